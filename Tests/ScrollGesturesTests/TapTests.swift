import ScrollCoordinates
import ScrollGestures
import Testing

@Suite struct TapTests {
  /// What a lift made, and where.
  enum Made: Equatable {
    case tap(Vector2)
    case doubleTap(Vector2)

    init?(_ fingers: Fingers) {
      guard fingers.tap.isTap else { return nil }
      let place = fingers.tap.position
      self = fingers.tap.isDouble ? .doubleTap(place) : .tap(place)
    }
  }

  /// Touches and lifts.
  func tap(
    _ taps: inout Fingers, at point: Vector2, from start: Double, to end: Double, id: Int = 1
  ) -> Made? {
    _ = taps.down(id, at: point, time: start)
    return lift(&taps, id, time: end)
  }

  func lift(_ taps: inout Fingers, _ id: Int = 1, time: Double) -> Made? {
    _ = taps.up(id, time: time)
    return Made(taps)
  }

  @Test func `two quick taps near each other are a double tap`() {
    var taps = Fingers()
    #expect(tap(&taps, at: Vector2(9, 9), from: 0, to: 0.1) == .tap(Vector2(9, 9)))
    #expect(
      tap(&taps, at: Vector2(29, 19), from: 0.4, to: 0.5, id: 2) == .doubleTap(Vector2(29, 19)))
  }

  @Test func `the third tap starts over`() {
    var taps = Fingers()
    let actions = (0..<4).map { i in
      tap(&taps, at: .zero, from: 0.2 * Double(i), to: 0.2 * Double(i) + 0.1)
    }
    #expect(actions == [.tap(.zero), .doubleTap(.zero), .tap(.zero), .doubleTap(.zero)])
  }

  @Test func `two taps apart in time or space are two taps`() {
    var slow = Fingers()
    _ = tap(&slow, at: .zero, from: 0, to: 0.1)
    #expect(tap(&slow, at: .zero, from: 0.46, to: 0.5) == .tap(.zero))
    var far = Fingers()
    _ = tap(&far, at: .zero, from: 0, to: 0.1)
    #expect(tap(&far, at: Vector2(31, 0), from: 0.2, to: 0.3) == .tap(Vector2(31, 0)))
  }

  @Test func `a long press is no tap, first or second`() {
    var taps = Fingers()
    #expect(tap(&taps, at: .zero, from: 0, to: 0.36) == nil)
    #expect(tap(&taps, at: .zero, from: 0.4, to: 0.5) == .tap(.zero))
    #expect(tap(&taps, at: .zero, from: 0.6, to: 1) == nil)
    #expect(tap(&taps, at: .zero, from: 1.1, to: 1.2) == .tap(.zero))
  }

  @Test func `a finger that strays drags, and does not tap`() {
    var taps = Fingers(touching: .zero)
    taps.move(1, to: Vector2(0, 11), time: 0.05)
    taps.move(1, to: .zero, time: 0.06)
    #expect(lift(&taps, time: 0.1) == nil)
    _ = taps.down(1, at: .zero, time: 0.2)
    taps.move(1, to: Vector2(0, 9), time: 0.25)
    #expect(lift(&taps, time: 0.3) == .tap(Vector2(0, 9)))
  }

  @Test func `a second finger or a cancel spoils the tap`() {
    var taps = Fingers(touching: .zero)
    _ = taps.down(2, at: .zero, time: 0.05)
    #expect(lift(&taps, time: 0.1) == nil)
    #expect(lift(&taps, 2, time: 0.1) == nil)
    _ = taps.down(1, at: .zero, time: 0.2)
    _ = taps.cancel(1, time: 0.25)
    #expect(tap(&taps, at: .zero, from: 0.3, to: 0.4) == .tap(.zero))
  }

  @Test func `a lost up makes the next touch a first one`() {
    var taps = Fingers()
    _ = tap(&taps, at: .zero, from: 0, to: 0.05)
    _ = taps.down(1, at: .zero, time: 0.1)
    #expect(tap(&taps, at: .zero, from: 0.2, to: 0.3) == .tap(.zero))
    #expect(taps.diagnostics.lostUp == 1)
  }

  @Test func `invalidNumbers is ignored and counted`() {
    var taps = Fingers()
    _ = taps.down(1, at: Vector2(.nan, 0), time: 0)
    #expect(lift(&taps, time: 0.1) == nil)
    _ = taps.down(1, at: .zero, time: 1)
    taps.move(1, to: Vector2(0, 100), time: 0.5)
    #expect(lift(&taps, time: .nan) == nil)
    #expect(taps.diagnostics.nonFinite == 2 && taps.diagnostics.reversedTime == 1)
    #expect(taps.diagnostics.unknownPointer == 1)
    #expect(tap(&taps, at: .zero, from: 0, to: 0.1) == .tap(.zero))
  }
}
