/// What distinguishes UIKit's and the articles' laws: ``ScrollLaw/dynamics``.
public enum ScrollDynamics: Hashable, Sendable {
  /// The closed form in continuous time: the limit of ever shorter frames, which no device has.
  case continuous

  /// The closed form through UIKit's frames at a constant frame interval, in seconds; the same at every display rate.
  ///
  /// The default of a scroll view, at 1/60 s.
  case uiKit(frameInterval: Double)

  /// UIKit's per-frame arithmetic at the times at which frames are requested.
  ///
  /// The first frame after a release is a whole frame; the interval given here, in seconds, is used
  /// for it when no frame came shortly before.
  case uiKitFrames(frameInterval: Double)

  #if !OVERSCROLL_LIST_ONLY
    /// Springs beyond an edge: one after a hit, one after a release there.
    case springs(hit: DampedSpring, released: DampedSpring)
  #endif

  /// The law for a deceleration rate.
  public func law(_ rate: DecelerationRate) -> ScrollLaw {
    var law = ScrollLaw.continuous(rate)
    law.dynamics = self
    return law.inForce(bouncing: true)
  }
}

extension ScrollLaw {
  /// How it is evaluated, or which springs it has: ``frames`` and ``edge`` in one word.
  ///
  /// Springs become the edge; every other word sets the frames, and UIKit's edge where there were springs.
  /// Such an edge only fades: where ``stop`` says nothing of distances, it takes UIKit's.
  public var dynamics: ScrollDynamics {
    get {
      #if !OVERSCROLL_LIST_ONLY
        if case .springs(let hit, let released) = edge {
          return .springs(hit: hit, released: released)
        }
      #endif
      return switch frames {
      case .continuous: .continuous
      case .through(let interval): .uiKit(frameInterval: interval)
      case .stepped(let interval): .uiKitFrames(frameInterval: interval)
      }
    }
    set {
      let hadSprings = edge.inheritsWhatIsSeen
      if hadSprings { edge = .uiKit }
      switch newValue {
      case .continuous: frames = .continuous
      case .uiKit(let interval): frames = .through(interval: interval)
      case .uiKitFrames(let interval): frames = .stepped(interval: interval)
      #if !OVERSCROLL_LIST_ONLY
        case .springs(let hit, let released):
          (frames, edge) = (.continuous, .springs(hit: hit, released: released))
      #endif
      }
      let isNew = hadSprings || edge.inheritsWhatIsSeen
      if isNew, stop.distance == 0, stop != .never { stop.distance = StopRule.uiKit.distance }
    }
  }
}
