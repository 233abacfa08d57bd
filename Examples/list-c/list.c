/* A list that is flicked, scrolled by wheel, trackpad and keys, and turned page by page. */
#include "programs.h"

static OverscrollScroller list;

static void happen(const Event *event) {
  switch (event->kind) {
    case WHEEL: {
      OverscrollWheel wheel = {
          .delta = {event->x, event->y}, .time = event->time, .unit = OVERSCROLL_WHEEL_LINES};
      check(overscroll_scroller_wheel(list, &wheel, NULL), "a wheel");
      break;
    }
    case PAD: {
      OverscrollWheel wheel = {
          .delta = {event->x, event->y},
          .time = event->time,
          .phase = (uint8_t)event->code,
          .precision = OVERSCROLL_WHEEL_PRECISE};
      check(overscroll_scroller_wheel(list, &wheel, NULL), "a stroke");
      break;
    }
    case KEY:
      check(overscroll_scroller_sync(list, event->time, NULL), "its time");
      check(overscroll_scroller_key(list, event->code, NULL), "a key");
      check(overscroll_scroller_sync(list, event->time, NULL), "its time");
      break;
    case TURN:
      check(overscroll_scroller_sync(list, event->time, NULL), "its time");
      check(
          overscroll_scroller_turn_page(list, event->code, OVERSCROLL_HORIZONTAL, 1, NULL),
          "a page turn");
      check(overscroll_scroller_sync(list, event->time, NULL), "its time");
      break;
    default: {
      OverscrollTouch touch = touch_of(event);
      check(overscroll_scroller_touch(list, &touch, NULL), "a touch");
    }
  }
}

static bool show(int number, double time) {
  OverscrollFrame frame;
  check(overscroll_scroller_advance(list, time, &frame), "a frame");
  trace_list(number, time, &frame);
  return frame.is_moving;
}

static void run(OverscrollScrollerDef def, const Event *events, int count) {
  check(overscroll_scroller_create(&def, &list), "the list");
  play(events, count, happen, show);
  overscroll_destroy(list.id);
}

/* 100 rows on a phone. */
static OverscrollScrollerDef rows(void) {
  OverscrollScrollerDef def = overscroll_scroller_def();
  def.viewport = (OverscrollSize){390, 844};
  def.content_size = (OverscrollSize){390, 6000};
  def.display_scale = 3;
  return def;
}

/* A flick, caught; then one back that hits the top and bounces. */
void flick(void) {
  static const Event events[] = {
      {0.000, DOWN, 200, 700, 0},  {0.016, MOVED, 200, 660, 0}, {0.032, MOVED, 200, 610, 0},
      {0.048, MOVED, 200, 550, 0}, {0.064, MOVED, 200, 480, 0}, {0.068, UP, 200, 480, 0},
      {0.700, DOWN, 200, 300, 0},  {0.716, MOVED, 200, 350, 0}, {0.732, MOVED, 200, 420, 0},
      {0.748, MOVED, 200, 510, 0}, {0.764, MOVED, 200, 610, 0}, {0.768, UP, 200, 610, 0}};
  run(rows(), events, COUNT(events));
}

/* Notches of a mouse, then a trackpad that pulls the top beyond its edge; it returns. */
void wheel(void) {
  static const Event events[] = {
      {0.0, WHEEL, 0, 3, 0},
      {0.1, WHEEL, 0, 3, 0},
      {1.0, PAD, 0, -40, OVERSCROLL_WHEEL_BEGAN},
      {1.016, PAD, 0, -90, OVERSCROLL_WHEEL_CHANGED},
      {1.032, PAD, 0, -120, OVERSCROLL_WHEEL_CHANGED},
      {1.048, PAD, 0, -120, OVERSCROLL_WHEEL_CHANGED},
      {1.064, PAD, 0, -90, OVERSCROLL_WHEEL_CHANGED},
      {1.080, PAD, 0, 0, OVERSCROLL_WHEEL_ENDED},
      {1.084, PAD, 0, -60, OVERSCROLL_WHEEL_MOMENTUM_BEGAN},
      {1.100, PAD, 0, -45, OVERSCROLL_WHEEL_MOMENTUM_CHANGED},
      {1.116, PAD, 0, -30, OVERSCROLL_WHEEL_MOMENTUM_CHANGED},
      {1.132, PAD, 0, 0, OVERSCROLL_WHEEL_MOMENTUM_ENDED}};
  run(rows(), events, COUNT(events));
}

void keys(void) {
  static const Event events[] = {
      {0.0, KEY, 0, 0, OVERSCROLL_KEY_ARROW_DOWN},  {0.1, KEY, 0, 0, OVERSCROLL_KEY_SPACE},
      {0.6, KEY, 0, 0, OVERSCROLL_KEY_PAGE_DOWN},   {0.7, KEY, 0, 0, OVERSCROLL_KEY_END},
      {1.5, KEY, 0, 0, OVERSCROLL_KEY_SHIFT_SPACE}, {2.0, KEY, 0, 0, OVERSCROLL_KEY_HOME}};
  run(rows(), events, COUNT(events));
}

/* Five screens side by side: a flick turns one, a button two. */
void paging(void) {
  static const Event events[] = {
      {0.000, DOWN, 300, 300, 0},  {0.016, MOVED, 280, 300, 0}, {0.032, MOVED, 250, 300, 0},
      {0.048, MOVED, 215, 300, 0}, {0.064, MOVED, 180, 300, 0}, {0.068, UP, 180, 300, 0},
      {1.200, TURN, 0, 0, 2}};
  OverscrollScrollerDef def = rows();
  def.viewport = (OverscrollSize){390, 600};
  def.content_size = (OverscrollSize){1950, 600};
  def.is_paging_enabled = 1;
  run(def, events, COUNT(events));
}
