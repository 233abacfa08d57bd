// The classes of overscroll.hpp as C++ sees them: copies, moves, errors, and every kind once.
// Scripts/test c builds it against the installed library; it ends with the line of what failed.
#include <cmath>
#include <cstdio>
#include <overscroll_interactions.hpp>

#define CHECK(condition) \
  do { \
    if (!(condition)) return __LINE__; \
  } while (0)

using namespace overscroll;

namespace {

Scroller list() {
  auto def = Scroller::defaults();
  def.viewport = {390, 844};
  def.content_size = {390, 60000};
  return Scroller(def);
}

void flick(Scroller &scroller) {
  scroller.touchDown(1, {200, 700}, 0);
  scroller.touchMoved(1, {200, 640}, 0.016);
  scroller.touchUp(1, {200, 580}, 0.032);
}

template <class Call>
OverscrollStatus refusal(Call call) {
  try {
    call();
  } catch (const Error &error) {
    return error.status();
  }
  return OVERSCROLL_OK;
}

int copies() {
  Scroller first = list();
  flick(first);
  Scroller second = first;
  CHECK(second.c().id != first.c().id);
  const double end = second.advance(10).offset.y;
  CHECK(end > 0 && first.frame().offset.y < end);
  CHECK(first.destination().y == end);

  // Back to a snapshot: the same id, another state.
  const uint32_t id = second.c().id;
  second = first;
  CHECK(second.c().id == id && second.frame().offset.y == first.frame().offset.y);
  const Scroller &same = second;
  second = same;
  CHECK(second.c().id == id && second.advance(10).offset.y == end);

  Scroller third = std::move(second);
  CHECK(third.c().id == id && third.frame().offset.y == end);
  CHECK(refusal([&] { second.advance(11); }) == OVERSCROLL_STALE_ID);
  CHECK(refusal([&] { Scroller copy = second; }) == OVERSCROLL_STALE_ID);
  second = first;
  CHECK(second.c().id != id && second.destination().y == end);
  third = list();
  CHECK(third.frame().offset.y == 0);
  return 0;
}

int answers() {
  Scroller scroller = list();
  CHECK(!scroller.nextTime(OVERSCROLL_VERTICAL, 100, 0) && !scroller.flight(OVERSCROLL_VERTICAL));
  flick(scroller);
  CHECK(*scroller.restTime() > 1 && scroller.flight(OVERSCROLL_VERTICAL)->destination == scroller.destination().y);
  CHECK(*scroller.nextTime(OVERSCROLL_VERTICAL, 500, 0) > 0.032);
  CHECK(scroller.indicator(OVERSCROLL_VERTICAL, 0, 0, 3)->length > 0);
  CHECK(!scroller.indicator(OVERSCROLL_HORIZONTAL, 0, 0, 3));
  const auto frames = scroller.sample(0.1, 0.1, 10);
  CHECK(frames.size() == 10 && frames[9].offset.y == scroller.advance(1).offset.y);

  int scrolls = 0;
  for (int event : Events(scroller.advance(1.1).events)) scrolls += event == OVERSCROLL_DID_SCROLL;
  CHECK(scrolls == 1);

  auto def = scroller.configuration();
  def.viewport.height = 600;
  scroller.configure(def);
  CHECK(scroller.bounds().maximum_offset.y == 59400);
  def.viewport.height = NAN;
  CHECK(refusal([&] { scroller.configure(def); }) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(refusal([&] { scroller.setContentOffset({NAN, 0}, false); }) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(refusal([&] { scroller.sample(0, 0.1, -1); }) == OVERSCROLL_INVALID_ARGUMENT);
  CHECK(scroller.sample(0, 0.1, 0).empty());

  // Events that make no sense are counted, and nothing else.
  CHECK(!scroller.touchDown(1, {NAN, 0}, 2).did_drag);
  OverscrollWheel wheel{};
  wheel.delta = {0, INFINITY};
  wheel.time = 2;
  scroller.wheel(wheel);
  CHECK(scroller.diagnostics().non_finite == 2);
  return 0;
}

int programs() {
  Scroller scroller = list();
  scroller.setContentOffset({0, 300}, false);
  scroller.scrollRectToVisible({0, 2000, 390, 44}, false);
  CHECK(scroller.frame().offset.y == 1200);
  scroller.turnPage(1, OVERSCROLL_VERTICAL, false);
  CHECK(scroller.frame().offset.y == 1688);
  scroller.insertContent({0, 100});
  CHECK(scroller.frame().offset.y == 1788);
  scroller.key(OVERSCROLL_KEY_END);
  scroller.sync(0);
  CHECK(scroller.advance(5).offset.y == 60100 - 844);
  scroller.scrollToTop(false);
  CHECK(scroller.frame().offset.y == 0);
  scroller.setSnapPositions(OVERSCROLL_VERTICAL, {0, 1000});
  CHECK(refusal([&] { scroller.setSnapPositions(OVERSCROLL_VERTICAL, {}); }) == OVERSCROLL_OK);
  return 0;
}

int kinds() {
  auto def = Drawer::defaults();
  def.layout.container = {390, 844};
  Drawer drawer(def, {{120, OVERSCROLL_ANCHOR_FROM_BOTTOM, 0}, {0.5, OVERSCROLL_ANCHOR_FRACTION, 0}});
  const auto happened = drawer.moveToAnchor(1, true);
  drawer.sync(0);
  auto snapshot = drawer;
  snapshot.resume(60);
  CHECK(std::abs(snapshot.advance(60).position - drawer.frame().position) < 1e-9 && snapshot.frame().is_moving);
  CHECK(happened.will_change.to.index == 1 && drawer.advance(3).position == 422);

  auto pages = Pager::defaults();
  pages.layout.viewport = {390, 600};
  Pager cards(pages, {280, 210, 350});
  cards.turnPage(2, false);
  CHECK(cards.frame().page == 2 && Pager(pages, 5).frame().count == 5);
  CHECK(Pager(pages, {280}).frame().count == 1 && Pager(pages, std::vector<double>()).frame().count == 0);
  CHECK(refusal([&] { Drawer(def, {}); }) == OVERSCROLL_INVALID_ARGUMENT);

  auto floating = PictureInPicture::defaults();
  floating.size = {160, 90};
  floating.container = {390, 844};
  PictureInPicture window(floating);
  OverscrollPlace corner{};
  window.moveToPlace(corner, false);
  const PictureInPicture copy = window;
  CHECK(copy.frame().frame.x == 12 && window.frame().place.index == 0);

  Dial dial(Dial::defaults());
  dial.turn(1, false);
  CHECK(dial.frame().angle == 1);
  Throw thrown(Throw::defaults());
  thrown.moveToValue({{0.5, 0, 0, 0}}, false);
  CHECK(thrown.frame().value.parts[0] == 0.5);

  // A kind without a class.
  Scroller inside = list();
  OverscrollScrollingDrawer made{};
  CHECK(check(overscroll_scrolling_drawer_create(drawer.c(), inside.c(), &made)));
  const Owned<OverscrollScrollingDrawer> sheet(made);
  CHECK(!Owned<OverscrollScrollingDrawer>(sheet).diagnostics().non_finite);
  return 0;
}

}  // namespace

int main() {
  for (auto part : {copies, answers, programs, kinds})
    if (int line = part()) return std::fprintf(stderr, "values.cpp:%d failed\n", line), 1;
  return 0;
}
