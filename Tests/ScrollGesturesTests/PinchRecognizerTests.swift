import ScrollCoordinates
import ScrollGestures
import Testing

@Suite struct PinchRecognizerTests {
  /// A pinch of two fingers, 100 pt apart about (150, 100).
  func pinching() -> PinchRecognizer {
    var pinch = PinchRecognizer()
    _ = pinch.pointerDown(id: 1, at: Vector2(100, 100), time: 0)
    _ = pinch.pointerDown(id: 2, at: Vector2(200, 100), time: 0)
    return pinch
  }

  @Test func `a pinch begins with the second finger, at scale one`() throws {
    var pinch = PinchRecognizer()
    #expect(pinch.pointerDown(id: 1, at: Vector2(100, 100), time: 0) == nil)
    #expect(pinch.pointerMoved(id: 1, to: Vector2(90, 100), time: 0.1) == nil)
    let action = pinch.pointerDown(id: 2, at: Vector2(210, 100), time: 0.2)
    let update = try #require(action?.update)
    #expect(action == .began(update))
    #expect(update.scale == 1)
    #expect(update.translation == .zero)
    #expect(update.centroid == Vector2(150, 100))
    #expect(update.pointerCount == 2)
  }

  @Test func `the scale is the ratio of distances`() throws {
    var pinch = pinching()
    let spread = try #require(pinch.pointerMoved(id: 2, to: Vector2(350, 100), time: 0.1)?.update)
    #expect(abs(spread.scale - 2.5) < 1e-12)
    #expect(spread.centroid == Vector2(225, 100))
    #expect(spread.translation == Vector2(75, 0))
    let turned = try #require(pinch.pointerMoved(id: 2, to: Vector2(100, 50), time: 0.2)?.update)
    #expect(abs(turned.scale - 0.5) < 1e-12)
  }

  @Test func `moving both fingers alike only translates`() throws {
    var pinch = pinching()
    _ = pinch.pointerMoved(id: 1, to: Vector2(130, 70), time: 0.1)
    let update = try #require(pinch.pointerMoved(id: 2, to: Vector2(230, 70), time: 0.1)?.update)
    #expect(abs(update.scale - 1) < 1e-12)
    #expect(update.translation.isNear(Vector2(30, -30)))
  }

  @Test func `lifting a finger and putting it back jumps nowhere`() throws {
    var pinch = pinching()
    _ = pinch.pointerMoved(id: 2, to: Vector2(300, 100), time: 0.1)
    let lifted = pinch.pointerUp(id: 1, time: 0.2)
    let one = try #require(lifted?.update)
    #expect(lifted == .rebased(one))
    #expect(one.scale == 2)
    #expect(one.translation.isNear(Vector2(50, 0)))
    #expect(one.centroid == Vector2(300, 100))
    #expect(one.pointerCount == 1)

    let alone = try #require(pinch.pointerMoved(id: 2, to: Vector2(300, 160), time: 0.3)?.update)
    #expect(alone.scale == 2)
    #expect(alone.translation.isNear(Vector2(50, 60)))

    let putBack = pinch.pointerDown(id: 5, at: Vector2(300, 120), time: 0.4)
    let two = try #require(putBack?.update)
    #expect(putBack == .rebased(two))
    #expect(two.scale == 2)
    #expect(two.translation.isNear(Vector2(50, 60)))

    let spread = try #require(pinch.pointerMoved(id: 5, to: Vector2(300, 100), time: 0.5)?.update)
    #expect(abs(spread.scale - 3) < 1e-12)
  }

  @Test func `the pinch ends with the last finger`() throws {
    var pinch = pinching()
    _ = pinch.pointerMoved(id: 2, to: Vector2(250, 100), time: 0.1)
    #expect(pinch.pointerUp(id: 2, time: 0.2)?.end == nil)
    #expect(pinch.isPinching)
    let action = pinch.pointerUp(id: 1, time: 0.3)
    let end = try #require(action?.end)
    #expect(action == .ended(end))
    #expect(abs(end.scale - 1.5) < 1e-12)
    #expect(end.scaleVelocity == 0)
    #expect(!pinch.isPinching)
    #expect(pinch.scale == 1)
  }

  @Test func `the speed of the scale is reported at the end`() throws {
    var pinch = pinching()
    for i in 1...10 {
      let spread = 2 * Double(i)
      let time = Double(i) / 100
      _ = pinch.pointerMoved(id: 1, to: Vector2(100 - spread, 100), time: time)
      _ = pinch.pointerMoved(id: 2, to: Vector2(200 + spread, 100), time: time)
    }
    // 4 pt of 100 in each hundredth of a second: 4/s, whichever finger lifts first.
    _ = pinch.pointerUp(id: 1, time: 0.105)
    var cancelled = pinch
    let end = try #require(pinch.pointerUp(id: 2, time: 0.11)?.end)
    #expect(abs(end.scaleVelocity - 4) < 1e-9)
    let action = cancelled.pointerCancelled(id: 2, time: 0.11)
    #expect(try #require(action?.end).scaleVelocity == 0)
    #expect(action == .cancelled(try #require(action?.end)))
  }

  @Test func `fingers on one spot do not make the scale infinite or zero`() throws {
    var pinch = PinchRecognizer()
    _ = pinch.pointerDown(id: 1, at: .zero, time: 0)
    _ = pinch.pointerDown(id: 2, at: .zero, time: 0)
    #expect(try #require(pinch.pointerMoved(id: 2, to: Vector2(5, 0), time: 1)?.update).scale == 1)
    #expect(try #require(pinch.pointerMoved(id: 2, to: Vector2(20, 0), time: 2)?.update).scale == 2)
    #expect(try #require(pinch.pointerMoved(id: 2, to: .zero, time: 3)?.update).scale == 1)
  }

  @Test func `any number of re-grips stay within the limit`() {
    var pinch = PinchRecognizer()
    _ = pinch.pointerDown(id: 1, at: .zero, time: 0)
    for _ in 0..<500 {
      _ = pinch.pointerDown(id: 2, at: Vector2(10, 0), time: 0)
      _ = pinch.pointerMoved(id: 2, to: Vector2(1000, 0), time: 0)
      _ = pinch.pointerUp(id: 2, time: 0)
    }
    #expect(pinch.scale == PinchConfiguration.scaleLimit)
  }

  @Test func `mirroring and moving the fingers leaves the scale`() {
    let path = (1...40).map { Vector2(200 + 3 * Double($0), 100 - Double($0 * $0) / 20) }
    func scales(_ map: (Vector2) -> Vector2) -> [Double] {
      var pinch = PinchRecognizer()
      _ = pinch.pointerDown(id: 1, at: map(Vector2(100, 100)), time: 0)
      _ = pinch.pointerDown(id: 2, at: map(Vector2(200, 100)), time: 0)
      return path.compactMap { pinch.pointerMoved(id: 2, to: map($0), time: 1)?.update?.scale }
    }
    let plain = scales { $0 }
    #expect(plain.count == 40)
    #expect(scales { -$0 } == plain)
    #expect(zip(scales { $0 + Vector2(1000, 64) }, plain).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test func `third fingers, strangers and nonsense are ignored and counted`() {
    var pinch = pinching()
    let before = pinch.scale
    #expect(pinch.pointerDown(id: 3, at: .zero, time: 0.1) == nil)
    #expect(pinch.pointerMoved(id: 3, to: .zero, time: 0.1) == nil)
    #expect(pinch.pointerMoved(id: 1, to: Vector2(.nan, 0), time: 0.1) == nil)
    #expect(pinch.pointerMoved(id: 1, to: .zero, time: -1) == nil)
    #expect(pinch.scale == before)
    #expect(pinch.diagnostics.extraPointer == 1)
    #expect(pinch.diagnostics.unknownPointer == 1)
    #expect(pinch.diagnostics.nonFinite == 1)
    #expect(pinch.diagnostics.reversedTime == 1)
  }

  @Test func `a lost up re-bases two fingers and cancels a single one`() throws {
    var pinch = pinching()
    _ = pinch.pointerMoved(id: 2, to: Vector2(300, 100), time: 0.1)
    let two = pinch.pointerDown(id: 2, at: Vector2(180, 180), time: 0.2)
    let update = try #require(two?.update)
    #expect(two == .rebased(update))
    #expect(update.scale == 2)
    _ = pinch.pointerUp(id: 2, time: 0.3)
    let one = pinch.pointerDown(id: 1, at: .zero, time: 0.4)
    #expect(one == .cancelled(try #require(one?.end)))
    #expect(pinch.pointers.count == 1)
    #expect(pinch.diagnostics.lostUp == 2)
  }
}
