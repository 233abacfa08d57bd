import Foundation
@_spi(Formulas) import Overscroll
import ScrollFeels
import ScrollTestSupport
import Testing

@Suite struct ScrollFeelTests {
  private func flight(_ feel: ScrollFeel, from offset: Double, velocity: Double) -> Flight {
    Flight(from: offset, velocity: velocity, in: 0...10_000, law: feel.law, dimension: 800)
  }

  @Test func `every platform has a name and a feel of its own`() {
    #expect(Set(Platform.allCases.map { "\($0.name)" }).count == Platform.allCases.count)
    #expect(Set(Platform.allCases.map(ScrollFeel.init)).count == Platform.allCases.count)
    #expect(ScrollFeel(.android) == .android)
  }

  @Test(arguments: [
    // How far a flick of 1000 pt/s carries, from the formulas.
    (ScrollFeel.Platform.uiKit, 494.01), (.android, 194.313621), (.flutter, 489.393030),
    (.flutterClamping, 194.313621), (.gtk, 249.975), (.chromium, 181.063981),
    (.chromiumWindows, 188.988473), (.firefox, 494.504834), (.compose, 238.071429),
    (.qt, 333.333333), (.composeIOS, 499.000333), (.windows, 323.793955),
  ])
  func `a flick of 1000 pt a second carries as there`(platform: Platform, distance: Double) {
    let flight = flight(ScrollFeel(platform), from: 1000, velocity: 1000)
    #expect(abs(flight.destination - 1000 - distance) < 1e-6)
  }

  @Test(arguments: Platform.allCases)
  func `random releases do not jump, and rest inside`(platform: Platform) {
    let feel = ScrollFeel(platform)
    var generator = SeededGenerator(Int(platform.rawValue))
    // A spring is put on its edge when it is near enough; Qt's ease ends 1.1e-5 of 150 pt beyond it.
    let allowed = platform == .qt ? 0.0017 : feel.law.stop.distance + 1e-6
    for _ in 0..<8000 {
      // Where nothing may be beyond an edge, nothing is released there.
      let space = feel.law.edge == .stop ? 0.0 : 150
      let offset = Double.random(in: -space...10_000 + space, using: &generator)
      let velocity = Double.random(in: -9000...9000, using: &generator)
      let flight = flight(feel, from: offset, velocity: velocity)
      let start = flight.value(at: 0)
      // Android's table begins 2.3e-5 of its distance ahead.
      let ahead = platform == .android ? 2.4e-5 * 9000 : 1e-9
      #expect(abs(start - offset) <= ahead, "\(offset) \(velocity)")
      for index in 1..<flight.segmentCount {
        let joint = flight.segment(index).start
        let jump = flight.value(at: joint) - flight.value(at: joint.nextDown)
        #expect(abs(jump) <= allowed, "\(offset) \(velocity) \(joint)")
      }
      #expect(flight.restTime < 30 && (0...10_000).contains(flight.destination))
    }
  }

  @Test(arguments: Platform.allCases, [1e-9, 1e-3, 0.02, 1])
  func `a flick right before an edge meets it`(platform: Platform, gap: Double) {
    let flight = flight(ScrollFeel(platform), from: 10_000 - gap, velocity: 3000)
    #expect((flight.collision?.time ?? flight.restTime) < 0.01)
  }

  @Test func `rules differ, and named`() {
    for (index, rule) in MomentumRule.allCases.enumerated() {
      #expect(MomentumRule.allCases.firstIndex(of: rule) == index)
    }
    let names = ["none", "android", "flutter", "gtk", "chromium", "firefox", "qt", "buildUp"]
    #expect(MomentumRule.allCases.map { "\($0)" } == names)
  }

  @Test(arguments: MomentumRule.allCases)
  func `a fling after rest, or against the one before, takes nothing over`(rule: MomentumRule) {
    #expect(rule.velocity(1600, after: .init(start: 0, interrupted: 0)) == 1600)
    #expect(rule.velocity(1600, after: .init(start: -2000, interrupted: -1800)) == 1600)
  }

  @Test(arguments: MomentumRule.allCases.filter { ![.none, .qt, .buildUp].contains($0) })
  func `a second fling the same way is faster, in both directions alike`(rule: MomentumRule) {
    let there = rule.velocity(1600, after: .init(start: 2000, interrupted: 1800))
    let back = rule.velocity(-1600, after: .init(start: -2000, interrupted: -1800))
    #expect(there > 1600 && back == -there)
  }

  @Test func `Qt multiplies, by at most three`() {
    let factors = (0...10).map { MomentumRule.qtBoost(after: $0) }
    #expect(factors.prefix(3) == [1, 1.25, 1.5] && factors.max() == 3)
  }

  @Test func `Flutter's momentum needs half its speed and a finger that kept moving`() {
    let carried = MomentumRule.flutterCarried(2000)
    #expect(abs(carried - 2539.8973223379685) < 1e-9)
    let previous = MomentumRule.Previous(start: 2000, interrupted: 2000)
    #expect(MomentumRule.flutter.velocity(carried / 2, after: previous) == carried / 2)
    #expect(MomentumRule.flutter.velocity(1300, after: previous) == 1300 + carried)
    var late = previous
    late.pause = 0.021
    #expect(MomentumRule.flutter.velocity(1300, after: late) == 1300)
    #expect(MomentumRule.flutterCarried(1e6) == 40_000)
  }

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

  @Test
  func
    `where a law's motions end by themselves, content pulled beyond its edge rests whatever the rule`()
  {
    let list = pulled { ($0.law.edge, $0.law.stop.edgeSpeed) = (.stop, 0) }.list
    #expect(list.isMoving && rest(of: list).contentOffset == .zero && !rest(of: list).isMoving)
  }

  @Test(arguments: [0.07, 0.2, 1, .infinity])
  func `a catch farther out than a band of one's own goes does not jump`(reach: Double) {
    var list = Scroller.list(at: 200)
    list.feel.law.band = ScrollBand(
      numbers: (0.07, 0, 0), reach: reach,
      stretch: { x, d, share, _, _ in x / (1 + abs(x) / (share * d)) },
      slope: { x, d, share, _, _ in pow(1 + abs(x) / (share * d), -2) },
      distance: { y, d, share, _, _ in abs(y) < share * d ? y / (1 - abs(y) / (share * d)) : .nan })
    list.swipe(from: Vector2(200, 100), to: Vector2(200, 340), for: 0.05)
    let caught = list.advance(to: 0.2).offset.y
    list.drag(2, from: .zero, to: Vector2(0, 1), at: 0.2)
    #expect(caught < -70 && (0.01...1).contains(caught - list.contentOffset.y))
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
