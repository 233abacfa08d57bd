public import ScrollPhysics

/// Other platforms' bands.
extension ScrollBand {
  /// ``ScrollFeels/LinearBand``.
  public static func linear(_ band: LinearBand) -> ScrollBand {
    ScrollBand(
      .linear, band.divisor, band.deadZone, band.limit, reach: .infinity,
      { x, _, n, dead, limit in LinearBand(divisor: n, deadZone: dead, limit: limit).stretch(x) },
      { x, _, n, dead, limit in LinearBand(divisor: n, deadZone: dead, limit: limit).slope(x) },
      { y, _, n, dead, limit in
        LinearBand(divisor: n, deadZone: dead, limit: limit).distance(stretch: y) ?? .nan
      })
  }

  /// The hyperbolic tangent of the pull, with a share of the viewport that it nears, and a steepness.
  public static func tanh(share: Double, steepness: Double) -> ScrollBand {
    ScrollBand(
      .tanh, share, steepness, reach: share,
      { x, d, s, m, _ in TanhBand(share: s, steepness: m, dimension: d).stretch(x) },
      { x, d, s, m, _ in TanhBand(share: s, steepness: m, dimension: d).slope(x) },
      { y, d, s, m, _ in
        TanhBand(share: s, steepness: m, dimension: d).distance(stretch: y) ?? .nan
      })
  }

  /// A stretch that fades towards the viewport's length, with a divisor.
  public static func fading(_ divisor: Double) -> ScrollBand {
    ScrollBand(
      .fading, divisor, reach: 1,
      { x, d, n, _, _ in FadingBand(divisor: n, dimension: d).stretch(x) },
      { x, d, n, _, _ in FadingBand(divisor: n, dimension: d).slope(x) },
      { y, d, n, _, _ in FadingBand(divisor: n, dimension: d).distance(stretch: y) ?? .nan })
  }
}
