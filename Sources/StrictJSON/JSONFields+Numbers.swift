/// Numbers and lists of numbers.
extension JSONFields {
  /// A number of a domain.
  public func number(_ name: String, _ domain: NumberDomain = .any) throws(FieldError) -> Double {
    try domain.check(self[name], path: path(name))
  }

  /// A number of a domain that may be left out.
  public func number(
    _ name: String, _ domain: NumberDomain = .any, default value: Double
  ) throws(FieldError) -> Double { has(name) ? try number(name, domain) : value }

  /// A whole number.
  public func whole(_ name: String) throws(FieldError) -> Int { Int(try number(name, .whole)) }

  /// The index of one of so many elements; without a default it must be there.
  package func index(
    _ name: String, of count: Int, default value: Int? = nil
  ) throws(FieldError) -> Int {
    if let value, !has(name) { return value }
    return Int(try number(name, .index(of: count)))
  }

  /// A list of numbers of a domain, of any length.
  public func numbers(_ name: String, _ domain: NumberDomain = .any) throws(FieldError) -> [Double]
  {
    try each(name, "a list, each \(domain.words)") { value, path throws(FieldError) in
      try domain.check(value, path: path)
    }
  }

  /// A list of as many numbers as there are labels.
  public func numbers(
    _ name: String, _ labels: [String], _ domain: NumberDomain = .any
  ) throws(FieldError) -> [Double] {
    try Self.numbers(self[name], labels, domain, path: path(name))
  }

  /// A list of as many numbers as there are labels, wherever it is.
  public static func numbers(
    _ value: JSONValue?, _ labels: [String], _ domain: NumberDomain = .any, path: String
  ) throws(FieldError) -> [Double] {
    let expected = "[\(labels.joined(separator: ", "))]"
    guard case .array(let elements) = value else {
      throw FieldError(path, expected: expected, found: value)
    }
    guard elements.count == labels.count else {
      throw FieldError(path, "expected \(expected), found a list of \(elements.count)")
    }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      numbers.append(try domain.check(element, path: "\(path)[\(index)]"))
    }
    return numbers
  }

  /// A list of at least one number, each greater than the one before.
  package func ascending(
    _ name: String, _ domain: NumberDomain = .any
  ) throws(FieldError) -> [Double] {
    var last: Double?
    let numbers = try each(name, "a list of numbers") { value, path throws(FieldError) in
      let number = try domain.check(value, path: path)
      if let last { _ = try NumberDomain.above(last, "the one before").check(value, path: path) }
      last = number
      return number
    }
    guard !numbers.isEmpty else {
      throw FieldError(path(name), "expected at least one number, found an empty list")
    }
    return numbers
  }
}
