internal import COverscroll
internal import Overscroll
internal import ScrollPhysics

extension OverscrollDrawerAnchor {
  init(_ anchor: DrawerAnchor) {
    let (kind, value) =
      switch anchor {
      case .fromTop(let value): (OVERSCROLL_ANCHOR_FROM_TOP, value)
      case .fromBottom(let value): (OVERSCROLL_ANCHOR_FROM_BOTTOM, value)
      case .fraction(let value): (OVERSCROLL_ANCHOR_FRACTION, value)
      case .contentHeight: (OVERSCROLL_ANCHOR_CONTENT_HEIGHT, 0)
      case .dismissed: (OVERSCROLL_ANCHOR_DISMISSED, 0)
      }
    self.init(value: value, kind: Int32(kind), reserved: 0)
  }

  /// The anchor, if its numbers are valid.
  fileprivate var anchor: DrawerAnchor? {
    guard value.isPlace else { return nil }
    return switch Int(kind) {
    case OVERSCROLL_ANCHOR_FROM_TOP: .fromTop(value)
    case OVERSCROLL_ANCHOR_FROM_BOTTOM: .fromBottom(value)
    case OVERSCROLL_ANCHOR_FRACTION: .fraction(value)
    case OVERSCROLL_ANCHOR_CONTENT_HEIGHT: .contentHeight
    case OVERSCROLL_ANCHOR_DISMISSED: .dismissed
    default: nil
    }
  }
}

/// The anchors of a buffer; nil if they are too few, too many or not valid.
func drawerAnchors(
  _ anchors: UnsafePointer<OverscrollDrawerAnchor>?, _ count: Int32
) -> [DrawerAnchor]? {
  guard count >= 1, count <= OVERSCROLL_LARGEST_ANCHOR_COUNT else { return nil }
  return unsafe list(anchors, count) { $0.anchor }
}

extension OverscrollDrawerLayout {
  init(_ layout: DrawerLayout) {
    self.init(
      container: OverscrollSize(layout.container), insets: OverscrollInsets(layout.insets),
      content_height: layout.contentHeight, edge: layout.edge.code, reserved: 0)
  }

  /// The layout, if its numbers are valid.
  var layout: DrawerLayout? {
    guard let edge = DrawerEdge(code: edge), let container = container.size,
      let insets = insets.insets,
      content_height.isLength
    else { return nil }
    return DrawerLayout(
      edge: edge, container: container, insets: insets, contentHeight: content_height)
  }
}

extension OverscrollDrawerDef: SprungDef {
  mutating func read(_ drawer: Drawer) {
    layout = OverscrollDrawerLayout(drawer.layout)
    readMotion(drawer)
    anchor = Int32(drawer.anchor)
    rule = UInt8(drawer.rule.code)
  }

  func apply(to drawer: inout Drawer) -> Bool {
    guard let layout = layout.layout, let rule = PlacedRule(code: Int32(rule)),
      setMotion(&drawer, rule: { if $0.rule != rule { $0.rule = rule } })
    else { return false }
    drawer.layout = layout
    return true
  }
}
