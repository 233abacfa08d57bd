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
    guard Int.random(in: 0..<12, using: &generator) > 0 else {
      return odd[Int.random(in: 0..<odd.count, using: &generator)]
    }
    return Double.random(in: -scale...scale, using: &generator)
  }

  /// The next time: mostly later, sometimes the same, sometimes earlier or absurd.
  static func time(after now: inout Double, _ generator: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: return number(10, &generator)
    case 1: return now - Double.random(in: 0...1, using: &generator)
    case 2...5: return now
    case 6: return now + 1e-12
    default:
      now += Double.random(in: 0...0.03, using: &generator)
      return now
    }
  }

  @Test(arguments: VelocityEstimator.general)
  func `no event makes a number that is none`(estimator: VelocityEstimator) {
    var generator = SeededGenerator(2_018)
    var pan = PanRecognizer(
      configuration: PanConfiguration(maximumFlingSpeed: 8000, estimator: estimator),
      directionalLock: DirectionalLock())
    var pinch = PinchRecognizer()
    var taps = TapRecognizer()
    var tracker = VelocityTracker(estimator: estimator)
    var now = 0.0
    var (drags, pinches, flings) = (0, 0, 0)
    var failures = 0

    for _ in 0..<25_000 {
      // A far-off time of one touch must not silence the test for good.
      if pan.pointers.count == 0, pinch.pointers.count == 0 { now = 0 }
      let id = Int.random(in: 0..<4, using: &generator)
      let at = Vector2(Self.number(400, &generator), Self.number(800, &generator))
      let time = Self.time(after: &now, &generator)
      let panAction: PanAction?
      let pinchAction: PinchAction?
      switch Int.random(in: 0..<20, using: &generator) {
      case 0, 1:
        panAction = pan.pointerDown(id: id, at: at, time: time, isCatching: id == 0)
        pinchAction = pinch.pointerDown(id: id, at: at, time: time)
        taps.pointerDown(id: id, at: at, time: time)
      case 2:
        panAction = pan.pointerUp(id: id, time: time)
        pinchAction = pinch.pointerUp(id: id, time: time)
        _ = taps.pointerUp(id: id, time: time)
      case 3 where id == 0:
        panAction = pan.pointerCancelled(id: id, time: time)
        pinchAction = pinch.pointerCancelled(id: id, time: time)
        taps.pointerCancelled(id: id, time: time)
      default:
        panAction = pan.pointerMoved(id: id, to: at, time: time)
        pinchAction = pinch.pointerMoved(id: id, to: at, time: time)
        taps.pointerMoved(id: id, to: at, time: time)
      }
      tracker.add(PointerSample(position: at, time: time))
      if Int.random(in: 0..<50, using: &generator) == 0 { tracker.reset() }

      if let translation = panAction?.translation {
        drags += 1
        if !translation.isFinite { failures += 1 }
      }
      if let end = panAction?.end {
        if end.release == .fling { flings += 1 }
        let isSound =
          end.velocity.length <= 8000.001 && end.rawVelocity.isFinite && end.time.isFinite
        if !isSound { failures += 1 }
      }
      if let update = pinchAction?.update {
        pinches += 1
        let isSound =
          update.scale > 0 && update.scale.isFinite && update.centroid.isFinite
          && update.translation.isFinite
        if !isSound { failures += 1 }
      }
      if let end = pinchAction?.end, !(end.scaleVelocity.isFinite && end.scale > 0) {
        failures += 1
      }
      if !tracker.velocity(at: time).isFinite { failures += 1 }
    }
    #expect(failures == 0)
    #expect(drags > 1000 && pinches > 1000 && flings > 20, "\(drags) \(pinches) \(flings)")
    #expect(pan.diagnostics.nonFinite > 500)
    #expect(pan.diagnostics.reversedTime > 100)
    #expect(pan.diagnostics.unknownPointer > 1000)
    #expect(pan.diagnostics.lostUp > 10)
  }

  @Test func `no turn of the wheel makes a number that is none`() {
    var generator = SeededGenerator(7)
    var wheel = WheelInput()
    var now = 0.0
    var (actions, failures) = (0, 0)
    for i in 0..<100_000 {
      if i.isMultiple(of: 50) { (wheel, now) = (WheelInput(), 0) }
      let event = WheelEvent(
        delta: Vector2(Self.number(200, &generator), Self.number(200, &generator)),
        unit: .allCases.randomElement(using: &generator) ?? .pixels,
        phase: .allCases.randomElement(using: &generator) ?? .none,
        isPrecise: [nil, true, false][Int.random(in: 0..<3, using: &generator)],
        isShiftDown: Bool.random(using: &generator), time: Self.time(after: &now, &generator))
      let viewport = Size2(Self.number(500, &generator), Self.number(500, &generator))
      switch wheel.handle(event, viewport: viewport) {
      case .scrollBy(let delta)?, .drag(let delta)?, .momentum(let delta)?:
        actions += 1
        if !delta.isFinite { failures += 1 }
      case .ended?, nil:
        _ = wheel.advance(to: Self.time(after: &now, &generator))
      }
    }
    #expect(failures == 0)
    #expect(actions > 10_000)
  }
}
