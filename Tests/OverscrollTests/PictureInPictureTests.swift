import Overscroll
import Testing

@Suite struct PictureInPictureTests {
  @Test func `it starts in its corner, within margin and insets`() {
    #expect(PictureInPicture.window().frame == Rect2(x: 218, y: 742, width: 160, height: 90))
    let inset = PictureInPicture(
      size: Size2(160, 90), container: Size2(390, 844), insets: Insets(top: 50, left: 8), place: 0)
    #expect(inset.corner == Vector2(20, 62))
  }

  @Test func `a throw goes to the corner nearest to the projection, a slow drag back`() {
    var thrown = PictureInPicture.window()
    let release = thrown.swipe(from: Vector2(300, 780), to: Vector2(200, 680), for: 0.05)
    #expect(release.place == .resting(0))
    #expect(abs(release.projection.x - (thrown.corner.x + release.velocity.x * 0.199)) < 1e-9)
    #expect(thrown.advance(to: 9).frame.origin == Vector2(12, 12))
    for (end, duration, place) in [(Vector2(220, 600), 1.0, 3), (Vector2(250, 780), 0.05, 2)] {
      var window = PictureInPicture.window()
      let release = window.swipe(from: Vector2(300, 780), to: end, for: duration)
      #expect(release.place == .resting(place))
    }
  }

  @Test func `a corner, a stash, and a rotation have springs of their own`() {
    func settles(
      _ spring: DampedSpring, _ window: PictureInPicture, from: Double, to: Double, _ speed: Double,
      _ value: (PictureInPicture) -> Double
    ) {
      var window = window
      let (start, motion) = (window.time, SpringMotion(spring, from: from, to: to, velocity: speed))
      for time in Displays.times(1...10) {
        window.advance(to: start + time)
        #expect(abs(value(window) - motion.value(at: time)) < 1e-9)
      }
    }
    var thrown = PictureInPicture.window()
    thrown.swipe(from: Vector2(300, 780), to: Vector2(300, 640), for: 0.05)
    settles(
      DampedSpring(response: 0.55, dampingRatio: 0.86), thrown, from: thrown.corner.y, to: 12,
      thrown.velocity.y, { $0.corner.y })
    var stashed = PictureInPicture.window(place: 2).with(\.stashing, StashRule(peek: 30))
    stashed.at(0, shownAt: 0) { $0.move(to: .stashed(.left, share: 1)) }
    settles(
      DampedSpring(response: 0.35, dampingRatio: 0.92), stashed, from: 12, to: -130, 0,
      { $0.corner.x })
    var turned = PictureInPicture.window(place: 0)
    turned.at(0, shownAt: 0) { $0.setContainer(Size2(844, 390), insets: Insets(left: 50)) }
    settles(
      DampedSpring(response: 0.8, dampingRatio: 1), turned, from: 12, to: 62, 0, { $0.corner.x })
    var plain = PictureInPicture.window().with(\.rule, .interaction)
    plain.swipe(from: Vector2(300, 780), to: Vector2(300, 640), for: 0.05)
    settles(.interaction, plain, from: plain.corner.y, to: 12, plain.velocity.y, { $0.corner.y })
  }

  @Test func `beyond its space the band holds, and some of it stays inside`() {
    var window = PictureInPicture.window()
    window.drag(from: Vector2(300, 780), to: Vector2(410, 780))
    // The slop of 10 goes along the finger's way.
    #expect(abs(window.corner.x - 218 - RubberBand(dimension: 50).stretch(100)) < 1e-9)
    window.touchMoved(1, to: Vector2(1e8, 1e8), time: 0.2)
    #expect(window.frame.minX < 390 && window.frame.minY < 844)
  }

  @Test func `mirrored throws make mirrored ways`() {
    var (right, left) = (PictureInPicture.window(place: 3), PictureInPicture.window(place: 0))
    right.swipe(from: Vector2(300, 780), to: Vector2(140, 700), for: 0.07)
    left.swipe(from: Vector2(90, 64), to: Vector2(250, 144), for: 0.07)
    for time in Displays.times(0...89, after: 0.07) {
      let (a, b) = (right.advance(to: time).frame.center, left.advance(to: time).frame.center)
      #expect((a + b - Vector2(390, 844)).length < 1e-9)
    }
  }

  @Test func `any set of places will do, and a program may choose`() {
    var window = PictureInPicture(
      size: Size2(100, 100), container: Size2(500, 500), margin: 0,
      restingPlaces: .shares([Vector2(0.5, 0.5), Vector2(0.5, 1)]), place: 0)
    #expect(window.corner == Vector2(200, 200))
    window.swipe(from: Vector2(250, 250), to: Vector2(250, 300), for: 0.05)
    #expect(window.advance(to: 5).frame.origin == Vector2(200, 400))
    window.at(6) { $0.move(to: .resting(0)) }
    #expect(window.isMoving)
    window.move(to: .resting(1), animated: false)
    #expect(window.corner == Vector2(200, 400) && !window.isMoving)
  }
}
