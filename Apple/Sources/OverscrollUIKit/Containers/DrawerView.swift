#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  /// A drawer over what is below it, with a header and a list that scrolls once it is open.
  ///
  /// ```swift
  /// let drawer = DrawerView(anchors: [.fromBottom(120), .fraction(0.5), .fromTop(60)])
  /// drawer.header.addSubview(searchBar)
  /// drawer.setContent(stations, height: 4_000)
  /// view.addSubview(drawer)  // as large as the screen; touches next to the sheet go to what is below
  /// ```
  open class DrawerView: AdaptedView {
    /// What moves: the header and the list.
    public let sheet = UIView(frame: .zero)

    /// The part that always drags the drawer; its height is ``headerHeight``.
    public let header = UIView(frame: .zero)

    /// Touches and frames for drawer and list.
    public let adapter: DragAdapter<ScrollingDrawer>

    /// The height of the header, in points.
    public var headerHeight: CGFloat = 44 { didSet { setNeedsLayout() } }

    /// Is notified of what happens to the drawer.
    public var onEvent: ((DrawerEvent) -> Void)?

    /// Is notified of what happens to the list.
    public var onListEvent: ((ScrollEvent) -> Void)?

    /// Is called when the drawer has moved, for what is below it: dimming, a map's insets.
    public var onMove: ((Drawer) -> Void)?

    private let clip = UIView(frame: .zero)
    /// What the list scrolls.
    public private(set) var content: UIView?

    private var contentHeight = 0.0

    /// Creates a drawer.
    ///
    /// - Parameters:
    ///   - anchors: where it may rest.
    ///   - edge: where it comes from; the list is for the edges at the top and at the bottom.
    ///   - anchor: the index of the anchor it starts at.
    public init(anchors: [DrawerAnchor], edge: DrawerEdge = .bottom, anchor: Int = 0) {
      let layout = DrawerLayout(edge: edge, container: .zero)
      adapter = DragAdapter(
        ScrollingDrawer(
          drawer: Drawer(anchors: anchors, layout: layout, anchor: anchor),
          list: Scroller(viewport: .zero, content: .zero)))
      super.init(frame: .zero)
      addSubview(sheet)
      sheet.addSubview(clip)
      sheet.addSubview(header)
      clip.clipsToBounds = true
      adapter.connect(to: self)
      adapter.readHardware(on: self)
      adapter.place = { [unowned self] model, touch in
        guard touch.phase == .began, let place = touch.position else { return nil }
        let onHeader = header.bounds.contains(header.convert(CGPoint(place), from: self))
        return model.touchDown(
          touch.id, at: place, on: onHeader ? .header : .list, time: touch.time)
      }
      adapter.draw = { [unowned self] frame in
        report(frame.drawer.events, frame.list.events)
        show()
      }
      adapter.react = { [unowned self] events, _ in report(events.drawer, events.list) }
      adapter.followReduceMotion()
    }

    /// Storyboards cannot say what it needs.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("a drawer is made with its anchors") }

    /// Sets what the list scrolls, and how high it is, in points.
    public func setContent(_ view: UIView, height: CGFloat) {
      if view !== content {
        content?.removeFromSuperview()
        content = view
        clip.addSubview(view)
      }
      contentHeight = Double(height)
      setNeedsLayout()
    }

    /// The drawer: its spring, its rates, its anchors, where it is.
    public var drawer: Drawer {
      get { adapter.model.drawer }
      set { adapter.model.drawer = newValue }
    }

    /// Goes to an anchor.
    public func move(to anchor: Int, animated: Bool = true) {
      report(adapter.model.drawer.move(to: anchor, animated: animated), ScrollEvents())
    }

    /// Scrolls the list to an offset, in points.
    public func scrollList(to offset: Vector2, animated: Bool) {
      let events = adapter.model.list.setContentOffset(offset, animated: animated)
      report(DrawerEvents(), events)
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      var layout = drawer.layout
      layout.container = Size2(bounds.size)
      layout.insets = Insets(safeAreaInsets)
      layout.contentHeight = Double(headerHeight) + contentHeight
      if layout != drawer.layout {
        report(adapter.model.drawer.setLayout(layout, animated: false), ScrollEvents())
      }
      let open = drawer.visibleLength(of: drawer.greatestAnchor)
      let list = Size2(Double(bounds.width), max(open - Double(headerHeight), 0))
      let size = Size2(list.width, contentHeight)
      if list != adapter.model.list.viewport { adapter.model.list.viewport = list }
      if size != adapter.model.list.contentSize { adapter.model.list.contentSize = size }
      // Its last row can be scrolled clear of what covers the bottom.
      let covered = layout.edge == .bottom ? Double(safeAreaInsets.bottom) : 0
      let safe = Insets(bottom: covered)
      if safe != adapter.model.list.safeAreaInset { adapter.model.list.safeAreaInset = safe }
      sheet.bounds.size = bounds.size
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: headerHeight)
      clip.frame = CGRect(
        x: 0, y: headerHeight, width: bounds.width, height: bounds.height - headerHeight)
      content?.bounds.size = CGSize(size)
      show()
    }

    /// Touches next to the sheet go to what is below.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      sheet.frame.contains(point)
    }

    /// Opens and closes the drawer for VoiceOver, an anchor at a time; open, the list scrolls on.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      guard let turn = direction.pages(along: .vertical), turn.axis == .vertical
      else { return false }
      let before = adapter.model
      let events = adapter.model.key(turn.count > 0 ? .pageDown : .pageUp)
      report(events.drawer, events.list)
      guard
        drawer.targetAnchor != before.drawer.targetAnchor
          || adapter.model.list.destination != before.list.destination
      else { return false }
      UIAccessibility.post(notification: .pageScrolled, argument: nil)
      return true
    }

    private func show() {
      let (position, size) = (drawer.position, bounds.size)
      switch drawer.layout.edge {
      case .bottom: sheet.frame.origin = CGPoint(x: 0, y: position)
      case .top: sheet.frame.origin = CGPoint(x: 0, y: position - size.height)
      case .left: sheet.frame.origin = CGPoint(x: position - size.width, y: 0)
      case .right: sheet.frame.origin = CGPoint(x: position, y: 0)
      }
      let offset = adapter.model.list.contentOffset
      content?.frame.origin = CGPoint(x: -offset.x, y: -offset.y)
      onMove?(drawer)
    }

    private func report(_ drawer: DrawerEvents, _ list: ScrollEvents) {
      for event in drawer { onEvent?(event) }
      for event in list { onListEvent?(event) }
    }
  }
#endif
