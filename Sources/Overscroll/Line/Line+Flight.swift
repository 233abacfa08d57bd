internal import ScrollPhysics

/// Flights: what content does by its law after a finger left it.
extension Line {
  /// Goes on by its law after a finger left it, with a velocity of the position.
  ///
  /// True when it rests immediately.
  ///
  /// - Parameters:
  ///   - velocity: of the position.
  ///   - factor: by how much farther than by itself it goes within the range.
  ///   - time: when it starts, in seconds.
  mutating func fly(velocity: Double, factor: Double = 1, at time: Double) -> Bool {
    // A tap, and the axis across most flicks: no law moves it, so none is put together.
    guard velocity != 0 || isOutside else { return rest(at: position) }
    if step(.coast, to: .infinity, velocity: velocity, gain: factor) { return false }
    let (bounds, factor) = (bounds, isOutside ? 1 : factor)
    let moves = feel.flightLaw.release(
      &segment, from: position, velocity: velocity, factor: factor, in: bounds)
    return fly(moves, from: position, at: time)
  }

  /// Plans the flight again from where it is; true when it rests immediately.
  ///
  /// - Parameters:
  ///   - velocity: that its law carries.
  ///   - slope: that is seen.
  ///   - edge: that it moves about; NaN for none.
  ///   - before: what it did until now.
  ///   - time: when it starts, in seconds.
  mutating func fly(
    carrying velocity: Double, slope: Double, about edge: Double = .nan, as before: Activity,
    at time: Double
  ) -> Bool {
    let (place, bounds) = (position, bounds)
    let moves = feel.flightLaw.start(
      &segment, from: place, carrying: velocity, slope: slope, about: edge, as: before, in: bounds)
    return fly(moves, from: place, at: time)
  }

  /// Starts the flight that has been planned; true when it rests immediately.
  ///
  /// - Parameters:
  ///   - moves: whether it moves at all.
  ///   - elapsed: how long it has been under way, in seconds.
  private mutating func fly(
    _ moves: Bool, from offset: Double, at time: Double, elapsed: Double = 0
  ) -> Bool {
    guard moves else { return rest(at: offset) }
    if segment.next == .still, isOver(after: segment.end, at: time) {
      return rest(at: segment.destination)
    }
    // A curve that cannot be started again in its middle begins with another slope. The number that is a slope elsewhere may be
    // any other for an edge.
    let isAtStart = elapsed == 0 && segment.curve.kind != .ownEdge
    beginPlanned(
      .flight, at: time, velocity: isAtStart ? segment.curve.slope : segment.velocity(at: elapsed))
    return false
  }

  /// A flight goes on under the current limits and law.
  fileprivate mutating func replanFlight(at time: Double, isAnew: Bool) {
    // A return that has not begun is called off where nothing is left to return from: two sizes that change together are set
    // one after the other.
    if !hasBegun, activity == .returning, !isOutside { return _ = rest(at: position) }
    let now = hasBegun ? time - began : 0
    let (isCut, bounds) = (isCut(at: time), bounds)
    guard isAnew || isCut else {
      let moves = feel.flightLaw.resume(&segment, at: now, from: position, in: bounds)
      _ = fly(moves, from: position, at: began, elapsed: now)
      return
    }
    let start = hasBegun ? time : .infinity
    // A motion that was not shown as far out as it had come goes on from what is shown, at rest.
    if isCut {
      _ = fly(carrying: 0, slope: 0, as: .returning, at: start)
      return
    }
    // As fast as it is seen to move, also where flicks have built up under the law before.
    let slope = segment.velocity(at: now)
    let carried = feel.flightLaw.carriedVelocity(showing: slope, at: position, in: bounds)
    _ = fly(
      carrying: carried, slope: slope, about: segment.curve.center ?? .nan, as: activity, at: start)
  }

  /// Goes on with the next part of a flight; false where that was the last.
  fileprivate mutating func planNextFlight() -> Bool {
    let bounds = bounds
    return feel.flightLaw.planNext(&segment, in: bounds)
  }

  /// Where a flight moves now.
  @inline(__always)
  var bounds: FlightBounds {
    FlightBounds(range, dimension: dimension, bounces: canBounce, unit: unit)
  }

  /// Whether a flight may go beyond the range.
  var canBounce: Bool { isElastic && dimension > 0 && !isReduced }

  /// The viewport's length that some laws depend on, in points.
  var dimension: Double { max(limits.below, limits.above) }

  /// How far a release would carry by itself, in points.
  func reach(of velocity: Double) -> Double { feel.flightLaw.reach(of: velocity, in: bounds) }
}

extension Rule {
  /// A flight goes on part by part, and is planned again where something changes under it.
  static var flight: Rule {
    Rule { line, reason, time in
      if reason == .over { return line.planNextFlight() }
      line.replanFlight(at: time, isAnew: reason == .law)
      return true
    }
  }
}
