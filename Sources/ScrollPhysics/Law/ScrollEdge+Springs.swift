/// The articles' edge.
extension ScrollEdge {
  /// A spring back to the edge: one after hitting it, one after a release beyond it.
  ///
  /// A release whose projection lies inside the content goes on as a deceleration when the spring
  /// crosses the edge.
  public static func springs(hit: DampedSpring, released: DampedSpring) -> ScrollEdge {
    ScrollEdge(
      .springs,
      Numbers(
        a: hit.mass, b: hit.stiffness, c: hit.dampingRatio, d: released.mass,
        e: released.stiffness, f: released.dampingRatio),
      [.fades, .entersByProjection],
      Planning { start in
        let springs = ScrollEdge.springs(of: start.numbers)
        start.go(
          SpringMotion(
            start.isHit ? springs.hit : springs.released, from: start.offset, to: start.edge,
            velocity: start.velocity))
      })
  }

  /// The articles' springs; nil for another law.
  public var springs: (hit: DampedSpring, released: DampedSpring)? {
    kind == .springs ? Self.springs(of: numbers) : nil
  }

  private static func springs(
    of numbers: Numbers
  ) -> (hit: DampedSpring, released: DampedSpring) {
    (
      DampedSpring(mass: numbers.a, stiffness: numbers.b, dampingRatio: numbers.c),
      DampedSpring(mass: numbers.d, stiffness: numbers.e, dampingRatio: numbers.f)
    )
  }
}
