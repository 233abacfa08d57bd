internal import COverscroll
internal import Overscroll
internal import ScrollPhysics

extension OverscrollDrawer: Handle {
  nonisolated(unsafe) static var registry = Registry<Drawer>()
}

extension OverscrollDrawerAnchor {
  /// The anchor, if its numbers are fit for one.
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

/// The anchors of a buffer; nil if they are too few, too many or unfit.
func drawerAnchors(
  _ anchors: UnsafePointer<OverscrollDrawerAnchor>, _ count: Int32
) -> [DrawerAnchor]? {
  guard count >= 2, count <= OVERSCROLL_LARGEST_ANCHOR_COUNT else { return nil }
  var list: [DrawerAnchor] = []
  list.reserveCapacity(Int(count))
  for index in 0..<Int(count) {
    guard let anchor = unsafe anchors[index].anchor else { return nil }
    list.append(anchor)
  }
  return list
}

extension OverscrollDrawerLayout {
  init(_ layout: DrawerLayout) {
    self.init(
      container: OverscrollSize(layout.container), insets: OverscrollInsets(layout.insets),
      content_height: layout.contentHeight, edge: layout.edge.code, reserved: 0)
  }

  /// The layout, if its numbers are fit for one.
  var layout: DrawerLayout? {
    guard let edge = DrawerEdge(edge), let container = container.size, let insets = insets.insets,
      content_height.isLength
    else { return nil }
    return DrawerLayout(
      edge: edge, container: container, insets: insets, contentHeight: content_height)
  }
}

extension DrawerEdge {
  fileprivate init?(_ code: Int32) {
    switch Int(code) {
    case OVERSCROLL_EDGE_BOTTOM: self = .bottom
    case OVERSCROLL_EDGE_TOP: self = .top
    case OVERSCROLL_EDGE_LEFT: self = .left
    case OVERSCROLL_EDGE_RIGHT: self = .right
    default: return nil
    }
  }

  fileprivate var code: Int32 {
    switch self {
    case .bottom: Int32(OVERSCROLL_EDGE_BOTTOM)
    case .top: Int32(OVERSCROLL_EDGE_TOP)
    case .left: Int32(OVERSCROLL_EDGE_LEFT)
    case .right: Int32(OVERSCROLL_EDGE_RIGHT)
    }
  }
}

extension OverscrollDrawerDef {
  /// The settings of a drawer.
  init(_ drawer: Drawer) {
    self.init(
      layout: OverscrollDrawerLayout(drawer.layout), spring: OverscrollSpring(drawer.spring),
      deceleration_rate: drawer.decelerationRate.keptPerMillisecond,
      pan: OverscrollPan(drawer.pan), anchor: Int32(drawer.anchor),
      is_drag_enabled: drawer.isDragEnabled ? 1 : 0, reduces_motion: drawer.reducesMotion ? 1 : 0,
      reserved: (0, 0))
  }
}

extension Drawer {
  /// Takes settings; false, and nothing has changed, if a number is unfit.
  mutating func configure(_ def: OverscrollDrawerDef) -> Bool {
    guard let layout = def.layout.layout, let spring = def.spring.spring,
      def.deceleration_rate.isRate, let pan = def.pan.configuration
    else { return false }
    self.spring = spring
    decelerationRate = DecelerationRate(def.deceleration_rate)
    self.pan = pan
    isDragEnabled = def.is_drag_enabled != 0
    reducesMotion = def.reduces_motion != 0
    setLayout(layout)
    return true
  }
}
