/* fingers.hpp - scripted fingers. Times and places have few binary digits, so that scenes/session.json can
 * give them exactly. */
#ifndef FINGERS_HPP
#define FINGERS_HPP

#include <overscroll.hpp>
#include <vector>

class Fingers {
 public:
  std::vector<OverscrollTouch> touches;

  /* Moves by a distance in `steps` events, 1/64 s apart, and lifts. */
  void flick(double start, OverscrollVector from, OverscrollVector by, int steps) {
    add(OVERSCROLL_TOUCH_BEGAN, 1, from, start);
    for (int i = 1; i <= steps; i++)
      add(OVERSCROLL_TOUCH_MOVED, 1, {from.x + by.x * i / steps, from.y + by.y * i / steps}, start + i / 64.0);
    add(OVERSCROLL_TOUCH_ENDED, 1, {from.x + by.x, from.y + by.y}, start + (steps + 0.25) / 64);
  }

  /* Two fingers, above and below a middle, whose distance from it goes from one value to another. */
  void pinch(double start, OverscrollVector middle, double from, double to, int steps) {
    auto both = [&](int32_t phase, double distance, double time) {
      add(phase, 1, {middle.x, middle.y - distance}, time);
      add(phase, 2, {middle.x, middle.y + distance}, time);
    };
    both(OVERSCROLL_TOUCH_BEGAN, from, start);
    for (int i = 1; i <= steps; i++) both(OVERSCROLL_TOUCH_MOVED, from + (to - from) * i / steps, start + i / 64.0);
    both(OVERSCROLL_TOUCH_ENDED, to, start + (steps + 0.25) / 64);
  }

  void doubleTap(double start, OverscrollVector place) {
    for (double time : {start, start + 0.125}) {
      add(OVERSCROLL_TOUCH_BEGAN, 1, place, time);
      add(OVERSCROLL_TOUCH_ENDED, 1, place, time + 0.0625);
    }
  }

 private:
  void add(int32_t phase, int32_t pointer, OverscrollVector place, double time) {
    touches.push_back({phase, pointer, place.x, place.y, time});
  }
};

#endif
