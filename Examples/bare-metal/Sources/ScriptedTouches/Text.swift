/// Writes text a character at a time, without the string machinery, which is larger than the library.
public struct Text {
  private let put: (CChar) -> Void

  /// Creates a writer.
  public init(_ put: @escaping (CChar) -> Void) { self.put = put }

  /// Writes ASCII text.
  public func write(_ text: StaticString) {
    text.withUTF8Buffer { for byte in $0 { put(CChar(truncatingIfNeeded: byte)) } }
  }

  /// Writes a whole number.
  public func write(_ number: Int) {
    if number >= 10 { write(number / 10) }
    put(CChar(truncatingIfNeeded: 48 + number % 10))
  }

  /// Writes 16 hexadecimal digits.
  public func write(bits: UInt64) {
    for digit in 1...UInt64(16) {
      let value = bits &>> (64 &- 4 &* digit) & 15
      put(CChar(truncatingIfNeeded: value < 10 ? 48 + value : 87 + value))
    }
  }
}
