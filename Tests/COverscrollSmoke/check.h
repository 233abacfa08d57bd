/* What the C programs share: checks by line, touches, events. */
#ifndef OVERSCROLL_CHECK_H
#define OVERSCROLL_CHECK_H

#include "include/smoke.h"

#include <overscroll_physics.h>
#include <math.h>
#include <stddef.h>

#define CHECK(condition) \
  do { \
    if (!(condition)) return __LINE__; \
  } while (0)

/* An event of finger 1. */
#define TOUCH(phase, x, y, time) (&(OverscrollTouch){OVERSCROLL_TOUCH_##phase, 1, x, y, time})
/* It lifts where it was. */
#define LIFT(time) TOUCH(ENDED, NAN, NAN, time)

/* A list of 390 points. */
static inline OverscrollScroller list_of(double viewport, double height) {
  OverscrollScrollerDef def = overscroll_scroller_def();
  def.viewport = (OverscrollSize){390, viewport};
  def.content_size = (OverscrollSize){390, height};
  OverscrollScroller list = {0};
  overscroll_scroller_create(&def, &list);
  return list;
}

static inline int has(OverscrollEvents events, unsigned event) {
  for (; events; events >>= 4)
    if ((events & 15) == event) return 1;
  return 0;
}

#endif
