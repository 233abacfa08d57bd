/// What a host saves of a dial: its angle.
public struct DialState: Hashable, Sendable {
  /// The angle, in radians, all turns counted.
  public var angle: Double

  /// Creates a state.
  public init(angle: Double) { self.angle = angle }
}

extension Dial {
  /// What to save: the angle at which it rests or, while it moves, will rest.
  public var state: DialState { DialState(angle: destination) }

  /// Stands at the saved angle immediately, or at the limit nearest to it.
  ///
  /// What this causes is returned by the next call.
  ///
  /// - Returns: false, and nothing happens, for a number that makes no sense (it is counted) and while a finger
  ///   holds it.
  @discardableResult
  public mutating func restore(_ state: DialState) -> Bool {
    guard abs(state.angle) <= ScrollExtent.farthest else {
      body.fingers.countNonFinite()
      return false
    }
    guard !isTracking else { return false }
    body.events = turn(to: state.angle, animated: false)
    return true
  }
}

#if !hasFeature(Embedded)
  extension DialState: Codable {}
#endif
