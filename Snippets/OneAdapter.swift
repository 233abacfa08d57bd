import Overscroll

/// A host of whatever a finger moves: a list, a drawer, a pager, a dial.
///
/// It draws in frames alone, and asks for frames only while they are needed.
struct Host<Thing: Draggable> {
  /// What is driven; any change of it, by an event, a program or a property, needs a frame.
  var thing: Thing { didSet { needsFrame = true } }

  /// Whether the display is to call ``frame(shownAt:)`` once more.
  private(set) var needsFrame = true

  /// Draws a frame.
  let draw: (Thing.Frame) -> Void

  /// Reacts to what happened.
  let react: (Thing.Events) -> Void

  /// Creates a host.
  init(
    _ thing: Thing, draw: @escaping (Thing.Frame) -> Void, react: @escaping (Thing.Events) -> Void
  ) {
    self.thing = thing
    self.draw = draw
    self.react = react
  }

  /// An event, with the time at which it happened: not the time at which it is handled.
  mutating func touch(_ event: TouchEvent) {
    react(thing.handle(event).events)
  }

  /// A display refresh: computes the frame that will be shown at a time, usually one refresh ahead.
  mutating func frame(shownAt time: Double) {
    draw(thing.advance(to: time))
    needsFrame = thing.isMoving
  }
}

/// A recorded flick: the finger goes up by 96 points in a fifteenth of a second.
let flick: [TouchEvent] =
  [TouchEvent(.began, id: 1, position: Vector2(300, 500), time: 0.004)]
  + zip(1..., [484, 468, 450, 432, 417, 404.0]).map { step, y in
    TouchEvent(.moved, id: 1, position: Vector2(300, y), time: 0.004 + Double(step) / 90)
  } + [TouchEvent(.ended, id: 1, time: 0.072)]

/// The event loop of a display with 120 refreshes a second, until nothing is left to do.
func play<Thing: Draggable>(_ thing: Thing) -> Thing {
  var frames = 0
  var host = Host(thing, draw: { _ in frames += 1 }, react: { _ in })
  var events = flick[...]
  var now = 0.0
  while host.needsFrame || !events.isEmpty {
    while let event = events.first, event.time <= now { host.touch(events.removeFirst()) }
    if host.needsFrame { host.frame(shownAt: now + 1.0 / 120) }
    now += 1.0 / 120
    precondition(now < 30, "everything comes to rest")
  }
  precondition(host.thing.phase == .idle)
  return host.thing
}

// The same loop drives all eight.
let screen = Size2(390, 844)
let sheet = DrawerLayout(container: screen)
let list = Scroller(viewport: screen, content: Size2(390, 60_000))
let anchors: [DrawerAnchor] = [.fromBottom(120), .fraction(0.5), .fromTop(60)]
let drawer = Drawer(anchors: anchors, layout: sheet)
let halfOpen = Drawer(anchors: anchors, layout: sheet, anchor: 1)
let pages = Pager(count: 5, layout: PagerLayout(axis: .vertical, viewport: screen))
let window = PictureInPicture(size: Size2(160, 90), container: screen)
var page = NestedScroll(Scroller(viewport: screen, content: Size2(390, 1044)), order: .collapsing)
page.active = page.add(list, to: page.root)

print(play(list).contentOffset.y)  // 831.75 pt
print(play(drawer).position)  // 60 pt: open
print(play(ScrollingDrawer(drawer: halfOpen, list: list)).list.contentOffset.y)  // 469.75 pt
print(play(pages).page)  // page 1
print(play(window).corner)  // (218, 12): the upper right corner
print(play(Throw(0.5, perPoint: (0, -0.001))).value)  // 1.337
print(play(Dial(center: Vector2(200, 450))).angle)  // -7.041 radians
print(play(page)[1].contentOffset.y)  // 631.75 pt
