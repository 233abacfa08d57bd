/* map.hpp - a metro map on a phone: a Scroller, and the stations it shows. */
#ifndef MAP_HPP
#define MAP_HPP

#include <cmath>
#include <overscroll.hpp>
#include <string>
#include <vector>

/* A place on the map, in points at zoom scale 1. */
struct Station {
  std::string name;
  double x;
  double y;
};

class MetroMap {
 public:
  static constexpr OverscrollSize viewport{390, 600};
  static constexpr OverscrollSize size{2500, 2150};
  static constexpr double smallest = 0.25;
  static constexpr double largest = 2.5;

  /* Eastmere Central is in the middle, at half the size. */
  MetroMap() : scroller(settings()) {
    scroller.setZoomScale(0.5, false);
    scroller.setContentOffset({400, 200}, false);
  }

  /* Where a point of the map is shown in the viewport: what the renderer's matrix does. */
  static OverscrollVector shown(const overscroll::Scroller::Frame &frame, const Station &station) {
    return {station.x * frame.zoom_scale - frame.offset.x, station.y * frame.zoom_scale - frame.offset.y};
  }

  /* The station nearest to a point of the viewport, at most 30 points away; null if there is none. */
  const Station *stationAt(OverscrollVector place) const {
    const auto frame = scroller.frame();
    const Station *nearest = nullptr;
    double least = 30;
    for (const Station &station : stations) {
      const OverscrollVector at = shown(frame, station);
      const double distance = std::hypot(at.x - place.x, at.y - place.y);
      if (distance <= least) least = distance, nearest = &station;
    }
    return nearest;
  }

  overscroll::Scroller scroller;

  const std::vector<Station> stations{
      {"Eastmere Central", 1200, 1000}, {"Guildhall", 1200, 700}, {"Weir Bridge", 1200, 1200},
      {"Linden Cross", 1780, 1000},     {"Chancery", 900, 1000},  {"Crown Hill", 100, 500}};

 private:
  static overscroll::Scroller::Def settings() {
    auto def = overscroll::Scroller::defaults();
    def.viewport = viewport;
    def.content_size = size;
    def.display_scale = 3;
    def.minimum_zoom_scale = smallest;
    def.maximum_zoom_scale = largest;
    def.zooms_on_double_tap = 1;
    def.has_zoom_momentum = 1;
    return def;
  }
};

#endif
