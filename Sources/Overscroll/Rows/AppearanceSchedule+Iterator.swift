extension AppearanceSchedule {
  /// Finds the appearances of a flight one by one.
  ///
  /// While the offset grows, the viewport's end passes the starts of rows; while it falls, the
  /// viewport's start passes their ends. Which comes next is known from one boundary between rows.
  public struct Iterator: IteratorProtocol, Sendable {
    private let schedule: AppearanceSchedule
    private var pieces: FlightPieces
    private var piece: FlightPiece?

    /// The next boundary in the piece's direction, in content coordinates; nil beyond the last.
    private var boundary: Double?

    /// The time of the last appearance: a rounding must not turn the order round.
    private var time = 0.0

    init(_ schedule: AppearanceSchedule) {
      self.schedule = schedule
      self.pieces = FlightPieces(schedule.flight)
      if schedule.viewport > 0 { take(pieces.next()) }
    }

    /// The next appearance, or nil when nothing more comes into view.
    public mutating func next() -> RowAppearance? {
      while let piece {
        if let boundary, var row = appearance(at: boundary, in: piece) {
          row.time += schedule.start
          // One that comes right now may be a rounding before that.
          if row.time + 1e-9 >= schedule.earliest {
            row.time = Swift.max(row.time, schedule.earliest)
            return row
          }
          continue
        }
        if let range = piece.confinement, !schedule.rows(change: range) { return nil }
        take(pieces.next())
      }
      return nil
    }

    /// Begins a piece: finds the first boundary ahead.
    private mutating func take(_ next: FlightPiece?) {
      piece = next
      guard let next else { return }
      let rows = schedule.rows
      if next.from < next.to {
        let position = next.from + schedule.viewport
        boundary = position <= 0 ? 0 : rows.place(before: position)?.end
      } else {
        boundary =
          next.from >= rows.totalExtent ? rows.totalExtent : rows.place(at: next.from)?.start
      }
    }

    /// The row beyond a boundary, if the piece gets there; moves the boundary to its far side.
    private mutating func appearance(at boundary: Double, in piece: FlightPiece) -> RowAppearance? {
      let grows = piece.from < piece.to
      let threshold = grows ? boundary - schedule.viewport : boundary
      guard grows ? threshold < piece.to : threshold > piece.to,
        let row = grows
          ? schedule.rows.place(at: boundary) : schedule.rows.place(before: boundary)
      else { return nil }
      self.boundary = grows ? row.end : row.start
      time = Swift.max(time, piece.time(at: threshold, of: schedule.flight))
      return RowAppearance(row: row.row, time: time, side: grows ? .end : .start)
    }
  }

  /// Whether any row comes or goes while the offset stays within a range, its ends excluded.
  fileprivate func rows(change range: ClosedRange<Double>) -> Bool {
    let total = rows.totalExtent
    if let end = rows.boundary(after: Swift.max(range.lowerBound, 0)), end < range.upperBound {
      return true
    }
    guard let start = rows.boundary(after: range.lowerBound + viewport) else { return false }
    return start < total && start < range.upperBound + viewport
  }
}

extension RowIndex {
  /// The first end of a row after an offset, 0 being one too; nil after the last.
  fileprivate func boundary(after offset: Double) -> Double? {
    offset < 0 ? 0 : place(at: offset)?.end
  }
}
