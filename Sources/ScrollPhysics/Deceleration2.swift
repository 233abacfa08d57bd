public import ScrollCoordinates

/// Free deceleration in the plane: one ``Deceleration`` on each axis, with the same rate.
///
/// ```
/// x(t) = x0 + (v0 / r)(1 - e^(-r t))       component by component: a straight line
/// ```
///
/// A map, a ball, a canvas without bounds. The axes do not wait for each other: it is over when both are.
///
/// - Complexity: O(1), no allocation.
public struct Deceleration2: Hashable, Sendable {
  /// The motion along x.
  public let x: Deceleration

  /// The motion along y.
  public let y: Deceleration

  /// Creates a motion from a release.
  ///
  /// - Parameters:
  ///   - start: where, in points.
  ///   - velocity: in pt/s.
  ///   - rate: how quickly speed is lost.
  /// - Precondition: `start` and `velocity` are finite.
  public init(from start: Vector2, velocity: Vector2, rate: DecelerationRate = .normal) {
    x = Deceleration(from: start.x, velocity: velocity.x, rate: rate)
    y = Deceleration(from: start.y, velocity: velocity.y, rate: rate)
  }

  /// Where the motion ends if nothing stops it, in points; never reached in finite time.
  public var destination: Vector2 { Vector2(x.destination, y.destination) }

  /// Where it is at a time after the release, in points.
  public func value(at time: Double) -> Vector2 { Vector2(x.value(at: time), y.value(at: time)) }

  /// How fast it is at a time after the release, in pt/s.
  public func velocity(at time: Double) -> Vector2 {
    Vector2(x.velocity(at: time), y.velocity(at: time))
  }

  /// How long it takes until both axes are over, in seconds: the longer of the two durations.
  ///
  /// - Parameter tolerance: by its speed, when an axis is over; ``StopRule/uiKit`` as UIScrollView.
  /// - Precondition: the tolerance has a speed.
  public func duration(_ tolerance: StopRule = .uiKit) -> Double {
    max(x.time(toSpeed: tolerance.speed), y.time(toSpeed: tolerance.speed))
  }

  /// Time until both axes stay within a distance of the destination, in seconds.
  ///
  /// - Precondition: `distance > 0`.
  public func time(toWithin distance: Double) -> Double {
    max(x.time(toWithin: distance), y.time(toWithin: distance))
  }
}
