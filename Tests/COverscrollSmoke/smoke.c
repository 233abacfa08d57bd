/* A plain C program against overscroll.h: it compiles as C11 without a warning, and a flick ends where the
 * physics say. */
#include "check.h"

int overscroll_smoke(void) {
  CHECK(overscroll_version() == ((uint32_t)OVERSCROLL_VERSION_MAJOR << 16 |
                                 (uint32_t)OVERSCROLL_VERSION_MINOR << 8 |
                                 (uint32_t)OVERSCROLL_VERSION_PATCH));
  const OverscrollScroller scroller = list_of(844, 60000);
  CHECK(overscroll_scroller_touch(scroller, TOUCH(BEGAN, 200, 700, 0.000), NULL) == OVERSCROLL_OK);
  OverscrollRelease release;
  CHECK(overscroll_scroller_touch(scroller, TOUCH(MOVED, 200, 640, 0.016), &release) == 0);
  CHECK(has(release.events, OVERSCROLL_WILL_BEGIN_DRAGGING) && !release.did_drag);
  for (int i = 2; i < 6; i++)
    CHECK(overscroll_scroller_touch(scroller, TOUCH(MOVED, 200, 700 - 60 * i, 0.016 * i), NULL) == 0);
  CHECK(overscroll_scroller_touch(scroller, LIFT(0.085), &release) == OVERSCROLL_OK);
  CHECK(release.did_drag && release.will_settle && release.velocity.y > 3000);
  OverscrollVector rest;
  CHECK(overscroll_scroller_destination(scroller, &rest) == 0 && rest.y == release.proposed_target.y);
  OverscrollFrame frame = {0};
  double time = 0.085;
  do {
    CHECK(overscroll_scroller_advance(scroller, time, &frame) == OVERSCROLL_OK);
    time += 1.0 / 120;
  } while (frame.is_moving && time < 100);
  CHECK(fabs(frame.offset.y - rest.y) < 1e-9 && frame.phase == OVERSCROLL_PHASE_IDLE);
  CHECK(has(frame.events, OVERSCROLL_DID_END_DECELERATING));
  CHECK(overscroll_destroy(scroller.id) == OVERSCROLL_OK);
  CHECK(overscroll_scroller_frame(scroller, &frame) == OVERSCROLL_STALE_ID);
  OverscrollSpringMotion spring = {{1, 100, 1}, 100, 0, 0};
  OverscrollMotion motion;
  CHECK(overscroll_spring_at(&spring, 0.1, &motion) == 0 && fabs(motion.value - 200 * exp(-1)) < 1e-12);
  return 0;
}

#ifdef OVERSCROLL_SMOKE_MAIN
#include <stdio.h>

static int failed(const char *file, int line) {
  if (line) fprintf(stderr, "%s:%d: failed\n", file, line);
  return line != 0;
}

int main(void) {
  return failed("smoke.c", overscroll_smoke()) | failed("drawer.c", overscroll_smoke_drawer()) |
         failed("things.c", overscroll_smoke_things()) | failed("pager.c", overscroll_smoke_pager()) |
         failed("host.c", overscroll_smoke_host());
}
#endif
