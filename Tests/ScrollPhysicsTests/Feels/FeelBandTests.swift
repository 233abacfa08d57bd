@_spi(Formulas) import ScrollFeels
import Testing

@Suite struct FeelBandTests {
  static let bands: [ScrollBand] = [
    .uiKit, .hyperbolic(0.26), .tanh(share: 0.1, steepness: 2), .fading(16),
    .linear(LinearBand(divisor: 2)), .linear(LinearBand(divisor: 1, limit: 100)),
    .linear(LinearBand(divisor: 20, deadZone: 10)),
  ]
  static let distances = [0, 1e-9, 0.3, 9.9, 10, 57, 99, 400, 3000, 1e9]

  @Test(arguments: bands)
  func `a band is odd, does not fall, and is flatter the further it goes`(band: ScrollBand) {
    var last = -1.0
    for distance in Self.distances {
      let stretch = band.stretch(distance, dimension: 800)
      #expect(band.stretch(-distance, dimension: 800) == -stretch)
      #expect(stretch >= max(last, 0) && stretch <= distance)
      last = stretch
    }
    #expect(band.stretch(0, dimension: 800) == 0)
  }

  @Test(arguments: bands) func `the slope is the derivative`(band: ScrollBand) {
    for distance in [0.3, 5, 57, 90, 400, 3000] {
      let step = 1e-4 * distance
      let difference =
        (band.stretch(distance + step, dimension: 800)
          - band.stretch(distance - step, dimension: 800)) / (2 * step)
      #expect(abs(difference - band.slope(distance, dimension: 800)) < 1e-7)
    }
  }

  @Test(arguments: bands)
  func `the finger's distance undoes the stretch, where there is one`(band: ScrollBand) throws {
    for distance in [0, 0.3, 12, 57, 99, 400] {
      let stretch = band.stretch(distance, dimension: 800)
      guard band.slope(distance, dimension: 800) > 0 else { continue }
      let back = try #require(band.distance(stretch: stretch, dimension: 800))
      #expect(abs(back - distance) <= 1e-11 * (1 + distance), "\(distance)")
    }
  }

  @Test func `bounded bands have no distance at their limit`() {
    let limits: [(band: ScrollBand, limit: Double)] = [
      (.fading(16), 800), (.tanh(share: 0.1, steepness: 2), 80),
      (.linear(LinearBand(divisor: 1, limit: 100)), 100), (.stop, 1),
    ]
    for (band, limit) in limits {
      #expect(band.distance(stretch: limit, dimension: 800) == nil, "\(band)")
    }
    #expect(ScrollBand.stop.distance(stretch: 0, dimension: 800) == 0)
  }

  @Test func `without a viewport there is no space`() {
    for band in [ScrollBand.uiKit, .tanh(share: 0.1, steepness: 2), .fading(16)] {
      #expect(band.stretch(50, dimension: 0) == 0 && band.slope(50, dimension: 0) == 0)
    }
  }

  @Test func `the fading band is the limit of its rule for small events`() {
    // dy = (1 - y/d) / 16 dx in 100,000 steps.
    var stretch = 0.0
    for _ in 0..<100_000 { stretch += (1 - stretch / 800) / 16 * (900.0 / 100_000) }
    let none = FadingBand(divisor: 1e-3, dimension: .leastNonzeroMagnitude)
    #expect(none.stretch(0) == 0 && none.slope(1) == 0)
    let band = FadingBand(dimension: 800)
    #expect(abs(stretch - band.stretch(900)) < 1e-4 && band.distance(stretch: 0)?.sign == .plus)
  }
}
