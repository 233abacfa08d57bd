import Overscroll
import OverscrollUIKit
import Testing
import UIKit

/// Touches through a window and a display link move a view exactly as the same events move the engine alone.
@MainActor @Suite struct ScrollingTests {
  private func offset(_ scroller: Scroller) -> [Double] {
    [scroller.contentOffset.x, scroller.contentOffset.y, scroller.zoomScale]
  }

  @Test func `two fingers zoom, one after the other leaves, and the content is drawn there`() {
    let (view, stage) = Stage.list(height: 60_000, at: 1_000)
    view.contentSize = CGSize(width: 2_000, height: 2_000)
    view.scroller.maximumZoomScale = 3
    view.scroller.setContentOffset(Vector2(300, 400), animated: false)
    let shown = stage.compare(
      view.adapter,
      .stroke(1, from: Vector2(180, 400), to: Vector2(90, 250), samples: 40)
        + .stroke(2, from: Vector2(220, 440), to: Vector2(330, 640), at: 0.01, samples: 44),
      read: offset)
    #expect(shown.last![2] > 1.5)
    #expect(abs(view.contentView.frame.width - 2_000 * shown.last![2]) < 1e-9)
    #expect(abs(view.contentView.frame.minX + shown.last![0]) < 1e-9)
    #expect(abs(view.contentView.frame.minY + shown.last![1]) < 1e-9)
  }

  @Test func `what a program sets in motion goes on under a flick`() {
    let (view, stage) = Stage.list(height: 60_000, at: 1_000)
    let shown = stage.compare(
      view.adapter, .stroke(from: Vector2(200, 700), to: Vector2(200, 560)),
      changes: [300: { $0.setContentOffset(Vector2(0, 200), animated: true) }], read: offset)
    #expect(shown.last![1] == 200)
  }

  // MARK: - Whatever fingers do

  /// A generator of numbers, the same on every machine.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) | (state << 31)
    }
  }

  /// Up to eight fingers in two seconds, as many at the same time as chance has it; some are cancelled.
  private static func events(_ dice: inout Dice) -> [TouchEvent] {
    var strokes: [[TouchEvent]] = []
    for _ in 0..<Int.random(in: 3...8, using: &dice) {
      var place = onGrid(
        Vector2(.random(in: 20...370, using: &dice), .random(in: 20...820, using: &dice)))
      var velocity = Vector2(
        .random(in: -2_000...2_000, using: &dice), .random(in: -3_000...3_000, using: &dice))
      var time = Double.random(in: 0.001...2, using: &dice)
      var stroke = [TouchEvent(.began, position: place, time: time)]
      for _ in 0..<Int.random(in: 0...40, using: &dice) {
        let step = Double.random(in: 0.0005...0.009, using: &dice)
        time += step
        place = onGrid(place + velocity * step)
        velocity = velocity * .random(in: 0.7...1.1, using: &dice)
        stroke.append(TouchEvent(.moved, position: place, time: time))
      }
      let isLost = Int.random(in: 0..<6, using: &dice) == 0
      stroke.append(TouchEvent(isLost ? .cancelled : .ended, position: place, time: time + 0.0004))
      strokes.append(stroke)
    }
    strokes.sort { $0[0].time < $1[0].time }
    for index in strokes.indices {
      for event in strokes[index].indices { strokes[index][event].id = index + 1 }
    }
    return strokes.reduce([], +)
  }

  /// A place that a view can convert from the window's coordinates without rounding.
  private static func onGrid(_ place: Vector2) -> Vector2 {
    Vector2((place.x * 256).rounded() / 256, (place.y * 256).rounded() / 256)
  }

  @Test(arguments: 0..<24) func `random touches move a view as they move the engine`(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 977 &+ 5)
    let view = OverscrollView(frame: .zero)
    view.contentSize = CGSize(
      width: .random(in: 300...2_000, using: &dice), height: .random(in: 500...6_000, using: &dice))
    view.scroller.maximumZoomScale = Bool.random(using: &dice) ? 3 : 1
    view.scroller.isPagingEnabled = Int.random(in: 0..<4, using: &dice) == 0
    Stage(view).compare(
      view.adapter, Self.events(&dice), refreshes: 1_300,
      read: { offset($0) + [$0.velocity.x, $0.velocity.y] })
  }
}
