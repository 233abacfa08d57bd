/* overscroll_nested.h - scrollers, drawers, pagers and others inside one another, moved by one finger and by
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
#ifndef OVERSCROLL_NESTED_H
#define OVERSCROLL_NESTED_H

#include "overscroll.h"

#ifdef __cplusplus
extern "C" {
#endif

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
OVERSCROLL_DEF(OverscrollNestedMember, overscroll_nested_member_def)

/* Everything else about a page that you choose. Start from overscroll_nested_def(). */
typedef struct OverscrollNestedDef {
  OverscrollHeader header; /* by overscroll_..._def(); leave it */
  OverscrollPan pan;       /* how fingers are read */
  double horizontal_angle; /* up to this angle from the horizontal a drag is horizontal; degrees */
  double vertical_angle;   /* from this one on it is vertical; degrees, 0 <= h < v <= 90 */
  int32_t active;          /* index of the innermost member that keys go to, and wheels and fingers that
                            * name none: of what is seen what was touched last; ignored by create */
  uint8_t is_locked;       /* is a drag tied to an axis by these angles? */
  uint8_t is_drag_enabled; /* may fingers drag them? */
  uint8_t reduces_motion;  /* is motion that no finger causes left out, in all of them? */
  uint8_t trackpad_momentum; /* OVERSCROLL_TRACKPAD_...: who moves them on when fingers leave a trackpad */
} OverscrollNestedDef;

/* Every drag is tied to the axis that it is nearer to. */
OVERSCROLL_DEF(OverscrollNestedDef, overscroll_nested_def)

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
  int32_t directions[4]; /* as for overscroll_nested_connect; one of -1 is not passed on. Where one leads, says the page */
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
OverscrollStatus overscroll_nested_read(OverscrollNested nested, int32_t index, uint32_t id);

/* Gives a member the state of one of your own, of the same kind: what was read and changed. */
OverscrollStatus overscroll_nested_write(OverscrollNested nested, int32_t index, uint32_t id);

/* ---- What happened -------------------------------------------------------------------------- */

/* What happened to any of the members: each event of overscroll.h at most once, in the order of their
 * codes, and then this. What is no scroller scrolls when it moves, and ends decelerating when it settles.
 * What happened to which is in its frame. */
enum { OVERSCROLL_NESTED_DID_PASS_MOMENTUM = 12 };

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
  OverscrollEvents events;     /* of any of them, see above */
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
  uint8_t reserved[6];             /* 0 */
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

/* Inserts `count` pages into a pager, as overscroll_pager_insert() does, or a scroller that rests on pages, before
 * the one that is `page`: members that are added then are theirs. `events` may be NULL. This allocates. */
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
 * dial's angle (x) and a thrown value's first two numbers are offsets; their events have their own codes, and
 * the rest of them is had by overscroll_nested_read. `count` (may be NULL) becomes
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

#ifdef __cplusplus
}
#endif

#endif
