import ScrollCoordinates
import ScrollGestures
import Testing

/// Several fingers, lost fingers, strange fingers.
@Suite struct PanPointerTests {
  /// A pan of finger 1 that stands at translation (0, 40).
  func dragging() -> PanRecognizer {
    var pan = PanRecognizer()
    _ = pan.pointerDown(id: 1, at: Vector2(100, 100), time: 0)
    _ = pan.pointerMoved(id: 1, to: Vector2(100, 150), time: 0.01)
    return pan
  }

  @Test func `fingers joining and leaving do not move the content`() {
    var pan = dragging()
    #expect(pan.translation.isNear(Vector2(0, 40)))
    #expect(pan.pointerDown(id: 2, at: Vector2(300, 700), time: 0.02) == nil)
    #expect(pan.translation.isNear(Vector2(0, 40)))
    #expect(pan.pointerUp(id: 1, time: 0.03) == nil)
    #expect(pan.translation.isNear(Vector2(0, 40)))
    #expect(pan.pointerDown(id: 3, at: Vector2(-50, 9), time: 0.04) == nil)
    #expect(pan.translation.isNear(Vector2(0, 40)))
    #expect(pan.pointerCancelled(id: 2, time: 0.05) == nil)
    #expect(pan.translation.isNear(Vector2(0, 40)))
    #expect(pan.phase == .dragging)
    #expect(pan.pointerUp(id: 3, time: 0.06)?.translation?.isNear(Vector2(0, 40)) == true)
  }

  @Test func `the centre of two fingers drags`() {
    var pan = dragging()
    _ = pan.pointerDown(id: 2, at: Vector2(300, 150), time: 0.02)
    _ = pan.pointerMoved(id: 2, to: Vector2(320, 150), time: 0.03)
    #expect(pan.translation.isNear(Vector2(10, 40)))
    _ = pan.pointerMoved(id: 1, to: Vector2(120, 150), time: 0.03)
    #expect(pan.translation.isNear(Vector2(20, 40)))
  }

  @Test func `spreading two fingers evenly drags nothing`() {
    var pan = PanRecognizer()
    _ = pan.pointerDown(id: 1, at: Vector2(100, 100), time: 0)
    _ = pan.pointerDown(id: 2, at: Vector2(200, 100), time: 0)
    for i in 1...30 {
      let time = Double(i) / 100
      #expect(pan.pointerMoved(id: 1, to: Vector2(100 - Double(i), 100), time: time) == nil)
      #expect(pan.pointerMoved(id: 2, to: Vector2(200 + Double(i), 100), time: time) == nil)
    }
    #expect(pan.phase == .possible)
  }

  @Test func `a finger joining does not look like speed`() throws {
    var pan = PanRecognizer()
    _ = pan.pointerDown(id: 1, at: .zero, time: 0)
    for i in 1...20 {
      if i == 18 { _ = pan.pointerDown(id: 2, at: Vector2(500, -900), time: 0.175) }
      _ = pan.pointerMoved(id: 1, to: Vector2(0, 10 * Double(i)), time: Double(i) / 100)
      if i >= 18 {
        let shift = 10 * Double(i - 17)
        _ = pan.pointerMoved(id: 2, to: Vector2(500, -900 + shift), time: Double(i) / 100)
      }
    }
    _ = pan.pointerUp(id: 2, time: 0.2)
    let end = try #require(pan.pointerUp(id: 1, time: 0.2)?.end)
    #expect(end.velocity.isNear(Vector2(0, 1000), within: 1e-6))
  }

  @Test func `a third finger is ignored and counted`() {
    var pan = dragging()
    _ = pan.pointerDown(id: 2, at: Vector2(300, 150), time: 0.02)
    let before = pan.translation
    #expect(pan.pointerDown(id: 3, at: .zero, time: 0.03) == nil)
    #expect(pan.pointerMoved(id: 3, to: Vector2(900, 900), time: 0.04) == nil)
    #expect(pan.pointerUp(id: 3, time: 0.05) == nil)
    #expect(pan.translation == before)
    #expect(pan.diagnostics.extraPointer == 1)
    #expect(pan.diagnostics.unknownPointer == 2)
    #expect(pan.diagnostics.ignoredEvents == 3)
  }

  @Test func `a finger that comes down twice lost its up`() throws {
    var pan = dragging()
    let action = pan.pointerDown(id: 1, at: Vector2(5, 5), time: 0.05)
    let end = try #require(action?.end)
    #expect(end.release == .cancelled)
    #expect(end.translation.isNear(Vector2(0, 40)))
    #expect(pan.phase == .possible)
    #expect(pan.diagnostics.lostUp == 1)
    #expect(pan.diagnostics.ignoredEvents == 0)
    #expect(
      pan.pointerMoved(id: 1, to: Vector2(5, 25), time: 0.06)?.translation?
        .isNear(Vector2(0, 10)) == true)
  }

  @Test func `with two fingers a lost up moves one of them without a jump`() {
    var pan = dragging()
    _ = pan.pointerDown(id: 2, at: Vector2(300, 150), time: 0.02)
    #expect(pan.pointerDown(id: 2, at: Vector2(-80, 444), time: 0.03) == nil)
    #expect(pan.translation.isNear(Vector2(0, 40)))
    #expect(pan.pointers.count == 2)
    #expect(pan.diagnostics.lostUp == 1)
  }

  @Test func `a finger nobody knows is ignored and counted`() {
    var pan = PanRecognizer()
    #expect(pan.pointerMoved(id: 4, to: .zero, time: 0) == nil)
    #expect(pan.pointerUp(id: 4, time: 0) == nil)
    #expect(pan.pointerCancelled(id: 4, time: 0) == nil)
    #expect(pan.diagnostics.unknownPointer == 3)
    #expect(pan.phase == .idle)
  }

  @Test func `a move from the past is ignored with its position, and counted`() {
    var pan = dragging()
    #expect(pan.pointerMoved(id: 1, to: Vector2(0, 0), time: 0.005) == nil)
    #expect(pan.translation.isNear(Vector2(0, 40)))
    #expect(pan.diagnostics.reversedTime == 1)
    #expect(pan.pointerMoved(id: 1, to: Vector2(100, 151), time: 0.01) != nil)
  }

  @Test(arguments: [
    Vector2(.nan, 0), Vector2(0, .infinity), Vector2(-.infinity, .nan), Vector2(1e12, 0),
  ])
  func `a place that is none is ignored and counted`(place: Vector2) {
    var pan = dragging()
    #expect(pan.pointerMoved(id: 1, to: place, time: 0.02) == nil)
    #expect(pan.translation.isNear(Vector2(0, 40)))
    #expect(pan.pointerDown(id: 2, at: place, time: 0.02) == nil)
    #expect(pan.pointers.count == 1)
    #expect(pan.diagnostics.nonFinite == 2)
  }

  @Test(arguments: [-1, 0.001, Double.nan, .infinity])
  func `a finger always lifts, whatever its time`(time: Double) throws {
    var pan = dragging()
    let end = try #require(pan.pointerUp(id: 1, time: time)?.end)
    #expect(end.time == 0.01)
    #expect(pan.phase == .idle)
    #expect(pan.diagnostics.ignoredEvents == 1)
  }

  @Test func `times start again with each touch`() {
    var pan = dragging()
    _ = pan.pointerUp(id: 1, time: 500)
    #expect(pan.pointerDown(id: 1, at: .zero, time: 3) == nil)
    #expect(pan.phase == .possible)
    #expect(pan.pointerMoved(id: 1, to: Vector2(0, 20), time: 3.01) != nil)
    #expect(pan.diagnostics == InputDiagnostics())
  }
}
