package import ScrollCoordinates

/// The axes a drag may move along.
public enum PanAxes: Hashable, Sendable, CaseIterable {
  /// Any direction; slop is measured along the path's distance from the start.
  case both
  /// Left and right; only horizontal travel counts, for the slop too.
  case horizontal
  /// Up and down; only vertical travel counts, for the slop too.
  case vertical

  /// One axis.
  package init(_ axis: ScrollAxis) { self = axis == .vertical ? .vertical : .horizontal }

  /// Those along which something can move; both where nothing can.
  package init(isWide: Bool, isHigh: Bool) {
    self = isWide == isHigh ? .both : isWide ? .horizontal : .vertical
  }

  /// The only axis, or `nil` when both are allowed.
  package var only: ScrollAxis? {
    switch self {
    case .both: nil
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }
}
