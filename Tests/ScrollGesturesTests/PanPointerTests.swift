import ScrollCoordinates
import ScrollGestures
import Testing

/// Several fingers, lost fingers, strange fingers.
@Suite struct PanPointerTests {
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
