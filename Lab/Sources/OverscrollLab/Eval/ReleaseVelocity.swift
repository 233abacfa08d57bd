import StrictJSON

/// UIKit's release velocity from the last three finite differences of the finger.
///
/// ```
/// callback = 0.2 · newest difference + 0.8 · the one before
/// release  = 0.75 · previous callback + 0.25 · last callback
///          = 0.60, 0.35, 0.05 of the differences, oldest first
/// ```
///
/// Source: recorded touches, exact. Grade A.
struct ReleaseVelocity {
  let previousCallback: Double
  let lastCallback: Double

  init(oldest: Double, middle: Double, newest: Double) {
    previousCallback = 0.2 * middle + 0.8 * oldest
    lastCallback = 0.2 * newest + 0.8 * middle
  }

  var release: Double { 0.75 * previousCallback + 0.25 * lastCallback }
}
