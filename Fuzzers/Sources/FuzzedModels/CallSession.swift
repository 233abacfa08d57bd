import COverscroll
import OverscrollABI

/// Calls of the C interface with any ids, codes and numbers: no call traps or touches memory that is not
/// the caller's, and what is drawn is a number.
///
/// An id may be 0, never handed out, destroyed, or that of another kind of thing. Fuzzers play what libFuzzer
/// generates, the tests random bytes.
public struct CallSession {
  /// What there is to create.
  enum Kind: CaseIterable {
    case scroller, drawer, scrollingDrawer, pager, pictureInPicture, dial, thrown, nested, popTrack
  }

  /// The most things at a time: the fewer, the more happens to each.
  private static let limit = 20

  var input: FuzzInput

  /// All that was ever created, and may be destroyed.
  private var things: [(id: UInt32, kind: Kind)] = []

  /// What is wrong; nil while all is well.
  var flaw: String?

  /// Plays an input; what is wrong, and nil while all is well.
  public static func flaw(in input: FuzzInput) -> String? {
    var session = CallSession(input: input)
    while !session.input.isEmpty, session.flaw == nil { session.call() }
    for thing in session.things { _ = overscroll_destroy(thing.id) }
    return session.flaw
  }

  private init(input: FuzzInput) { self.input = input }

  /// A thing: mostly one that was created, as what it is.
  private mutating func thing() -> (id: UInt32, kind: Kind) {
    let choice = input.byte()
    guard choice < 250, !things.isEmpty else {
      return (UInt32(choice) << 8 | UInt32(input.byte()), input.pick(Kind.allCases))
    }
    var thing = things[choice % things.count]
    if input.byte() > 250 { thing.kind = input.pick(Kind.allCases) }
    return thing
  }

  /// An id: mostly one that was handed out.
  mutating func id() -> UInt32 { thing().id }

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
  private mutating func call() {
    switch input.below(20) {
    case 0: if things.count < Self.limit { create(input.pick(Kind.allCases)) }
    case 1...7:
      let (id, kind) = thing()
      touch(id, kind)
    case 8...11: advance(id())
    case 12:
      let (id, kind) = thing()
      configure(id, kind)
    case 13...17:
      let (id, kind) = thing()
      call(id, kind)
    case 18: callPhysics()
    default: callAny()
    }
  }

  /// Keeps what was created.
  mutating func keep(_ status: OverscrollStatus, _ id: UInt32, _ kind: Kind) {
    guard status == OVERSCROLL_OK else { return }
    if id == 0 { flaw = "created, and has no id" }
    things.append((id, kind))
  }

  /// What is true of every kind.
  private mutating func callAny() {
    let (id, kind) = thing()
    var (time, copy, diagnostics) = (0.0, UInt32(0), OverscrollDiagnostics())
    switch input.below(7) {
    case 0:
      _ = overscroll_destroy(id)
      if things.count == Self.limit { things.removeAll { $0.id == id } }
    case 1: if things.count < Self.limit { keep(overscroll_clone(id, &copy), copy, kind) }
    case 2: _ = overscroll_assign(id, self.id())
    case 3: _ = overscroll_diagnostics(id, &diagnostics)
    case 4: _ = overscroll_rest_time(id, nil)
    case 5: _ = overscroll_resume(id, input.time())
    default:
      if overscroll_rest_time(id, &time) == OVERSCROLL_OK, time.isNaN { flaw = "rests at no time" }
    }
  }

  /// Notes a flaw unless all are numbers.
  mutating func require(_ status: OverscrollStatus, _ numbers: Double...) {
    guard status == OVERSCROLL_OK, !numbers.allSatisfy(\.isFinite) else { return }
    flaw = "not a number: \(numbers)"
  }
}
