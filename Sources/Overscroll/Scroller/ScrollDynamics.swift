/// How a released scroller moves: the law itself, UIKit's numbers, its frames, or the articles' springs.
public enum ScrollDynamics: Hashable, Sendable {
  /// The closed form in continuous time; the same at every display rate. The default.
  case continuous

  /// The closed form through UIKit's frames at a constant frame interval, in seconds.
  case uiKit(frameInterval: Double)

  /// UIKit's per-frame arithmetic at the frame times of ``Scroller/advance(to:)``.
  ///
  /// The first frame after a release is a whole frame; the interval given here, in seconds, is used
  /// for it when no frame came shortly before.
  case uiKitFrames(frameInterval: Double)

  /// Deceleration inside, springs beyond an edge: one after a hit, one after a release there.
  case springs(hit: DampedSpring, released: DampedSpring)

  /// The law for a deceleration rate.
  public func law(_ rate: DecelerationRate) -> ScrollLaw {
    switch self {
    case .continuous: .continuous(rate)
    case .uiKit(let interval), .uiKitFrames(let interval):
      interval > 0 && interval <= 1
        ? .uiKit(rate, frameInterval: interval) : .continuous(rate)
    case .springs(let hit, let released): .springs(rate, hit: hit, released: released)
    }
  }
}
