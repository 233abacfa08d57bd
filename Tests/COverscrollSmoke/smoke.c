/* A plain C program against overscroll.h: it compiles as C11 without a warning, the layouts that other
 * languages rely on hold, and a flick ends where the physics say. */
#include "check.h"

#include <math.h>
#include <overscroll.h>

SIZE(OverscrollScrollerDef, 256);
AT(OverscrollScrollerDef, content_inset, 32);
AT(OverscrollScrollerDef, dynamics, 80);
AT(OverscrollScrollerDef, snap_horizontal, 144);
AT(OverscrollScrollerDef, minimum_zoom_scale, 192);
AT(OverscrollScrollerDef, velocity_estimator, 240);
AT(OverscrollScrollerDef, bounces_horizontally, 244);
AT(OverscrollScrollerDef, zooms_on_double_tap, 255);
SIZE(OverscrollFrame, 64);
AT(OverscrollFrame, events, 48);
AT(OverscrollFrame, phase, 56);
AT(OverscrollFrame, is_zoom_bouncing, 63);
SIZE(OverscrollRelease, 64);
AT(OverscrollRelease, events, 48);
SIZE(OverscrollInput, 48);
SIZE(OverscrollWheel, 32);
SIZE(OverscrollBounds, 64);
SIZE(OverscrollRest, 24);
SIZE(OverscrollFlight, 72);
SIZE(OverscrollFlightDef, 120);
SIZE(OverscrollSpringMotion, 48);
SIZE(OverscrollSpringNames, 48);
SIZE(OverscrollDiagnostics, 20);

int overscroll_smoke(void) {
  CHECK(overscroll_version() == ((uint32_t)OVERSCROLL_VERSION_MAJOR << 16 |
                                 (uint32_t)OVERSCROLL_VERSION_MINOR << 8 |
                                 (uint32_t)OVERSCROLL_VERSION_PATCH));

  OverscrollScrollerDef def = overscroll_scroller_def();
  def.viewport = (OverscrollSize){390, 844};
  def.content_size = (OverscrollSize){390, 60000};
  OverscrollScroller scroller;
  CHECK(overscroll_scroller_create(&def, &scroller) == OVERSCROLL_OK);

  OverscrollEvents events = 0;
  CHECK(overscroll_scroller_touch_down(scroller, 1, 200, 700, 0.000, NULL) == OVERSCROLL_OK);
  CHECK(overscroll_scroller_touch_moved(scroller, 1, 200, 640, 0.016, &events) == OVERSCROLL_OK);
  CHECK(has(events, OVERSCROLL_WILL_BEGIN_DRAGGING));
  for (int i = 2; i < 6; i++)
    CHECK(overscroll_scroller_touch_moved(scroller, 1, 200, 700 - 60 * i, 0.016 * i, NULL) == 0);
  OverscrollRelease release;
  CHECK(overscroll_scroller_touch_up(scroller, 1, NAN, NAN, 0.085, &release) == OVERSCROLL_OK);
  CHECK(release.did_drag && release.will_decelerate);
  CHECK(release.velocity.y > 3000);

  OverscrollRest rest;
  CHECK(overscroll_scroller_rest(scroller, &rest) == OVERSCROLL_OK);
  CHECK(rest.offset.y == release.proposed_target.y);

  OverscrollFrame frame = {0};
  double time = 0.085;
  do {
    CHECK(overscroll_scroller_advance(scroller, time, &frame) == OVERSCROLL_OK);
    time += 1.0 / 120;
  } while (frame.is_moving && time < 100);
  CHECK(fabs(frame.offset.y - rest.offset.y) < 1e-9);
  CHECK(frame.phase == OVERSCROLL_IDLE);
  CHECK(has(frame.events, OVERSCROLL_DID_END_DECELERATING));

  CHECK(overscroll_scroller_destroy(scroller) == OVERSCROLL_OK);
  CHECK(overscroll_scroller_frame(scroller, &frame) == OVERSCROLL_STALE_ID);

  OverscrollSpringMotion spring = {{1, 100, 1}, 100, 0, 0};
  OverscrollMotion motion;
  CHECK(overscroll_spring_at(&spring, 0.1, &motion) == OVERSCROLL_OK);
  CHECK(fabs(motion.value - 200 * exp(-1)) < 1e-12);
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
         failed("things.c", overscroll_smoke_things()) | failed("fit.c", overscroll_smoke_fit()) |
         failed("pager.c", overscroll_smoke_pager());
}
#endif
