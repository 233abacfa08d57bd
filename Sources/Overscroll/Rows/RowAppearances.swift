/// The rows that whatever moves a list will bring into view, each with its time on the host's clock.
///
/// The same as an ``AppearanceSchedule``, for flights, landings on a target and programs alike. A copy of what the
/// list was going to do at the time of the call: call again after a touch, a program or a change.
///
/// - Complexity: O(log n) and a closed form per row, no allocation; rows that a flight under way has passed
///   already are skipped one by one.
public struct RowAppearances: Sequence, Hashable, Sendable {
  /// The motion, on its own clock; nil where nothing moves.
  let schedule: AppearanceSchedule?

  /// When that clock began, in seconds.
  let start: Double

  /// The time of what was shown, in seconds: what lies before it is not listed.
  let now: Double

  /// Finds the appearances one by one.
  public struct Iterator: IteratorProtocol, Sendable {
    private var rows: AppearanceSchedule.Iterator?
    private let start: Double
    private let now: Double

    init(_ appearances: RowAppearances) {
      rows = appearances.schedule?.makeIterator()
      start = appearances.start
      now = appearances.now
    }

    /// The next appearance, its time in seconds on the host's clock; nil when nothing more comes into view.
    public mutating func next() -> RowAppearance? {
      while var row = rows?.next() {
        row.time += start
        if row.time > now { return row }
      }
      return nil
    }
  }

  /// Starts with what is shown.
  public func makeIterator() -> Iterator { Iterator(self) }
}

extension Scroller {
  /// The rows that will come into view by what moves the list now: prefetch by schedule, not by guess.
  ///
  /// Row 0 begins at offset 0. Nothing is listed for an axis that rests or is held, while the content is zoomed
  /// (rows are as long as at zoom scale 1), where it runs right to left, and under
  /// ``ScrollDynamics/uiKitFrames(frameInterval:)``, whose future depends on frames to come.
  ///
  /// - Parameters:
  ///   - rows: their extents.
  ///   - axis: of the rows.
  public func appearances(
    of rows: RowIndex, along axis: ScrollAxis = .vertical
  ) -> RowAppearances {
    guard let (flight, start) = motion(axis), zoomScale == 1, !zoom.isActive,
      !layoutDirection.isMirrored(axis)
    else { return RowAppearances(schedule: nil, start: time, now: time) }
    return RowAppearances(
      schedule: AppearanceSchedule(of: flight, rows: rows, viewport: viewport[axis]),
      start: start, now: time)
  }
}
