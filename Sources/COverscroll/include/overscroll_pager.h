/* overscroll_pager.h - pages of any size in a row, of which one at a time comes to rest in its place.
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
#ifndef OVERSCROLL_PAGER_H
#define OVERSCROLL_PAGER_H

#include "overscroll.h"

#ifdef __cplusplus
extern "C" {
#endif

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
  OverscrollSize viewport; /* size of the visible part; points, 0 ... 1e12 */
  OverscrollInsets insets; /* what is next to the space; points, |.| <= 1e12 */
  double spacing;          /* between two pages; points, 0 ... 1e12 */
  int32_t axis;            /* OVERSCROLL_HORIZONTAL or OVERSCROLL_VERTICAL */
  int32_t alignment;       /* OVERSCROLL_ALIGN_... */
  int32_t wraps;           /* 1: the first page follows the last, and so on */
  int32_t reserved;        /* 0 */
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
  int32_t page;                 /* the page to start on: its index; configure does not heed it */
  uint8_t is_drag_enabled;      /* may fingers drag it? */
  uint8_t reduces_motion;       /* is motion that no finger causes left out? */
  uint8_t reserved[2];          /* 0 */
} OverscrollPagerDef;

/* A horizontal pager in a viewport of size 0: pages in the middle, one at a time. */
OVERSCROLL_DEF(OverscrollPagerDef, overscroll_pager_def)

/* The same with UIScrollView's paging: pages at the beginning, by its rule alone. */
OVERSCROLL_DEF(OverscrollPagerDef, overscroll_pager_uikit_def)

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

/* Events, four bits each, as in overscroll.h. */
enum {
  OVERSCROLL_PAGER_WILL_BEGIN_DRAGGING = 1,
  OVERSCROLL_PAGER_DID_MOVE = 2,
  OVERSCROLL_PAGER_DID_END_DRAGGING = 3,
  OVERSCROLL_PAGER_WILL_CHANGE_PAGE = 4, /* see will_change; a finger may catch it in flight */
  OVERSCROLL_PAGER_DID_CHANGE_PAGE = 5,  /* see did_change */
  OVERSCROLL_PAGER_DID_SETTLE = 6        /* on another page or the same */
};

/* Why a pager goes to another page. */
enum {
  OVERSCROLL_PAGER_BY_DRAG = 0,    /* it was released nearer to it */
  OVERSCROLL_PAGER_BY_FLING = 1,   /* it was flicked towards it */
  OVERSCROLL_PAGER_BY_PROGRAM = 2, /* a program asked for it */
  OVERSCROLL_PAGER_BY_LAYOUT = 3   /* pages came or went */
};

typedef struct OverscrollPagerChange {
  int32_t from;   /* index of the page it rested on last; -1: that page has been removed */
  int32_t to;     /* index of the page it goes to */
  int32_t reason; /* OVERSCROLL_PAGER_BY_... */
} OverscrollPagerChange;

typedef struct OverscrollPagerEvents {
  OverscrollEvents events;           /* OVERSCROLL_PAGER_..., in order */
  OverscrollPagerChange will_change; /* of the last WILL_CHANGE_PAGE among them */
  OverscrollPagerChange did_change;  /* of the last DID_CHANGE_PAGE among them */
} OverscrollPagerEvents;

/* What to draw, with overscroll_pager_visible_pages. */
typedef struct OverscrollPagerFrame {
  double time;                    /* seconds */
  double offset;                  /* points: the content at the viewport's beginning; within the first
                                     round if it wraps */
  double velocity;                /* points per second: the change of the offset */
  double page_progress;           /* which page, and how far on to the next: 2.25 */
  double overscroll;              /* points beyond the first place (< 0) or the last; else 0 */
  OverscrollPagerEvents happened; /* meanwhile */
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
  OverscrollPagerEvents happened; /* what happened */
  int32_t page;                   /* index of the page it goes to; see overscroll_pager_scroll */
  uint8_t will_settle;            /* 1: it keeps moving */
  uint8_t did_drag;               /* 1: a drag ended */
  uint8_t reserved[2];            /* 0 */
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
OVERSCROLL_VERBS(Pager, pager, PAGER, OverscrollPagerEvents)

/* ---- Programs ------------------------------------------------------------------------------- */
/* `animated`: 0 immediately, anything else in 0.3 s by UIKit's rule, or by the spring. `events` may be NULL. */

/* Goes to a page, the shorter way round if it wraps. Ignored while a finger drags. */
OverscrollStatus overscroll_pager_scroll(
    OverscrollPager pager, int32_t page, int32_t animated, OverscrollPagerEvents *events);

/* Goes some pages on, or back, from the page it goes to: what keys and buttons do. Ignored while a
 * finger drags. */
OverscrollStatus overscroll_pager_turn_page(
    OverscrollPager pager, int32_t count, int32_t animated, OverscrollPagerEvents *events);

/* Inserts `count` pages before a page; their number appends. Without `extents` (NULL) they are as long
 * as the space. This allocates. */
OverscrollStatus overscroll_pager_insert(
    OverscrollPager pager, int32_t page, const double *extents, int32_t count, int32_t animated,
    OverscrollPagerEvents *events);

/* Removes `count` pages from `first` on. If the page at rest is among them, the one after it is pulled
 * into its place. */
OverscrollStatus overscroll_pager_remove(
    OverscrollPager pager, int32_t first, int32_t count, int32_t animated,
    OverscrollPagerEvents *events);

/* Changes the extent of a page, in points. The first that differs from the others allocates. */
OverscrollStatus overscroll_pager_set_extent(
    OverscrollPager pager, int32_t page, double extent, OverscrollPagerEvents *events);

/* Takes another layout, and with it other extents for all `count` pages; NULL: they keep theirs, or go on
 * filling the space. */
OverscrollStatus overscroll_pager_set_layout(
    OverscrollPager pager, const OverscrollPagerLayout *layout, const double *extents, int32_t count,
    OverscrollPagerEvents *events);

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

OverscrollStatus overscroll_pager_page(
    OverscrollPager pager, int32_t page, OverscrollPagePlace *place);

#ifdef __cplusplus
}
#endif

#endif
