public import ScrollCoordinates

/// The velocity UIScrollView starts from when a finger lifts, on one axis.
///
/// ## Model
///
/// The last finite differences of the touch positions, d0 (oldest), d1, d2 (newest), are averaged in
/// two stages:
///
/// ```
/// recognizer = 0.8 · previous difference + 0.2 · newest difference     after every move
/// release    = 0.75 · previous recognizer + 0.25 · last recognizer     when the finger lifts
///            = 0.60 d0 + 0.35 d1 + 0.05 d2
/// ```
///
/// The weight lies on the past: what the fingertip does while it rolls off the glass hardly counts.
///
/// With fewer moves the stages are followed literally. One difference d0: the recogniser reports
/// d0 raw and so does the release. Two, d0 then d1: the earlier callback reported d0 raw, so that
/// release = 0.75 d0 + 0.25 (0.8 d0 + 0.2 d1) = 0.95 d0 + 0.05 d1.
///
/// ## Source
///
/// Grade A: exact on recorded touches. The combined weights also stand in Flutter's
/// `IOSScrollViewFlingVelocityTracker`.
///
/// - Complexity: O(1), no allocation, for every member.
@_spi(Formulas) public enum UIKitVelocity {
  /// Weight of the newest difference in the recogniser's velocity, 0.2, dimensionless (grade A).
  static let newestWeight = 0.2

  /// Weight of the difference before it, 0.8, dimensionless (grade A).
  static let previousWeight = 0.8

  /// Weight of the last but one recogniser velocity in the release, 0.75, dimensionless (grade A).
  static let previousRecognizerWeight = 0.75

  /// Weight of the last recogniser velocity in the release, 0.25, dimensionless (grade A).
  static let lastRecognizerWeight = 0.25

  /// The recogniser's velocity after a move, from the last two finite differences, in pt/s.
  public static func recognizer<Velocity: LinearValue>(
    previousDifference: Velocity, newestDifference: Velocity
  ) -> Velocity {
    newestDifference.scaled(by: newestWeight) + previousDifference.scaled(by: previousWeight)
  }

  /// The release velocity from what the recogniser reported in its last two callbacks, in pt/s.
  public static func release<Velocity: LinearValue>(previous: Velocity, last: Velocity) -> Velocity
  {
    previous.scaled(by: previousRecognizerWeight) + last.scaled(by: lastRecognizerWeight)
  }
}
