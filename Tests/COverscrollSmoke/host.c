/* What a host draws around a scroller, from C: two clocks, rows, pull to refresh, the indicator. */
#include "check.h"

static const double impossible[] = {NAN, INFINITY, -INFINITY, 2e12, -2e12};

/* Events in milliseconds, frames a day later by another clock. */
static int clocks(void) {
  OverscrollClock clock;
  double time;
  CHECK(overscroll_clock_create(NULL) == OVERSCROLL_NULL_POINTER);
  CHECK(overscroll_clock_create(&clock) == OVERSCROLL_OK);
  CHECK(overscroll_clock_time(clock, 1, 86401, &time) == OVERSCROLL_OK && fabs(time - 86401) < 0.01);
  double last = time;
  for (int i = 0; i < 5; i++) {
    CHECK(overscroll_clock_time(clock, impossible[i], 1, &time) == OVERSCROLL_INVALID_ARGUMENT);
    CHECK(overscroll_clock_time(clock, 1, impossible[i], &time) == OVERSCROLL_INVALID_ARGUMENT);
  }
  CHECK(time == last && overscroll_clock_time(clock, 1, 1, NULL) == OVERSCROLL_NULL_POINTER);
  return overscroll_destroy(clock.id) == OVERSCROLL_OK ? 0 : __LINE__;
}

/* What is measured or comes in above moves nothing that shows. */
static int uneven(void) {
  const double extents[] = {100, 50, 800, 0, 30};
  const int32_t axis = OVERSCROLL_VERTICAL;
  OverscrollRows rows;
  CHECK(overscroll_rows_create(NULL, 1e9, 2000, &rows) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(overscroll_rows_create(extents, 0, 5, &rows) == OVERSCROLL_OK);
  int32_t first, count;
  double total, growth;
  CHECK(overscroll_rows_total(rows, &count, &total) == OVERSCROLL_OK && count == 5 && total == 980);
  OverscrollRowPlace place;
  CHECK(overscroll_rows_place(rows, 2, &place) == 0 && place.start == 150 && place.end == 950);
  CHECK(overscroll_rows_place(rows, 5, &place) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(overscroll_rows_at(rows, 950, &place) == OVERSCROLL_OK && place.row == 4);
  CHECK(overscroll_rows_at(rows, 980, &place) == OVERSCROLL_NEVER);

  OverscrollScroller list = list_of(700, total);
  CHECK(overscroll_rows_visible(rows, list, axis, &first, &count) == 0 && first == 0 && count == 3);
  CHECK(overscroll_scroller_set_content_offset(list, 0, 120, 0, NULL) == OVERSCROLL_OK);
  CHECK(overscroll_rows_visible(rows, list, axis, &first, &count) == 0 && first == 1 && count == 2);
  CHECK(overscroll_rows_set_extent(rows, list, axis, 0, 140, &growth) == 0 && growth == 40);
  CHECK(overscroll_rows_insert(rows, list, axis, 0, NULL, 20, 3, 0, &growth) == 0 && growth == 60);
  OverscrollFrame frame;
  CHECK(overscroll_scroller_frame(list, &frame) == OVERSCROLL_OK && frame.offset.y == 220);
  CHECK(overscroll_rows_visible(rows, list, axis, &first, &count) == 0 && first == 4 && count == 2);
  CHECK(overscroll_rows_remove(rows, list, axis, 0, 4, &growth) == 0 && growth == -200);
  CHECK(overscroll_scroller_frame(list, &frame) == OVERSCROLL_OK && frame.offset.y == 20);
  OverscrollBounds bounds;
  CHECK(overscroll_scroller_bounds(list, &bounds) == OVERSCROLL_OK && bounds.content_size.height == 880);

  for (int i = 0; i < 5; i++) {
    double bad = impossible[i];
    CHECK(overscroll_rows_create(&bad, 0, 1, &rows) == OVERSCROLL_INVALID_ARGUMENT);
    CHECK(overscroll_rows_at(rows, bad, &place) == OVERSCROLL_INVALID_ARGUMENT);
    CHECK(overscroll_rows_set_extent(rows, list, axis, 0, bad, NULL) == OVERSCROLL_INVALID_ARGUMENT);
    CHECK(overscroll_rows_insert(rows, list, axis, 0, NULL, bad, 1, 0, NULL) == OVERSCROLL_INVALID_ARGUMENT);
  }
  CHECK(overscroll_rows_insert(rows, list, axis, 5, NULL, 1, 1, 0, NULL) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(overscroll_rows_insert(rows, list, axis, 0, NULL, 0, INT32_MAX, 0, NULL) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(overscroll_rows_remove(rows, list, axis, 1, INT32_MAX, NULL) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(overscroll_rows_remove(rows, list, 2, 0, 1, NULL) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(overscroll_rows_visible(rows, (OverscrollScroller){rows.id}, axis, &first, &count) == OVERSCROLL_STALE_ID);
  CHECK(overscroll_rows_total(rows, &count, &total) == OVERSCROLL_OK && count == 4 && total == 880);
  overscroll_destroy(list.id);
  return overscroll_destroy(rows.id) == OVERSCROLL_OK ? 0 : __LINE__;
}

/* Pulled far enough it fires under the finger, until it is ended. */
static int refresh(void) {
  OverscrollScroller list = list_of(700, 6000);
  OverscrollPullToRefresh control;
  CHECK(overscroll_pull_to_refresh_create(-1, &control) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(overscroll_pull_to_refresh_create(0, &control) == OVERSCROLL_OK);
  OverscrollRefreshFrame shown;
  int fired = 0;
  overscroll_scroller_touch(list, TOUCH(BEGAN, 200, 100, 0), NULL);
  for (int i = 1; i <= 60; i++) {
    overscroll_scroller_touch(list, TOUCH(MOVED, 200, 100 + 10 * i, 0.016 * i), NULL);
    CHECK(overscroll_pull_to_refresh_update(control, list, &shown) == OVERSCROLL_OK);
    fired += shown.has_fired;
    CHECK(fired || i < 5 || (shown.state == OVERSCROLL_REFRESH_REVEALING && shown.revealed_share > 0));
  }
  CHECK(fired == 1 && shown.state == OVERSCROLL_REFRESH_REFRESHING && shown.revealed_share == 1);
  CHECK(shown.control_height > 0 && overscroll_pull_to_refresh_end(control) == OVERSCROLL_OK);
  CHECK(overscroll_pull_to_refresh_update(control, list, &shown) == OVERSCROLL_OK);
  CHECK(shown.state != OVERSCROLL_REFRESH_REFRESHING && !shown.has_fired);
  CHECK(overscroll_pull_to_refresh_begin((OverscrollPullToRefresh){list.id}) == OVERSCROLL_STALE_ID);
  overscroll_destroy(list.id);
  return overscroll_destroy(control.id) == OVERSCROLL_OK ? 0 : __LINE__;
}

/* A stroke that is cut off at the lift glides on until it is held. */
static int momentum(void) {
  OverscrollScrollerDef settings = overscroll_scroller_def();
  OverscrollScroller list;
  settings.trackpad_momentum = 2;
  CHECK(overscroll_scroller_create(&settings, &list) == OVERSCROLL_INVALID_ARGUMENT);
  OverscrollMomentumStreamDef def = overscroll_momentum_stream_def();
  OverscrollMomentumStream stream;
  OverscrollDeltas deltas;
  CHECK(overscroll_momentum_stream_create(&def, &stream) == OVERSCROLL_OK);
  for (int i = 0; i <= 7; i++) {
    OverscrollWheel wheel = {.delta = {0, i == 0 || i == 7 ? 0 : 20}, .time = i < 7 ? 1 + i / 60.0 : 1.104};
    wheel.phase = i == 0 ? OVERSCROLL_WHEEL_BEGAN : i < 7 ? OVERSCROLL_WHEEL_CHANGED : OVERSCROLL_WHEEL_ENDED;
    wheel.precision = OVERSCROLL_WHEEL_PRECISE;
    CHECK(overscroll_momentum_stream_wheel(stream, &wheel, &deltas) == OVERSCROLL_OK);
    CHECK(deltas.count == 1 && deltas.wheels[0].phase == wheel.phase && deltas.wheels[0].delta.y == wheel.delta.y);
  }
  CHECK(deltas.is_moving);
  CHECK(overscroll_momentum_stream_advance(stream, 1.15, &deltas) == OVERSCROLL_OK && deltas.is_moving);
  CHECK(deltas.wheels[0].phase == OVERSCROLL_WHEEL_MOMENTUM_BEGAN && deltas.wheels[0].delta.y > 0);
  OverscrollWheel held = {.time = 1.2, .phase = OVERSCROLL_WHEEL_HELD}, wrong = {.delta = {0, NAN}, .time = 2, .phase = 1};
  CHECK(overscroll_momentum_stream_wheel(stream, &held, &deltas) == OVERSCROLL_OK && !deltas.is_moving);
  CHECK(deltas.wheels[deltas.count - 1].phase == OVERSCROLL_WHEEL_MOMENTUM_ENDED);
  CHECK(overscroll_momentum_stream_wheel(stream, &wrong, &deltas) == OVERSCROLL_INVALID_ARGUMENT && deltas.count);
  CHECK(overscroll_momentum_stream_advance(stream, NAN, &deltas) == OVERSCROLL_INVALID_ARGUMENT);
  def.momentum = 2;
  CHECK(overscroll_momentum_stream_configure(stream, &def) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(overscroll_destroy(stream.id) == OVERSCROLL_OK);
  CHECK(overscroll_momentum_stream_advance(stream, 2, &deltas) == OVERSCROLL_STALE_ID);
  return 0;
}

static int drawn(void) {
  double opacity, stretch;
  CHECK(overscroll_indicator_opacity(1, 0, &opacity) == OVERSCROLL_OK && opacity == 1);
  CHECK(overscroll_indicator_opacity(1.125, 0, &opacity) == OVERSCROLL_OK && fabs(opacity - 0.5) < 1e-9);
  CHECK(overscroll_indicator_opacity(1.25, 0, &opacity) == OVERSCROLL_OK && opacity == 0);
  CHECK(overscroll_indicator_opacity(1.25, 1, &opacity) == OVERSCROLL_OK && fabs(opacity - 0.5) < 1e-9);
  CHECK(overscroll_indicator_opacity(-1, 0, &opacity) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(overscroll_indicator_opacity(NAN, 0, &opacity) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(overscroll_fading_band(16, 700, -200, &stretch) == OVERSCROLL_OK);
  CHECK(fabs(stretch + 700 * (1 - exp(-200 / (16 * 700.0)))) < 1e-9);
  CHECK(overscroll_fading_band(0, 700, 1, &stretch) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(overscroll_fading_band(16, 700, INFINITY, &stretch) == OVERSCROLL_INVALID_ARGUMENT);
  return 0;
}

int overscroll_smoke_host(void) {
  int (*const parts[])(void) = {clocks, uneven, refresh, momentum, drawn};
  for (int i = 0; i < 5; i++) {
    int line = parts[i]();
    if (line) return line;
  }
  return 0;
}
