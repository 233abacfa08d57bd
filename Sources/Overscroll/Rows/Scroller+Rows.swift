/// Scrolling to rows. Rows begin at the beginning of the content, and are as long as at zoom scale 1.
extension Scroller {
  /// Scrolls to a row, immediately or in 0.3 s, as `setContentOffset(_:animated:)` does.
  ///
  /// While extents are estimates, change them with ``setExtent(_:ofRow:of:keeping:along:)``: the scroll
  /// under way goes on to where the row really is. The other axis goes on to where it is going.
  ///
  /// - Parameters:
  ///   - row: which.
  ///   - rows: all of them.
  ///   - anchor: where in the viewport it is to stand, as far as the bounds allow.
  ///   - axis: of the rows.
  ///   - animated: whether to take time over it.
  /// - Precondition: `0 <= row < rows.count`.
  /// - Complexity: O(log n), O(1) while all extents are equal; no allocation.
  @discardableResult
  public mutating func scroll(
    toRow row: Int, of rows: RowIndex, anchor: RowAnchor = .top, along axis: ScrollAxis = .vertical,
    animated: Bool = true
  ) -> ScrollEvents {
    var target = destination
    target[axis] = offset(of: RowGoal(row: row, anchor: anchor, axis: axis), in: rows)
    scroll(to: target, animated: animated)
    return collect()
  }

  /// The offset at which a row stands where a goal wants it, confined to the bounds and on a pixel, in points.
  ///
  /// - Precondition: the goal's row is one of the rows.
  public func offset(of goal: RowGoal, in rows: RowIndex) -> Double {
    body.lines[goal.axis].restingPlace(freeOffset(of: goal, in: rows))
  }

  /// The same, wherever the bounds are.
  func freeOffset(of goal: RowGoal, in rows: RowIndex) -> Double {
    let place = rows.place(of: goal.row)
    let (near, far) = rowInsets(goal.axis)
    let top = place.start * zoomScale - near
    let bottom = place.end * zoomScale + far - viewport[goal.axis]
    switch goal.anchor {
    case .top: return alongRows(top, goal.axis)
    case .bottom: return alongRows(bottom, goal.axis)
    case .center: return alongRows((top + bottom) / 2, goal.axis)
    case .nearest:
      let now = alongRows(programStart[goal.axis], goal.axis)
      return alongRows(min(max(now, min(top, bottom)), max(top, bottom)), goal.axis)
    }
  }

  /// An offset counted along the rows from an offset, and back: right to left they run against it.
  func alongRows(_ offset: Double, _ axis: ScrollAxis) -> Double {
    layoutDirection.isMirrored(axis)
      ? extent.zoomedContent[axis] - viewport[axis] - offset : offset
  }

  /// The adjusted insets at the beginning and at the end of the rows, in points.
  func rowInsets(_ axis: ScrollAxis) -> (near: Double, far: Double) {
    let (near, far) = extent.insets(axis)
    return layoutDirection.isMirrored(axis) ? (far, near) : (near, far)
  }

  // MARK: - Rows that change

  /// Gives a row its extent and the content its size: what an estimate becomes once the row is laid out.
  ///
  /// A row that begins above what is free, clear of ``adjustedInset``, grows upwards: nothing below moves. Any other
  /// one moves what lies behind it. A scroll to the goal goes on to where the goal now is, and ends when it would have ended,
  /// at the earliest 0.1 s from now; a goal that rests in its place is kept there. The goal is over once fingers, a flick or
  /// another program have the content.
  ///
  /// - Parameters:
  ///   - extent: of the row, at zoom scale 1, in points.
  ///   - row: which.
  ///   - rows: all of them; the row's extent is changed in it.
  ///   - goal: the row that was scrolled to, if any.
  ///   - axis: of the rows.
  /// - Returns: by how much the content grew, in points at zoom scale 1.
  /// - Precondition: as ``RowIndex/setExtent(_:of:)``; the goal's row is one of the rows.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func setExtent(
    _ extent: Double, ofRow row: Int, of rows: inout RowIndex, keeping goal: RowGoal? = nil,
    along axis: ScrollAxis = .vertical
  ) -> Double {
    let isAbove = rows.offset(of: row) < freeStart(axis) - pixelRest
    return setExtent(extent, ofRow: row, of: &rows, upwards: isAbove, keeping: goal, along: axis)
  }

  /// The same, with the direction in which the row grows.
  mutating func setExtent(
    _ extent: Double, ofRow row: Int, of rows: inout RowIndex, upwards isAbove: Bool,
    keeping goal: RowGoal?, along axis: ScrollAxis
  ) -> Double {
    guard extent != rows.extent(of: row), body.admits(extent.isPlace) else { return 0 }
    let kept = goal.flatMap { keeps($0, in: rows) ? $0 : nil }
    let growth = rows.setExtent(extent, of: row)
    guard growth != 0 else { return 0 }
    // What rests on its goal goes on resting there, also where content that shrinks leaves it beyond its end.
    grow(
      by: isAbove ? growth : 0, behind: isAbove ? 0 : growth, along: axis, settles: kept == nil)
    if let kept {
      follow(kept, of: rows)
      settle()
    }
    return growth
  }

  /// Goes on to a row after rows have changed in another way, such as by insertion.
  ///
  /// What runs is retargeted, its position and velocity go on; content at rest is put there. Ignored while
  /// fingers have the content, or the scale moves.
  ///
  /// - Precondition: the goal's row is one of the rows.
  public mutating func follow(_ goal: RowGoal, of rows: RowIndex) {
    guard !isTracking, !zoom.isActive else { return }
    let before = contentOffset
    let target = offset(of: goal, in: rows)
    if body.lines[goal.axis].activity == .still {
      body.lines[goal.axis].place(at: target)
    } else {
      aim(goal.axis, at: target)
    }
    noteScroll(from: before)
    announceDeceleration()
  }

  /// How near to its goal's offset a scroll must lead to be the scroll to it, 0.5, in points.
  ///
  /// Insertions above round offsets once more. Source: chosen, a pixel of the coarsest displays. Grade D.
  static let sameGoal = 0.5

  /// Whether the content rests on a goal, returns to it, or is sent there by a program or a landing.
  private func keeps(_ goal: RowGoal, in rows: RowIndex) -> Bool {
    guard !isTracking, !zoom.isActive else { return false }
    switch body.lines[goal.axis].activity {
    case .held, .stepping, .decelerating, .hit, .entering: return false
    case .still, .returning, .settling, .gliding, .program, .key: break
    }
    return abs(body.lines[goal.axis].destination - offset(of: goal, in: rows)) <= Self.sameGoal
  }
}
