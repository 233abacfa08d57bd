/* Feels from C: Android's flick ends sooner than UIKit's, on the edge; a part by itself; nonsense refused. */
#include "check.h"

#include <overscroll_feel.h>

/* Where a flick ends that is released at 0.064 s with some 5,000 points per second, and when. */
static int flick(const OverscrollFeel *feel, OverscrollFrame *frame, double *rest) {
  OverscrollScrollerDef def = overscroll_scroller_def();
  def.viewport = (OverscrollSize){390, 844};
  def.content_size = (OverscrollSize){390, 60000};
  OverscrollScroller list;
  CHECK(overscroll_scroller_create(&def, &list) == OVERSCROLL_OK);
  CHECK(overscroll_set_feel(list.id, feel) == OVERSCROLL_OK);
  CHECK(overscroll_scroller_touch(list, TOUCH(BEGAN, 200, 700, 0), NULL) == OVERSCROLL_OK);
  for (int i = 1; i < 8; i++)
    CHECK(overscroll_scroller_touch(list, TOUCH(MOVED, 200, 700 - 40 * i, 0.008 * i), NULL) == 0);
  CHECK(overscroll_scroller_touch(list, LIFT(0.057), NULL) == OVERSCROLL_OK);
  CHECK(overscroll_rest_time(list.id, rest) == OVERSCROLL_OK);
  CHECK(overscroll_scroller_advance(list, *rest, frame) == OVERSCROLL_OK);
  CHECK(!frame->is_moving);
  CHECK(overscroll_destroy(list.id) == OVERSCROLL_OK);
  return 0;
}

int overscroll_smoke_feel(void) {
  OverscrollFeel uikit, android, mixed;
  CHECK(overscroll_feel_named(OVERSCROLL_FEEL_UIKIT, &uikit) == OVERSCROLL_OK);
  CHECK(overscroll_feel_named(OVERSCROLL_FEEL_ANDROID, &android) == OVERSCROLL_OK);
  CHECK(overscroll_feel_named(13, &mixed) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(uikit.band.coefficient == 0.55 && uikit.thresholds.maximum_speed == INFINITY);
  CHECK(android.deceleration.kind == OVERSCROLL_FEEL_DECELERATION_SPLINE);
  CHECK(android.deceleration.is_tabled && android.estimator == OVERSCROLL_VELOCITY_ANDROID);

  OverscrollFrame frame;
  double later, sooner;
  int line = flick(&uikit, &frame, &later);
  if (line) return line;
  line = flick(&android, &frame, &sooner);
  if (line) return line;
  CHECK(sooner < later && frame.offset.y > 1000);

  mixed = uikit;
  mixed.deceleration = android.deceleration;
  line = flick(&mixed, &frame, &sooner);
  if (line) return line;
  CHECK(sooner < later);

  OverscrollScrollerDef def = overscroll_scroller_def();
  OverscrollScroller list;
  CHECK(overscroll_scroller_create(&def, &list) == OVERSCROLL_OK);
  mixed.deceleration.second_speed = NAN;
  CHECK(overscroll_set_feel(list.id, &mixed) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(overscroll_set_feel(list.id, NULL) == OVERSCROLL_NULL_POINTER);
  CHECK(overscroll_feel(list.id, &mixed) == OVERSCROLL_OK);
  CHECK(mixed.deceleration.kind == OVERSCROLL_FEEL_DECELERATION_EXPONENTIAL);
  CHECK(overscroll_destroy(list.id) == OVERSCROLL_OK);
  CHECK(overscroll_set_feel(list.id, &android) == OVERSCROLL_STALE_ID);
  return 0;
}
