/// What rests in places, and goes from one to another by a spring: a drawer on anchors, a pager on pages,
/// a floating window in corners.
///
/// ```
/// depart      it goes to another place: said immediately
/// arrive      it is there: it rests on it from now on
/// settle      by the spring, with a velocity; reduced motion without oscillation
/// go          for another reason than a finger; reduced motion immediately
/// ```
protocol Placed: TouchDriven where Events == EventList<Event> {
  associatedtype Event: MotionEvent
  associatedtype Place
  associatedtype Reason

  /// Why it goes where it goes.
  var reason: Reason { get set }

  /// Goes to a place from now on.
  mutating func aim(at place: Place)

  /// What says that it goes to another place than it rests on; nil when it does not.
  var departure: Event? { get }

  /// What says that it has come there.
  var arrival: Event? { get }

  /// Rests on the place it goes to.
  mutating func rest()
}

extension Placed {
  mutating func depart(to place: Place, reason: Reason) {
    self.reason = reason
    aim(at: place)
    if let departure { news.append(departure) }
  }

  /// Says that the target is reached.
  mutating func arrive() {
    if let arrival { news.append(arrival) }
    rest()
    news.append(.didSettle)
  }

}

extension TouchDriven {
  /// The spring that a motion takes which a finger causes, and the velocity it begins with.
  ///
  /// - Parameter displacement: how far it is from its place.
  func settling(
    by spring: DampedSpring, _ velocity: Double, displacement: Double
  ) -> (spring: DampedSpring, velocity: Double) {
    guard reducesMotion else { return (spring, velocity) }
    let spring = spring.criticallyDamped
    return (spring, spring.velocityWithoutCrossing(velocity, displacement: displacement))
  }
}

/// One coordinate that rests in places, dragged along one axis of the screen.
protocol PlacedAxis: Placed, OneAxis {
  /// The axis of the screen it moves along.
  var screenAxis: ScrollAxis { get }

  /// 1 where it grows as a scroll view's offset does, against the finger, else -1.
  var sign: Double { get }

  /// How it goes to a place, unless something else is said.
  var settlingSpring: DampedSpring { get }

  /// Whether it rested on a place last.
  func isResting(on place: Place) -> Bool

  /// Where a place is.
  func way(to place: Place) -> Double

  /// Goes to the place where a velocity leads.
  ///
  /// - Parameters:
  ///   - velocity: what chooses the place, counted as the position is, in pt/s.
  ///   - own: what it moves with itself, in pt/s.
  mutating func fling(velocity: Double, own: Double)
}

extension PlacedAxis {
  /// A finger's translation or velocity, counted as the position is.
  func counted(_ finger: Vector2) -> Double { -finger[screenAxis] * sign }

  mutating func prepareTouch() { prepareAxis() }

  mutating func prepareAxis() {
    driver.touch.axes = screenAxis == .vertical ? .vertical : .horizontal
  }

  mutating func drag(by translation: Vector2) { drag(counting: counted(translation)) }

  /// Ends the drag and goes on with the finger's velocity; its own at that moment.
  @discardableResult
  mutating func release(velocity: Double) -> Double {
    let own = axis.velocity(dragging: velocity)
    stopDragging()
    fling(velocity: velocity, own: own)
    return own
  }

  /// Goes to a place by a spring; `way` is where that is.
  mutating func settle(
    on place: Place, at way: Double? = nil, by spring: DampedSpring? = nil, velocity: Double,
    reason: Reason
  ) {
    depart(to: place, reason: reason)
    let way = way ?? self.way(to: place)
    let start = settling(by: spring ?? settlingSpring, velocity, displacement: axis.position - way)
    if axis.position == way, start.velocity == 0, isResting(on: place) {
      axis.hold()
      return rest()
    }
    let isThere = axis.settle(
      on: way, spring: start.spring, velocity: start.velocity, at: self.start)
    if isThere { arrive() }
  }

  /// Goes to a place for another reason than a finger.
  mutating func go(to place: Place, animated: Bool, reason: Reason) {
    if animated, !reducesMotion {
      return settle(on: place, velocity: axis.velocity, reason: reason)
    }
    let way = way(to: place)
    let wasThere = axis.position == way
    if wasThere, !isMoving, isResting(on: place) { return }
    depart(to: place, reason: reason)
    if !wasThere { news.append(.didMove) }
    axis.place(at: way)
    arrive()
  }
}
