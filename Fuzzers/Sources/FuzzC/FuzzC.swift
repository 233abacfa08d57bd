import COverscroll
import FuzzInput
import FuzzedModels
import OverscrollABI

/// Calls of the C interface with any ids, codes and numbers: no call traps or touches memory that is not
/// the caller's, and what is drawn is a number.
///
/// An id may be 0, never handed out, destroyed, or that of another kind of thing.
@main enum FuzzC {
  static func main() {
    Fuzzer.run { start, count in
      var session = Session(FuzzInput(Fuzzer.bytes(start, count)))
      while !session.input.isEmpty { session.call() }
      session.destroyAll()
      return 0
    }
  }
}

/// What one input has made and not necessarily destroyed.
struct Session {
  var input: FuzzInput
  /// All that was ever created.
  private(set) var ids: [UInt32] = []

  init(_ input: FuzzInput) { self.input = input }

  /// An id: mostly one that was handed out.
  mutating func id() -> UInt32 {
    let choice = input.byte()
    if choice >= 250 || ids.isEmpty { return UInt32(choice) << 8 | UInt32(input.byte()) }
    return ids[choice % ids.count]
  }

  /// A code: mostly a small one.
  mutating func code() -> Int32 {
    switch input.byte() {
    case 255: .max
    case 254: .min
    case 253: -1
    case let byte: Int32(byte % 12)
    }
  }

  /// A count of elements that are there, or one that is refused.
  mutating func count(_ most: Int) -> Int32 {
    switch input.byte() {
    case 255: .min
    case 254: -1
    case let byte: Int32(byte % (most + 1))
    }
  }

  mutating func numbers(_ count: Int) -> [Double] { (0..<count).map { _ in input.number() } }

  /// Puts numbers or bytes anywhere into a definition, which has no pointers in it.
  mutating func disturb<Definition>(_ definition: inout Definition) {
    withUnsafeMutableBytes(of: &definition) { bytes in
      for _ in 0..<input.below(4) {
        if input.bool() {
          let place = input.byte() % (bytes.count / 8)
          bytes.storeBytes(of: input.number(), toByteOffset: place * 8, as: Double.self)
        } else {
          bytes[(input.byte() * 256 + input.byte()) % bytes.count] = UInt8(input.byte())
        }
      }
    }
  }

  /// Something else to call.
  mutating func call() {
    switch input.below(16) {
    case 0...1: create()
    case 2...5: touch()
    case 6...7: advance()
    case 8: configure()
    case 9...10: callScroller()
    case 11: callSheet()
    case 12: callPager()
    case 13: callThing()
    case 14: callNested()
    default: callAny()
    }
  }

  /// Keeps what was created.
  mutating func keep(_ status: OverscrollStatus, _ id: UInt32) {
    guard status == OVERSCROLL_OK else { return }
    if id == 0 { Fuzzer.fail("created, and has no id") }
    ids.append(id)
  }

  /// What is true of every kind.
  private mutating func callAny() {
    let id = id()
    var (time, copy, diagnostics) = (0.0, UInt32(0), OverscrollDiagnostics())
    switch input.below(6) {
    case 0: _ = overscroll_destroy(id)
    case 1: if ids.count < 64 { keep(overscroll_clone(id, &copy), copy) }
    case 2: _ = overscroll_assign(id, self.id())
    case 3: _ = overscroll_diagnostics(id, &diagnostics)
    case 4: _ = overscroll_rest_time(id, nil)
    default:
      if overscroll_rest_time(id, &time) == OVERSCROLL_OK, time.isNaN {
        Fuzzer.fail("rests at no time")
      }
    }
  }

  mutating func destroyAll() {
    for id in ids { _ = overscroll_destroy(id) }
  }
}

/// Ends the program unless all are numbers.
func require(_ status: OverscrollStatus, _ numbers: Double...) {
  guard status == OVERSCROLL_OK else { return }
  if !numbers.allSatisfy(\.isFinite) { Fuzzer.fail("not a number: \(numbers)") }
}
