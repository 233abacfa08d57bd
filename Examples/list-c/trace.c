#include "trace.h"

#include <stdio.h>

/* 17 digits read back as the same number. */
#define NUMBER "%.17g"

static const char *phase_name(uint8_t phase) {
  static const char *const names[] = {"idle",     "tracking",  "dragging", "decelerating",
                                      "bouncing", "animating", "zooming",  "settling"};
  return names[phase];
}

static void list_fields(const OverscrollFrame *frame) {
  printf(
      "\"offset\":[" NUMBER "," NUMBER "],\"velocity\":[" NUMBER "," NUMBER "],\"zoomScale\":" NUMBER
      ",\"phase\":\"%s\"",
      frame->offset.x, frame->offset.y, frame->velocity.x, frame->velocity.y, frame->zoom_scale,
      phase_name(frame->phase));
}

static void begin(int number, double time) { printf("{\"frame\":%d,\"t\":" NUMBER ",", number, time); }

void trace_list(int number, double time, const OverscrollFrame *frame) {
  begin(number, time);
  list_fields(frame);
  puts("}");
}

void trace_pager(int number, double time, const OverscrollPagerFrame *frame) {
  begin(number, time);
  printf(
      "\"offset\":" NUMBER ",\"velocity\":" NUMBER ",\"pageProgress\":" NUMBER
      ",\"page\":%d,\"targetPage\":%d,\"phase\":\"%s\"}\n",
      frame->offset, frame->velocity, frame->page_progress, (int)frame->page, (int)frame->target_page,
      phase_name(frame->phase));
}

void trace_sheet(int number, double time, const OverscrollScrollingDrawerFrame *frame) {
  const OverscrollDrawerFrame *drawer = &frame->drawer;
  begin(number, time);
  printf(
      "\"position\":" NUMBER ",\"visibleLength\":" NUMBER ",\"progress\":" NUMBER ",\"velocity\":" NUMBER
      ",\"anchor\":%d,\"targetAnchor\":%d,\"phase\":\"%s\",\"list\":{",
      drawer->position, drawer->visible_length, drawer->progress, drawer->velocity, (int)drawer->anchor,
      (int)drawer->target_anchor, phase_name(drawer->phase));
  list_fields(&frame->list);
  puts("}}");
}
