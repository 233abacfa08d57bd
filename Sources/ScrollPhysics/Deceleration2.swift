public import ScrollCoordinates

/// Free deceleration in the plane: one ``Deceleration`` on each axis, with the same rate.
///
/// ```
/// x(t) = x0 + (v0 / r)(1 - e^(-r t))       component by component: a straight line
/// ```
///
/// A map, a ball, a canvas without bounds. Its times are those of the vector's length, except for ``duration(_:)``,
/// by which each axis of a scroll view ends alone.
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
  /// - Precondition: `start`, `velocity` and its length are finite.
  public init(from start: Vector2, velocity: Vector2, rate: DecelerationRate = .normal) {
    precondition(velocity.scaledLength < .infinity, "velocity must be finite, its length too")
    x = Deceleration(from: start.x, velocity: velocity.x, rate: rate)
    y = Deceleration(from: start.y, velocity: velocity.y, rate: rate)
  }

  /// Where it starts, in points.
  public var start: Vector2 { Vector2(x.start, y.start) }

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

  // MARK: - Along its path

  /// The same motion on the straight line that is its path, from 0.
  private var along: Deceleration {
    Deceleration(from: 0, velocity: Vector2(x.velocity, y.velocity).scaledLength, decay: x.decay)
  }

  /// Time until it stays within a distance of the destination, in seconds: T = ln(|v0| / (r ε)) / r, 0 when the
  /// whole way is no longer than ε.
  ///
  /// - Precondition: `distance > 0`.
  public func time(toWithin distance: Double) -> Double { along.time(toWithin: distance) }

  /// Time until its speed has fallen to `speed`, in seconds: T = ln(|v0| / s) / r, 0 when it is no faster already.
  ///
  /// - Precondition: `speed > 0`.
  public func time(toSpeed speed: Double) -> Double { along.time(toSpeed: speed) }

  /// When it is nearest to a point, in seconds, or nil where that is farther away than a distance.
  ///
  /// ```
  /// s = (point - x0)·v0 / |v0|        along the path; T = -ln(1 - s r / |v0|) / r
  /// ```
  ///
  /// 0 where that is the start; nil at the destination and beyond, where it does not get.
  ///
  /// - Parameters:
  ///   - point: in points.
  ///   - distance: how far from the path the point may lie, in points.
  /// - Precondition: `distance` is not negative.
  public func time(to point: Vector2, within distance: Double) -> Double? {
    precondition(distance >= 0, "distance must not be negative")
    let way = point - start
    let speed = along.velocity
    let direction = speed > 0 ? Vector2(x.velocity / speed, y.velocity / speed) : .zero
    let reach = way.x * direction.x + way.y * direction.y
    guard reach > 0 else { return way.scaledLength <= distance ? 0 : nil }
    guard abs(way.x * direction.y - way.y * direction.x) <= distance else { return nil }
    return along.time(to: reach)
  }
}
