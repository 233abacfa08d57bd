/// Repeated fast flicks build up: each carries farther than the one before.
///
/// ```
/// n-th flick >= 600 pt/s in the same direction, n >= 3:
/// factor = min(start + (1 + (n-3)/2) min(drag/240, 0.9), 16)
/// ```
///
/// `start` is read as the factor in force when the drag began: that of the flick before, 1 at first.
/// The factor multiplies the free distance of the flick. It falls back to 1, and the count to 0, after
/// a pause of 1 s between releases, a reversal, a release below 130 pt/s, and ``reset()``, which the
/// host calls on a bounce, at rest, and when the content was caught slower than 130 pt/s. A release
/// between 130 and 600 pt/s does not count and carries no factor, but does not end the series.
///
/// Source: one public description, not reproduced. Grade C, all constants alike. Off unless asked for.
///
/// - Complexity: O(1), no allocation.
public struct FlingBuildUp: Hashable, Sendable {
  /// The slowest flick that counts: 600 pt/s.
  ///
  /// Grade C.
  public static let minimumFlick = 600.0

  /// The speed below which the series ends: 130 pt/s.
  ///
  /// Grade C.
  public static let minimumSpeed = 130.0

  /// The longest pause between two releases: 1 s.
  ///
  /// Grade C.
  public static let longestPause = 1.0

  /// The first flick with a factor: the 3rd.
  ///
  /// Grade C.
  public static let firstBuiltUp = 3

  /// The drag that would add a whole step: 240 pt.
  ///
  /// Grade C.
  public static let fullDrag = 240.0

  /// The largest share of a step that a drag adds: 0.9, dimensionless.
  ///
  /// Grade C.
  public static let largestShare = 0.9

  /// The largest factor: 16, dimensionless.
  ///
  /// Grade C.
  public static let largestFactor = 16.0

  /// The factor of the last flick: `start` for the next.
  public private(set) var factor = 1.0

  /// How many flicks the series has.
  public var count: Int { Int(flicks) }

  /// How many releases were ignored because a number was NaN or infinite, or the time went back.
  public var ignoredEvents: Int { Int(ignored) }

  /// When the last release was, in seconds; minus infinity before the first.
  private var lastRelease = -Double.infinity
  // Stored small: every scroller keeps two series.
  private var ignored: UInt32 = 0
  private var flicks: UInt16 = 0
  private var direction = FloatingPointSign.plus

  /// Creates an empty series.
  public init() {}

  /// Ends the series: on a bounce, at rest, and when the content was caught nearly at rest.
  public mutating func reset() {
    flicks = 0
    factor = 1
    direction = .plus
    lastRelease = -.infinity
  }

  /// Takes a release and returns the multiplier of its free distance, 1 to 16.
  ///
  /// - Parameters:
  ///   - velocity: at the release, in pt/s.
  ///   - dragDistance: how far the finger moved, in points; the sign does not matter.
  ///   - time: of the release, in seconds.
  /// - Returns: 1 for an ignored release, which leaves the series as it was.
  public mutating func factor(velocity: Double, dragDistance: Double, time: Double) -> Double {
    guard velocity.isFinite, dragDistance.isFinite, time.isFinite, time >= lastRelease
    else {
      ignored &+= 1
      return 1
    }
    let isLate = time - lastRelease > Self.longestPause
    if isLate || velocity.sign != direction || abs(velocity) < Self.minimumSpeed {
      reset()
    }
    lastRelease = time
    direction = velocity.sign
    guard abs(velocity) >= Self.minimumFlick else {
      factor = 1
      return 1
    }
    // Far beyond the flick that reaches the largest factor.
    if flicks < .max { flicks += 1 }
    guard count >= Self.firstBuiltUp else { return 1 }
    let step = 1 + Double(count - Self.firstBuiltUp) / 2
    let share = min(abs(dragDistance) / Self.fullDrag, Self.largestShare)
    factor = min(factor + step * share, Self.largestFactor)
    return factor
  }
}
