/// The numbers a drawer's anchors are resolved with.
public struct DrawerLayout: Hashable, Sendable {
  /// The edge it comes from.
  public var edge: DrawerEdge

  /// Size of the container (usually the screen), in points.
  public var container: Size2

  /// The container's safe area insets, a keyboard's included, in points.
  public var insets: Insets

  /// Length of the drawer's content along its axis, in points, for ``DrawerAnchor/contentHeight``.
  public var contentHeight: Double

  /// Creates a layout.
  ///
  /// Numbers that make no sense are sanitized here, and ignored by a drawer that has a layout: a length that is negative or not finite counts as 0,
  /// insets that are not finite as none.
  public init(
    edge: DrawerEdge = .bottom, container: Size2, insets: Insets = .zero, contentHeight: Double = 0
  ) {
    self.edge = edge
    self.container = container.sanitized
    self.insets = insets.sanitized
    self.contentHeight = contentHeight.sanitizedLength
  }

  /// Whether its numbers make sense.
  var isValid: Bool { container.isValid && insets.isValid && contentHeight.isPlace }

  /// The same with numbers that make sense, which were set one by one.
  var sanitized: DrawerLayout {
    DrawerLayout(edge: edge, container: container, insets: insets, contentHeight: contentHeight)
  }

  /// The container's length along the drawer's axis, in points.
  public var length: Double { container[edge.axis] }

  /// How much of the drawer is seen at an anchor, from the container's edge on, in points.
  ///
  /// Between 0 and ``length``, whatever the anchor says.
  public func visibleLength(at anchor: DrawerAnchor) -> Double {
    let (near, far) = nearAndFarInset
    let safe = max(0, length - near - far)
    let wanted: Double
    switch anchor {
    case .fromTop(let distance): wanted = length - far - distance
    case .fromBottom(let distance): wanted = near + distance
    case .fraction(let share): wanted = near + safe * share
    case .contentHeight: wanted = near + min(contentHeight, safe)
    case .dismissed: wanted = 0
    }
    return wanted > 0 ? min(wanted, length) : 0
  }

  /// The coordinate of the drawer's free side for a visible length, in points.
  public func position(visibleLength: Double) -> Double {
    edge.opening < 0 ? length - visibleLength : visibleLength
  }

  /// The insets at the drawer's own edge and at the one opposite.
  private var nearAndFarInset: (Double, Double) {
    switch edge {
    case .bottom: (insets.bottom, insets.top)
    case .top: (insets.top, insets.bottom)
    case .left: (insets.left, insets.right)
    case .right: (insets.right, insets.left)
    }
  }

  /// Where a drawer with these anchors moves freely, as visible lengths: between the outermost anchors,
  /// with the rule's bands, and at most to the container's edges.
  func limits(_ anchors: [DrawerAnchor], _ rule: PlacedRule) -> AxisLimits {
    var least = Double.infinity
    var greatest = 0.0
    for anchor in anchors {
      let place = visibleLength(at: anchor)
      least = min(least, place)
      greatest = max(greatest, place)
    }
    let band = rule.sheetBand(along: edge.axis)
    return AxisLimits(
      least...greatest, below: min(least, band), above: min(length - greatest, band))
  }

  /// The index of the anchor nearest to a visible length; of several equally near the preferred one,
  /// else the first.
  func nearest(
    to visibleLength: Double, in anchors: [DrawerAnchor], preferring preferred: Int
  ) -> Int {
    var nearest = anchors.indices.contains(preferred) ? preferred : 0
    var least = abs(self.visibleLength(at: anchors[nearest]) - visibleLength)
    for index in anchors.indices {
      let distance = abs(self.visibleLength(at: anchors[index]) - visibleLength)
      if distance < least { (nearest, least) = (index, distance) }
    }
    return nearest
  }
}
