import Overscroll
import Testing

@Suite struct PictureInPictureRoomTests {
  @Test func `rotation in flight keeps the corner, the position and the velocity`() {
    var window = PictureInPicture.window()
    window.swipe(from: Vector2(300, 780), to: Vector2(300, 680), for: 0.05)
    let (corner, velocity) = (window.shown(at: 0.15).corner, window.velocity)
    #expect(window.at(0.15) { $0.setContainer(Size2(844, 390), insets: Insets(right: 40)) }.isEmpty)
    #expect(window.corner == corner && (window.velocity - velocity).length < 1e-9)
    #expect(window.targetPlace == .resting(1))
    #expect(window.advance(to: 9).frame.origin == Vector2(844 - 40 - 12 - 160, 12))
  }

  @Test func `a host that animates the space itself has it immediately`() {
    var window = PictureInPicture.window()
    window.setContainer(Size2(844, 390), animated: false)
    #expect(window.corner == Vector2(844 - 172, 390 - 102) && !window.isMoving)
  }

  @Test func `a window larger than its space rests in the middle of it`() {
    let window = PictureInPicture(size: Size2(500, 90), container: Size2(390, 844))
    #expect(window.corner.x == (390 - 500) / 2)
  }

  @Test func `a change of size keeps the sides it rests against where they are`() {
    var window = PictureInPicture.window().with(\.size, Size2(240, 135))
    for time in Displays.times(0...119) {
      let frame = window.advance(to: time).frame
      #expect(abs(frame.maxX - 378) < 1e-9 && abs(frame.maxY - 832) < 1e-9)
    }
    #expect(window.frame == Rect2(x: 138, y: 697, width: 240, height: 135))
  }

  @Test(arguments: [TouchEvent.Phase.ended, .cancelled], [0.01, 0.1, 0.6])
  func `touched while its size changes, it goes on`(phase: TouchEvent.Phase, hold: Double) {
    var window = PictureInPicture.window().with(\.size, Size2(240, 135))
    window.advance(to: 0)
    window.touchDown(1, at: window.frame.center, time: 0.1)
    window.handle(TouchEvent(phase, id: 1, time: 0.1 + hold))
    #expect(window.destination == Vector2(138, 697))
    let frame = window.advance(to: 5).frame
    #expect(frame == Rect2(x: 138, y: 697, width: 240, height: 135) && !window.isMoving)
  }

  @Test func `a program under a finger goes on to a stash that has moved`() {
    var window = Self.stashing()
    window.touchDown(1, at: Vector2(90, 780), time: 0)
    window.at(0, shownAt: 0.05) { $0.move(to: .stashed(.left, share: 1)) }
    window.stashing = StashRule(peek: 60)
    window.touchUp(1, time: 0.1)
    #expect(window.advance(to: 5).frame.maxX == 60)
  }

  @Test func `a size that changes immediately is said to move it, whatever its corner does`() {
    for place in [0, 3] {
      var window = PictureInPicture.window(place: place)
      #expect(window.setSize(Size2(240, 135), animated: false).contains(.didMove))
    }
  }

  static func stashing(place: Int = 2) -> PictureInPicture {
    PictureInPicture.window(place: place).with(\.stashing, StashRule(peek: 30))
  }

  @Test func `thrown beyond a side it is dismissed, and peeks out`() {
    var window = Self.stashing()
    let release = window.swipe(from: Vector2(90, 780), to: Vector2(-60, 780), for: 0.05)
    #expect(window.isStashed && release.willSettle)
    let frame = window.advance(to: 9).frame
    #expect(frame.maxX == 30 && frame.minY == 742)
    for (start, x, end) in [
      (Self.stashing(place: 3), 300.0, 250.0), (PictureInPicture.window(place: 2), 90, -60),
    ] {
      var window = start
      window.swipe(from: Vector2(x, 780), to: Vector2(end, 780), for: 0.05)
      #expect(window.targetPlace == .resting(2), "\(x)")
    }
  }

  @Test func `dropped with its middle outside it is dismissed, on the right too`() {
    var window = Self.stashing(place: 3)
    window.swipe(from: Vector2(250, 780), to: Vector2(380, 400), for: 1, holding: 1)
    guard case .stashed(.right, let share) = window.targetPlace else {
      Issue.record("not stashed")
      return
    }
    #expect(share > 0.3 && share < 0.6 && window.advance(to: 9).frame.minX == 360)
  }

  @Test func `a tap brings it back, and so does a drag, which it follows immediately`() {
    var tapped = Self.stashing()
    tapped.move(to: .stashed(.left, share: 0.8), animated: false)
    #expect(tapped.frame.maxX == 30)
    tapped.tap(at: Vector2(10, 700), time: 1, until: 1.1)
    #expect(tapped.targetPlace == .resting(2))
    var dragged = Self.stashing()
    dragged.move(to: .stashed(.left, share: 0.8), animated: false)
    let start = dragged.corner.x
    dragged.drag(from: Vector2(10, 700), to: Vector2(110, 700), at: 1, for: 0.3)
    #expect(abs(dragged.corner.x - start - 90) < 1e-9)
    dragged.touchUp(1, time: 1.6)
    #expect(dragged.targetPlace == .resting(2) && dragged.advance(to: 9).frame.minX == 12)
  }

  @Test(arguments: [false, true])
  func `stashed, it shows what the rule says, and without one comes back`(isMoving: Bool) {
    var window = Self.stashing()
    window.move(to: .stashed(.left, share: 0.8), animated: isMoving)
    let shown = window.shown(at: 1.01).frame
    window.stashing = StashRule(peek: 20)
    #expect(window.targetPlace == .stashed(.left, share: 0.8))
    #expect(window.frame == shown, "it goes there")
    #expect(window.advance(through: 1.02, to: 9).frame.maxX == 20)
    window.stashing = nil
    #expect(window.targetPlace == .resting(2) && window.frame.maxX == 20)
    #expect(window.advance(through: 9.01, to: 20).frame.minX == 12)
  }

  @Test func `without a rule no window goes out of sight`() {
    var window = PictureInPicture(size: Size2(160, 90), container: Size2(390, 844))
    window.move(to: .stashed(.left, share: 0.5), animated: false)
    #expect(window.place == .resting(0) && window.frame.minX == 12)
    // The rule goes while a finger rests on it.
    window = Self.stashing()
    window.move(to: .stashed(.right, share: 0.5), animated: false)
    window.touchDown(1, at: Vector2(380, 400), time: 1)
    window.stashing = nil
    window.touchUp(1, time: 1.6)
    #expect(window.advance(through: 1.61, to: 9).frame.maxX == 390 - 12)
  }

  /// What changes while a finger has the window, and where that leaves it.
  static let changes: [@Sendable (inout PictureInPicture) -> Void] = [
    { $0.setKeyboardInset(336, animated: false) }, { $0.setKeyboardInset(336) },
    { $0.size = Size2(320, 180) }, { $0.container = Size2(200, 500) },
  ]

  @Test(arguments: changes.indices)
  func `what its space leaves behind under a finger follows it back`(change: Int) {
    var window = PictureInPicture(size: Size2(160, 90), container: Size2(390, 844))
    window.drag(from: Vector2(300, 780), to: Vector2(280, 760))
    Self.changes[change](&window)
    let before = window.shown(at: 0.15).corner
    window.touchMoved(1, to: Vector2(230, 710), time: 0.2)
    #expect((window.corner - before + Vector2(50, 50)).length < 1e-9)
  }

  @Test func `caught where a double tap has left it, it follows the finger`() {
    var window = PictureInPicture(size: Size2(160, 90), container: Size2(390, 844))
    window.alternateSize = Size2(320, 180)
    for start in [1, 1.15] { window.tap(at: Vector2(300, 780), time: start, until: start + 0.05) }
    window.touchDown(1, at: Vector2(300, 780), time: 1.25)
    let before = window.corner
    window.touchMoved(1, to: Vector2(250, 700), time: 1.5)
    #expect((window.corner - before + Vector2(50, 80)).length < 1e-9)
  }
}
