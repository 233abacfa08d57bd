/// The last four scales of a pinch: as many as UIKit's weights need (see ``UIKitVelocity``).
///
/// Samples are treated as in ``VelocityTracker`` with `.uiKit`: equal times replace, and a scale that
/// did not change is not stored.
///
/// - Complexity: O(1), no allocation, for every member.
struct ScaleSamples: Hashable, Sendable {
  /// The newest first, in seconds.
  private var times = SIMD4<Double>()
  /// The newest first, dimensionless.
  private var scales = SIMD4<Double>()
  /// When the scale last changed, in seconds.
  private var lastMove = 0.0
  /// How many are held, 0 … 4.
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
    times = SIMD4(time, times[0], times[1], times[2])
    scales = SIMD4(scale, scales[0], scales[1], scales[2])
    lastMove = time
    count = min(count &+ 1, 4)
  }

  /// How fast the scale grows at the newest sample, in 1/s; zero with fewer than two.
  var velocity: Double {
    switch count {
    case 0, 1: 0
    case 2: difference(at: 0)
    case 3: UIKitVelocity(first: difference(at: 1), second: difference(at: 0)).release
    default:
      UIKitVelocity(
        oldest: difference(at: 2), middle: difference(at: 1), newest: difference(at: 0)
      ).release
    }
  }

  /// Whether the scale has not changed for an interval, in seconds, that ends at `time`.
  func isStill(at time: Double, for interval: Double) -> Bool {
    time - lastMove >= interval - VelocityTracker.clockResolution
  }

  private func difference(at age: Int) -> Double {
    (scales[age] - scales[age + 1]) / (times[age] - times[age + 1])
  }
}
