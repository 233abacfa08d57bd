/// What distinguishes UIKit's and the articles' laws: ``ScrollLaw/dynamics``.
public struct ScrollDynamics: Hashable, Sendable {
  /// How the law is evaluated.
  public let frames: FrameRule

  /// What it does beyond an edge; nil where that is UIKit's.
  public let edge: ScrollEdge?

  /// The closed form in continuous time: the limit of ever shorter frames, which no device has.
  public static var continuous: ScrollDynamics { ScrollDynamics(frames: .continuous, edge: nil) }

  /// The closed form through UIKit's frames at a constant frame interval, in seconds; the same at every display rate.
  ///
  /// The default of a scroll view, at 1/60 s.
  public static func uiKit(frameInterval: Double) -> ScrollDynamics {
    ScrollDynamics(frames: .through(interval: frameInterval), edge: nil)
  }

  /// UIKit's per-frame arithmetic at the times at which frames are requested.
  ///
  /// The first frame after a release is a whole frame; the interval given here, in seconds, is used
  /// for it when no frame came shortly before.
  public static func uiKitFrames(frameInterval: Double) -> ScrollDynamics {
    ScrollDynamics(frames: .stepped(interval: frameInterval), edge: nil)
  }

  /// Springs beyond an edge: one after a hit, one after a release there.
  public static func springs(hit: DampedSpring, released: DampedSpring) -> ScrollDynamics {
    ScrollDynamics(frames: .continuous, edge: .springs(hit: hit, released: released))
  }

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
      edge.kind == .springs
        ? ScrollDynamics(frames: .continuous, edge: edge)
        : ScrollDynamics(frames: frames, edge: nil)
    }
    set {
      let hadSprings = edge.kind == .springs
      frames = newValue.frames
      if hadSprings || newValue.edge != nil { edge = newValue.edge ?? .uiKit }
      let isNew = hadSprings || newValue.edge != nil
      if isNew, stop.distance == 0, stop != .never { stop.distance = StopRule.uiKit.distance }
    }
  }
}
