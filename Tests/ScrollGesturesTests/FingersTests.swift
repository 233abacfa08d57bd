import ScrollCoordinates
import ScrollGestures
import ScrollTestSupport
import Testing

/// One event of a finger, as a host would report it.
enum TouchInput {
  case down(Int, Vector2, Double, isCatching: Bool)
  case move(Int, Vector2, Double)
  case up(Int, Double)
  case cancel(Int, Double)
  case cancelAll(Double)

  /// A stream of up to four fingers: mostly ordinary, with lost ups, third fingers, times that stand
  /// still or run backward, and numbers that are none.
  static func stream(count: Int, _ generator: inout SeededGenerator) -> [TouchInput] {
    var now = generator.within(0...100)
    return (0..<count).map { _ in
      let id = [1, 1, 1, 2, 2, 3, 4][generator.below(7)]
      let (time, position) = (time(after: &now, &generator), position(&generator))
      switch generator.below(40) {
      case 0..<9: return .down(id, position, time, isCatching: Bool.random(using: &generator))
      case 9..<14: return .up(id, time)
      case 14: return .cancel(id, time)
      case 15: return .cancelAll(time)
      default: return .move(id, position, time)
      }
    }
  }

  private static func time(after now: inout Double, _ generator: inout SeededGenerator) -> Double {
    switch generator.below(40) {
    case 0: return .nan
    case 1: return .infinity
    case 2: return now - generator.within(0...1)
    case 3...7: return now
    case 8: now += 3e-7
    case 9: now += generator.within(0...0.4)
    default: now += generator.within(0...0.02)
    }
    return now
  }

  private static func position(_ generator: inout SeededGenerator) -> Vector2 {
    let odd: [Double] = [.nan, .infinity, -1e12, 1e9, -1e9]
    func coordinate() -> Double {
      if generator.below(50) == 0 { return generator.pick(odd) }
      return generator.within(-40...40).rounded()
    }
    return Vector2(coordinate(), coordinate())
  }
}

extension Fingers {
  /// What they make of an event.
  mutating func take(_ input: TouchInput) -> Touched {
    switch input {
    case .down(let id, let at, let time, let isCatching):
      down(id, at: at, time: time, isCatching: isCatching)
    case .move(let id, let to, let time): move(id, to: to, time: time)
    case .up(let id, let time): up(id, time: time)
    case .cancel(let id, let time): cancel(id, time: time)
    case .cancelAll(let time): cancelAll(time: time)
    }
  }
}

@Suite struct FingersTests {
  @Test func `its fields agree with one another and with its answers, on two thousand streams`() {
    var generator = SeededGenerator(712_664_177)
    var found: [Touched: Int] = [:]
    var (taps, differences) = (0, 0)
    func check(_ isSo: Bool) { if !isSo { differences += 1 } }
    for _ in 0..<2_000 {
      var fingers = Fingers(
        PanConfiguration(
          minimumFlingSpeed: 100, maximumFlingSpeed: 900,
          estimator: generator.pick(VelocityEstimator.allCases)),
        axes: .allCases.randomElement(using: &generator) ?? .both,
        directionalLock: Bool.random(using: &generator) ? DirectionalLock() : nil)
      for input in TouchInput.stream(count: 40, &generator) {
        let (before, touched) = (fingers, fingers.take(input))
        found[touched, default: 0] += 1
        let isCounted = fingers.diagnostics.ignoredEvents > before.diagnostics.ignoredEvents
        switch touched {
        case .nothing:
          let isIdle = if case .cancelAll = input { before.count == 0 } else { false }
          check(isCounted || isIdle)
          check(fingers.count == before.count && fingers.translation == before.translation)
        case .first: check(before.count == 0 && fingers.count == 1 && fingers.translation == .zero)
        case .again:
          check(before.count == 1 && fingers.count == 1 && !fingers.isDragging)
          check(fingers.end.release == (before.isDragging ? .cancelled : .none))
          check(fingers.end.translation == before.translation && fingers.translation == .zero)
          check(fingers.diagnostics.lostUp == before.diagnostics.lostUp + 1)
        case .joined:
          check(fingers.count == 2 && fingers.isDragging == before.isDragging)
          check(fingers.translation.isNear(before.translation))
        case .followed: check(!fingers.isDragging && fingers.translation == .zero)
        case .began: check(!before.isDragging && fingers.isDragging)
        case .moved: check(before.isDragging && fingers.isDragging)
        case .left:
          check(fingers.count == 1 && fingers.isDragging == before.isDragging)
          check(fingers.translation.isNear(before.translation))
        case .lifted, .cancelled:
          check(fingers.count == 0 && fingers.translation == .zero)
          check((fingers.end.release == .none) == !before.isDragging)
          check(fingers.end.translation == before.translation)
          check(touched == .lifted || fingers.end.velocityOutside == .zero)
          if fingers.tap.isTap { taps += 1 }
        }
        let velocity = fingers.velocity(at: fingers.time)
        check(fingers.isDragging && velocity.isFinite || velocity == .zero)
      }
    }
    #expect(differences == 0)
    #expect(found.count == 10 && found.values.allSatisfy { $0 > 100 } && taps > 200, "\(found)")
  }

  @Test func `an event is counted once`() {
    var touch = Fingers()
    for id in 1...3 { _ = touch.down(id, at: .zero, time: 1, isCatching: false) }
    #expect(touch.move(3, to: .zero, time: 1) == .nothing)
    #expect(touch.move(1, to: .zero, time: 0.5) == .nothing)
    #expect(touch.move(1, to: Vector2(.nan, 0), time: 2) == .nothing)
    #expect(touch.down(1, at: Vector2(0, 2e9), time: 2) == .nothing)
    var expected = InputDiagnostics()
    (expected.extraPointer, expected.unknownPointer) = (1, 1)
    (expected.reversedTime, expected.nonFinite) = (1, 2)
    #expect(touch.diagnostics == expected && touch.time == 1)
  }

  @Test func `taking all fingers away forgets a first tap, even without fingers`() {
    var touch = Fingers(touching: .zero)
    _ = touch.up(1, time: 0.1)
    #expect(touch.tap.isTap)
    #expect(touch.cancelAll(time: 0.1) == .nothing && !touch.tap.isTap)
    _ = touch.down(1, at: .zero, time: 0.2, isCatching: false)
    _ = touch.up(1, time: 0.3)
    #expect(touch.tap.isTap && !touch.tap.isDouble)
  }

  @Test func `fingers are plain memory, and estimators differ and have their names`() {
    #expect(_isPOD(Pinch.self) && _isPOD(PanConfiguration.self))
    let all = VelocityEstimator.allCases
    #expect(all.count == 14 && Set(all).count == 14 && Set(all.map(\.description)).count == 14)
    #expect("\(VelocityEstimator.uiKit) \(VelocityEstimator.adwaita)" == "uiKit adwaita")
  }

  @Test(arguments: [1e-3, -1, 12_345.678_9, 1.7e9])
  func `a clock that is set leaves velocities as they are, to the bit`(difference: Double) {
    var generator = SeededGenerator(99)
    for _ in 0..<200 {
      var (touch, now) = (Fingers(), generator.within(2...100))
      _ = touch.down(1, at: .zero, time: now, isCatching: true)
      _ = touch.down(2, at: Vector2(50, 0), time: now, isCatching: true)
      for _ in 0..<9 {
        now += generator.within(0.004...0.02)
        touch.move(2, to: Vector2(generator.within(60...900), 30), time: now)
      }
      var set = touch
      set.shiftTime(by: difference, to: .infinity)
      #expect(set.time == now + difference)
      #expect(set.velocity(at: now + difference) == touch.velocity(at: now))
      #expect(set.translation == touch.translation)
      _ = (touch.up(1, time: now), set.up(1, time: now + difference))
      #expect(touch.up(2, time: now) == .lifted)
      #expect(set.up(2, time: now + difference) == .lifted)
      #expect(set.end == touch.end && set.end.release != .none && set.time == now + difference)
      #expect(set.diagnostics == InputDiagnostics())
    }
  }

  @Test func `no rounding of a clock that is set refuses the next event`() {
    var dice = SeededGenerator(3)
    for _ in 0..<1_000 {
      let (before, now) = (dice.within(1...1_000), dice.within(0...1))
      var touch = Fingers(touching: .zero, at: before)
      touch.shiftTime(by: now - before, to: now)
      #expect(touch.move(1, to: Vector2(0, 1), time: now) != .nothing)
    }
  }

  @Test func `a clock that is set keeps a drag, a rest and a double tap going`() {
    var touch = Fingers(touching: .zero, at: 500)
    touch.shiftTime(by: -500, to: .infinity)
    _ = touch.up(1, time: 0.125)
    #expect(touch.tap.isTap && !touch.tap.isDouble)
    touch.shiftTime(by: 1000, to: .infinity)
    _ = touch.down(1, at: .zero, time: 1000.25, isCatching: false)
    _ = touch.up(1, time: 1000.5)
    #expect(touch.tap.isDouble)

    _ = touch.down(1, at: .zero, time: 2000, isCatching: true)
    _ = touch.move(1, to: Vector2(0, 5), time: 2000.0078125)
    touch.shiftTime(by: 64, to: .infinity)
    touch.shiftTime(by: .nan, to: .infinity)
    #expect(touch.move(1, to: Vector2(0, 10), time: 2064.015625) == .moved)
    #expect(touch.velocity(at: 2064.015625) == Vector2(0, 640))
    #expect(touch.velocity(at: 2064.125) == .zero)
    #expect(touch.up(1, time: 2064.125) == .lifted && touch.end.release == .stillFinger)
  }

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
