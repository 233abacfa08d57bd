import ScrollCoordinates
import ScrollGestures
import Testing

@Suite struct PanReleaseTests {
  /// Drags straight from the origin at a velocity, 60 times a second, and lifts after a pause.
  func release(
    _ configuration: PanConfiguration = PanConfiguration(), axes: PanAxes = .both,
    velocity: Vector2, pause: Double = 0, isCancelled: Bool = false
  ) -> Lift {
    var pan = Fingers(configuration, axes: axes)
    _ = pan.down(7, at: .zero, time: 1)
    for i in 1...30 { pan.move(7, to: velocity * (Double(i) / 60), time: 1 + Double(i) / 60) }
    let time = 1.5 + pause
    let touched = isCancelled ? pan.cancel(7, time: time) : pan.up(7, time: time)
    #expect(touched == (isCancelled ? .cancelled : .lifted))
    return Lift(pan)
  }

  @Test func `a fast release hands the finger's velocity on`() {
    let end = release(velocity: Vector2(300, -1200))
    #expect(end.release == .fling && end.velocity.isNear(Vector2(300, -1200), within: 1e-8))
    #expect(end.velocity == end.rawVelocity && end.time == 1.5)
  }

  @Test(arguments: [(Vector2(249, 0), false), (Vector2(251, 0), true), (Vector2(180, 180), true)])
  func `the least fling is 250 pt/s, measured in the plane`(velocity: Vector2, flings: Bool) {
    let end = release(velocity: velocity)
    #expect(end.release == (flings ? .fling : .belowMinimum))
    #expect((end.velocity == .zero) == !flings && end.rawVelocity.isNear(velocity, within: 1e-8))
  }

  @Test(arguments: PanAxes.allCases)
  func `a release exactly as fast as the least fling flings`(axes: PanAxes) {
    // Times and distances that are exact: 256 pt/s to the bit, and one step more is too little.
    for (least, flings) in [(256.0, true), (256.0.nextUp, false)] {
      var pan = Fingers(PanConfiguration(minimumFlingSpeed: least), axes: axes)
      let way = axes == .vertical ? Vector2(0, 4) : Vector2(4, 0)
      _ = pan.down(1, at: .zero, time: 1)
      for i in 1...8 { pan.move(1, to: way * Double(i), time: 1 + Double(i) / 64) }
      _ = pan.up(1, time: 1.125)
      let end = Lift(pan)
      #expect(end.rawVelocity == way * 64)
      #expect(end.release == (flings ? .fling : .belowMinimum))
      #expect(end.velocity == (flings ? way * 64 : .zero))
    }
  }

  @Test func `with one axis the least and the greatest fling are still measured in the plane`() {
    let end = release(axes: .vertical, velocity: Vector2(240, 240))
    #expect(end.release == .fling && end.velocity.isNear(Vector2(0, 240), within: 1e-8))
    #expect(end.rawVelocity.isNear(Vector2(240, 240), within: 1e-8))
    let greatest = PanConfiguration(maximumFlingSpeed: 1000)
    let fast = release(greatest, axes: .vertical, velocity: Vector2(3000, 4000))
    #expect(fast.velocity.isNear(Vector2(0, 800), within: 1e-8))
  }

  @Test func `a least fling above the greatest flings at the greatest`() {
    let configuration = PanConfiguration(maximumFlingSpeed: 100)
    #expect(release(configuration, velocity: Vector2(0, 240)).release == .belowMinimum)
    let end = release(configuration, velocity: Vector2(0, 500))
    #expect(end.velocity.isNear(Vector2(0, 100), within: 1e-8))
  }

  @Test func `the greatest fling keeps its direction, both ways alike`() {
    let configuration = PanConfiguration(maximumFlingSpeed: 1000)
    let end = release(configuration, velocity: Vector2(-3000, 4000))
    #expect(end.velocity.isNear(Vector2(-600, 800), within: 1e-9))
    #expect(release(configuration, velocity: Vector2(3000, -4000)).velocity == -end.velocity)
    #expect(end.rawVelocity.isNear(Vector2(-3000, 4000), within: 1e-7))
  }

  /// Moves by differences of 1/64 s, in pt/s, along y, and lifts right away.
  func release(differences: [Double]) -> Lift {
    var (pan, y) = (Fingers(), 0.0)
    _ = pan.down(1, at: .zero, time: 1)
    for (index, difference) in differences.enumerated() {
      y += difference / 64
      pan.move(1, to: Vector2(0, y), time: 1 + Double(index + 1) / 64)
    }
    _ = pan.up(1, time: 1 + Double(differences.count) / 64)
    return Lift(pan)
  }

  @Test func `the recogniser's last velocity is what is compared, and the blend what goes on`() {
    // 0.8 · 320 + 0.2 · 32 = 262.4 flings though the blend, 0.6 · 64 + 0.35 · 320 + 0.05 · 32, is 152.
    let fast = release(differences: [640, 640, 64, 320, 32])
    #expect(fast.release == .fling && abs(fast.lastVelocity.y - 262.4) < 1e-9)
    #expect(abs(fast.velocity.y - 152) < 1e-9 && fast.velocity == fast.rawVelocity)
    // 0.8 · 64 + 0.2 · 128 = 76.8: a blend of 603 does not help.
    let slow = release(differences: [640, 960, 64, 128])
    #expect(slow.release == .belowMinimum && slow.velocity == .zero)
    #expect(abs(slow.velocityOutside.y - (0.6 * 960 + 0.35 * 64 + 0.05 * 128)) < 1e-9)
  }

  @Test func `a finger that rests before lifting has no velocity`() {
    let rested = release(velocity: Vector2(0, 900), pause: 0.1)
    #expect(rested.release == .stillFinger && rested.velocity == .zero)
    #expect(rested.rawVelocity.isNear(Vector2(0, 900), within: 1e-8))
    #expect(release(velocity: Vector2(0, 900), pause: 0.09).release == .fling)
    let patient = PanConfiguration(stillFingerInterval: nil)
    #expect(release(patient, velocity: Vector2(0, 900), pause: 5).release == .fling)
  }

  @Test func `a cancelled drag ends where it is, with no velocity`() {
    let end = release(velocity: Vector2(0, 900), isCancelled: true)
    #expect(end.release == .cancelled && end.velocity == .zero)
    #expect(end.translation.isNear(Vector2(0, 440)))
  }

  @Test func `a touch that did not drag hands nothing on, lifted or cancelled`() {
    for isCancelled in [false, true] {
      var pan = Fingers()
      #expect(pan.down(1, at: .zero, time: 0) == .first && !pan.isDragging)
      let touched = isCancelled ? pan.cancel(1, time: 1) : pan.up(1, time: 1)
      #expect(touched == (isCancelled ? .cancelled : .lifted))
      #expect(pan.end.release == .none && pan.end.velocity == .zero)
    }
  }

  @Test func `taking all fingers away cancels whatever goes on`() {
    var pan = Fingers()
    #expect(pan.cancelAll(time: 0) == .nothing)
    _ = pan.down(1, at: .zero, time: 0)
    _ = pan.down(2, at: .zero, time: 0)
    #expect(pan.cancelAll(time: 1) == .cancelled && pan.end.release == .none)
    _ = pan.down(1, at: .zero, time: 2)
    pan.move(1, to: Vector2(0, 50), time: 2.1)
    #expect(pan.cancelAll(time: .nan) == .cancelled && pan.end.release == .cancelled)
    #expect(pan.count == 0)
  }

  @Test func `angles out of order are a mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = DirectionalLock(horizontalAngle: 70, verticalAngle: 20)
    }
  }

  /// A pan of finger 1 that stands at translation (0, 40).
  func dragging() -> Fingers {
    var pan = Fingers(touching: Vector2(100, 100))
    pan.move(1, to: Vector2(100, 150), time: 0.01)
    return pan
  }

  @Test func `the centre of two fingers drags`() {
    var pan = dragging()
    _ = pan.down(2, at: Vector2(300, 150), time: 0.02)
    pan.move(2, to: Vector2(320, 150), time: 0.03)
    #expect(pan.translation.isNear(Vector2(10, 40)))
    pan.move(1, to: Vector2(120, 150), time: 0.03)
    #expect(pan.translation.isNear(Vector2(20, 40)))
  }

  @Test func `spreading two fingers evenly drags nothing`() {
    var pan = Fingers(touching: Vector2(100, 100))
    _ = pan.down(2, at: Vector2(200, 100), time: 0)
    for i in 1...30 {
      let time = Double(i) / 100
      #expect(pan.move(1, to: Vector2(100 - Double(i), 100), time: time) == .followed)
      #expect(pan.move(2, to: Vector2(200 + Double(i), 100), time: time) == .followed)
    }
    #expect(!pan.isDragging)
  }

  @Test func `a finger joining does not look like speed`() {
    var pan = Fingers(touching: .zero)
    for i in 1...20 {
      if i == 18 { _ = pan.down(2, at: Vector2(500, -900), time: 0.175) }
      pan.move(1, to: Vector2(0, 10 * Double(i)), time: Double(i) / 100)
      if i >= 18 {
        pan.move(2, to: Vector2(500, -900 + 10 * Double(i - 17)), time: Double(i) / 100)
      }
    }
    _ = pan.up(2, time: 0.2)
    _ = pan.up(1, time: 0.2)
    #expect(pan.end.velocity.isNear(Vector2(0, 1000), within: 1e-6))
  }

  @Test(arguments: [[1, 2], [2, 1]])
  func `a third finger goes on where another lifts, without a jump`(lifts: [Int]) {
    var pan = dragging()
    _ = pan.down(2, at: Vector2(300, 150), time: 0.02)
    _ = pan.down(3, at: Vector2(500, 0), time: 0.03)
    #expect(pan.up(lifts[0], time: 0.04) == .joined && pan.count == 2)
    #expect(pan.up(lifts[1], time: 0.05) == .left && pan.count == 1)
    // Where it is, only its next move says.
    #expect(pan.move(3, to: Vector2(500, 10), time: 0.06) == .left)
    #expect(pan.isDragging && pan.translation.isNear(Vector2(0, 40)))
    #expect(pan.move(3, to: Vector2(510, 20), time: 0.07) == .moved)
    #expect(pan.translation.isNear(Vector2(10, 50)) && pan.up(3, time: 0.07) == .lifted)
    // The next may wait before the one that took over has moved.
    pan = dragging()
    for id in 2...3 { _ = pan.down(id, at: .zero, time: 0.02) }
    #expect(pan.up(1, time: 0.03) == .joined)
    _ = pan.down(1, at: .zero, time: 0.04)
    #expect(pan.up(3, time: 0.05) == .joined && pan.up(2, time: 0.06) == .left && pan.count == 1)
    let travel = pan.translation
    #expect(pan.move(1, to: Vector2(90, 90), time: 0.07) == .left && pan.translation == travel)
    #expect(pan.move(1, to: Vector2(90, 99), time: 0.08) == .moved && pan.isDragging)
    // One that lifts or is taken away while it waits takes over from nobody, and all go together.
    pan = dragging()
    for id in 2...3 { _ = pan.down(id, at: .zero, time: 0.02) }
    #expect(pan.up(3, time: 0.03) == .nothing && pan.up(1, time: 0.04) == .left)
    for id in 3...5 { _ = pan.down(id, at: .zero, time: 0.05) }
    #expect(pan.cancelAll(time: 0.06) == .cancelled && pan.count == 0)
    #expect(pan.down(4, at: .zero, time: 1) == .first)
    #expect(pan.move(4, to: Vector2(0, 20), time: 1.1) == .began)
  }

  @Test(arguments: [-1, 0.001, Double.nan, .infinity])
  func `a finger always lifts, whatever its time`(time: Double) {
    var pan = dragging()
    #expect(pan.up(1, time: time) == .lifted)
    #expect(pan.time == 0.01 && pan.count == 0 && pan.end.release == .fling)
    #expect(pan.diagnostics.ignoredEvents == 1)
  }

  @Test func `times start again with each touch`() {
    var pan = dragging()
    _ = pan.up(1, time: 500)
    #expect(pan.down(1, at: .zero, time: 3) == .first)
    #expect(pan.move(1, to: Vector2(0, 20), time: 3.01) == .began)
    #expect(pan.diagnostics == InputDiagnostics())
  }
}
