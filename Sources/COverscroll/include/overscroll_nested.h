/* overscroll_nested.h - scrollers inside one another, moved by one finger and by one momentum.
 *
 *   OverscrollNestedDef def = overscroll_nested_def();
 *   OverscrollNestedMember member = overscroll_nested_member_def();
 *   member.order = OVERSCROLL_ORDER_COLLAPSING;
 *   OverscrollNested page;
 *   overscroll_nested_create(&def, outer, &member, &page);        // outer, list: scrollers of overscroll.h
 *
 *   int32_t index;
 *   member.parent = 0;
 *   overscroll_nested_add(page, list, &member, &index);           // copies them: the page has its own
 *
 *   overscroll_nested_touch_down(page, 1, 200, 700, 0.000, index, NULL);
 *
 * The scrollers from the one under the finger up to the outermost take turns, along each axis for itself.
 * Each takes as much of the finger's way as it has room for and leaves the rest to the next; what nobody
 * has room for stretches the last one that bounces. A scroller that meets its edge by itself hands its
 * momentum, mass times velocity, to the next one with room, at the exact time at which it does.
 *
 * A scroller is named by its index: 0 the outermost, then in the order in which they were added.
 */
#ifndef OVERSCROLL_NESTED_H
#define OVERSCROLL_NESTED_H

#include "overscroll_interaction.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- How a page is set up ------------------------------------------------------------------- */

/* Who takes turns first: a scroller, or those inside it. On is down and right, back is up and left. */
enum {
  OVERSCROLL_ORDER_COLLAPSING = 0,   /* on: it, then they; back: they, then it */
  OVERSCROLL_ORDER_QUICK_RETURN = 1, /* it, then they, both ways */
  OVERSCROLL_ORDER_INNER_FIRST = 2   /* they, then it, both ways: ordinary nested scrolling */
};

/* Where one scrolls to. */
enum {
  OVERSCROLL_DIRECTION_LEFT = 0,
  OVERSCROLL_DIRECTION_RIGHT = 1,
  OVERSCROLL_DIRECTION_UP = 2,
  OVERSCROLL_DIRECTION_DOWN = 3
};

/* What a scroller is among the others. */
typedef struct OverscrollNestedMember {
  double mass;          /* how much momentum a velocity of it is; 1e-6 ... 1e6 */
  double minimum_speed; /* the least speed at an edge that it passes on; points per second, >= 0;
                         * infinity: none */
  int32_t parent;       /* index of the scroller it lies in; -1 for the outermost */
  int32_t order;        /* OVERSCROLL_ORDER_... */
} OverscrollNestedMember;

/* Mass 1, passes everything on, lies in the outermost, inner first. */
OverscrollNestedMember overscroll_nested_member_def(void);

/* Everything else about a page that you choose. Start from overscroll_nested_def(). */
typedef struct OverscrollNestedDef {
  OverscrollPan pan;       /* how fingers are read */
  double horizontal_angle; /* up to this angle from the horizontal a drag is horizontal; degrees */
  double vertical_angle;   /* from this one on it is vertical; degrees, 0 <= h < v <= 90 */
  int32_t active;          /* index of the innermost scroller shown: wheels, keys and momentum from
                            * outside go to it; a touch sets it; create does not heed it */
  uint8_t is_locked;       /* is a drag tied to an axis by these angles? */
  uint8_t reduces_motion;  /* is motion that no finger causes left out, in all of them? */
  uint8_t reserved[2];     /* 0 */
} OverscrollNestedDef;

/* Every drag is tied to the axis that it is nearer to. */
OverscrollNestedDef overscroll_nested_def(void);

/* The most scrollers of one page; at most 8 lie inside one another. */
#define OVERSCROLL_LARGEST_NESTED_COUNT 256

/* ---- Pages ---------------------------------------------------------------------------------- */

/* A page of scrollers, by name: pass it by value. { 0 } is none. */
typedef struct OverscrollNested {
  uint32_t id;
} OverscrollNested;

/* Creates a page with a copy of a scroller as its outermost. `member.parent` is not heeded. */
OverscrollStatus overscroll_nested_create(
    const OverscrollNestedDef *def, OverscrollScroller outermost,
    const OverscrollNestedMember *member, OverscrollNested *nested);

/* Puts a copy of a scroller into another one. `index` (may be NULL) becomes its index. This
 * allocates. */
OverscrollStatus overscroll_nested_add(
    OverscrollNested nested, OverscrollScroller scroller, const OverscrollNestedMember *member,
    int32_t *index);

/* Lets a scroller hand its momentum to any other one, also in another direction; it comes before the
 * scrollers it lies in, wherever the taker has room. `directions` are four, what becomes of LEFT,
 * RIGHT, UP and DOWN: OVERSCROLL_DIRECTION_..., or -1 for what stays. At most 256. This allocates. */
OverscrollStatus overscroll_nested_connect(
    OverscrollNested nested, int32_t giver, int32_t taker, const int32_t *directions);

/* Creates another page in the same state: a snapshot. Its first change allocates. */
OverscrollStatus overscroll_nested_clone(OverscrollNested nested, OverscrollNested *clone);

/* Gives a page the state of another: back to a snapshot. Its next change allocates. */
OverscrollStatus overscroll_nested_assign(OverscrollNested nested, OverscrollNested source);

/* Destroys a page. */
OverscrollStatus overscroll_nested_destroy(OverscrollNested nested);

/* Reads the settings in force. */
OverscrollStatus overscroll_nested_configuration(
    OverscrollNested nested, OverscrollNestedDef *def);

/* Changes settings, in any phase; how fingers are read is heeded by the next touch. All or nothing. */
OverscrollStatus overscroll_nested_configure(
    OverscrollNested nested, const OverscrollNestedDef *def);

/* How many scrollers there are. */
OverscrollStatus overscroll_nested_count(OverscrollNested nested, int32_t *count);

/* Reads what a scroller is among the others. */
OverscrollStatus overscroll_nested_member(
    OverscrollNested nested, int32_t index, OverscrollNestedMember *member);

/* Changes it, in any phase. `parent` stays. */
OverscrollStatus overscroll_nested_set_member(
    OverscrollNested nested, int32_t index, const OverscrollNestedMember *member);

/* Gives a scroller of yours the state of one of the page, to ask it anything or to change it by the
 * functions of overscroll.h: its settings, its content, programs. Leave fingers, wheels and frames to
 * the page. */
OverscrollStatus overscroll_nested_scroller(
    OverscrollNested nested, int32_t index, OverscrollScroller scroller);

/* Gives one of the page the state of a scroller of yours: what was taken out and changed. */
OverscrollStatus overscroll_nested_set_scroller(
    OverscrollNested nested, int32_t index, OverscrollScroller scroller);

/* ---- What happened -------------------------------------------------------------------------- */

/* What happened to any of the scrollers: each event of overscroll.h at most once, in the order of
 * their codes, and then this. What happened to which is in its frame. */
enum { OVERSCROLL_NESTED_DID_PASS_MOMENTUM = 12 };

/* Momentum that went from one scroller to another. */
typedef struct OverscrollMomentumPass {
  double time;             /* when the giver met its edge; seconds */
  double speed;            /* the giver's at its edge; points per second */
  double taker_speed;      /* what the taker was given; points per second */
  int32_t giver;           /* index of the scroller that met its edge; -1: there was no pass */
  int32_t taker;           /* index of the scroller that goes on */
  int32_t direction;       /* where the giver scrolled to; OVERSCROLL_DIRECTION_... */
  int32_t taker_direction; /* where the taker scrolls to */
} OverscrollMomentumPass;

typedef struct OverscrollNestedEvents {
  OverscrollEvents events;     /* of any of them, see above */
  OverscrollMomentumPass pass; /* the last one among them */
} OverscrollNestedEvents;

/* What goes on. */
typedef struct OverscrollNestedFrame {
  double time;                     /* seconds */
  OverscrollNestedEvents happened; /* on the way there */
  int32_t active;                  /* index of the innermost scroller shown */
  uint8_t is_moving;               /* 1: ask for frames; 0: nothing needs to run */
  uint8_t is_tracking;             /* 1: a finger is down */
  uint8_t is_dragging;             /* 1: a finger drags */
  uint8_t is_decelerating;         /* 1: something goes on by itself after a release */
} OverscrollNestedFrame;

/* How a touch ended. */
typedef struct OverscrollNestedRelease {
  OverscrollVector velocity;       /* of the offset; points per second; 0: slow */
  OverscrollNestedEvents happened; /* what happened */
  uint8_t is_moving;               /* 1: something goes on by itself */
  uint8_t did_drag;                /* 1: a drag ended */
  uint8_t reserved[6];             /* 0 */
} OverscrollNestedRelease;

/* ---- Input ---------------------------------------------------------------------------------- */
/* As in overscroll.h; places are those of the outermost viewport. `events` and `release` may be NULL. */

/* A finger touches. `scroller`: index of the innermost scroller under it, which becomes the active one;
 * -1: the active one. */
OverscrollStatus overscroll_nested_touch_down(
    OverscrollNested nested, int32_t pointer, double x, double y, double time, int32_t scroller,
    OverscrollNestedEvents *events);

OverscrollStatus overscroll_nested_touch_moved(
    OverscrollNested nested, int32_t pointer, double x, double y, double time,
    OverscrollNestedEvents *events);

OverscrollStatus overscroll_nested_touch_up(
    OverscrollNested nested, int32_t pointer, double x, double y, double time,
    OverscrollNestedRelease *release);

OverscrollStatus overscroll_nested_touch_cancelled(
    OverscrollNested nested, int32_t pointer, double time, OverscrollNestedRelease *release);

OverscrollStatus overscroll_nested_cancel_touches(
    OverscrollNested nested, double time, OverscrollNestedRelease *release);

/* A wheel turned, or fingers moved on a trackpad. `scroller` as for a finger; a stroke stays with what it
 * began on. */
OverscrollStatus overscroll_nested_wheel(
    OverscrollNested nested, const OverscrollWheel *wheel, int32_t scroller,
    OverscrollNestedEvents *events);

/* A key was pressed: OVERSCROLL_KEY_... */
OverscrollStatus overscroll_nested_key(
    OverscrollNested nested, int32_t key, double time, OverscrollNestedEvents *events);

/* Scrolls everything around the active scroller to the top. */
OverscrollStatus overscroll_nested_scroll_to_top(
    OverscrollNested nested, int32_t animated, double time, OverscrollNestedEvents *events);

/* ---- Time and questions --------------------------------------------------------------------- */

/* Moves everything to a display frame and says what goes on. Any interval is allowed. */
OverscrollStatus overscroll_nested_advance(
    OverscrollNested nested, double time, OverscrollNestedFrame *frame);

/* What goes on at the latest time known. Nothing changes. */
OverscrollStatus overscroll_nested_frame(OverscrollNested nested, OverscrollNestedFrame *frame);

/* What to draw of the scrollers, by their indices: the first `capacity` of them; their events are those
 * of the last call. `count` (may be NULL) becomes how many there are. */
OverscrollStatus overscroll_nested_frames(
    OverscrollNested nested, OverscrollFrame *frames, int32_t capacity, int32_t *count);

/* The offset and velocity of a scroller along an axis (OVERSCROLL_HORIZONTAL ...) to come if nothing
 * else happens, for `count` times, `interval` seconds apart. Nothing changes. This allocates. */
OverscrollStatus overscroll_nested_sample(
    OverscrollNested nested, int32_t scroller, int32_t axis, double first_time, double interval,
    int32_t count, OverscrollMotion *motions);

/* When everything will have come to rest, over every joint to come, in seconds; the latest time known
 * when nothing moves. This allocates. */
OverscrollStatus overscroll_nested_rest_time(OverscrollNested nested, double *time);

/* Where the scrollers will have come to rest, by their indices: the first `capacity` of them. `count`
 * (may be NULL) becomes how many there are. This allocates. */
OverscrollStatus overscroll_nested_destinations(
    OverscrollNested nested, OverscrollVector *offsets, int32_t capacity, int32_t *count);

/* What was ignored or repaired so far. */
OverscrollStatus overscroll_nested_diagnostics(
    OverscrollNested nested, OverscrollDiagnostics *diagnostics);

#ifdef __cplusplus
}
#endif

#endif
