/// Writes JSON on one line.
public enum JSONWriter {
  /// The value as one line of JSON, without the line break.
  ///
  /// - Precondition: every number is finite.
  public static func line(_ value: JSONValue) -> String {
    var text = ""
    append(value, to: &text)
    return text
  }

  /// A number in the fewest digits that read back as the same number (17 at most).
  ///
  /// - Precondition: the number is finite; JSON has no word for the others.
  public static func text(_ number: Double) -> String {
    precondition(number.isFinite, "number must be finite")
    // Whole numbers as such: 56, not 56.0. Below 2^53 every one of them is exact.
    if number.rounded() == number, abs(number) < 9_007_199_254_740_992 {
      return String(Int64(number))
    }
    return String(number)
  }

  private static func append(_ value: JSONValue, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += JSONWriter.text(number)
    case .oversized(let written): text += written
    case .string(let string): appendQuoted(string, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        append(element, to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        appendQuoted(member.name, to: &text)
        text += ":"
        append(member.value, to: &text)
      }
      text += "}"
    }
  }

  private static func appendQuoted(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      // The two line separators are legal in JSON, but break readers that split on them.
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
