/// Reads one JSON text (RFC 8259), strictly.
///
/// Foundation's decoder takes trailing commas, keeps one of two members with the same name, and
/// says of a number such as 1e999 only that the whole text is bad. Here nothing is guessed: the first
/// two are errors with their column, the last is kept as written (``JSONValue/oversized(_:)``).
///
/// - Complexity: O(bytes); nesting is limited to 128.
public struct JSONParser {
  /// The deepest nesting of lists and objects that is read; more is an error, not a full stack.
  package static let maximumDepth = 128

  /// U+FEFF in UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let bytes: [UInt8]
  var index = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a text of UTF-8 that holds one value and nothing else.
  public static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes)
    // Not part of the text, says RFC 8259, and may be overlooked; some editors write it into every file.
    if bytes.starts(with: byteOrderMark) { parser.index = byteOrderMark.count }
    let value = try parser.value()
    parser.skipSpace()
    guard parser.index == bytes.count else { throw parser.unexpected("the end of the text") }
    return value
  }

  /// Reads a text that holds one value and nothing else.
  public static func parse(_ text: String) throws(JSONError) -> JSONValue {
    try parse(Array(text.utf8))
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try nested { parser throws(JSONError) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(JSONError) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw unexpected("a JSON value")
    }
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    guard depth < Self.maximumDepth else {
      throw error("nested more than \(Self.maximumDepth) deep")
    }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    index += 1
    var elements: [JSONValue] = []
    if skip("]") { return .array(elements) }
    while true {
      elements.append(try value())
      if skip("]") { return .array(elements) }
      guard skip(",") else { throw unexpected("\",\" or \"]\"") }
    }
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    index += 1
    var members: [JSONValue.Member] = []
    var names: Set<String> = []
    if skip("}") { return .object(members) }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw unexpected("a name in quotation marks") }
      let start = index
      let name = try string()
      guard names.insert(name).inserted else {
        index = start
        throw error("the name \(JSONWriter.line(.string(name))) twice in one object")
      }
      guard skip(":") else { throw unexpected("\":\"") }
      members.append(JSONValue.Member(name, try value()))
      if skip("}") { return .object(members) }
      guard skip(",") else { throw unexpected("\",\" or \"}\"") }
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw unexpected("a JSON value") }
    index += word.utf8.count
    return value
  }

  /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`, correctly rounded.
  private mutating func number() throws(JSONError) -> JSONValue {
    let start = index
    if peek == UInt8(ascii: "-") { index += 1 }
    if peek == UInt8(ascii: "0") { index += 1 } else { try digits() }
    if peek == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      index += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { return .oversized(text) }
    return .number(number)
  }

  private mutating func digits() throws(JSONError) {
    let start = index
    while case UInt8(ascii: "0")...UInt8(ascii: "9") = peek { index += 1 }
    guard index > start else { throw unexpected("a digit") }
  }
}

extension JSONParser {
  /// The byte at hand; 0, which no rule accepts, past the end.
  var peek: UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  func error(_ reason: String) -> JSONError { JSONError(column: index + 1, reason: reason) }

  func unexpected(_ expected: String) -> JSONError {
    guard index < bytes.count else { return error("expected \(expected), found the end") }
    let rest = bytes[index...].prefix(12)
    let character = String(decoding: rest, as: UTF8.self).first ?? "?"
    return error("expected \(expected), found \(JSONWriter.line(.string(String(character))))")
  }
}
