import Foundation
import Overscroll
import Testing

@Suite struct ZoomLimitTests {
  /// Two fingers on a map spread from 100 pt by `step` pt a move, 6 moves of 0.016 s, and lift.
  static func spread(_ scroller: inout Scroller, by step: Double) {
    for id in 1...2 { scroller.touchDown(id, at: finger(id, 100), time: 0) }
    for move in 1...6 {
      let (span, time) = (100 + step * Double(move), 0.016 * Double(move))
      for id in 1...2 { scroller.touchMoved(id, to: finger(id, span), time: time) }
    }
    for id in 1...2 { scroller.touchUp(id, time: 0.096) }
  }

  /// Near the content's origin the offset moves little, and the scale decides when it is over.
  static func finger(_ id: Int, _ span: Double) -> Vector2 {
    Vector2(195 + (id == 1 ? -span : span) / 2, 0)
  }

  static func map(_ length: Double = 2_000, at offset: Vector2 = Vector2(800, 600)) -> Scroller {
    var scroller = Scroller.view(390, 844, of: length, length)
    (scroller.minimumZoomScale, scroller.maximumZoomScale) = (0.5, 4)
    scroller.hasZoomMomentum = true
    scroller.setContentOffset(offset, animated: false)
    return scroller
  }

  @Test(arguments: [300.0, 3_000]) func `two fingers are resisted as one is`(pull: Double) {
    var (scroller, other) = (Self.map(), Self.map())
    let (fingers, way) = ([Vector2(145, 422), Vector2(245, 422)], Vector2(900 + pull, 900 + pull))
    for id in 0..<2 { scroller.touchDown(id, at: fingers[id], time: 0) }
    for id in 0..<2 { scroller.touchMoved(id, to: fingers[id] + way, time: 0.1) }
    #expect(scroller.zoomScale == 1)
    other.pan.slop = 0
    other.drag(from: .zero, to: way)
    #expect((scroller.contentOffset - other.contentOffset).length < 1e-9)
    #expect(scroller.overscroll.x < -0.2 * pull / (1 + pull / 700))
  }

  @Test(arguments: [(0.0, 0.0), (800, 600), (1_610, 1_156)])
  func `what is under two fingers stays there within the bounds`(x: Double, y: Double) {
    var scroller = Self.map(at: Vector2(x, y))
    let (middle, fingers) = (Vector2(175, 400), [Vector2(-75, -100), Vector2(75, 100)])
    for id in 0..<2 { scroller.touchDown(id, at: middle + fingers[id], time: 0) }
    let point = scroller.contentPoint(at: middle)
    for time in Displays.times(1...20) {
      for id in 0..<2 {
        scroller.touchMoved(id, to: middle + fingers[id] * (1 + 6 * time), time: time)
      }
      guard scroller.overscroll == .zero else { continue }
      #expect((scroller.contentPoint(at: middle) - point).length < 1e-6)
    }
    #expect(scroller.zoomScale > 2.9 && scroller.overscroll == .zero)
  }

  @Test(arguments: [20.0, 4, -4])
  func `a pinch goes on as far as its speed carries in a tenth of a second`(step: Double) {
    var scroller = Self.map()
    Self.spread(&scroller, by: step)
    let scale = 1 + 6 * step / 100
    #expect(abs(scroller.zoomScale - scale) < 1e-9 && scroller.isMoving)
    let speed = abs(step) / 100 / 0.016 / scale
    let end = step < 0 ? scale / (1 + 0.1 * speed) : scale * (1 + 0.1 * speed)
    #expect(abs(scroller.advance(to: 5).zoomScale - end) < 1e-9)
  }

  @Test func `limits set in a bounce take over where it is, and rest when they say`() {
    var list = Scroller.list(at: 30)
    list.swipe(from: Vector2(200, 300), to: Vector2(200, 550), for: 0.1)
    #expect(list.advance(to: 0.2).offset.y < -50)
    (list.maximumZoomScale, list.minimumZoomScale) = (2, 1.5)
    let end = list.restTime
    #expect(list.advance(to: end - 0.02).zoomScale > 1.4 && list.isZoomBouncing)
    #expect(list.advance(to: end).zoomScale == 1.5 && !list.isMoving && list.overscroll == .zero)
  }

  @Test(arguments: [(0.81, true), (0.79, false)])
  func `half an e-fold a second is the slowest that goes on`(step: Double, goesOn: Bool) {
    // 0.8 pt of 100 in 0.016 s are 0.5 a second; the scale is 1.048 by then.
    var scroller = Self.map()
    Self.spread(&scroller, by: step * 1.0505)
    #expect(scroller.isMoving == goesOn)
  }

  @Test func `the scale ends within a ten thousandth, the offset within a tenth of a point`() {
    var (near, far) = (Self.map(at: .zero), Self.map(200_000, at: Vector2(150_000, 150_000)))
    Self.spread(&near, by: 20)
    Self.spread(&far, by: 1.2)
    #expect(Self.lastStep(near).scale < 1.2e-4 && Self.lastStep(far).offset < 0.11)
  }

  /// By how much scale (relatively) and offset change when the motion is over.
  static func lastStep(_ start: Scroller) -> (scale: Double, offset: Double) {
    var (scroller, before) = (start, start)
    while scroller.isMoving, scroller.time < 10 {
      before = scroller
      scroller.advance(to: scroller.time + 1e-4)
    }
    let step = scroller.contentOffset - before.contentOffset
    return (abs(scroller.zoomScale / before.zoomScale - 1), max(abs(step.x), abs(step.y)))
  }

  @Test(arguments: [0.0, 1e-15, 1e-9, 0.3])
  func `limits that change never place content that can move there`(beyond: Double) {
    for isPinching in [false, true] {
      var scroller = Self.map()
      Self.spread(&scroller, by: 20)
      if isPinching {
        for id in 1...2 { scroller.touchDown(id, at: Self.finger(id, 100), time: 0.2) }
      } else {
        scroller.advance(to: 5)
      }
      let (scale, offset) = (scroller.zoomScale, scroller.contentOffset)
      scroller.maximumZoomScale = scale * (1 - beyond)
      #expect(scroller.zoomScale == scale && scroller.contentOffset == offset)
      for id in 1...2 where isPinching { scroller.touchUp(id, time: 5) }
      scroller.advance(through: 5, to: 9)
      #expect(scroller.zoomScale <= scroller.maximumZoomScale && !scroller.isMoving)
    }
  }

  @Test func `a limit right ahead stops a fast pinch with a decay of 20 per second`() {
    var scroller = Self.map().with(\.maximumZoomScale, 2.21)
    Self.spread(&scroller, by: 20)
    #expect(abs(scroller.zoomScale - 2.2) < 1e-9)
    let progress = log(scroller.advance(to: 0.096 + 0.05).zoomScale / 2.2) / log(2.21 / 2.2)
    #expect(abs(progress - (1 - exp(-1))) < 0.01)
  }
}
