/* Cards of different widths, of which one at a time rests in the middle. */
#include "programs.h"

static OverscrollPager cards;

static void happen(const Event *event) {
  if (event->kind == TURN) {
    check(overscroll_pager_sync(cards, event->time, NULL), "its time");
    check(overscroll_pager_turn_page(cards, event->code, 1, NULL), "a page turn");
    check(overscroll_pager_sync(cards, event->time, NULL), "its time");
  } else {
    OverscrollTouch touch = touch_of(event);
    check(overscroll_pager_touch(cards, &touch, NULL), "a touch");
  }
}

static bool show(int number, double time) {
  OverscrollPagerFrame frame;
  check(overscroll_pager_advance(cards, time, &frame), "a frame");
  trace_pager(number, time, &frame);
  return frame.is_moving;
}

/* A flick to the second card, a pull beyond the first, and a button. */
void pager(void) {
  static const double extents[] = {280, 210, 350, 280, 120};
  static const Event events[] = {
      {0.000, DOWN, 300, 300, 0},  {0.016, MOVED, 280, 300, 0}, {0.032, MOVED, 250, 300, 0},
      {0.048, MOVED, 215, 300, 0}, {0.052, UP, 215, 300, 0},    {1.000, TURN, 0, 0, -1},
      {2.000, DOWN, 100, 300, 0},  {2.050, MOVED, 200, 300, 0}, {2.100, MOVED, 300, 300, 0},
      {2.300, UP, 300, 300, 0}};
  OverscrollPagerDef def = overscroll_pager_def();
  def.layout.viewport = (OverscrollSize){390, 600};
  def.layout.spacing = 16;
  check(overscroll_pager_create(&def, extents, COUNT(extents), &cards), "the cards");
  play(events, COUNT(events), happen, show);
  overscroll_destroy(cards.id);
}
