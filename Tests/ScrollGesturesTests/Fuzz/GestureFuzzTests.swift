import ScrollCoordinates
import ScrollGestures
import ScrollTestSupport
import Testing

/// A hundred thousand events of the worst kind, repeatable by their seed.
@Suite struct GestureFuzzTests {
  /// Numbers a broken host might send, among ordinary ones.
  static func number(_ scale: Double, _ generator: inout SeededGenerator) -> Double {
    let odd: [Double] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, .leastNonzeroMagnitude, 0,
      -0.0, 1e9, -1e9,
    ]
    guard generator.below(12) > 0 else { return generator.pick(odd) }
    return generator.within(-scale...scale)
  }

  /// The next time: mostly later, sometimes the same, sometimes earlier or absurd.
  static func time(after now: inout Double, _ generator: inout SeededGenerator) -> Double {
    switch generator.below(20) {
    case 0: return number(10, &generator)
    case 1: return now - generator.within(0...1)
    case 2...5: return now
    case 6: return now + 1e-12
    default:
      now += generator.within(0...0.03)
      return now
    }
  }

  @Test(arguments: VelocityEstimator.general)
  func `no event makes a number that is none`(estimator: VelocityEstimator) {
    var (generator, touch) = (SeededGenerator(2_018), PinchingFingers())
    touch.fingers.configuration = PanConfiguration(maximumFlingSpeed: 8000, estimator: estimator)
    touch.fingers.directionalLock = DirectionalLock()
    var now = 0.0
    var (drags, pinches, flings) = (0, 0, 0)
    var failures = 0
    func check(_ isSound: Bool) { if !isSound { failures += 1 } }

    for _ in 0..<25_000 {
      // A far-off time of one touch must not silence the test for good.
      if touch.fingers.count == 0 { now = 0 }
      let id = generator.below(4)
      let at = Vector2(Self.number(400, &generator), Self.number(800, &generator))
      let time = Self.time(after: &now, &generator)
      let change =
        switch generator.below(20) {
        case 0, 1: touch.down(id, at: at, time: time, isCatching: id == 0)
        case 2: touch.up(id, time: time)
        case 3 where id == 0: touch.cancel(id, time: time)
        default: touch.move(id, to: at, time: time)
        }
      let (fingers, pinch) = (touch.fingers, touch.pinch)
      if fingers.isDragging { drags += 1 }
      check(fingers.translation.isFinite && fingers.velocity(at: time).isFinite)
      if fingers.count == 0, fingers.end.release == .fling { flings += 1 }
      check(fingers.end.velocity.length <= 8000.001 && fingers.rawVelocity.isFinite)
      check(fingers.time.isFinite && fingers.end.translation.isFinite)
      if change != .none { pinches += 1 }
      check(pinch.scale > 0 && pinch.scale.isFinite && pinch.velocity.isFinite)
      check(pinch.centroid.isFinite && pinch.translation.isFinite)
    }
    #expect(failures == 0)
    #expect(drags > 1000 && pinches > 1000 && flings > 20, "\(drags) \(pinches) \(flings)")
    let diagnostics = touch.fingers.diagnostics
    #expect(diagnostics.nonFinite > 500 && diagnostics.reversedTime > 100)
    #expect(diagnostics.unknownPointer > 1000 && diagnostics.lostUp > 10)
  }

  @Test func `no turn of the wheel makes a number that is none`() {
    var (generator, wheel) = (SeededGenerator(7), WheelInput())
    var now = 0.0
    var (actions, failures) = (0, 0)
    for i in 0..<100_000 {
      if i.isMultiple(of: 50) { (wheel, now) = (WheelInput(), 0) }
      let event = WheelEvent(
        delta: Vector2(Self.number(200, &generator), Self.number(200, &generator)),
        unit: .allCases.randomElement(using: &generator) ?? .pixels,
        phase: .allCases.randomElement(using: &generator) ?? .none,
        isPrecise: [nil, true, false][generator.below(3)],
        isShiftDown: Bool.random(using: &generator), time: Self.time(after: &now, &generator))
      let viewport = Size2(Self.number(500, &generator), Self.number(500, &generator))
      switch wheel.handle(event, viewport: viewport) {
      case .scrollBy(let delta)?, .drag(let delta)?, .momentum(let delta)?:
        actions += 1
        if !delta.isFinite { failures += 1 }
      case .ended?, nil: _ = wheel.advance(to: Self.time(after: &now, &generator))
      }
    }
    #expect(failures == 0 && actions > 10_000)
  }
}
