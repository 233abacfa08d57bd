import Foundation

/// A number and its standard error in as many digits as they are worth.
enum UncertainNumber {
  /// `10.9256 ± 0.0057`: two digits of the error, and the number as far as they go.
  static func text(_ value: Double, _ error: Double) -> String {
    guard value.isFinite else { return "beyond numbers" }
    guard error.isFinite else { return "\(general(value)), left open" }
    guard error > 0 else { return general(value) }
    let exponent = Int(log10(error).rounded(.down))
    guard abs(value) < 1e9, exponent > -12, exponent < 9 else {
      return "\(general(value)) ± \(String(format: "%.2g", error))"
    }
    let decimals = max(0, 1 - exponent)
    return "\(fixed(value, decimals)) ± \(fixed(error, decimals))"
  }

  static func fixed(_ number: Double, _ digits: Int) -> String {
    guard number.isFinite else { return "-" }
    return String(format: "%.\(digits)f", number)
  }

  static func general(_ number: Double, _ digits: Int = 6) -> String {
    String(format: "%.\(digits)g", number)
  }
}
