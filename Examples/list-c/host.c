#include "host.h"

#include <stdio.h>
#include <stdlib.h>

OverscrollTouch touch_of(const Event *event) {
  int32_t phase = event->kind == DOWN ? OVERSCROLL_TOUCH_BEGAN
      : event->kind == MOVED          ? OVERSCROLL_TOUCH_MOVED
                                      : OVERSCROLL_TOUCH_ENDED;
  return (OverscrollTouch){phase, 1, event->x, event->y, event->time};
}

void play(
    const Event *events, int count, void (*happen)(const Event *event),
    bool (*show)(int number, double time)) {
  int next = 0;
  bool is_moving = true;
  for (int number = 1; next < count || is_moving; number++) {
    double time = number / 60.0;
    while (next < count && events[next].time <= time) happen(&events[next++]);
    is_moving = show(number, time);
  }
}

void check(OverscrollStatus status, const char *what) {
  if (status >= OVERSCROLL_OK) return;
  fprintf(stderr, "list: %s was refused with status %d\n", what, (int)status);
  exit(1);
}
