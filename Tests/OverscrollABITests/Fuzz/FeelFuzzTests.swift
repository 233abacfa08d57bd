import COverscroll
import OverscrollABI
import Testing

/// Any feel that is taken moves anything without a trap, and draws numbers.
extension InterfaceTests {
  @Suite struct FeelFuzzTests {
    /// The ends of the domains, what lies in between, and what lies outside.
    static let numbers: [Double] = [
      0, 1e-6, 1e-4, 1e-3, 0.1, 0.55, 1, 1.1, 2, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e9, 1e12, -1, 1e13,
      .infinity, .nan, .leastNonzeroMagnitude,
    ]

    private func number(_ dice: inout Dice) -> Double { dice.pick(Self.numbers) }

    /// A feel of some platform with some of its parts changed, or of random parts altogether.
    private func feel(_ dice: inout Dice) -> OverscrollFeel {
      var feel = OverscrollFeel()
      _ = overscroll_feel_named(Int32(dice.below(13)), &feel)
      for _ in 0..<dice.below(5) {
        switch dice.below(9) {
        case 0...2:
          feel.deceleration = OverscrollFeelDeceleration(
            decay: number(&dice), drag: number(&dice), deceleration: number(&dice),
            exponent: number(&dice), second_speed: number(&dice), viewports: number(&dice),
            kind: Int32(dice.below(7)), is_tabled: UInt8(dice.below(2)), reserved: (0, 0, 0))
        case 3...4:
          feel.edge = OverscrollFeelEdge(
            pull: number(&dice), hit_frequency: number(&dice), released_frequency: number(&dice),
            damping_ratio: number(&dice), gain: number(&dice), speed_limit: number(&dice),
            limit: number(&dice), gravity: number(&dice), deceleration: number(&dice),
            kind: Int32(dice.below(7)), draws_in: UInt8(dice.below(2)),
            continues_inside: UInt8(dice.below(2)), reserved: (0, 0))
        case 5...6:
          feel.band = OverscrollFeelBand(
            coefficient: number(&dice), divisor: number(&dice), dead_zone: number(&dice),
            limit: number(&dice), share: number(&dice), steepness: number(&dice),
            kind: Int32(dice.below(6)), reserved: 0)
        case 7:
          feel.stop = OverscrollFeelStop(
            speed: number(&dice), distance: number(&dice), edge_speed: number(&dice))
        default:
          (feel.estimator, feel.momentum) = (Int32(dice.below(15)), Int32(dice.below(8)))
          feel.pages = Int32(dice.below(5))
          (feel.thresholds.slop, feel.thresholds.minimum_speed) = (number(&dice), number(&dice))
        }
      }
      return feel
    }

    @Test(arguments: 1...12 as ClosedRange<UInt64>)
    func `a scroller of any feel withstands anything`(seed: UInt64) {
      var dice = Dice(seed)
      let handle = Handle()
      let id = handle.id
      var (time, taken) = (0.0, 0)
      for _ in 0..<4_000 {
        time += Double(dice.below(50)) / 1000
        let x = Double(dice.below(400))
        let y = dice.below(6) > 0 ? Double(dice.below(900)) : number(&dice)
        switch dice.below(14) {
        case 0...1: _ = id.touch(.began, 1, x, y, time)
        case 2...5: _ = id.touch(.moved, 1, x, y, time)
        case 6...7: _ = id.touch(.ended, 1, .nan, .nan, time)
        case 8: _ = overscroll_scroller_set_content_offset(id, x, y, 1, nil)
        case 9: _ = overscroll_scroller_land(id, x, y, nil)
        case 10:
          var def = OverscrollScrollerDef()
          _ = overscroll_scroller_configuration(id, &def)
          def.content_size.height = dice.pick([0, 400, 2_000, 6_000, 1e9, 1e12])
          def.viewport.height = dice.pick([0, 1, 844, 1e12])
          _ = overscroll_scroller_configure(id, &def)
        default:
          var feel = feel(&dice)
          if overscroll_scroller_set_feel(id, &feel) == OVERSCROLL_OK { taken += 1 }
        }
        var frame = OverscrollFrame()
        #expect(overscroll_scroller_advance(id, time, &frame) == OVERSCROLL_OK)
        #expect(frame.isFinite)
        var (rest, end) = (OverscrollVector(), 0.0)
        #expect(overscroll_scroller_destination(id, &rest) == OVERSCROLL_OK)
        #expect(overscroll_rest_time(id.id, &end) == OVERSCROLL_OK)
        #expect(rest.y.isFinite && !end.isNaN)
        if overscroll_scroller_next_time(id, 1, y, time, &end) == OVERSCROLL_OK {
          #expect(end.isFinite)
        }
      }
      #expect(taken > 100)
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `a pager of any feel withstands anything`(seed: UInt64) {
      var dice = Dice(seed)
      var (def, pager) = (overscroll_pager_def(), OverscrollPager())
      def.layout.viewport = OverscrollSize(width: 390, height: 600)
      def.turn = Int32(dice.below(3))
      #expect(overscroll_pager_create(&def, nil, 9, &pager) == OVERSCROLL_OK)
      defer { _ = overscroll_destroy(pager.id) }
      var time = 0.0
      for _ in 0..<4_000 {
        time += Double(dice.below(50)) / 1000
        let x = dice.below(6) > 0 ? Double(dice.below(400)) : number(&dice)
        let phase = [0, 1, 1, 1, 2][dice.below(5)] as Int32
        var touch = OverscrollTouch(phase: phase, pointer: 1, x: x, y: 300, time: time)
        _ = overscroll_pager_touch(pager, &touch, nil)
        if dice.below(8) == 0 {
          var feel = feel(&dice)
          _ = overscroll_pager_set_feel(pager, &feel)
        }
        var frame = OverscrollPagerFrame()
        #expect(overscroll_pager_advance(pager, time, &frame) == OVERSCROLL_OK)
        #expect(frame.offset.isFinite && frame.velocity.isFinite && frame.page >= 0)
      }
    }
  }
}
