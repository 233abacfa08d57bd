import ScrollCoordinates
import ScrollGestures
import Testing

@Suite struct TapRecognizerTests {
  /// Touches and lifts.
  func tap(
    _ taps: inout TapRecognizer, at point: Vector2, from start: Double, to end: Double, id: Int = 1
  ) -> TapAction? {
    taps.pointerDown(id: id, at: point, time: start)
    return taps.pointerUp(id: id, time: end)
  }

  @Test func `two quick taps near each other are a double tap`() {
    var taps = TapRecognizer()
    #expect(tap(&taps, at: Vector2(9, 9), from: 0, to: 0.1) == .tap(Vector2(9, 9)))
    #expect(
      tap(&taps, at: Vector2(29, 19), from: 0.4, to: 0.5, id: 2) == .doubleTap(Vector2(29, 19)))
  }

  @Test func `the third tap starts over`() {
    var taps = TapRecognizer()
    let actions = (0..<4).map { i in
      tap(&taps, at: .zero, from: 0.2 * Double(i), to: 0.2 * Double(i) + 0.1)
    }
    #expect(
      actions == [.tap(.zero), .doubleTap(.zero), .tap(.zero), .doubleTap(.zero)])
  }

  @Test func `two taps apart in time or space are two taps`() {
    var slow = TapRecognizer()
    _ = tap(&slow, at: .zero, from: 0, to: 0.1)
    #expect(tap(&slow, at: .zero, from: 0.46, to: 0.5) == .tap(.zero))
    var far = TapRecognizer()
    _ = tap(&far, at: .zero, from: 0, to: 0.1)
    #expect(tap(&far, at: Vector2(31, 0), from: 0.2, to: 0.3) == .tap(Vector2(31, 0)))
  }

  @Test func `a long press is no tap, first or second`() {
    var taps = TapRecognizer()
    #expect(tap(&taps, at: .zero, from: 0, to: 0.36) == nil)
    #expect(tap(&taps, at: .zero, from: 0.4, to: 0.5) == .tap(.zero))
    #expect(tap(&taps, at: .zero, from: 0.6, to: 1) == nil)
    #expect(tap(&taps, at: .zero, from: 1.1, to: 1.2) == .tap(.zero))
  }

  @Test func `a finger that strays drags, and does not tap`() {
    var taps = TapRecognizer()
    taps.pointerDown(id: 1, at: .zero, time: 0)
    taps.pointerMoved(id: 1, to: Vector2(0, 11), time: 0.05)
    taps.pointerMoved(id: 1, to: .zero, time: 0.06)
    #expect(taps.pointerUp(id: 1, time: 0.1) == nil)
    taps.pointerDown(id: 1, at: .zero, time: 0.2)
    taps.pointerMoved(id: 1, to: Vector2(0, 9), time: 0.25)
    #expect(taps.pointerUp(id: 1, time: 0.3) == .tap(Vector2(0, 9)))
  }

  @Test func `a second finger or a cancel spoils the tap`() {
    var taps = TapRecognizer()
    taps.pointerDown(id: 1, at: .zero, time: 0)
    taps.pointerDown(id: 2, at: .zero, time: 0.05)
    #expect(taps.pointerUp(id: 1, time: 0.1) == nil)
    #expect(taps.pointerUp(id: 2, time: 0.1) == nil)
    taps.pointerDown(id: 1, at: .zero, time: 0.2)
    taps.pointerCancelled(id: 1, time: 0.25)
    #expect(tap(&taps, at: .zero, from: 0.3, to: 0.4) == .tap(.zero))
  }

  @Test func `a lost up makes the next touch a first one`() {
    var taps = TapRecognizer()
    _ = tap(&taps, at: .zero, from: 0, to: 0.05)
    taps.pointerDown(id: 1, at: .zero, time: 0.1)
    #expect(tap(&taps, at: .zero, from: 0.2, to: 0.3) == .tap(.zero))
    #expect(taps.diagnostics.lostUp == 1)
  }

  @Test func `nonsense is ignored and counted`() {
    var taps = TapRecognizer()
    taps.pointerDown(id: 1, at: Vector2(.nan, 0), time: 0)
    #expect(taps.pointerUp(id: 1, time: 0.1) == nil)
    taps.pointerDown(id: 1, at: .zero, time: 1)
    taps.pointerMoved(id: 1, to: Vector2(0, 100), time: 0.5)
    #expect(taps.pointerUp(id: 1, time: .nan) == nil)
    #expect(taps.diagnostics.nonFinite == 2)
    #expect(taps.diagnostics.reversedTime == 1)
    #expect(taps.diagnostics.unknownPointer == 1)
    #expect(tap(&taps, at: .zero, from: 0, to: 0.1) == .tap(.zero))
  }
}
