import Overscroll

/// The bytes of an input, read as what a host may hand in: mostly sane, sometimes not.
///
/// Where the bytes end, so does the input: ``isEmpty``, and all that is read from then on is 0.
public struct FuzzInput {
  private let bytes: [UInt8]
  private var position = 0

  /// The time of the latest event or frame, in seconds.
  public private(set) var now = 0.0

  /// Reads the bytes of an input.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether everything is read.
  public var isEmpty: Bool { position >= bytes.count }

  /// The next byte.
  public mutating func byte() -> Int {
    guard !isEmpty else { return 0 }
    position += 1
    return Int(bytes[position - 1])
  }

  /// A whole number from 0 on, below a limit of at most 256.
  public mutating func below(_ limit: Int) -> Int { byte() % limit }

  /// One of two.
  public mutating func bool() -> Bool { byte() & 1 == 1 }

  /// One of some.
  public mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[below(choices.count)]
  }

  /// The numbers that are no places on a screen.
  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1e12, -1e12, 1e15, 1e300, -1e300, 1e-300, 1e-9, -1e-3,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.998,
  ]

  /// A number: two bytes a place on a screen; a first byte from 240 on, one of the odd ones; 239, any
  /// number at all.
  public mutating func number() -> Double {
    let first = byte()
    if first >= 240 { return Self.odd[first - 240] }
    if first == 239 {
      var bits: UInt64 = 0
      for _ in 0..<8 { bits = bits << 8 | UInt64(byte()) }
      return Double(bitPattern: bits)
    }
    return Double(first * 256 + byte()) / 40 - 300
  }

  /// A number that is one, from -1 to 3.
  public mutating func share() -> Double { Double(byte()) / 64 - 1 }

  /// A time: mostly a little after the one before, sometimes the same, long after, before or none.
  public mutating func time() -> Double {
    let step = byte()
    switch step {
    case 255: return .nan
    case 254: return now - share()
    case 253: return number()
    case 252: now += Double(byte()) * 1000
    case 240..<252: now += Double(step - 239)
    default: now += Double(step) / 4000
    }
    return now
  }

  /// A place.
  public mutating func point() -> Vector2 { Vector2(number(), number()) }

  /// A size, not necessarily a possible one.
  public mutating func size() -> Size2 { Size2(number(), number()) }
}
