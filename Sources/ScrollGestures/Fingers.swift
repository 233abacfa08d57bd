public import ScrollCoordinates

/// The fingers on something, of which two drag: which are down, what they drag, how fast, and whether they tap.
///
/// An event answers with a byte; what the fingers have come to stands in the fields.
///
/// ```swift
/// var fingers = Fingers()
/// _ = fingers.down(1, at: Vector2(160, 300), time: 0)
/// fingers.move(1, to: Vector2(160, 270), time: 0.016)     // .began
/// fingers.translation                                    // (0, -20): the first 10 points are the slop
/// ```
///
/// ## Fingers
///
/// The centre of one or two fingers drags. When a finger joins or leaves, the centre jumps and the translation does
/// not: the centre is measured from a new anchor from then on. Cancelling one finger of two lifts it; cancelling the
/// last one cancels the drag. Two fingers that zoom are read by a `Pinch`, next to this.
///
/// A third finger is counted and waits: its moves are ignored, and count as those of an unknown one, until one of the
/// two lifts. It takes that one's place, and drags on after its next move. More fingers are ignored and counted.
///
/// ## Imperfect input
///
/// - A down of a finger that is already down means that its lift was lost. If it was the only finger, the old touch is
///   cancelled and a new one begins; if there are two, the finger is moved without a jump. Either is counted.
/// - Moves with equal times are used: the last position counts.
/// - Moves and downs with a reversed time, and those with NaN, infinite or absurd numbers, are ignored entirely and
///   counted; their position is not used. Times start again with the first finger of a touch.
/// - A lift is never refused. One with an impossible time happens at the latest known time.
/// - Moves, lifts and cancels of fingers that are not down are ignored and counted.
///
/// - Complexity: O(1), no allocation, for every event.
public struct Fingers: Hashable, Sendable {

  // In this order the flags fill no words of their own.
  /// The numbers of the pan; a change applies from the next touch on, of speeds and of the still finger immediately.
  public var configuration = PanConfiguration() {
    didSet {
      guard !configuration.isValid else { return }
      configuration = oldValue
      countNonFinite()
    }
  }

  /// The angles that tie a drag to one axis, or `nil` for drags that are free.
  public var directionalLock: DirectionalLock?

  /// The axes the drag may move along; a change applies from the next touch on.
  public var axes = PanAxes.both

  @usableFromInline private(set) var downs: UInt8 = 0
  /// Whether a third finger waits.
  private var hasThird = false
  /// Which of the two came third, and have the place of one that lifted until they say their own by a move: 1, 2 or both.
  private var standIns: UInt8 = 0
  /// Whether fingers stroke on a trackpad.
  package internal(set) var isStroking = false
  private var firstID = 0
  private var secondID = 0
  private var thirdID = 0
  @usableFromInline private(set) var firstPlace = Vector2.zero
  @usableFromInline private(set) var secondPlace = Vector2.zero

  var gate = InputGate()

  /// How far the host's clock was set forward since the touch began, in seconds.
  ///
  /// Samples keep the old clock's times, so that their differences, and the velocities, stay exactly as they are.
  @usableFromInline var clockShift = 0.0

  /// Where the centre would have to be for the travel to be zero, in points.
  var anchor = Vector2.zero
  private(set) var travel = AxisTravel()
  var speed = FingerSpeed()

  /// The tap under way, or that the latest lift made.
  public private(set) var tap = Tap()

  /// What the last finger to leave handed on.
  public package(set) var end = PanEnd()

  /// Nobody touches.
  public init() {}

  // MARK: - Events

  /// A finger touches.
  ///
  /// - Parameters:
  ///   - id: any number that stays the same until the finger lifts.
  ///   - position: where, in points.
  ///   - time: when, in seconds.
  ///   - isCatching: whether the content is moving. Catching it needs no slop: the drag begins with the first move.
  public mutating func down(
    _ id: Int, at position: Vector2, time: Double, isCatching: Bool = false
  ) -> Touched {
    let isKnown = has(id)
    guard downs < 2 || isKnown else {
      if !hasThird { (thirdID, hasThird) = (id, true) }
      gate.diagnostics.extraPointer &+= 1
      return .nothing
    }
    guard gate.admits(position, at: time, isFirst: downs == 0) else { return .nothing }
    if isKnown { gate.diagnostics.lostUp &+= 1 }
    if downs == 0 || isKnown && downs == 1 {
      let isFirst = downs == 0
      if isFirst { clockShift = 0 } else { finish(isCancelled: true) }
      (firstID, firstPlace, downs) = (id, position, 1)
      begin(isCatching: isCatching)
      tap.down(at: position, time: time, isFirst: isFirst)
      return isFirst ? .first : .again
    }
    let old = centroid
    if isKnown { put(id, at: position) } else { (secondID, secondPlace, downs) = (id, position, 2) }
    jump(from: old)
    tap.fail()
    return .joined
  }

  /// A finger moves.
  @discardableResult
  public mutating func move(_ id: Int, to position: Vector2, time: Double) -> Touched {
    follow(id, to: position, time: time).touched
  }

  /// The same, with the travel since the fingers left the slop, in points.
  ///
  /// What was just stored is not read again: a pair of numbers stored one by one is slow to load together.
  package mutating func follow(
    _ id: Int, to position: Vector2, time: Double
  ) -> (touched: Touched, translation: Vector2) {
    let latest = gate.lastTime
    guard isDown(id), gate.admits(position, at: time) else { return (.nothing, .zero) }
    gate.diagnostics.noteMove(after: time - latest)
    let old = centroid
    put(id, at: position)
    let new = downs < 2 ? position : centroid
    if standIns & bit(id) != 0 {
      standIns &= ~bit(id)
      jump(from: old)
      return (downs > 1 ? .joined : .left, .zero)
    }
    tap.move(to: new)
    let (from, to, now) = (old - anchor, new - anchor, time - clockShift)
    let pause = now - speed.samples.lastMove
    speed.add(to, at: now, by: configuration.estimator)
    let had = travel.hasBegun
    travel.follow(from: from, to: to, after: pause, directionalLock)
    guard travel.hasBegun else { return (.followed, .zero) }
    return (had ? .moved : .began, travel.translation(at: to))
  }

  /// A finger lifts.
  ///
  /// A lift has no position. Where a host's event reports a new one, pass it to ``move(_:to:time:)`` first.
  public mutating func up(_ id: Int, time: Double) -> Touched {
    lift(id, time: time, isCancelled: false)
  }

  /// The system takes a finger away.
  public mutating func cancel(_ id: Int, time: Double) -> Touched {
    lift(id, time: time, isCancelled: true)
  }

  /// Takes all fingers away, for hosts that lose track of them; a first tap is forgotten, too.
  public mutating func cancelAll(time: Double) -> Touched {
    defer { tap = Tap() }
    return downs > 0 ? leave(time: time, isCancelled: true) : .nothing
  }

  // MARK: - Parts of the events

  private mutating func lift(_ id: Int, time: Double, isCancelled: Bool) -> Touched {
    if id == thirdID, !has(id) { hasThird = false }
    guard isDown(id) else { return .nothing }
    guard downs > 1 else { return leave(time: time, isCancelled: isCancelled) }
    _ = gate.lift(at: time)
    if hasThird {
      hasThird = false
      standIns |= bit(id)
      if firstID == id { firstID = thirdID } else { secondID = thirdID }
      return .joined
    }
    let old = centroid
    if firstID == id {
      (firstID, firstPlace) = (secondID, secondPlace)
      standIns >>= 1
    }
    standIns &= 1
    downs = 1
    jump(from: old)
    return .left
  }

  private mutating func leave(time: Double, isCancelled: Bool) -> Touched {
    let isTimely = gate.lift(at: time) == time
    tap.lift(at: centroid, time: gate.lastTime, counts: isTimely && !isCancelled)
    finish(isCancelled: isCancelled)
    downs = 0
    return isCancelled ? .cancelled : .lifted
  }

  /// Measures the centre, which has jumped, from a new anchor: the travel does not.
  @inline(never)
  private mutating func jump(from old: Vector2) { anchor = centroid - (old - anchor) }

  private mutating func begin(isCatching: Bool) {
    travel = AxisTravel(
      slop: configuration.slop, circle: configuration.estimator.circle, axes: axes,
      carried: isCatching && directionalLock != nil ? travel.lock : nil,
      isCatching: isCatching && !configuration.waitsWhenCatching)
    (isStroking, hasThird, standIns) = (false, false, 0)
    measure()
  }

  /// Measures travel and speed from where the first finger is.
  private mutating func measure() {
    anchor = firstPlace
    speed.begin(at: gate.lastTime - clockShift, by: configuration.estimator)
  }

  /// Of two fingers that pinched one stays: it drags on from here, tied to no axis yet.
  package mutating func dragOnAfterPinch() {
    travel = travel.continued(axes: axes)
    measure()
  }

  private mutating func finish(isCancelled: Bool) {
    end = PanEnd()
    guard travel.hasBegun else { return }
    end.translation = travel.translation(at: centroid - anchor)
    if isCancelled {
      end.release = .cancelled
    } else if isStill(at: gate.lastTime - clockShift) {
      end.release = .stillFinger
    } else {
      let (velocity, last) = speed.velocities()
      let isFast = last.length >= configuration.minimumFlingSpeed
      end.release = isFast ? .fling : .belowMinimum
      if isFast || speed.rule == nil { end.velocityOutside = handed(velocity) }
      if isFast { end.lastVelocity = handed(last) }
    }
  }

  /// A velocity on the axes that the drag moved along, and no faster than it may be.
  private mutating func handed(_ velocity: Vector2) -> Vector2 {
    travel.tied(configuration.limited(velocity))
  }

  @inline(__always)
  func isStill(at sampleTime: Double) -> Bool {
    guard let interval = configuration.stillFingerInterval else { return false }
    return speed.samples.isStill(at: sampleTime, for: interval)
  }

  // MARK: - The table

  @inline(__always)
  private func has(_ id: Int) -> Bool { downs > 0 && firstID == id || downs > 1 && secondID == id }

  /// Whether a finger is down that drags, or waits to.
  package func holds(_ id: Int) -> Bool { has(id) || downs > 1 && hasThird && thirdID == id }

  @inline(__always)
  private mutating func isDown(_ id: Int) -> Bool {
    if has(id) { return true }
    gate.diagnostics.unknownPointer &+= 1
    return false
  }

  private func bit(_ id: Int) -> UInt8 { firstID == id ? 1 : 2 }

  @inline(__always)
  private mutating func put(_ id: Int, at position: Vector2) {
    if firstID == id { firstPlace = position } else { secondPlace = position }
  }

  /// Where a finger is, in points; `nil` when it is not down.
  public func position(of id: Int) -> Vector2? {
    guard has(id) else { return nil }
    return firstID == id ? firstPlace : secondPlace
  }

  /// Whether a finger that lifts moves to where it lifts first.
  ///
  /// A place that makes no sense is counted; a finger that is not down, and an impossible time, by the lift itself.
  @inline(never)
  package mutating func movesFirst(_ id: Int, to place: Vector2?, time: Double) -> Bool {
    guard let place, let held = position(of: id), place != held, time >= 0, time.isFinite else {
      return false
    }
    if !Self.isValid(place) { countNonFinite() }
    return Self.isValid(place)
  }

  /// Follows the host's clock when it is set forward, in seconds (backward if negative).
  ///
  /// Velocities stay the same to the bit, but where it was set by more than 1e300 s. A difference that is not finite
  /// changes nothing.
  ///
  /// - Parameter now: the time it was set to, in seconds.
  package mutating func shiftTime(by difference: Double, to now: Double) {
    guard difference.isFinite else { return }
    gate.shiftTime(by: difference, to: now)
    clockShift += difference
    // Beyond that, differences to the touch's clock are no numbers.
    if abs(clockShift) > 1e300 { clockShift = 0 }
    tap.shiftTime(by: difference)
  }
}
