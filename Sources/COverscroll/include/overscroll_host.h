/* overscroll_host.h - what a host measures and draws around a scroller: the rows in view, pull to refresh, the
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
#ifndef OVERSCROLL_HOST_H
#define OVERSCROLL_HOST_H

#include "overscroll.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Two clocks ----------------------------------------------------------------------------- */

/* The difference between the clock of events and the clock of frames, learned from events: of all
 * differences seen the smallest is nearest to the truth, what is above it is delay. */
typedef struct OverscrollClock {
  uint32_t id;
} OverscrollClock;

/* One that knows nothing yet. */
OverscrollStatus overscroll_clock_create(OverscrollClock *clock);

/* When an event happened, in seconds on the clock of `now`: never later than `now`, never before the event
 * that came before. `event`: its time on the other clock, in seconds; |event|, |now| <= 1e12. */
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

/* Where a row is; and which is at an offset, in points: NEVER outside. */
OverscrollStatus overscroll_rows_place(OverscrollRows rows, int32_t row, OverscrollRowPlace *place);
OverscrollStatus overscroll_rows_at(OverscrollRows rows, double offset, OverscrollRowPlace *place);

/* The rows of which something shows in a scroller along an axis: the first, and how many. */
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

/* The program loads without a pull; loading is done. What changes is seen at the next update. */
OverscrollStatus overscroll_pull_to_refresh_begin(OverscrollPullToRefresh control);
OverscrollStatus overscroll_pull_to_refresh_end(OverscrollPullToRefresh control);

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
