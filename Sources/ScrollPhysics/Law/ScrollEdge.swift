/// What a released scroll view does beyond an edge: the law, without a start.
///
/// | | motion | seen in |
/// |---|---|---|
/// | `pull` | the deceleration goes on, drawn in by e^(-pt) | UIKit |
/// | `springs` | a spring after a hit, another after a release | the articles |
/// | `spring` | a spring, and what it takes of a velocity | Flutter, GTK, Firefox, Compose on iOS, Chromium, Windows' ports |
/// | `parabola` | constant deceleration out, smoothstep back | Android |
/// | `bezier` | two timed Bézier curves | Chromium on Windows |
/// | `flickable` | constant deceleration out, 0.4 s back | Qt |
/// | `stop` | ends on the edge | Android with stretch or glow, WebKitGTK, Compose |
///
/// Its numbers, its traits, and for all but `pull` and `stop` the function that plans with them. One of one's own:
///
/// ```swift
/// // Back on a straight line, in half a second.
/// let edge = ScrollEdge(numbers: .init(a: 0.5)) { start in
///   guard start.offset != start.edge else { return }
///   let slope = (start.edge - start.offset) / start.numbers.a
///   let line = Formula { from, _, slope, _, _, _, time in
///     MotionState(value: from + slope * time, velocity: slope)
///   }
///   start.go(
///     .own(line, from: start.offset, to: start.edge, slope: slope, isBeyondEdge: true), for: start.numbers.a)
/// }
/// ```
///
/// - Complexity: O(1), no allocation.
public struct ScrollEdge: Hashable, Sendable {
  /// Which law it is.
  package enum Kind: UInt8, Hashable, Sendable {
    /// One of the cases above, or made of a function.
    case pull, springs, spring, parabola, bezier, flickable, stop, custom
  }

  /// What holds of an edge's motions.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The traits, a bit each.
    public let rawValue: UInt8

    /// Creates traits from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// They only come nearer to the edge, and ``StopRule`` has to end them where they are a ``SpringMotion``; a curve of
    /// one's own has its time from ``Start/go(_:for:)``.
    public static let fades = Traits(rawValue: 1)
    /// A release whose projection lies inside goes on as a deceleration where it crosses the edge.
    package static let entersByProjection = Traits(rawValue: 4)
    /// Every release towards the content does.
    package static let entersInwards = Traits(rawValue: 8)
    /// A fling from beyond the edge that reaches the content is a fling.
    package static let flingsInside = Traits(rawValue: 16)
    /// ``EdgeSpring/drawsIn``.
    package static let drawsIn = Traits(rawValue: 32)
  }

  /// The start of a motion beyond an edge.
  public struct Start: Sendable {
    /// The edge's numbers and traits.
    public var numbers: Numbers, traits: Traits
    /// Where it starts, on the edge or beyond it, and the edge, in points.
    public var offset: Double, edge: Double
    /// The velocity that its law carries, and the slope that is seen, in pt/s.
    public var velocity: Double, slope: Double
    /// Whether it hit the edge, rather than being released beyond it.
    public var isHit: Bool
    /// Whether the motion was under way, and has had its velocity handed over already.
    package var isResumed: Bool
    /// The viewport's length, in points.
    public var dimension: Double
    /// When motions that only come nearer are over.
    public var stop: StopRule
    /// What was planned.
    var curve = Curve.still(at: 0), duration = -1.0

    /// Goes by a curve, for so many seconds; infinite where it never ends.
    ///
    /// A motion under way goes on as fast as it is seen to: where the curve begins otherwise, by a critically damped spring.
    public mutating func go(_ curve: Curve, for duration: Double) {
      (self.curve, self.duration) = (curve, duration)
      guard isResumed, abs(curve.velocity(at: 0) - slope) > 1e-6 * abs(slope) else { return }
      let beyond = offset - edge
      let frequency = max(ScrollEdge.uiKitPull, beyond == 0 ? 0 : -slope / beyond)
      let spring = DampedSpring(stiffness: frequency * frequency, dampingRatio: 1)
      self.curve = SpringMotion(spring, from: offset, to: edge, velocity: slope).curve
      self.duration = self.curve.restTime(stop.ending)
    }

    /// Goes by a motion that only comes nearer, until ``stop`` ends it.
    public mutating func go(_ motion: SpringMotion) {
      go(motion.curve, for: motion.poles.isFree ? .infinity : motion.curve.restTime(stop))
    }
  }

  /// Plans the motion beyond an edge, by ``Start/go(_:for:)``; where it does not, the motion ends on the edge.
  ///
  /// It may capture nothing.
  public typealias Plan =
    @convention(thin) @Sendable (_ start: inout Start) -> Void

  package struct Planning: Installed {
    let ask: Plan

    package init(_ ask: @escaping Plan) { self.ask = ask }
  }

  /// Up to six numbers, which mean what the plan says.
  public struct Numbers: Hashable, Sendable {
    /// The numbers.
    public var a = 0.0, b = 0.0, c = 0.0, d = 0.0, e = 0.0, f = 0.0

    /// Creates numbers; those left out are 0.
    public init(
      a: Double = 0, b: Double = 0, c: Double = 0, d: Double = 0, e: Double = 0, f: Double = 0
    ) {
      (self.a, self.b, self.c) = (a, b, c)
      (self.d, self.e, self.f) = (d, e, f)
    }
  }

  /// Which law it is.
  package let kind: Kind

  /// What holds of its motions.
  package let traits: Traits

  /// Its numbers.
  public private(set) var numbers: Numbers

  let planning: Planning?

  package init(
    _ kind: Kind, _ numbers: Numbers = Numbers(), _ traits: Traits = [], _ planning: Planning? = nil
  ) {
    self.kind = kind
    self.numbers = numbers
    self.traits = traits
    self.planning = planning
  }

  /// Creates an edge of one's own.
  ///
  /// - Parameters:
  ///   - numbers: what the plan is given with every start.
  ///   - traits: what holds of its motions.
  ///   - plan: the motion from a start.
  public init(numbers: Numbers = Numbers(), traits: Traits = [], plan: @escaping Plan) {
    self.init(.custom, numbers, traits, Planning(plan))
  }

  /// p = 10.05/s: UIScrollView's extra pull beyond an edge.
  ///
  /// UIKit's arithmetic has it as 0.01005 per millisecond. That is near to -ln 0.99 = 0.0100503, and not it:
  /// with 10.0503/s the recordings are missed.
  ///
  /// Source: three device recordings, every sample to the pixel. Grade A.
  public static let uiKitPull = 10.05

  /// UIKit's: p = 10.05/s.
  public static var uiKit: ScrollEdge { .pull(uiKitPull) }

  /// ``Bounce``: p in 1/s.
  public static func pull(_ pull: Double) -> ScrollEdge {
    ScrollEdge(.pull, Numbers(a: pull), [.fades, .entersByProjection])
  }

  /// Replaces p of a pull.
  mutating func setPull(_ pull: Double) { numbers.a = pull }

  /// The motion ends on the edge.
  public static var stop: ScrollEdge { ScrollEdge(.stop) }

  /// p of UIKit's pull, in 1/s; nil for another law.
  public var pull: Double? { kind == .pull ? numbers.a : nil }

  /// Whether its motions only come nearer to the edge, and a rule has to end them; of one's own, a spring may.
  var fades: Bool { traits.contains(.fades) || kind == .custom }

  /// Whether the motion ends on the edge.
  var isStop: Bool { kind == .stop }
}
