extension Scroller {
  /// The rows that will come into view by what moves the list now, each with its time on the host's clock:
  /// prefetch by schedule, not by guess.
  ///
  /// For flights, landings on a target and programs alike, as the list was going to move at the time of the call: call
  /// again after a touch, a program or a change. Row 0 begins at offset 0. Nothing is listed for an axis that rests or
  /// is held, while the content is zoomed (rows are as long as at zoom scale 1), where it runs right to left, and under
  /// ``ScrollPhysics/ScrollDynamics/uiKitFrames(frameInterval:)``, whose future depends on frames to come.
  ///
  /// - Parameters:
  ///   - rows: their extents.
  ///   - axis: of the rows.
  /// - Complexity: O(log n) and a closed form per row, no allocation; rows that a flight under way has passed
  ///   already are skipped one by one.
  public func appearances(
    of rows: RowIndex, along axis: ScrollAxis = .vertical
  ) -> AppearanceSchedule {
    guard zoomScale == 1, !zoom.isActive, !layoutDirection.isMirrored(axis),
      let schedule = schedule(of: rows, along: axis, after: time)
    else {
      let still = Flight(from: 0, velocity: 0, in: 0...0)
      return AppearanceSchedule(of: still, rows: rows, viewport: 0)
    }
    return schedule
  }

  /// The same of rows that are as long as they are shown, from a time on; nil where nothing moves.
  package func schedule(
    of rows: RowIndex, along axis: ScrollAxis, after time: Double
  ) -> AppearanceSchedule? {
    guard let (flight, start) = motion(axis) else { return nil }
    var schedule = AppearanceSchedule(of: flight, rows: rows, viewport: viewport[axis])
    // Of a motion that has begun before the frame that is shown, nothing is shown yet.
    let isShown = body.lines[axis].position != flight.value(at: 0)
    schedule.start = start
    schedule.earliest = isShown || time > self.time ? time : min(start, time)
    return schedule
  }
}
