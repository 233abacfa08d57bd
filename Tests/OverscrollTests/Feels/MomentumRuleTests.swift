@_spi(Formulas) import Overscroll
import Testing

@Suite struct MomentumRuleTests {
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
}
