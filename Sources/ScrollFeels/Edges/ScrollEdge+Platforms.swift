public import ScrollPhysics

/// Other platforms' edges.
extension ScrollEdge {
  /// A spring; see ``ScrollFeels/EdgeSpring``.
  public static func spring(_ spring: EdgeSpring) -> ScrollEdge {
    var traits: Traits = [.fades]
    if spring.continuesInside { traits.insert(.entersInwards) }
    if spring.drawsIn { traits.insert(.drawsIn) }
    return ScrollEdge(
      .spring,
      Numbers(
        a: spring.hitFrequency, b: spring.releasedFrequency, c: spring.dampingRatio,
        d: spring.gain, e: spring.speedLimit),
      traits,
      Planning { start in
        let spring = EdgeSpring(start.numbers, start.traits)
        if start.isResumed {
          // What the law takes of a velocity it has taken already.
          let isHit = start.isHit && spring.hitFrequency > 0
          start.go(
            SpringMotion(
              spring.spring(isHit: isHit), from: start.offset, to: start.edge, velocity: start.slope
            ))
        } else if !start.isHit || spring.hitFrequency > 0 {
          start.go(
            spring.motion(
              from: start.offset, to: start.edge, velocity: start.velocity, isHit: start.isHit))
        }
      })
  }

  /// The spring of ``spring(_:)``; nil for another law.
  public var spring: EdgeSpring? { kind == .spring ? EdgeSpring(numbers, traits) : nil }

  /// `ParabolicBounce`: the farthest it goes, in points, and g in pt/s².
  ///
  /// Outwards a parabola, inwards or without space a smooth return.
  public static func parabola(limit: Double, gravity: Double) -> ScrollEdge {
    ScrollEdge(
      .parabola, Numbers(a: limit, b: gravity), [.flingsInside],
      Planning { start in
        let (limit, gravity) = (start.numbers.a, start.numbers.b)
        let distance = abs(start.offset - start.edge)
        let isOutward =
          start.offset == start.edge || (start.offset < start.edge) == (start.velocity < 0)
        if isOutward, start.velocity != 0, distance < limit {
          let bounce = ParabolicBounce(
            from: start.offset, beyond: start.edge, velocity: start.velocity, limit: limit,
            gravity: gravity)
          start.go(bounce.curve, for: max(0, bounce.restTime))
        } else if distance > 0 {
          let back = SmoothReturn(from: start.offset, to: start.edge, gravity: gravity)
          start.go(back.curve, for: back.restTime)
        }
      })
  }

  /// `BezierBounce`.
  public static var bezier: ScrollEdge {
    ScrollEdge(
      .bezier, Numbers(), [],
      Planning { start in
        // Where a release lies farther out than the band ever stretches, it begins there: no jump.
        let reach = max(start.dimension, abs(start.offset - start.edge) / BezierBounce.reach)
        let bounce = BezierBounce(
          from: start.offset, beyond: start.edge, velocity: start.velocity, dimension: reach)
        start.go(bounce.curve, for: bounce.restTime)
      })
  }

  /// `FlickableBounce`: the deceleration inside, in pt/s².
  public static func flickable(deceleration: Double) -> ScrollEdge {
    ScrollEdge(
      .flickable, Numbers(a: deceleration), [],
      Planning { start in
        let bounce = FlickableBounce(
          from: start.offset, beyond: start.edge, velocity: start.velocity,
          deceleration: start.numbers.a)
        start.go(bounce.curve, for: bounce.restTime)
      })
  }
}

extension EdgeSpring {
  fileprivate init(_ numbers: ScrollEdge.Numbers, _ traits: ScrollEdge.Traits) {
    self.init(
      hitFrequency: numbers.a, releasedFrequency: numbers.b, dampingRatio: numbers.c,
      gain: numbers.d, speedLimit: numbers.e, drawsIn: traits.contains(.drawsIn),
      continuesInside: traits.contains(.entersInwards))
  }
}
