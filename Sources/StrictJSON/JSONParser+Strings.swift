extension JSONParser {
  /// A string in quotation marks: UTF-8, escapes resolved, whole surrogate pairs only.
  mutating func string() throws(JSONError) -> String {
    index += 1
    var text: [UInt8] = []
    while true {
      guard index < bytes.count else { throw error("expected a closing quotation mark") }
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw error("a string that is not UTF-8")
        }
        index += 1
        return string
      case UInt8(ascii: "\\"):
        text += try escape().utf8
      case 0..<0x20:
        throw error("expected no control character in a string, found byte \(byte)")
      default:
        text.append(byte)
        index += 1
      }
    }
  }

  private mutating func escape() throws(JSONError) -> String {
    index += 1
    let byte = peek
    let simple: [UInt8: String] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let character = simple[byte] {
      index += 1
      return character
    }
    guard byte == UInt8(ascii: "u") else { throw unexpected("an escape such as \\n or \\u0041") }
    index += 1
    var units = [try hexadecimal()]
    if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
      index += 2
      units.append(try hexadecimal())
    }
    guard let character = String(validating: units, as: UTF16.self) else {
      throw error("half of a surrogate pair")
    }
    return character
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw unexpected("four hexadecimal digits") }
    index += 4
    return unit
  }
}
