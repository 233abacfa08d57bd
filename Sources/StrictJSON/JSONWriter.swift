/// Writes JSON on one line.
public enum JSONWriter {
  /// The value as one line of JSON, without the line break.
  ///
  /// - Precondition: every number is finite.
  public static func line(_ value: JSONValue) -> String {
    var text: [UInt8] = []
    append(value, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the value as one line of JSON, without the line break, in UTF-8.
  ///
  /// Many lines in one buffer are written several times as fast as line by line.
  ///
  /// - Precondition: every number is finite.
  package static func append(_ value: JSONValue, to text: inout [UInt8]) {
    switch value {
    case .null: text.append(contentsOf: "null".utf8)
    case .bool(let flag): text.append(contentsOf: (flag ? "true" : "false").utf8)
    case .number(let number): append(number, to: &text)
    case .oversized(let written): text.append(contentsOf: written.utf8)
    case .string(let string): appendQuoted(string, to: &text)
    case .array(let elements):
      text.append(UInt8(ascii: "["))
      var isFirst = true
      for element in elements {
        if !isFirst { text.append(UInt8(ascii: ",")) }
        isFirst = false
        append(element, to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let members): append(members, to: &text)
    }
  }

  /// Appends an object of these members, in their order.
  package static func append(_ members: [JSONValue.Member], to text: inout [UInt8]) {
    text.append(UInt8(ascii: "{"))
    var isFirst = true
    for member in members {
      if !isFirst { text.append(UInt8(ascii: ",")) }
      isFirst = false
      appendQuoted(member.name, to: &text)
      text.append(UInt8(ascii: ":"))
      append(member.value, to: &text)
    }
    text.append(UInt8(ascii: "}"))
  }

  /// A number in the fewest digits that read back as the same number (17 at most).
  ///
  /// - Precondition: the number is finite; JSON has no word for the others.
  public static func text(_ number: Double) -> String {
    var text: [UInt8] = []
    append(number, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private static func append(_ number: Double, to text: inout [UInt8]) {
    precondition(number.isFinite, "number must be finite")
    guard number.rounded() == number, abs(number) < 9_007_199_254_740_992 else {
      text.append(contentsOf: number.description.utf8)
      return
    }
    var whole = UInt64(abs(number))
    if number < 0 { text.append(UInt8(ascii: "-")) }
    let first = text.count
    repeat {
      text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: whole % 10))
      whole /= 10
    } while whole > 0
    text[first...].reverse()
  }

  private static func appendQuoted(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    let first = text.count
    text.append(contentsOf: string.utf8)
    // Mostly there is nothing to escape.
    let isPlain = text[first...].allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if !isPlain {
      text.removeSubrange(first...)
      for scalar in string.unicodeScalars { append(scalar, to: &text) }
    }
    text.append(UInt8(ascii: "\""))
  }

  /// A character of a string, escaped where it has to be.
  private static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    switch scalar {
    case "\"": text.append(contentsOf: "\\\"".utf8)
    case "\\": text.append(contentsOf: "\\\\".utf8)
    case "\n": text.append(contentsOf: "\\n".utf8)
    case "\r": text.append(contentsOf: "\\r".utf8)
    case "\t": text.append(contentsOf: "\\t".utf8)
    // The two line separators are legal in JSON, but break readers that split on them.
    case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      text.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
    default: text.append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
  }
}
