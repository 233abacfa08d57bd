/// Where an axis that moves without a finger will be.
extension Scroller {
  /// The flight of an axis after a release, with the time at which it began; nil unless it flies.
  ///
  /// From the part in force on: what lies behind is not kept. Ask it for the future: when a row comes
  /// into view, how fast the content meets its edge. A flight that no frame or event has started yet
  /// begins now.
  public func flight(_ axis: ScrollAxis) -> (flight: Flight, start: Double)? {
    axes[axis].doing == .running(.flight) ? motion(axis) : nil
  }

  /// The same of whatever moves an axis, programs and landings too.
  func motion(_ axis: ScrollAxis) -> (flight: Flight, start: Double)? {
    guard case .running(let run) = axes[axis].activity else { return nil }
    return (axes[axis].flight(of: run), run.hasBegun ? run.start : time)
  }

  /// The next time strictly after `time` at which an axis passes an offset by itself, in seconds.
  ///
  /// In closed form, for flights, landings on a chosen target and programs. Nil when the motion does not
  /// get there, and for axes that rest or are held.
  ///
  /// - Parameters:
  ///   - offset: in points.
  ///   - axis: of the offset.
  ///   - time: in seconds.
  public func nextTime(at offset: Double, along axis: ScrollAxis, after time: Double) -> Double? {
    guard offset.isFinite, !time.isNaN else { return nil }
    return axes[axis].nextTime(at: offset, after: time, now: self.time)
  }
}

extension MovingAxis {
  /// What is left of a flight, on its own clock.
  func flight(of run: AxisRun) -> Flight {
    guard run.purpose == .key else {
      return Flight(from: run.segment, in: range, law: law, dimension: dimension)
    }
    return Flight(run.segment, in: range, law: law, dimension: dimension) {
      nextPress(after: $0)
    }
  }

  /// The next time strictly after `time` at which it passes a place by itself, in seconds.
  ///
  /// - Parameter now: when a motion begins that has not begun.
  func nextTime(at place: Double, after time: Double, now: Double) -> Double? {
    guard case .running(let run) = activity else { return nil }
    let start = run.hasBegun ? run.start : now
    guard run.purpose != .flight, run.purpose != .key else {
      return flight(of: run).nextTime(at: place, after: time - start).map { start + $0 }
    }
    let end = start + run.duration
    if let hit = run.segment.curve.nextTime(at: place, after: time - start), start + hit < end,
      start + hit > time
    {
      return start + hit
    }
    // At its end it is put on its target.
    return place == run.destination && time < end ? end : nil
  }
}
