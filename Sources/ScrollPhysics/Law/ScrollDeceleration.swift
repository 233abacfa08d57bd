internal import ScrollMath

/// How a released scroll view slows down inside the bounds: the law, without a start.
///
/// | | formula | seen in |
/// |---|---|---|
/// | `exponential` | v' = -k v | UIKit, Flutter bouncing, GTK, WebKitGTK, Firefox, Compose, Windows |
/// | `drag` | v' = -γ (v + β) | Chromium |
/// | `friction` | v = v0 e^(-kt) - a t | Flutter fast |
/// | `power` | v = v0 (1 - t/T)^(p-1) | Flutter clamping; Qt (p = 2) |
/// | `spline` | Android's time table, or the curve it samples | Android, Compose, Firefox on Android |
/// | `windows` | v²/2a on a bent Bézier curve | Chromium on Windows |
///
/// `friction`, `spline` and `windows` depend on their launch; the others may be started again at any moment.
///
/// Two numbers, and for all but `exponential` the functions of ``Glide``; a deceleration of one's own is made of the same.
///
/// - Complexity: O(1), no allocation.
public struct ScrollDeceleration: Hashable, Sendable {
  /// Which law it is; those of one's own are `custom`.
  @usableFromInline package enum Kind: UInt8, Hashable, Sendable {
    /// One of the cases above, or made of functions.
    case exponential, drag, friction, power, spline, windows, custom
  }

  /// Which law it is.
  @usableFromInline package let kind: Kind

  /// Whether any moment of a motion starts the same motion again.
  package let isRestartable: Bool

  /// Its numbers: decay and gain of an exponential one, else what the functions are given.
  package private(set) var a: Double, b: Double

  /// What plans with them; nil where it is exponential.
  package let glide: Glide?

  /// Creates a deceleration of one's own.
  ///
  /// - Parameters:
  ///   - numbers: what the functions are given.
  ///   - isRestartable: whether any moment of a motion starts the same motion again.
  ///   - glide: its functions.
  public init(_ a: Double, _ b: Double = 0, isRestartable: Bool, _ glide: Glide) {
    self.init(.custom, a, b, isRestartable: isRestartable, glide)
  }

  package init(
    _ kind: Kind, _ a: Double, _ b: Double, isRestartable: Bool = true, _ glide: Glide? = nil
  ) {
    self.kind = kind
    self.isRestartable = isRestartable
    (self.a, self.b) = (a, b)
    self.glide = glide
  }

  /// ``Deceleration``: the decay constant k, in 1/s, and the distance gain.
  public static func exponential(decay: Double, gain: Double = 1) -> ScrollDeceleration {
    ScrollDeceleration(.exponential, decay, gain)
  }

  /// Replaces the numbers of an exponential one.
  mutating func set(decay: Double, gain: Double) { (a, b) = (decay, gain) }

  /// Whether it is exponential.
  @inlinable package var isExponential: Bool { kind == .exponential }

  /// Decay of an exponential deceleration; UIKit's normal one for the others.
  var decay: Double { isExponential ? a : DecelerationRate.normal.decayConstant }

  /// Gain of an exponential deceleration; 1 for the others.
  var gain: Double { isExponential ? b : 1 }

  /// Whether its motions only fade, and a rule has to end them.
  var fades: Bool { isExponential || kind == .friction && b == 0 }

  /// The launch velocity that ends `distance` points away, signed, in pt/s; nil where none does.
  public func velocity(travelling distance: Double, dimension: Double) -> Double? {
    guard let glide else { return a * distance / b }
    let velocity = glide.launch.ask(distance, dimension, a, b)
    return velocity.isNaN ? nil : velocity
  }
}

// MARK: - Curves

extension ScrollDeceleration {
  /// The formula from a start.
  ///
  /// - Parameters:
  ///   - start: in points.
  ///   - velocity: in pt/s.
  ///   - factor: by how much farther it goes; only an exponential one does.
  ///   - dimension: the viewport's length, in points; only `windows` asks for it.
  /// - Precondition: all are finite, and the law's numbers are in the domains of its type.
  package func curve(
    from start: Double, velocity: Double, factor: Double = 1, dimension: Double
  ) -> Curve {
    guard let glide else {
      return .glide(from: start, velocity: velocity, decay: a, gain: b * factor)
    }
    return glide.curve.ask(start, velocity, dimension, a, b)
  }

  /// Where a curve of this law ends, in points, and when it has slowed down to a speed, in seconds: at 0 when it
  /// ends, infinite if it only fades.
  package func end(of curve: Curve, slowerThan speed: Double) -> (limit: Double, time: Double) {
    if curve.kind == .glide {
      return (curve.limit, speed > 0 ? curve.time(toCarried: speed) : .infinity)
    }
    return (curve.target, glide?.slowing.ask(curve, speed) ?? 0)
  }

  /// When a curve of this law passes a place after its start, in seconds; not above 0, or NaN, if it never does.
  package func time(of curve: Curve, to place: Double) -> Double {
    curve.kind == .glide ? curve.time(to: place) : glide?.passing.ask(curve, place) ?? .nan
  }

  /// The rest of a curve of this law from `time` on; of the same launch where the law has one.
  package func resumed(_ curve: Curve, at time: Double) -> Curve {
    if curve.kind == .glide {
      return .glide(
        from: curve.value(at: time), velocity: curve.carriedVelocity(at: time), decay: curve.fast,
        gain: curve.gain)
    }
    return glide?.resuming.ask(curve, time) ?? curve
  }
}
