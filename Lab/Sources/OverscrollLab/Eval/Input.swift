public import StrictJSON

/// Why a line cannot be answered: the path of the field, what was expected, what was found.
public typealias EvalError = FieldError

/// What a question has to give: a value read from a field, or made of other inputs.
struct Input<Value>: Sendable {
  /// The fields, in the order of the documentation.
  let names: [String]
  /// The value; an error where a field is missing or outside its domain.
  let read: @Sendable (JSONFields) throws(EvalError) -> Value

  init(_ names: String..., read: @escaping @Sendable (JSONFields) throws(EvalError) -> Value) {
    self.names = names
    self.read = read
  }

  /// Makes a value of other inputs, or refuses what does not go together.
  init<each Part>(
    _ parts: repeat Input<each Part>,
    make: @escaping @Sendable (repeat each Part) throws(EvalError) -> Value
  ) {
    var names: [String] = []
    for part in repeat each parts { names += part.names }
    self.names = names
    read = { fields throws(EvalError) in
      try make(repeat try (each parts).read(fields))
    }
  }
}

extension Input {
  static func number(
    _ name: String, _ domain: NumberDomain = .moderate, default value: Double? = nil
  ) -> Input where Value == Double {
    Input(name) { fields throws(EvalError) in
      if let value, !fields.has(name) { return value }
      return try fields.number(name, domain)
    }
  }

  static func size(_ name: String) -> Input where Value == Double { number(name, .size) }

  static func length(_ name: String) -> Input where Value == Double { number(name, .length) }

  /// A number; nil where it is null or left out.
  static func optional(_ name: String) -> Input where Value == Double? {
    Input(name) { fields throws(EvalError) in
      fields[name] ?? .null == .null ? nil : try fields.number(name, .moderate)
    }
  }

  /// A whole number within limits.
  static func whole(_ name: String, _ range: ClosedRange<Int>) -> Input where Value == Int {
    let limits = Double(range.lowerBound)...Double(range.upperBound)
    let words = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let domain = NumberDomain(words: words) { $0.rounded() == $0 && limits.contains($0) }
    return Input(.number(name, domain)) { Int($0) }
  }

  static func numbers(_ name: String, _ domain: NumberDomain = .moderate) -> Input
  where Value == [Double] {
    Input(name) { fields throws(EvalError) in try fields.numbers(name, domain) }
  }

  /// The times to be answered for.
  static func times(_ name: String = "times") -> Input where Value == [Double] {
    numbers(name, .elapsed)
  }

  static func flag(_ name: String, default value: Bool? = nil) -> Input where Value == Bool {
    Input(name) { fields throws(EvalError) in
      if let value, !fields.has(name) { return value }
      return try fields.flag(name)
    }
  }

  /// One of two words: whether it is the second.
  static func either(_ name: String, _ first: String, _ second: String) -> Input
  where Value == Bool {
    Input(name) { fields throws(EvalError) in
      switch fields[name] {
      case .string(first): return false
      case .string(second): return true
      case let other:
        throw EvalError(fields.path(name), expected: "one of \(first) \(second)", found: other)
      }
    }
  }

  /// One of the cases, by its name.
  static func choice(_ name: String) -> Input where Value: CaseIterable & SendableMetatype {
    Input(name) { fields throws(EvalError) in try fields.choice(name) }
  }

  /// Two limits in order.
  static func range(
    _ low: String = "min", _ high: String = "max", in domain: NumberDomain = .moderate
  ) -> Input where Value == ClosedRange<Double> {
    Input(.number(low, domain), .number(high, domain)) { lower, upper throws(EvalError) in
      _ = try NumberDomain.atLeast(lower, low).check(.number(upper), path: "inputs.\(high)")
      return lower...upper
    }
  }

  /// Pairs of a time in milliseconds and a number; times do not fall.
  static func events(_ name: String) -> Input where Value == [TimedNumber] {
    Input(name) { fields throws(EvalError) in
      var last = -Double.infinity
      return try fields.each(name, "a list") { value, path throws(EvalError) in
        let pair = try JSONFields.numbers(value, ["ms", "number"], .moderate, path: path)
        guard pair[0] >= last else {
          throw EvalError(
            "\(path)[0]", expected: "a time not before the last", found: .number(pair[0]))
        }
        last = pair[0]
        return (time: pair[0] / 1000, value: pair[1])
      }
    }
  }

  /// What an object gives that has these fields and no others.
  func read(_ value: JSONValue?, path: String, what: String) throws(EvalError) -> Value {
    let object = try JSONFields(value, path: path)
    try object.allow(names, in: what)
    return try read(object)
  }

  /// An object within, by its own inputs.
  static func object(_ name: String, _ element: Input) -> Input {
    Input(name) { fields throws(EvalError) in
      try element.read(fields[name], path: fields.path(name), what: name)
    }
  }

  /// A list of objects, by the inputs of one.
  static func objects<Element>(_ name: String, _ what: String, _ element: Input<Element>) -> Input
  where Value == [Element] {
    Input(name) { fields throws(EvalError) in
      try fields.each(name, "a list of objects") { value, path throws(EvalError) in
        try element.read(value, path: path, what: what)
      }
    }
  }
}

/// A number that came at a time, in seconds.
typealias TimedNumber = (time: Double, value: Double)

extension NumberDomain {
  /// Of a size whose square and whose products with physical constants can be written.
  static let moderate = NumberDomain(words: "a number of a size up to 1e150") { abs($0) <= 1e150 }

  /// The same, more than 0.
  static let size = NumberDomain(words: "a number > 0 and <= 1e150") { $0 > 0 && $0 <= 1e150 }

  /// The same, 0 or more.
  static let length = NumberDomain(words: "a number >= 0 and <= 1e150") { $0 >= 0 && $0 <= 1e150 }

  static let sign = NumberDomain(words: "1 or -1") { abs($0) == 1 }

  /// As long as motions are followed.
  static let elapsed = NumberDomain(words: "a time from 0 to 1e12 s") { (0...1e12).contains($0) }

  static let upToOne = NumberDomain(words: "a number > 0 and <= 1") { $0 > 0 && $0 <= 1 }

  static let bounce = NumberDomain(words: "a number > -1 and <= 1") { $0 > -1 && $0 <= 1 }
}

/// Refuses a combination of numbers that overflows or vanishes although each is fine.
func requireRepresentable(
  _ name: String, _ number: Double, path: String = "inputs"
) throws(EvalError) {
  guard number.isFinite, number > 0 else {
    throw EvalError(path, "\(name) is not representable (overflow)")
  }
}
