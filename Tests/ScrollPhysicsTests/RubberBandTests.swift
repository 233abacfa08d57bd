import ScrollPhysics
import Testing

@Suite struct RubberBandTests {
  static let bands = [0.1, 0.55, 1, 3].flatMap { coefficient in
    [1e-3, 390, 812, 1e6].map { RubberBand(coefficient: coefficient, dimension: $0) }
  }

  static let pulls = [1e-12, 1e-6, 0.01, 1, 30, 500, 5000, 1e6, 1e9]

  @Test func `the finger's distance undoes the stretch`() throws {
    for band in Self.bands {
      for pull in Self.pulls where pull < 1e4 * band.dimension {
        let stretch = band.stretch(pull)
        let back = try #require(band.distance(stretch: stretch))
        // Near the limit an ulp of stretch is worth much pull.
        let worth = 1 + band.coefficient * pull / band.dimension
        #expect(abs(back / pull - 1) <= 8 * .ulpOfOne * worth)
      }
    }
  }

  @Test func `further is never less, and never beyond the dimension`() {
    for band in Self.bands {
      let stretches = Self.pulls.map(band.stretch)
      #expect(zip(stretches, stretches.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(stretches.allSatisfy { $0 > 0 && $0 <= band.dimension })
      #expect(abs(band.stretch(1e300) / band.dimension - 1) < 1e-15)
    }
  }

  @Test func `the hardest pulls there are bring it to the dimension`() {
    for (coefficient, dimension) in [(0.55, 1e-300), (1e300, 1e-300), (3, 844), (1e200, 1e200)] {
      let band = RubberBand(coefficient: coefficient, dimension: dimension)
      for pull in [1e300, 1.7e308, .greatestFiniteMagnitude] {
        #expect(abs(band.stretch(pull) / dimension - 1) < 1e-15)
        #expect(band.stretch(-pull) == -band.stretch(pull))
      }
      #expect(abs(band.clamp(1e308, to: -1e308...0) / dimension - 1) < 1e-15)
    }
  }

  @Test func `it begins with the slope c, and the slope is the derivative`() {
    for band in Self.bands {
      #expect(band.slope(0) == band.coefficient)
      for pull in Self.pulls where pull > 1e-3 && pull < 100 * band.dimension {
        let step = 1e-4 * pull
        let difference = (band.stretch(pull + step) - band.stretch(pull - step)) / (2 * step)
        #expect(abs(difference / band.slope(pull) - 1) < 1e-7)
      }
    }
  }

  @Test func `it pulls alike both ways`() {
    for band in Self.bands {
      for pull in Self.pulls {
        #expect(band.stretch(-pull) == -band.stretch(pull) && band.slope(-pull) == band.slope(pull))
        let stretch = 0.4 * band.dimension
        #expect(band.distance(stretch: -stretch) == band.distance(stretch: stretch).map { -$0 })
      }
    }
  }

  @Test func `no pull reaches the dimension`() {
    for band in Self.bands {
      #expect(band.distance(stretch: band.dimension) == nil)
      #expect(band.distance(stretch: -2 * band.dimension) == nil)
      #expect(band.distance(stretch: .infinity) == nil && band.distance(stretch: 0) == 0)
    }
    #expect(
      RubberBand(coefficient: .leastNonzeroMagnitude, dimension: 844).distance(stretch: 100) == nil)
  }

  @Test(arguments: [RubberBand(dimension: 0), RubberBand(coefficient: 0, dimension: 812)])
  func `without a dimension or a coefficient it is a hard stop`(wall: RubberBand) {
    #expect(wall.clamp(-30, to: 0...100) == 0 && wall.clamp(130, to: 0...100) == 100)
    #expect(wall.slope(5) == 0 && wall.distance(stretch: 0) == 0)
    #expect(wall.distance(stretch: 1) == nil)
  }

  @Test func `inside the limits nothing changes, at them nothing jumps, and back`() throws {
    let band = RubberBand(dimension: 390)
    for range in [0...1000.0, -64...3000, 5...5] {
      for value in [range.lowerBound, (range.lowerBound + range.upperBound) / 2, range.upperBound] {
        #expect(band.clamp(value, to: range) == value && band.unclamp(value, from: range) == value)
      }
      for beyond in [1e-9, 0.5, 100, 4000] {
        for raw in [range.lowerBound - beyond, range.upperBound + beyond] {
          let shown = band.clamp(raw, to: range)
          #expect(abs(try #require(band.unclamp(shown, from: range)) - raw) < 1e-10)
          #expect(abs(shown - range.nearest(to: raw)) <= 0.55 * beyond + 1e-12)
        }
      }
      #expect(band.unclamp(range.upperBound + 390, from: range) == nil)
    }
  }

  @Test func `the mirrored range bands the mirrored value`() {
    let band = RubberBand(dimension: 390)
    for value in [-500, -64.5, -64, 12, 300, 301, 4000] {
      #expect(band.clamp(value, to: -64...300) == -band.clamp(-value, to: -300...64))
    }
  }

  static let zoomBands = [(1, 3), (0.25, 4), (1, 1), (0.001, 1000)].map {
    ZoomBand(minimum: $0.0, maximum: $0.1)
  }

  @Test func `the asked scale undoes the shown scale`() throws {
    for band in Self.zoomBands {
      for factor in [1e-3, 0.1, 0.5, 0.99, 1, 1.01, 2, 10, 1e3] {
        for scale in [band.minimum * factor, band.maximum * factor] {
          let (back, error) = (band.unclamp(band.clamp(scale)), .ulpOfOne * (factor + 1 / factor))
          #expect(abs(try #require(back) / scale - 1) < 8 * error)
        }
      }
    }
  }

  @Test func `more is never less, within half the minimum and twice the maximum`() {
    for band in Self.zoomBands {
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
