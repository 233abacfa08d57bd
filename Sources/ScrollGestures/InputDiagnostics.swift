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

  /// Downs that changed nothing, because two pointers were already down; one of them may take over when another lifts.
  public var extraPointer: Int {
    get { Int(extraPointerCount) }
    set { extraPointerCount = UInt16(clamping: newValue) }
  }

  /// Downs, acted on, of a pointer that was already down because its up was lost.
  public var lostUp: Int {
    get { Int(lostUpCount) }
    set { lostUpCount = UInt16(clamping: newValue) }
  }

  /// What a host probably does wrong, judged by the latest events and frames; nil while all looks well.
  public var suspicion: HostSuspicion? {
    if slowMoves >= 3 { return .milliseconds }
    if framelessCatches >= 2 { return .noFrames }
    return isFrameStanding ? .frameStands : nil
  }

  // Stored small: everything that takes input keeps them.
  private var nonFiniteCount: UInt32 = 0
  private var reversedTimeCount: UInt32 = 0
  private var unknownPointerCount: UInt32 = 0
  private var extraPointerCount: UInt16 = 0
  private var lostUpCount: UInt16 = 0
  /// How many moves in a row came long after the event before.
  private var slowMoves: UInt8 = 0
  /// How many touches in a row stopped what no frame had shown moving.
  private var framelessCatches: UInt8 = 0
  /// Whether something moves, and the latest frame was of the same time as the one before.
  package var isFrameStanding = false

  /// Creates counters that stand at zero.
  package init() {}

  /// All ignored events together.
  ///
  /// A lift with an impossible time or place still lifts, but is counted here: its time was ignored.
  public var ignoredEvents: Int { nonFinite &+ reversedTime &+ unknownPointer &+ extraPointer }

  /// How long after the event before a move is late, 4, in seconds: a display's 240 Hz in milliseconds.
  ///
  /// Source: chosen. Grade D.
  private static let longInterval = 4.0

  /// Notes a move so long after the event before, in seconds.
  @inline(__always)
  mutating func noteMove(after interval: Double) {
    slowMoves = interval < Self.longInterval ? 0 : max(slowMoves, slowMoves &+ 1)
  }

  /// Notes a touch that stopped what moved, and whether frames had shown that it moved.
  package mutating func noteCatch(hasFrames: Bool) {
    framelessCatches = hasFrames ? 0 : max(framelessCatches, framelessCatches &+ 1)
  }

  /// Both counts together, for a host that asks several recognisers.
  package static func + (a: InputDiagnostics, b: InputDiagnostics) -> InputDiagnostics {
    var sum = InputDiagnostics()
    sum.nonFinite = a.nonFinite &+ b.nonFinite
    sum.reversedTime = a.reversedTime &+ b.reversedTime
    sum.unknownPointer = a.unknownPointer &+ b.unknownPointer
    sum.extraPointer = a.extraPointer &+ b.extraPointer
    sum.lostUp = a.lostUp &+ b.lostUp
    sum.slowMoves = max(a.slowMoves, b.slowMoves)
    sum.framelessCatches = max(a.framelessCatches, b.framelessCatches)
    sum.isFrameStanding = a.isFrameStanding || b.isFrameStanding
    return sum
  }
}

/// What a host probably does wrong.
public enum HostSuspicion: UInt8, Hashable, Sendable, CaseIterable {
  /// Times are given in milliseconds: moves of a finger come seconds apart, and nothing is ever flung.
  case milliseconds = 1
  /// `advance(to:)` is not called: touches stop what moves, and no frame has shown it in the second before.
  case noFrames
  /// Frames have a time that stays the same while something moves.
  case frameStands
}
