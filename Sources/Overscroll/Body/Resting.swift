/// Where something rests, and where it goes.
struct Goal<Origin: Hashable & Sendable, Place: Hashable & Sendable>: Hashable, Sendable {
  /// Where it rests, or rested last.
  var rested: Origin

  /// Where it goes, or is.
  var target: Place

  /// Why it goes there, or went there last.
  var reason = ChangeReason.program
}

/// A model that rests in places, and goes from one to another by a spring: a drawer on anchors, a pager on pages,
/// a floating window in corners, a dial at angles.
///
/// ```
/// depart      it goes to another place: said immediately
/// arrive      it is there: it rests on it from now on
/// settle      by the spring, with a velocity; reduced motion without oscillation
/// go          for another reason than a finger; reduced motion immediately
/// ```
///
/// Its rule is what it says itself: where places are, where a release leads, what is seen.
protocol Resting: BodyModel
where
  Lines: SettlingLines, Events == EventList<Event>, Frame == MotionFrame<Shown, Velocity, Event>,
  Release == MotionRelease<Target, Velocity, Event>, Velocity: LinearValue
{
  associatedtype Event: MotionEvent
  associatedtype Place
  associatedtype Shown: Hashable & Sendable
  associatedtype Velocity: Hashable & Sendable
  associatedtype Target: Hashable & Sendable

  /// The fingers have left: ends the drag, goes on from here, and says how fast the fingers were, and where it goes.
  mutating func fling() -> (velocity: Velocity, target: Target)

  /// Where it goes, where nothing was released.
  var aim: Target { get }

  /// What is seen of it, and how fast it moves, while fingers move at a velocity.
  ///
  /// Changes nothing; mutating, for a question to a model that is being changed else copies it first.
  mutating func shownState(_ finger: Vector2) -> (shown: Shown, velocity: Velocity)

  /// How it goes to a place, unless something else is said.
  func spring(to place: Place) -> DampedSpring

  /// Where a place is.
  func coordinate(of place: Place) -> Lines.Coordinate

  /// Whether it rested on a place last.
  func isResting(on place: Place) -> Bool

  /// Goes to a place from now on.
  mutating func aim(at place: Place, reason: ChangeReason)

  /// From where to where it goes; nil when it does not leave its place.
  var change: Event.Change? { get }

  /// Rests on the place it goes to.
  mutating func rest()
}

extension Resting {
  // MARK: - Places

  mutating func depart(to place: Place, reason: ChangeReason) {
    aim(at: place, reason: reason)
    body.events.append(departure: change)
  }

  /// Says that the target is reached.
  mutating func arrive() {
    body.events.append(arrival: change)
    rest()
    body.isUnsettled = false
    body.events.append(.didSettle)
  }

  /// Goes to a place by a spring; `coordinate` is where that is.
  mutating func settle(
    on place: Place, at coordinate: Lines.Coordinate? = nil, by spring: DampedSpring? = nil,
    velocity: Lines.Coordinate, reason: ChangeReason
  ) {
    depart(to: place, reason: reason)
    settleQuietly(
      to: place, at: coordinate ?? self.coordinate(of: place), by: spring ?? self.spring(to: place),
      velocity: velocity)
  }

  /// Goes on to a place, of which nothing is said that was said before.
  mutating func settleQuietly(
    to place: Place, at coordinate: Lines.Coordinate, by spring: DampedSpring,
    velocity: Lines.Coordinate
  ) {
    let (wasThere, isReduced, clock) = (isThere(place, at: coordinate), reducesMotion, body.clock)
    let isOver = reportingMove {
      $0.settle(on: coordinate, by: spring, velocity: velocity, isReduced: isReduced, clock: clock)
    }
    if isOver { wasThere ? rest() : arrive() }
  }

  /// Goes to a place for another reason than a finger.
  mutating func go(to place: Place, animated: Bool, reason: ChangeReason) {
    if animated, !reducesMotion {
      return settle(on: place, velocity: body.lines.ownVelocity, reason: reason)
    }
    let coordinate = coordinate(of: place)
    if isThere(place, at: coordinate) { return }
    depart(to: place, reason: reason)
    reportingMove { $0.place(at: coordinate) }
    arrive()
  }

  /// Whether it rests on a place, and has said so: then it has not come to rest there once more.
  func isThere(_ place: Place, at coordinate: Lines.Coordinate) -> Bool {
    coordinate == body.lines.coordinate && isResting(on: place) && !isMoving && !body.isUnsettled
  }

  /// Changes the lines, and says so if that is seen.
  @inline(__always)
  mutating func reportingMove<Answer>(_ change: (inout Lines) -> Answer) -> Answer {
    let before = body.lines.seen
    let answer = change(&body.lines)
    if body.lines.seen != before { body.events.append(.didMove) }
    return answer
  }

  // MARK: - Fingers and time

  mutating func run(to time: Double, isFrame: Bool) {
    // An event changes nothing of what a frame for its time, or a later one, has shown.
    let isShown = !isFrame && time <= body.clock.shown
    body.clock.move(to: time)
    guard body.lines.isMoving else { return }
    let clock = body.clock
    reportingMove { $0.follow(clock, isShown: isShown) }
    if !body.lines.isMoving { arrive() }
  }

  /// Moves to a display frame and says what to draw.
  @inline(__always)
  mutating func show(at time: Double) -> Frame {
    runFrame(to: time, shift: body.beginFrame(at: time))
    return frame(collect())
  }

  /// What to draw now.
  @inline(__always)
  mutating func frame(_ events: Events) -> Frame {
    let (shown, velocity) = shownState(body.takeFingerVelocity())
    return MotionFrame(
      time: body.clock.shown, shown: shown, velocity: velocity, phase: body.phase, events: events)
  }

  mutating func prepareTouch() {}

  mutating func hold() {
    // Also by a finger of the page that it lies in.
    if isMoving { body.isUnsettled = true }
    body.lines.hold()
  }

  mutating func endDragging() { body.events.append(.didEndDragging) }

  mutating func keepsMovingUnderFinger() -> Bool { body.lines.isMoving }

  mutating func finishDrag() -> Release {
    let didDrag = body.isDragging
    let (velocity, target) = fling()
    return MotionRelease(
      velocity: velocity, target: target, willSettle: isMoving, didDrag: didDrag,
      events: Events())
  }

  mutating func unreleased(_ events: Events) -> Release {
    let velocity = shownState(.zero).velocity
    return MotionRelease(
      velocity: velocity - velocity, target: aim, willSettle: isMoving, events: events)
  }
}

extension Resting where Lines == Line {
  mutating func beginDragging() {
    body.line.beginDrag()
    body.events.append(.willBeginDragging)
  }
}

/// One coordinate that rests in places, dragged along one axis of the screen: what nested pages can share.
protocol RestingLine: Resting where Lines == Line, Velocity == Double {
  /// The axis of the screen it moves along.
  var screenAxis: ScrollAxis { get }

  /// 1 where it grows as a scroll view's offset does, against the finger, else -1.
  var sign: Double { get }

  /// Why it goes where it goes.
  var reason: ChangeReason { get }

  /// Goes to the place where a velocity leads.
  ///
  /// - Parameters:
  ///   - velocity: with which it was released, counted as the position is, in pt/s.
  ///   - last: that of the last move, by which UIKit chooses a page, in pt/s.
  ///   - own: what it moves with itself, in pt/s.
  mutating func fling(velocity: Double, last: Double, own: Double)
}

extension RestingLine {
  /// Its place lies elsewhere now: what runs goes on to it.
  mutating func retarget(to coordinate: Double, by spring: DampedSpring) {
    let time = time
    let isOver = reportingMove { $0.retarget(to: coordinate, spring: spring, at: time) }
    if isOver { arrive() }
  }

  /// Whether fingers that hold it, on a trackpad too, decide when they leave; under one that only rests a program goes on.
  var isUnderFinger: Bool { (isTracking || body.line.isHeld) && !isMoving }

  /// A finger's translation or velocity, counted as the position is.
  @inline(__always)
  func counted(_ finger: Vector2) -> Double { -finger[screenAxis] * sign }

  mutating func prepareTouch() { body.fingers.axes = PanAxes(screenAxis) }

  mutating func drag(by translation: Vector2) {
    let translation = counted(translation)
    reportingMove { $0.drag(by: translation) }
  }

  /// Its direction was turned round: a drag goes on from where it is.
  mutating func mirrorDrag() {
    if body.isDragging { body.line.rebase(translation: counted(body.fingers.translation)) }
  }

  /// Ends the drag and goes on with the finger's velocity; with which of its own, in pt/s.
  @discardableResult
  mutating func release(velocity: Double, last: Double) -> Double {
    let own = body.line.velocity(dragging: velocity)
    stopDragging()
    fling(velocity: velocity, last: last, own: own)
    return own
  }
}
