/* overscroll_throw.h - any value, thrown: a colour, a rotation, an opacity, a scale goes to the nearest of
 * given values.
 *
 *   OverscrollThrowDef def = overscroll_throw_def();
 *   def.value = (OverscrollValue){{0.9, 0.1, 0.1}};
 *   OverscrollThrow tint;
 *   overscroll_throw_create(&def, &tint);
 *   overscroll_throw_drag(tint, &value, now);
 *   overscroll_throw_release(tint, &velocity, palette, 5, now, &chosen);
 *
 * A spring is linear: what moves a point moves everything that can be added and scaled. Whoever drags the
 * value says how fast it changed; there are no pointers here. An oscillating spring passes its target:
 * clamp what must not leave its range where you draw it.
 */
#ifndef OVERSCROLL_THROW_H
#define OVERSCROLL_THROW_H

#include "overscroll_interaction.h"

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
  OverscrollValue value;    /* where it starts; configure does not heed it */
  OverscrollSpring spring;  /* how it goes to its target */
  double deceleration_rate; /* how far a throw carries: share kept each millisecond */
  double tolerance;         /* how near to its target it is put there; 1e-9 ... 1e12; nor this */
  uint8_t reduces_motion;   /* does it go to its target at once? */
  uint8_t reserved[7];      /* 0 */
} OverscrollThrowDef;

/* At 0, with a tolerance of a thousandth, which suits what goes from 0 to 1. */
OverscrollThrowDef overscroll_throw_def(void);

/* A value that is thrown, by name: pass it by value. { 0 } is none. */
typedef struct OverscrollThrow {
  uint32_t id;
} OverscrollThrow;

/* Creates one at rest; a snapshot of one, back to one, and the end. */
OverscrollStatus overscroll_throw_create(const OverscrollThrowDef *def, OverscrollThrow *thrown);
OverscrollStatus overscroll_throw_clone(OverscrollThrow thrown, OverscrollThrow *clone);
OverscrollStatus overscroll_throw_assign(OverscrollThrow thrown, OverscrollThrow source);
OverscrollStatus overscroll_throw_destroy(OverscrollThrow thrown);

/* Reads the settings in force, and changes them: a new spring serves from the next release on. */
OverscrollStatus overscroll_throw_configuration(OverscrollThrow thrown, OverscrollThrowDef *def);
OverscrollStatus overscroll_throw_configure(OverscrollThrow thrown, const OverscrollThrowDef *def);

/* A finger catches it: it stops where it is. */
OverscrollStatus overscroll_throw_hold(OverscrollThrow thrown, double time);

/* A finger has it at a value. */
OverscrollStatus overscroll_throw_drag(
    OverscrollThrow thrown, const OverscrollValue *value, double time);

/* The finger lets it go with a velocity (change per second). It goes to the one of `count` candidates that
 * is nearest to x + v / r; where the throw carries it, if the count is 0. `chosen` (may be NULL) becomes
 * the candidate's index, or -1. `count` up to OVERSCROLL_LARGEST_COUNT. This allocates. */
OverscrollStatus overscroll_throw_release(
    OverscrollThrow thrown, const OverscrollValue *velocity, const OverscrollValue *candidates,
    int32_t count, double time, int32_t *chosen);

/* Goes to a value by program, from where it is and with the velocity it has. `animated`: 0 at once. */
OverscrollStatus overscroll_throw_move(
    OverscrollThrow thrown, const OverscrollValue *target, int32_t animated, double time);

/* The one event of a throw. */
enum { OVERSCROLL_THROW_DID_SETTLE = 1 };

/* What to draw. */
typedef struct OverscrollThrowFrame {
  double time;              /* seconds */
  OverscrollValue value;    /* the value */
  OverscrollValue velocity; /* its change per second; 0 while it is dragged */
  OverscrollValue target;   /* where it goes, or is */
  OverscrollEvents events;  /* OVERSCROLL_THROW_DID_SETTLE or none, on the way there */
  uint8_t is_moving;        /* 1: ask for frames; 0: nothing needs to run */
  uint8_t reserved[7];      /* 0 */
} OverscrollThrowFrame;

/* Moves to a display frame and says what to draw. Any interval is allowed. */
OverscrollStatus overscroll_throw_advance(
    OverscrollThrow thrown, double time, OverscrollThrowFrame *frame);

/* What to draw at the latest time known. Nothing changes. */
OverscrollStatus overscroll_throw_frame(OverscrollThrow thrown, OverscrollThrowFrame *frame);

/* The value to come if nothing else happens, for `count` times, `interval` seconds apart. */
OverscrollStatus overscroll_throw_sample(
    OverscrollThrow thrown, double first_time, double interval, int32_t count,
    OverscrollValue *values);

/* When it will have come to rest, in seconds; the latest time known when it does not move. */
OverscrollStatus overscroll_throw_rest_time(OverscrollThrow thrown, double *time);

/* What was ignored so far. */
OverscrollStatus overscroll_throw_diagnostics(
    OverscrollThrow thrown, OverscrollDiagnostics *diagnostics);

#ifdef __cplusplus
}
#endif

#endif
