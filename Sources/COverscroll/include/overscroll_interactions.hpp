/* overscroll_interactions.hpp - drawers, pagers, windows, dials and thrown values as C++17 values.
 *
 *   auto def = overscroll::Drawer::defaults();
 *   def.layout.container = {390, 844};
 *   overscroll::Drawer drawer(def, {
 *     {120, OVERSCROLL_ANCHOR_FROM_BOTTOM, 0}, {0.5, OVERSCROLL_ANCHOR_FRACTION, 0}});
 *   drawer.touchDown(1, {200, 720}, 0);
 *
 * Fingers, frames and settings as in overscroll.hpp; what each kind means stands in overscroll.h. A
 * drawer with a list in it, nested pages and tracks of comments are held by overscroll::Owned.
 */
#ifndef OVERSCROLL_INTERACTIONS_HPP
#define OVERSCROLL_INTERACTIONS_HPP

#include <initializer_list>

#include "overscroll.hpp"

namespace overscroll {

/* A kind: its name in C's types and constants, and what says what happened. */
#define OVERSCROLL_MOVING(Name, NAME, Events)                                                     \
  Moving<OVERSCROLL_KIND_##NAME, Overscroll##Name, Overscroll##Name##Def, Overscroll##Name##Frame, \
         Overscroll##Name##Release, Events>

/* How many there are, as C counts. */
template <class Elements>
int32_t count(const Elements &elements) {
  return static_cast<int32_t>(elements.size());
}

/* A panel that rests on anchors: overscroll.h. */
class Drawer : public OVERSCROLL_MOVING(Drawer, DRAWER, OverscrollHappened) {
 public:
  /* One anchor is needed at least. */
  Drawer(const Def &def, const std::vector<OverscrollDrawerAnchor> &anchors)
      : Moving(make(overscroll_drawer_create, &def, anchors.data(), count(anchors))) {}

  Happened moveToAnchor(int32_t anchor, bool animated) {
    return get(overscroll_drawer_move, Happened{}, anchor, animated);
  }
  Happened setLayout(const OverscrollDrawerLayout &layout, bool animated) {
    return get(overscroll_drawer_set_layout, Happened{}, &layout, animated);
  }
};

/* Pages in a row, of which one comes to rest in its place: overscroll.h. */
class Pager : public OVERSCROLL_MOVING(Pager, PAGER, OverscrollHappened) {
 public:
  /* Pages of given extents along the axis, in points. */
  Pager(const Def &def, const std::vector<double> &extents)
      : Moving(make(overscroll_pager_create, &def, extents.data(), count(extents))) {}
  Pager(const Def &def, std::initializer_list<double> extents) : Pager(def, std::vector<double>(extents)) {}
  /* Pages that fill the room: Pager(def, 3); Pager(def, {280}) is one page of 280 points. */
  Pager(const Def &def, int32_t pages)
      : Moving(make(overscroll_pager_create, &def, static_cast<const double *>(nullptr), pages)) {}

  Happened scrollToPage(int32_t page, bool animated) {
    return get(overscroll_pager_scroll, Happened{}, page, animated);
  }
  Happened turnPage(int32_t count, bool animated) {
    return get(overscroll_pager_turn_page, Happened{}, count, animated);
  }
};

/* A window that floats and rests in places: overscroll.h. */
class PictureInPicture
    : public OVERSCROLL_MOVING(PictureInPicture, PICTURE_IN_PICTURE, OverscrollHappened) {
 public:
  /* Resting places are shares of the room; without any, the four corners. */
  explicit PictureInPicture(const Def &def, const std::vector<OverscrollVector> &places = {})
      : Moving(make(overscroll_picture_in_picture_create, &def, places.data(), count(places))) {}

  Happened moveToPlace(OverscrollPlace place, bool animated) {
    return get(overscroll_picture_in_picture_move, Happened{}, place, animated);
  }
};

/* A dial that is turned: overscroll.h. */
class Dial : public OVERSCROLL_MOVING(Dial, DIAL, OverscrollEvents) {
 public:
  explicit Dial(const Def &def) : Moving(make(overscroll_dial_create, &def)) {}

  Events turn(double angle, bool animated) {
    return get(overscroll_dial_turn, Happened{}, angle, animated);
  }
};

/* Any value that is thrown: overscroll.h. */
class Throw : public OVERSCROLL_MOVING(Throw, THROW, OverscrollEvents) {
 public:
  explicit Throw(const Def &def) : Moving(make(overscroll_throw_create, &def)) {}

  Events moveToValue(const OverscrollValue &value, bool animated) {
    return get(overscroll_throw_move, Happened{}, &value, animated);
  }
};

#undef OVERSCROLL_MOVING

}  // namespace overscroll

#endif
