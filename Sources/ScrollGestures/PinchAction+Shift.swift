package import ScrollCoordinates

extension PinchAction {
  /// The same fingers, seen from another origin: what lies inside something has coordinates of its own.
  ///
  /// - Parameter origin: where those coordinates begin, in points.
  package func seen(from origin: Vector2) -> PinchAction {
    switch self {
    case .began(let update): .began(update.seen(from: origin))
    case .changed(let update): .changed(update.seen(from: origin))
    case .rebased(let update): .rebased(update.seen(from: origin))
    case .ended(let end): .ended(end.seen(from: origin))
    case .cancelled(let end): .cancelled(end.seen(from: origin))
    }
  }
}

extension PinchUpdate {
  fileprivate func seen(from origin: Vector2) -> PinchUpdate {
    PinchUpdate(
      scale: scale, centroid: centroid - origin, translation: translation,
      pointerCount: pointerCount, time: time)
  }
}

extension PinchEnd {
  fileprivate func seen(from origin: Vector2) -> PinchEnd {
    PinchEnd(
      scale: scale, centroid: centroid - origin, translation: translation,
      scaleVelocity: scaleVelocity, time: time)
  }
}
