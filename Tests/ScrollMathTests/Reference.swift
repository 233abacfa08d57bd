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
    abs((computed - nearest) / max(nearest.ulp, Double.leastNonzeroMagnitude) - rest)
  }

  /// All values: a line with a function's name, and below it lines of its values.
  static let all: [ReferenceValue] = {
    guard
      let url = Bundle.module.url(
        forResource: "elementary", withExtension: "txt", subdirectory: "Reference"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    var (values, function): ([ReferenceValue], Substring) = ([], "")
    for line in text.split(separator: "\n") {
      if line.contains(" ") {
        values += line.split(separator: ",").compactMap { ReferenceValue(function, $0) }
      } else {
        function = line
      }
    }
    return values
  }()

  private init?(_ function: Substring, _ value: Substring) {
    let fields = value.split(separator: " ")
    let numbers = fields.dropLast().compactMap { UInt64($0, radix: 16) }.map(
      Double.init(bitPattern:))
    guard numbers.count == fields.count - 1, 2...3 ~= numbers.count,
      let rest = Double(fields[numbers.count])
    else { return nil }
    (self.function, argument, nearest) = (String(function), numbers[0], numbers[numbers.count - 1])
    second = numbers.count == 3 ? numbers[1] : 0
    self.rest = rest
  }
}
