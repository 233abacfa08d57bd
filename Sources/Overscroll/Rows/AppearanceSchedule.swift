/// A row about to become visible.
public struct RowAppearance: Hashable, Sendable {
  /// Which end of the viewport a row comes in at.
  public enum Side: Hashable, Sendable {
    /// At the top or left: the offset falls.
    case start
    /// At the bottom or right: the offset grows.
    case end
  }

  /// The row.
  public var row: Int

  /// From when on some of it shows, in seconds after the release.
  public var time: Double

  /// Where it comes in.
  public var side: Side

  /// Creates an appearance.
  package init(row: Int, time: Double, side: Side) {
    self.row = row
    self.time = time
    self.side = side
  }
}

/// The rows a flight will bring into view, each with its time, in order, known at the release.
///
/// ```
/// a row shows while    start - viewport < offset < end
/// growing offset       it comes in when the offset passes start - viewport
/// falling offset       it comes in when the offset passes end
/// ```
///
/// The flight is cut where it turns round; on each piece the rows follow from the offsets at its ends
/// and the times from the closed form. What shows at the release is not listed; what leaves and comes
/// back in is listed again. Prefetch by schedule, not by guess.
///
/// Row 0 begins at offset 0. The schedule is lazy: taking three rows costs three rows.
///
/// - Complexity: O(log n) and a closed form per row, no allocation. Infinite only where the flight is
///   (``ScrollPhysics/StopRule/never``), a spring oscillates, and the end of a row lies where it would rest.
public struct AppearanceSchedule: Sequence, Hashable, Sendable {
  /// The motion.
  package let flight: Flight

  /// The rows it moves.
  package let rows: RowIndex

  /// The viewport's length, in points.
  package let viewport: Double

  /// When the clock of the appearances' times began, in seconds after its own 0, and what lies before them.
  package var start = 0.0, earliest = -Double.infinity

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - flight: on the axis of the rows.
  ///   - rows: their extents.
  ///   - viewport: its length on that axis, in points.
  /// - Precondition: `viewport` is finite and not negative. Nothing shows in a viewport of 0.
  public init(of flight: Flight, rows: RowIndex, viewport: Double) {
    precondition(viewport >= 0 && viewport.isFinite, "viewport must be finite and not negative")
    self.flight = flight
    self.rows = rows
    self.viewport = viewport
  }

  /// When a row first shows, in seconds after the release: 0 if it does already, nil if it never will.
  ///
  /// - Parameter row: which.
  /// - Precondition: `0 <= row < rows.count`.
  public func time(row: Int) -> Double? {
    precondition(row >= 0 && row < rows.count, "row must be one of the rows")
    let place = rows.place(of: row)
    guard place.start < place.end, viewport > 0 else { return nil }
    let appears = place.start - viewport
    let offset = flight.value(at: 0)
    if appears < offset, offset < place.end { return 0 }
    let threshold = offset <= appears ? appears : place.end
    for piece in FlightPieces(flight) {
      if offset <= appears ? piece.to > appears : piece.to < place.end {
        return piece.time(at: threshold, of: flight)
      }
      if let range = piece.confinement,
        threshold <= range.lowerBound || threshold >= range.upperBound
      {
        return nil
      }
    }
    return nil
  }

  /// Starts at the release.
  public func makeIterator() -> Iterator { Iterator(self) }
}
