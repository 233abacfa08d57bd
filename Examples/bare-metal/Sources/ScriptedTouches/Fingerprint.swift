public import Overscroll

/// A hash of numbers to the last bit: FNV-1a with 64 bits, of the bytes of their bit patterns.
public struct Fingerprint: Sendable {
  /// The hash so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of nothing.
  public init() {}

  /// Adds 8 bytes, the lowest first.
  public mutating func add(_ bits: UInt64) {
    for byte in 0..<UInt64(8) {
      value = (value ^ (bits &>> (8 &* byte) & 0xff)) &* 0x100_0000_01b3
    }
  }

  /// Adds a number by its bits.
  public mutating func add(_ number: Double) { add(number.bitPattern) }

  /// Adds a point by its coordinates.
  public mutating func add(_ point: Vector2) {
    add(point.x)
    add(point.y)
  }
}
