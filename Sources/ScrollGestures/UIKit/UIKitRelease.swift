public import ScrollCoordinates

/// What a lifted finger hands to a scroll view: whether it decelerates, from which velocity, and whether
/// the flick counts.
///
/// ```
/// previous, last   the recogniser's velocity at its last two callbacks; last = 0 if it then reads (0, 0)
/// decelerates      outside the bounds, or |last| >= 250 pt/s, both axes together
/// series           outside: cleared;  below 600 pt/s: cleared;  paging: kept;  else one more
/// velocity         0.75 previous + 0.25 last, or last where previous is 0
/// ```
///
/// A scroll view that does not decelerate but pages off a page, or bounces, moves with velocity 0.
///
/// Source: four recordings for the order and the blend, grade A; the speeds in two published analyses,
/// grade B.
///
/// - Complexity: O(1).
@_spi(Formulas) public struct UIKitRelease: Hashable, Sendable {
  /// What a release does to a series of flicks.
  public enum Series: Hashable, Sendable, CaseIterable {
    /// One flick more.
    case add
    /// The same number as before.
    case keep
    /// The series is over.
    case clear
  }

  /// The least speed that decelerates, 250, in pt/s, included (grade B).
  public static let leastSpeed = 250.0

  /// The least speed of a flick that counts, 600, in pt/s, included (grade B).
  static let flickSpeed = 600.0

  /// Whether the scroll view decelerates.
  public let decelerates: Bool

  /// The velocity it starts with, in pt/s; 0 where it does not decelerate.
  public let velocity: Vector2

  /// What becomes of the series of flicks.
  public let series: Series

  /// A release.
  ///
  /// - Parameters:
  ///   - previous: the recogniser's velocity at the last callback but one, in pt/s.
  ///   - last: at the last one, in pt/s.
  ///   - isOutside: whether an axis is outside its bounds.
  ///   - isPaging: whether releases end on whole pages.
  ///   - isAtRest: whether the recogniser's velocity reads exactly (0, 0) at the release.
  public init(
    previous: Vector2, last: Vector2, isOutside: Bool, isPaging: Bool, isAtRest: Bool
  ) {
    let last = isAtRest ? .zero : last
    let square = last.x * last.x + last.y * last.y
    decelerates = isOutside || square >= Self.leastSpeed * Self.leastSpeed
    if isOutside || square < Self.flickSpeed * Self.flickSpeed {
      series = .clear
    } else {
      series = isPaging ? .keep : .add
    }
    velocity = decelerates ? Self.velocity(previous: previous, last: last) : .zero
  }

  /// The velocity of a release that decelerates, in pt/s: 0.75 previous + 0.25 last, or last where previous is 0.
  public static func velocity(previous: Vector2, last: Vector2) -> Vector2 { blend(previous, last) }

  /// The same of anything that is sampled.
  static func blend<Value: SampledValue>(_ previous: Value, _ last: Value) -> Value {
    previous == .zero ? last : UIKitVelocity.release(previous: previous, last: last)
  }
}
