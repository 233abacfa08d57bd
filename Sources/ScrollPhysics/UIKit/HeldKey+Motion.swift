/// What a held key has done, read from a part of its motion (`KeyCourse`).
@_spi(Formulas) extension HeldKey {
  /// The distance D of a key that moves by a part, in points; at even speed that whose limit it is, 0 for the spring.
  public static func distance(of part: Segment, law: HeldKeyLaw = .iOS) -> Double {
    guard part.curve.kind == .thrown else { return 0 }
    let force = part.curve.fast
    return (force == 0 ? part.curve.slope : force * law.runUp) / law.limit
  }

  /// The velocity with which a part ends that another one follows, in pt/s; 0 for the last.
  public static func velocity(atEndOf part: Segment) -> Double {
    guard part.curve.kind == .thrown else { return 0 }
    return part.curve.slope + part.curve.fast * part.duration
  }

  /// Where a release leads what goes across the key, in points: as far as the speed carries, within the range.
  public static func ideal(
    across state: MotionState, in range: ClosedRange<Double>, law: HeldKeyLaw = .iOS
  ) -> Double { range.nearest(to: state.value + state.velocity / law.spring.angularFrequency) }
}
