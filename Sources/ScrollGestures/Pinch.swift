package import ScrollCoordinates

/// How far two fingers spread, and where their centre goes: read from the fingers after every event.
///
/// ```
/// scale = scale at the last re-base · distance now / distance at the last re-base
/// ```
///
/// ```swift
/// let touched = fingers.move(2, to: place, time: time)
/// if pinch.follow(touched, of: fingers) == .changed { draw(scale: pinch.scale, at: pinch.centroid) }
/// ```
///
/// As with UIPinchGestureRecognizer, a pinch that has begun lasts until the last finger lifts; the finger that remains
/// carries the content on, and one that is put back spreads on from the scale reached. Scale and translation never
/// jump. It has no slop: UIKit's is not known.
///
/// - Complexity: O(1), no allocation, for every event.
package struct Pinch: Hashable, Sendable {
  /// What an event means to the pinch.
  package enum Change: UInt8, Hashable, Sendable {
    /// Nothing.
    case none
    /// The second finger touched: scale 1, translation zero.
    case began
    /// A finger moved.
    case changed
    /// A finger joined or left. Scale and translation are as before; only the centroid is new, and a host that zooms
    /// about a content point under it chooses that point again.
    case rebased
    /// The last finger left, or touched again after a lost lift; all stands as before.
    case ended
  }

  /// The least distance of two fingers, 10, in points; nearer fingers count as this far apart.
  ///
  /// Source: grade D, chosen. Fingertips cannot come nearer; emulated ones can, and a distance of 0
  /// would make the scale infinite.
  package static let minimumSpan = 10.0

  /// The scale never leaves 1/limit … limit: 1e6, dimensionless.
  ///
  /// Source: grade D, chosen. Beyond every zoom; keeps any number of re-grips from overflowing.
  package static let scaleLimit = 1e6

  /// Whether a pinch is in progress.
  package private(set) var isPinching = false

  /// Whether both fingers are down; with one the scale stands still.
  package private(set) var isPair = false

  /// The factor since the pinch began, dimensionless, positive and finite.
  package private(set) var scale = 1.0

  /// The centre of the fingers, in points; it jumps when a finger joins or leaves.
  package var centroid = Vector2.zero

  /// How fast the factor grew when the pinch ended, in 1/s; zero after a rest or a cancel.
  ///
  /// Counted against the scale at the beginning of the pinch. Divide by ``scale`` for the relative speed.
  package private(set) var velocity = 0.0

  /// Travel of the centre since the pinch began, in points; it never jumps.
  package var translation: Vector2 { centroid - anchor }

  /// Where the centre would have to be for the translation to be zero, in points.
  private var anchor = Vector2.zero
  /// Scale and distance of the fingers at the last re-base; the distance in points.
  private var baseScale = 1.0
  private var baseSpan = minimumSpan
  private var samples = LastSamples<Double>()

  /// No pinch.
  package init() {}

  /// Follows the fingers after an event of theirs; a pinch begins with the second one.
  package mutating func follow(_ touched: Touched, of fingers: Fingers) -> Change {
    follow(
      touched, fingers.centroid, span: fingers.span, isPair: fingers.count > 1,
      at: fingers.sampleTime)
  }

  /// The same in numbers.
  mutating func follow(
    _ touched: Touched, _ centroid: Vector2, span: Double, isPair: Bool, at time: Double
  ) -> Change {
    let wasPinching = isPinching
    guard wasPinching || touched == .joined else { return .none }
    switch touched {
    case .nothing, .first: return .none
    case .joined, .left:
      self.isPair = isPair
      let travelled = wasPinching ? translation : .zero
      if !wasPinching { (isPinching, scale, velocity, samples) = (true, 1, 0, LastSamples()) }
      (self.centroid, anchor) = (centroid, centroid - travelled)
      (baseScale, baseSpan) = (scale, max(span, Self.minimumSpan))
      if !wasPinching { samples.add(1, at: time) }
      return wasPinching ? .rebased : .began
    case .followed, .began, .moved:
      self.centroid = centroid
      guard isPair else { return .changed }
      let spread = baseScale * (max(span, Self.minimumSpan) / baseSpan)
      scale = min(max(spread, 1 / Self.scaleLimit), Self.scaleLimit)
      samples.add(scale, at: time)
      return .changed
    case .again, .lifted, .cancelled:
      isPinching = false
      let isStill = samples.isStill(at: time, for: PanConfiguration.stillFingerInterval)
      velocity = touched == .lifted && !isStill ? samples.velocity(after: samples.last) : 0
      return .ended
    }
  }
}
