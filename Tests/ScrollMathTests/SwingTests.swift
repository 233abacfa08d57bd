import ScrollMath
import Testing

/// Cosine and sine together; `ElementaryTests` has their values.
@Suite struct SwingTests {
  @Test func `no oscillation at the start`() {
    #expect(SineCosine(0).cosine == 1)
    #expect(SineCosine(0).sine == 0)
  }

  @Test func `the point stays on the unit circle`() {
    for index in 0..<50_000 {
      let swing = SineCosine(Double(index) * 0.37)
      #expect(abs(swing.cosine * swing.cosine + swing.sine * swing.sine - 1) <= 0x1p-51)
    }
  }
}
