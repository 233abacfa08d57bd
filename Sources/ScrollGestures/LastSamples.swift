internal import ScrollCoordinates

/// What is sampled: a place in the plane, or a scale.
protocol SampledValue: LinearValue, Hashable, Sendable {
  static var zero: Self { get }
  static func / (a: Self, divisor: Double) -> Self
}

extension Double: SampledValue {}
extension Vector2: SampledValue {}

/// What the last four samples of something say of its speed: as many as UIKit's weights need (see
/// `UIKitVelocity`).
///
/// A sample at the same time as the newest replaces it; one that did not move is not stored. Expects sane samples
/// in time order; see ``InputGate``.
///
/// - Complexity: O(1), no allocation, for every member.
struct LastSamples<Value: SampledValue>: Hashable, Sendable {
  /// The newest sample and the one before it; times in seconds.
  private var newest = Value.zero
  private var previous = Value.zero
  private var newestTime = 0.0
  private var previousTime = 0.0

  /// The slopes between the samples before those, per second.
  private var middle = Value.zero
  private var oldest = Value.zero

  /// When the value last changed, in seconds.
  private(set) var lastMove = 0.0

  /// How many are counted, 0 … 4.
  private var count: UInt8 = 0

  /// Takes the next sample.
  mutating func add(_ value: Value, at time: Double) {
    let hasMoved = count == 0 || value != newest
    if hasMoved { lastMove = time }
    if count > 0, time - newestTime < PointerSample.clockResolution {
      newest = value
    } else if hasMoved {
      if count > 1 { (oldest, middle) = (middle, newestSlope) }
      (previous, previousTime) = (newest, newestTime)
      (newest, newestTime) = (value, time)
      count = min(count &+ 1, 4)
    }
  }

  /// What UIKit's recogniser says after the newest move, per second; zero with fewer than two samples.
  ///
  /// Mutating, as its kin: else what is being changed is copied first.
  var last: Value {
    mutating get {
      guard count > 1 else { return .zero }
      let newest = newestSlope
      return count > 2 ? Self.recognizer(middle, newest) : newest
    }
  }

  /// How fast the value changes when the finger lifts, after that; per second.
  mutating func velocity(after last: Value) -> Value {
    UIKitRelease.blend(count > 3 ? Self.recognizer(oldest, middle) : middle, last)
  }

  private static func recognizer(_ previous: Value, _ newest: Value) -> Value {
    UIKitVelocity.recognizer(previousDifference: previous, newestDifference: newest)
  }

  /// Whether the value has not changed for an interval, in seconds, that ends at `time`.
  func isStill(at time: Double, for interval: Double) -> Bool {
    time - lastMove >= interval - PointerSample.clockResolution
  }

  private var newestSlope: Value {
    mutating get { (newest - previous) / (newestTime - previousTime) }
  }
}
