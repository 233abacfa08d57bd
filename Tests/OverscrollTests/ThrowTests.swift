import Overscroll
import Testing

@Suite struct ThrowTests {
  @Test func `a thing at a place follows the finger, and is put on its target as content is`() {
    var card = Throw(at: Vector2(100, 200))
    card.candidates = [Vector2(100, 200), Vector2(300, 200)]
    card.drag(from: .zero, to: Vector2(40, 10), for: 0.05)
    // Less the slop, which is each axis' own.
    let lost = Vector2(140, 210) - card.value
    #expect(max(abs(lost.x), abs(lost.y)) <= card.pan.slop && card.value != Vector2(100, 200))
    card.touchMoved(1, to: Vector2(160, 10), time: 0.1)
    card.touchUp(1, time: 0.1)
    let frame = card.advance(to: card.restTime - 1e-6)
    #expect(card.isMoving && (frame.value - Vector2(300, 200)).length <= 0.1)
    #expect(card.advance(to: card.restTime).value == Vector2(300, 200))
  }

  @Test(arguments: [(250.0, 0.0), (0, 200)])
  func `slower than the least fling nothing is thrown to its places`(least: Double, speed: Double) {
    func throwing<Model: Draggable>(_ model: Model) -> Model.Release {
      var model = model.with(\.pan.minimumFlingSpeed, least)
      return model.swipe(from: Vector2(300, 780), to: Vector2(300, 800))
    }
    let drawer = Drawer.sheet().with(\.rule, .interaction)
    #expect(abs(throwing(PictureInPicture.window()).velocity.y - speed) < 1e-6)
    #expect(abs(throwing(Throw(at: .zero)).velocity.y - speed) < 1e-6)
    #expect(abs(throwing(drawer).velocity - speed) < 1e-6)
    let dial = throwing(Dial(center: Vector2(200, 790)))
    #expect(abs(dial.velocity) <= speed / 100 && (dial.velocity != 0) == (speed != 0))
  }

  @Test func `without a change for each point fingers only stop it, and say so`() {
    var tint = Throw(Vector2(0, 0))
    tint.at(0) { $0.move(to: Vector2(1, 1)) }
    let shown = tint.advance(to: 0.1).value
    tint.drag(from: Vector2(100, 100), to: Vector2(300, 300), at: 0.1, for: 0.02)
    let release = tint.touchUp(1, time: 0.13)
    #expect(shown != .zero && tint.value == shown)
    #expect(release.didStopMotion && release.velocity == .zero)
    tint.drag(to: Vector2(2, 2))
    #expect(tint.value == Vector2(2, 2))
  }

  /// A colour of one's own: what it takes to be thrown.
  struct Tint: MeasuredValue, Hashable {
    var hue: Double
    var opacity: Double
    var magnitude: Double { max(abs(hue), abs(opacity)) }
    static func + (a: Tint, b: Tint) -> Tint {
      Tint(hue: a.hue + b.hue, opacity: a.opacity + b.opacity)
    }
    static func - (a: Tint, b: Tint) -> Tint { a + b.scaled(by: -1) }
    func scaled(by factor: Double) -> Tint { Tint(hue: hue * factor, opacity: opacity * factor) }
  }

  @Test func `a value goes to the candidate nearest to its projection`() {
    var scale = Throw(1.0)
    #expect(scale.at(0) { $0.release(velocity: 3, to: [0.5, 1, 2, 4]) }.candidate == 2)
    #expect(scale.advance(to: 5).value == 2)
    #expect(scale.at(6) { $0.release(velocity: -2.5, to: [0.5, 1, 2, 4]) }.candidate == 1)
    #expect(scale.at(7) { $0.release(velocity: 1, to: []) }.candidate == nil)
  }

  @Test func `one's own type is thrown like any other, and rests exactly and once`() {
    var tint = Throw(Tint(hue: 0, opacity: 1))
    let rest = Tint(hue: 2, opacity: 0)
    tint.at(0) { $0.release(velocity: Tint(hue: 8, opacity: -1), to: [rest]) }
    let end = tint.restTime
    #expect((tint.advance(to: end - 1e-6).value - rest).magnitude <= tint.tolerance)
    #expect(tint.advance(to: end).didSettle && tint.value == rest)
    #expect(!tint.advance(to: end + 1).didSettle && !tint.isMoving)
  }

  @Test func `it is dragged, and what is no number does not drag it`() {
    var angle = Throw(0.0)
    angle.drag(to: 5.5)
    #expect(angle.value == 5.5)
    angle.drag(to: .nan)
    #expect(angle.value == 5.5 && angle.diagnostics.nonFinite == 1)
  }

  @Test func `sent again to where it goes, it goes on as if nothing had been said`() {
    var released = Throw(Vector2(0, 10))
    released.spring = DampedSpring(stiffness: 90, dampingRatio: 0.3)
    released.at(0) { $0.release(velocity: Vector2(300, -50), to: [Vector2(100, 0)]) }
    var (again, direct) = (released, released)
    again.advance(to: 0.2)
    again.at(0.2) { $0.move(to: Vector2(100, 0)) }
    #expect((again.advance(to: 0.5).value - direct.advance(to: 0.5).value).length < 1e-9)
  }

  @Test func `a place too far away to be measured is not gone to, one far away is`() {
    for (from, to, end) in [(1e308, -1e308, 1e308), (-1e308, 0, 0), (0, 1e308, 1e308)] {
      var number = Throw(from)
      number.at(0) { $0.move(to: to) }
      #expect(number.advance(to: 1e9).value == end)
    }
  }

  @Test func `what is let go of where it is has come to rest`() {
    var number = Throw(0.0, perPoint: (0.01, 0))
    var told = Array(number.touchDown(1, at: .zero, time: 0))
    told += number.touchMoved(1, to: Vector2(100, 0), time: 0.1)
    told += number.touchUp(1, time: 0.5).events
    #expect(told.suffix(2) == [.didEndDragging, .didSettle] && !number.isMoving)
  }
}
