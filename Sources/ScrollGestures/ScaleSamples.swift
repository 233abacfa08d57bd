/// What the last four scales of a pinch say of its speed: as many as UIKit's weights need (see
/// ``UIKitVelocity``).
///
/// Samples are treated as in ``VelocityTracker`` with `.uiKit`: equal times replace, and a scale that
/// did not change is not stored.
///
/// - Complexity: O(1), no allocation, for every member.
struct ScaleSamples: Hashable, Sendable {
  /// The newest sample and the one before it: in seconds, and dimensionless.
  private var times = SIMD2<Double>()
  private var scales = SIMD2<Double>()
  /// The speeds between the samples before those, the newer first, in 1/s.
  private var differences = SIMD2<Double>()
  /// When the scale last changed, in seconds.
  private var lastMove = 0.0
  /// How many are counted, 0 … 4.
  private var count: UInt8 = 0

  /// Takes the next sample; times never decrease.
  mutating func add(_ scale: Double, at time: Double) {
    guard count > 0 else { return append(scale, at: time) }
    let hasMoved = scale != scales[0]
    if hasMoved { lastMove = time }
    if time - times[0] < VelocityTracker.clockResolution {
      scales[0] = scale
    } else if hasMoved {
      append(scale, at: time)
    }
  }

  private mutating func append(_ scale: Double, at time: Double) {
    if count > 1 { differences = SIMD2(newestDifference, differences[0]) }
    times = SIMD2(time, times[0])
    scales = SIMD2(scale, scales[0])
    lastMove = time
    count = min(count &+ 1, 4)
  }

  /// How fast the scale grows at the newest sample, in 1/s; zero with fewer than two.
  var velocity: Double {
    switch count {
    case 0, 1: 0
    case 2: newestDifference
    case 3: UIKitVelocity(first: differences[0], second: newestDifference).release
    default:
      UIKitVelocity(
        oldest: differences[1], middle: differences[0], newest: newestDifference
      ).release
    }
  }

  /// Whether the scale has not changed for an interval, in seconds, that ends at `time`.
  func isStill(at time: Double, for interval: Double) -> Bool {
    time - lastMove >= interval - VelocityTracker.clockResolution
  }

  private var newestDifference: Double { (scales[0] - scales[1]) / (times[0] - times[1]) }
}
