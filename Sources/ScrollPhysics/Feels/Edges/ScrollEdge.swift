/// What a released scroll view does beyond an edge: the law, without a start.
///
/// | case | motion | seen in |
/// |---|---|---|
/// | `pull` | the deceleration goes on, drawn in by e^(-pt) | UIKit |
/// | `springs` | a spring after a hit, another after a release | the articles |
/// | `spring` | a spring, and what it takes of a velocity | Flutter, GTK, Firefox, Compose on iOS, Chromium, Windows' ports |
/// | `parabola` | constant deceleration out, smoothstep back | Android |
/// | `bezier` | two timed Bézier curves | Chromium on Windows |
/// | `flickable` | constant deceleration out, 0.4 s back | Qt |
/// | `stop` | ends on the edge | Android with stretch or glow, WebKitGTK, Compose |
///
/// - Complexity: O(1), no allocation.
public enum ScrollEdge: Hashable, Sendable {
  /// ``Bounce``: p in 1/s.
  case pull(Double)
  /// A spring back to the edge: one after hitting it, one after a release beyond it.
  ///
  /// A release whose projection lies inside the content goes on as a deceleration when the spring
  /// crosses the edge.
  case springs(hit: DampedSpring, released: DampedSpring)
  /// A spring; see ``EdgeSpring``.
  case spring(EdgeSpring)
  /// ``ParabolicBounce``: the farthest it goes, in points, and g in pt/s².
  case parabola(limit: Double, gravity: Double)
  /// ``BezierBounce``.
  case bezier
  /// ``FlickableBounce``: the deceleration inside, in pt/s².
  case flickable(deceleration: Double)
  /// The motion ends on the edge.
  case stop

  /// p = 10.05/s: UIScrollView's extra pull beyond an edge.
  ///
  /// UIKit's arithmetic has it as 0.01005 per millisecond. That is near to -ln 0.99 = 0.0100503, and not it:
  /// with 10.0503/s the recordings are missed.
  ///
  /// Source: three device recordings, every sample to the pixel. Grade A.
  public static let uiKitPull = 10.05

  /// UIKit's: p = 10.05/s.
  public static var uiKit: ScrollEdge { .pull(uiKitPull) }

  /// Whether a release goes on with the velocity that is seen, and not with the finger's.
  package var inheritsWhatIsSeen: Bool {
    #if OVERSCROLL_LIST_ONLY
      return false
    #else
      if case .springs = self { return true }
      return false
    #endif
  }

  /// Whether its motions only come nearer to the edge, and a rule has to end them.
  var fades: Bool {
    switch self {
    case .pull, .springs, .spring: true
    case .parabola, .bezier, .flickable, .stop: false
    }
  }

  /// Whether the motion ends on the edge.
  var isStop: Bool {
    if case .stop = self { return true }
    return false
  }

  /// The motion beyond an edge that ends by itself, by a platform's own formula.
  ///
  /// - Parameters:
  ///   - start: in points, on the edge or beyond it.
  ///   - edge: in points.
  ///   - velocity: in pt/s.
  ///   - dimension: the viewport's length, in points; only `bezier` asks for it.
  /// - Returns: nil where it ends on the edge immediately, and for what only comes nearer to it.
  func motion(
    from start: Double, beyond edge: Double, velocity: Double, dimension: Double
  ) -> EdgeMotion? {
    switch self {
    case .parabola(let limit, let gravity):
      return parabola(
        from: start, beyond: edge, velocity: velocity, limit: limit, gravity: gravity)
    case .bezier:
      // Where a release lies farther out than the band ever stretches, it begins there: no jump.
      let reach = max(dimension, abs(start - edge) / BezierBounce.reach)
      return .bezier(BezierBounce(from: start, beyond: edge, velocity: velocity, dimension: reach))
    case .flickable(let deceleration):
      return .flickable(
        FlickableBounce(
          from: start, beyond: edge, velocity: velocity, deceleration: deceleration))
    case .pull, .springs, .spring, .stop:
      return nil
    }
  }

  /// Outwards a parabola, inwards or without space a smooth return.
  private func parabola(
    from start: Double, beyond edge: Double, velocity: Double, limit: Double, gravity: Double
  ) -> EdgeMotion? {
    let distance = abs(start - edge)
    let isOutward = start == edge || (start < edge) == (velocity < 0)
    if isOutward, velocity != 0, distance < limit {
      return .parabola(
        ParabolicBounce(
          from: start, beyond: edge, velocity: velocity, limit: limit, gravity: gravity))
    }
    return distance > 0 ? .smooth(SmoothReturn(from: start, to: edge, gravity: gravity)) : nil
  }
}

extension ScrollEdge {
  /// The formula beyond an edge, and when it is over by a rule, in seconds, infinite if it never is; nil where the
  /// motion ends on the edge immediately.
  func curve(
    from start: Double, beyond edge: Double, velocity: Double, isHit: Bool, law: ScrollLaw,
    dimension: Double
  ) -> (curve: Curve, duration: Double)? {
    if case .pull(let pull) = self {
      return law.stop.end(
        of: Bounce(from: start, edge: edge, carriedVelocity: velocity, law: law, pull: pull).motion)
    }
    #if !OVERSCROLL_LIST_ONLY
      if case .springs(let hit, let released) = self {
        return law.stop.end(
          of: SpringMotion(isHit ? hit : released, from: start, to: edge, velocity: velocity))
      }
    #endif
    #if OVERSCROLL_UIKIT_ONLY
      return nil
    #else
      if case .spring(let spring) = self {
        if isHit && spring.hitFrequency == 0 { return nil }
        return law.stop.end(
          of: spring.motion(from: start, to: edge, velocity: velocity, isHit: isHit))
      }
      return motion(from: start, beyond: edge, velocity: velocity, dimension: dimension)
        .map { ($0.motionCurve, $0.restTime) }
    #endif
  }
}

extension StopRule {
  /// A motion beyond an edge, and when it is over, in seconds; infinite if it never is.
  func end(of motion: PoleMotion) -> (curve: Curve, duration: Double) {
    (motion.curve, motion.poles.isFree ? .infinity : motion.restTime(self))
  }
}
