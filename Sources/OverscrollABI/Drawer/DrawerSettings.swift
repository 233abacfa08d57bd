internal import COverscroll
internal import Overscroll
internal import ScrollPhysics

extension OverscrollDrawerAnchor {
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
  _ anchors: UnsafePointer<OverscrollDrawerAnchor>, _ count: Int32
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

extension OverscrollDrawerDef: Settings {
  init(_ drawer: Drawer) {
    self.init()
    layout = OverscrollDrawerLayout(drawer.layout)
    spring = OverscrollSpring(drawer.spring)
    deceleration_rate = drawer.decelerationRate.keptPerMillisecond
    pan = OverscrollPan(drawer.pan)
    anchor = Int32(drawer.anchor)
    is_drag_enabled = drawer.isDragEnabled.flag
    reduces_motion = drawer.reducesMotion.flag
    rule = UInt8(drawer.rule.code)
  }

  func apply(to drawer: inout Drawer) -> Bool {
    guard let layout = layout.layout, let spring = spring.spring, deceleration_rate.isRate,
      let pan = pan.configuration, let rule = PlacedRule(code: Int32(rule))
    else { return false }
    let before = (drawer.spring, drawer.decelerationRate)
    let rate = DecelerationRate(deceleration_rate)
    let isOther = rule != drawer.rule
    if isOther { drawer.rule = rule }
    if !isOther || spring != before.0 { drawer.spring = spring }
    if !isOther || rate != before.1 { drawer.decelerationRate = rate }
    drawer.pan = pan
    drawer.isDragEnabled = is_drag_enabled != 0
    drawer.reducesMotion = reduces_motion != 0
    drawer.layout = layout
    return true
  }
}
