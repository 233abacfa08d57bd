/// Resistance that platforms apply event by event, so that it depends on how often events come.
enum EventResistance {
  /// Flutter's friction factor: c (1 - f)², f the overscroll as a share of the viewport.
  ///
  /// c is 0.52, or 0.26 where a device scrolls fast. Grade A.
  static func flutterFactor(_ fraction: Double, isFast: Bool) -> Double {
    (isFast ? 0.26 : 0.52) * (1 - fraction) * (1 - fraction)
  }

  /// How far a drag event moves the content in Flutter.
  ///
  /// ```
  /// γ = c (1 - f)²,  f = o/L tensioning, (o - |d|)/L easing
  /// |d| γ while |d| < o/γ,  else o + (|d| - o/γ)
  /// ```
  ///
  /// o is the overscroll before the event, L the viewport. The rule is used when tensioning too, so that
  /// a large event at a small overscroll passes almost undamped; the event that crosses the edge is free,
  /// and fast scrolling eases 1:1.
  ///
  /// Source: Flutter `scroll_physics.dart`, 14 values of its tests. Grade A.
  ///
  /// - Parameter overscroll: before the event, less than 0 beyond the near edge; a distance of its sign leads back.
  static func flutter(
    _ distance: Double, overscroll: Double, viewport: Double, isFast: Bool
  ) -> Double {
    let isEasing = (overscroll < 0) == (distance < 0)
    guard overscroll != 0, distance != 0, !(isEasing && isFast) else { return distance }
    let (size, beyond) = (abs(distance), abs(overscroll))
    let factor = flutterFactor((isEasing ? beyond - size : beyond) / viewport, isFast: isFast)
    let moved = size * factor < beyond ? size * factor : beyond + (size - beyond / factor)
    return distance < 0 ? -moved : moved
  }

  /// The overscroll after a drag event in Firefox, more than 0 beyond the far edge.
  ///
  /// ```
  /// outwards  y += clamp(d (1 - |y|/L) / 16, ±8)
  /// inwards   y + d, not beyond the edge
  /// ```
  ///
  /// Source: `gfx/layers/apz/src/Axis.cpp`. Grade B.
  static func firefox(
    overscroll: Double, distance: Double, length: Double, isFarEdge: Bool
  ) -> Double {
    if isFarEdge ? distance > 0 : distance < 0 {
      let left = max(1 - abs(overscroll) / length, 0)
      return overscroll + (distance * left / 16).clamped(to: -8...8)
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
struct StretchAccumulator {
  private var stretch = 0.0
  private var force = 0.0
  private var pending = 0.0

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

/// How Flutter softens the start of a drag: nothing passes until the finger has moved some points, 3.5 on iOS.
///
/// Armed at first. While armed, distances add up; the event that brings the sum beyond the threshold
/// disarms it and passes min(threshold / 3, |d|), all of it when |d| > 24. An event without a distance
/// more than 50 ms after the last motion arms it again.
///
/// Source: Flutter `scroll_activity.dart`, five streams of its test. Grade A.
struct DragStartAttenuation {
  private let threshold: Double
  private var sum = 0.0
  private var isArmed = true
  private var lastMotion: Double?

  init(threshold: Double) { self.threshold = threshold }

  /// What passes of an event's distance, in points; its time in seconds.
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
