/* A drawer from C: a flick opens it, and it comes to rest on its anchor. */
#include "check.h"

int overscroll_smoke_drawer(void) {
  OverscrollDrawerAnchor anchors[] = {
    {.value = 120, .kind = OVERSCROLL_ANCHOR_FROM_BOTTOM},
    {.value = 0.5, .kind = OVERSCROLL_ANCHOR_FRACTION},
    {.value = 60, .kind = OVERSCROLL_ANCHOR_FROM_TOP}};
  OverscrollDrawerDef def = overscroll_drawer_def();
  def.layout.container = (OverscrollSize){390, 844};
  def.anchor = 1;
  OverscrollDrawer drawer;
  CHECK(overscroll_drawer_create(&def, anchors, 0, &drawer) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(overscroll_drawer_create(&def, anchors, 3, &drawer) == OVERSCROLL_OK);
  double lengths[3];
  int32_t count = 0;
  CHECK(overscroll_drawer_visible_lengths(drawer, lengths, 3, &count) == OVERSCROLL_OK);
  CHECK(count == 3 && lengths[0] == 120 && lengths[1] == 422 && lengths[2] == 784);
  OverscrollDrawerAnchor given[2] = {{0}};
  CHECK(overscroll_drawer_anchors(drawer, given, 2, &count) == OVERSCROLL_OK);
  CHECK(count == 3 && given[0].value == 120 && given[1].kind == OVERSCROLL_ANCHOR_FRACTION && given[1].value == 0.5);
  CHECK(overscroll_drawer_touch(drawer, TOUCH(BEGAN, 200, 500, 0), NULL) == OVERSCROLL_OK);
  for (int i = 1; i < 6; i++)
    CHECK(overscroll_drawer_touch(drawer, TOUCH(MOVED, 200, 500 - 14 * i, 0.012 * i), NULL) == 0);
  OverscrollDrawerRelease release;
  CHECK(overscroll_drawer_touch(drawer, LIFT(0.065), &release) == OVERSCROLL_OK);
  CHECK(release.did_drag && release.will_settle && release.anchor == 2);
  CHECK(release.happened.will_change.from.index == 1 && release.happened.will_change.to.index == 2);
  CHECK(has(release.happened.events, OVERSCROLL_WILL_CHANGE_PLACE) && release.happened.will_change.reason == OVERSCROLL_BY_FLING);
  double rest;
  CHECK(overscroll_rest_time(drawer.id, &rest) == OVERSCROLL_OK);
  OverscrollDrawerFrame frame = {0};
  double time = 0.065;
  do {
    CHECK(overscroll_drawer_advance(drawer, time, &frame) == OVERSCROLL_OK && (time < rest) == frame.is_moving);
    time += 1.0 / 120;
  } while (frame.is_moving);
  CHECK(frame.position == 60 && frame.progress == 1 && frame.anchor == 2 && has(frame.happened.events, OVERSCROLL_DID_SETTLE));
  CHECK(overscroll_drawer_move(drawer, 3, 1, NULL) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(overscroll_drawer_move(drawer, 0, 0, NULL) == OVERSCROLL_OK);
  CHECK(overscroll_drawer_frame(drawer, &frame) == OVERSCROLL_OK && frame.visible_length == 120);
  CHECK(overscroll_destroy(drawer.id) == OVERSCROLL_OK);
  CHECK(overscroll_drawer_frame(drawer, &frame) == OVERSCROLL_STALE_ID);
  return 0;
}
