/// A JSON value: what was read, or what will be written.
///
/// Truth values and numbers are kept apart, and an object keeps the order of its members, so an
/// output line is written as it was composed.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number; finite when it was read.
  case number(Double)
  /// A number as written that is too large for a `Double`, such as 1e999.
  case oversized(String)
  /// A string.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Named members, in order, no name twice.
  case object([Member])

  /// One named value of an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String

    /// The value.
    public var value: JSONValue

    /// Creates a member.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The member of that name, or `nil` when there is none or this is no object.
  ///
  /// - Complexity: O(members).
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// A number, or `null` for a question without an answer.
  public static func optional(_ number: Double?) -> JSONValue {
    number.map(JSONValue.number) ?? .null
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// An object with its members in the order written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

extension JSONValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// A number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// A list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue {
  /// The value in the words of an error message: `-1`, `a string "abc"`, `an object`.
  public var found: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): JSONWriter.text(value)
    case .oversized(let text): "\(text.prefix(40)), beyond the largest number (1.8e308)"
    case .string(let value): "a string \(JSONWriter.line(.string(String(value.prefix(40)))))"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
