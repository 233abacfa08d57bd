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
    private let pager: Int
    private var tabs: [(view: UIView, height: Double, list: Int)] = []
    private var shownTab = 0

    /// Creates a page without tabs.
    public init(headerHeight: CGFloat, barHeight: CGFloat) {
      (self.headerHeight, self.barHeight) = (Double(headerHeight), Double(barHeight))
      var page = NestedScroll(Scroller(viewport: .zero, content: .zero), order: .collapsing)
      pager = page.add(Pager(count: 0, layout: PagerLayout(viewport: Size2(1, 1))), to: page.root)
      adapter = DragAdapter(page)
      super.init(frame: .zero)
      clipsToBounds = true
      clip.clipsToBounds = true
      for view in [clip, header, bar] { addSubview(view) }
      adapter.connect(to: self)
      adapter.readHardware(on: self)
      adapter.place = { [unowned self] model, touch in
        guard touch.phase == .began, let place = touch.position else { return nil }
        let onList = CGFloat(place.y) >= bar.frame.maxY && !tabs.isEmpty
        let member = onList ? tabs[model[pager: pager].nearestPage].list : model.root
        return model.touchDown(touch.id, at: place, in: member, time: touch.time)
      }
      adapter.draw = { [unowned self] _ in show() }
      adapter.followReduceMotion()
    }

    /// Storyboards cannot say what it needs.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("a page is made with its heights") }

    /// Sets the lists, and how high each is, in points.
    ///
    /// What was set on ``page`` stays, and so do the header, a drag, and the list of a tab that has the same view as
    /// before; another view's begins at its top. A list that is new has the feel of the page.
    public func setTabs(_ tabs: [(UIView, CGFloat)]) {
      let before = self.tabs
      for tab in before { tab.view.removeFromSuperview() }
      for tab in before.dropFirst(tabs.count) { adapter.model.remove(tab.list, animated: false) }
      self.tabs = tabs.enumerated().map { index, tab in
        clip.addSubview(tab.0)
        guard before.indices.contains(index) else { return (tab.0, Double(tab.1), addList()) }
        let (view, _, list) = before[index]
        let top = page[list].minimumOffset
        if view !== tab.0 { adapter.model[list].setContentOffset(top, animated: false) }
        return (tab.0, Double(tab.1), list)
      }
      setNeedsLayout()
    }

    private func addList() -> Int {
      var list = Scroller(viewport: .zero, content: .zero)
      list.feel = page.feel
      adapter.model.insertPages(at: page[pager: pager].count, in: pager, animated: false)
      return adapter.model.add(list, to: pager)
    }

    /// All of it: the header is member 0, the tabs are member 1, the lists follow.
    public var page: NestedScroll {
      get { adapter.model }
      set { adapter.model = newValue }
    }

    /// The tab in view.
    public var tab: Int { page[pager: pager].nearestPage }

    /// How far the header has collapsed, 0 to 1.
    public var collapse: Double {
      headerHeight > 0 ? min(max(page[0].contentOffset.y / headerHeight, 0), 1) : 0
    }

    /// Turns to a tab.
    public func turn(to tab: Int, animated: Bool = true) {
      adapter.model[pager: pager].scroll(toPage: tab, animated: animated)
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      let size = Size2(bounds.size)
      if size.width > 0, size.height > barHeight { resize(to: size) }
      for tab in tabs { tab.view.bounds.size = CGSize(width: size.width, height: tab.height) }
      show()
    }

    private func resize(to size: Size2) {
      let viewport = Size2(size.width, size.height - barHeight)
      if size != page[0].viewport {
        adapter.model[0].viewport = size
        adapter.model[0].contentSize = Size2(size.width, size.height + headerHeight)
        adapter.model[pager: pager].layout.viewport = viewport
      }
      // Its last row can be scrolled clear of what covers the bottom.
      let safe = Insets(bottom: Double(safeAreaInsets.bottom))
      for tab in tabs {
        let (list, content) = (page[tab.list], Size2(size.width, tab.height))
        if viewport != list.viewport { adapter.model[tab.list].viewport = viewport }
        if content != list.contentSize { adapter.model[tab.list].contentSize = content }
        if safe != list.safeAreaInset { adapter.model[tab.list].safeAreaInset = safe }
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
      let members = tabs.isEmpty ? [0] : [0, tabs[tab].list]
      let before = members.map { page[$0].destination }
      adapter.model.key(turn.count > 0 ? .pageDown : .pageUp)
      guard members.map({ page[$0].destination }) != before else { return false }
      UIAccessibility.post(notification: .pageScrolled, argument: nil)
      return true
    }

    private func show() {
      let (up, width) = (page[0].contentOffset.y, Double(bounds.width))
      // Pulled down, the header grows; the bar and the lists go with its lower side.
      header.frame = CGRect(x: 0, y: min(-up, 0), width: width, height: headerHeight + max(-up, 0))
      bar.frame = CGRect(x: 0, y: headerHeight - up, width: width, height: barHeight)
      clip.frame = CGRect(
        x: 0, y: headerHeight - up + barHeight, width: width,
        height: max(Double(bounds.height) - barHeight, 0))
      for (index, tab) in tabs.enumerated() {
        let x = page[pager: pager].start(of: index)
        tab.view.frame.origin = CGPoint(x: x, y: -page[tab.list].contentOffset.y)
      }
      if tab != shownTab {
        shownTab = tab
        onTurn?(tab)
      }
      onMove?(self)
    }
  }
#endif
