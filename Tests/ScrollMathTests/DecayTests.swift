import ScrollMath
import Testing

/// One evaluation for what is kept and what is lost; `ElementaryTests` has their values.
@Suite struct DecayTests {
  @Test func `nothing is lost at the start, all at the end of time, and both add up`() {
    #expect(Decay(0).kept == 1 && Decay(0).lost == 0)
    #expect(Decay(.infinity).kept == 0 && Decay(.infinity).lost == 1)
    for index in 0...20_000 {
      let decay = Decay(Double(index) / 400)
      #expect(abs(decay.kept + decay.lost - 1) <= 0x1p-52)
    }
  }

  @Test func `kept never grows across the joints of the table`() {
    // Every joint is at an odd multiple of ln 2 / 256.
    for index in 0..<2_000 {
      let joint = Double(2 * index + 1) * 0x1.62e42fefa39efp-9
      let (before, after) = (Decay(joint.nextDown.nextDown), Decay(joint.nextUp.nextUp))
      #expect(after.kept <= before.kept + before.kept.ulp)
      #expect(after.lost >= before.lost - before.lost.ulp)
    }
  }
}
