import ScrollCoordinates
import ScrollGestures
import Testing

@Suite struct PinchTests {
  /// A pinch of two fingers, 100 pt apart about (150, 100).
  func pinching() -> PinchingFingers {
    var pinch = PinchingFingers()
    _ = pinch.down(1, at: Vector2(100, 100), time: 0)
    _ = pinch.down(2, at: Vector2(200, 100), time: 0)
    return pinch
  }

  @Test func `a pinch begins with the second finger, at scale one`() {
    var pinch = PinchingFingers()
    #expect(pinch.down(1, at: Vector2(100, 100), time: 0) == .none)
    #expect(pinch.move(1, to: Vector2(90, 100), time: 0.1) == .none)
    #expect(pinch.down(2, at: Vector2(210, 100), time: 0.2) == .began && pinch.scale == 1)
    #expect(pinch.translation == .zero && pinch.centroid == Vector2(150, 100) && pinch.isPair)
  }

  @Test func `the scale is the ratio of distances`() {
    var pinch = pinching()
    #expect(pinch.move(2, to: Vector2(350, 100), time: 0.1) == .changed)
    #expect(abs(pinch.scale - 2.5) < 1e-12 && pinch.centroid == Vector2(225, 100))
    #expect(pinch.translation == Vector2(75, 0))
    #expect(pinch.move(2, to: Vector2(100, 50), time: 0.2) == .changed)
    #expect(abs(pinch.scale - 0.5) < 1e-12)
  }

  @Test func `lifting a finger and putting it back jumps nowhere`() {
    var pinch = pinching()
    pinch.move(2, to: Vector2(300, 100), time: 0.1)
    #expect(pinch.up(1, time: 0.2) == .rebased && pinch.scale == 2)
    #expect(pinch.translation.isNear(Vector2(50, 0)) && pinch.centroid == Vector2(300, 100))
    #expect(!pinch.isPair)
    #expect(pinch.move(2, to: Vector2(300, 160), time: 0.3) == .changed && pinch.scale == 2)
    #expect(pinch.translation.isNear(Vector2(50, 60)))
    #expect(pinch.down(5, at: Vector2(300, 120), time: 0.4) == .rebased && pinch.scale == 2)
    #expect(pinch.translation.isNear(Vector2(50, 60)))
    #expect(pinch.move(5, to: Vector2(300, 100), time: 0.5) == .changed)
    #expect(abs(pinch.scale - 3) < 1e-12)
  }

  @Test func `the pinch ends with the last finger`() {
    var pinch = pinching()
    pinch.move(2, to: Vector2(250, 100), time: 0.1)
    #expect(pinch.up(2, time: 0.2) == .rebased && pinch.isPinching)
    #expect(pinch.up(1, time: 0.3) == .ended && abs(pinch.scale - 1.5) < 1e-12)
    #expect(pinch.velocity == 0 && !pinch.isPinching)
  }

  @Test func `the speed of the scale is reported at the end`() {
    var pinch = pinching()
    for i in 1...10 {
      let (spread, time) = (2 * Double(i), Double(i) / 100)
      pinch.move(1, to: Vector2(100 - spread, 100), time: time)
      pinch.move(2, to: Vector2(200 + spread, 100), time: time)
    }
    // 4 pt of 100 in each hundredth of a second: 4/s, whichever finger lifts first.
    pinch.up(1, time: 0.105)
    var (cancelled, rested) = (pinch, pinch)
    #expect(pinch.up(2, time: 0.11) == .ended && abs(pinch.velocity - 4) < 1e-9)
    #expect(cancelled.cancel(2, time: 0.11) == .ended && cancelled.velocity == 0)
    #expect(rested.up(2, time: 0.2) == .ended && rested.velocity == 0)
  }

  @Test func `fingers on one spot do not make the scale infinite or zero`() {
    var pinch = PinchingFingers()
    _ = pinch.down(1, at: .zero, time: 0)
    _ = pinch.down(2, at: .zero, time: 0)
    for (time, (x, scale)) in [(5.0, 1.0), (20, 2), (0, 1)].enumerated() {
      pinch.move(2, to: Vector2(x, 0), time: Double(time + 1))
      #expect(pinch.scale == scale)
    }
  }

  @Test func `any number of re-grips stay within the limit`() {
    var pinch = PinchingFingers()
    _ = pinch.down(1, at: .zero, time: 0)
    for _ in 0..<500 {
      _ = pinch.down(2, at: Vector2(10, 0), time: 0)
      pinch.move(2, to: Vector2(1000, 0), time: 0)
      pinch.up(2, time: 0)
    }
    #expect(pinch.scale == Pinch.scaleLimit)
  }

  @Test func `mirroring and moving the fingers leaves the scale`() {
    let path = (1...40).map { Vector2(200 + 3 * Double($0), 100 - Double($0 * $0) / 20) }
    func scales(_ map: (Vector2) -> Vector2) -> [Double] {
      var pinch = PinchingFingers()
      _ = pinch.down(1, at: map(Vector2(100, 100)), time: 0)
      _ = pinch.down(2, at: map(Vector2(200, 100)), time: 0)
      return path.map {
        pinch.move(2, to: map($0), time: 1)
        return pinch.scale
      }
    }
    let plain = scales { $0 }
    #expect(Set(plain).count > 30)
    #expect(scales { -$0 } == plain)
    #expect(zip(scales { $0 + Vector2(1000, 64) }, plain).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test func `third fingers, strangers and invalidNumbers are ignored and counted`() {
    var pinch = pinching()
    let before = pinch.pinch
    #expect(pinch.down(3, at: .zero, time: 0.1) == .none)
    #expect(pinch.move(3, to: .zero, time: 0.1) == .none)
    #expect(pinch.move(1, to: Vector2(.nan, 0), time: 0.1) == .none)
    #expect(pinch.move(1, to: .zero, time: -1) == .none && pinch.pinch == before)
    let counted = pinch.fingers.diagnostics
    #expect(counted.extraPointer == 1 && counted.unknownPointer == 1)
    #expect(counted.nonFinite == 1 && counted.reversedTime == 1)
  }

  @Test func `a lost up re-bases two fingers and cancels a single one`() {
    var pinch = pinching()
    pinch.move(2, to: Vector2(300, 100), time: 0.1)
    #expect(pinch.down(2, at: Vector2(180, 180), time: 0.2) == .rebased && pinch.scale == 2)
    pinch.up(2, time: 0.3)
    #expect(pinch.down(1, at: .zero, time: 0.4) == .ended)
    #expect(!pinch.isPinching && pinch.velocity == 0 && pinch.fingers.count == 1)
    #expect(pinch.fingers.diagnostics.lostUp == 2)
  }
}
