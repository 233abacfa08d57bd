import ScrollPhysics
import StrictJSON

extension Domain {
  /// Of a size whose square and whose products with physical constants can be written.
  static let moderate = Domain(words: "a number of a size up to 1e150") { abs($0) <= 1e150 }

  /// The same, greater than 0.
  static let moderatePositive = Domain(words: "a number > 0 and <= 1e150") {
    $0 > 0 && $0 <= 1e150
  }

  /// The same, 0 or more.
  static let moderateNonnegative = Domain(words: "a number >= 0 and <= 1e150") {
    $0 >= 0 && $0 <= 1e150
  }

  /// Whole, within limits.
  static func whole(_ range: ClosedRange<Int>) -> Domain {
    Domain(words: "a whole number from \(range.lowerBound) to \(range.upperBound)") { number in
      number.rounded() == number && number >= Double(range.lowerBound)
        && number <= Double(range.upperBound)
    }
  }
}

extension Inputs {
  /// A number of a moderate size.
  func physical(_ name: String) throws(EvalError) -> Double { try number(name, .moderate) }

  /// A number, or a default where the field was left out.
  func number(_ name: String, _ domain: Domain, or standard: Double) throws(EvalError) -> Double {
    has(name) ? try number(name, domain) : standard
  }

  /// A number, or nil where the field is null or was left out.
  func optionalNumber(_ name: String, _ domain: Domain) throws(EvalError) -> Double? {
    guard let value = self[name], value != .null else { return nil }
    return try domain.check(value, path: "inputs.\(name)")
  }

  /// A truth value.
  func bool(_ name: String, or standard: Bool? = nil) throws(EvalError) -> Bool {
    let path = "inputs.\(name)"
    guard let value = self[name] else {
      if let standard { return standard }
      throw EvalError(path, "missing, expected true or false")
    }
    guard case .bool(let truth) = value else {
      throw EvalError(path, expected: "true or false", found: value)
    }
    return truth
  }

  /// One of a few words.
  func choice(_ name: String, _ words: [String]) throws(EvalError) -> String {
    let path = "inputs.\(name)"
    let expected = "one of \(words.joined(separator: " "))"
    guard let value = self[name] else { throw EvalError(path, "missing, expected \(expected)") }
    guard case .string(let word) = value, words.contains(word) else {
      throw EvalError(path, expected: expected, found: value)
    }
    return word
  }

  /// A list that must have something in it.
  func list(_ name: String) throws(EvalError) -> [JSONValue] {
    let path = "inputs.\(name)"
    guard let value = self[name] else { throw EvalError(path, "missing, expected a list") }
    guard case .array(let elements) = value else {
      throw EvalError(path, expected: "a list", found: value)
    }
    return elements
  }

  /// Pairs of a time in milliseconds and a number, times not falling, as seconds and numbers.
  func events(_ name: String) throws(EvalError) -> [(time: Double, value: Double)] {
    var events: [(time: Double, value: Double)] = []
    for (index, element) in try list(name).enumerated() {
      let path = "inputs.\(name)[\(index)]"
      guard case .array(let pair) = element, pair.count == 2 else {
        throw EvalError(path, expected: "a pair [ms, number]", found: element)
      }
      let time = try Domain.moderate.check(pair[0], path: "\(path)[0]") / 1000
      if let last = events.last, time < last.time {
        throw EvalError("\(path)[0]", expected: "a time not before the last", found: pair[0])
      }
      events.append((time, try Domain.moderate.check(pair[1], path: "\(path)[1]")))
    }
    return events
  }

  /// Two limits in order.
  func range(_ low: String, _ high: String) throws(EvalError) -> ClosedRange<Double> {
    let lower = try physical(low)
    let upper = try physical(high)
    guard lower <= upper else {
      throw EvalError(
        "inputs.\(high)", expected: "a number >= \(low) (\(JSONWriter.text(lower)))",
        found: .number(upper))
    }
    return lower...upper
  }

  /// A motion at the times asked for, in seconds.
  func samples(_ state: (Double) -> MotionState) throws(EvalError) -> JSONValue {
    .array(
      try numbers("times", .nonnegative).map { time in
        let state = state(time)
        return [
          "t": .number(time), "value": .number(state.value), "velocity": .number(state.velocity),
        ]
      })
  }

  /// The spring of `mass`, `stiffness` and `ratio`.
  func feelSpring() throws(EvalError) -> DampedSpring {
    let mass = try number("mass", .moderatePositive)
    let stiffness = try number("stiffness", .moderatePositive)
    try requireRepresentable("stiffness / mass", stiffness / mass)
    return DampedSpring(
      mass: mass, stiffness: stiffness, dampingRatio: try number("ratio", .moderateNonnegative))
  }

  /// The motion of that spring `from` `to` with `v0`.
  func feelSpringMotion(_ spring: DampedSpring) throws(EvalError) -> SpringMotion {
    let (from, to, v0) = (try physical("from"), try physical("to"), try physical("v0"))
    try spring.requireRepresentableMotion(displacement: from - to, velocity: v0)
    return SpringMotion(spring, from: from, to: to, velocity: v0)
  }
}

extension MotionState {
  /// The same moment as seen in other units of length.
  func scaled(_ factor: Double) -> MotionState {
    MotionState(value: value * factor, velocity: velocity * factor)
  }
}
