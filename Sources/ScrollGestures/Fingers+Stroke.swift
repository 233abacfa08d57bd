package import ScrollCoordinates

/// A stroke on a trackpad, for hosts whose system sends no momentum: as fast as a finger that made the same way.
///
/// It uses the samples of a touch, so a finger that touches ends it, and while fingers are down there is none.
extension Fingers {
  /// Fingers lie down on a trackpad.
  package mutating func beginStroke(at time: Double) {
    guard count == 0 else { return }
    (isStroking, clockShift, anchor, speed.samples) = (true, 0, .zero, LastSamples())
    speed.samples.add(.zero, at: time)
  }

  /// They stroke.
  ///
  /// - Parameters:
  ///   - delta: of the offset, in points.
  ///   - time: in seconds; never earlier than before.
  package mutating func stroke(by delta: Vector2, at time: Double) {
    guard isStroking else { return beginStroke(at: time) }
    anchor = anchor + delta
    speed.samples.add(anchor, at: time - clockShift)
  }

  /// They leave; the velocity of the offset that they hand on, in pt/s.
  ///
  /// - Parameters:
  ///   - time: of the lift, in seconds.
  ///   - isOutside: whether the content is beyond its bounds, where there is no least speed.
  package mutating func endStroke(at time: Double, isOutside: Bool) -> Vector2 {
    guard isStroking else { return .zero }
    isStroking = false
    let last = speed.samples.last
    guard !isStill(at: time - clockShift),
      isOutside || last.length >= configuration.minimumFlingSpeed
    else { return .zero }
    return configuration.limited(speed.samples.velocity(after: last))
  }

  /// Forgets a stroke.
  package mutating func cancelStroke() { isStroking = false }
}
