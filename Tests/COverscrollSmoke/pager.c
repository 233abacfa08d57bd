/* A pager from C: a flick turns a page, another comes in meanwhile, and it comes to rest in its place. */
#include "check.h"

int overscroll_smoke_pager(void) {
  double extents[] = {280, 210, 350, 280};
  OverscrollPagerDef def = overscroll_pager_def();
  def.layout.viewport = (OverscrollSize){390, 600};
  def.layout.spacing = 16;
  OverscrollPager pager;
  extents[3] = -1;
  CHECK(overscroll_pager_create(&def, extents, 4, &pager) == OVERSCROLL_INVALID_ARGUMENT);
  extents[3] = 280;
  CHECK(overscroll_pager_create(&def, extents, 4, &pager) == OVERSCROLL_OK);
  OverscrollVisiblePage seen[2];
  int32_t count = 0;
  CHECK(overscroll_pager_visible_pages(pager, seen, 2, &count) == OVERSCROLL_OK);
  CHECK(count == 2 && seen[0].page == 0 && seen[0].start == 55 && seen[0].extent == 280);
  CHECK(seen[1].page == 1 && seen[1].start == 351);
  CHECK(overscroll_pager_touch(pager, TOUCH(BEGAN, 300, 300, 0), NULL) == OVERSCROLL_OK);
  for (int i = 1; i < 6; i++)
    CHECK(overscroll_pager_touch(pager, TOUCH(MOVED, 300 - 12 * i, 300, 0.012 * i), NULL) == 0);
  OverscrollPagerRelease release;
  CHECK(overscroll_pager_touch(pager, LIFT(0.065), &release) == OVERSCROLL_OK);
  CHECK(release.did_drag && release.will_settle && release.page == 1 && release.velocity > 0);
  CHECK(release.happened.will_change.from.index == 0 && release.happened.will_change.to.index == 1);
  CHECK(has(release.happened.events, OVERSCROLL_WILL_CHANGE_PLACE) && release.happened.will_change.reason == OVERSCROLL_BY_FLING);
  OverscrollPagerFrame frame = {0};
  CHECK(overscroll_pager_advance(pager, 0.1, &frame) == OVERSCROLL_OK);
  OverscrollPagePlace before, after;
  CHECK(overscroll_pager_page(pager, frame.nearest_page, &before) == OVERSCROLL_OK);
  CHECK(overscroll_pager_insert(pager, 0, NULL, 2, 1, NULL) == OVERSCROLL_OK);
  CHECK(overscroll_pager_page(pager, frame.nearest_page + 2, &after) == OVERSCROLL_OK);
  CHECK(fabs(after.start - before.start) < 1e-9);
  double rest;
  CHECK(overscroll_rest_time(pager.id, &rest) == OVERSCROLL_OK);
  for (double time = 0.1; frame.is_moving; time += 1.0 / 120) {
    CHECK(overscroll_pager_advance(pager, time, &frame) == OVERSCROLL_OK && (time < rest) == frame.is_moving);
  }
  CHECK(overscroll_pager_page(pager, 3, &after) == OVERSCROLL_OK);
  CHECK(frame.offset == after.offset && frame.page_progress == 3 && frame.page == 3 && frame.count == 6);
  CHECK(has(frame.happened.events, OVERSCROLL_DID_SETTLE));
  OverscrollHappened events;
  CHECK(overscroll_pager_remove(pager, 3, 1, 0, &events) == OVERSCROLL_OK);
  CHECK(events.did_change.from.index == -1 && events.did_change.to.index == 3);
  CHECK(overscroll_pager_scroll(pager, 5, 1, NULL) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(overscroll_pager_remove(pager, 4, 2, 1, NULL) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(overscroll_destroy(pager.id) == OVERSCROLL_OK);
  CHECK(overscroll_pager_frame(pager, &frame) == OVERSCROLL_STALE_ID);
  return 0;
}
