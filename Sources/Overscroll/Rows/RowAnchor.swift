/// Where in the viewport a row is to stand: UITableView's `ScrollPosition`.
///
/// The viewport counts without ``Scroller/adjustedInset``: what bars and a keyboard cover is not in view.
public enum RowAnchor: Hashable, Sendable, CaseIterable {
  /// At the top; on a horizontal axis where the content begins, at the left or, right to left, at the right.
  case top
  /// In the middle.
  case center
  /// At the bottom; on a horizontal axis where the content ends.
  case bottom
  /// As little scrolled as needed to have all of it in view, UIKit's `.none`; not at all if it is.
  case nearest
}

/// A row that a scroller was sent to, and where in the viewport it is to stand.
///
/// Hosts keep it while row extents are estimates:
/// ``Scroller/setExtent(_:ofRow:of:keeping:along:)`` and ``Scroller/follow(_:of:)`` keep the row there.
public struct RowGoal: Hashable, Sendable {
  /// The row.
  public var row: Int

  /// Where in the viewport it is to stand.
  public var anchor: RowAnchor

  /// The axis of the rows.
  public var axis: ScrollAxis

  /// Creates a goal.
  public init(row: Int, anchor: RowAnchor = .top, axis: ScrollAxis = .vertical) {
    self.row = row
    self.anchor = anchor
    self.axis = axis
  }
}
