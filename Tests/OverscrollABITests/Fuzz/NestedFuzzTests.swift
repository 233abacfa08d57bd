import COverscroll
import OverscrollABI
import Testing

/// Insane arguments for pages of scrollers.
extension InterfaceTests {
  @Suite struct NestedFuzzTests {
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `a page withstands anything`(seed: UInt64) {
      var dice = Dice(seed)
      let (nested, _) = OverscrollNested.profile()
      defer { _ = overscroll_destroy(nested.id) }
      var time = 0.0
      for _ in 0..<4_000 {
        let isSane = dice.below(4) > 0
        time += isSane ? Double(dice.below(50)) / 1000 : 0
        let x = isSane ? Double(dice.below(400)) : dice.pick(FuzzTests.numbers)
        let y = isSane ? Double(dice.below(900)) : dice.pick(FuzzTests.numbers)
        let strange = dice.pick(FuzzTests.numbers)
        let now = isSane || (strange > 1e6 && strange.isFinite) ? time : strange
        let code = dice.pick(FuzzTests.codes)
        switch dice.below(12) {
        case 0...1: _ = nested.touch(.began, code, x, y, now, in: code)
        case 2...5: _ = nested.touch(.moved, code, x, y, now)
        case 6: _ = nested.touch(.ended, code, x, y, now)
        case 7: _ = nested.touch(.allCancelled, 0, 0, 0, now)
        case 8:
          var wheel = OverscrollWheel()
          (wheel.delta, wheel.time) = (OverscrollVector(x: x, y: y), now)
          (wheel.unit, wheel.phase) = (UInt8(dice.below(5)), UInt8(dice.below(10)))
          _ = overscroll_nested_wheel(nested, &wheel, code, nil)
        case 9: _ = overscroll_nested_key(nested, code, nil)
        case 10:
          var member = overscroll_nested_member_def()
          (member.mass, member.minimum_speed, member.order) = (x, y, code)
          _ = overscroll_nested_set_member(nested, code, &member)
        default: _ = overscroll_nested_connect(nested, code, Int32(dice.below(4)), [3, 2, 1, 0])
        }
        var frame = OverscrollNestedFrame()
        _ = overscroll_nested_advance(nested, now, &frame)
        #expect(nested.offsets.allSatisfy { $0.isFinite })
      }
    }
  }
}
