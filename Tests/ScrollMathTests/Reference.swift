import Foundation

/// One value of an elementary function, as Reference/elementary.py computes them.
struct ReferenceValue {
  var function: String
  var argument: Double
  var second: Double
  /// The nearest double.
  var nearest: Double
  /// The true value less the nearest double, in ulp.
  var rest: Double

  /// What a computed value is off by, in ulp of the true value.
  func error(of computed: Double) -> Double {
    let ulp = max(nearest.ulp, Double.leastNonzeroMagnitude)
    return abs((computed - nearest) / ulp - rest)
  }

  /// All values.
  static let all: [ReferenceValue] = {
    guard
      let url = Bundle.module.url(
        forResource: "elementary", withExtension: "txt", subdirectory: "Reference"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").compactMap(ReferenceValue.init(line:))
  }()

  private init?(line: Substring) {
    let fields = line.split(separator: " ")
    let bits = fields.dropFirst().prefix(3).compactMap { UInt64($0, radix: 16) }
    guard fields.count == 5, bits.count == 3, let rest = Double(fields[4]) else { return nil }
    function = String(fields[0])
    (argument, second) = (Double(bitPattern: bits[0]), Double(bitPattern: bits[1]))
    nearest = Double(bitPattern: bits[2])
    self.rest = rest
  }
}
