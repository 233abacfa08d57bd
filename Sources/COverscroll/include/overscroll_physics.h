/* overscroll_physics.h - the laws by themselves: decelerations, springs, flights, resistance, programmatic scrolls; and
 * feels, the laws of other platforms, for what moves by them.
 *
 * Units, errors and threads are those of overscroll.h.
 */
#ifndef OVERSCROLL_PHYSICS_H
#define OVERSCROLL_PHYSICS_H

#include "overscroll.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Deceleration ----------------------------------------------------------------- */
/* `rate` is the share of velocity kept each millisecond, 0.001 ... 0.999999: 0.998 is UIKit's normal,
 * 0.99 its fast. */

/* A glide that nothing stops: x(t) = x0 + v0/r (1 - e^(-rt)), r = -1000 ln rate. */
typedef struct OverscrollDeceleration {
  double start;    /* x0, points */
  double velocity; /* v0, points per second */
  double rate;     /* kept each millisecond */
} OverscrollDeceleration;

/* r, in 1/s, for a rate. */
OverscrollStatus overscroll_decay_constant(double rate, double *decay);

/* Where it is at `count` times after the release, `interval` seconds apart; and at one. */
OverscrollStatus overscroll_deceleration_sample(
    const OverscrollDeceleration *deceleration, double first_time, double interval, int32_t count,
    OverscrollMotion *motions);
static inline OverscrollStatus overscroll_deceleration_at(
    const OverscrollDeceleration *deceleration, double time, OverscrollMotion *motion) {
  return overscroll_deceleration_sample(deceleration, time, 0, 1, motion);
}

/* Where it ends, in points. */
OverscrollStatus overscroll_deceleration_destination(
    const OverscrollDeceleration *deceleration, double *destination);

/* What it comes to. */
enum {
  OVERSCROLL_DECELERATION_OFFSET = 0,   /* an offset, in points; NEVER behind the start and from the destination on */
  OVERSCROLL_DECELERATION_DISTANCE = 1, /* a distance from its destination, in points, above 0: within it for good */
  OVERSCROLL_DECELERATION_SPEED = 2     /* a speed, in points per second, above 0 */
};

/* When it comes to a value of one of these, in seconds. */
OverscrollStatus overscroll_deceleration_time(
    const OverscrollDeceleration *deceleration, int32_t what, double value, double *time);

/* The velocity that covers `distance` (points) in `time` (seconds, above 0), in points per second. */
OverscrollStatus overscroll_deceleration_velocity(
    double distance, double time, double rate, double *velocity);

/* Three published results for how far a velocity carries. */
enum {
  OVERSCROLL_PROJECTION_INTEGRAL = 0,    /* the limit of the motion */
  OVERSCROLL_PROJECTION_MILLISECONDS = 1, /* summed per millisecond: WWDC18 */
  OVERSCROLL_PROJECTION_UIKIT = 2        /* what UIScrollView proposes */
};

/* How far `velocity` (points per second) carries, in points. */
OverscrollStatus overscroll_project(
    int32_t projection, double velocity, double rate, double *distance);

/* ---- Springs ---------------------------------------------------------------------- */

/* The numbers that make a spring. */
enum {
  /* A mass, a stiffness and a damping c (mass/s), as Core Animation names it. */
  OVERSCROLL_SPRING_BY_DAMPING = 0,
  /* A response (seconds; the period without damping) and a damping ratio; its mass is 1. */
  OVERSCROLL_SPRING_BY_RESPONSE = 1,
  /* SwiftUI's: a duration (seconds) and a bounce (above -1, at most 1). */
  OVERSCROLL_SPRING_BY_BOUNCE = 2,
  /* UIKit's: a duration (seconds) and a damping ratio (above 0, at most 1), and what its envelope has shrunk to at the
   * end (0.001 for UIKit); NEVER if there is none. In twelve rounds of Newton's method, as UIKit finds it: for ratios just
   * below 1 its envelope is not quite there yet. */
  OVERSCROLL_SPRING_BY_DURATION = 3
};

/* The spring of two or three numbers, in the order of their description; a third that is none is ignored. */
OverscrollStatus overscroll_spring_by(
    int32_t numbers, double first, double second, double third, OverscrollSpring *spring);

/* A spring's other names. */
typedef struct OverscrollSpringNames {
  double angular_frequency; /* sqrt(k/m), 1/s */
  double decay;             /* damping_ratio * angular_frequency, 1/s */
  double damping;           /* c, mass/s */
  double response;          /* seconds; also SwiftUI's duration */
  double bounce;            /* SwiftUI's, dimensionless */
  double uikit_duration;    /* seconds; 0 if UIKit has no name for it */
} OverscrollSpringNames;

OverscrollStatus overscroll_spring_names(
    const OverscrollSpring *spring, OverscrollSpringNames *names);

/* Core Animation's settlingDuration, in seconds, from 0 to 1 with an initial velocity (distances per second)
 * and a share `epsilon` left (0.001 for UIKit); NEVER for an undamped spring. */
OverscrollStatus overscroll_spring_settling_duration(
    const OverscrollSpring *spring, double initial_velocity, double epsilon, double *duration);

/* A spring in motion. */
typedef struct OverscrollSpringMotion {
  OverscrollSpring spring;
  double start;    /* points: where it starts */
  double target;   /* points: where it rests */
  double velocity; /* points per second at the start */
} OverscrollSpringMotion;

/* Where it is at `count` times after the start, `interval` seconds apart; and at one. */
OverscrollStatus overscroll_spring_sample(
    const OverscrollSpringMotion *spring, double first_time, double interval, int32_t count,
    OverscrollMotion *motions);
static inline OverscrollStatus overscroll_spring_at(
    const OverscrollSpringMotion *spring, double time, OverscrollMotion *motion) {
  return overscroll_spring_sample(spring, time, 0, 1, motion);
}

/* Which time a spring comes to its target by. */
enum {
  OVERSCROLL_SPRING_SETTLED = 0, /* nearer than the distance for good; or NEVER */
  OVERSCROLL_SPRING_ARRIVED = 1, /* no farther than the distance for the first time; or NEVER */
  OVERSCROLL_SPRING_BOUNDED = 2  /* settled at the latest, by "How UIScrollView works"; NEVER when over- or undamped */
};

/* When it comes within `distance` (points, above 0) of its target, in seconds. */
OverscrollStatus overscroll_spring_time(
    const OverscrollSpringMotion *spring, int32_t which, double distance, double *time);

/* The next time after `after` (seconds) at which it passes `position` (points), or NEVER. */
OverscrollStatus overscroll_spring_next_time(
    const OverscrollSpringMotion *spring, double position, double after, double *time);

/* Where it turns round first: `value` in points at `time` in seconds; or NEVER. */
OverscrollStatus overscroll_spring_peak(
    const OverscrollSpringMotion *spring, double *time, double *value);

/* Advances `count` springs by `interval` seconds, exactly: displacements from their targets in points
 * and velocities in points per second, in place. */
OverscrollStatus overscroll_spring_step(
    const OverscrollSpring *spring, double interval, int32_t count, double *displacements,
    double *velocities);

/* ---- Flights ---------------------------------------------------------------------- */

/* A release on one axis: deceleration, the hit on an edge, the bounce, rest. */
typedef struct OverscrollFlightDef {
  OverscrollHeader header;     /* by overscroll_..._def(); leave it */
  double offset;               /* points: where it is released */
  double velocity;             /* points per second */
  double minimum;              /* points: the least offset at rest */
  double maximum;              /* points: the greatest, not below the least */
  double deceleration_rate;    /* kept each millisecond */
  double stop_speed;           /* points per second below which it rests; 0: never */
  double stop_distance;        /* points from an edge within which it rests; 0: never */
  OverscrollDynamics dynamics; /* the law */
} OverscrollFlightDef;

/* At rest at 0 between 0 and 0, by UIKit's numbers and the continuous law; a scroller's is OVERSCROLL_DYNAMICS_UIKIT. */
OVERSCROLL_DEF(OverscrollFlightDef, overscroll_flight_def, FLIGHT)

/* All that will happen; start_time is 0. */
OverscrollStatus overscroll_flight_plan(const OverscrollFlightDef *def, OverscrollFlight *flight);

/* Where it is at `count` times after the release, `interval` seconds apart; and at one. */
OverscrollStatus overscroll_flight_sample(
    const OverscrollFlightDef *def, double first_time, double interval, int32_t count,
    OverscrollMotion *motions);
static inline OverscrollStatus overscroll_flight_at(
    const OverscrollFlightDef *def, double time, OverscrollMotion *motion) {
  return overscroll_flight_sample(def, time, 0, 1, motion);
}

/* The next time after `after` (seconds; negative: the start included) at which it passes `offset`
 * (points), or NEVER. */
OverscrollStatus overscroll_flight_next_time(
    const OverscrollFlightDef *def, double offset, double after, double *time);

/* One display frame of UIKit's own arithmetic, in place: `interval` in seconds, 0 ... 1, bounds in
 * points. `is_at_rest` (may be NULL) becomes 1 when UIKit ends the motion in this frame: it is then put on the edge, if it is
 * beyond one, by whoever steps. */
OverscrollStatus overscroll_frame_step(
    OverscrollMotion *motion, double interval, double minimum, double maximum, double rate,
    int32_t *is_at_rest);

/* What happens beyond an edge, `time` seconds after it was met at or released from `displacement`
 * (points beyond it, signed) with `velocity` (points per second). */
OverscrollStatus overscroll_bounce_at(
    double displacement, double velocity, double rate, double time, OverscrollMotion *motion);

/* ---- Resistance ------------------------------------------------------------------- */

/* A rubber band. */
typedef struct OverscrollRubberBand {
  double coefficient; /* slope at the limit; 0.55 for UIScrollView; 0 ... 1e6 */
  double dimension;   /* points: the stretch that is never exceeded; 0 is a hard stop */
} OverscrollRubberBand;

/* What a band says. */
enum {
  OVERSCROLL_BAND_CLAMP = 0,       /* a value confined to a range, with resistance beyond it; points */
  OVERSCROLL_BAND_UNCLAMP = 1,     /* and back; NEVER beyond the band's reach */
  OVERSCROLL_BAND_SLOPE = 2,       /* how much of a further small pull the content follows at a distance */
  OVERSCROLL_BAND_ZOOM_CLAMP = 3,  /* a zoom scale confined to its limits, with resistance; scales 1e-6 ... 1e6 */
  OVERSCROLL_BAND_ZOOM_UNCLAMP = 4 /* and back; these two take no band, NULL */
};

/* One of these for a value. */
OverscrollStatus overscroll_band(
    const OverscrollRubberBand *band, int32_t what, double value, double minimum, double maximum,
    double *result);

static inline OverscrollStatus overscroll_rubber_band_clamp(
    const OverscrollRubberBand *band, double value, double minimum, double maximum,
    double *clamped) {
  return overscroll_band(band, OVERSCROLL_BAND_CLAMP, value, minimum, maximum, clamped);
}
static inline OverscrollStatus overscroll_rubber_band_unclamp(
    const OverscrollRubberBand *band, double clamped, double minimum, double maximum,
    double *value) {
  return overscroll_band(band, OVERSCROLL_BAND_UNCLAMP, clamped, minimum, maximum, value);
}
static inline OverscrollStatus overscroll_rubber_band_slope(
    const OverscrollRubberBand *band, double distance, double *slope) {
  return overscroll_band(band, OVERSCROLL_BAND_SLOPE, distance, 0, 0, slope);
}
static inline OverscrollStatus overscroll_zoom_band_clamp(
    double scale, double minimum, double maximum, double *clamped) {
  return overscroll_band(NULL, OVERSCROLL_BAND_ZOOM_CLAMP, scale, minimum, maximum, clamped);
}
static inline OverscrollStatus overscroll_zoom_band_unclamp(
    double clamped, double minimum, double maximum, double *scale) {
  return overscroll_band(NULL, OVERSCROLL_BAND_ZOOM_UNCLAMP, clamped, minimum, maximum, scale);
}

/* How far the content stretches when the finger is `distance` beyond the limit, in points, signed; and how far the
 * finger is when it is stretched by `stretch` (NEVER at the dimension). */
static inline OverscrollStatus overscroll_rubber_band(
    const OverscrollRubberBand *band, double distance, double *stretch) {
  return overscroll_band(band, OVERSCROLL_BAND_CLAMP, distance, 0, 0, stretch);
}
static inline OverscrollStatus overscroll_rubber_band_inverse(
    const OverscrollRubberBand *band, double stretch, double *distance) {
  return overscroll_band(band, OVERSCROLL_BAND_UNCLAMP, stretch, 0, 0, distance);
}

/* ---- Programmatic scrolls --------------------------------------------------------- */

/* A scroll in a given time by an ease-in-out curve, continuous in velocity. The curve of UIKit's setContentOffset is that of
 * overscroll_scroller_set_content_offset. */
typedef struct OverscrollEasedMotion {
  double start;    /* points */
  double target;   /* points */
  double velocity; /* points per second at the start */
  double duration; /* seconds, 1e-6 ... 1e6; UIKit's programs take 0.3 */
} OverscrollEasedMotion;

/* Where it is `time` seconds after the start. */
OverscrollStatus overscroll_eased_at(
    const OverscrollEasedMotion *eased, double time, OverscrollMotion *motion);

/* ==== Feels ==================================================================================== */
/* How other platforms scroll: Android's, Flutter's, GTK's feel and more, and any mixture.
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
/* Setting takes all of a feel or nothing of it. It allocates when the feel is not UIKit's, and so does the first
 * touch by it; other touches and frames never do. A page's feel is that of its first scroller or pager; setting it sets all
 * of the page, and that of a drawer with a list the list. What has no content (a drawer, a window, a dial, a thrown value)
 * moves by springs and bands of its own: it takes `thresholds` and `estimator`, and has UIKit's other parts. Of rows, fits
 * and what else does not move both answer NEVER. */

OverscrollStatus overscroll_feel(uint32_t id, OverscrollFeel *feel);
OverscrollStatus overscroll_set_feel(uint32_t id, const OverscrollFeel *feel);

#ifdef __cplusplus
}
#endif

#endif
