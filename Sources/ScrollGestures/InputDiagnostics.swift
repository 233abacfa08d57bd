/// How many input events were out of order, and in which way.
///
/// Input from a screen, a browser or a script is never trusted and never fatal: an event that makes
/// no sense changes nothing and is counted here.
public struct InputDiagnostics: Hashable, Sendable {
  /// Events ignored because a coordinate or time was NaN, infinite or beyond any surface (1e9 pt).
  public var nonFinite = 0

  /// Events ignored because their time lay before the previous event's, or before zero.
  public var reversedTime = 0

  /// Moves, ups and cancels ignored because their pointer was not down.
  public var unknownPointer = 0

  /// Downs ignored because two pointers were already down.
  public var extraPointer = 0

  /// Downs, acted upon, of a pointer that was already down because its up was lost.
  public var lostUp = 0

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
