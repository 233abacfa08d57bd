/// Reads the numbers that recordings are made of, straight from the bytes.
///
/// Ten million rows are twenty million numbers; making a `String` of each takes most of a minute. A plain
/// decimal of at most 15 digits is a whole number below 2⁵³ over a power of ten up to 10²², both exact
/// in a `Double`, so one division gives the nearest `Double` (Clinger). Everything else is left to who
/// knows more.
package enum PlainNumber {
  /// The number that the bytes spell, spaces around it allowed; nil unless it is a plain decimal.
  package static func read(_ bytes: ArraySlice<UInt8>) -> Double? {
    var index = bytes.startIndex
    var end = bytes.endIndex
    while index < end, isSpace(bytes[index]) { index += 1 }
    while end > index, isSpace(bytes[end - 1]) { end -= 1 }
    var isNegative = false
    if index < end, bytes[index] == UInt8(ascii: "-") {
      isNegative = true
      index += 1
    }
    var whole: UInt64 = 0
    var digits = 0
    var decimals = 0
    var isFraction = false
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        whole = 10 * whole + UInt64(byte - UInt8(ascii: "0"))
        digits += 1
        if isFraction { decimals += 1 }
        // Leading zeros are no digits.
        if whole == 0, !isFraction { digits = 1 }
        guard digits <= 15 else { return nil }
      } else if byte == UInt8(ascii: "."), !isFraction, digits > 0 {
        isFraction = true
      } else {
        return nil
      }
    }
    guard digits > 0, !isFraction || decimals > 0 else { return nil }
    let number = Double(whole) / powers[decimals]
    return isNegative ? -number : number
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }

  /// The powers of ten from 0 to 15, all exact.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
