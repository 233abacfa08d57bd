/* overscroll_throw.h - any value, thrown: a colour, a rotation, an opacity, a scale goes to the nearest of
 * given values.
 *
 *   OverscrollThrowDef def = overscroll_throw_def();
 *   def.value = (OverscrollValue){{0.9, 0.1, 0.1}};
 *   OverscrollThrow tint;
 *   overscroll_throw_create(&def, &tint);
 *   overscroll_throw_drag(tint, &value, now, NULL);
 *   overscroll_throw_release(tint, &velocity, palette, 5, now, &release);
 *
 * A spring is linear: what moves a point moves everything that can be added and scaled. Fingers drag it by
 * per_x and per_y, as they drag anything else, and it goes to one of the candidates; or a program drags it
 * and says how fast it changed. An oscillating spring passes its target: clamp what must not leave its
 * range where you draw it.
 */
#ifndef OVERSCROLL_THROW_H
#define OVERSCROLL_THROW_H

#include "overscroll.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Up to four numbers that move together; those that are not needed are 0. Distances between values are
 * Euclid's, so let the numbers be of a kind. |.| <= 1e12. */
typedef struct OverscrollValue {
  double parts[4];
} OverscrollValue;

/* Everything about a throw that you choose. Start from overscroll_throw_def(). */
typedef struct OverscrollThrowDef {
  OverscrollHeader header;  /* by overscroll_..._def(); leave it */
  OverscrollValue value;    /* where it starts; ignored by configure, as the next two */
  OverscrollValue per_x;    /* its change as a finger moves a point to the right */
  OverscrollValue per_y;    /* its change as a finger moves a point down */
  OverscrollSpring spring;  /* how it goes to its target */
  double deceleration_rate; /* how far a throw carries: share kept each millisecond */
  double tolerance;         /* how near to its target it is put there; 1e-9 ... 1e12; ignored too */
  OverscrollPan pan;        /* how fingers are read */
  uint8_t is_drag_enabled;  /* may fingers drag it? */
  uint8_t reduces_motion;   /* does it go to its target immediately? */
  uint8_t reserved[6];      /* 0 */
} OverscrollThrowDef;

/* At 0, with a tolerance of a thousandth, which suits what goes from 0 to 1; fingers do not change it. */
OVERSCROLL_DEF(OverscrollThrowDef, overscroll_throw_def)

/* A value that is thrown, by name. */
typedef struct OverscrollThrow {
  uint32_t id;
} OverscrollThrow;

/* Creates one at rest. */
OverscrollStatus overscroll_throw_create(const OverscrollThrowDef *def, OverscrollThrow *thrown);

/* Where it may rest after a touch: `count` values, up to OVERSCROLL_LARGEST_COUNT; with none it goes where
 * the throw carries it. They are copied. */
OverscrollStatus overscroll_throw_set_candidates(
    OverscrollThrow thrown, const OverscrollValue *candidates, int32_t count);

/* ---- What happened -------------------------------------------------------------------------- */

/* Events, four bits each, as in overscroll.h. */
enum {
  OVERSCROLL_THROW_WILL_BEGIN_DRAGGING = 1,
  OVERSCROLL_THROW_DID_CHANGE = 2,
  OVERSCROLL_THROW_DID_END_DRAGGING = 3,
  OVERSCROLL_THROW_DID_SETTLE = 4
};

/* What to draw. */
typedef struct OverscrollThrowFrame {
  double time;              /* seconds */
  OverscrollValue value;    /* the value */
  OverscrollValue velocity; /* its change per second */
  OverscrollValue destination; /* where it goes, or is */
  OverscrollEvents events;  /* OVERSCROLL_THROW_..., meanwhile */
  uint8_t phase;            /* OVERSCROLL_PHASE_... */
  uint8_t is_moving;        /* 1: ask for frames; 0: nothing needs to run */
  uint8_t is_tracking;      /* 1: a finger is down */
  uint8_t is_dragging;      /* 1: a finger or a program drags it */
  uint8_t reserved[4];      /* 0 */
} OverscrollThrowFrame;

/* How a touch ended. */
typedef struct OverscrollThrowRelease {
  OverscrollValue velocity; /* its change per second */
  OverscrollValue destination; /* where it goes */
  OverscrollEvents events;  /* OVERSCROLL_THROW_... */
  int32_t candidate;        /* index of the candidate it goes to; -1: none */
  uint8_t will_settle;      /* 1: it keeps moving */
  uint8_t did_drag;         /* 1: a drag ended */
  uint8_t reserved[2];      /* 0 */
} OverscrollThrowRelease;

/* ---- Fingers, programs and time ------------------------------------------------------------- */
/* Places are in any coordinates. `events` and `release` may be NULL. */

OVERSCROLL_TOUCH(Throw, throw, THROW)

/* Settings; a new spring serves from the next release on. */
OVERSCROLL_VERBS(Throw, throw, THROW, OverscrollEvents)

/* Has it at a value, as a finger would: it stops there until it is released. */
OverscrollStatus overscroll_throw_drag(
    OverscrollThrow thrown, const OverscrollValue *value, OverscrollEvents *events);

/* Goes on with a velocity (change per second), to the one of `count` candidates that is nearest to
 * x + v / r; where the throw carries it, if the count is 0. `count` up to OVERSCROLL_LARGEST_COUNT. This
 * allocates. */
OverscrollStatus overscroll_throw_release(
    OverscrollThrow thrown, const OverscrollValue *velocity, const OverscrollValue *candidates,
    int32_t count, OverscrollThrowRelease *release);

/* Goes to a value, from where it is and with the velocity it has; `animated`: 0 immediately. Ignored while it
 * is dragged. */
OverscrollStatus overscroll_throw_move(
    OverscrollThrow thrown, const OverscrollValue *target, int32_t animated,
    OverscrollEvents *events);

#ifdef __cplusplus
}
#endif

#endif
