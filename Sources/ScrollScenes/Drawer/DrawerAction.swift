public import Overscroll

/// What can happen to a drawer beside fingers; the cases are the calls of `Drawer` and
/// `ScrollingDrawer`.
public enum DrawerAction: Hashable, Sendable {
  /// A finger touches the header of a drawer with a list; other fingers touch the list.
  case downOnHeader(Int, Vector2)
  /// A program sends it to an anchor, by its index.
  case moveToAnchor(Int, animated: Bool)
  /// It gets other anchors, and goes to one of them if an index is given.
  case setAnchors([DrawerAnchor], anchor: Int?, animated: Bool)
  /// A part of its layout changes.
  case setLayout(DrawerLayoutChange, animated: Bool)
  /// A property is set.
  case set(DrawerSetting)
  /// Something happens to the list inside.
  case list(ScrollViewAction)

  /// Lets it happen to a drawer, also to one with a list; what concerns the list is not taken.
  func apply(to drawer: inout Drawer) throws(SceneError) -> DrawerEvents {
    switch self {
    case .downOnHeader, .list, .set(.passesMomentumToList), .set(.passesMomentumToDrawer):
      throw SceneError("type", "there is no list in the drawer")
    case .moveToAnchor(let anchor, let animated):
      try NumberDomain.index(of: drawer.anchors.count).check(anchor, path: "anchor")
      return drawer.move(to: anchor, animated: animated)
    case .setAnchors(let anchors, let anchor, let animated):
      guard anchors.count >= 2 else {
        throw SceneError("anchors", "expected two anchors or more, found \(anchors.count)")
      }
      if let anchor {
        try NumberDomain.index(of: anchors.count).check(anchor, path: "anchor")
      }
      return drawer.setAnchors(anchors, anchor: anchor, animated: animated)
    case .setLayout(let change, let animated):
      return drawer.setLayout(change.applied(to: drawer.layout), animated: animated)
    case .set(let setting):
      setting.apply(to: &drawer)
      return DrawerEvents()
    }
  }
}

/// One part of a drawer's layout and what it is to be.
public enum DrawerLayoutChange: Hashable, Sendable {
  case container(Size2, insets: Insets?)
  case insets(Insets)
  case contentHeight(Double)
  case edge(DrawerEdge)

  /// A layout with that part changed.
  func applied(to layout: DrawerLayout) -> DrawerLayout {
    var (edge, container) = (layout.edge, layout.container)
    var (insets, contentHeight) = (layout.insets, layout.contentHeight)
    switch self {
    case .container(let size, let sides): (container, insets) = (size, sides ?? insets)
    case .insets(let sides): insets = sides
    case .contentHeight(let height): contentHeight = height
    case .edge(let side): edge = side
    }
    return DrawerLayout(
      edge: edge, container: container, insets: insets, contentHeight: contentHeight)
  }
}

/// One property of a drawer and the value it is to have.
public enum DrawerSetting: Hashable, Sendable {
  case spring(Spring)
  case decelerationRate(DecelerationRate)
  case pan(PanSetting)
  case isDragEnabled(Bool)
  case reducesMotion(Bool)
  /// Only with a list.
  case passesMomentumToList(Bool)
  /// Only with a list.
  case passesMomentumToDrawer(Bool)

  /// Sets the property, if it is the drawer's.
  func apply(to drawer: inout Drawer) {
    switch self {
    case .spring(let spring): drawer.spring = spring
    case .decelerationRate(let rate): drawer.decelerationRate = rate
    case .pan(let setting): setting.apply(to: &drawer.pan)
    case .isDragEnabled(let flag): drawer.isDragEnabled = flag
    case .reducesMotion(let flag): drawer.reducesMotion = flag
    case .passesMomentumToList, .passesMomentumToDrawer: break
    }
  }

  /// Sets the property of the drawer, of its list, or of how they hang together.
  func apply(to sheet: inout ScrollingDrawer) {
    switch self {
    case .passesMomentumToList(let flag): sheet.passesMomentumToList = flag
    case .passesMomentumToDrawer(let flag): sheet.passesMomentumToDrawer = flag
    case .reducesMotion(let flag): sheet.reducesMotion = flag
    default: apply(to: &sheet.drawer)
    }
  }
}
