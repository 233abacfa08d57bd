internal import ScrollCoordinates

/// What is sampled: a place in the plane, or a scale.
protocol SampledValue: LinearValue, Hashable, Sendable {
  static func / (a: Self, divisor: Double) -> Self
}

extension Double: SampledValue {}
extension Vector2: SampledValue {}

/// What the last four samples of something say of its speed: as many as UIKit's weights need (see
/// ``UIKitVelocity``).
///
/// A sample at the same time as the newest replaces it; one that did not move is not stored. Expects sane samples
/// in time order; see ``InputGate``.
///
/// - Complexity: O(1), no allocation, for every member.
struct LastSamples<Value: SampledValue>: Hashable, Sendable {
  /// The newest sample and the one before it; times in seconds.
  private var newest: Value
  private var previous: Value
  private var newestTime = 0.0
  private var previousTime = 0.0

  /// The slopes between the samples before those, per second.
  private var middle: Value
  private var oldest: Value

  /// When the value last changed, in seconds.
  private(set) var lastMove = 0.0

  /// How many are counted, 0 … 4.
  private var count: UInt8 = 0

  /// No samples; `nothing` stands where there are none.
  init(nothing: Value) { (newest, previous, middle, oldest) = (nothing, nothing, nothing, nothing) }

  /// Whether there is no sample yet.
  var isEmpty: Bool { count == 0 }

  /// Takes the next sample.
  mutating func add(_ value: Value, at time: Double) {
    guard count > 0 else { return append(value, at: time) }
    let hasMoved = value != newest
    if hasMoved { lastMove = time }
    if time - newestTime < VelocityTracker.clockResolution {
      newest = value
    } else if hasMoved {
      append(value, at: time)
    }
  }

  private mutating func append(_ value: Value, at time: Double) {
    if count > 1 { (oldest, middle) = (middle, newestSlope) }
    (previous, previousTime) = (newest, newestTime)
    (newest, newestTime) = (value, time)
    lastMove = time
    count = min(count &+ 1, 4)
  }

  /// What UIKit's recogniser says after the last two moves, per second; the earlier one nil where there is a single
  /// move, all nil where there is none.
  var velocities: (previous: Value?, last: Value)? {
    guard count > 1 else { return nil }
    let newest = newestSlope
    guard count > 2 else { return (nil, newest) }
    return (
      count > 3
        ? UIKitVelocity.recognizer(previousDifference: oldest, newestDifference: middle) : middle,
      UIKitVelocity.recognizer(previousDifference: middle, newestDifference: newest)
    )
  }

  /// How fast the value grows when the finger lifts, per second; nil with fewer than two samples.
  var velocity: Value? {
    velocities.map { velocities in
      velocities.previous.map { UIKitVelocity.release(previous: $0, last: velocities.last) }
        ?? velocities.last
    }
  }

  /// Whether the value has not changed for an interval, in seconds, that ends at `time`.
  func isStill(at time: Double, for interval: Double) -> Bool {
    time - lastMove >= interval - VelocityTracker.clockResolution
  }

  private var newestSlope: Value { (newest - previous) / (newestTime - previousTime) }
}
