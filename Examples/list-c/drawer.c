/* A sheet with a list in it: one finger opens the sheet, then scrolls the list, and back. */
#include "programs.h"

static OverscrollScrollingDrawer sheet;

static void happen(const Event *event) {
  OverscrollTouch touch = touch_of(event);
  check(
      overscroll_scrolling_drawer_touch(sheet, &touch, OVERSCROLL_PART_LIST, NULL), "a touch");
}

static bool show(int number, double time) {
  OverscrollScrollingDrawerFrame frame;
  check(overscroll_scrolling_drawer_advance(sheet, time, &frame), "a frame");
  trace_sheet(number, time, &frame);
  return frame.is_moving;
}

/* The pair is made of copies: the drawer and the list that it was made of are destroyed here. */
static void create(void) {
  static const OverscrollDrawerAnchor anchors[] = {
      {.value = 120, .kind = OVERSCROLL_ANCHOR_FROM_BOTTOM},
      {.value = 0.5, .kind = OVERSCROLL_ANCHOR_FRACTION},
      {.value = 60, .kind = OVERSCROLL_ANCHOR_FROM_TOP}};
  OverscrollDrawerDef def = overscroll_drawer_def();
  def.layout.container = (OverscrollSize){390, 844};
  def.layout.insets = (OverscrollInsets){47, 0, 34, 0};
  OverscrollDrawer drawer;
  check(overscroll_drawer_create(&def, anchors, COUNT(anchors), &drawer), "the drawer");

  OverscrollScrollerDef rows = overscroll_scroller_def();
  rows.viewport = (OverscrollSize){390, 784};
  rows.content_size = (OverscrollSize){390, 4000};
  OverscrollScroller list;
  check(overscroll_scroller_create(&rows, &list), "the list");

  check(overscroll_scrolling_drawer_create(drawer, list, &sheet), "the sheet");
  overscroll_destroy(drawer.id);
  overscroll_destroy(list.id);
}

/* A flick opens the sheet and goes on in the list; one back brings both where they were. */
void drawer(void) {
  static const Event events[] = {
      {0.000, DOWN, 200, 760, 0},  {0.016, MOVED, 200, 700, 0}, {0.032, MOVED, 200, 620, 0},
      {0.048, MOVED, 200, 520, 0}, {0.064, MOVED, 200, 400, 0}, {0.068, UP, 200, 400, 0},
      {2.500, DOWN, 200, 200, 0},  {2.516, MOVED, 200, 280, 0}, {2.532, MOVED, 200, 380, 0},
      {2.548, MOVED, 200, 500, 0}, {2.564, MOVED, 200, 640, 0}, {2.568, UP, 200, 640, 0}};
  create();
  play(events, COUNT(events), happen, show);
  overscroll_destroy(sheet.id);
}
