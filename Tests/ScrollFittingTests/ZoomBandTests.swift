import ScrollFitting
import Testing

@Suite struct ZoomBandTests {
  @Test func `with c and d 1 it is the published law`() {
    let law = FitNumbers(5, 0.5, 1, 1, 1, 0, 0, 0)
    for scale in [0.01, 0.1, 0.3, 0.5, 1, 3, 5, 5.5, 9, 40, 1e6] {
      let expected = scale > 5 ? 5 * (2 - 5 / scale) : scale < 0.5 ? 0.5 / (2 - scale / 0.5) : scale
      #expect(abs(FitLaw.zoomBand.value(at: scale, law) - expected) < 1e-12 * expected)
    }
  }

  @Test func `zooming in and out are mirror images`() {
    for asked in [1.2, 3, 9] {
      let out = FitLaw.zoomBand.value(at: asked, FitNumbers(2, 0.1, 0.6, 0.7, 1, 0, 0, 0))
      let mirrored = FitLaw.zoomBand.value(at: 1 / asked, FitNumbers(10, 0.5, 0.6, 0.7, 1, 0, 0, 0))
      #expect(abs(out * mirrored - 1) < 1e-14)
    }
  }

  @Test func `a limit that no sample reaches is left open`() {
    let asked = (0..<60).map { 1 + Double($0) / 10 }
    let shown = asked.map {
      $0 > 3 ? 3 * (1 + 0.5 * ($0 / 3 - 1) / (1 + 0.5 * ($0 / 3 - 1) / 0.8)) : $0
    }
    var random = Noise(seed: 4)
    let series = FitSeries(inputs: asked, outputs: shown.map { $0 + 0.001 * random.next() })
    // A limit that passes a sample bends the sum of squares: a search may stay there, and starts near.
    let fit = LeastSquares(.zoomBand, to: [series], from: [2.8, 0.5, 0.55, 0.7, 1]).searched()
    #expect(fit.certainty.isOpen(1))
    for (place, value) in [(0, 3.0), (2, 0.5), (3, 0.8), (4, 1)] {
      let error = fit.certainty.standardErrors[place]
      #expect(abs(fit.parameters[place] - value) < 4 * error, "\(fit.parameters)")
    }
  }
}
