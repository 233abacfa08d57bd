/// Where an axis that moves without a finger will be.
extension Scroller {
  /// The flight of an axis after a release, with the time at which it began; nil unless it flies.
  ///
  /// From the current part on: what lies behind is not kept. Ask it for the future: when a row comes
  /// into view, how fast the content meets its edge. A flight that no frame or event has started yet
  /// begins now.
  public func flight(_ axis: ScrollAxis) -> (flight: Flight, start: Double)? {
    body.lines[axis].activity.isFlight ? motion(axis) : nil
  }

  /// The same of whatever moves an axis, programs and landings too.
  func motion(_ axis: ScrollAxis) -> (flight: Flight, start: Double)? {
    let line = body.lines[axis]
    guard line.isMoving, line.activity != .stepping else { return nil }
    return (line.flight, line.began < .infinity ? line.began : time)
  }

  /// The next time strictly after `time` at which an axis passes an offset by itself, in seconds.
  ///
  /// In closed form, for flights, landings on a chosen target and programs. Nil when the motion does not
  /// get there, for axes that rest or are held, and while the scale moves.
  ///
  /// - Parameters:
  ///   - offset: in points.
  ///   - axis: of the offset.
  ///   - time: in seconds.
  public func nextTime(at offset: Double, along axis: ScrollAxis, after time: Double) -> Double? {
    guard offset.isFinite, !time.isNaN else { return nil }
    return body.lines[axis].nextTime(at: offset, after: time, now: self.time)
  }
}

extension Line {
  /// What is left of a flight, on its own clock.
  var flight: Flight {
    let law = feel.flightLaw.inForce(bouncing: canBounce, unit: unit)
    guard isPressed else {
      return Flight(from: segment, in: range, law: law, dimension: dimension)
    }
    return Flight(segment, in: range, law: law, dimension: dimension) { nextPress(after: $0) }
  }

  /// The next time strictly after `time` at which it passes a place by itself, in seconds.
  ///
  /// - Parameter now: when a motion begins that has not begun.
  func nextTime(at place: Double, after time: Double, now: Double) -> Double? {
    guard isMoving, activity != .stepping else { return nil }
    let start = began < .infinity ? began : now
    guard !activity.isFlight, !isPressed else {
      let flight = flight
      return firstTime(after: time, countedFrom: start) { flight.nextTime(at: place, after: $0) }
    }
    let end = start + segment.end
    let found = firstTime(after: time, countedFrom: start) {
      segment.curve.nextTime(at: place, after: $0, within: segment.duration)
    }
    if let found, found < end { return found }
    // At its end it is put on its target.
    return place == segment.destination && time < end ? end : nil
  }
}
