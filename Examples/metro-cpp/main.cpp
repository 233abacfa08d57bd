/* A session with a metro map: it is panned, pinched beyond its largest scale, tapped twice, and pinched
 * beyond its smallest. Prints every frame as `overscroll replay scenes/session.json` does; with --story what
 * happened, in words. */
#include <cstdio>
#include <cstring>
#include <optional>

#include "fingers.hpp"
#include "map.hpp"

namespace {

/* 17 digits read back as the same number. */
void trace(int number, const overscroll::Scroller::Frame &frame) {
  static const char *const phases[] = {"idle",     "tracking",  "dragging", "decelerating",
                                       "bouncing", "animating", "zooming",  "settling"};
  std::printf(
      "{\"frame\":%d,\"t\":%.17g,\"offset\":[%.17g,%.17g],\"velocity\":[%.17g,%.17g],\"zoomScale\":%.17g,"
      "\"phase\":\"%s\"}\n",
      number, frame.time, frame.offset.x, frame.offset.y, frame.velocity.x, frame.velocity.y,
      frame.zoom_scale, phases[frame.phase]);
}

void tell(const MetroMap &map, const overscroll::Scroller::Frame &frame) {
  for (int event : overscroll::Events(frame.events)) {
    if (event == OVERSCROLL_DID_END_ZOOMING) std::printf("%.2f s: %.2f times as large\n", frame.time, frame.zoom_scale);
    if (event == OVERSCROLL_DID_END_DECELERATING) {
      const Station *station = map.stationAt({MetroMap::viewport.width / 2, MetroMap::viewport.height / 2});
      std::printf("%.2f s: rests at %s\n", frame.time, station ? station->name.c_str() : "no station");
    }
  }
}

/* The frame at `time` if nothing else happens: a copy is asked, the map does not move. */
overscroll::Scroller::Frame preview(const MetroMap &map, double time) {
  overscroll::Scroller copy = map.scroller;
  return copy.advance(time);
}

/* A finger lifted: where will the map be, and when? */
void foretell(const MetroMap &map, const overscroll::Scroller::Release &release) {
  const std::optional<double> rest = map.scroller.restTime();
  if (!release.will_settle || !rest) return;
  const auto frame = preview(map, *rest);
  std::printf("released: (%.0f, %.0f) at %.2f s\n", frame.offset.x, frame.offset.y, *rest);
}

int play(bool asStory) {
  Fingers fingers;
  fingers.flick(0, {300, 400}, {-48, 0}, 6);
  fingers.pinch(2.5, {200, 300}, 30, 270, 16);
  fingers.doubleTap(4.5, {120, 220});
  fingers.doubleTap(6, {120, 220});
  fingers.pinch(7.5, {195, 300}, 280, 24, 16);

  MetroMap map;
  size_t next = 0;
  bool isMoving = true;
  for (int number = 1; next < fingers.touches.size() || isMoving; number++) {
    const double time = number / 60.0;
    for (; next < fingers.touches.size() && fingers.touches[next].time <= time; next++) {
      const auto release = map.scroller.touch(fingers.touches[next]);
      if (asStory) foretell(map, release);
    }
    const auto frame = map.scroller.advance(time);
    if (asStory) tell(map, frame);
    else trace(number, frame);
    isMoving = frame.is_moving;
  }
  return 0;
}

}  // namespace

int main(int argc, char **argv) {
  try {
    return play(argc == 2 && std::strcmp(argv[1], "--story") == 0);
  } catch (const overscroll::Error &error) {
    std::fprintf(stderr, "metro: %s\n", error.what());
    return 1;
  }
}
