/* overscroll_dial.h - an angle turned by a finger about a centre, with limits, detents and momentum.
 *
 *   OverscrollDialDef def = overscroll_dial_def();
 *   def.center = (OverscrollVector){195, 195};
 *   def.detent_step = 0.5235987755982988;
 *   OverscrollDial dial;
 *   overscroll_dial_create(&def, &dial);
 *
 * Released, it goes to the detent nearest to the angle + its velocity / r, by a spring; without detents it
 * flies as a scroll view's content does, in radians. Beyond its limits it resists as a rubber band.
 *
 * Angles are in radians, all turns counted; they grow clockwise on a screen whose y points down.
 */
#ifndef OVERSCROLL_DIAL_H
#define OVERSCROLL_DIAL_H

#include "overscroll.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Everything about a dial that you choose. Start from overscroll_dial_def(). */
typedef struct OverscrollDialDef {
  OverscrollHeader header;  /* by overscroll_..._def(); leave it */
  OverscrollVector center;  /* the point it turns about; points */
  double angle;             /* where it starts; radians; ignored by configure */
  double minimum;           /* the least angle without resistance; radians; ignored by configure */
  double maximum;           /* the greatest; radians; minimum and maximum 0: no limits; ignored by configure */
  double detent_step;       /* a detent at every multiple of it; radians, > 0; 0: none */
  double detent_origin;     /* from one of them; radians */
  OverscrollSpring spring;  /* how it goes to a detent */
  double deceleration_rate; /* share of velocity kept each millisecond */
  OverscrollPan pan;        /* how fingers are read; the slop is 0, a dial turns immediately */
  uint8_t is_drag_enabled;  /* may fingers turn it? */
  uint8_t reduces_motion;   /* is motion that no finger causes left out? */
  uint8_t reserved[6];      /* 0 */
} OverscrollDialDef;

/* A dial about the point (0, 0) without limits and detents, at the angle 0. */
OVERSCROLL_DEF(OverscrollDialDef, overscroll_dial_def)

/* A dial, by name. */
typedef struct OverscrollDial {
  uint32_t id;
} OverscrollDial;

/* Creates a dial at rest. */
OverscrollStatus overscroll_dial_create(const OverscrollDialDef *def, OverscrollDial *dial);

/* Makes it come to rest at given angles: radians, in ascending order; `count` up to
 * OVERSCROLL_LARGEST_COUNT. They are copied. */
OverscrollStatus overscroll_dial_set_detents(
    OverscrollDial dial, const double *angles, int32_t count);

/* ---- What happened -------------------------------------------------------------------------- */

/* Events, four bits each, as in overscroll.h. */
enum {
  OVERSCROLL_DIAL_WILL_BEGIN_DRAGGING = 1,
  OVERSCROLL_DIAL_DID_TURN = 2,
  OVERSCROLL_DIAL_DID_END_DRAGGING = 3,
  OVERSCROLL_DIAL_DID_SETTLE = 4
};

/* What to draw. */
typedef struct OverscrollDialFrame {
  double time;             /* seconds */
  double angle;            /* radians */
  double velocity;         /* radians per second */
  double destination;      /* radians: where it will have come to rest */
  OverscrollEvents events; /* OVERSCROLL_DIAL_..., meanwhile */
  uint8_t phase;           /* OVERSCROLL_PHASE_... */
  uint8_t is_moving;       /* 1: ask for frames; 0: nothing needs to run */
  uint8_t is_tracking;     /* 1: a finger is down */
  uint8_t is_dragging;     /* 1: a finger turns it */
  uint8_t reserved[4];     /* 0 */
} OverscrollDialFrame;

/* How a touch ended. */
typedef struct OverscrollDialRelease {
  double velocity;         /* radians per second */
  double destination;      /* radians: where it goes */
  OverscrollEvents events; /* OVERSCROLL_DIAL_... */
  uint8_t will_settle;     /* 1: it keeps moving */
  uint8_t did_drag;        /* 1: a drag ended */
  uint8_t reserved[6];     /* 0 */
} OverscrollDialRelease;

/* ---- Fingers, programs and time ------------------------------------------------------------- */
/* Places are those of the centre. `events` and `release` may be NULL. */

OVERSCROLL_TOUCH(Dial, dial, DIAL)

/* Settings. Detents that were given one by one are kept while the step stays 0. */
OVERSCROLL_VERBS(Dial, dial, DIAL, OverscrollEvents)

/* Turns to an angle by program, within the limits; `animated`: 0 immediately. Ignored while a finger turns
 * it. */
OverscrollStatus overscroll_dial_turn(
    OverscrollDial dial, double angle, int32_t animated, OverscrollEvents *events);

#ifdef __cplusplus
}
#endif

#endif
