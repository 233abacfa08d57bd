public import ScrollCoordinates

/// How a motion in the plane meets a side of a rectangle.
public struct EdgeCollision2: Hashable, Sendable {
  /// When, in seconds after the release.
  public var time: Double

  /// Where, in points; on the side to the bit, on two of them in a corner.
  public var point: Vector2

  /// The velocity there, in pt/s.
  public var velocity: Vector2
}

extension Deceleration2 {
  /// Where it leaves a rectangle that it starts in, or nil if it starts outside or comes to rest inside.
  ///
  /// ```
  /// t = min over the axes of the time at which the side ahead is reached
  /// ```
  ///
  /// The sides belong to the rectangle. A start on a side with a velocity outwards meets it at time 0. An axis
  /// without velocity meets nothing, so in a rectangle without width a vertical motion leaves through the top or the
  /// bottom. A negative width or height counts as 0.
  ///
  /// - Precondition: the bounds are finite.
  public func collision(with bounds: Rect2) -> EdgeCollision2? {
    precondition(bounds.isFinite, "bounds must be finite")
    guard start == start.clamped(to: bounds) else { return nil }
    let (right, down) = (x.velocity > 0, y.velocity > 0)
    let corner = Vector2(
      right ? bounds.columns.upperBound : bounds.columns.lowerBound,
      down ? bounds.rows.upperBound : bounds.rows.lowerBound)
    let times = Vector2(x.timeOut(through: corner.x), y.timeOut(through: corner.y))
    let time = min(times.x, times.y)
    guard time < .infinity else { return nil }
    var point = value(at: time).clamped(to: bounds)
    if times.x == time { point.x = corner.x }
    if times.y == time { point.y = corner.y }
    return EdgeCollision2(time: time, point: point, velocity: velocity(at: time))
  }
}

extension Deceleration {
  /// When a motion from inside passes the side ahead, infinite if never.
  fileprivate func timeOut(through side: Double) -> Double {
    velocity == 0 ? .infinity : time(to: side) ?? .infinity
  }
}
