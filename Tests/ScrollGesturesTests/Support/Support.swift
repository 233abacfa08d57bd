import ScrollCoordinates
import ScrollGestures

extension Vector2 {
  /// Whether two vectors are the same but for an error, in points or pt/s.
  func isNear(_ other: Vector2, within tolerance: Double = 1e-9) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

extension VelocityTracker {
  /// A tracker that has seen these samples.
  init(
    _ estimator: VelocityEstimator, still: Double? = VelocityTracker.stillFingerInterval,
    samples: [(t: Double, x: Double, y: Double)]
  ) {
    self.init(estimator: estimator, stillFingerInterval: still)
    for sample in samples {
      add(PointerSample(position: Vector2(sample.x, sample.y), time: sample.t))
    }
  }
}

extension PanAction {
  /// The translation the action reports, if it reports one.
  var translation: Vector2? {
    switch self {
    case .began(let update), .changed(let update): update.translation
    case .ended(let end), .cancelled(let end): end.translation
    case .failed: nil
    }
  }

  /// How the drag ended, if it did.
  var end: PanEnd? {
    switch self {
    case .ended(let end), .cancelled(let end): end
    case .began, .changed, .failed: nil
    }
  }
}

extension PinchAction {
  /// Where the pinch stands, if it goes on.
  var update: PinchUpdate? {
    switch self {
    case .began(let update), .changed(let update), .rebased(let update): update
    case .ended, .cancelled: nil
    }
  }

  /// How the pinch ended, if it did.
  var end: PinchEnd? {
    switch self {
    case .ended(let end), .cancelled(let end): end
    case .began, .changed, .rebased: nil
    }
  }
}
