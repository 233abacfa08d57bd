import Overscroll
import Testing

@Suite struct ContentAlignmentTests {
  static func photo(_ content: Size2 = Size2(200, 100)) -> Scroller {
    var photo = Scroller(viewport: Size2(400, 800), content: content)
    photo.contentAlignmentPoint = Vector2(0.5, 0.5)
    return photo
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
