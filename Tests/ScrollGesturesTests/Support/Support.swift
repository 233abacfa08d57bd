import ScrollCoordinates
import ScrollGestures

extension Vector2 {
  /// Whether two vectors are the same but for an error, in points or pt/s.
  func isNear(_ other: Vector2, within tolerance: Double = 1e-9) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
  }
}

extension Fingers {
  /// Fingers that are read in a certain way, the first of which may touch already.
  init(
    _ configuration: PanConfiguration = PanConfiguration(), axes: PanAxes = .both,
    directionalLock: DirectionalLock? = nil, touching place: Vector2? = nil, at time: Double = 0
  ) {
    self.init()
    (self.configuration, self.axes) = (configuration, axes)
    self.directionalLock = directionalLock
    if let place { _ = down(1, at: place, time: time) }
  }

  /// One finger, without a slop, that has been at these places.
  init(_ estimator: VelocityEstimator, samples: [(t: Double, x: Double, y: Double)]) {
    self.init(PanConfiguration(slop: 0, estimator: estimator))
    for (index, sample) in samples.enumerated() {
      let place = Vector2(sample.x, sample.y)
      if index == 0 {
        _ = down(1, at: place, time: sample.t, isCatching: true)
      } else {
        move(1, to: place, time: sample.t)
      }
    }
  }
}

/// Two fingers, and the pinch that reads them.
@dynamicMemberLookup struct PinchingFingers: Hashable {
  var fingers = Fingers()
  var pinch = Pinch()

  subscript<Value>(dynamicMember member: KeyPath<Pinch, Value>) -> Value { pinch[keyPath: member] }

  mutating func down(
    _ id: Int, at place: Vector2, time: Double, isCatching: Bool = false
  ) -> Pinch.Change {
    pinch.follow(fingers.down(id, at: place, time: time, isCatching: isCatching), of: fingers)
  }

  @discardableResult
  mutating func move(_ id: Int, to place: Vector2, time: Double) -> Pinch.Change {
    pinch.follow(fingers.move(id, to: place, time: time), of: fingers)
  }

  @discardableResult mutating func up(_ id: Int, time: Double) -> Pinch.Change {
    pinch.follow(fingers.up(id, time: time), of: fingers)
  }

  @discardableResult mutating func cancel(_ id: Int, time: Double) -> Pinch.Change {
    pinch.follow(fingers.cancel(id, time: time), of: fingers)
  }
}

/// How a drag ended, and what the fingers say of it.
@dynamicMemberLookup struct Lift {
  let end: PanEnd
  let rawVelocity: Vector2
  let time: Double

  init(_ all: Fingers) { (end, rawVelocity, time) = (all.end, all.rawVelocity, all.time) }

  subscript<Value>(dynamicMember member: KeyPath<PanEnd, Value>) -> Value { end[keyPath: member] }
}
