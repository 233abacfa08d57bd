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
 * UNITS. Lengths in points, times in seconds from 0 on, of any origin (frames before 0 count as 0, touches are ignored),
 * velocities in points per second, scales dimensionless. x grows to the right, y down. The offset is the
 * content point at the top left of the viewport; it grows as the content moves up or left.
 *
 * ERRORS. Nothing here traps, whatever it is given. Every function that can refuse returns an
 * OverscrollStatus; unless that is OVERSCROLL_OK, outputs are left as they were. Two exceptions: the end of a touch or
 * of a stroke is one whatever its numbers are, and its output is written; so are the frames of a replay of which an
 * input is refused, for the others are played. Numbers in outputs are never NaN.
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
 * EVERY KIND. What a finger moves (scrollers, drawers, pagers, windows, dials, thrown values and pages of them) has
 * the same functions with the same meaning:
 *
 *   overscroll_..._def              the settings of a new one
 *   overscroll_..._create           makes one, with settings; a drawer with a list of the two by their ids
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
 * overscroll_rest_time, overscroll_resume and overscroll_diagnostics. Those from _configuration on are one function
 * for all kinds (Verbs, below), which each kind has by a name with its types.
 *
 * LISTS. A list is a pointer and a count; without items the pointer may be NULL: an empty list, whatever takes it. So may
 * that of a buffer without capacity. Where one item is needed at least, 0 is an invalid argument, and no missing pointer.
 *
 * MEMORY. Buffers are yours. The library allocates when something is created or cloned, when lists are set, when a
 * pager with another feel than UIKit's is configured, and where a description says so; never for an event or a frame,
 * except the first ones of a page, or of a drawer with a list, after it was made, or one of the two after a clone or an
 * assignment.
 *
 * THREADS. There is no hidden clock, thread or callback. Different ids may be used on different threads at
 * the same time, one id by one thread at a time. What creates, clones or destroys excludes only other calls that
 * do: a lock around those is enough. What takes no id may be called by any thread at any time.
 */
#ifndef OVERSCROLL_H
#define OVERSCROLL_H

#include <stddef.h>
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

/* What there is; the first eight are what fingers move. */
enum {
  OVERSCROLL_KIND_SCROLLER = 1,
  OVERSCROLL_KIND_DRAWER = 2,
  OVERSCROLL_KIND_SCROLLING_DRAWER = 3,
  OVERSCROLL_KIND_PAGER = 4,
  OVERSCROLL_KIND_PICTURE_IN_PICTURE = 5,
  OVERSCROLL_KIND_DIAL = 6,
  OVERSCROLL_KIND_THROW = 7,
  OVERSCROLL_KIND_NESTED = 8,
  OVERSCROLL_KIND_POP_TRACK = 9,
  OVERSCROLL_KIND_FIT = 10,
  OVERSCROLL_KIND_CLOCK = 11,
  OVERSCROLL_KIND_ROWS = 12,
  OVERSCROLL_KIND_PULL_TO_REFRESH = 13,
  OVERSCROLL_KIND_MOMENTUM_STREAM = 14,
  OVERSCROLL_KIND_NESTED_MEMBER = 15, /* this and what follows have defs, and no ids */
  OVERSCROLL_KIND_FLIGHT = 16,
  OVERSCROLL_KIND_PAGER_UIKIT = 17
};

/* Writes the settings of a new one of a kind into a def of `size` bytes, by the header of `version` that a program is
 * compiled with. The library fills a def of its own version; of any other it sets the header, and all else to 0. */
void overscroll_def(int32_t kind, void *def, uint32_t size, uint32_t version);

/* Declares overscroll_..._def(), which calls it for a kind. */
#define OVERSCROLL_DEF(Def, name, KIND)                                                            \
  static inline Def name(void) {                                                                   \
    Def def;                                                                                       \
    overscroll_def(OVERSCROLL_KIND_##KIND, &def, (uint32_t)sizeof def, OVERSCROLL_VERSION);        \
    return def;                                                                                    \
  }

/* ---- Status -------------------------------------------------------------------------------- */

/* How a call ended: 0 or more where nothing was wrong, below 0 after an error of the caller. */
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

/* The largest length, coordinate or velocity that is taken: 1e12 points, or points per second; of a touch 1e9 points. */
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
 * undo: overscroll_clone(drawer.id, &copy.id). What was taken in flight goes on from there after overscroll_resume; a
 * finger that was down is none after a touch of the phase OVERSCROLL_TOUCH_ALL_CANCELLED. */
OverscrollStatus overscroll_clone(uint32_t id, uint32_t *clone);

/* Gives it the state of another of the same kind: back to a snapshot. */
OverscrollStatus overscroll_assign(uint32_t id, uint32_t source);

/* When it will have come to rest, in seconds; the latest time known when it does not move; NEVER for what
 * does not move at all; INFINITY for what never rests: a spring without damping. A page, or a drawer with a list, in motion
 * allocates. */
OverscrollStatus overscroll_rest_time(uint32_t id, double *time);

/* Goes on from what is shown at another time, in seconds from 0 on, as if none had passed: a snapshot that is put back.
 * NEVER for what does not move at all. */
OverscrollStatus overscroll_resume(uint32_t id, double time);

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
  int32_t extra_pointer;   /* a third finger: it waits until one of two lifts; and more */
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

/* One event of a finger. One whose place or time is no number is refused and counted, one farther than 1e9 points,
 * or before 0 is ignored and counted (overscroll_diagnostics), one before the event that came before counts as the latest and
 * is counted, both with OK; a finger that lifts is gone whenever that was: then the release is written. */
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
  double maximum_fling_speed;   /* faster ones are slowed to it; points per second; 0: no limit; else not below minimum_fling_speed */
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
  double frame_interval;     /* UIKIT, UIKIT_FRAMES: seconds per frame, 1e-4 ... 1 */
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
  double stride;    /* STRIDE: the length, in points, above 0; kept as long */
  double origin;    /* STRIDE: one of the offsets, in points; kept as long */
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
OVERSCROLL_DEF(OverscrollScrollerDef, overscroll_scroller_def, SCROLLER)

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

/* Events, the oldest in the lowest four bits, with the same codes whatever the kind; names are UIKit's:
 *
 *   for (OverscrollEvents rest = frame.events; rest; rest >>= 4)
 *     switch (rest & 15) { case OVERSCROLL_DID_SCROLL: ... }
 */
typedef uint64_t OverscrollEvents;
enum {
  OVERSCROLL_WILL_BEGIN_DRAGGING = 1,
  OVERSCROLL_DID_SCROLL = 2, /* of other kinds: it moved, turned, changed; of a window its size, too */
  OVERSCROLL_WILL_END_DRAGGING = 3,
  OVERSCROLL_DID_END_DRAGGING = 4,
  OVERSCROLL_WILL_BEGIN_DECELERATING = 5,
  OVERSCROLL_DID_END_DECELERATING = 6, /* of other kinds: it came to rest, in another place or the same */
  OVERSCROLL_DID_END_SCROLLING_ANIMATION = 7,
  OVERSCROLL_WILL_BEGIN_ZOOMING = 8,
  OVERSCROLL_DID_ZOOM = 9,
  OVERSCROLL_DID_END_ZOOMING = 10,
  OVERSCROLL_DID_SCROLL_TO_TOP = 11
};

/* Other kinds than scrollers have these as well, and two of a scroller's by other names. */
enum {
  OVERSCROLL_WILL_CHANGE_PLACE = 12, /* it goes to another anchor, page or place; a finger may catch it in flight */
  OVERSCROLL_DID_CHANGE_PLACE = 13,  /* it rests on it */
  OVERSCROLL_DID_PASS_MOMENTUM = 14, /* from one member of a page to another */
  OVERSCROLL_DID_MOVE = OVERSCROLL_DID_SCROLL,
  OVERSCROLL_DID_SETTLE = OVERSCROLL_DID_END_DECELERATING
};

/* Where something is, or goes: an anchor, a page, a window's resting place, or stashed at a side. */
enum {
  OVERSCROLL_PLACE_RESTING = 0,      /* an anchor, a page, a resting place */
  OVERSCROLL_PLACE_STASHED_LEFT = 1, /* a window, stashed at the left side */
  OVERSCROLL_PLACE_STASHED_RIGHT = 2 /* a window, stashed at the right side */
};

typedef struct OverscrollPlace {
  double share;  /* stashed: how far down, 0 at the top ... 1 at the bottom of the space; taken to that */
  int32_t kind;  /* OVERSCROLL_PLACE_... */
  int32_t index; /* RESTING: which; -1: a page that has been removed */
} OverscrollPlace;

/* Why something goes to another place. */
enum {
  OVERSCROLL_BY_DRAG = 0,      /* it was released nearer to it */
  OVERSCROLL_BY_FLING = 1,     /* it was flicked or thrown towards it */
  OVERSCROLL_BY_PROGRAM = 2,   /* a program asked for it */
  OVERSCROLL_BY_LAYOUT = 3,    /* what it lies in, or what lies in it, changed */
  OVERSCROLL_BY_DISMISSAL = 4, /* a drawer was dragged or flicked away */
  OVERSCROLL_BY_TAP = 5        /* a window was tapped where it was stashed */
};

typedef struct OverscrollChange {
  OverscrollPlace from; /* where it rested last */
  OverscrollPlace to;   /* where it goes */
  int32_t reason;       /* OVERSCROLL_BY_... */
  int32_t reserved;     /* 0 */
} OverscrollChange;

/* What happened to what has places: drawers, pagers, windows. */
typedef struct OverscrollHappened {
  OverscrollEvents events;      /* in order */
  OverscrollChange will_change; /* of the last WILL_CHANGE_PLACE among them */
  OverscrollChange did_change;  /* of the last DID_CHANGE_PLACE among them */
} OverscrollHappened;

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
  uint8_t did_stop_motion;          /* 1: the touch stopped what moved: it is no tap on what lies there */
  uint8_t reserved[4];              /* 0 */
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
 * and `events` are the structs of that kind; `events` and `release` may be NULL. Of a momentum stream, which has
 * _configure, _wheel and _advance, frame and events are OverscrollDeltas. */

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

/* Goes to `target` by a program, with the velocity it has: a drawer or a pager to the index of an anchor or a page, int32_t;
 * a dial to a double, a window to an OverscrollPlace, a thrown value to an OverscrollValue. `animated`: 0 immediately.
 * Ignored while a finger drags. */
OverscrollStatus overscroll_move(
    uint32_t id, int32_t kind, const void *target, int32_t animated, void *events);

/* Where it may come to rest, `count` places, which are copied: OverscrollDrawerAnchor of a drawer, which then goes to
 * the anchor `choice`, -1: the nearest to where it was going; double of a dial, angles in ascending order;
 * OverscrollValue of a thrown value. `animated` and `events` are a drawer's. This allocates. */
OverscrollStatus overscroll_set_places(
    uint32_t id, int32_t kind, const void *places, int32_t count, int32_t choice, int32_t animated,
    void *events);

/* The places it may come to rest at, as overscroll_set_places takes them: the first `capacity`. `count` (may be NULL)
 * becomes how many there are; a dial with a step has none. */
OverscrollStatus overscroll_places(
    uint32_t id, int32_t kind, void *places, int32_t capacity, int32_t *count);

/* Takes another layout, and goes to where its place now is: OverscrollDrawerLayout of a drawer; OverscrollPagerLayout of
 * a pager, with other `extents` for all `count` pages, or NULL, 0; OverscrollSize of a window, in points. Of a pager
 * `animated` is 0. */
OverscrollStatus overscroll_set_layout(
    uint32_t id, int32_t kind, const void *layout, const double *extents, int32_t count,
    int32_t animated, void *events);

/* Where one of its places is: of a window the corner, OverscrollVector, that it has in an OverscrollPlace; of a pager the
 * OverscrollPagePlace of a page, int32_t. */
OverscrollStatus overscroll_place(uint32_t id, int32_t kind, const void *which, void *place);

/* Gives a scroller, a drawer or another one of your own, by its id, the state of one of the same kind in a page or in a
 * drawer with a list, and the other way round. `index`: the member of a page; else 0. */
OverscrollStatus overscroll_read_part(uint32_t id, int32_t kind, int32_t index, uint32_t into);
OverscrollStatus overscroll_write_part(uint32_t id, int32_t kind, int32_t index, uint32_t from);

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

/* What a program has a kind do: overscroll_drawer_move, overscroll_dial_turn, ..., by the type of a target. */
#define OVERSCROLL_MOVE(Name, name, NAME, verb, Target, Events)                                   \
  static inline OverscrollStatus overscroll_##name##_##verb(                                      \
      Overscroll##Name id, Target target, int32_t animated, Events *events) {                     \
    return overscroll_move(id.id, OVERSCROLL_KIND_##NAME, &target, animated, events);             \
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
 * the velocity. Best called right after the lift; from rest it glides there. Points, confined to the bounds. */
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
 * are all since the frame before (the first sixteen of them; of a repeated DID_SCROLL one). Returns the first refusal of an input;
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
 * NEVER also while it is at rest or held by a finger, and with OVERSCROLL_DYNAMICS_UIKIT_FRAMES, whose future depends on the
 * frames to come: no flight and no appearances either. A motion begins at its lift, also where the frame that is shown is
 * ahead of that: the next frame shows where it has come to by then. */
OverscrollStatus overscroll_scroller_next_time(
    OverscrollScroller scroller, int32_t axis, double offset, double after, double *time);

/* All that is known of a motion after a release. */
typedef struct OverscrollFlight {
  double start_time;         /* seconds: the release */
  double rest_time;          /* seconds: when it is over; INFINITY if never */
  double destination;        /* points: where it ends, before it is put on a pixel of the display */
  double collision_time;     /* seconds: the hit on an edge, if collides */
  double collision_edge;     /* points: that edge, if collides */
  double collision_velocity; /* points per second there, if collides */
  double peak_time;          /* seconds: the farthest point beyond an edge, if has_peak */
  double peak_value;         /* points: the offset there, if has_peak; frames show at most a viewport beyond the edge */
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

/* The rows that what moves an axis will bring into view from `after` (seconds) on, in order: known at the release. A row
 * that only touches the viewport's end at `after` comes into view then; of a motion that no frame has shown yet, all do
 * that `after` a frame's time is too late for.
 * Rows are `extents` points long, or `extent` points each if `extents` is NULL; the first begins at
 * offset 0 of the content as shown. Writes the first `capacity` of them; `count` becomes how many there
 * were, 0 when nothing flies; it stops at OVERSCROLL_LARGEST_COUNT + 1. Given extents, the call allocates. */
OverscrollStatus overscroll_scroller_appearances(
    OverscrollScroller scroller, int32_t axis, const double *extents, double extent,
    int32_t row_count, double after, OverscrollAppearance *appearances, int32_t capacity,
    int32_t *count);

/* An axis' scroll indicator, in points from the viewport's start. */
typedef struct OverscrollIndicator {
  double position;
  double length;
} OverscrollIndicator;

/* Where the indicator of an axis is: clear of the safe area and the keyboard, and of the insets given here in addition.
 * Beyond an edge it is squeezed, to `squeezed_length` at least (7 for UIScrollView). In points; NEVER when there is
 * nothing to scroll. */
OverscrollStatus overscroll_scroller_indicator(
    OverscrollScroller scroller, int32_t axis, double start_inset, double end_inset,
    double squeezed_length, OverscrollIndicator *indicator);

/* ==== Drawers ================================================================================== */
/* A panel that rests on anchors and follows the finger between them.
 *
 *   OverscrollDrawerAnchor anchors[] = {
 *     {.value = 120, .kind = OVERSCROLL_ANCHOR_FROM_BOTTOM},
 *     {.value = 0.5, .kind = OVERSCROLL_ANCHOR_FRACTION},
 *     {.value = 60, .kind = OVERSCROLL_ANCHOR_FROM_TOP}};
 *   OverscrollDrawerDef def = overscroll_drawer_def();
 *   def.layout.container = (OverscrollSize){390, 844};
 *   OverscrollDrawer drawer;
 *   overscroll_drawer_create(&def, anchors, 3, &drawer);
 *
 * Dragged, it goes with the finger between its outermost anchors and resists beyond them. Released, it
 * goes to an anchor as its rule says, by a spring that starts with its velocity. A finger catches it in
 * flight without a jump.
 *
 * Its position is the coordinate of its free side in the container: for a drawer at the bottom, the y
 * of its top. Its visible length is how much of it is seen.
 */

/* ---- How a drawer is set up ----------------------------------------------------------------- */

/* The edge it comes from. */
enum {
  OVERSCROLL_EDGE_BOTTOM = 0, /* sheets */
  OVERSCROLL_EDGE_TOP = 1,    /* notifications */
  OVERSCROLL_EDGE_LEFT = 2,   /* menus */
  OVERSCROLL_EDGE_RIGHT = 3   /* inspectors */
};

/* Where a drawer rests, in the words of one at the bottom: at another edge the picture is turned. */
enum {
  OVERSCROLL_ANCHOR_FROM_TOP = 0,       /* value: points from the top of the safe area */
  OVERSCROLL_ANCHOR_FROM_BOTTOM = 1,    /* value: points seen above the bottom of the safe area */
  OVERSCROLL_ANCHOR_FRACTION = 2,       /* value: the share of the safe area covered, taken to 0 ... 1 */
  OVERSCROLL_ANCHOR_CONTENT_HEIGHT = 3, /* as much as the content needs */
  OVERSCROLL_ANCHOR_DISMISSED = 4       /* nothing is seen */
};

typedef struct OverscrollDrawerAnchor {
  double value;     /* as the kind says; |.| <= 1e12 */
  int32_t kind;     /* OVERSCROLL_ANCHOR_... */
  int32_t reserved; /* 0 */
} OverscrollDrawerAnchor;

/* The most anchors of one drawer. */
#define OVERSCROLL_LARGEST_ANCHOR_COUNT 1024

/* What the anchors are resolved with. */
typedef struct OverscrollDrawerLayout {
  OverscrollSize container; /* usually the screen; points, 0 ... 1e12 */
  OverscrollInsets insets;  /* its safe area, a keyboard included; points, |.| <= 1e12 */
  double content_height;    /* length of the content along the drawer's axis; points, 0 ... 1e12 */
  int32_t edge;             /* OVERSCROLL_EDGE_... */
  int32_t reserved;         /* 0 */
} OverscrollDrawerLayout;

/* Everything about a drawer that you choose, but for its anchors. Start from overscroll_drawer_def(). */
typedef struct OverscrollDrawerDef {
  OverscrollHeader header;       /* by overscroll_..._def(); leave it */
  OverscrollDrawerLayout layout; /* what the anchors are resolved with */
  OverscrollSpring spring;       /* how it goes to an anchor */
  double deceleration_rate;      /* how far a flick carries: share kept each millisecond */
  OverscrollPan pan;             /* how fingers are read */
  int32_t anchor;                /* the anchor to start on: its index; configure ignores it */
  uint8_t is_drag_enabled;       /* may fingers drag it? */
  uint8_t reduces_motion;        /* is motion that no finger causes left out? */
  uint8_t rule;                  /* OVERSCROLL_RULE_...; another brings its spring and rate, unless they
                                    are changed as well */
  uint8_t reserved;              /* 0 */
} OverscrollDrawerDef;

/* A drawer at the bottom of a container of size 0, on its first anchor. */
OVERSCROLL_DEF(OverscrollDrawerDef, overscroll_drawer_def, DRAWER)

/* ---- Drawers -------------------------------------------------------------------------------- */

/* A drawer, by name. */
typedef struct OverscrollDrawer {
  uint32_t id;
} OverscrollDrawer;

/* Creates a drawer at rest on an anchor. `count`: 1 ... OVERSCROLL_LARGEST_ANCHOR_COUNT. */
OverscrollStatus overscroll_drawer_create(
    const OverscrollDrawerDef *def, const OverscrollDrawerAnchor *anchors, int32_t count,
    OverscrollDrawer *drawer);

/* ---- What happened -------------------------------------------------------------------------- */

/* What to draw. */
typedef struct OverscrollDrawerFrame {
  double time;                     /* seconds */
  double position;                 /* points: the coordinate of the free side in the container */
  double velocity;                 /* points per second: the change of the position */
  double visible_length;           /* points: how much is seen, from its edge on */
  double progress;                 /* from the least anchor to the greatest, 0 ... 1 */
  double overscroll;               /* points beyond an outermost anchor, as it opens; 0 between them */
  OverscrollHappened happened; /* meanwhile */
  int32_t anchor;                  /* index of the anchor it rests on, or rested on last */
  int32_t target_anchor;           /* index of the anchor it goes to */
  uint8_t phase;                   /* OVERSCROLL_PHASE_... */
  uint8_t is_moving;               /* 1: ask for frames; 0: nothing needs to run */
  uint8_t is_tracking;             /* 1: a finger is down */
  uint8_t is_dragging;             /* 1: a finger drags it */
  uint8_t is_dismissed;            /* 1: it rests on an anchor that is DISMISSED */
  uint8_t reserved[3];             /* 0 */
} OverscrollDrawerFrame;

/* How a touch ended. */
typedef struct OverscrollDrawerRelease {
  double velocity;                 /* points per second: the finger's along the axis; 0: slow */
  OverscrollHappened happened; /* what happened */
  int32_t anchor;                  /* index of the anchor it goes to; see overscroll_drawer_move */
  uint8_t will_settle;             /* 1: it keeps moving */
  uint8_t did_drag;                /* 1: a drag ended */
  uint8_t did_stop_motion;         /* 1: the touch stopped what moved: it is no tap on what lies there */
  uint8_t reserved;                /* 0 */
} OverscrollDrawerRelease;

/* ---- Fingers and time ------------------------------------------------------------------------ */
/* Places are those of the container. `events`, `release` may be NULL. */

OVERSCROLL_TOUCH(Drawer, drawer, DRAWER)

/* Settings; `anchor` is the one it rests on, or rested on last. A new spring serves from the next release
 * on. */
OVERSCROLL_VERBS(Drawer, drawer, DRAWER, OverscrollHappened)

/* ---- Programs ------------------------------------------------------------------------------- */
/* `animated`: 0 immediately, anything else by the spring. `events` may be NULL. */

/* Goes to an anchor, from where it is and with the velocity it has. Ignored while a finger drags. */
OVERSCROLL_MOVE(Drawer, drawer, DRAWER, move, int32_t, OverscrollHappened)

/* Takes another layout: what is seen of the drawer stays, and so does its velocity; it then goes to
 * where its anchor now is. */
static inline OverscrollStatus overscroll_drawer_set_layout(
    OverscrollDrawer drawer, const OverscrollDrawerLayout *layout, int32_t animated,
    OverscrollHappened *events) {
  return overscroll_set_layout(
      drawer.id, OVERSCROLL_KIND_DRAWER, layout, NULL, 0, animated, events);
}

/* Replaces the anchors. It goes to `anchor`, or, if that is -1, to the one nearest to where it was
 * going. This allocates. */
static inline OverscrollStatus overscroll_drawer_set_anchors(
    OverscrollDrawer drawer, const OverscrollDrawerAnchor *anchors, int32_t count, int32_t anchor,
    int32_t animated, OverscrollHappened *events) {
  return overscroll_set_places(
      drawer.id, OVERSCROLL_KIND_DRAWER, anchors, count, anchor, animated, events);
}

/* ---- Questions ------------------------------------------------------------------------------ */

/* The anchors, as they were given: the first `capacity`; `count` as below. */
static inline OverscrollStatus overscroll_drawer_anchors(
    OverscrollDrawer drawer, OverscrollDrawerAnchor *anchors, int32_t capacity, int32_t *count) {
  return overscroll_places(drawer.id, OVERSCROLL_KIND_DRAWER, anchors, capacity, count);
}

/* How much is seen at each anchor, in points, in the anchors' order: the first `capacity` of them.
 * `count` (may be NULL) becomes how many anchors there are. */
OverscrollStatus overscroll_drawer_visible_lengths(
    OverscrollDrawer drawer, double *lengths, int32_t capacity, int32_t *count);

/* How far it is from one anchor to another, 0 ... 1. */
OverscrollStatus overscroll_drawer_progress(
    OverscrollDrawer drawer, int32_t from, int32_t to, double *progress);

/* ---- A drawer with a list in it ------------------------------------------------------------- */
/* One finger opens the drawer as far as it goes, then scrolls the list; back, it scrolls the list to its
 * beginning, then closes the drawer. Every point of its distance goes to exactly one of them, and a flick
 * passes over the joint with what is left of it. */

/* A drawer with a list, by name. */
typedef struct OverscrollScrollingDrawer {
  uint32_t id;
} OverscrollScrollingDrawer;

/* What a finger touches. */
enum {
  OVERSCROLL_PART_LIST = 0,  /* the list: drawer and list share the finger's distance */
  OVERSCROLL_PART_HEADER = 1 /* the handle or a header: all of the distance is the drawer's */
};

/* Creates one from copies of a drawer and of a scroller, which stay yours. */
OverscrollStatus overscroll_scrolling_drawer_create(
    OverscrollDrawer drawer, OverscrollScroller list, OverscrollScrollingDrawer *sheet);

/* Everything about the pair that you choose; both pass momentum by default, with equal masses. The drawer's
 * settings say how fingers are read. */
typedef struct OverscrollScrollingDrawerDef {
  OverscrollHeader header;           /* by overscroll_..._def(); leave it */
  double drawer_mass;                /* how much momentum a velocity of the drawer is; 1e-6 ... 1e6 */
  double list_mass;                  /* and one of the list */
  double minimum_speed;              /* the least speed that passes either way; points per second, >= 0; infinity: none */
  uint8_t passes_momentum_to_list;   /* does a flick that opens the drawer go on in the list? */
  uint8_t passes_momentum_to_drawer; /* does one that brings the list back go on in the drawer? */
  uint8_t reduces_motion;            /* is motion that no finger causes left out, in both? */
  uint8_t is_drag_enabled;           /* may fingers drag them? */
  uint8_t reserved[4];               /* 0 */
} OverscrollScrollingDrawerDef;

/* Those of a new pair; the last two are its drawer's and its list's instead. */
OVERSCROLL_DEF(OverscrollScrollingDrawerDef, overscroll_scrolling_drawer_def, SCROLLING_DRAWER)

/* Gives a drawer or a scroller of your own, by its id, the state of the one in the pair; and the other way
 * round. To change one in the pair: read it, change yours, write it back. */
static inline OverscrollStatus overscroll_scrolling_drawer_read(
    OverscrollScrollingDrawer sheet, uint32_t id) {
  return overscroll_read_part(sheet.id, OVERSCROLL_KIND_SCROLLING_DRAWER, 0, id);
}
static inline OverscrollStatus overscroll_scrolling_drawer_write(
    OverscrollScrollingDrawer sheet, uint32_t id) {
  return overscroll_write_part(sheet.id, OVERSCROLL_KIND_SCROLLING_DRAWER, 0, id);
}

typedef struct OverscrollScrollingDrawerEvents {
  OverscrollHappened drawer; /* the drawer's */
  OverscrollEvents list;         /* the list's: OVERSCROLL_WILL_BEGIN_DRAGGING ... */
} OverscrollScrollingDrawerEvents;

/* What to draw. */
typedef struct OverscrollScrollingDrawerFrame {
  OverscrollDrawerFrame drawer; /* the drawer */
  OverscrollFrame list;         /* the list */
  uint8_t is_moving;            /* 1: either of them moves without a finger */
  uint8_t is_tracking;          /* 1: a finger is down */
  uint8_t is_dragging;          /* 1: a finger drags either of them */
  uint8_t reserved[5];          /* 0 */
} OverscrollScrollingDrawerFrame;

/* How a touch ended. */
typedef struct OverscrollScrollingDrawerRelease {
  double velocity;                          /* points per second: the finger's along the axis */
  OverscrollScrollingDrawerEvents happened; /* what happened */
  int32_t anchor;                           /* index of the anchor the drawer goes to */
  uint8_t will_settle;                      /* 1: something keeps moving */
  uint8_t did_drag;                         /* 1: a drag ended */
  uint8_t did_stop_motion;                  /* 1: the touch stopped what moved: it is no tap on what lies there */
  uint8_t reserved;                         /* 0 */
} OverscrollScrollingDrawerRelease;

/* A finger that comes down touches `part`, and the first finger decides; for other events it is ignored.
 * Places are those of the container, not of the drawer, which moves. A hand-off of momentum between two
 * frames happens at its exact time. */
OVERSCROLL_TARGETED_TOUCH(ScrollingDrawer, scrolling_drawer, SCROLLING_DRAWER)

OVERSCROLL_VERBS(ScrollingDrawer, scrolling_drawer, SCROLLING_DRAWER, OverscrollScrollingDrawerEvents)

/* Wheels and keys, as those of a page: what they scroll goes to drawer and list in the order of a finger's distance; a
 * notch or a key that moves the drawer takes it to its next anchor, and leaves nothing for the list.
 * The list's `trackpad_momentum` says who moves both on when fingers leave a trackpad. */
static inline OverscrollStatus overscroll_scrolling_drawer_wheel(
    OverscrollScrollingDrawer sheet, const OverscrollWheel *wheel,
    OverscrollScrollingDrawerEvents *events) {
  return overscroll_wheel(sheet.id, OVERSCROLL_KIND_SCROLLING_DRAWER, wheel, 0, events);
}
OVERSCROLL_KEYS(ScrollingDrawer, scrolling_drawer, SCROLLING_DRAWER, OverscrollScrollingDrawerEvents)

/* The drawer goes to an anchor, as by overscroll_drawer_move. */
OVERSCROLL_MOVE(
    ScrollingDrawer, scrolling_drawer, SCROLLING_DRAWER, move, int32_t, OverscrollScrollingDrawerEvents)

/* ==== Pagers =================================================================================== */
/* Pages of any size in a row, of which one at a time comes to rest in its place.
 *
 *   double extents[] = {280, 210, 350, 280};
 *   OverscrollPagerDef def = overscroll_pager_def();
 *   def.layout.viewport = (OverscrollSize){390, 600};
 *   def.layout.spacing = 16;
 *   OverscrollPager pager;
 *   overscroll_pager_create(&def, extents, 4, &pager);
 *
 * Dragged, the pages go with the finger between the first one's place and the last one's, and resist
 * beyond them. Released, the pager goes to the page that its feel's rule chooses of those that the turn
 * allows, UIKit's by default. A finger catches it in flight without a jump.
 *
 * Pages may come, go and grow in any phase, under a finger too: the page nearest to its place stays
 * where it is seen, and the motion goes on. Indices follow their pages.
 */

/* ---- How a pager is set up ------------------------------------------------------------------ */

/* Which point of a page lies where, at rest. */
enum {
  OVERSCROLL_ALIGN_START = 0,  /* its beginning at the beginning of the space */
  OVERSCROLL_ALIGN_CENTER = 1, /* its middle in the middle */
  OVERSCROLL_ALIGN_END = 2     /* its end at the end */
};

/* How many pages a single drag may turn. */
enum {
  OVERSCROLL_TURN_AT_MOST = 0,  /* turn_limit of them, from the page it rested on or was going to */
  OVERSCROLL_TURN_NEIGHBOR = 1, /* the pages on either side of where the finger leaves */
  OVERSCROLL_TURN_FREE = 2      /* as the rule says */
};

/* The most pages of one pager. */
#define OVERSCROLL_LARGEST_PAGE_COUNT 1048576

/* Where the pages lie. The space is the viewport without the insets: what a page fills, and is aligned
 * in; the insets are for neighbours that peek in. */
typedef struct OverscrollPagerLayout {
  OverscrollSize viewport;  /* size of the visible part; points, 0 ... 1e12 */
  OverscrollInsets insets;  /* what is next to the space; points, |.| <= 1e12 */
  double spacing;           /* between two pages; points, 0 ... 1e12 */
  int32_t axis;             /* OVERSCROLL_HORIZONTAL or OVERSCROLL_VERTICAL */
  int32_t alignment;        /* OVERSCROLL_ALIGN_... */
  int32_t wraps;            /* 1: the first page follows the last, and so on */
  uint8_t layout_direction; /* OVERSCROLL_LAYOUT_...: where the first page is */
  uint8_t reserved[3];      /* 0 */
} OverscrollPagerLayout;

/* Everything about a pager that you choose, but for its pages. Start from overscroll_pager_def(). */
typedef struct OverscrollPagerDef {
  OverscrollHeader header;      /* by overscroll_..._def(); leave it */
  OverscrollPagerLayout layout; /* where the pages lie */
  OverscrollSpring spring;      /* how it goes to a page; 0 0 0: as the rule does, by the viewport's width */
  double deceleration_rate;     /* how far a flick carries: share kept each millisecond */
  OverscrollPan pan;            /* how fingers are read */
  int32_t turn;                 /* OVERSCROLL_TURN_... */
  int32_t turn_limit;           /* for OVERSCROLL_TURN_AT_MOST; >= 0 */
  int32_t page;                 /* the page to start on: its index; configure ignores it */
  uint8_t is_drag_enabled;      /* may fingers drag it? */
  uint8_t reduces_motion;       /* is motion that no finger causes left out? */
  uint8_t reserved[2];          /* 0 */
} OverscrollPagerDef;

/* A horizontal pager in a viewport of size 0: pages in the middle, one at a time. */
OVERSCROLL_DEF(OverscrollPagerDef, overscroll_pager_def, PAGER)

/* The same with UIScrollView's paging: pages at the beginning, by its rule alone. */
OVERSCROLL_DEF(OverscrollPagerDef, overscroll_pager_uikit_def, PAGER_UIKIT)

/* ---- Pagers --------------------------------------------------------------------------------- */

/* A pager, by name. */
typedef struct OverscrollPager {
  uint32_t id;
} OverscrollPager;

/* Creates a pager at rest on a page.
 *
 * extents: of the pages, along the axis, in points, 0 ... 1e12; NULL: they fill the space, also when the
 *          layout changes
 * count:   0 ... OVERSCROLL_LARGEST_PAGE_COUNT; def->page is 0 where there are none */
OverscrollStatus overscroll_pager_create(
    const OverscrollPagerDef *def, const double *extents, int32_t count, OverscrollPager *pager);

/* ---- What happened -------------------------------------------------------------------------- */

/* What to draw, with overscroll_pager_visible_pages. */
typedef struct OverscrollPagerFrame {
  double time;                    /* seconds */
  double offset;                  /* points: the content at the viewport's beginning; within the first
                                     round if it wraps */
  double velocity;                /* points per second: the change of the offset */
  double page_progress;           /* which page, and how far on to the next: 2.25 */
  double overscroll;              /* points beyond the first place (< 0) or the last; else 0 */
  OverscrollHappened happened; /* meanwhile */
  int32_t page;                   /* index of the page it rests on, or rested on last */
  int32_t target_page;            /* index of the page it goes to */
  int32_t nearest_page;           /* index of the page nearest to its place now */
  int32_t count;                  /* of the pages */
  uint8_t phase;                  /* OVERSCROLL_PHASE_... */
  uint8_t is_moving;              /* 1: ask for frames; 0: nothing needs to run */
  uint8_t is_tracking;            /* 1: a finger is down */
  uint8_t is_dragging;            /* 1: a finger drags it */
  uint8_t reserved[4];            /* 0 */
} OverscrollPagerFrame;

/* How a touch ended. */
typedef struct OverscrollPagerRelease {
  double velocity;                /* points per second: the offset's; 0: slow */
  OverscrollHappened happened; /* what happened */
  int32_t page;                   /* index of the page it goes to; see overscroll_pager_scroll */
  uint8_t will_settle;            /* 1: it keeps moving */
  uint8_t did_drag;               /* 1: a drag ended */
  uint8_t did_stop_motion;        /* 1: the touch stopped what moved: it is no tap on what lies there */
  uint8_t reserved;               /* 0 */
} OverscrollPagerRelease;

/* A page that is seen, and where along the axis. */
typedef struct OverscrollVisiblePage {
  double start;     /* points from the viewport's beginning on */
  double extent;    /* points */
  int32_t page;     /* its index */
  int32_t reserved; /* 0 */
} OverscrollVisiblePage;

/* ---- Fingers and time ------------------------------------------------------------------------ */
/* `events` and `release` may be NULL. Where it wraps, the offsets of a sample go on beyond a round. */

OVERSCROLL_TOUCH(Pager, pager, PAGER)

/* Settings; `page` is the one it rests on, or rested on last. A new spring serves from the next release
 * on. */
OVERSCROLL_VERBS(Pager, pager, PAGER, OverscrollHappened)

/* ---- Programs ------------------------------------------------------------------------------- */
/* `animated`: 0 immediately, anything else in 0.3 s by UIKit's rule, or by the spring. `events` may be NULL. */

/* Goes to a page, the shorter way round if it wraps. Ignored while a finger drags. */
OVERSCROLL_MOVE(Pager, pager, PAGER, scroll, int32_t, OverscrollHappened)

/* Goes some pages on, or back, from the page it goes to: what keys and buttons do. Ignored while a
 * finger drags. */
OverscrollStatus overscroll_pager_turn_page(
    OverscrollPager pager, int32_t count, int32_t animated, OverscrollHappened *events);

/* Inserts `count` pages before a page; their number appends. Without `extents` (NULL) they are as long
 * as the space. This allocates. */
OverscrollStatus overscroll_pager_insert(
    OverscrollPager pager, int32_t page, const double *extents, int32_t count, int32_t animated,
    OverscrollHappened *events);

/* Removes `count` pages from `first` on. If the page at rest is among them, the one after it is pulled
 * into its place. Of pages of different extents this allocates. */
OverscrollStatus overscroll_pager_remove(
    OverscrollPager pager, int32_t first, int32_t count, int32_t animated,
    OverscrollHappened *events);

/* Changes the extent of a page, in points. The first that differs from the others allocates. */
OverscrollStatus overscroll_pager_set_extent(
    OverscrollPager pager, int32_t page, double extent, OverscrollHappened *events);

/* Takes another layout, and with it other extents for all `count` pages; NULL: they keep theirs, or go on
 * filling the space. */
static inline OverscrollStatus overscroll_pager_set_layout(
    OverscrollPager pager, const OverscrollPagerLayout *layout, const double *extents, int32_t count,
    OverscrollHappened *events) {
  return overscroll_set_layout(pager.id, OVERSCROLL_KIND_PAGER, layout, extents, count, 0, events);
}

/* ---- Questions ------------------------------------------------------------------------------ */

/* The pages that are seen, in order: the first `capacity` of them. `count` (may be NULL) becomes how
 * many there are. A page may be seen twice if it wraps. */
OverscrollStatus overscroll_pager_visible_pages(
    OverscrollPager pager, OverscrollVisiblePage *pages, int32_t capacity, int32_t *count);

/* Where a page is. */
typedef struct OverscrollPagePlace {
  double extent; /* points */
  double offset; /* points: the offset at which it is in its place */
  double start;  /* points: where it begins, from the viewport's beginning on, seen or not */
} OverscrollPagePlace;

static inline OverscrollStatus overscroll_pager_page(
    OverscrollPager pager, int32_t page, OverscrollPagePlace *place) {
  return overscroll_place(pager.id, OVERSCROLL_KIND_PAGER, &page, place);
}

/* ==== Floating windows ========================================================================= */
/* A floating window, dragged in two dimensions, thrown into corners.
 *
 *   OverscrollPictureInPictureDef def = overscroll_picture_in_picture_def();
 *   def.size = (OverscrollSize){160, 90};
 *   def.container = (OverscrollSize){390, 844};
 *   OverscrollPictureInPicture window;
 *   overscroll_picture_in_picture_create(&def, NULL, 0, &window);
 *
 * Released, it goes to the resting place nearest to x + v / r, by one spring on each axis; by OVERSCROLL_RULE_SYSTEM to
 * the one nearest to where that rate carries it in steps of a millisecond. A place is a
 * share of the space that the container leaves: when that changes, in any phase, the window goes on from
 * where it is, as fast as it is, to where its place is now.
 */

/* ---- How a window is set up ----------------------------------------------------------------- */

/* Everything about a window that you choose, but for its places. Start from
 * overscroll_picture_in_picture_def(). */
typedef struct OverscrollPictureInPictureDef {
  OverscrollHeader header;       /* by overscroll_..._def(); leave it */
  OverscrollSize size;           /* the window's; points, 0 ... 1e12 */
  OverscrollSize container;      /* what it floats in; points, 0 ... 1e12 */
  OverscrollInsets insets;       /* the container's safe area; points, |.| <= 1e12 */
  double keyboard_inset;         /* how much a keyboard covers from below; points, 0 ... 1e12 */
  double margin;                 /* distance kept from the edges; points, |.| <= 1e12 */
  OverscrollSpring spring;       /* how it goes to a place, on each axis */
  double deceleration_rate;      /* how far a throw carries: share kept each millisecond */
  OverscrollPan pan;             /* how fingers are read */
  OverscrollSize alternate_size; /* the size a double tap changes to and back from; 0 0: none */
  double stash_peek;             /* how much is seen of a stashed window; points, 0 ... 1e12; kept while it stashes */
  double stash_minimum_speed;    /* what a throw must have left at a side to stash; points per second; as stash_peek */
  int32_t place;                 /* the resting place to start in; configure ignores it */
  uint8_t stashes;               /* may it be stashed at a side? */
  uint8_t is_drag_enabled;       /* may fingers drag it? */
  uint8_t reduces_motion;        /* is motion that no finger causes left out? */
  uint8_t rule;                  /* OVERSCROLL_RULE_...; another brings its spring and rate, unless they
                                    are changed as well */
} OverscrollPictureInPictureDef;

/* A window of size 0 in the last of four corners, `place` 3, of a container of size 0; it does not stash. */
OVERSCROLL_DEF(OverscrollPictureInPictureDef, overscroll_picture_in_picture_def, PICTURE_IN_PICTURE)

/* The most resting places of one window. */
#define OVERSCROLL_LARGEST_PLACE_COUNT 1024

/* ---- Windows -------------------------------------------------------------------------------- */

/* A floating window, by name. */
typedef struct OverscrollPictureInPicture {
  uint32_t id;
} OverscrollPictureInPicture;

/* Creates a window at rest. Its `count` resting places are shares of the space, (0, 0) its top left and
 * (1, 1) its bottom right; with a count of 0 the four corners: 0 top left, 1 top right, 2 bottom left,
 * 3 bottom right. */
OverscrollStatus overscroll_picture_in_picture_create(
    const OverscrollPictureInPictureDef *def, const OverscrollVector *shares, int32_t count,
    OverscrollPictureInPicture *window);

/* ---- What happened -------------------------------------------------------------------------- */

/* What to draw. */
typedef struct OverscrollPictureInPictureFrame {
  double time;               /* seconds */
  OverscrollRect frame;      /* points: the window in the container */
  OverscrollVector velocity; /* points per second: the change of its top left corner */
  OverscrollHappened happened; /* meanwhile */
  OverscrollPlace place;        /* where it rests, or rested last */
  OverscrollPlace target_place; /* where it goes */
  uint8_t phase;                /* OVERSCROLL_PHASE_... */
  uint8_t is_moving;            /* 1: ask for frames; 0: nothing needs to run */
  uint8_t is_tracking;          /* 1: a finger is down */
  uint8_t is_dragging;          /* 1: a finger drags it */
  uint8_t is_stashed;           /* 1: it is stashed, or moving there */
  uint8_t reserved[3];          /* 0 */
} OverscrollPictureInPictureFrame;

/* How a touch ended. */
typedef struct OverscrollPictureInPictureRelease {
  OverscrollVector velocity;   /* points per second: the finger's; 0: slow */
  OverscrollVector projection; /* points: where its top left corner would rest without places */
  OverscrollHappened happened; /* what happened */
  OverscrollPlace place; /* where it goes; see overscroll_picture_in_picture_move */
  uint8_t will_settle;   /* 1: it keeps moving */
  uint8_t did_drag;      /* 1: a drag ended */
  uint8_t did_stop_motion; /* 1: the touch stopped what moved: it is no tap on what lies there */
  uint8_t reserved[5];   /* 0 */
} OverscrollPictureInPictureRelease;

/* ---- Fingers and time ------------------------------------------------------------------------ */
/* Places are those of the container. `events` and `release` may be NULL. */

OVERSCROLL_TOUCH(PictureInPicture, picture_in_picture, PICTURE_IN_PICTURE)

/* Settings; the size is the one it has or is changing to. A new size or container is taken over time. */
OVERSCROLL_VERBS(PictureInPicture, picture_in_picture, PICTURE_IN_PICTURE, OverscrollHappened)

/* ---- Programs ------------------------------------------------------------------------------- */
/* `animated`: 0 immediately, anything else by the spring. `events` may be NULL. */

/* Goes to a place, from where it is and with the velocity it has. Ignored while a finger drags. */
OVERSCROLL_MOVE(
    PictureInPicture, picture_in_picture, PICTURE_IN_PICTURE, move, OverscrollPlace, OverscrollHappened)

/* Changes the size, in points. The sides that the window rests against stay where they are. */
static inline OverscrollStatus overscroll_picture_in_picture_set_size(
    OverscrollPictureInPicture window, double width, double height, int32_t animated,
    OverscrollHappened *events) {
  OverscrollSize size = {width, height};
  return overscroll_set_layout(
      window.id, OVERSCROLL_KIND_PICTURE_IN_PICTURE, &size, NULL, 0, animated, events);
}

/* Where the window's top left corner is in a place, in points. */
static inline OverscrollStatus overscroll_picture_in_picture_corner(
    OverscrollPictureInPicture window, OverscrollPlace place, OverscrollVector *corner) {
  return overscroll_place(window.id, OVERSCROLL_KIND_PICTURE_IN_PICTURE, &place, corner);
}

/* ==== Dials ==================================================================================== */
/* An angle turned by a finger about a centre, with limits, detents and momentum.
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

/* Everything about a dial that you choose. Start from overscroll_dial_def(). */
typedef struct OverscrollDialDef {
  OverscrollHeader header;  /* by overscroll_..._def(); leave it */
  OverscrollVector center;  /* the point it turns about; points */
  double angle;             /* where it starts, the nearest within the limits; radians; ignored by configure */
  double minimum;           /* the least angle without resistance; radians; ignored by configure */
  double maximum;           /* the greatest; radians; minimum and maximum 0: no limits; ignored by configure */
  double detent_step;       /* a detent at every multiple of it; radians, > 0; 0: none */
  double detent_origin;     /* from one of them; radians; kept while there is a step */
  OverscrollSpring spring;  /* how it goes to a detent */
  double deceleration_rate; /* share of velocity kept each millisecond */
  OverscrollPan pan;        /* how fingers are read; the slop is 0, a dial turns immediately */
  uint8_t is_drag_enabled;  /* may fingers turn it? */
  uint8_t reduces_motion;   /* is motion that no finger causes left out? */
  uint8_t reserved[6];      /* 0 */
} OverscrollDialDef;

/* A dial about the point (0, 0) without limits and detents, at the angle 0. */
OVERSCROLL_DEF(OverscrollDialDef, overscroll_dial_def, DIAL)

/* A dial, by name. */
typedef struct OverscrollDial {
  uint32_t id;
} OverscrollDial;

/* Creates a dial at rest. */
OverscrollStatus overscroll_dial_create(const OverscrollDialDef *def, OverscrollDial *dial);

/* Makes it come to rest at given angles: radians, in ascending order; `count` up to
 * OVERSCROLL_LARGEST_COUNT. They are copied. */
static inline OverscrollStatus overscroll_dial_set_detents(
    OverscrollDial dial, const double *angles, int32_t count) {
  return overscroll_set_places(dial.id, OVERSCROLL_KIND_DIAL, angles, count, 0, 0, NULL);
}

/* Those angles: the first `capacity`; `count` (may be NULL) becomes how many there are. */
static inline OverscrollStatus overscroll_dial_detents(
    OverscrollDial dial, double *angles, int32_t capacity, int32_t *count) {
  return overscroll_places(dial.id, OVERSCROLL_KIND_DIAL, angles, capacity, count);
}

/* ---- What happened -------------------------------------------------------------------------- */

/* What to draw. */
typedef struct OverscrollDialFrame {
  double time;             /* seconds */
  double angle;            /* radians */
  double velocity;         /* radians per second */
  double destination;      /* radians: where it will have come to rest */
  OverscrollEvents events; /* meanwhile */
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
  OverscrollEvents events; /* what happened */
  uint8_t will_settle;     /* 1: it keeps moving */
  uint8_t did_drag;        /* 1: a drag ended */
  uint8_t did_stop_motion; /* 1: the touch stopped what moved: it is no tap on what lies there */
  uint8_t reserved[5];     /* 0 */
} OverscrollDialRelease;

/* ---- Fingers, programs and time ------------------------------------------------------------- */
/* Places are those of the centre. `events` and `release` may be NULL. */

OVERSCROLL_TOUCH(Dial, dial, DIAL)

/* Settings. Detents that were given one by one are kept while the step stays 0. */
OVERSCROLL_VERBS(Dial, dial, DIAL, OverscrollEvents)

/* Turns to an angle by program, within the limits; `animated`: 0 immediately. Ignored while a finger turns
 * it. */
OVERSCROLL_MOVE(Dial, dial, DIAL, turn, double, OverscrollEvents)

/* ==== Thrown values ============================================================================ */
/* Any value, thrown: a colour, a rotation, an opacity, a scale goes to the nearest of
 * given values.
 *
 *   OverscrollThrowDef def = overscroll_throw_def();
 *   def.value = (OverscrollValue){{0.9, 0.1, 0.1}};
 *   OverscrollThrow tint;
 *   overscroll_throw_create(&def, &tint);
 *   overscroll_throw_drag(tint, &value, NULL);
 *   overscroll_throw_release(tint, &velocity, palette, 5, &release);
 *
 * A spring is linear: what moves a point moves everything that can be added and scaled. Fingers drag it by
 * per_x and per_y, as they drag anything else, and it goes to one of the candidates; or a program drags it
 * and says how fast it changed. An oscillating spring passes its target: clamp what must not leave its
 * range where you draw it.
 */

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
OVERSCROLL_DEF(OverscrollThrowDef, overscroll_throw_def, THROW)

/* A value that is thrown, by name. */
typedef struct OverscrollThrow {
  uint32_t id;
} OverscrollThrow;

/* Creates one at rest. */
OverscrollStatus overscroll_throw_create(const OverscrollThrowDef *def, OverscrollThrow *thrown);

/* Where it may rest after a touch: `count` values, up to OVERSCROLL_LARGEST_COUNT; with none it goes where
 * the throw carries it. They are copied. */
static inline OverscrollStatus overscroll_throw_set_candidates(
    OverscrollThrow thrown, const OverscrollValue *candidates, int32_t count) {
  return overscroll_set_places(thrown.id, OVERSCROLL_KIND_THROW, candidates, count, 0, 0, NULL);
}

/* Those values: the first `capacity`; `count` (may be NULL) becomes how many there are. */
static inline OverscrollStatus overscroll_throw_candidates(
    OverscrollThrow thrown, OverscrollValue *candidates, int32_t capacity, int32_t *count) {
  return overscroll_places(thrown.id, OVERSCROLL_KIND_THROW, candidates, capacity, count);
}

/* ---- What happened -------------------------------------------------------------------------- */

/* What to draw. */
typedef struct OverscrollThrowFrame {
  double time;              /* seconds */
  OverscrollValue value;    /* the value */
  OverscrollValue velocity; /* its change per second */
  OverscrollValue destination; /* where it goes, or is */
  OverscrollEvents events;  /* meanwhile */
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
  OverscrollEvents events;  /* what happened */
  int32_t candidate;        /* index of the candidate it goes to; -1: none */
  uint8_t will_settle;      /* 1: it keeps moving */
  uint8_t did_drag;         /* 1: a drag ended */
  uint8_t did_stop_motion;  /* 1: the touch stopped what moved: it is no tap on what lies there */
  uint8_t reserved;         /* 0 */
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
static inline OverscrollStatus overscroll_throw_move(
    OverscrollThrow thrown, const OverscrollValue *target, int32_t animated,
    OverscrollEvents *events) {
  return overscroll_move(thrown.id, OVERSCROLL_KIND_THROW, target, animated, events);
}

/* ==== Inside one another ======================================================================= */
/* Scrollers, drawers, pagers and others inside one another, moved by one finger and by
 * one momentum.
 *
 *   OverscrollNestedDef def = overscroll_nested_def();
 *   OverscrollNestedMember member = overscroll_nested_member_def();
 *   member.order = OVERSCROLL_ORDER_COLLAPSING;
 *   OverscrollNested page;
 *   overscroll_nested_create(&def, outer.id, &member, &page);     // outer, list: scrollers of overscroll.h
 *
 *   int32_t index;
 *   member.parent = 0;
 *   overscroll_nested_add(page, list.id, &member, &index);        // copies them: the page has its own
 *
 *   OverscrollTouch touch = {OVERSCROLL_TOUCH_BEGAN, 1, 200, 700, 0};
 *   overscroll_nested_touch(page, &touch, index, NULL);
 *
 * The members from the one under the finger up to the outermost take turns, along each axis independently.
 * Each takes as much of the finger's distance as it can scroll and leaves the rest to the next; what nobody
 * can take stretches the last one that bounces. A member that meets its edge by itself hands its momentum,
 * mass times velocity, to the next one that can scroll, at the exact time at which it does. A drawer counts
 * as a list does: it opens as the finger moves up or left.
 *
 * A member is named by its index: 0 the outermost, then in the order in which they were added; one that is removed
 * frees its index for the next.
 */

/* ---- How a page is set up ------------------------------------------------------------------- */

/* Who takes turns first: a member, or those inside it. On is down and right, back is up and left. */
enum {
  OVERSCROLL_ORDER_COLLAPSING = 0,   /* on: it, then they; back: they, then it */
  OVERSCROLL_ORDER_QUICK_RETURN = 1, /* it, then they, both ways */
  OVERSCROLL_ORDER_INNER_FIRST = 2,  /* they, then it, both ways: ordinary nested scrolling */
  OVERSCROLL_ORDER_UIKIT = 3         /* who begins keeps the finger: they, unless at their edge; pages take the rest */
};

/* Where one scrolls to. */
enum {
  OVERSCROLL_DIRECTION_LEFT = 0,
  OVERSCROLL_DIRECTION_RIGHT = 1,
  OVERSCROLL_DIRECTION_UP = 2,
  OVERSCROLL_DIRECTION_DOWN = 3
};

/* What a member is. Scrollers, drawers and pagers share the finger's distance; a dial, a window and a thrown
 * value take the fingers that touch them whole, and none of the others' distance or momentum is theirs. */
enum {
  OVERSCROLL_MEMBER_SCROLLER = 0,
  OVERSCROLL_MEMBER_DRAWER = 1,
  OVERSCROLL_MEMBER_PAGER = 2,
  OVERSCROLL_MEMBER_DIAL = 3,
  OVERSCROLL_MEMBER_PICTURE_IN_PICTURE = 4,
  OVERSCROLL_MEMBER_THROW = 5
};

/* The axes along which a member leaves nothing to what it lies in: there it stretches, and bounces, alone. */
enum {
  OVERSCROLL_CONTAINED_NONE = 0,
  OVERSCROLL_CONTAINED_BOTH = 1,
  OVERSCROLL_CONTAINED_HORIZONTAL = 2,
  OVERSCROLL_CONTAINED_VERTICAL = 3
};

/* What a member is among the others. */
typedef struct OverscrollNestedMember {
  OverscrollHeader header; /* by overscroll_..._def(); leave it */
  double mass;          /* how much momentum a velocity of it is; 1e-6 ... 1e6 */
  double minimum_speed; /* the least speed at an edge that it passes on; points per second, >= 0;
                         * infinity: none */
  double return_distance; /* how far one scrolls back before a header of OVERSCROLL_ORDER_QUICK_RETURN
                           * returns; points, >= 0; infinity: only at its speed */
  double return_speed;    /* how fast a finger has to be for it to return before; points per second, >= 0;
                           * infinity: however fast */
  OverscrollVector viewport_origin; /* where its viewport begins in the outermost one; what two fingers zoom
                                     * about */
  int32_t parent;       /* index of the member it lies in; -1 for the outermost */
  int32_t order;        /* OVERSCROLL_ORDER_... */
  int32_t kind;         /* OVERSCROLL_MEMBER_...: what it is; only read */
  int32_t contained_axes; /* OVERSCROLL_CONTAINED_... */
} OverscrollNestedMember;

/* Mass 1, passes everything on, lies in the outermost, inner first, returns immediately, contains no axis. */
OVERSCROLL_DEF(OverscrollNestedMember, overscroll_nested_member_def, NESTED_MEMBER)

/* Everything else about a page that you choose. Start from overscroll_nested_def(). */
typedef struct OverscrollNestedDef {
  OverscrollHeader header; /* by overscroll_..._def(); leave it */
  OverscrollPan pan;       /* how fingers are read; where create finds UIKit's number, that of the outermost member */
  double horizontal_angle; /* up to this angle from the horizontal a drag is horizontal; degrees */
  double vertical_angle;   /* from this one on it is vertical; degrees, 0 <= h <= v <= 90 */
  int32_t active;          /* index of the innermost member that keys go to, and wheels and fingers that
                            * name none: of what is seen what was touched last; ignored by create */
  uint8_t is_locked;       /* is a drag tied to an axis by these angles? */
  uint8_t is_drag_enabled; /* may fingers drag them? */
  uint8_t reduces_motion;  /* is motion that no finger causes left out, in all of them? */
  uint8_t trackpad_momentum; /* OVERSCROLL_TRACKPAD_...: who moves them on when fingers leave a trackpad */
} OverscrollNestedDef;

/* Every drag is tied to the axis that it is nearer to. */
OVERSCROLL_DEF(OverscrollNestedDef, overscroll_nested_def, NESTED)

/* The most members of one page; at most 8 lie inside one another. */
#define OVERSCROLL_LARGEST_NESTED_COUNT 256

/* ---- Pages ---------------------------------------------------------------------------------- */

/* A page, by name. */
typedef struct OverscrollNested {
  uint32_t id;
} OverscrollNested;

/* Creates a page with a copy of anything that OVERSCROLL_MEMBER_... lists, by its id, as its outermost. `member.parent` is
 * ignored. */
OverscrollStatus overscroll_nested_create(
    const OverscrollNestedDef *def, uint32_t outermost, const OverscrollNestedMember *member,
    OverscrollNested *nested);

/* Puts a copy of any of these, by its id, into another member. In a pager, or a scroller
 * that rests on pages, it is the first page that has no member; a pager takes no more than it has pages. `index`
 * (may be NULL) becomes its index. This allocates. */
OverscrollStatus overscroll_nested_add(
    OverscrollNested nested, uint32_t id, const OverscrollNestedMember *member, int32_t *index);

/* Lets a member hand its momentum to any other one, also in another direction; it comes before the members
 * it lies in, wherever the target can scroll. `directions` are four, what becomes of LEFT, RIGHT, UP and
 * DOWN: OVERSCROLL_DIRECTION_..., or -1 for what stays. At most 256. This allocates. */
OverscrollStatus overscroll_nested_connect(
    OverscrollNested nested, int32_t source, int32_t target, const int32_t *directions);

/* What of a momentum goes from one member to another. */
typedef struct OverscrollMomentumTransfer {
  double source_mass;    /* 1e-6 ... 1e6 */
  double target_mass;    /* 1e-6 ... 1e6; the target goes on with source_mass / target_mass of the speed */
  double minimum_speed;  /* the least speed at the edge that is passed on; points per second, >= 0; infinity: none */
  int32_t directions[4]; /* as for overscroll_nested_connect; one of -1 is not passed on; its target is the page's */
} OverscrollMomentumTransfer;

/* Chooses it for two members, in place of their masses and the least speed of the source; NULL: these again. This
 * allocates. */
OverscrollStatus overscroll_nested_set_transfer(
    OverscrollNested nested, int32_t source, int32_t target, const OverscrollMomentumTransfer *transfer);

/* Reads what a member is among the others. */
OverscrollStatus overscroll_nested_member(
    OverscrollNested nested, int32_t index, OverscrollNestedMember *member);

/* Changes it, in any phase. `parent` and `kind` stay. */
OverscrollStatus overscroll_nested_set_member(
    OverscrollNested nested, int32_t index, const OverscrollNestedMember *member);

/* Gives a scroller, a drawer or another one of your own, by its id, the state of a member of the same kind, to ask it
 * anything or to change it by its own functions: settings, content, programs. Leave fingers, wheels and
 * frames to the page. */
static inline OverscrollStatus overscroll_nested_read(
    OverscrollNested nested, int32_t index, uint32_t id) {
  return overscroll_read_part(nested.id, OVERSCROLL_KIND_NESTED, index, id);
}

/* Gives a member the state of one of your own, of the same kind: what was read and changed. */
static inline OverscrollStatus overscroll_nested_write(
    OverscrollNested nested, int32_t index, uint32_t id) {
  return overscroll_write_part(nested.id, OVERSCROLL_KIND_NESTED, index, id);
}

/* ---- What happened -------------------------------------------------------------------------- */

/* Momentum that went from one member to another. */
typedef struct OverscrollMomentumPass {
  double time;              /* when the source met its edge; seconds */
  double speed;             /* the source's at its edge; points per second */
  double target_speed;      /* what the target was given; points per second */
  int32_t source;           /* index of the member that met its edge; -1: there was no pass */
  int32_t target;           /* index of the member that goes on */
  int32_t direction;        /* where the source scrolled to; OVERSCROLL_DIRECTION_... */
  int32_t target_direction; /* where the target scrolls to; OVERSCROLL_DIRECTION_... */
} OverscrollMomentumPass;

typedef struct OverscrollNestedEvents {
  OverscrollEvents events;     /* of any of its members, each once, in the order of the codes */
  OverscrollMomentumPass pass; /* the last one among them */
} OverscrollNestedEvents;

/* What goes on. */
typedef struct OverscrollNestedFrame {
  double time;                     /* seconds */
  OverscrollNestedEvents happened; /* meanwhile */
  int32_t active;                  /* index of the innermost member that keys go to */
  uint8_t phase;                   /* OVERSCROLL_PHASE_... */
  uint8_t is_moving;               /* 1: ask for frames; 0: nothing needs to run */
  uint8_t is_tracking;             /* 1: a finger is down */
  uint8_t is_dragging;             /* 1: a finger drags */
  uint8_t is_decelerating;         /* 1: something keeps moving after a release */
  uint8_t reserved[7];             /* 0 */
} OverscrollNestedFrame;

/* How a touch ended. */
typedef struct OverscrollNestedRelease {
  OverscrollVector velocity;       /* of the offset; points per second; 0: slow */
  OverscrollNestedEvents happened; /* what happened */
  uint8_t will_settle;             /* 1: something keeps moving */
  uint8_t did_drag;                /* 1: a drag ended */
  uint8_t did_stop_motion;         /* 1: the touch stopped what moved: it is no tap on what lies there */
  uint8_t reserved[5];             /* 0 */
} OverscrollNestedRelease;

/* ---- Fingers and time ------------------------------------------------------------------------ */
/* Places are those of the outermost viewport. `events` and `release` may be NULL. */

/* A finger that comes down touches `member`: the index of the innermost member under it; -1: the active one.
 * A header, or pages, pass it inward to what is seen of them. Fingers on members next to one another move each
 * its own, with slop, velocity and taps of their own. For other events `member` is ignored. */
OVERSCROLL_TARGETED_TOUCH(Nested, nested, NESTED)

/* Settings; how fingers are read serves from the next touch on. */
OVERSCROLL_VERBS(Nested, nested, NESTED, OverscrollNestedEvents)

/* A wheel turned, or fingers moved on a trackpad. `member` as for a finger; a stroke stays with what it
 * began on. */
static inline OverscrollStatus overscroll_nested_wheel(
    OverscrollNested nested, const OverscrollWheel *wheel, int32_t member,
    OverscrollNestedEvents *events) {
  return overscroll_wheel(nested.id, OVERSCROLL_KIND_NESTED, wheel, member, events);
}

/* Keys: as for a scroller; at its edge a member hands the run on to whose turn it is. To the top goes the active member
 * with everything around it. */
OVERSCROLL_KEYS(Nested, nested, NESTED, OverscrollNestedEvents)

/* Inserts `count` pages into a pager, as overscroll_pager_insert() does, or a scroller that rests on pages, whose content
 * you lengthen yourself, before the one that is `page`: members that are added then are theirs. `events` may be NULL. This
 * allocates. */
OverscrollStatus overscroll_nested_insert_pages(
    OverscrollNested nested, int32_t index, int32_t page, int32_t count, int32_t animated,
    OverscrollNestedEvents *events);

/* Removes a member, not the outermost, with all that lies in it and the page that it is; fingers on it are
 * cancelled. `events` may be NULL. This allocates. */
OverscrollStatus overscroll_nested_remove(
    OverscrollNested nested, int32_t index, int32_t animated, OverscrollNestedEvents *events);

/* ---- Questions ------------------------------------------------------------------------------ */

/* What to draw of the members, by their indices: the first `capacity` of them; their events are those of
 * the last call. A drawer's position and a pager's offset are offsets along their axis, a window's corner, a
 * dial's angle (x) and a thrown value's first two numbers are offsets; the rest of them is had by
 * overscroll_nested_read. `count` (may be NULL) becomes
 * how many there are; indices that are free count too. */
OverscrollStatus overscroll_nested_frames(
    OverscrollNested nested, OverscrollFrame *frames, int32_t capacity, int32_t *count);

/* The offset and velocity of a scroller along an axis (OVERSCROLL_HORIZONTAL ...) to come if nothing
 * else happens, for `count` times, `interval` seconds apart. Nothing changes. This allocates. */
OverscrollStatus overscroll_nested_sample_member(
    OverscrollNested nested, int32_t member, int32_t axis, double first_time, double interval,
    int32_t count, OverscrollMotion *motions);

/* Where the members will have come to rest, over every joint, as in their frames, by their indices: the first `capacity` of them. `count`
 * (may be NULL) becomes how many there are. This allocates. */
OverscrollStatus overscroll_nested_destinations(
    OverscrollNested nested, OverscrollVector *offsets, int32_t capacity, int32_t *count);

/* ==== Momentum of trackpads, as deltas ========================================================= */
/* Deltas of a trackpad in, deltas with momentum out: for a compositor, a mouse tool, a
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
OVERSCROLL_DEF(OverscrollMomentumStreamDef, overscroll_momentum_stream_def, MOMENTUM_STREAM)

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
static inline OverscrollStatus overscroll_momentum_stream_configure(
    OverscrollMomentumStream stream, const OverscrollMomentumStreamDef *def) {
  return overscroll_configure(stream.id, OVERSCROLL_KIND_MOMENTUM_STREAM, def);
}

/* Takes an event; one whose delta or time makes no sense is INVALID_ARGUMENT, and changes nothing, but for the end of a
 * stroke. `deltas` may be NULL: then they are lost. */
static inline OverscrollStatus overscroll_momentum_stream_wheel(
    OverscrollMomentumStream stream, const OverscrollWheel *wheel, OverscrollDeltas *deltas) {
  return overscroll_wheel(stream.id, OVERSCROLL_KIND_MOMENTUM_STREAM, wheel, 0, deltas);
}

/* Moves to a display frame: how far the glide has gone since the call before. */
static inline OverscrollStatus overscroll_momentum_stream_advance(
    OverscrollMomentumStream stream, double time, OverscrollDeltas *deltas) {
  return overscroll_advance(stream.id, OVERSCROLL_KIND_MOMENTUM_STREAM, time, deltas);
}

/* ==== Comments on tracks ======================================================================= */
/* Comments that pop up on tracks ("bullet comments"), thousands at the same time.
 *
 *   OverscrollPopTrackDef def = overscroll_pop_track_def();
 *   def.width = 390;
 *   def.track_count = 12;
 *   def.track_height = 28;
 *   def.capacity = 2000;
 *   OverscrollPopTrack comments;
 *   overscroll_pop_track_create(&def, &comments);
 *   overscroll_pop_track_add(comments, 7, 120, now, INFINITY, NULL);
 *
 *   static OverscrollPopSprite sprites[2000];
 *   int32_t count;
 *   overscroll_pop_track_fill(comments, now, sprites, 2000, &count);
 *
 * A comment pops up by a spring from nothing to its size, sampled once into a table that all comments
 * read. It goes to the track where it can start earliest; comments on one track never come closer than
 * the gap, though longer ones are faster. All of it is a function of time: ask for any moment, in any
 * order.
 */

/* How comments move. */
enum {
  OVERSCROLL_POP_TRAVELLING = 0, /* from the right side to the left, all in the same time */
  OVERSCROLL_POP_STANDING = 1    /* not at all: in the middle of their track, and out again */
};

/* Everything about the tracks, once and for all. Start from overscroll_pop_track_def(). */
typedef struct OverscrollPopTrackDef {
  OverscrollHeader header; /* by overscroll_..._def(); leave it */
  double width;            /* of the tracks; points, > 0 */
  double track_height;     /* from one track to the next; points, 0 ... 1e12 */
  double gap;              /* between two comments on a track; points, 0 up to below the width */
  double duration;         /* how long a comment is shown; seconds, 1e-3 ... 1e6 */
  OverscrollSpring spring; /* how comments pop up: sqrt(k/m) within 1 ... 1000 per second, a damping
                            * ratio within 0.05 ... 10 */
  int32_t track_count;     /* 1 ... 65536 */
  int32_t capacity;        /* space for so many comments; 0 ... OVERSCROLL_LARGEST_COUNT */
  int32_t style;           /* OVERSCROLL_POP_... */
  int32_t reserved;        /* 0 */
} OverscrollPopTrackDef;

/* One track of 1 pt by 0 with space for 256; comments travel for 6 s and pop up critically damped. */
OVERSCROLL_DEF(OverscrollPopTrackDef, overscroll_pop_track_def, POP_TRACK)

/* Tracks with comments, by name. */
typedef struct OverscrollPopTrack {
  uint32_t id;
} OverscrollPopTrack;

/* Creates empty tracks: all they will ever need is allocated here. */
OverscrollStatus overscroll_pop_track_create(
    const OverscrollPopTrackDef *def, OverscrollPopTrack *tracks);

/* A comment on its track. */
typedef struct OverscrollPopItem {
  double start;  /* seconds: when it pops up */
  double length; /* points */
  int32_t id;    /* the number it was given */
  int32_t track; /* from 0 at the top */
} OverscrollPopItem;

/* Adds a comment of a length (points) that is to pop up at a time (seconds), at most `longest_wait`
 * (seconds, INFINITY allowed) later if all tracks are taken. NEVER when there is no space for it or no
 * track is free in time; both are counted. `item` may be NULL. Where there is no space, comments that are gone at the new
 * one's time give theirs: to add ahead of time, or to look back, have the capacity for all. */
OverscrollStatus overscroll_pop_track_add(
    OverscrollPopTrack tracks, int32_t id, double length, double time, double longest_wait,
    OverscrollPopItem *item);

/* Gives back the space of the comments that are gone. Once in a while will do. */
OverscrollStatus overscroll_pop_track_remove_expired(OverscrollPopTrack tracks, double time);

/* Removes all comments and frees all tracks. */
OverscrollStatus overscroll_pop_track_remove_all(OverscrollPopTrack tracks);

/* How many comments there are, and were turned away. */
typedef struct OverscrollPopCounts {
  int32_t count;   /* held, also those still to come */
  int32_t dropped; /* found no space, or no track in time */
  int32_t ignored; /* their length or time made no sense */
  int32_t reserved; /* 0 */
} OverscrollPopCounts;

OverscrollStatus overscroll_pop_track_counts(
    OverscrollPopTrack tracks, OverscrollPopCounts *counts);

/* When the last comment will be gone, in seconds; NEVER when there are none. */
static inline OverscrollStatus overscroll_pop_track_end_time(
    OverscrollPopTrack tracks, double *time) {
  return overscroll_rest_time(tracks.id, time);
}

/* A comment as it is to be drawn. */
typedef struct OverscrollPopSprite {
  float x;       /* points: the left side of its unscaled box */
  float y;       /* points: the top of its track */
  float length;  /* points */
  float scale;   /* about the middle of its box */
  float opacity; /* 0 ... 1 */
  int32_t id;    /* the number it was given */
} OverscrollPopSprite;

/* Writes the comments that are seen at a time, in the order they were added, the first `capacity` of
 * them; `count` becomes how many were written. One call a frame, without an allocation. */
OverscrollStatus overscroll_pop_track_fill(
    OverscrollPopTrack tracks, double time, OverscrollPopSprite *sprites, int32_t capacity,
    int32_t *count);

/* ==== Around a scroller ======================================================================== */
/* What a host measures and draws around a scroller: the rows in view, pull to refresh, the
 * indicator's opacity, the time of events that another clock stamped.
 *
 *   OverscrollRows rows;                                  the extents of the rows, before they are measured
 *   overscroll_rows_create(NULL, 44, 10000, &rows);
 *   overscroll_rows_set_extent(rows, list, OVERSCROLL_VERTICAL, 3, 120, NULL);   nothing in view moves
 *   overscroll_rows_visible(rows, list, OVERSCROLL_VERTICAL, &first, &count);    once a frame
 *
 * Rows, controls and clocks are destroyed, cloned and assigned by their id, as all else. Questions are O(log n)
 * and allocate nothing.
 */

/* ---- Two clocks ----------------------------------------------------------------------------- */

/* The difference between the clock of events and the clock of frames, learned from events: of all
 * differences seen the smallest is nearest to the truth, what is above it is delay. The smallest grows by 0.0002 seconds a
 * second, since clocks drift. */
typedef struct OverscrollClock {
  uint32_t id;
} OverscrollClock;

/* One that knows nothing yet. */
OverscrollStatus overscroll_clock_create(OverscrollClock *clock);

/* When an event happened, in seconds on the clock of `now`: never later than `now`, never before the event that came
 * before, unless `now` itself goes back. `event`: its time on the other clock, in seconds; |event|, |now| <= 1e12. */
OverscrollStatus overscroll_clock_time(
    OverscrollClock clock, double event, double now, double *time);

/* ---- Rows ----------------------------------------------------------------------------------- */

/* The rows of a list by their extents, which may differ, at zoom scale 1; 1e12 points at most together. */
typedef struct OverscrollRows {
  uint32_t id;
} OverscrollRows;

/* A row, and the content it covers. */
typedef struct OverscrollRowPlace {
  double start;     /* points */
  double end;       /* points: where the next one begins */
  int32_t row;      /* from 0 */
  int32_t reserved; /* 0 */
} OverscrollRowPlace;

/* Rows of `extents`, in points, copied; of `extent` each if `extents` is NULL, which needs no memory. */
OverscrollStatus overscroll_rows_create(
    const double *extents, double extent, int32_t count, OverscrollRows *rows);

/* How many there are, and their extent together, in points: a scroller's content size along them. */
OverscrollStatus overscroll_rows_total(OverscrollRows rows, int32_t *count, double *extent);

/* Where a row is, by its index; and which is at an offset, in points: NEVER outside. */
OverscrollStatus overscroll_rows_place(OverscrollRows rows, int32_t row, OverscrollRowPlace *place);
OverscrollStatus overscroll_rows_at(OverscrollRows rows, double offset, OverscrollRowPlace *place);

/* The rows of which something shows in a scroller along an axis: the first, and how many; either may be NULL. */
OverscrollStatus overscroll_rows_visible(
    OverscrollRows rows, OverscrollScroller scroller, int32_t axis, int32_t *first, int32_t *count);

/* Changes rows, and the scroller's content size with them: what is above moves nothing that shows, in any
 * phase. `growth` (points) may be NULL. New rows are `extents` long, or `extent` each if that is NULL, up to
 * OVERSCROLL_LARGEST_COUNT in a call; `sticks_to_end`: content at its end goes on to the new end. */
OverscrollStatus overscroll_rows_set_extent(
    OverscrollRows rows, OverscrollScroller scroller, int32_t axis, int32_t row, double extent,
    double *growth);
OverscrollStatus overscroll_rows_insert(
    OverscrollRows rows, OverscrollScroller scroller, int32_t axis, int32_t row,
    const double *extents, double extent, int32_t count, int32_t sticks_to_end, double *growth);
OverscrollStatus overscroll_rows_remove(
    OverscrollRows rows, OverscrollScroller scroller, int32_t axis, int32_t row, int32_t count,
    double *growth);

/* ---- Pull to refresh ------------------------------------------------------------------------ */

/* UIRefreshControl's rules, next to a scroller. */
typedef struct OverscrollPullToRefresh {
  uint32_t id;
} OverscrollPullToRefresh;

/* Where a refresh stands. */
enum {
  OVERSCROLL_REFRESH_IDLE = 0,
  OVERSCROLL_REFRESH_REVEALING = 1,  /* pulled, not far enough */
  OVERSCROLL_REFRESH_BOUNCED = 2,    /* content bounced there: it never fires */
  OVERSCROLL_REFRESH_REFRESHING = 3, /* loading; its height belongs to the top inset */
  OVERSCROLL_REFRESH_LEAVING = 4     /* loaded, returning */
};

/* What to draw of it. */
typedef struct OverscrollRefreshFrame {
  double control_height; /* points */
  double revealed_share; /* of the height to be pulled, 0 ... 1 */
  uint8_t state;         /* OVERSCROLL_REFRESH_... */
  uint8_t has_fired;     /* 1: start to load, and call overscroll_pull_to_refresh_end when done */
  uint8_t reserved[6];   /* 0 */
} OverscrollRefreshFrame;

/* A control with a title of a height in points, 0 for none. */
OverscrollStatus overscroll_pull_to_refresh_create(
    double title_height, OverscrollPullToRefresh *control);

/* Looks at the scroller; call it after every event and frame of it. It changes the scroller's top inset. */
OverscrollStatus overscroll_pull_to_refresh_update(
    OverscrollPullToRefresh control, OverscrollScroller scroller, OverscrollRefreshFrame *frame);

/* The program loads without a pull; or, `is_refreshing` 0, loading is done. What changes is seen at the next update. */
OverscrollStatus overscroll_pull_to_refresh_set_refreshing(
    OverscrollPullToRefresh control, int32_t is_refreshing);
static inline OverscrollStatus overscroll_pull_to_refresh_begin(OverscrollPullToRefresh control) {
  return overscroll_pull_to_refresh_set_refreshing(control, 1);
}
static inline OverscrollStatus overscroll_pull_to_refresh_end(OverscrollPullToRefresh control) {
  return overscroll_pull_to_refresh_set_refreshing(control, 0);
}

/* ---- Indicator and band --------------------------------------------------------------------- */

/* The opacity of what overscroll_scroller_indicator places, 0 ... 1, `time` seconds (>= 0) after the motion
 * ended; 0 while it goes on. `was_flashed`: not 0 for the slower fade of one that was flashed. */
OverscrollStatus overscroll_indicator_opacity(double time, int32_t was_flashed, double *opacity);

/* How far content stretches when the finger is `distance` beyond the limit, in points, signed, by the band that
 * fades: d (1 - e^(-x / (divisor d))), d the viewport's length. divisor: 1e-3 ... 1e6, 16 for Firefox. */
OverscrollStatus overscroll_fading_band(
    double divisor, double viewport, double distance, double *stretch);

#ifdef __cplusplus
}
#endif

#endif
