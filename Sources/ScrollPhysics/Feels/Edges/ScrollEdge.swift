/// What a released scroll view does beyond an edge: the law, without a start.
///
/// | case | motion | seen in |
/// |---|---|---|
/// | `pull` | the deceleration goes on, drawn in by e^(-pt) | UIKit |
/// | `spring` | a damped spring | Flutter, GTK, Firefox, Compose on iOS, Chromium, Windows' ports |
/// | `parabola` | constant deceleration out, smoothstep back | Android |
/// | `bezier` | two timed Bézier curves | Chromium on Windows |
/// | `flickable` | constant deceleration out, 0.4 s back | Qt |
/// | `stop` | ends on the edge | Android with stretch or glow, WebKitGTK, Compose |
///
/// - Complexity: O(1), no allocation.
public enum ScrollEdge: Hashable, Sendable {
  /// ``Bounce``: p in 1/s.
  case pull(Double)
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

  /// UIKit's: p = 10.05/s.
  ///
  /// Grade A.
  public static let uiKit = ScrollEdge.pull(EdgeLaw.uiKitPull)

  /// The motion beyond an edge.
  ///
  /// - Parameters:
  ///   - start: in points, on the edge or beyond it.
  ///   - edge: in points.
  ///   - velocity: in pt/s; for `pull` the finger's.
  ///   - isHit: after a flick into the edge, rather than a release beyond it.
  ///   - decay: r of the deceleration inside, in 1/s; only `pull` asks for it.
  ///   - dimension: the viewport's length, in points; only `bezier` asks for it.
  /// - Returns: nil where it ends on the edge immediately.
  func motion(
    from start: Double, beyond edge: Double, velocity: Double, isHit: Bool, decay: Double,
    dimension: Double
  ) -> EdgeMotion? {
    switch self {
    case .pull(let pull):
      return .bounce(
        Bounce(
          from: start, edge: edge, carriedVelocity: velocity, law: ScrollLaw(decay: decay),
          pull: pull))
    case .spring(let spring):
      if isHit && spring.hitFrequency == 0 { return nil }
      return .spring(spring.motion(from: start, to: edge, velocity: velocity, isHit: isHit))
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
    case .stop:
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
