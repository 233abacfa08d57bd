/* overscroll.hpp - the C interface as C++17 values, which are copied, moved and destroyed like any other.
 *
 *   auto def = overscroll::Scroller::defaults();
 *   def.viewport = {390, 844};
 *   def.content_size = {390, 60000};
 *   overscroll::Scroller list(def);
 *
 *   list.touchDown(1, {200, 700}, 0.000);
 *   list.touchMoved(1, {200, 640}, 0.016);
 *   list.touchUp(1, {200, 580}, 0.032);
 *
 *   overscroll::Scroller::Frame frame;
 *   do {
 *     frame = list.advance(nextFrameTime());
 *     draw(frame.offset);
 *   } while (frame.is_moving);
 *
 * Units, clocks and threads are those of overscroll.h; structs are C's, with C's field names.
 *
 * A copy is a snapshot in the same state; assigning one goes back to it and allocates nothing.
 *
 * ERRORS. What C refuses throws overscroll::Error; without exceptions it ends the program. A question
 * without an answer (OVERSCROLL_NEVER) is an empty optional. What touch and wheel cannot make sense of throws
 * nothing: it is counted in diagnostics() and otherwise ignored. A value that was moved from can only be
 * destroyed and assigned to.
 *
 * Drawers, pagers and the others are in overscroll_interactions.hpp. What has no member function is called
 * in C: overscroll_scroller_appearances(list.c(), ...).
 */
#ifndef OVERSCROLL_HPP
#define OVERSCROLL_HPP

#include <cmath>
#include <optional>
#include <vector>

#include "overscroll_values.hpp"

namespace overscroll {

/* ---- Scrollers ------------------------------------------------------------------------------ */

/* A scroll view without the view: overscroll_scroller_... */
class Scroller : public Moving<OVERSCROLL_KIND_SCROLLER, OverscrollScroller, OverscrollScrollerDef,
                               OverscrollFrame, OverscrollRelease, OverscrollEvents> {
 public:
  explicit Scroller(const Def &def) : Moving(make(overscroll_scroller_create, &def)) {}

  Events sync(double time) { return Moving::sync(time); }
  Events wheel(const OverscrollWheel &wheel) {
    OverscrollEvents events = 0;
    // One that makes no sense was counted.
    OverscrollStatus status = overscroll_scroller_wheel(id_, &wheel, &events);
    if (status != OVERSCROLL_INVALID_ARGUMENT) check(status);
    return events;
  }
  Events wheelZoom(double delta, OverscrollVector about, double time) {
    return get(overscroll_scroller_wheel_zoom, OverscrollEvents{}, delta, about.x, about.y, time);
  }
  Events key(int32_t key) { return get(overscroll_scroller_key, OverscrollEvents{}, key); }
  Events keyDown(int32_t key, bool isRepeat, double time) {
    return get(overscroll_scroller_key_down, OverscrollEvents{}, key, isRepeat, time);
  }
  Events keyUp(int32_t key, double time) {
    return get(overscroll_scroller_key_up, OverscrollEvents{}, key, time);
  }

  /* Programs: not animated they are done immediately. */
  Events land(OverscrollVector offset) {
    return get(overscroll_scroller_land, OverscrollEvents{}, offset.x, offset.y);
  }
  Events setContentOffset(OverscrollVector offset, bool animated) {
    return get(overscroll_scroller_set_content_offset, OverscrollEvents{}, offset.x, offset.y, animated);
  }
  Events scrollRectToVisible(OverscrollRect rect, bool animated) {
    return get(overscroll_scroller_scroll_rect_to_visible, OverscrollEvents{}, rect.x, rect.y, rect.width,
        rect.height, animated);
  }
  Events scrollToTop(bool animated) {
    return get(overscroll_scroller_scroll_to_top, OverscrollEvents{}, animated);
  }
  Events turnPage(int32_t pages, int32_t axis, bool animated) {
    return get(overscroll_scroller_turn_page, OverscrollEvents{}, pages, axis, animated);
  }
  Events setZoomScale(double scale, OverscrollVector about, bool animated) {
    return get(overscroll_scroller_zoom, OverscrollEvents{}, scale, about.x, about.y, animated);
  }
  Events setZoomScale(double scale, bool animated) {
    return setZoomScale(scale, {NAN, NAN}, animated);
  }
  Events zoomToRect(OverscrollRect rect, bool animated) {
    return get(overscroll_scroller_zoom_to_rect, OverscrollEvents{}, rect.x, rect.y, rect.width, rect.height,
        animated);
  }
  void insertContent(OverscrollSize size) {
    check(overscroll_scroller_insert_content(id_, size.width, size.height));
  }
  void setSnapPositions(int32_t axis, const std::vector<double> &positions) {
    check(overscroll_scroller_set_snap_positions(
        id_, axis, positions.data(), static_cast<int32_t>(positions.size())));
  }

  /* Questions. */
  OverscrollBounds bounds() const { return get(overscroll_scroller_bounds, OverscrollBounds{}); }
  OverscrollVector destination() const { return get(overscroll_scroller_destination, OverscrollVector{}); }
  std::optional<double> nextTime(int32_t axis, double offset, double after) const {
    return find<double>(overscroll_scroller_next_time, axis, offset, after);
  }
  std::optional<OverscrollFlight> flight(int32_t axis) const {
    return find<OverscrollFlight>(overscroll_scroller_flight, axis);
  }
  std::optional<OverscrollIndicator> indicator(
      int32_t axis, double startInset, double endInset, double squeezedLength) const {
    return find<OverscrollIndicator>(overscroll_scroller_indicator, axis, startInset, endInset, squeezedLength);
  }
};

}  // namespace overscroll

#endif
