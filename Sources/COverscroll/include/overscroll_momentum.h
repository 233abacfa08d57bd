/* overscroll_momentum.h - deltas of a trackpad in, deltas with momentum out: for a compositor, a mouse tool, a
 * terminal or a toolkit that keeps its own offsets.
 *
 *   overscroll_momentum_stream_wheel(stream, &event, &deltas);              each event that the system sends
 *   if (deltas.is_moving)
 *     overscroll_momentum_stream_advance(stream, frame_time, &deltas);      each frame
 *   for (int32_t i = 0; i < deltas.count; i++) send(&deltas.wheels[i]);
 *
 * Fingers' deltas pass; what they leave behind glides on as a scroller does, the sum the same at any frame rate. The
 * system's own momentum is left out. Fingers that are laid down (HELD) or move, and a notch against it, end a glide; a
 * host sends HELD for reasons of its own, too: a key, a button, another focus. */
#ifndef OVERSCROLL_MOMENTUM_H
#define OVERSCROLL_MOMENTUM_H

#include "overscroll.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A stream, by name. */
typedef struct OverscrollMomentumStream {
  uint32_t id;
} OverscrollMomentumStream;

/* Everything about a stream; all of it may change at any time, and what glides then glides on. */
typedef struct OverscrollMomentumStreamDef {
  OverscrollHeader header;  /* by overscroll_..._def(); leave it */
  OverscrollSize viewport;  /* what a page of a wheel is; points, 0 ... 1e12 */
  double lift_interval;     /* so long a silence of deltas without phases is a lift; seconds, 0: none is */
  uint8_t unit;             /* OVERSCROLL_WHEEL_PIXELS or _LINES: of what comes out */
  uint8_t is_whole;         /* whether whole numbers come out, with the rest carried to the next */
  uint8_t momentum;         /* OVERSCROLL_TRACKPAD_...: who moves things on when fingers leave */
  uint8_t reserved[5];      /* 0 */
} OverscrollMomentumStreamDef;

/* A page of 800 by 600; points, as they are; the engine's momentum. */
OVERSCROLL_DEF(OverscrollMomentumStreamDef, overscroll_momentum_stream_def)

/* The most deltas that come out of a call. */
#define OVERSCROLL_LARGEST_DELTA_COUNT 6

/* What comes out, in order. */
typedef struct OverscrollDeltas {
  OverscrollWheel wheels[6]; /* `count` of them */
  int32_t count;             /* 0 ... OVERSCROLL_LARGEST_DELTA_COUNT */
  uint8_t is_moving;         /* whether frames are needed */
  uint8_t reserved[3];       /* 0 */
} OverscrollDeltas;

/* Creates a stream at rest; changes one, all or nothing. What is out of its range is INVALID_ARGUMENT. */
OverscrollStatus overscroll_momentum_stream_create(
    const OverscrollMomentumStreamDef *def, OverscrollMomentumStream *stream);
OverscrollStatus overscroll_momentum_stream_configure(
    OverscrollMomentumStream stream, const OverscrollMomentumStreamDef *def);

/* Takes an event; one whose delta or time makes no sense changes nothing, and is INVALID_ARGUMENT. `deltas` may be
 * NULL: then they are lost. */
OverscrollStatus overscroll_momentum_stream_wheel(
    OverscrollMomentumStream stream, const OverscrollWheel *wheel, OverscrollDeltas *deltas);

/* Moves to a display frame: how far the glide has gone since the call before. */
OverscrollStatus overscroll_momentum_stream_advance(
    OverscrollMomentumStream stream, double time, OverscrollDeltas *deltas);

#ifdef __cplusplus
}
#endif

#endif
