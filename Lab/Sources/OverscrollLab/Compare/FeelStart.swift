import Overscroll
import ScrollFeels
import ScrollPhysics

/// How a recording may have begun, and the numbers that this leaves open.
public enum FeelStart: String, Hashable, Sendable, CaseIterable {
  /// Moving where the first sample is: its offset y0, in points, and velocity v0, in pt/s.
  case released
  /// At the edge, into which a flick came with v0, in pt/s; so long, in seconds, before the first sample.
  case hit
  /// At y0 with v0, as in `released`, so long before the first sample: some laws know the time since the lift.
  case launched

  /// The longest that a hit or a lift may lie before the first sample, 1 s.
  ///
  /// Source: no platform's edge moves for much longer. Chosen, grade D.
  static let longestDelay = 1.0
}

/// Where a recording was made: what a feel has to know besides the numbers that are fitted.
public struct FeelScene: Hashable, Sendable {
  /// The offset bounds, in points; nil for an edge at 0, on whose side the recording says.
  public var range: ClosedRange<Double>?
  /// The viewport's length along the axis, in points.
  public var viewport: Double
  /// The velocity at the start, in pt/s; nil to fit it.
  public var velocity: Double?

  /// Creates a scene.
  public init(range: ClosedRange<Double>? = nil, viewport: Double = 844, velocity: Double? = nil) {
    (self.range, self.viewport, self.velocity) = (range, viewport, velocity)
  }

  /// The bounds for a recording: where nothing is said, the content ends at 0, and the recording's farthest
  /// offset lies beyond it.
  func bounds(for recording: Recording) -> ClosedRange<Double> {
    if let range { return range }
    let farthest = recording.offsets.max { abs($0) < abs($1) } ?? 0
    return farthest < 0 ? 0...Flick.endless : -Flick.endless...0
  }
}

/// The motion of a platform from a start: UIKit's frame by frame, as devices compute it, every other's in closed
/// form.
struct StartedMotion {
  let platform: ScrollFeel.Platform
  let bounds: ClosedRange<Double>
  let viewport: Double
  let start: FeelStart
  /// How many of UIKit's frames lead to each sample; nil for one.
  var steps: [Int]?

  /// The ways it may have begun.
  ///
  /// UIKit's frames go on alike from any offset and velocity, and those without a sample may not have been recorded, or not
  /// have been shown.
  static func all(
    of platform: ScrollFeel.Platform, in scene: FeelScene, for recording: Recording
  ) -> [StartedMotion] {
    let (bounds, viewport) = (scene.bounds(for: recording), scene.viewport)
    let readings = recording.frameCounts.map { [nil, $0] } ?? [nil]
    let ways: [(FeelStart, [Int]?)] =
      platform == .uiKit
      ? readings.map { (.released, $0) } : FeelStart.allCases.map { ($0, nil) }
    return ways.map {
      StartedMotion(platform: platform, bounds: bounds, viewport: viewport, start: $0, steps: $1)
    }
  }

  /// The offsets at the times of a recording, in points; nil for numbers that no motion has.
  ///
  /// - Parameter numbers: what the start leaves open but the velocity: an offset, a delay, or both.
  func values(_ numbers: [Double], _ velocity: Double, along recording: Recording) -> [Double]? {
    let delay = start == .released ? 0 : numbers[numbers.count - 1]
    let edge = velocity < 0 ? bounds.lowerBound : bounds.upperBound
    let place = start == .hit ? edge : numbers[0]
    guard abs(place) <= Flick.endless, abs(velocity) <= 1e7,
      (0...FeelStart.longestDelay).contains(delay)
    else { return nil }
    if platform == .uiKit { return frames(from: place, velocity, along: recording) }
    let flight = Flight(
      from: place, velocity: velocity, in: bounds, law: ScrollFeel(platform).law,
      dimension: viewport)
    return recording.times.map { flight.value(at: $0 + delay) }
  }

  private func frames(
    from place: Double, _ velocity: Double, along recording: Recording
  ) -> [Double] {
    let law = FrameLaw()
    var state = FrameLaw.State(offset: place, velocity: velocity)
    var last = 0.0
    return recording.times.indices.map { index in
      let (time, recorded) = (recording.times[index], recording.offsets[index])
      let count = steps?[index] ?? 1
      var isOver = false
      for _ in 0..<count {
        isOver = law.isAtRest(state, in: bounds)
        if !isOver { state = law.step(state, by: (time - last) / Double(count), in: bounds) }
      }
      last = time
      guard law.isAtRest(state, in: bounds) else { return state.offset }
      // The last frame of a bounce is put on the edge: what it shows may be read before and after that.
      let edge = state.offset.clamped(to: bounds)
      return isOver || abs(recorded - edge) < abs(recorded - state.offset) ? edge : state.offset
    }
  }
}
