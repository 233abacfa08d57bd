/// What one event meant to pan, pinch and tap.
///
/// Act on them in this order: ``lost`` first; then, of a move, ``pan`` before ``pinch``; of a lift,
/// ``pinch`` before ``pan``, so that the end of the touch settles what the pinch left; ``tap`` last.
public struct TouchActions: Hashable, Sendable {
  /// How a touch before ended whose up was lost: cancelled, or failed.
  public var lost: PanAction?

  /// What the event meant to the pan.
  public var pan: PanAction?

  /// What the event meant to the pinch.
  public var pinch: PinchAction?

  /// The tap that a lift made.
  public var tap: TapAction?

  /// Whether the event was let through.
  ///
  /// A down or a move is if a finger came down or was down, with sane numbers and its time in order; a
  /// lift is whenever its finger was down.
  public var isAdmitted: Bool

  /// Creates the actions of an event that was refused, or of one that was let through.
  public init(isAdmitted: Bool = false) { self.isAdmitted = isAdmitted }
}
