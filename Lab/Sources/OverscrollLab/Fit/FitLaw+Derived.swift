import Foundation
import ScrollFitting

/// What follows from the numbers of a law, for comparison with others.
struct DerivedNumber {
  let name: String
  let unit: String
  /// Of the numbers of a recording, and its last input.
  let value: @Sendable (FitNumbers, Double) -> Double

  init(
    _ name: String, _ unit: String, _ value: @escaping @Sendable (FitNumbers, Double) -> Double
  ) {
    self.name = name
    self.unit = unit
    self.value = value
  }
}

extension FitLaw {
  /// What follows from the law's own numbers.
  var derived: [DerivedNumber] {
    switch self {
    case .critical:
      [DerivedNumber("k", "1/s²") { n, _ in n[0] * n[0] }]
    case .oscillator:
      [
        DerivedNumber("zeta", "") { n, _ in n[1] / (2 * n[0].squareRoot()) },
        DerivedNumber("omega0", "1/s") { n, _ in n[0].squareRoot() },
      ]
    case .uiKit:
      // The poles are p and p + r: product k, sum c.
      [
        DerivedNumber("k", "1/s²") { n, _ in n[1] * (n[0] + n[1]) },
        DerivedNumber("zeta", "") { n, _ in
          (2 * n[1] + n[0]) / (2 * (n[1] * (n[0] + n[1])).squareRoot())
        },
      ]
    case .deceleration:
      [
        DerivedNumber("d", "") { n, _ in exp(-n[0] / 1000) },
        DerivedNumber("stop", "pt/s") { n, end in abs(n[2]) * exp(-n[0] * end) },
      ]
    case .stopping:
      [DerivedNumber("d", "") { n, _ in exp(-n[0] / 1000) }]
    case .zoomBand:
      [
        DerivedNumber("largest", "") { n, _ in n[0] * (1 + n[3]) },
        DerivedNumber("smallest", "") { n, _ in n[1] / (1 + n[3]) },
      ]
    case .rubberBand, .bandSlope, .eased, .program, .paced, .parabola:
      []
    }
  }
}
