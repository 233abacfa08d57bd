import Overscroll
import Testing

@Suite struct ScrollerSafeAreaTests {
  static let phone = Insets(top: 59, bottom: 34)

  static func list(_ safeArea: Insets = phone, inset: Insets = .zero) -> Scroller {
    Scroller(
      viewport: Size2(390, 844), content: Size2(390, 6_000), inset: inset,
      safeAreaInset: safeArea, displayScale: 3)
  }

  @Test func `a new scroller begins below the bars, and one without bars at its origin`() {
    #expect(Self.list().contentOffset == Vector2(0, -59))
    #expect(Self.list(inset: Insets(top: 10)).contentOffset == Vector2(0, -69))
    #expect(Self.list(.zero, inset: Insets(top: 10)).contentOffset == .zero)
  }

  @Test func `the bounds hold inset, safe area and keyboard`() {
    var list = Self.list(inset: Insets(top: 10, bottom: 20))
    #expect(list.adjustedInset == Insets(top: 69, bottom: 54))
    #expect(list.minimumOffset.y == -69 && list.maximumOffset.y == 6_000 + 54 - 844)
    // A keyboard covers the home indicator's area too.
    for (keyboard, bottom) in [(300.0, 320.0), (10, 54)] {
      list.keyboardInset = keyboard
      #expect(list.adjustedInset.bottom == bottom)
    }
    #expect(list.contentInset == Insets(top: 10, bottom: 20) && list.safeAreaInset == Self.phone)
  }

  @Test func `sideways a safe area counts only where the content is wider`() {
    let notch = Insets(left: 59, right: 59)
    var page = Scroller(viewport: Size2(844, 390), content: Size2(844, 6_000), safeAreaInset: notch)
    #expect(page.contentOffset == .zero && page.maximumOffset.x == 0)
    page.contentSize.width = 900
    #expect(page.minimumOffset.x == -59 && page.maximumOffset.x == 900 + 59 - 844)
  }

  @Test func `at the top it stays at the top, elsewhere where it is`() {
    var list = Self.list(.zero).with(\.safeAreaInset, Self.phone)
    #expect(list.contentOffset.y == -59 && !list.isMoving)
    #expect(list.advance(to: 1).events.contains(.didScroll))
    // Also when the bars go: immediately, not as content that is beyond its bounds.
    list.safeAreaInset = Insets(top: 20)
    #expect(list.contentOffset.y == -20 && !list.isMoving)
    list.setContentOffset(Vector2(0, 500), animated: false)
    list.safeAreaInset = Self.phone
    #expect(list.contentOffset.y == 500)
  }

  @Test func `what is moving to the top arrives at the new one`() {
    var list = Self.list().scrolled(to: Vector2(0, 800))
    list.at(0) { $0.scrollToTop() }
    let offset = list.advance(to: 0.1).offset
    list.safeAreaInset = Insets(top: 100)
    #expect(list.contentOffset == offset && list.destination.y == -100)
    #expect(list.advance(to: 2).offset.y == -100)
    var flicked = Self.list().scrolled(to: Vector2(0, 100))
    flicked.flick(-300)
    let shown = flicked.advance(to: 0.15).offset
    #expect(flicked.destination.y == -59)
    flicked.safeAreaInset = Insets(top: 30)
    #expect(flicked.contentOffset == shown && flicked.advance(to: 5).offset.y == -30)
  }

  @Test func `a finger that holds the top is not moved`() {
    var list = Self.list(.zero)
    list.touchDown(1, at: Vector2(200, 300), time: 0)
    list.safeAreaInset = Self.phone
    #expect(list.contentOffset.y == 0)
  }

  @Test func `programs go by the adjusted insets`() {
    var list = Self.list().scrolled(to: Vector2(0, 2_000))
    list.scrollToTop(animated: false)
    #expect(list.contentOffset.y == -59)
    for (start, end) in [(-59.0, 1_050.0 + 34 - 844), (2_000, 1_000 - 59)] {
      list.setContentOffset(Vector2(0, start), animated: false)
      list.scrollRectToVisible(Rect2(x: 0, y: 1_000, width: 10, height: 50), animated: false)
      #expect(list.contentOffset.y == end)
    }
    // Pages are counted from the top below the bars.
    list.isPagingEnabled = true
    list.turnPage(by: 1, along: .vertical, animated: false)
    #expect(list.contentOffset.y == -59 + 844 * 2)
    list.key(.home)
    #expect(list.destination.y == -59)
  }

  @Test func `with reduced motion the keyboard takes no time`() {
    var list = Self.list().with(\.reducesMotion, true)
    list.setContentOffset(Vector2(0, list.maximumOffset.y), animated: false)
    let end = list.contentOffset.y
    list.setKeyboardInset(336, keeping: Rect2(x: 0, y: 5_950, width: 390, height: 44))
    #expect(abs(list.contentOffset.y - (5_994 + 336 - 844)) < 0.2)
    list.setKeyboardInset(0)
    #expect(list.contentOffset.y == end && !list.isMoving)
  }

  @Test func `a field that is in view is left where it is`() {
    var list = Self.list().scrolled(to: Vector2(0, 100))
    list.setKeyboardInset(336, keeping: Rect2(x: 0, y: 300, width: 390, height: 44))
    #expect(!list.isMoving && list.destination.y == 100)
  }

  @Test func `numbers that make no sense are ignored and counted`() {
    var list = Self.list()
    for height in [-1.0, .nan] {
      #expect(ScrollExtent(viewport: .zero, content: .zero, keyboard: height).keyboard == 0)
    }
    list.setKeyboardInset(.nan)
    list.setKeyboardInset(300, keeping: Rect2(x: .nan, y: 0, width: 1, height: 1))
    #expect(list.keyboardInset == 0 && list.contentOffset.y == -59)
    #expect(list.diagnostics.nonFinite == 2)
  }

  @Test(arguments: [InterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `content at its beginning stays there, on either side`(direction: InterfaceLayoutDirection) {
    for inset in [50.0, 10] {
      var row = Scroller.view(390, 500, of: 3_000, 500)
      (row.layoutDirection, row.safeAreaInset) = (direction, Insets(left: 20, right: 20))
      #expect(row.contentOffset.x == row.leadingOffset(.horizontal))
      row.safeAreaInset = Insets(left: inset, right: inset)
      #expect(row.contentOffset.x == row.leadingOffset(.horizontal) && !row.isMoving)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `a keyboard that goes leaves a flight inside alone`(isAnimated: Bool, isReduced: Bool) {
    var list = Scroller.list(at: 4_000).with(\.keyboardInset, 336).with(\.reducesMotion, isReduced)
    list.swipe(from: Vector2(200, 700), to: Vector2(200, 400), at: 0, for: 0.1, events: 6)
    #expect(list.shown(at: 0.15).destination.y > list.maximumOffset.y - 336)
    var same = list.with(\.keyboardInset, 0)
    list.setKeyboardInset(0, animated: isAnimated)
    #expect(list.contentOffset == same.contentOffset)
    for time in [0.2, 0.3, 5] { #expect(list.advance(to: time) == same.advance(to: time)) }
  }

  static func photo(_ content: Size2 = Size2(200, 100)) -> Scroller {
    Scroller(viewport: Size2(400, 800), content: content)
      .with(\.contentAlignmentPoint, Vector2(0.5, 0.5))
  }

  @Test func `small content lies in the middle, and is there immediately`() {
    var photo = Self.photo()
    #expect(photo.contentOffset == Vector2(-100, -350) && !photo.isMoving)
    photo.viewport = Size2(800, 400)
    #expect(photo.contentOffset == Vector2(-300, -150) && !photo.isMoving)
    photo.contentSize = Size2(200, 6_000)
    #expect(photo.minimumOffset.y == 0 && photo.maximumOffset.y == 5_600)
    photo.contentAlignmentPoint = Vector2(1, 0)
    #expect(photo.contentOffset.x == -600 && !photo.isMoving)
    photo.contentAlignmentPoint = Vector2(-1, -3)
    #expect(photo.contentAlignmentPoint == .zero && photo.contentOffset.x == 0)
  }

  @Test func `insets leave less to be in the middle of`() {
    var photo = Self.photo().with(\.contentInset, Insets(top: 100, bottom: 20))
    #expect(photo.contentOffset == Vector2(-100, -390) && !photo.isMoving)
    // The inset comes to a pixel by itself: (-10.5) - 689.7 / 2, and not -10.3 - 689.7 / 2.
    photo.displayScale = 2
    photo.contentInset = Insets(top: 10.3)
    #expect(photo.contentOffset.y == -355.5)
  }

  @Test func `content that becomes small returns in motion`() {
    var photo = Self.photo(Size2(200, 6_000)).scrolled(to: Vector2(-100, 3_000))
    photo.contentSize = Size2(200, 100)
    #expect(photo.contentOffset.y == 3_000 && photo.isMoving)
    #expect(photo.advance(through: 0, to: 60).offset == Vector2(-100, -350))
  }

  @Test(arguments: [0.5, 1, 2, 4])
  func `pinched off its middle it stays in the middle while it is small`(scale: Double) {
    var photo = Self.photo().with(\.minimumZoomScale, 0.25).with(\.maximumZoomScale, 8)
    photo.touchDown(1, at: Vector2(100, 300), time: 0)
    photo.touchDown(2, at: Vector2(160, 300), time: 0)
    var (last, lastScale) = (photo.contentOffset, photo.zoomScale)
    for step in 1...40 {
      let factor = 1 + (scale - 1) * Double(step) / 40
      photo.touchMoved(1, to: Vector2(130 - 30 * factor, 300), time: Double(step) / 60)
      photo.touchMoved(2, to: Vector2(130 + 30 * factor, 300), time: Double(step) / 60)
      let size = Size2(200 * photo.zoomScale, 100 * photo.zoomScale)
      if size.width < 400 { #expect(abs(photo.contentOffset.x - (size.width - 400) / 2) < 1e-9) }
      if size.height < 800 { #expect(abs(photo.contentOffset.y - (size.height - 800) / 2) < 1e-9) }
      // Nothing jumps: a step moves no point of the viewport farther than the scale's change explains.
      let most = 1_000 * abs(photo.zoomScale - lastScale) + 1e-9
      #expect((photo.contentOffset - last).length <= most)
      (last, lastScale) = (photo.contentOffset, photo.zoomScale)
    }
    for id in [1, 2] { photo.touchUp(id, time: 1) }
    photo.run(for: 8)
    let bounds = photo.minimumOffset.x...photo.maximumOffset.x
    #expect(!photo.isMoving && bounds.contains(photo.contentOffset.x))
  }

  @Test func `aligned otherwise in a pinch, content that is pulled out stays under the fingers`() {
    var photo = Scroller.view(400, 800, of: 390, 830).with(\.maximumZoomScale, 8)
    photo.touchDown(1, at: Vector2(100, 100), time: 0)
    photo.touchDown(2, at: Vector2(160, 100), time: 0)
    for id in [1, 2] { photo.touchMoved(id, to: Vector2(40 + 60 * Double(id), 700), time: 0.1) }
    let before = photo.contentOffset
    #expect(before.y < -100)
    photo.contentAlignmentPoint = Vector2(0, 1)
    #expect(photo.contentOffset == before)
    for id in [1, 2] { photo.touchMoved(id, to: Vector2(40 + 60 * Double(id), 701), time: 0.12) }
    #expect(abs(photo.contentOffset.y - before.y) <= 1)
  }

  @Test func `an offset and a state wait for viewport and content`() {
    var list = Scroller(viewport: .zero, content: .zero).scrolled(to: Vector2(0, 700))
    list.viewport = Size2(390, 844)
    #expect(list.contentOffset == .zero && list.state.y == 700)
    list.contentSize = Size2(390, 6_000)
    #expect(list.contentOffset.y == 700 && !list.isMoving)
    list.contentSize = Size2(390, 7_000)
    #expect(list.contentOffset.y == 700)
    var again = Scroller(viewport: .zero, content: Size2(390, 6_000)).with(\.maximumZoomScale, 4)
    #expect(again.restore(ScrollerState(x: 10, y: 500, zoomScale: 2)) == true)
    (again.safeAreaInset, again.viewport) = (Insets(top: 59), Size2(390, 844))
    #expect(again.zoomScale == 2 && again.contentOffset == Vector2(20, 941))
  }

  @Test func `a keyboard moves content in the middle over time`() {
    var list = Scroller.view(390, 800, of: 390, 200)
    list.contentAlignmentPoint = Vector2(0.5, 0.5)
    let before = list.contentOffset.y
    list.setKeyboardInset(300, animated: true)
    #expect(list.contentOffset.y == before && list.isScrollAnimating)
    #expect(abs(list.advance(through: 0, to: 0.15).offset.y - before - 75) < 1)
    #expect(list.advance(to: 1).offset.y == before + 150)
    list.setKeyboardInset(0, animated: false)
    #expect(list.contentOffset.y == before)
  }
}
