/* overscroll_feel.h - how other platforms scroll: Android's, Flutter's, GTK's feel and more, and any mixture.
 *
 *   OverscrollFeel feel;
 *   overscroll_feel_named(OVERSCROLL_FEEL_ANDROID, &feel);
 *   feel.edge.kind = OVERSCROLL_FEEL_EDGE_STOP;               // or any part by itself
 *   overscroll_set_feel(scroller.id, &feel);
 *
 * A feel is how content slows down, what it does beyond an edge, how it resists a finger there, when it stops,
 * how a lifting finger's velocity is judged, what makes a drag and a fling, and what flings take over. It may
 * change in any phase: a flight goes on from where it is, as fast as it is. It sets `pan` of the settings to
 * the feel's (and a pager's spring), which may be changed after. The rate, the law and
 * the build-up of flicks are words for its parts: the rate makes the deceleration exponential, whatever it
 * was.
 *
 * A part has a kind, and numbers of which each kind uses those that name it; the others are ignored, and 0
 * when read.
 */
#ifndef OVERSCROLL_FEEL_H
#define OVERSCROLL_FEEL_H

#include "overscroll.h"
#include "overscroll_nested.h"
#include "overscroll_pager.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Platforms ------------------------------------------------------------------------------ */

enum {
  OVERSCROLL_FEEL_UIKIT = 0,            /* UIScrollView */
  OVERSCROLL_FEEL_ANDROID = 1,          /* Android's views since 12 */
  OVERSCROLL_FEEL_FLUTTER = 2,          /* Flutter's bouncing physics */
  OVERSCROLL_FEEL_FLUTTER_FAST = 3,     /* the same, fast, as on macOS */
  OVERSCROLL_FEEL_FLUTTER_CLAMPING = 4, /* Flutter's clamping physics */
  OVERSCROLL_FEEL_GTK = 5,              /* GTK 4 */
  OVERSCROLL_FEEL_CHROMIUM = 6,         /* Chromium on a Mac or Linux */
  OVERSCROLL_FEEL_CHROMIUM_WINDOWS = 7, /* Chromium on Windows */
  OVERSCROLL_FEEL_FIREFOX = 8,          /* Firefox on a desktop */
  OVERSCROLL_FEEL_COMPOSE = 9,          /* Jetpack Compose */
  OVERSCROLL_FEEL_COMPOSE_IOS = 10,     /* Compose on iOS */
  OVERSCROLL_FEEL_QT = 11,              /* Qt Quick's Flickable */
  OVERSCROLL_FEEL_WINDOWS = 12          /* Windows' inertia */
};

/* ---- Parts ---------------------------------------------------------------------------------- */

/* How content slows down inside the bounds. */
enum {
  OVERSCROLL_FEEL_DECELERATION_EXPONENTIAL = 0, /* v' = -decay v */
  OVERSCROLL_FEEL_DECELERATION_DRAG = 1,        /* v' = -decay (v + drag) */
  OVERSCROLL_FEEL_DECELERATION_FRICTION = 2,    /* v = v0 e^(-decay t) - deceleration t */
  OVERSCROLL_FEEL_DECELERATION_POWER = 3,       /* v = v0 (1 - t/T)^(exponent - 1) */
  OVERSCROLL_FEEL_DECELERATION_SPLINE = 4,      /* Android's time table, or the curve it samples */
  OVERSCROLL_FEEL_DECELERATION_WINDOWS = 5      /* v^2/2a on a bent Bezier curve */
};

typedef struct OverscrollFeelDeceleration {
  double decay;        /* EXPONENTIAL, DRAG, FRICTION: 1/s; 1e-4 ... 1e5 */
  double drag;         /* DRAG: points per second; 1e-6 ... 1e12 */
  double deceleration; /* FRICTION, WINDOWS: points per second squared; 1e-6 ... 1e12; FRICTION also 0 */
  double exponent;     /* POWER: 1.1 ... 100; 2 is constant deceleration */
  double second_speed; /* POWER, SPLINE: the speed whose motion lasts a second; points per second;
                        * 1e-6 ... 1e12 */
  double viewports;    /* WINDOWS: the longest distance, in viewports; 0 ... 1e6 */
  int32_t kind;        /* OVERSCROLL_FEEL_DECELERATION_... */
  uint8_t is_tabled;   /* SPLINE: by the vendor's table, rather than smooth? */
  uint8_t reserved[3]; /* 0 */
} OverscrollFeelDeceleration;

/* What released content does beyond an edge. */
enum {
  OVERSCROLL_FEEL_EDGE_PULL = 0,      /* the deceleration goes on, drawn in by e^(-pull t): UIKit's */
  OVERSCROLL_FEEL_EDGE_SPRING = 1,    /* a damped spring */
  OVERSCROLL_FEEL_EDGE_PARABOLA = 2,  /* constant deceleration out, smoothly back */
  OVERSCROLL_FEEL_EDGE_BEZIER = 3,    /* two timed Bezier curves */
  OVERSCROLL_FEEL_EDGE_FLICKABLE = 4, /* constant deceleration out, 0.4 s back */
  OVERSCROLL_FEEL_EDGE_STOP = 5       /* it ends on the edge */
};

typedef struct OverscrollFeelEdge {
  double pull;               /* PULL: 1/s; 1e-4 ... 1e5 */
  double hit_frequency;      /* SPRING: after a flick into the edge; 1/s; 1e-4 ... 1e5; 0 stops there */
  double released_frequency; /* SPRING: after a release beyond it; 1/s; 1e-4 ... 1e5 */
  double damping_ratio;      /* SPRING: 1e-4 ... 1e4; 1 is critical */
  double gain;               /* SPRING: the share of the velocity handed over; 1e-6 ... 1e6 */
  double speed_limit;        /* SPRING: the fastest handed over after a flick; points per second;
                              * 0 ... 1e12, or infinity */
  double limit;              /* PARABOLA: the farthest it goes; points; 0 ... 1e12 */
  double gravity;            /* PARABOLA: points per second squared; 1e-6 ... 1e12 */
  double deceleration;       /* FLICKABLE: inside; points per second squared; 1e-6 ... 1e12 */
  int32_t kind;              /* OVERSCROLL_FEEL_EDGE_... */
  uint8_t draws_in;          /* SPRING: is the velocity reduced by frequency times distance? */
  uint8_t continues_inside;  /* SPRING: does what crosses the edge inwards go on as a deceleration? */
  uint8_t reserved[2];       /* 0 */
} OverscrollFeelEdge;

/* How content resists a finger beyond an edge: x the finger's distance, d the viewport's length. */
enum {
  OVERSCROLL_FEEL_BAND_HYPERBOLIC = 0, /* x c d / (d + c x), c the coefficient: UIKit's */
  OVERSCROLL_FEEL_BAND_LINEAR = 1,     /* x / divisor after a dead zone, up to a limit */
  OVERSCROLL_FEEL_BAND_TANH = 2,       /* share d tanh(steepness x / d) */
  OVERSCROLL_FEEL_BAND_FADING = 3,     /* d (1 - e^(-x / divisor d)) */
  OVERSCROLL_FEEL_BAND_STOP = 4        /* it does not follow */
};

typedef struct OverscrollFeelBand {
  double coefficient; /* HYPERBOLIC: 0 ... 1e6; 0.55 for UIScrollView */
  double divisor;     /* LINEAR, FADING: 1e-3 ... 1e6 */
  double dead_zone;   /* LINEAR: points before anything moves; 0 ... 1e12 */
  double limit;       /* LINEAR: the stretch never exceeded; points; 0 ... 1e12, or infinity */
  double share;       /* TANH: the share of the viewport never exceeded; 1e-6 ... 1e6 */
  double steepness;   /* TANH: 1e-6 ... 1e6 */
  int32_t kind;       /* OVERSCROLL_FEEL_BAND_... */
  int32_t reserved;   /* 0 */
} OverscrollFeelBand;

/* When a motion is over. What never ends by itself rests at 0.1 points (per second) where this says 0. */
typedef struct OverscrollFeelStop {
  double speed;      /* a deceleration ends at it; points per second; 0 ... 1e12 */
  double distance;   /* from the edge, within which a motion is put on it; points; 0 ... 1e12 */
  double edge_speed; /* and no faster than that; points per second; 0 ... 1e12, or infinity */
} OverscrollFeelStop;

/* How the law is evaluated where it is UIKit's in kind: EXPONENTIAL and PULL. Other laws have one way. */
enum {
  OVERSCROLL_FEEL_FRAMES_CONTINUOUS = 0, /* the closed form of ever shorter frames */
  OVERSCROLL_FEEL_FRAMES_THROUGH = 1,    /* the closed form through UIKit's frames: UIKit's feel, at 1/60 s */
  OVERSCROLL_FEEL_FRAMES_STEPPED = 2     /* UIKit's own arithmetic, one step per frame */
};

typedef struct OverscrollFeelFrames {
  double interval;  /* THROUGH, STEPPED: seconds per frame; 1e-4 ... 1 */
  int32_t kind;     /* OVERSCROLL_FEEL_FRAMES_... */
  int32_t reserved; /* 0 */
} OverscrollFeelFrames;

/* What makes a drag, and a fling. */
typedef struct OverscrollFeelThresholds {
  double slop;                  /* travel before a touch becomes a drag; points; 0 ... 1e12 */
  double minimum_speed;         /* the slowest fling; points per second; 0 ... 1e12 */
  double maximum_speed;         /* the fastest; above 0, not below the slowest, up to 1e12, or infinity */
  uint8_t is_minimum_exclusive; /* must a fling be faster than the slowest, rather than as fast? */
  uint8_t reserved[7];          /* 0 */
} OverscrollFeelThresholds;

/* What a new fling takes over from the one it interrupts: a platform's rule. */
enum {
  OVERSCROLL_FEEL_MOMENTUM_NONE = 0,
  OVERSCROLL_FEEL_MOMENTUM_ANDROID = 1,
  OVERSCROLL_FEEL_MOMENTUM_FLUTTER = 2,
  OVERSCROLL_FEEL_MOMENTUM_GTK = 3,
  OVERSCROLL_FEEL_MOMENTUM_CHROMIUM = 4,
  OVERSCROLL_FEEL_MOMENTUM_FIREFOX = 5,
  OVERSCROLL_FEEL_MOMENTUM_QT = 6,
  OVERSCROLL_FEEL_MOMENTUM_BUILD_UP = 7
};

/* Which page a release of a pager goes to. */
enum {
  OVERSCROLL_FEEL_PAGES_UIKIT = 0,         /* UIKit's: the next above 300 points per second, or the nearest */
  OVERSCROLL_FEEL_PAGES_PROJECTED = 1,     /* the one nearest to where the deceleration ends */
  OVERSCROLL_FEEL_PAGES_FLUTTER = 2,       /* the nearest; half a page on when it moves */
  OVERSCROLL_FEEL_PAGES_FLUTTER_WHEEL = 3, /* the item nearest to a friction's end, by that friction */
  OVERSCROLL_FEEL_PAGES_ADWAITA = 4        /* libadwaita's carousel */
};

/* A whole feel. */
typedef struct OverscrollFeel {
  OverscrollFeelDeceleration deceleration; /* inside the bounds */
  OverscrollFeelEdge edge;                 /* beyond an edge, released */
  OverscrollFeelBand band;                 /* beyond an edge, under the finger */
  OverscrollFeelStop stop;                 /* when a motion is over */
  OverscrollFeelFrames frames;             /* how it is evaluated */
  OverscrollFeelThresholds thresholds;     /* what makes a drag and a fling */
  int32_t estimator;                       /* OVERSCROLL_VELOCITY_... */
  int32_t momentum;                        /* OVERSCROLL_FEEL_MOMENTUM_... */
  int32_t pages;                           /* OVERSCROLL_FEEL_PAGES_... */
  int32_t reserved;                        /* 0 */
} OverscrollFeel;

/* The feel of a platform, by its code. */
OverscrollStatus overscroll_feel_named(int32_t platform, OverscrollFeel *feel);

/* ---- What moves by one ---------------------------------------------------------------------- */
/* Setting takes all of a feel or nothing of it. It allocates when the feel is not UIKit's; touches and frames
 * never do. A page's feel is that of the outermost; setting it sets all scrollers and pagers of the page. Of rows, fits
 * and what else does not move both answer NEVER. */

OverscrollStatus overscroll_feel(uint32_t id, OverscrollFeel *feel);
OverscrollStatus overscroll_set_feel(uint32_t id, const OverscrollFeel *feel);

#ifdef __cplusplus
}
#endif

#endif
