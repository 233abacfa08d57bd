/// How many input events were out of order, and in which way.
///
/// Input from a screen, a browser or a script is never trusted and never fatal: an event that makes
/// no sense changes nothing and is counted here.
public struct InputDiagnostics: Hashable, Sendable {
  /// Events ignored because a coordinate or time was NaN, infinite or beyond any surface (1e9 pt).
  public var nonFinite: Int {
    get { Int(nonFiniteCount) }
    set { nonFiniteCount = UInt32(clamping: newValue) }
  }

  /// Events ignored because their time lay before the previous event's, or before zero.
  public var reversedTime: Int {
    get { Int(reversedTimeCount) }
    set { reversedTimeCount = UInt32(clamping: newValue) }
  }

  /// Moves, ups and cancels ignored because their pointer was not down.
  public var unknownPointer: Int {
    get { Int(unknownPointerCount) }
    set { unknownPointerCount = UInt32(clamping: newValue) }
  }

  /// Downs ignored because two pointers were already down.
  public var extraPointer: Int {
    get { Int(extraPointerCount) }
    set { extraPointerCount = UInt32(clamping: newValue) }
  }

  /// Downs, acted on, of a pointer that was already down because its up was lost.
  public var lostUp: Int {
    get { Int(lostUpCount) }
    set { lostUpCount = UInt32(clamping: newValue) }
  }

  // Stored small: everything that takes input keeps them.
  private var nonFiniteCount: UInt32 = 0
  private var reversedTimeCount: UInt32 = 0
  private var unknownPointerCount: UInt32 = 0
  private var extraPointerCount: UInt32 = 0
  private var lostUpCount: UInt32 = 0

  /// Creates counters that stand at zero.
  public init() {}

  /// All ignored events together.
  ///
  /// A lift with an impossible time or place still lifts, but is counted here: its time was ignored.
  public var ignoredEvents: Int { nonFinite &+ reversedTime &+ unknownPointer &+ extraPointer }

  /// Both counts together, for a host that asks several recognisers.
  public static func + (a: InputDiagnostics, b: InputDiagnostics) -> InputDiagnostics {
    var sum = InputDiagnostics()
    sum.nonFinite = a.nonFinite &+ b.nonFinite
    sum.reversedTime = a.reversedTime &+ b.reversedTime
    sum.unknownPointer = a.unknownPointer &+ b.unknownPointer
    sum.extraPointer = a.extraPointer &+ b.extraPointer
    sum.lostUp = a.lostUp &+ b.lostUp
    return sum
  }
}
