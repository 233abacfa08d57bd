/* overscroll_drawer.h - a panel that rests on anchors and follows the finger between them.
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
#ifndef OVERSCROLL_DRAWER_H
#define OVERSCROLL_DRAWER_H

#include "overscroll.h"

#ifdef __cplusplus
extern "C" {
#endif

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
  OVERSCROLL_ANCHOR_FRACTION = 2,       /* value: the share of the safe area covered, 0 ... 1 */
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
  int32_t anchor;                /* the anchor to start on: its index; configure does not heed it */
  uint8_t is_drag_enabled;       /* may fingers drag it? */
  uint8_t reduces_motion;        /* is motion that no finger causes left out? */
  uint8_t rule;                  /* OVERSCROLL_RULE_...; another brings its spring and rate, unless they
                                    are changed as well */
  uint8_t reserved;              /* 0 */
} OverscrollDrawerDef;

/* A drawer at the bottom of a container of size 0, on its first anchor. */
OVERSCROLL_DEF(OverscrollDrawerDef, overscroll_drawer_def)

/* ---- Drawers -------------------------------------------------------------------------------- */

/* A drawer, by name. */
typedef struct OverscrollDrawer {
  uint32_t id;
} OverscrollDrawer;

/* Creates a drawer at rest on an anchor. `count`: 2 ... OVERSCROLL_LARGEST_ANCHOR_COUNT. */
OverscrollStatus overscroll_drawer_create(
    const OverscrollDrawerDef *def, const OverscrollDrawerAnchor *anchors, int32_t count,
    OverscrollDrawer *drawer);

/* ---- What happened -------------------------------------------------------------------------- */

/* Events, four bits each, as in overscroll.h. */
enum {
  OVERSCROLL_DRAWER_WILL_BEGIN_DRAGGING = 1,
  OVERSCROLL_DRAWER_DID_MOVE = 2,
  OVERSCROLL_DRAWER_DID_END_DRAGGING = 3,
  OVERSCROLL_DRAWER_WILL_CHANGE_ANCHOR = 4, /* see will_change; a finger may catch it in flight */
  OVERSCROLL_DRAWER_DID_CHANGE_ANCHOR = 5,  /* see did_change */
  OVERSCROLL_DRAWER_DID_SETTLE = 6          /* on another anchor or the same */
};

/* Why a drawer goes to another anchor. */
enum {
  OVERSCROLL_DRAWER_BY_DRAG = 0,      /* it was released nearer to it */
  OVERSCROLL_DRAWER_BY_FLING = 1,     /* it was flicked towards it */
  OVERSCROLL_DRAWER_BY_PROGRAM = 2,   /* a program asked for it */
  OVERSCROLL_DRAWER_BY_LAYOUT = 3,    /* the anchors changed */
  OVERSCROLL_DRAWER_BY_DISMISSAL = 4  /* it was dragged or flicked away */
};

typedef struct OverscrollDrawerChange {
  int32_t from;   /* index of the anchor it rested on last */
  int32_t to;     /* index of the anchor it goes to */
  int32_t reason; /* OVERSCROLL_DRAWER_BY_... */
} OverscrollDrawerChange;

typedef struct OverscrollDrawerEvents {
  OverscrollEvents events;            /* OVERSCROLL_DRAWER_..., in order */
  OverscrollDrawerChange will_change; /* of the last WILL_CHANGE_ANCHOR among them */
  OverscrollDrawerChange did_change;  /* of the last DID_CHANGE_ANCHOR among them */
} OverscrollDrawerEvents;

/* What to draw. */
typedef struct OverscrollDrawerFrame {
  double time;                     /* seconds */
  double position;                 /* points: the coordinate of the free side in the container */
  double velocity;                 /* points per second: the change of the position */
  double visible_length;           /* points: how much is seen, from its edge on */
  double progress;                 /* from the least anchor to the greatest, 0 ... 1 */
  double overscroll;               /* points beyond an outermost anchor, as it opens; 0 between them */
  OverscrollDrawerEvents happened; /* meanwhile */
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
  OverscrollDrawerEvents happened; /* what happened */
  int32_t anchor;                  /* index of the anchor it goes to; see overscroll_drawer_move */
  uint8_t will_settle;             /* 1: it keeps moving */
  uint8_t did_drag;                /* 1: a drag ended */
  uint8_t reserved[2];             /* 0 */
} OverscrollDrawerRelease;

/* ---- Fingers and time ------------------------------------------------------------------------ */
/* Places are those of the container. `events`, `release` may be NULL. */

OVERSCROLL_TOUCH(Drawer, drawer, DRAWER)

/* Settings; `anchor` is the one it rests on, or rested on last. A new spring serves from the next release
 * on. */
OVERSCROLL_VERBS(Drawer, drawer, DRAWER, OverscrollDrawerEvents)

/* ---- Programs ------------------------------------------------------------------------------- */
/* `animated`: 0 immediately, anything else by the spring. `events` may be NULL. */

/* Goes to an anchor, from where it is and with the velocity it has. Ignored while a finger drags. */
OverscrollStatus overscroll_drawer_move(
    OverscrollDrawer drawer, int32_t anchor, int32_t animated, OverscrollDrawerEvents *events);

/* Takes another layout: what is seen of the drawer stays, and so does its velocity; it then goes to
 * where its anchor now is. */
OverscrollStatus overscroll_drawer_set_layout(
    OverscrollDrawer drawer, const OverscrollDrawerLayout *layout, int32_t animated,
    OverscrollDrawerEvents *events);

/* Replaces the anchors. It goes to `anchor`, or, if that is -1, to the one nearest to where it was
 * going. This allocates. */
OverscrollStatus overscroll_drawer_set_anchors(
    OverscrollDrawer drawer, const OverscrollDrawerAnchor *anchors, int32_t count, int32_t anchor,
    int32_t animated, OverscrollDrawerEvents *events);

/* ---- Questions ------------------------------------------------------------------------------ */

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

/* Everything about the pair that you choose; both pass momentum by default, with equal masses. How fingers are read,
 * the drawer says. */
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

/* Gives a drawer or a scroller of your own, by its id, the state of the one in the pair; and the other way
 * round. To change one in the pair: read it, change yours, write it back. */
OverscrollStatus overscroll_scrolling_drawer_read(OverscrollScrollingDrawer sheet, uint32_t id);
OverscrollStatus overscroll_scrolling_drawer_write(OverscrollScrollingDrawer sheet, uint32_t id);

typedef struct OverscrollScrollingDrawerEvents {
  OverscrollDrawerEvents drawer; /* the drawer's */
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
  uint8_t reserved[2];                      /* 0 */
} OverscrollScrollingDrawerRelease;

/* A finger that comes down touches `part`, and the first finger decides; for other events it is ignored.
 * Places are those of the container, not of the drawer, which moves. A hand-off of momentum between two
 * frames happens at its exact time. */
OVERSCROLL_TARGETED_TOUCH(ScrollingDrawer, scrolling_drawer, SCROLLING_DRAWER)

OVERSCROLL_VERBS(ScrollingDrawer, scrolling_drawer, SCROLLING_DRAWER, OverscrollScrollingDrawerEvents)

/* Wheels and keys, as those of a page: what they scroll goes to drawer and list in the order of a finger's distance.
 * Who moves both on when fingers leave a trackpad, says the list. */
static inline OverscrollStatus overscroll_scrolling_drawer_wheel(
    OverscrollScrollingDrawer sheet, const OverscrollWheel *wheel,
    OverscrollScrollingDrawerEvents *events) {
  return overscroll_wheel(sheet.id, OVERSCROLL_KIND_SCROLLING_DRAWER, wheel, 0, events);
}
OVERSCROLL_KEYS(ScrollingDrawer, scrolling_drawer, SCROLLING_DRAWER, OverscrollScrollingDrawerEvents)

/* The drawer goes to an anchor, as by overscroll_drawer_move. */
OverscrollStatus overscroll_scrolling_drawer_move(
    OverscrollScrollingDrawer sheet, int32_t anchor, int32_t animated,
    OverscrollScrollingDrawerEvents *events);

#ifdef __cplusplus
}
#endif

#endif
