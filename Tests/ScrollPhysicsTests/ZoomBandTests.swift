import ScrollPhysics
import Testing

@Suite struct ZoomBandTests {
  static let bands = [(1, 3), (0.25, 4), (1, 1), (0.001, 1000)].map {
    ZoomBand(minimum: $0.0, maximum: $0.1)
  }

  @Test func `the asked scale undoes the shown scale`() throws {
    for band in Self.bands {
      for factor in [1e-3, 0.1, 0.5, 0.99, 1, 1.01, 2, 10, 1e3] {
        for scale in [band.minimum * factor, band.maximum * factor] {
          let (back, error) = (band.unclamp(band.clamp(scale)), .ulpOfOne * (factor + 1 / factor))
          #expect(abs(try #require(back) / scale - 1) < 8 * error)
        }
      }
    }
  }

  @Test func `more is never less, within half the minimum and twice the maximum`() {
    for band in Self.bands {
      let low = stride(from: 0.01, to: 2, by: 0.01).map { $0 * band.minimum }
      let high = stride(from: 0.5, to: 20, by: 0.05).map { $0 * band.maximum }
      let shown = (low + high).sorted().map(band.clamp)
      #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(shown.allSatisfy { $0 > band.minimum / 2 && $0 < band.maximum * 2 })
      #expect(band.unclamp(band.maximum * 2) == nil && band.unclamp(band.minimum / 2) == nil)
      #expect(abs(band.clamp(1e300) / band.maximum - 2) < 1e-15)
      #expect(abs(band.clamp(1e-300) / band.minimum - 0.5) < 1e-15)
    }
  }

  @Test func `zooming out is zooming in, mirrored`() {
    let (band, mirrored) = (ZoomBand(minimum: 0.5, maximum: 4), ZoomBand(minimum: 0.25, maximum: 2))
    for scale in [0.01, 0.3, 0.5, 1, 4, 5, 90] {
      #expect(abs(band.clamp(scale) * mirrored.clamp(1 / scale) - 1) < 4 * .ulpOfOne)
    }
  }
}
