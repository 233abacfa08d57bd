import Overscroll

/// A toolkit's scroll view: everything between its widgets and a `Scroller`.
struct ScrollView {
  private(set) var scroller = Scroller(viewport: .zero, content: .zero)

  /// What the toolkit has to do after a call.
  struct Needs {
    var draws = false
    var frames = false
  }

  /// Layout: the sizes, the safe area, the pixels and the system's wish for less motion, at a time.
  mutating func layout(
    viewport: Size2, content: Size2, inset: Insets, pixelsPerPoint: Double, reducesMotion: Bool,
    at time: Double
  ) -> Needs {
    change(at: time) {
      $0.displayScale = pixelsPerPoint
      $0.reducesMotion = reducesMotion
      $0.contentInset = inset
      $0.viewport = viewport
      $0.contentSize = content
    }
  }

  /// Input: a touch that hit this view or one of its children.
  ///
  /// - Returns: whether it is this view's now: then the children's touches are cancelled.
  mutating func touch(_ event: TouchEvent) -> (isTaken: Bool, needs: Needs) {
    scroller.handle(event)
    return (scroller.isDragging, needs)
  }

  /// A program, the keyboard's focus, an assistive technology: whatever changes the scroller at a time.
  mutating func change(at time: Double, _ body: (inout Scroller) -> Void) -> Needs {
    scroller.perform(at: time) { body(&$0) }
    return needs
  }

  /// A frame, for the time at which it will be shown: where the children lie, and the indicator.
  mutating func frame(
    at time: Double
  ) -> (childOrigin: Vector2, bar: ScrollIndicator?, needs: Needs) {
    let frame = scroller.advance(to: time)
    let bar = ScrollIndicator(
      offset: frame.offset.y, range: scroller.minimumOffset.y...scroller.maximumOffset.y,
      viewport: scroller.viewport.height)
    return (-frame.offset, bar, needs)
  }

  /// Hit testing: a point of the view as a point of the content, in motion too.
  func contentPoint(_ point: Vector2) -> Vector2 { scroller.contentPoint(at: point) }

  private var needs: Needs { Needs(draws: true, frames: scroller.isMoving) }
}

// It is laid out, a child in it gets the keyboard's focus, and is brought into view.
var view = ScrollView()
_ = view.layout(
  viewport: Size2(390, 700), content: Size2(390, 4_000), inset: Insets(bottom: 34),
  pixelsPerPoint: 2, reducesMotion: false, at: 0)
var needs = view.change(at: 0) {
  $0.scrollRectToVisible(Rect2(x: 20, y: 1_000, width: 350, height: 44), animated: true)
}
var time = 0.0
while needs.frames {
  time += 1.0 / 60
  needs = view.frame(at: time).needs
}
print(view.scroller.contentOffset.y)  // 378 pt: the child is clear of the inset below

// A finger presses a button in it, then drags: the view takes the touch, and the button loses it.
_ = view.touch(TouchEvent(.began, id: 1, position: Vector2(100, 400), time: 2))
print(view.contentPoint(Vector2(100, 400)).y)  // 778 pt: which child was hit
let still = view.touch(TouchEvent(.moved, id: 1, position: Vector2(100, 394), time: 2.016))
let drag = view.touch(TouchEvent(.moved, id: 1, position: Vector2(100, 380), time: 2.032))
print(still.isTaken, drag.isTaken)  // false true

// An assistive technology scrolls by a page; the window's size changes while that moves.
_ = view.touch(TouchEvent(.ended, id: 1, position: Vector2(100, 380), time: 2.2))
needs = view.change(at: 3) { $0.key(.pageDown) }
_ = view.frame(at: 3.1)
needs = view.layout(
  viewport: Size2(700, 390), content: Size2(700, 2_600), inset: .zero, pixelsPerPoint: 2,
  reducesMotion: false, at: 3.1)
time = 3.1
while needs.frames {
  time += 1.0 / 60
  needs = view.frame(at: time).needs
}
print(view.scroller.contentOffset.y)  // 1000.5 pt
