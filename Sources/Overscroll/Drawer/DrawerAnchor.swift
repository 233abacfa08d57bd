/// A place where a drawer rests, in the words of the layout; resolved when sizes are known.
///
/// The words are those of a drawer at the bottom of the screen. At another edge the picture is turned:
/// "bottom" is the edge the drawer comes from, "top" the one opposite.
public enum DrawerAnchor: Hashable, Sendable {
  /// The drawer's free side lies this far below the top of the safe area, in points.
  case fromTop(Double)

  /// This much of the drawer is seen above the bottom of the safe area, in points.
  case fromBottom(Double)

  /// This share of the safe area is covered, 0 … 1.
  case fraction(Double)

  /// As much is seen as the content needs, and no more than the safe area offers.
  case contentHeight

  /// Nothing is seen.
  case dismissed

  /// Whether its number is one.
  var isValid: Bool {
    switch self {
    case .fromTop(let number), .fromBottom(let number), .fraction(let number): number.isFinite
    case .contentHeight, .dismissed: true
    }
  }
}

/// The edge a drawer comes from.
public enum DrawerEdge: Hashable, Sendable, CaseIterable {
  /// It opens upwards: sheets. The default everywhere.
  case bottom
  /// It opens downwards: notifications.
  case top
  /// It opens to the right: menus.
  case left
  /// It opens to the left: inspectors.
  case right

  /// The axis along which it opens.
  public var axis: ScrollAxis {
    switch self {
    case .bottom, .top: .vertical
    case .left, .right: .horizontal
    }
  }

  /// The sign of the coordinate's change while it opens: the one number that turns the picture.
  var opening: Double {
    switch self {
    case .bottom, .right: -1
    case .top, .left: 1
    }
  }
}
