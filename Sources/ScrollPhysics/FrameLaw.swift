internal import ScrollMath

/// UIScrollView's own arithmetic: one step per display frame, whatever the frame's length.
///
/// With dt in ms, v in pt/ms, d the deceleration rate:
///
/// ```
/// E(u) = 1 + u + u²/2 for u >= -0.5, else exp(u)
/// D = E(dt ln d),  K = E(-0.01005 dt)
/// inside    x += v d (1-D)/(1-d)                              v *= D
/// outside   x = edge + K (x - edge) + K v d (1-D)/(1-d)       v *= K D
/// crossing  dt is split by distance: the first part inside, the rest outside
/// at rest   inside at |v| < 10 pt/s; outside at |x - edge| < 0.5 pt with v negligible
/// ```
///
/// At a constant frame interval this is ``ScrollLaw/uiKit(_:frameInterval:)`` in steps; where display
/// intervals vary (80, 120, 60 Hz within one flight) only the steps tell. Use ``ScrollLaw`` for motion
/// that does not depend on the display.
///
/// Source: device recordings, errors of 1e-6 pt. Grade A.
///
/// - Complexity: O(1) per frame, no allocation.
public struct FrameLaw: Hashable, Sendable {
  /// The state carried from frame to frame.
  public struct State: Hashable, Sendable {
    /// Offset, in points; not rounded to pixels.
    public var offset: Double

    /// The carried velocity, in pt/s: the finger's after a release, also beyond an edge.
    public var velocity: Double

    /// Creates a state.
    public init(offset: Double, velocity: Double) {
      self.offset = offset
      self.velocity = velocity
    }
  }

  /// The deceleration rate.
  public let rate: DecelerationRate

  /// r = -1000 ln d, in 1/s, kept because a logarithm per frame is wasted.
  let decay: Double

  /// p, in 1/s.
  let pull: Double

  /// Creates the law for a deceleration rate.
  public init(_ rate: DecelerationRate = .normal) {
    self.rate = rate
    self.decay = rate.decayConstant
    self.pull = ScrollEdge.uiKitPull
  }

  /// Evaluates a law in steps, by its rate and its pull beyond an edge; UIKit's where it has no such part.
  public init(_ law: ScrollLaw) {
    rate = law.decelerationRate
    decay = law.decay
    pull = law.edge.pull ?? ScrollEdge.uiKitPull
  }

  /// E(u): what UIKit uses for e^u.
  static func kept(_ u: Double) -> Double { u >= -0.5 ? 1 + u + u * u / 2 : Double.exp(u) }

  /// 1 - E(u), without cancellation for small u.
  static func lost(_ u: Double) -> Double { u >= -0.5 ? -u * (1 + u / 2) : -Double.expMinusOne(u) }

  /// ln E(u), without cancellation for small u.
  static func logKept(_ u: Double) -> Double { u >= -0.5 ? Double.log(onePlus: u + u * u / 2) : u }

  /// The state one frame later.
  ///
  /// - Parameters:
  ///   - state: now.
  ///   - interval: the frame's length, in seconds; 0, negative and NaN change nothing.
  ///   - range: the offset bounds.
  public func step(
    _ state: State, by interval: Double, in range: ClosedRange<Double>
  ) -> State {
    var factor = 1.0
    return coast(state, by: interval, in: range, factor: &factor, doublesAtEdge: false)
  }

  /// Whether UIKit ends the motion in this frame.
  public func isAtRest(_ state: State, in range: ClosedRange<Double>) -> Bool {
    guard abs(state.velocity) < StopRule.uiKit.speed else { return false }
    return abs(state.offset - range.nearest(to: state.offset)) < StopRule.uiKit.distance
  }
}

extension ClosedRange where Bound == Double {
  /// The value of the range that is nearest to a number.
  package func nearest(to value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
