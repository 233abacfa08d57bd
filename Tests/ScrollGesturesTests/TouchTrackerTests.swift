import ScrollCoordinates
import ScrollGestures
import ScrollTestSupport
import Testing

@Suite struct TouchTrackerTests {
  @Test func `it says what the three recognisers say, on ten thousand streams`() {
    var generator = SeededGenerator(712_664_177)
    var (begun, pinched, tapped, lost, differences) = (0, 0, 0, 0, 0)
    for _ in 0..<10_000 {
      let configuration = PanConfiguration(
        minimumFlingSpeed: 100, maximumFlingSpeed: 900,
        estimator: .allCases.randomElement(using: &generator) ?? .uiKit)
      var (touch, three) = (TouchTracker(), ThreeRecognizers())
      touch.configuration = configuration
      touch.axes = .allCases.randomElement(using: &generator) ?? .both
      touch.directionalLock = Bool.random(using: &generator) ? DirectionalLock() : nil
      touch.tracksPinch = true
      three.pan = PanRecognizer(
        configuration: configuration, axes: touch.axes, directionalLock: touch.directionalLock)
      for input in TouchInput.stream(count: 40, &generator) {
        let (count, ignored) = (touch.pointers.count, touch.diagnostics.ignoredEvents)
        var actions = touch.take(input)
        let isCounted = touch.diagnostics.ignoredEvents > ignored
        // A lift is never refused, though its time may be; and without fingers nothing is taken away.
        let isLift = touch.pointers.count < count
        let isIdle = if case .cancelAll = input { count == 0 } else { false }
        if actions.isAdmitted != (isLift || !isCounted && !isIdle) { differences += 1 }
        actions.isAdmitted = false
        if actions != three.take(input) { differences += 1 }
        if touch.diagnostics != three.pan.diagnostics { differences += 1 }
        if touch.pointers != three.pan.pointers { differences += 1 }
        if touch.phase != three.pan.phase { differences += 1 }
        if touch.isPinching != three.pinch.isPinching { differences += 1 }
        if touch.translation != three.pan.translation { differences += 1 }
        if touch.velocity(at: touch.time) != three.pan.velocity(at: touch.time) {
          differences += 1
        }
        if case .began? = actions.pan { begun += 1 }
        if actions.pinch != nil { pinched += 1 }
        if actions.tap != nil { tapped += 1 }
        if actions.lost != nil { lost += 1 }
      }
    }
    #expect(differences == 0)
    #expect(
      begun > 5000 && pinched > 5000 && tapped > 1000 && lost > 5000,
      "\(begun) \(pinched) \(tapped) \(lost)")
  }

  @Test func `an event is counted once`() {
    var touch = TouchTracker()
    touch.tracksPinch = true
    for id in 1...3 { _ = touch.down(id, at: .zero, time: 1, isCatching: false) }
    #expect(!touch.move(3, to: .zero, time: 1).isAdmitted)
    #expect(!touch.move(1, to: .zero, time: 0.5).isAdmitted)
    #expect(!touch.move(1, to: Vector2(.nan, 0), time: 2).isAdmitted)
    touch.countNonFinite()
    var expected = InputDiagnostics()
    expected.extraPointer = 1
    expected.unknownPointer = 1
    expected.reversedTime = 1
    expected.nonFinite = 2
    #expect(touch.diagnostics == expected)
    #expect(touch.time == 1)
  }

  @Test func `without pinches two fingers only drag`() {
    var touch = TouchTracker()
    _ = touch.down(1, at: .zero, time: 0, isCatching: true)
    #expect(touch.down(2, at: Vector2(100, 0), time: 0, isCatching: true).pinch == nil)
    // Set between two fingers, it waits for the next one.
    touch.tracksPinch = true
    let moved = touch.move(2, to: Vector2(200, 0), time: 0.1)
    #expect(moved.pinch == nil)
    #expect(moved.pan?.translation == Vector2(50, 0))
    _ = touch.up(2, time: 0.2)
    #expect(touch.down(2, at: Vector2(100, 0), time: 0.3, isCatching: false).pinch != nil)
    touch.tracksPinch = false
    #expect(touch.move(2, to: Vector2(200, 0), time: 0.4).pinch?.update?.scale == 2)
    _ = touch.up(1, time: 0.5)
    #expect(touch.up(2, time: 0.6).pinch?.end?.scale == 2)
    #expect(!touch.isPinching)
  }

  @Test func `taking all fingers away forgets a first tap, even without fingers`() {
    var touch = TouchTracker()
    _ = touch.down(1, at: .zero, time: 0, isCatching: false)
    #expect(touch.up(1, time: 0.1).tap == .tap(.zero))
    #expect(!touch.cancelAll(time: 0.1).isAdmitted)
    _ = touch.down(1, at: .zero, time: 0.2, isCatching: false)
    #expect(touch.up(1, time: 0.3).tap == .tap(.zero))
  }

  @Test func `it takes no more than 800 bytes`() {
    #expect(MemoryLayout<TouchTracker>.size <= 800)
  }

  // MARK: - A host's clock that is set

  @Test(arguments: [1e-3, -1, 12_345.678_9, 1.7e9])
  func `a clock that is set leaves velocities as they are, to the bit`(difference: Double) throws {
    var generator = SeededGenerator(99)
    for _ in 0..<200 {
      var touch = TouchTracker()
      touch.tracksPinch = true
      var now = Double.random(in: 2...100, using: &generator)
      _ = touch.down(1, at: .zero, time: now, isCatching: true)
      _ = touch.down(2, at: Vector2(50, 0), time: now, isCatching: true)
      for _ in 0..<9 {
        now += Double.random(in: 0.004...0.02, using: &generator)
        let to = Vector2(Double.random(in: 60...900, using: &generator), 30)
        _ = touch.move(2, to: to, time: now)
      }
      var set = touch
      set.shiftTime(by: difference)
      #expect(set.time == now + difference)
      #expect(set.velocity(at: now + difference) == touch.velocity(at: now))
      #expect(set.translation == touch.translation)
      _ = (touch.up(1, time: now), set.up(1, time: now + difference))
      let actions = touch.up(2, time: now)
      let shifted = set.up(2, time: now + difference)
      let (end, shiftedEnd) = (try #require(actions.pan?.end), try #require(shifted.pan?.end))
      #expect(shiftedEnd.velocity == end.velocity)
      #expect(shiftedEnd.time == now + difference)
      #expect(shifted.pinch?.end?.scaleVelocity == actions.pinch?.end?.scaleVelocity)
      #expect(set.diagnostics == InputDiagnostics())
    }
  }

  @Test func `a clock that is set keeps a drag, a rest and a double tap going`() {
    var touch = TouchTracker()
    _ = touch.down(1, at: .zero, time: 500, isCatching: false)
    touch.shiftTime(by: -500)
    #expect(touch.up(1, time: 0.125).tap == .tap(.zero))
    touch.shiftTime(by: 1000)
    _ = touch.down(1, at: .zero, time: 1000.25, isCatching: false)
    #expect(touch.up(1, time: 1000.5).tap == .doubleTap(.zero))

    _ = touch.down(1, at: .zero, time: 2000, isCatching: true)
    _ = touch.move(1, to: Vector2(0, 5), time: 2000.0078125)
    touch.shiftTime(by: 64)
    touch.shiftTime(by: .nan)
    #expect(touch.move(1, to: Vector2(0, 10), time: 2064.015625).pan != nil)
    #expect(touch.velocity(at: 2064.015625) == Vector2(0, 640))
    #expect(touch.velocity(at: 2064.125) == .zero)
    #expect(touch.up(1, time: 2064.125).pan?.end?.release == .stillFinger)
  }
}
