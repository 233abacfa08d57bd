import Testing

@testable import Overscroll

/// Rules that make no sense: a release ends where it would, or at a bound, and nowhere else.
@Suite struct SnapRuleTests {
  private func target(_ rule: SnapRule) -> Double? {
    var rules = SnapRules()
    rules[.vertical] = rule
    let target = rules.target(.vertical, projection: 730, range: 0...5_000)
    return target.isNaN ? nil : target
  }

  @Test func `strides and pages too short to be counted snap to anywhere`() {
    for length in [.leastNonzeroMagnitude, 1e-307] {
      #expect(target(.stride(length)) == 730)
      var scroller = Scroller.view(length, 400, of: 5_000, 400).with(\.isPagingEnabled, true)
      scroller.swipe(from: Vector2(700, 200), to: Vector2(400, 200))
      #expect(abs(scroller.advance(to: 60).offset.x - 1_782) < 1)
    }
    #expect(target(.stride(100)) == 700)
  }

  @Test func `positions: no numbers are no rule, infinite ones bounds, of two the lower one`() {
    for (positions, end) in [
      ([.nan], nil), ([.nan, .nan, .nan], nil), ([.infinity], 5_000), ([-.infinity], 0),
      ([700, 760], 700),
    ] as [([Double], Double?)] {
      #expect(target(.positions(positions)) == end, "\(positions)")
    }
  }

  @Test func `detents of a dial are no better`() {
    func rest(_ detents: DialDetents) -> Double {
      var dial = Dial(center: .zero, limits: -1...1).with(\.detents, detents)
      dial.swipe(from: Vector2(100, 0), to: Vector2(100, 30), events: 1, holding: 0.9)
      return dial.advance(to: 60).angle
    }
    let anywhere = rest(.none)
    #expect(abs(anywhere - 0.291_456_794) < 1e-9)
    for detents in [.every(.leastNonzeroMagnitude), .at([.nan]), .every(.nan)] as [DialDetents] {
      #expect(abs(rest(detents) - anywhere) < 1e-9)
    }
    #expect(rest(.at([.infinity])) == 1)
  }

  @Test func `rules with numbers that are none are ignored and counted`() {
    var scroller = Scroller.list().with(\.snapVertical, .stride(100))
    scroller.snapVertical = .stride(.nan)
    scroller.snapVertical = .positions([0, .nan])
    #expect(scroller.snapVertical == .stride(100) && scroller.diagnostics.nonFinite == 2)
    let dial = Dial(center: .zero).with(\.detents, .every(.nan)).with(\.detents, .at([.nan]))
    #expect(dial.detents == .none && dial.diagnostics.nonFinite == 2)
    var (window, rule) = (PictureInPicture.window(), StashRule())
    rule.peek = .nan
    window.stashing = rule
    #expect(window.stashing == nil && window.diagnostics.nonFinite == 1)
    var drawer = Drawer(
      anchors: [.fromBottom(100)], layout: DrawerLayout(container: Size2(390, 844)))
    drawer.setAnchors([.dismissed, .fromTop(.nan)])
    #expect(drawer.anchors == [.fromBottom(100)] && drawer.diagnostics.nonFinite == 1)
  }

  @Test func `a rule that is gone leaves no trace`() {
    let plain = Scroller.view(400, 400, of: 5_000, 5_000)
    for rule in [SnapRule.paging, .stride(50), .positions([0, 700])] {
      var scroller = plain
      scroller.snapVertical = rule
      #expect(scroller != plain && scroller.snapVertical == rule)
      let same = scroller
      scroller.snapHorizontal = .positions([0, 10])
      scroller.snapHorizontal = .none
      #expect(scroller == same)
      scroller.snapVertical = .none
      #expect(scroller == plain)
    }
  }
}
