/// What an event has come to, of the fingers on something.
public enum Touched: UInt8, Hashable, Sendable {
  /// Nothing: the event was refused and counted.
  case nothing
  /// The first finger touched.
  case first
  /// The only finger touched again: its lift was lost, and a new touch starts.
  case again
  /// A second finger touched, a third took over from one of two, or one of two touched elsewhere, for its lift was lost.
  case joined
  /// A finger moved, and the fingers do not drag yet.
  case followed
  /// A finger moved, and the fingers have left the slop: a drag began.
  case began
  /// A finger moved, and the drag goes on.
  case moved
  /// One of two fingers lifted, or was taken away; or the one that took over from both says where it is.
  case left
  /// The last finger lifted.
  case lifted
  /// The last finger, or all of them, were taken away.
  case cancelled
}
