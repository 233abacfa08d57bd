/// How Flutter softens the start of a drag: nothing passes until the finger has moved 3.5 points.
///
/// Armed at first. While armed, distances add up; the event that brings the sum beyond the threshold
/// disarms it and passes min(threshold / 3, |d|), all of it when |d| > 24. An event without a distance
/// more than 50 ms after the last motion arms it again.
///
/// Source: Flutter `scroll_activity.dart`, five streams of its test. Grade A.
///
/// - Complexity: O(1), no allocation.
struct DragStartAttenuation: Hashable, Sendable {
  /// The distance to break, in points.
  let threshold: Double

  private var sum = 0.0
  private var isArmed = true
  private var lastMotion: Double?

  /// Flutter's threshold on iOS, 3.5 pt.
  ///
  /// Source: `BouncingScrollPhysics.dragStartDistanceMotionThreshold`. Grade A.
  static let flutterThreshold = 3.5

  /// Creates an armed attenuation.
  ///
  /// - Precondition: `threshold` is positive.
  init(threshold: Double = DragStartAttenuation.flutterThreshold) {
    precondition(threshold > 0, "threshold must be positive")
    self.threshold = threshold
  }

  /// What passes of an event's distance, in points.
  ///
  /// - Parameters:
  ///   - distance: since the event before, in points.
  ///   - time: of the event, in seconds.
  mutating func pass(_ distance: Double, at time: Double) -> Double {
    let last = lastMotion ?? time
    guard distance != 0 else {
      if lastMotion == nil { lastMotion = time }
      if !isArmed, time - last > 0.05 + 1e-9 {
        isArmed = true
        sum = 0
      }
      return 0
    }
    lastMotion = time
    guard isArmed else { return distance }
    sum += distance
    guard abs(sum) > threshold else { return 0 }
    isArmed = false
    if abs(distance) > 24 { return distance }
    let passed = min(threshold / 3, abs(distance))
    return distance < 0 ? -passed : passed
  }
}
