/* overscroll.h - UIScrollView's motion for C, C++ and whatever can call them.
 *
 *   OverscrollScrollerDef def = overscroll_scroller_def();
 *   def.viewport = (OverscrollSize){390, 844};
 *   def.content_size = (OverscrollSize){390, 60000};
 *   OverscrollScroller scroller;
 *   overscroll_scroller_create(&def, &scroller);
 *
 *   OverscrollTouch touch = {OVERSCROLL_TOUCH_BEGAN, 1, 200, 700, 0.000};
 *   overscroll_scroller_touch(scroller, &touch, NULL);
 *   touch = (OverscrollTouch){OVERSCROLL_TOUCH_MOVED, 1, 200, 640, 0.016};
 *   overscroll_scroller_touch(scroller, &touch, NULL);
 *   touch = (OverscrollTouch){OVERSCROLL_TOUCH_ENDED, 1, 200, 580, 0.032};
 *   overscroll_scroller_touch(scroller, &touch, NULL);
 *
 *   OverscrollFrame frame = {0};
 *   do {
 *     overscroll_scroller_advance(scroller, next_frame_time(), &frame);
 *     draw(frame.offset);
 *   } while (frame.is_moving);
 *   overscroll_destroy(scroller.id);
 *
 * UNITS. Lengths in points, times in seconds from any origin (times below 0 count as 0),
 * velocities in points per second, scales dimensionless. x grows to the right, y down. The offset is the
 * content point at the top left of the viewport; it grows as the content moves up or left.
 *
 * ERRORS. Nothing here traps, whatever it is given. Every function that can refuse returns an
 * OverscrollStatus; unless that is OVERSCROLL_OK, outputs are left as they were. Numbers in outputs
 * are never NaN.
 *
 * TWO CLOCKS. Events carry the time they happened, frames the time they will be shown, in seconds on
 * clocks with the same origin. Frames may be ahead of events: ask for the frame of the next refresh, and
 * hand in touches with the earlier times they have. Events are in order among events and frames among
 * frames; what is shown never goes back, and a motion that an event starts begins at the event's time from
 * what is shown. A time that is a little early counts as the latest of its kind; one more than 0.25 s
 * early means that the clock was set, and everything goes on from what is shown. Programs, keys and changes
 * of settings take no time: what they set in motion starts at the next frame or event. Where you know the
 * time, overscroll_..._sync says it: before the call, so that what moves is there then, and after it, so
 * that what the call sets in motion starts then.
 *
 * EVERY KIND. What a finger moves (scrollers here; drawers, pagers, windows, dials, thrown values and
 * nested pages in headers of their own next to this one, each of which may be included alone) has the same
 * functions with the same meaning:
 *
 *   overscroll_..._def              the settings of a new one
 *   overscroll_..._create           makes one, with settings
 *   overscroll_..._configuration    reads its settings
 *   overscroll_..._configure        changes them, in any phase, all or nothing; what moves goes on from where
 *                                   it is. Read, change fields, hand back
 *   overscroll_..._touch            a finger touches, moves or lifts
 *   overscroll_..._sync             says what time it is on the clock of events
 *   overscroll_..._advance          moves to a display frame and says what to draw; any interval is allowed
 *   overscroll_..._frame            what to draw at the latest time known; nothing changes, nothing happened
 *   overscroll_..._sample           the frames to come if nothing else happens: `count` of them, `interval`
 *                                   (>= 0) seconds apart; nothing changes, and a copy is allocated meanwhile
 *
 * and, whatever the kind, by its id: overscroll_destroy, overscroll_clone, overscroll_assign,
 * overscroll_rest_time and overscroll_diagnostics. Those from _configuration on are one function for all kinds
 * (Verbs, below), which each kind has by a name with its types.
 *
 * MEMORY. Buffers are yours. The library allocates when something is created or cloned, when lists are
 * set, and where a description says so; never for an event or a frame.
 *
 * THREADS. There is no hidden clock, thread or callback. Different ids may be used on different threads at
 * the same time, one id by one thread at a time. What creates, clones or destroys excludes only other calls that
 * do: a lock around those is enough. What takes no id may be called by any thread at any time.
 */
#ifndef OVERSCROLL_H
#define OVERSCROLL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Version ------------------------------------------------------------------------------- */

#define OVERSCROLL_VERSION_MAJOR 0
#define OVERSCROLL_VERSION_MINOR 2
#define OVERSCROLL_VERSION_PATCH 0

/* The version of this header: major * 65536 + minor * 256 + patch. */
#define OVERSCROLL_VERSION \
  (OVERSCROLL_VERSION_MAJOR * 65536 + OVERSCROLL_VERSION_MINOR * 256 + OVERSCROLL_VERSION_PATCH)

/* The version of the library that is linked. */
uint32_t overscroll_version(void);

/* What every def begins with. What takes a def refuses one of a header with another major or minor version
 * than the library's, and one that overscroll_..._def() did not make: OVERSCROLL_OTHER_VERSION. */
typedef struct OverscrollHeader {
  uint32_t size;    /* bytes of the def, in the program's header */
  uint32_t version; /* OVERSCROLL_VERSION of that header */
} OverscrollHeader;

/* Declares overscroll_..._def(): the settings of a new one, by the header that a program is compiled with. The
 * library fills a def of its own version; of any other it sets the header, and all else to 0. */
#define OVERSCROLL_DEF(Def, name)                                \
  void name##_fill(Def *def, uint32_t size, uint32_t version);   \
  static inline Def name(void) {                                 \
    Def def;                                                     \
    name##_fill(&def, (uint32_t)sizeof def, OVERSCROLL_VERSION); \
    return def;                                                  \
  }

/* ---- Status -------------------------------------------------------------------------------- */

/* How a call ended: 0 and above is well, below 0 is an error of the caller. */
typedef int32_t OverscrollStatus;
enum {
  /* Done. */
  OVERSCROLL_OK = 0,
  /* The question has no answer: the motion never gets there. */
  OVERSCROLL_NEVER = 1,
  /* The id is 0, was never handed out for this kind, or what it named has been destroyed. */
  OVERSCROLL_STALE_ID = -1,
  /* A pointer that is needed is NULL. */
  OVERSCROLL_NULL_POINTER = -2,
  /* A number is NaN, infinite, or outside what its description allows. */
  OVERSCROLL_INVALID_ARGUMENT = -3,
  /* There are 65,535 things already. */
  OVERSCROLL_TOO_MANY = -4,
  /* A def of another version's header, or one that overscroll_..._def() did not make. */
  OVERSCROLL_OTHER_VERSION = -5
};

/* The largest length, coordinate or velocity that is taken: 1e12 points, or points per second. */
#define OVERSCROLL_LARGEST 1e12

/* The most elements of one batch: 1,048,576. */
#define OVERSCROLL_LARGEST_COUNT 1048576

/* ---- Small values -------------------------------------------------------------------------- */

/* A point, distance (points) or velocity (points per second). */
typedef struct OverscrollVector {
  double x;
  double y;
} OverscrollVector;

/* A size, in points. */
typedef struct OverscrollSize {
  double width;
  double height;
} OverscrollSize;

/* Distances from the sides of a rectangle, in points. */
typedef struct OverscrollInsets {
  double top;
  double left;
  double bottom;
  double right;
} OverscrollInsets;

/* A position and how fast it changes. */
typedef struct OverscrollMotion {
  double value;    /* points */
  double velocity; /* points per second */
} OverscrollMotion;

/* A damped spring, m x'' + c x' + k x = 0. */
typedef struct OverscrollSpring {
  double mass;          /* m; only stiffness/mass matters; 1e-9 ... 1e9 */
  double stiffness;     /* k, in mass/s^2; 1e-9 ... 1e12; sqrt(k/m) within 1e-4 ... 1e5 per second */
  double damping_ratio; /* c / (2 sqrt(k m)): 0 oscillates forever, 1 critical; 0 ... 1e4 */
} OverscrollSpring;

/* Whose numbers a drawer or a floating window moves by. */
enum {
  OVERSCROLL_RULE_SYSTEM = 0,     /* the system's sheets and its picture in picture */
  OVERSCROLL_RULE_INTERACTION = 1 /* one critically damped spring, all of what a velocity carries */
};

/* A rectangle, in points. */
typedef struct OverscrollRect {
  double x;
  double y;
  double width;
  double height;
} OverscrollRect;

/* One of the two directions. */
enum { OVERSCROLL_HORIZONTAL = 0, OVERSCROLL_VERTICAL = 1 };

/* ---- Whatever has an id -------------------------------------------------------------------- */
/* Ids are structs, one type for each kind, so that C's compiler tells a drawer from a scroller; pass them
 * by value. { 0 } is none. All ids are from one table: an id of one kind is refused by the functions of
 * another, and one whose value was destroyed is refused until 67 million others have been made and destroyed
 * (one a frame: a week). These functions take any of them:
 * overscroll_destroy(drawer.id). */

/* Destroys it. */
OverscrollStatus overscroll_destroy(uint32_t id);

/* Creates another one in the same state, of the same kind: a snapshot, to ask what would happen, or to
 * undo: overscroll_clone(drawer.id, &copy.id). */
OverscrollStatus overscroll_clone(uint32_t id, uint32_t *clone);

/* Gives it the state of another of the same kind: back to a snapshot. */
OverscrollStatus overscroll_assign(uint32_t id, uint32_t source);

/* When it will have come to rest, in seconds; the latest time known when it does not move; NEVER for what
 * does not move at all. A page of scrollers in motion allocates. */
OverscrollStatus overscroll_rest_time(uint32_t id, double *time);

/* What a host probably does wrong. */
enum {
  OVERSCROLL_SUSPICION_NONE = 0,         /* all looks well */
  OVERSCROLL_SUSPICION_MILLISECONDS = 1, /* times are in milliseconds: nothing is ever flung */
  OVERSCROLL_SUSPICION_NO_FRAMES = 2,    /* touches stop what moves, and no frame has shown it: no advance */
  OVERSCROLL_SUSPICION_FRAME_STANDS = 3  /* frames of one and the same time, while something moves */
};

/* What was ignored or sanitized so far: how many events, each counted once. */
typedef struct OverscrollDiagnostics {
  int32_t non_finite;      /* a place or time made no sense */
  int32_t reversed_time;   /* a time before the latest of its kind */
  int32_t unknown_pointer; /* a finger that was not down */
  int32_t extra_pointer;   /* a third finger */
  int32_t lost_up;         /* a finger down twice: its lift was lost */
  int32_t suspicion;       /* OVERSCROLL_SUSPICION_... */
} OverscrollDiagnostics;

/* Reads it; NEVER for what takes no input. */
OverscrollStatus overscroll_diagnostics(uint32_t id, OverscrollDiagnostics *diagnostics);

/* ---- Fingers ------------------------------------------------------------------------------- */

/* What a finger, a pen or a mouse did. */
enum {
  OVERSCROLL_TOUCH_BEGAN = 0,        /* it touched; whatever moves is stopped where it is shown */
  OVERSCROLL_TOUCH_MOVED = 1,        /* it moved */
  OVERSCROLL_TOUCH_ENDED = 2,        /* it lifted, at (x, y), or where it was if both are NaN */
  OVERSCROLL_TOUCH_CANCELLED = 3,    /* the system took it away: a release without velocity; x, y ignored */
  OVERSCROLL_TOUCH_ALL_CANCELLED = 4 /* all are gone, for hosts that lost track; pointer, x, y ignored */
};

/* One event of a finger. One whose place or time makes no sense is refused and counted, and otherwise has
 * no effect, except that a finger that lifts is gone, whenever that was: then the release is written. */
typedef struct OverscrollTouch {
  int32_t phase;   /* OVERSCROLL_TOUCH_... */
  int32_t pointer; /* any number that stays the same until the finger lifts */
  double x;        /* points, in coordinates that do not move with what is dragged */
  double y;        /* points */
  double time;     /* seconds, on the clock of events */
} OverscrollTouch;

/* What anything is doing, in one word. */
enum {
  OVERSCROLL_PHASE_IDLE = 0,         /* nothing */
  OVERSCROLL_PHASE_TRACKING = 1,     /* a finger is down and has not begun to drag */
  OVERSCROLL_PHASE_DRAGGING = 2,     /* fingers drag */
  OVERSCROLL_PHASE_DECELERATING = 3, /* the content moves without a finger */
  OVERSCROLL_PHASE_BOUNCING = 4,     /* it is beyond an edge and returns */
  OVERSCROLL_PHASE_ANIMATING = 5,    /* a programmatic scroll is under way */
  OVERSCROLL_PHASE_ZOOMING = 6,      /* the scale changes, by fingers or without */
  OVERSCROLL_PHASE_SETTLING = 7      /* a drawer, a page, a window or a value goes to its place */
};

/* How the speed of a finger is judged. */
enum {
  OVERSCROLL_VELOCITY_UIKIT = 0,
  OVERSCROLL_VELOCITY_LEAST_SQUARES = 1,
  OVERSCROLL_VELOCITY_IMPULSE = 2,
  OVERSCROLL_VELOCITY_MEAN = 3,
  /* the rules of other platforms; on the web only overscroll-full.wasm has them */
  OVERSCROLL_VELOCITY_FLUTTER_IOS = 4,
  OVERSCROLL_VELOCITY_FLUTTER_MACOS = 5,
  OVERSCROLL_VELOCITY_FLUTTER = 6,
  OVERSCROLL_VELOCITY_ANDROID = 7,
  OVERSCROLL_VELOCITY_ANDROID_IMPULSE = 8,
  OVERSCROLL_VELOCITY_FIREFOX_ANDROID = 9,
  OVERSCROLL_VELOCITY_FIREFOX = 10,
  OVERSCROLL_VELOCITY_QT = 11,
  OVERSCROLL_VELOCITY_GTK = 12,
  OVERSCROLL_VELOCITY_ADWAITA = 13
};

/* How fingers are read. */
typedef struct OverscrollPan {
  double slop;                  /* travel before a touch becomes a drag; points, 0 ... 1e12 */
  double minimum_fling_speed;   /* slower releases have velocity 0; points per second, >= 0 */
  double maximum_fling_speed;   /* faster ones are slowed to it; points per second; 0: no limit */
  double still_finger_interval; /* a finger at rest that long has velocity 0; seconds; 0: never */
  int32_t velocity_estimator;   /* OVERSCROLL_VELOCITY_... */
  int32_t reserved;             /* 0 */
} OverscrollPan;

/* ---- How a scroller is set up --------------------------------------------------------------- */

/* Which law moves the content after a release. */
enum {
  OVERSCROLL_DYNAMICS_CONTINUOUS = 0,   /* the closed form of ever shorter frames */
  OVERSCROLL_DYNAMICS_UIKIT = 1,        /* the closed form through UIKit's frames: a scroller's, at 1/60 s */
  OVERSCROLL_DYNAMICS_UIKIT_FRAMES = 2, /* UIKit's own arithmetic, one step per frame */
  OVERSCROLL_DYNAMICS_SPRINGS = 3       /* deceleration inside, a spring beyond an edge */
};

typedef struct OverscrollDynamics {
  OverscrollSpring hit;      /* SPRINGS: after a flick into an edge */
  OverscrollSpring released; /* SPRINGS: after a release beyond an edge */
  double frame_interval;     /* UIKIT, UIKIT_FRAMES: seconds per frame, above 0, at most 1 */
  int32_t kind;              /* OVERSCROLL_DYNAMICS_... */
  int32_t reserved;          /* 0 */
} OverscrollDynamics;

/* Where an axis may come to rest after a release. */
enum {
  OVERSCROLL_SNAP_NONE = 0,     /* anywhere */
  OVERSCROLL_SNAP_PAGING = 1,   /* UIKit's paging: whole viewports, one per flick */
  OVERSCROLL_SNAP_STRIDE = 2,   /* every multiple of a length */
  OVERSCROLL_SNAP_POSITIONS = 3 /* as given to overscroll_scroller_set_snap_positions */
};

typedef struct OverscrollSnap {
  double stride;    /* STRIDE: the length, in points, above 0 */
  double origin;    /* STRIDE: one of the offsets, in points */
  int32_t kind;     /* OVERSCROLL_SNAP_... */
  int32_t reserved; /* 0 */
} OverscrollSnap;

/* Who moves things on when fingers leave a trackpad. */
enum {
  OVERSCROLL_TRACKPAD_SYSTEM = 0, /* the system, by events of momentum */
  OVERSCROLL_TRACKPAD_ENGINE = 1  /* the engine, where the system sends none (Wayland, SDL); what comes is left out */
};

/* Which side content begins at. */
enum { OVERSCROLL_LAYOUT_LEFT_TO_RIGHT = 0, OVERSCROLL_LAYOUT_RIGHT_TO_LEFT = 1 };

/* How the scale resists beyond its limits. */
enum {
  OVERSCROLL_ZOOM_BAND_IOS = 0,   /* as iOS's: never beyond twice the maximum */
  OVERSCROLL_ZOOM_BAND_RUBBER = 1 /* the first article's: a rubber band as long as the limit */
};

/* Everything about a scroller that you choose; what it does with it is its state. Always start from
 * overscroll_scroller_def(). Bytes are 0 for no and anything else for yes. */
typedef struct OverscrollScrollerDef {
  OverscrollHeader header;        /* by overscroll_..._def(); leave it */
  OverscrollSize viewport;        /* the visible part, UIKit's bounds.size; points, 0 ... 1e12 */
  OverscrollSize content_size;    /* the content at zoom scale 1; points, 0 ... 1e12 */
  OverscrollInsets content_inset; /* may be scrolled beyond each side; points, |.| <= 1e12 */
  double display_scale;           /* pixels per point that dragged and resting offsets are rounded
                                   * to; 0 for no rounding; 0 ... 1e6 */
  double deceleration_rate;       /* share of velocity kept each millisecond: 0.998 normal, 0.99
                                   * fast; 0.001 ... 0.999999 */
  OverscrollDynamics dynamics;    /* the law after a release */
  OverscrollSnap snap_horizontal; /* where the horizontal axis may rest */
  OverscrollSnap snap_vertical;   /* where the vertical axis may rest */
  double minimum_zoom_scale;      /* smallest scale at rest; 1e-6 ... 1e6, at most the maximum */
  double maximum_zoom_scale;      /* largest scale at rest; equal to the minimum: no zooming */
  OverscrollPan pan;              /* how fingers are read */
  OverscrollInsets safe_area_inset; /* what bars and the screen's edges cover; points, |.| <= 1e12 */
  OverscrollVector content_alignment_point; /* where content lies that is smaller than the viewport; 0 ... 1 */
  double keyboard_inset;          /* what a keyboard covers at the bottom of the viewport; points, 0 ... 1e12 */
  double refresh_control_height;  /* how far the content follows a finger beyond its top before the band; points */
  uint8_t layout_direction;       /* OVERSCROLL_LAYOUT_...: where content begins */
  uint8_t zoom_band;              /* OVERSCROLL_ZOOM_BAND_...: how the scale resists beyond its limits */
  uint8_t trackpad_momentum;      /* OVERSCROLL_TRACKPAD_...: who moves the content on when fingers leave a trackpad */
  uint8_t bounces_horizontally; /* whether it may be pulled beyond the left and right bounds */
  uint8_t bounces_vertically; /* whether it may be pulled beyond the top and bottom bounds */
  uint8_t always_bounce_horizontal; /* whether it bounces even where nothing can be scrolled */
  uint8_t always_bounce_vertical; /* whether it bounces even where nothing can be scrolled */
  uint8_t is_scroll_enabled; /* whether fingers, wheels and keys scroll */
  uint8_t is_directional_lock_enabled; /* whether a drag along one axis stays on it */
  uint8_t directional_lock_follows_moves; /* whether the last move chooses that axis, as UIKit's; else all travel in the first 10 points, once */
  uint8_t is_paging_enabled; /* whether releases end on whole viewports */
  uint8_t builds_up_flicks; /* whether repeated fast flicks and strokes of a wheel add up */
  uint8_t reduces_motion; /* whether motion that no finger causes is reduced */
  uint8_t bounces_zoom; /* whether the scale may be pulled beyond its limits */
  uint8_t has_zoom_momentum; /* whether the scale goes on after a fast pinch */
  uint8_t zooms_on_double_tap; /* whether a double tap doubles the scale, and at the maximum goes to the minimum */
} OverscrollScrollerDef;

/* What a new UIScrollView has, and a viewport and content of size 0. */
OVERSCROLL_DEF(OverscrollScrollerDef, overscroll_scroller_def)

/* ---- Scrollers ----------------------------------------------------------------------------- */

/* A scroller, by name. */
typedef struct OverscrollScroller {
  uint32_t id;
} OverscrollScroller;

/* Creates a scroller at its origin. */
OverscrollStatus overscroll_scroller_create(
    const OverscrollScrollerDef *def, OverscrollScroller *scroller);

/* Makes an axis come to rest on one of the given offsets: points, in ascending order; `count` up to
 * OVERSCROLL_LARGEST_COUNT. They are copied. */
OverscrollStatus overscroll_scroller_set_snap_positions(
    OverscrollScroller scroller, int32_t axis, const double *positions, int32_t count);

/* ---- What happened ------------------------------------------------------------------------- */

/* Events by UIKit's names, the oldest in the lowest four bits:
 *
 *   for (OverscrollEvents rest = frame.events; rest; rest >>= 4)
 *     switch (rest & 15) { case OVERSCROLL_DID_SCROLL: ... }
 */
typedef uint64_t OverscrollEvents;
enum {
  OVERSCROLL_WILL_BEGIN_DRAGGING = 1,
  OVERSCROLL_DID_SCROLL = 2,
  OVERSCROLL_WILL_END_DRAGGING = 3,
  OVERSCROLL_DID_END_DRAGGING = 4,
  OVERSCROLL_WILL_BEGIN_DECELERATING = 5,
  OVERSCROLL_DID_END_DECELERATING = 6,
  OVERSCROLL_DID_END_SCROLLING_ANIMATION = 7,
  OVERSCROLL_WILL_BEGIN_ZOOMING = 8,
  OVERSCROLL_DID_ZOOM = 9,
  OVERSCROLL_DID_END_ZOOMING = 10,
  OVERSCROLL_DID_SCROLL_TO_TOP = 11
};

/* What to draw. */
typedef struct OverscrollFrame {
  double time;                 /* seconds: when this is; the time asked for, or the latest known */
  OverscrollVector offset;     /* points of the content as shown (zoomed) */
  OverscrollVector velocity;   /* points per second: the change of the offset */
  double zoom_scale;           /* the factor to draw the content at */
  OverscrollEvents events;     /* what happened meanwhile */
  uint8_t phase;               /* OVERSCROLL_PHASE_... */
  uint8_t is_moving;           /* 1: ask for frames; 0: nothing needs to run */
  uint8_t is_tracking;         /* 1: a finger is down */
  uint8_t is_dragging;         /* 1: fingers drag or zoom */
  uint8_t is_decelerating;     /* 1: it keeps moving after a release */
  uint8_t is_scroll_animating; /* 1: a programmatic scroll is under way */
  uint8_t is_zooming;          /* 1: fingers change the scale */
  uint8_t is_zoom_bouncing;    /* 1: the scale returns from beyond a limit */
} OverscrollFrame;

/* How a touch ended. */
typedef struct OverscrollRelease {
  OverscrollVector velocity;        /* points per second the content goes on with */
  OverscrollVector proposed_target; /* points: where it will rest; see overscroll_scroller_land */
  OverscrollVector double_tap;      /* points: where, if is_double_tap */
  OverscrollEvents events;          /* what happened */
  uint8_t will_settle;              /* 1: the content keeps moving */
  uint8_t did_drag;                 /* 1: a drag ended */
  uint8_t is_double_tap;            /* 1: the touch was the second of two taps */
  uint8_t reserved[5];              /* 0 */
} OverscrollRelease;

/* What one unit of a wheel's delta is: DOM's deltaMode. */
enum { OVERSCROLL_WHEEL_PIXELS = 0, OVERSCROLL_WHEEL_LINES = 1, OVERSCROLL_WHEEL_PAGES = 2 };

/* Where a wheel event stands in its stroke. Hosts that get no phases (browsers) say NONE. */
enum {
  OVERSCROLL_WHEEL_NONE = 0,
  OVERSCROLL_WHEEL_BEGAN = 1,
  OVERSCROLL_WHEEL_CHANGED = 2,
  OVERSCROLL_WHEEL_ENDED = 3,
  OVERSCROLL_WHEEL_MOMENTUM_BEGAN = 4,
  OVERSCROLL_WHEEL_MOMENTUM_CHANGED = 5,
  OVERSCROLL_WHEEL_MOMENTUM_ENDED = 6,
  OVERSCROLL_WHEEL_CANCELLED = 7,
  OVERSCROLL_WHEEL_HELD = 8 /* fingers were laid down: what moves stops, until a stroke ends */
};

/* Whether a wheel moves smoothly or in notches. */
enum { OVERSCROLL_WHEEL_UNKNOWN = 0, OVERSCROLL_WHEEL_NOTCHED = 1, OVERSCROLL_WHEEL_PRECISE = 2 };

/* One turn of a wheel or stroke on a trackpad. All zero but delta and time is a browser's event. */
typedef struct OverscrollWheel {
  OverscrollVector delta; /* in `unit`; positive makes the offset grow, as in the DOM */
  double time;            /* seconds */
  uint8_t unit;           /* OVERSCROLL_WHEEL_PIXELS ... */
  uint8_t phase;          /* OVERSCROLL_WHEEL_NONE ... */
  uint8_t precision;      /* OVERSCROLL_WHEEL_UNKNOWN ... */
  uint8_t is_shift_down;  /* 1: vertical deltas act horizontally */
  uint8_t reserved[4];    /* 0 */
} OverscrollWheel;

/* Keys that scroll. */
enum {
  OVERSCROLL_KEY_ARROW_UP = 0,
  OVERSCROLL_KEY_ARROW_DOWN = 1,
  OVERSCROLL_KEY_ARROW_LEFT = 2,
  OVERSCROLL_KEY_ARROW_RIGHT = 3,
  OVERSCROLL_KEY_PAGE_UP = 4,
  OVERSCROLL_KEY_PAGE_DOWN = 5,
  OVERSCROLL_KEY_HOME = 6,
  OVERSCROLL_KEY_END = 7,
  OVERSCROLL_KEY_SPACE = 8,
  OVERSCROLL_KEY_SHIFT_SPACE = 9
};

/* ---- Verbs --------------------------------------------------------------------------------- */
/* What every kind does is one function each, by its id: what bindings to other languages call. In C and C++ each
 * kind has it by its own name, with its types: overscroll_dial_touch(dial, &touch, &release) is
 * overscroll_touch(dial.id, OVERSCROLL_KIND_DIAL, &touch, 0, &release).
 *
 * `kind` is what the id is to be, or 0 for whatever it is: one of another kind is refused. `def`, `frame`, `release`
 * and `events` are the structs of that kind; `events` and `release` may be NULL. */

enum {
  OVERSCROLL_KIND_SCROLLER = 1,
  OVERSCROLL_KIND_DRAWER = 2,
  OVERSCROLL_KIND_SCROLLING_DRAWER = 3,
  OVERSCROLL_KIND_PAGER = 4,
  OVERSCROLL_KIND_PICTURE_IN_PICTURE = 5,
  OVERSCROLL_KIND_DIAL = 6,
  OVERSCROLL_KIND_THROW = 7,
  OVERSCROLL_KIND_NESTED = 8
};

/* What was done to a key. */
enum {
  OVERSCROLL_KEY_ACTION_PRESSED = 0,  /* pressed: for hosts that do not say how long */
  OVERSCROLL_KEY_ACTION_DOWN = 1,     /* it went down: the content runs until it goes up, and glides on */
  OVERSCROLL_KEY_ACTION_REPEATED = 2, /* the system repeats one that is held */
  OVERSCROLL_KEY_ACTION_UP = 3        /* it went up */
};

OverscrollStatus overscroll_configuration(uint32_t id, int32_t kind, void *def);
OverscrollStatus overscroll_configure(uint32_t id, int32_t kind, const void *def);

/* `target`: of a page the member under a finger that touches, of a drawer with a list its part; else 0. */
OverscrollStatus overscroll_touch(
    uint32_t id, int32_t kind, const OverscrollTouch *touch, int32_t target, void *release);

/* A wheel turned, or fingers moved on a trackpad; for what scrolls. `target`: of a page the member under the
 * pointer, -1 for the active one; else 0. */
OverscrollStatus overscroll_wheel(
    uint32_t id, int32_t kind, const OverscrollWheel *wheel, int32_t target, void *events);

/* A key; for what scrolls. A touch, a wheel, a program and another key end a run; one whose key_up is lost ends at
 * the end of the range, and OVERSCROLL_TOUCH_ALL_CANCELLED lifts all keys. `time` of one that is pressed: 0. */
OverscrollStatus overscroll_key(
    uint32_t id, int32_t kind, int32_t key, int32_t action, double time, void *events);

/* Scrolls to the top, as a tap on the status bar does; for what scrolls. */
OverscrollStatus overscroll_scroll_to_top(
    uint32_t id, int32_t kind, int32_t animated, void *events);

OverscrollStatus overscroll_sync(uint32_t id, int32_t kind, double time, void *events);
OverscrollStatus overscroll_advance(uint32_t id, int32_t kind, double time, void *frame);
OverscrollStatus overscroll_frame(uint32_t id, int32_t kind, void *frame);
OverscrollStatus overscroll_sample(
    uint32_t id, int32_t kind, double first_time, double interval, int32_t count, void *frames);

/* Declares a kind's own names for them: Drawer, drawer, DRAWER, and the struct of what a call caused. */
#define OVERSCROLL_VERBS(Name, name, NAME, Events)                                                \
  static inline OverscrollStatus overscroll_##name##_configuration(                               \
      Overscroll##Name id, Overscroll##Name##Def *def) {                                          \
    return overscroll_configuration(id.id, OVERSCROLL_KIND_##NAME, def);                          \
  }                                                                                               \
  static inline OverscrollStatus overscroll_##name##_configure(                                   \
      Overscroll##Name id, const Overscroll##Name##Def *def) {                                    \
    return overscroll_configure(id.id, OVERSCROLL_KIND_##NAME, def);                              \
  }                                                                                               \
  static inline OverscrollStatus overscroll_##name##_sync(                                        \
      Overscroll##Name id, double time, Events *events) {                                         \
    return overscroll_sync(id.id, OVERSCROLL_KIND_##NAME, time, events);                          \
  }                                                                                               \
  static inline OverscrollStatus overscroll_##name##_advance(                                     \
      Overscroll##Name id, double time, Overscroll##Name##Frame *frame) {                         \
    return overscroll_advance(id.id, OVERSCROLL_KIND_##NAME, time, frame);                        \
  }                                                                                               \
  static inline OverscrollStatus overscroll_##name##_frame(                                       \
      Overscroll##Name id, Overscroll##Name##Frame *frame) {                                      \
    return overscroll_frame(id.id, OVERSCROLL_KIND_##NAME, frame);                                \
  }                                                                                               \
  static inline OverscrollStatus overscroll_##name##_sample(                                      \
      Overscroll##Name id, double first_time, double interval, int32_t count,                     \
      Overscroll##Name##Frame *frames) {                                                          \
    return overscroll_sample(                                                                     \
        id.id, OVERSCROLL_KIND_##NAME, first_time, interval, count, frames);                      \
  }

/* The touch of what has one target, and of what has several. */
#define OVERSCROLL_TOUCH(Name, name, NAME)                                                        \
  static inline OverscrollStatus overscroll_##name##_touch(                                       \
      Overscroll##Name id, const OverscrollTouch *touch, Overscroll##Name##Release *release) {    \
    return overscroll_touch(id.id, OVERSCROLL_KIND_##NAME, touch, 0, release);                    \
  }
#define OVERSCROLL_TARGETED_TOUCH(Name, name, NAME)                                               \
  static inline OverscrollStatus overscroll_##name##_touch(                                       \
      Overscroll##Name id, const OverscrollTouch *touch, int32_t target,                          \
      Overscroll##Name##Release *release) {                                                       \
    return overscroll_touch(id.id, OVERSCROLL_KIND_##NAME, touch, target, release);               \
  }

/* The keys of what scrolls, and its way to the top. */
#define OVERSCROLL_KEYS(Name, name, NAME, Events)                                                 \
  static inline OverscrollStatus overscroll_##name##_key(                                         \
      Overscroll##Name id, int32_t key, Events *events) {                                         \
    return overscroll_key(                                                                        \
        id.id, OVERSCROLL_KIND_##NAME, key, OVERSCROLL_KEY_ACTION_PRESSED, 0, events);            \
  }                                                                                               \
  static inline OverscrollStatus overscroll_##name##_key_down(                                    \
      Overscroll##Name id, int32_t key, int32_t is_repeat, double time, Events *events) {         \
    return overscroll_key(id.id, OVERSCROLL_KIND_##NAME, key,                                     \
        is_repeat ? OVERSCROLL_KEY_ACTION_REPEATED : OVERSCROLL_KEY_ACTION_DOWN, time, events);   \
  }                                                                                               \
  static inline OverscrollStatus overscroll_##name##_key_up(                                      \
      Overscroll##Name id, int32_t key, double time, Events *events) {                            \
    return overscroll_key(                                                                        \
        id.id, OVERSCROLL_KIND_##NAME, key, OVERSCROLL_KEY_ACTION_UP, time, events);              \
  }                                                                                               \
  static inline OverscrollStatus overscroll_##name##_scroll_to_top(                               \
      Overscroll##Name id, int32_t animated, Events *events) {                                    \
    return overscroll_scroll_to_top(id.id, OVERSCROLL_KIND_##NAME, animated, events);             \
  }

/* As the others' are called. */
typedef OverscrollFrame OverscrollScrollerFrame;
typedef OverscrollRelease OverscrollScrollerRelease;

/* ---- Input and time ------------------------------------------------------------------------ */

/* A finger, in the viewport; two of them zoom. `release` says what goes on, also where no touch ended. */
OVERSCROLL_TOUCH(Scroller, scroller, SCROLLER)

/* Settings. A snap kind of POSITIONS keeps the positions that were set, and means NONE where none were. */
OVERSCROLL_VERBS(Scroller, scroller, SCROLLER, OverscrollEvents)
OVERSCROLL_KEYS(Scroller, scroller, SCROLLER, OverscrollEvents)

/* A wheel turned, or fingers moved on a trackpad. */
static inline OverscrollStatus overscroll_scroller_wheel(
    OverscrollScroller scroller, const OverscrollWheel *wheel, OverscrollEvents *events) {
  return overscroll_wheel(scroller.id, OVERSCROLL_KIND_SCROLLER, wheel, 0, events);
}

/* A wheel turned by `delta` pixels to zoom about (x, y) of the viewport: what a browser reports for a
 * pinch on a trackpad and for ctrl and wheel. Positive zooms out, by exp(-delta / 100). */
OverscrollStatus overscroll_scroller_wheel_zoom(
    OverscrollScroller scroller, double delta, double x, double y, double time,
    OverscrollEvents *events);

/* Chooses where content that keeps moving comes to rest, as UIKit's delegate does when a drag
 * ends: by a gentler or sharper deceleration if the target lies ahead, else by a spring that inherits
 * the velocity. Best called right after the lift. Points, confined to the bounds. */
OverscrollStatus overscroll_scroller_land(
    OverscrollScroller scroller, double x, double y, OverscrollEvents *events);

/* ---- Programs ------------------------------------------------------------------------------ */
/* `animated`: 0 immediately, anything else in 0.3 s. `events` may be NULL. */

/* Scrolls to an offset, in points, confined to the bounds. Ignored while fingers drag. */
OverscrollStatus overscroll_scroller_set_content_offset(
    OverscrollScroller scroller, double x, double y, int32_t animated, OverscrollEvents *events);

/* Scrolls as little as needed to show a rectangle of the zoomed content, in points. */
OverscrollStatus overscroll_scroller_scroll_rect_to_visible(
    OverscrollScroller scroller, double x, double y, double width, double height,
    int32_t animated, OverscrollEvents *events);

/* Turns `pages` viewports on along an axis, counted from where it rests or will rest. */
OverscrollStatus overscroll_scroller_turn_page(
    OverscrollScroller scroller, int32_t pages, int32_t axis, int32_t animated,
    OverscrollEvents *events);

/* Sets the zoom scale, confined to its limits, about (x, y) of the viewport; about its middle if these
 * are NaN. */
OverscrollStatus overscroll_scroller_zoom(
    OverscrollScroller scroller, double scale, double x, double y, int32_t animated,
    OverscrollEvents *events);

/* Shows a rectangle of the content, in points at zoom scale 1, as large as it fits. */
OverscrollStatus overscroll_scroller_zoom_to_rect(
    OverscrollScroller scroller, double x, double y, double width, double height,
    int32_t animated, OverscrollEvents *events);

/* Makes space for content that was inserted above and left of what is shown, in points at zoom scale 1;
 * negative for removed content. Nothing on the screen moves; what is under way lands on the row it
 * would have landed on. The content size grows by as much. */
OverscrollStatus overscroll_scroller_insert_content(
    OverscrollScroller scroller, double width, double height);

/* ---- Replays ------------------------------------------------------------------------------- */

/* An input event as a record: a session is a list of these, and replays to the same offsets on every
 * machine. */
enum {
  OVERSCROLL_INPUT_TOUCH_DOWN = 1,          /* pointer x y */
  OVERSCROLL_INPUT_TOUCH_MOVED = 2,         /* pointer x y */
  OVERSCROLL_INPUT_TOUCH_UP = 3,            /* pointer x y; NaN: where it was */
  OVERSCROLL_INPUT_TOUCH_CANCELLED = 4,     /* pointer */
  OVERSCROLL_INPUT_CANCEL_TOUCHES = 5,      /* */
  OVERSCROLL_INPUT_LAND = 6,                /* x y */
  OVERSCROLL_INPUT_WHEEL = 7,               /* x y: the delta in pixels; no phase */
  OVERSCROLL_INPUT_WHEEL_ZOOM = 8,          /* x y; width: the delta */
  OVERSCROLL_INPUT_KEY = 9,                 /* pointer: OVERSCROLL_KEY_... */
  OVERSCROLL_INPUT_SET_CONTENT_OFFSET = 10, /* x y animated */
  OVERSCROLL_INPUT_SCROLL_TO_TOP = 11,      /* animated */
  OVERSCROLL_INPUT_ZOOM = 12,               /* x y; width: the scale; animated */
  OVERSCROLL_INPUT_SET_VIEWPORT = 13,       /* width height */
  OVERSCROLL_INPUT_SET_CONTENT_SIZE = 14,   /* width height */
  OVERSCROLL_INPUT_INSERT_CONTENT = 15,     /* width height */
  OVERSCROLL_INPUT_KEY_DOWN = 16,           /* pointer: OVERSCROLL_KEY_...; animated: a repeat */
  OVERSCROLL_INPUT_KEY_UP = 17              /* pointer: OVERSCROLL_KEY_... */
};

typedef struct OverscrollInput {
  double time;      /* seconds */
  double x;         /* points */
  double y;         /* points */
  double width;     /* points, or as the kind says */
  double height;    /* points */
  int32_t pointer;  /* which finger or key */
  uint8_t kind;     /* OVERSCROLL_INPUT_... */
  uint8_t animated; /* 0 or 1 */
  uint8_t reserved[2]; /* 0 */
} OverscrollInput;

/* Plays inputs and frames in one call: before every frame, the inputs that are not later; after the
 * last frame, the rest. Inputs and times ascend. `frames` has space for `frame_count`. A frame's events
 * are all since the frame before (the first sixteen of them). Returns the first refusal of an input;
 * the others are played anyway. */
OverscrollStatus overscroll_scroller_replay(
    OverscrollScroller scroller, const OverscrollInput *inputs, int32_t input_count,
    const double *frame_times, int32_t frame_count, OverscrollFrame *frames);

/* ---- Questions ----------------------------------------------------------------------------- */

/* What there is to scroll. */
typedef struct OverscrollBounds {
  OverscrollVector minimum_offset; /* points: the least offset at rest */
  OverscrollVector maximum_offset; /* points: the greatest offset at rest */
  OverscrollVector overscroll;     /* points beyond the bounds, signed; 0 inside */
  OverscrollSize content_size;     /* points: the content as shown (zoomed) */
} OverscrollBounds;

OverscrollStatus overscroll_scroller_bounds(OverscrollScroller scroller, OverscrollBounds *bounds);

/* Where everything will have come to rest, in points. */
OverscrollStatus overscroll_scroller_destination(
    OverscrollScroller scroller, OverscrollVector *offset);

/* The next time after `after` (seconds) at which a released axis passes `offset` (points), or NEVER.
 * NEVER also while it is at rest, held by a finger or scrolled by a program. */
OverscrollStatus overscroll_scroller_next_time(
    OverscrollScroller scroller, int32_t axis, double offset, double after, double *time);

/* All that is known of a motion after a release. */
typedef struct OverscrollFlight {
  double start_time;         /* seconds: the release */
  double rest_time;          /* seconds: when it is over; INFINITY if never */
  double destination;        /* points: where it ends */
  double collision_time;     /* seconds: the hit on an edge, if collides */
  double collision_edge;     /* points: that edge, if collides */
  double collision_velocity; /* points per second there, if collides */
  double peak_time;          /* seconds: the farthest point beyond an edge, if has_peak */
  double peak_value;         /* points: the offset there, if has_peak */
  uint8_t collides;          /* 1: it meets an edge from inside */
  uint8_t has_peak;          /* 1: it turns round beyond an edge */
  uint8_t reserved[6];       /* 0 */
} OverscrollFlight;

/* The flight of an axis after a release, or NEVER when it does not fly. */
OverscrollStatus overscroll_scroller_flight(
    OverscrollScroller scroller, int32_t axis, OverscrollFlight *flight);

/* A row about to come into view. */
typedef struct OverscrollAppearance {
  double time;         /* seconds: from when on some of it shows */
  int32_t row;         /* which, from 0 */
  uint8_t comes_in_at; /* 0: at the top or left, 1: at the bottom or right */
  uint8_t reserved[3]; /* 0 */
} OverscrollAppearance;

/* The rows that a flight will bring into view after `after` (seconds), in order: known at the release.
 * Rows are `extents` points long, or `extent` points each if `extents` is NULL; the first begins at
 * offset 0 of the content as shown. Writes the first `capacity` of them; `count` becomes how many there
 * were, 0 when nothing flies. Given extents, the call allocates. */
OverscrollStatus overscroll_scroller_appearances(
    OverscrollScroller scroller, int32_t axis, const double *extents, double extent,
    int32_t row_count, double after, OverscrollAppearance *appearances, int32_t capacity,
    int32_t *count);

/* An axis' scroll indicator, in points from the viewport's start. */
typedef struct OverscrollIndicator {
  double position;
  double length;
} OverscrollIndicator;

/* Where the indicator of an axis is, with the insets of its track and the length it is squeezed to
 * beyond an edge (7 for UIScrollView), in points; NEVER when there is nothing to scroll. */
OverscrollStatus overscroll_scroller_indicator(
    OverscrollScroller scroller, int32_t axis, double start_inset, double end_inset,
    double squeezed_length, OverscrollIndicator *indicator);

/* ---- Physics: deceleration ----------------------------------------------------------------- */
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

/* Where it is `time` seconds after the release. */
OverscrollStatus overscroll_deceleration_at(
    const OverscrollDeceleration *deceleration, double time, OverscrollMotion *motion);

/* The same for `count` times, `interval` seconds apart. */
OverscrollStatus overscroll_deceleration_sample(
    const OverscrollDeceleration *deceleration, double first_time, double interval, int32_t count,
    OverscrollMotion *motions);

/* Where it ends, in points. */
OverscrollStatus overscroll_deceleration_destination(
    const OverscrollDeceleration *deceleration, double *destination);

/* When it passes `offset` (points), in seconds; NEVER behind the start and from the destination on. */
OverscrollStatus overscroll_deceleration_time_to(
    const OverscrollDeceleration *deceleration, double offset, double *time);

/* When it is within `distance` (points, above 0) of its destination for good, in seconds. */
OverscrollStatus overscroll_deceleration_time_within(
    const OverscrollDeceleration *deceleration, double distance, double *time);

/* When it has slowed to `speed` (points per second, above 0), in seconds. */
OverscrollStatus overscroll_deceleration_time_to_speed(
    const OverscrollDeceleration *deceleration, double speed, double *time);

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

/* ---- Physics: springs ---------------------------------------------------------------------- */

/* The spring of a mass, a stiffness and a damping c (mass/s), as Core Animation names it. */
OverscrollStatus overscroll_spring_with_damping(
    double mass, double stiffness, double damping, OverscrollSpring *spring);

/* The spring of mass 1 with a response (seconds; the period without damping) and a damping ratio. */
OverscrollStatus overscroll_spring_with_response(
    double response, double damping_ratio, OverscrollSpring *spring);

/* SwiftUI's spring of a duration (seconds) and a bounce (above -1, at most 1). */
OverscrollStatus overscroll_spring_with_bounce(
    double duration, double bounce, OverscrollSpring *spring);

/* UIKit's spring of a duration (seconds) and a damping ratio (above 0, at most 1) whose envelope has
 * shrunk to `epsilon` (0.001 for UIKit) at the end; NEVER if there is none. */
OverscrollStatus overscroll_spring_settling_in(
    double duration, double damping_ratio, double epsilon, OverscrollSpring *spring);

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

/* Where it is `time` seconds after the start. */
OverscrollStatus overscroll_spring_at(
    const OverscrollSpringMotion *spring, double time, OverscrollMotion *motion);

/* The same for `count` times, `interval` seconds apart. */
OverscrollStatus overscroll_spring_sample(
    const OverscrollSpringMotion *spring, double first_time, double interval, int32_t count,
    OverscrollMotion *motions);

/* When it is nearer than `distance` (points, above 0) to its target for good, in seconds; or NEVER. */
OverscrollStatus overscroll_spring_settle_time(
    const OverscrollSpringMotion *spring, double distance, double *time);

/* When it first is no farther than `distance` (points, above 0) from its target; or NEVER. */
OverscrollStatus overscroll_spring_first_time(
    const OverscrollSpringMotion *spring, double distance, double *time);

/* The upper bound on the settling time that "How UIScrollView works" gives; NEVER when over- or undamped. */
OverscrollStatus overscroll_spring_article_bound(
    const OverscrollSpringMotion *spring, double distance, double *time);

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

/* ---- Physics: flights ---------------------------------------------------------------------- */

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

/* At rest at 0 between 0 and 0, by UIKit's numbers. */
OVERSCROLL_DEF(OverscrollFlightDef, overscroll_flight_def)

/* All that will happen; start_time is 0. */
OverscrollStatus overscroll_flight_plan(const OverscrollFlightDef *def, OverscrollFlight *flight);

/* Where it is `time` seconds after the release. */
OverscrollStatus overscroll_flight_at(
    const OverscrollFlightDef *def, double time, OverscrollMotion *motion);

/* The same for `count` times, `interval` seconds apart. */
OverscrollStatus overscroll_flight_sample(
    const OverscrollFlightDef *def, double first_time, double interval, int32_t count,
    OverscrollMotion *motions);

/* The next time after `after` (seconds; negative: the start included) at which it passes `offset`
 * (points), or NEVER. */
OverscrollStatus overscroll_flight_next_time(
    const OverscrollFlightDef *def, double offset, double after, double *time);

/* One display frame of UIKit's own arithmetic, in place: `interval` in seconds, 0 ... 1, bounds in
 * points. `is_at_rest` (may be NULL) becomes 1 when UIKit ends the motion in this frame. */
OverscrollStatus overscroll_frame_step(
    OverscrollMotion *motion, double interval, double minimum, double maximum, double rate,
    int32_t *is_at_rest);

/* What happens beyond an edge, `time` seconds after it was met at or released from `displacement`
 * (points beyond it, signed) with `velocity` (points per second). */
OverscrollStatus overscroll_bounce_at(
    double displacement, double velocity, double rate, double time, OverscrollMotion *motion);

/* ---- Physics: resistance ------------------------------------------------------------------- */

/* A rubber band. */
typedef struct OverscrollRubberBand {
  double coefficient; /* slope at the limit; 0.55 for UIScrollView; 0 ... 1e6 */
  double dimension;   /* points: the stretch that is never exceeded; 0 is a hard stop */
} OverscrollRubberBand;

/* How far the content stretches when the finger is `distance` beyond the limit: points, signed. */
OverscrollStatus overscroll_rubber_band(
    const OverscrollRubberBand *band, double distance, double *stretch);

/* How much of a further small pull the content follows there. */
OverscrollStatus overscroll_rubber_band_slope(
    const OverscrollRubberBand *band, double distance, double *slope);

/* How far the finger is when the content is stretched by `stretch`; NEVER at the dimension. */
OverscrollStatus overscroll_rubber_band_inverse(
    const OverscrollRubberBand *band, double stretch, double *distance);

/* A value confined to a range, with resistance beyond it; and back (NEVER beyond the band's reach). */
OverscrollStatus overscroll_rubber_band_clamp(
    const OverscrollRubberBand *band, double value, double minimum, double maximum,
    double *clamped);
OverscrollStatus overscroll_rubber_band_unclamp(
    const OverscrollRubberBand *band, double clamped, double minimum, double maximum,
    double *value);

/* A zoom scale confined to its limits, with resistance beyond them; and back. Scales 1e-6 ... 1e6. */
OverscrollStatus overscroll_zoom_band_clamp(
    double scale, double minimum, double maximum, double *clamped);
OverscrollStatus overscroll_zoom_band_unclamp(
    double clamped, double minimum, double maximum, double *scale);

/* ---- Physics: programmatic scrolls --------------------------------------------------------- */

/* A scroll in a given time, continuous in velocity: UIKit's setContentOffset. */
typedef struct OverscrollEasedMotion {
  double start;    /* points */
  double target;   /* points */
  double velocity; /* points per second at the start */
  double duration; /* seconds, 1e-6 ... 1e6; 0.3 for UIKit */
} OverscrollEasedMotion;

/* Where it is `time` seconds after the start. */
OverscrollStatus overscroll_eased_at(
    const OverscrollEasedMotion *eased, double time, OverscrollMotion *motion);

#ifdef __cplusplus
}
#endif

#endif
