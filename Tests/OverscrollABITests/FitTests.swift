import COverscroll
import OverscrollABI
import ScrollFitting
import ScrollTestSupport
import Testing

extension InterfaceTests {
  @Suite struct FitTests {
    static let times = (0..<48).map { Double($0) / 60 }

    /// The laws that C knows: those up to the band's slope.
    static let laws = FitLaw.allCases.filter { $0.rawValue <= FitLaw.bandSlope.rawValue }

    /// A law's curve with rounding to thirds, and what it is fitted from.
    static func samples(_ law: FitLaw) -> (inputs: [Double], outputs: [Double]) {
      let inputs: [Double] =
        switch law {
        case .stopping: [400, -900, 1800, 3200, 5100]
        case .rubberBand: [0, 60, 200, -480, 900, 1500]
        case .bandSlope: [0, 40, 90, -160, 250, 400]
        default: times
        }
      let numbers: SIMD4<Double> =
        switch law {
        case .critical: SIMD4(10.9, 4300, 0.009, 0)
        case .oscillator: SIMD4(120, 14, 30, 3500)
        case .uiKit: SIMD4(2.002, 9.9967, 35, 3800)
        case .deceleration: SIMD4(2.002, 12, 2500, 0)
        case .stopping: SIMD4(2.002, 10, 0, 0)
        case .rubberBand, .bandSlope: SIMD4(0.55, 812, 0, 0)
        case .zoomBand, .eased, .program, .paced, .parabola:
          preconditionFailure("C has no such law")
        }
      let all = FitNumbers(lowHalf: numbers, highHalf: .zero)
      return (inputs, inputs.map { (law.point(at: $0, all).value * 3).rounded() / 3 })
    }

    private func create(
      _ law: FitLaw, _ method: Int32, _ change: (inout OverscrollFitDef) -> Void = { _ in }
    ) -> OverscrollFit {
      var def = overscroll_fit_def()
      (def.law, def.method) = (Int32(law.rawValue), method)
      def.display_scale = 3
      change(&def)
      let (inputs, outputs) = Self.samples(law)
      var fit = OverscrollFit()
      #expect(overscroll_fit_create(&def, inputs, outputs, Int32(inputs.count), &fit) == 0)
      return fit
    }

    @Test(arguments: Self.laws)
    func `least squares: every round and the result are Swift's to the bit`(law: FitLaw) {
      let (inputs, outputs) = Self.samples(law)
      var squares = LeastSquares(law, to: [FitSeries(inputs: inputs, outputs: outputs)])
      let (fit, count) = (create(law, 0), Int32(inputs.count))
      defer { _ = overscroll_destroy(fit.id) }
      var (now, result) = (OverscrollFitProgress(), OverscrollFitResult())
      for _ in 0..<100 where !squares.isFinished {
        squares.step()
        #expect(overscroll_fit_step(fit, 1, &now) == 0)
        let own = squares.parameters(ofSeries: 0)
        #expect(now.parameters == (own[0], own[1], own[2], own[3]))
        #expect((now.is_finished != 0) == squares.isFinished)
      }
      #expect(now.is_finished == 1 && Int(now.steps) == squares.rounds)

      #expect(overscroll_fit_result(fit, &result) == 0)
      // Known no better than to pixels of a third of a point.
      let (spread, floor) = (squares.certainty.spread, 1 / (3 * 12.0.squareRoot()))
      let growth = spread > 0 ? max(spread, floor) / spread : 1
      let errors = squares.certainty.standardErrors.map { $0 * growth }
      #expect(result.quantisation_floor == floor && result.standard_errors.0 == errors[0])
      #expect(result.standard_errors.1 == errors[1])
      #expect(result.correlations.1 == squares.certainty.correlations[0][1])
      #expect(result.correlations.0 == 1 && result.correlations.4 == result.correlations.1)
      #expect((result.is_open.0 != 0) == squares.certainty.isOpen(0))
      let counts = [result.freedom, result.sample_count, result.parameter_count].map(Int.init)
      #expect(counts == [squares.certainty.freedom, inputs.count, law.parameterCount])
      #expect(Int(result.shared_count) == law.sharedCount && result.singular_values.0 == 1)
      var (curve, same) = (inputs.map { _ in 0.0 }, inputs.map { _ in Double.nan })
      #expect(overscroll_fit_evaluate(fit, inputs, count, &curve) == 0)
      let own = (0..<4).map { squares.parameters(ofSeries: 0)[$0] }
      #expect(overscroll_fit_law_evaluate(Int32(law.rawValue), own, inputs, count, &same) == 0)
      #expect(same == curve)
      #expect((result.is_vague.0 != 0) == (errors[0] > 0.25 * abs(own[0])))
      let largest = zip(curve, outputs).reduce(0) { max($0, abs($1.0 - $1.1)) }
      #expect(result.largest_error == largest && result.largest_error_pixels == 3 * largest)
    }

    @Test(arguments: Self.laws) func `descent: every step is Swift's to the bit`(law: FitLaw) {
      let (inputs, outputs) = Self.samples(law)
      var descent = DescentFit(law, to: FitSeries(inputs: inputs, outputs: outputs))
      let fit = create(law, 1)
      defer { _ = overscroll_destroy(fit.id) }
      for _ in 0..<300 where !descent.isFinished {
        let move = descent.step()
        var now = OverscrollFitProgress()
        #expect(overscroll_fit_step(fit, 1, &now) == 0)
        let numbers = descent.parameters
        #expect(now.parameters == (numbers[0], numbers[1], numbers[2], numbers[3]))
        #expect(now.rms == descent.rms)
        if case .moved(let place, let isUp) = move {
          #expect(now.moved == Int32(place) && (now.is_up != 0) == isUp)
        } else {
          #expect(now.moved == -1)
        }
      }
    }

    @Test func `a start, first sizes and what is fixed are taken`() {
      var now = OverscrollFitProgress()
      let descent = create(.critical, 1) {
        ($0.has_start, $0.start) = (1, (10, 4000, 0, 0))
        ($0.has_sizes, $0.sizes) = (1, (0.25, 100, 0.002, 0))
      }
      defer { _ = overscroll_destroy(descent.id) }
      #expect(overscroll_fit_step(descent, 0, &now) == 0)
      #expect(now.steps == 0 && Int(now.move) == OVERSCROLL_FIT_STARTED && now.moved == -1)
      #expect(now.parameters == (10, 4000, 0, 0) && now.sizes == (0.25, 100, 0.002, 0))

      let half = create(.uiKit, 0) {
        ($0.has_start, $0.start) = (1, (2.002, 9.9967, 0, 100))
        $0.is_fixed = (1, 1, 0, 0)
      }
      defer { _ = overscroll_destroy(half.id) }
      #expect(overscroll_fit_step(half, 100, &now) == 0)
      #expect(now.parameters.0 == 2.002 && now.parameters.1 == 9.9967)
      #expect(abs(now.parameters.3 - 3800) < 5)
    }

    @Test func `invalid numbers are refused, and nothing is written`() {
      let (inputs, outputs) = Self.samples(.critical)
      let changes: [(inout OverscrollFitDef) -> Void] = [
        { $0.law = 7 }, { $0.law = -1 }, { $0.method = 2 }, { $0.display_scale = -1 },
        { $0.display_scale = .nan }, { $0.is_fixed = (1, 0, 0, 0) },
        { ($0.has_start, $0.is_fixed) = (1, (1, 1, 1, 0)) },
        { ($0.has_start, $0.start.1) = (1, .infinity) },
        { ($0.method, $0.has_sizes) = (1, 1) }, { ($0.method, $0.precision) = (1, 0) },
      ]
      for (index, change) in changes.enumerated() {
        var (def, fit) = (overscroll_fit_def(), OverscrollFit(id: 7))
        change(&def)
        let status = overscroll_fit_create(&def, inputs, outputs, Int32(inputs.count), &fit)
        #expect(status == OVERSCROLL_INVALID_ARGUMENT && fit.id == 7, "\(index)")
      }
      var (def, fit) = (overscroll_fit_def(), OverscrollFit())
      #expect(overscroll_fit_create(nil, inputs, outputs, 48, &fit) == OVERSCROLL_NULL_POINTER)
      #expect(overscroll_fit_create(&def, nil, outputs, 48, &fit) == OVERSCROLL_NULL_POINTER)
      #expect(overscroll_fit_create(&def, inputs, outputs, 48, nil) == OVERSCROLL_NULL_POINTER)
      #expect(overscroll_fit_create(&def, inputs, outputs, 3, &fit) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_fit_create(&def, inputs, outputs, -1, &fit) == OVERSCROLL_INVALID_ARGUMENT)
      var broken = outputs
      broken[5] = .nan
      #expect(overscroll_fit_create(&def, inputs, broken, 48, &fit) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_fit_step(OverscrollFit(id: 0), 1, nil) == OVERSCROLL_STALE_ID)
      #expect(overscroll_destroy(OverscrollFit(id: 99).id) == OVERSCROLL_STALE_ID)
    }

    @Test(arguments: 0..<60) func `insane samples trap nowhere and give no NaN`(seed: Int) {
      var dice = SeededGenerator(seed)
      let sizes = [0, 0x1p-1074, 2000 * 0x1p-1074, 1e-300, 1e-9, 1, 1000, 1e12]
      let count = 4 + dice.below(20)
      let number = { (dice: inout SeededGenerator) -> Double in
        dice.pick(sizes) * Double(dice.below(2001) - 1000) / 1000
      }
      let inputs = (0..<count).map { _ in number(&dice) }
      let outputs = (0..<count).map { _ in number(&dice) }
      for law in Self.laws {
        for method in 0..<2 {
          var def = overscroll_fit_def()
          (def.law, def.method) = (Int32(law.rawValue), Int32(method))
          var (fit, now) = (OverscrollFit(), OverscrollFitProgress())
          let status = overscroll_fit_create(&def, inputs, outputs, Int32(count), &fit)
          guard status == OVERSCROLL_OK else { continue }
          defer { _ = overscroll_destroy(fit.id) }
          #expect(overscroll_fit_step(fit, 60, &now) == 0)
          var result = OverscrollFitResult()
          #expect(overscroll_fit_result(fit, &result) == 0)
          var curve = [Double](repeating: .nan, count: count)
          #expect(overscroll_fit_evaluate(fit, inputs, Int32(count), &curve) == 0)
          let numbers =
            curve + [
              now.rms, now.parameters.0, now.parameters.3, result.rms, result.largest_error,
              result.standard_errors.0, result.standard_errors.1, result.correlations.1,
              result.weakest.0, result.singular_values.0, result.singular_values.1,
            ]
          #expect(!numbers.contains { $0.isNaN }, "\(law), method \(method)")
        }
      }
    }
  }
}
