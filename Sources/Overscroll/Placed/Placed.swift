/// What rests in places, and goes from one to another by a spring: a drawer on anchors, a pager on pages,
/// a floating window in corners, a dial at angles, a thrown value at any.
///
/// ```
/// depart      it goes to another place: said immediately
/// arrive      it is there: it rests on it from now on
/// settle      by the spring, with a velocity; reduced motion without oscillation
/// go          for another reason than a finger; reduced motion immediately
/// ```
protocol Placed: BodyModel where Events == EventList<Event> {
  associatedtype Event: MotionEvent
  associatedtype Place
  associatedtype Reason
  /// A number, a point, a value of any kind.
  associatedtype Way: Equatable

  /// Why it goes where it goes.
  var reason: Reason { get set }

  /// Where it is.
  var way: Way { get }

  /// Its change per second by its own motion.
  var ownVelocity: Way { get }

  /// How it goes to a place, unless something else is said.
  func spring(to place: Place) -> DampedSpring

  /// Where a place is.
  func way(to place: Place) -> Way

  /// Whether it rested on a place last.
  func isResting(on place: Place) -> Bool

  /// Goes by a spring, without oscillation where motion is reduced; true when it is there already.
  mutating func settle(at way: Way, by spring: DampedSpring, velocity: Way) -> Bool

  /// Is there immediately; whether that moved it.
  mutating func stand(at way: Way) -> Bool

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
    if let departure { body.events.append(departure) }
  }

  /// Says that the target is reached.
  mutating func arrive() {
    if let arrival { body.events.append(arrival) }
    rest()
    body.events.append(.didSettle)
  }

  /// Goes to a place by a spring; `way` is where that is.
  mutating func settle(
    on place: Place, at way: Way? = nil, by spring: DampedSpring? = nil, velocity: Way,
    reason: Reason
  ) {
    depart(to: place, reason: reason)
    goOn(
      to: place, at: way ?? self.way(to: place), by: spring ?? self.spring(to: place),
      velocity: velocity)
  }

  /// Goes on to a place, of which nothing is said that was said before.
  mutating func goOn(to place: Place, at way: Way, by spring: DampedSpring, velocity: Way) {
    let wasThere = way == self.way && isResting(on: place)
    guard settle(at: way, by: spring, velocity: velocity) else { return }
    wasThere ? rest() : arrive()
  }

  /// Goes to a place for another reason than a finger.
  mutating func go(to place: Place, animated: Bool, reason: Reason) {
    if animated, !reducesMotion {
      return settle(on: place, velocity: ownVelocity, reason: reason)
    }
    let way = way(to: place)
    if way == self.way, !isMoving, isResting(on: place) { return }
    depart(to: place, reason: reason)
    if stand(at: way) { body.events.append(.didMove) }
    arrive()
  }
}

/// What rests wherever it is, and goes nowhere for a reason.
extension Placed where Place == Way, Reason == Void {
  var reason: Void {
    get { () }
    set {}
  }

  func way(to place: Place) -> Way { place }

  func isResting(on place: Place) -> Bool { true }

  mutating func aim(at place: Place) {}

  var departure: Event? { nil }

  var arrival: Event? { nil }

  mutating func rest() {}
}

extension Line {
  /// Goes to a place by a spring that a finger causes; true when it is there already.
  mutating func settle(
    on way: Double, by spring: DampedSpring, velocity: Double, isReduced: Bool, clock: HostClock
  ) -> Bool {
    let start = clock.start(hasBegun: hasBegun)
    guard isReduced else {
      return settle(on: way, spring: spring, velocity: velocity, at: start)
    }
    let spring = spring.criticallyDamped
    return settle(
      on: way, spring: spring,
      velocity: spring.velocityWithoutCrossing(velocity, displacement: position - way), at: start)
  }
}

/// One coordinate that rests in places, dragged along one axis of the screen.
protocol PlacedAxis: OneAxis {
  /// The axis of the screen it moves along.
  var screenAxis: ScrollAxis { get }

  /// 1 where it grows as a scroll view's offset does, against the finger, else -1.
  var sign: Double { get }

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
    body.fingers.axes = screenAxis == .vertical ? .vertical : .horizontal
  }

  mutating func drag(by translation: Vector2) { drag(counting: counted(translation)) }

  /// Ends the drag and goes on with the finger's velocity; its own at that moment.
  @discardableResult
  mutating func release(velocity: Double) -> Double {
    let own = body.line.velocity(dragging: velocity)
    stopDragging()
    fling(velocity: velocity, own: own)
    return own
  }
}
