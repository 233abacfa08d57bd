import Foundation

/// A number and its standard error in as many digits as they are worth.
package enum UncertainNumber {
  /// `10.9256 ± 0.0057`: two digits of the error, and the number as far as they go.
  package static func text(_ value: Double, _ error: Double) -> String {
    guard value.isFinite else { return "beyond numbers" }
    guard error.isFinite else { return "\(value.general()), left open" }
    guard error > 0 else { return value.general() }
    let exponent = Int(log10(error).rounded(.down))
    guard abs(value) < 1e9, exponent > -12, exponent < 9 else {
      return "\(value.general()) ± \(String(format: "%.2g", error))"
    }
    let decimals = max(0, 1 - exponent)
    return "\(value.fixed(decimals)) ± \(error.fixed(decimals))"
  }
}

extension Double {
  /// With so many decimals; a dash for what is no number.
  func fixed(_ decimals: Int) -> String { isFinite ? String(format: "%.\(decimals)f", self) : "-" }

  /// With so many digits at most.
  func general(_ digits: Int = 6) -> String { String(format: "%.\(digits)g", self) }
}
