import Foundation
import ScrollFitting

/// What follows from the numbers of a law, for comparison with others: of the numbers of a recording, and its last input.
typealias DerivedNumber = (
  name: String, unit: String, value: @Sendable (FitNumbers, Double) -> Double
)

extension FitLaw {
  /// What follows from the law's own numbers.
  var derived: [DerivedNumber] {
    switch self {
    case .critical: [("k", "1/s²", { n, _ in n[0] * n[0] })]
    case .oscillator:
      [
        ("zeta", "", { n, _ in n[1] / (2 * n[0].squareRoot()) }),
        ("omega0", "1/s", { n, _ in n[0].squareRoot() }),
      ]
    case .uiKit:
      // The poles are p and p + r: product k, sum c.
      [
        ("k", "1/s²", { n, _ in n[1] * (n[0] + n[1]) }),
        ("zeta", "", { n, _ in (2 * n[1] + n[0]) / (2 * (n[1] * (n[0] + n[1])).squareRoot()) }),
      ]
    case .deceleration:
      [
        ("d", "", { n, _ in exp(-n[0] / 1000) }),
        ("stop", "pt/s", { n, end in abs(n[2]) * exp(-n[0] * end) }),
      ]
    case .stopping: [("d", "", { n, _ in exp(-n[0] / 1000) })]
    case .zoomBand:
      [
        ("largest", "", { n, _ in n[0] * (1 + n[3]) }),
        ("smallest", "", { n, _ in n[1] / (1 + n[3]) }),
      ]
    case .rubberBand, .bandSlope, .eased, .program, .paced, .parabola: []
    }
  }
}
