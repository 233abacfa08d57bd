/* overscroll_interaction.h - what drawers, floating windows, dials and the other interactions share.
 *
 * They follow the conventions of overscroll.h: a def from a function, an id of a type of its own,
 * statuses, your buffers, times and places handed in. An id of one kind is refused by C's compiler
 * where another is asked for; an id that is stale is refused by the library.
 *
 * Their tables are separate: up to 65,535 of each kind. What overscroll.h says of scrollers and threads
 * holds for each kind by itself.
 */
#ifndef OVERSCROLL_INTERACTION_H
#define OVERSCROLL_INTERACTION_H

#include "overscroll.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A rectangle, in points. */
typedef struct OverscrollRect {
  double x;
  double y;
  double width;
  double height;
} OverscrollRect;

/* How fingers are read. */
typedef struct OverscrollPan {
  double slop;                 /* travel before a touch becomes a drag; points, 0 ... 1e12 */
  double minimum_fling_speed;  /* slower releases have velocity 0; points per second, >= 0 */
  double maximum_fling_speed;  /* faster ones are slowed to it; points per second; 0: no limit */
  double still_finger_interval; /* a finger at rest that long has velocity 0; seconds; 0: never */
  int32_t velocity_estimator;  /* OVERSCROLL_VELOCITY_... */
  int32_t reserved;            /* 0 */
} OverscrollPan;

/* What an interaction is doing, in one word. */
enum {
  OVERSCROLL_PHASE_IDLE = 0,     /* it rests */
  OVERSCROLL_PHASE_TRACKING = 1, /* a finger is down and has not begun to drag */
  OVERSCROLL_PHASE_DRAGGING = 2, /* a finger drags */
  OVERSCROLL_PHASE_SETTLING = 3  /* it goes on by itself */
};

#ifdef __cplusplus
}
#endif

#endif
