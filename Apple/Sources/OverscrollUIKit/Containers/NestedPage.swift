#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  /// A page with a header that collapses, a bar that stays, and tabs with a list in each: one finger and one
  /// momentum move them all.
  ///
  /// ```swift
  /// let profile = NestedPage(headerHeight: 220, barHeight: 48)
  /// profile.header.addSubview(portrait)
  /// profile.setTabs([(posts, 9_000), (likes, 2_400)])
  /// ```
  open class NestedPage: AdaptedView {
    /// What collapses.
    public let header = UIView(frame: .zero)

    /// What stays at the top.
    public let bar = UIView(frame: .zero)

    /// Touches and frames for all of them.
    public let adapter: DragAdapter<NestedScroll>

    /// Is notified that another tab is shown.
    public var onTurn: ((Int) -> Void)?

    /// Is called when something has moved.
    public var onMove: ((NestedPage) -> Void)?

    private let headerHeight: Double
    private let barHeight: Double
    private let clip = UIView(frame: .zero)
    private var tabs: [(view: UIView, height: Double)] = []
    private var shownTab = 0

    // The members: the page itself, the pager in it, and the lists in that.
    private static let (pager, first) = (1, 2)

    /// Creates a page without tabs.
    public init(headerHeight: CGFloat, barHeight: CGFloat) {
      (self.headerHeight, self.barHeight) = (Double(headerHeight), Double(barHeight))
      adapter = DragAdapter(Self.model(tabs: 0))
      super.init(frame: .zero)
      setUp()
    }

    /// Storyboards cannot say what it needs.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("a page is made with its heights") }

    private func setUp() {
      clipsToBounds = true
      clip.clipsToBounds = true
      for view in [clip, header, bar] { addSubview(view) }
      adapter.connect(to: self)
      adapter.readHardware(on: self)
      adapter.place = { [unowned self] model, touch in
        guard touch.phase == .began, let place = touch.position else { return nil }
        let onList = CGFloat(place.y) >= bar.frame.maxY && !tabs.isEmpty
        let list = Self.first + model[pager: Self.pager].nearestPage
        return model.touchDown(
          touch.id, at: place, in: onList ? list : model.root, time: touch.time)
      }
      adapter.draw = { [unowned self] _ in show() }
      adapter.followReduceMotion()
    }

    private static func model(tabs: Int) -> NestedScroll {
      let layout = PagerLayout(axis: .horizontal, viewport: Size2(1, 1))
      var page = NestedScroll(Scroller(viewport: .zero, content: .zero), order: .collapsing)
      let pager = page.add(Pager(count: max(tabs, 1), layout: layout), to: page.root)
      for _ in 0..<tabs { page.add(Scroller(viewport: .zero, content: .zero), to: pager) }
      return page
    }

    /// Sets the lists, and how high each is, in points.
    public func setTabs(_ tabs: [(UIView, CGFloat)]) {
      for tab in self.tabs { tab.view.removeFromSuperview() }
      self.tabs = tabs.map { ($0.0, Double($0.1)) }
      for tab in self.tabs { clip.addSubview(tab.view) }
      let reducesMotion = adapter.model.reducesMotion
      adapter.model = Self.model(tabs: tabs.count)
      adapter.model.reducesMotion = reducesMotion
      setNeedsLayout()
    }

    /// All of it: the header is member 0, the tabs are member 1, the lists follow.
    public var page: NestedScroll {
      get { adapter.model }
      set { adapter.model = newValue }
    }

    /// The tab in view.
    public var tab: Int { page[pager: Self.pager].nearestPage }

    /// How far the header has collapsed, 0 to 1.
    public var collapse: Double {
      headerHeight > 0 ? min(max(page[0].contentOffset.y / headerHeight, 0), 1) : 0
    }

    /// Turns to a tab.
    public func turn(to tab: Int, animated: Bool = true) {
      adapter.model[pager: Self.pager].scroll(toPage: tab, animated: animated)
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      let size = Size2(bounds.size)
      if size != page[0].viewport, size.width > 0, size.height > barHeight { resize(to: size) }
      for (index, tab) in tabs.enumerated() {
        tab.view.bounds.size = CGSize(width: size.width, height: tab.height)
        // Its last row can be scrolled clear of what covers the bottom.
        let safe = Insets(bottom: Double(safeAreaInsets.bottom))
        let list = Self.first + index
        if safe != page[list].safeAreaInset { adapter.model[list].safeAreaInset = safe }
      }
      show()
    }

    private func resize(to size: Size2) {
      let list = Size2(size.width, size.height - barHeight)
      adapter.model[0].viewport = size
      adapter.model[0].contentSize = Size2(size.width, size.height + headerHeight)
      let layout = PagerLayout(axis: .horizontal, viewport: list)
      let pages = RowIndex(count: max(tabs.count, 1), extent: size.width)
      adapter.model[pager: Self.pager].setLayout(layout, pages: pages)
      for (index, tab) in tabs.enumerated() {
        adapter.model[Self.first + index].viewport = list
        adapter.model[Self.first + index].contentSize = Size2(size.width, tab.height)
      }
    }

    /// Turns tabs sideways, and pages of the header and the list in view up and down.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      guard let turn = direction.pages(along: .vertical) else { return false }
      if turn.axis == .horizontal {
        guard tabs.indices.contains(tab + turn.count) else { return false }
        announcePage(tab + turn.count + 1, of: tabs.count)
        self.turn(to: tab + turn.count)
        return true
      }
      let members = tabs.isEmpty ? [0] : [0, Self.first + tab]
      let before = members.map { page[$0].destination }
      adapter.model.key(turn.count > 0 ? .pageDown : .pageUp)
      guard members.map({ page[$0].destination }) != before else { return false }
      UIAccessibility.post(notification: .pageScrolled, argument: nil)
      return true
    }

    private func show() {
      let (up, width) = (page[0].contentOffset.y, Double(bounds.width))
      // Pulled down, the header grows; the bar and the lists go with its lower side.
      header.frame = CGRect(
        x: 0, y: min(-up, 0), width: width, height: headerHeight + max(-up, 0))
      bar.frame = CGRect(x: 0, y: headerHeight - up, width: width, height: barHeight)
      clip.frame = CGRect(
        x: 0, y: headerHeight - up + barHeight, width: width,
        height: max(Double(bounds.height) - barHeight, 0))
      for (index, tab) in tabs.enumerated() {
        let x = page[pager: Self.pager].start(of: index)
        tab.view.frame.origin = CGPoint(x: x, y: -page[Self.first + index].contentOffset.y)
      }
      if tab != shownTab {
        shownTab = tab
        onTurn?(tab)
      }
      onMove?(self)
    }
  }
#endif
