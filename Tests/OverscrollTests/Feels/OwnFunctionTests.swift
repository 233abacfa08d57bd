import Foundation
import Overscroll
import ScrollFeels
import Testing

/// Bands and edges whose functions a user has written, also badly.
@Suite struct OwnFunctionTests {
  private func rest(of list: Scroller) -> Scroller {
    var list = list
    list.advance(to: min(list.restTime, list.time + 1_000))
    return list
  }

  /// A list that is pulled down by 120 pt beyond its top and let go.
  private func pulled(_ change: (inout ScrollFeel) -> Void) -> (list: Scroller, shown: Double) {
    var list = Scroller.list()
    change(&list.feel)
    list.drag(from: Vector2(200, 100), to: Vector2(200, 220))
    let shown = list.contentOffset.y
    list.touchUp(1, time: list.time)
    return (list, shown)
  }

  @Test func `a band that is no number, as of a power of what is negative, stands on the edge`() {
    for least in [-Double.infinity, 50] {
      let (list, shown) = pulled {
        $0.law.band = ScrollBand(
          numbers: (least, 0, 0), reach: .infinity,
          stretch: { x, _, least, _, _ in x > least && abs(x) < 60 ? pow(x, 0.8) : .nan },
          slope: { x, _, _, _, _ in 0.8 * pow(abs(x), -0.2) },
          distance: { y, _, _, _, _ in pow(y, 1.25) })
      }
      #expect(shown == 0 && rest(of: list).overscroll == .zero)
    }
  }

  @Test func `an edge's curve that is no number leaves content where it is until it is over`() {
    for end in [-1, 0.1] {
      let (list, shown) = pulled {
        $0.law.edge = ScrollEdge(numbers: .init(a: end)) { start in
          let formula = Formula { from, target, end, _, _, _, time in
            MotionState(value: time > end ? .nan : from, velocity: 0)
          }
          start.go(
            .own(
              formula, from: start.offset, to: start.edge, slope: start.numbers.a,
              isBeyondEdge: true), for: 1)
        }
      }
      var played = list
      let places = (1...120).map { played.advance(to: list.time + Double($0) / 60).offset.y }
      #expect(places.allSatisfy { $0 >= shown && $0 <= 0 } && places.last == 0 && shown < 0)
    }
  }

  @Test(arguments: ScrollFeel.Platform.allCases)
  func `a spring at the edge rests under every platform's stop`(platform: ScrollFeel.Platform) {
    let (list, shown) = pulled {
      $0 = ScrollFeel(platform)
      $0.law.band = .uiKit
      $0.law.edge = ScrollEdge { start in
        let spring = DampedSpring(stiffness: 150, dampingRatio: 0.8)
        start.go(SpringMotion(spring, from: start.offset, to: start.edge, velocity: start.velocity))
      }
    }
    #expect(shown < 0 && list.restTime < list.time + 3)
    let rested = rest(of: list)
    #expect(!rested.isMoving && rested.overscroll == .zero)
  }
}
