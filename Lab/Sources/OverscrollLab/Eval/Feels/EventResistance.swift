/// Resistance that platforms apply event by event, so that it depends on how often events come.
///
/// The closed forms of the same bands: `RubberBand` with the same coefficient, `FadingBand`, `LinearBand`.
///
/// - Complexity: O(1), no allocation.
enum EventResistance {
  /// Flutter's friction factor: c (1 - f)², f the overscroll as a share of the viewport.
  ///
  /// Source: `BouncingScrollPhysics.frictionFactor`. Grade A.
  static func flutterFactor(_ fraction: Double, coefficient: Double) -> Double {
    coefficient * (1 - fraction) * (1 - fraction)
  }

  /// Flutter's coefficient, 0.52, and that of fast scrolling, 0.26, dimensionless.
  ///
  /// Source: `scroll_physics.dart`. Grade A.
  static let flutterCoefficient = 0.52, flutterFastCoefficient = 0.26

  /// How far a drag event moves the content in Flutter, with the sign of `distance`, in points.
  ///
  /// ```
  /// γ = c (1 - f)²,  f = o/L tensioning, (o - |d|)/L easing
  /// |d| γ while |d| < o/γ,  else o + (|d| - o/γ)
  /// ```
  ///
  /// o is the overscroll before the event, L the viewport. The rule is used when tensioning too, so that
  /// a large event at a small overscroll passes almost undamped; the event that crosses the edge is free.
  ///
  /// Source: Flutter `scroll_physics.dart`, 14 values of its tests. Grade A.
  ///
  /// - Parameters:
  ///   - distance: of the finger, in points.
  ///   - overscroll: before the event, in points, not negative.
  ///   - isEasing: whether it leads back to the content.
  ///   - viewport: its length, in points.
  ///   - isFast: fast scrolling: c 0.26, and easing 1:1.
  static func flutter(
    _ distance: Double, overscroll: Double, isEasing: Bool, viewport: Double, isFast: Bool
  ) -> Double {
    guard overscroll > 0, distance != 0, !(isEasing && isFast) else { return distance }
    let size = abs(distance)
    let factor = flutterFactor(
      (isEasing ? overscroll - size : overscroll) / viewport,
      coefficient: isFast ? flutterFastCoefficient : flutterCoefficient)
    let moved =
      size * factor < overscroll ? size * factor : overscroll + (size - overscroll / factor)
    return distance < 0 ? -moved : moved
  }

  /// The overscroll after a drag event in Firefox, in points.
  ///
  /// ```
  /// outwards  y += clamp(d (1 - |y|/L) / 16, ±8)
  /// inwards   y + d, not beyond the edge
  /// ```
  ///
  /// Source: `gfx/layers/apz/src/Axis.cpp`. Grade B.
  ///
  /// - Parameters:
  ///   - overscroll: before the event, in points, positive beyond the far edge.
  ///   - distance: of the content, in points.
  ///   - length: the viewport's, in points.
  ///   - isFarEdge: which edge was reached.
  static func firefox(
    overscroll: Double, distance: Double, length: Double, isFarEdge: Bool
  ) -> Double {
    if isFarEdge ? distance > 0 : distance < 0 {
      let left = max(1 - abs(overscroll) / length, 0)
      return overscroll + min(max(distance * left / 16, -8), 8)
    }
    let next = overscroll + distance
    return isFarEdge ? max(next, 0) : min(next, 0)
  }
}

/// Chromium's stretch beyond an edge while a finger drags: a 20th, in whole points, after 10.
///
/// Overscroll below 10 points waits until the sum has reached them; from then on every event counts until
/// the stretch is 0 again.
///
/// Source: `elastic_overscroll_controller.cc`. Grade B.
///
/// - Complexity: O(1), no allocation.
struct StretchAccumulator: Hashable, Sendable {
  /// The stretch shown, in whole points.
  private(set) var stretch = 0.0

  private var force = 0.0
  private var pending = 0.0

  /// Creates an accumulator without a stretch.
  init() {}

  /// Takes the overscroll of one event, in points; returns the stretch after it.
  mutating func add(_ overscroll: Double) -> Double {
    guard overscroll != 0 else { return stretch }
    let sum = overscroll + pending
    if stretch != 0 || abs(sum) >= 10 {
      pending = 0
      force += sum
      stretch = (force / 20).rounded(.toNearestOrAwayFromZero)
    } else {
      pending = sum
    }
    return stretch
  }
}
