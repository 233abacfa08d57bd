/// Another page, row or anchor is the nearest one now.
public struct SelectionChange: Hashable, Sendable {
  /// The index before.
  public var from: Int

  /// The index now.
  public var to: Int

  /// Creates a change.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}

/// Tells when another page or row becomes the nearest one, under a finger or in flight: the moment for what
/// UISelectionFeedbackGenerator does.
///
/// The first update and updates without anything to select change nothing.
///
/// - Complexity: O(log n), O(1) while all extents are equal; no allocation.
public struct SelectionFeedback: Hashable, Sendable {
  /// The index of the last update; nil before the first.
  public private(set) var index: Int?

  /// Creates a value that has seen nothing yet.
  public init() {}

  /// Takes the index after an event or a frame; nil while there is nothing to select.
  public mutating func update(_ index: Int?) -> SelectionChange? {
    defer { self.index = index }
    guard let last = self.index, let index, last != index else { return nil }
    return SelectionChange(from: last, to: index)
  }

  /// Looks at a pager's nearest page.
  public mutating func update(_ pager: Pager) -> SelectionChange? {
    update(pager.count > 0 ? pager.nearestPage : nil)
  }

  /// Looks at the row of a list that is nearest to its place.
  ///
  /// - Parameters:
  ///   - list: which shows the rows.
  ///   - rows: which begin at the beginning of the content, as long as at zoom scale 1.
  ///   - anchor: where in the viewport its place is; `.nearest` counts as `.top`.
  ///   - axis: of the rows.
  public mutating func update(
    _ list: Scroller, rows: RowIndex, anchor: RowAnchor = .top, along axis: ScrollAxis = .vertical
  ) -> SelectionChange? {
    update(list.nearestRow(of: rows, anchor: anchor, along: axis))
  }
}
