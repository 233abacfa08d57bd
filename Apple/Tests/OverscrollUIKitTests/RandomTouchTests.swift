import Overscroll
import OverscrollUIKit
import ScrollScenes
import Testing
import UIKit

/// Whatever fingers do, a view shows what the engine alone shows, to the bit.
@MainActor @Suite struct RandomTouchTests {
  /// A generator of numbers, the same on every machine.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) | (state << 31)
    }
  }

  /// Up to eight fingers in two seconds, as many at the same time as chance has it; some are cancelled.
  private static func events(
    _ dice: inout Dice, y: ClosedRange<Double> = 20...820
  ) -> [TouchEvent] {
    var strokes: [[TouchEvent]] = []
    for _ in 0..<Int.random(in: 3...8, using: &dice) {
      var place = onGrid(
        Vector2(.random(in: 20...370, using: &dice), .random(in: y, using: &dice)))
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
      stroke.append(
        TouchEvent(isLost ? .cancelled : .ended, position: place, time: time + 0.0004))
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

  @Test(arguments: 0..<24) func `a scroll view`(seed: Int) throws {
    var dice = Dice(state: UInt64(seed) &* 977 &+ 5)
    let view = OverscrollView(frame: .zero)
    view.contentSize = CGSize(
      width: .random(in: 300...2_000, using: &dice), height: .random(in: 500...6_000, using: &dice))
    view.scroller.maximumZoomScale = Bool.random(using: &dice) ? 3 : 1
    for flag in Scroller.properties() where flag.samples.first == true {
      guard Int.random(in: 0..<4, using: &dice) == 0 else { continue }
      try flag.set(&view.scroller, to: flag.samples[Int.random(in: 0...1, using: &dice)])
    }
    let stage = Stage(view)
    stage.compare(
      view.adapter, with: DirectHost(view.scroller), Self.events(&dice), refreshes: 1_300
    ) { [$0.contentOffset.x, $0.contentOffset.y, $0.zoomScale, $0.velocity.x, $0.velocity.y] }
  }

  @Test(arguments: 0..<12) func `a drawer with its list`(seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 1_013 &+ 11)
    let view = DrawerView(anchors: [.fromBottom(724), .fromTop(20)])
    view.setContent(UIView(frame: .zero), height: 3_000)
    let stage = Stage(view)
    // Where the list is, however far the drawer is pulled down.
    let events = Self.events(&dice, y: 660...820)
    stage.compare(
      view.adapter, with: DirectHost(view.adapter.model), events, refreshes: 1_300
    ) { [$0.drawer.position, $0.list.contentOffset.y] }
  }
}
