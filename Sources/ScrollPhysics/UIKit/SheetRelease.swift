/// Where a released sheet settles, and how.
///
/// ```
/// projection   p + 0.099 s · v        d = 0.99 per ms; v counts as 0 below the least speed
/// detent       the nearest to the projection; at |v| >= 1000 pt/s, if that is the one it was at and v leads
///              away from it, the next one that way
/// spring       response 0.3441442326 s, ζ = 1, or 0.8 from 1000 pt/s
/// ```
///
/// Source: published analyses of sheets in iOS 26.1, grade P; the least speed, 250 pt/s, is one note on
/// a running system, grade C.
@_spi(Formulas) public struct SheetRelease: Hashable, Sendable {
  /// The response of the spring, 0.3441442326, in seconds (grade P).
  public static let response = 0.344_144_232_6

  /// The speed of a throw, 1000, in pt/s (grade P).
  public static let throwSpeed = 1000.0

  /// The speed below which a release is none, 250, in pt/s (grade C).
  public static let leastSpeed = 250.0

  /// The rate of the projection, 0.99 per millisecond (grade P).
  public static let projectionRate = DecelerationRate(0.99)

  /// How far a sheet is ever pulled beyond its detents at 894 pt of height, 200, in points: the dimension of
  /// a ``RubberBand`` (grade C).
  package static let bandDimension = 200.0

  /// The same beyond its sides, 100, in points (grade C).
  package static let sideBandDimension = 100.0

  /// Where the release would end by itself, in points.
  public let projection: Double

  /// The detent, by its place in the list.
  public let index: Int

  /// Whether it was thrown: the spring then oscillates.
  package let isThrow: Bool

  /// A release.
  ///
  /// - Parameters:
  ///   - place: of the sheet, in points.
  ///   - velocity: of the finger, in pt/s.
  ///   - count: how many detents there are, at least one.
  ///   - preferred: of several equally near the one that is taken; else the first.
  ///   - rate: how far the velocity carries.
  ///   - projection: how that is reckoned.
  ///   - leastSpeed: the speed below which the velocity counts as 0, in pt/s.
  ///   - throwSpeed: the speed from which on it is a throw, in pt/s.
  ///   - detent: the place of a detent, in points, in any order.
  /// - Complexity: O(n) in the number of detents; no allocation.
  public init(
    at place: Double, velocity: Double, count: Int, preferring preferred: Int = 0,
    rate: DecelerationRate = SheetRelease.projectionRate,
    projection: Projection = .perMillisecondSum, leastSpeed: Double = SheetRelease.leastSpeed,
    throwSpeed: Double = SheetRelease.throwSpeed, detent: (Int) -> Double
  ) {
    precondition(count > 0, "count must be positive")
    let velocity = abs(velocity) < leastSpeed ? 0 : velocity
    let end = place + projection.distance(velocity: velocity, rate: rate)
    func nearest(to place: Double, where counts: (Double) -> Bool = { _ in true }) -> Int? {
      var best: Int?
      for index in 0..<count where counts(detent(index)) {
        let distance = abs(detent(index) - place)
        if let found = best {
          let least = abs(detent(found) - place)
          guard distance < least || distance == least && index == preferred else { continue }
        }
        best = index
      }
      return best
    }
    self.projection = end
    isThrow = abs(velocity) >= throwSpeed
    let chosen = nearest(to: end) ?? 0
    let aim = detent(chosen)
    let leads = velocity > 0 ? place >= aim : place <= aim
    let leaves = isThrow && leads && nearest(to: place).map(detent) == aim
    let next = leaves ? nearest(to: aim) { velocity > 0 ? $0 > aim : $0 < aim } : nil
    index = next ?? chosen
  }

  /// The spring to the detent.
  public var spring: DampedSpring { Self.spring(isThrow: isThrow) }

  /// The spring of a throw, or of a slower release.
  public static func spring(isThrow: Bool) -> DampedSpring {
    DampedSpring(response: response, dampingRatio: isThrow ? 0.8 : 1)
  }
}
