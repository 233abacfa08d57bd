#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  /// Pages side by side, of which only those in view exist.
  ///
  /// ```swift
  /// let pages = PagerView(count: 1_000_000) { [unowned self] page in makePage(page) }
  /// pages.onEvent = { if case .didChangePage(let change) = $0 { control.currentPage = change.to } }
  /// ```
  open class PagerView: AdaptedView {
    /// Touches and frames for the pages.
    public let adapter: DragAdapter<Pager>

    /// Is notified of what happens.
    public var onEvent: ((PagerEvent) -> Void)?

    /// Is notified that a page has left, before its view is taken away.
    public var onLeave: ((Int, UIView) -> Void)?

    private let makePage: (Int) -> UIView
    private var shown: [Int: UIView] = [:]

    /// Creates pages as large as the view.
    ///
    /// - Parameters:
    ///   - count: how many pages there are.
    ///   - axis: along which axis they lie.
    ///   - spacing: between two pages, in points.
    ///   - wraps: whether the first follows the last.
    ///   - page: the page to begin with.
    ///   - makePage: makes the view of a page, when it is about to come into view.
    public init(
      count: Int, axis: ScrollAxis = .horizontal, spacing: CGFloat = 0, wraps: Bool = false,
      page: Int = 0, makePage: @escaping (Int) -> UIView
    ) {
      let layout = PagerLayout(
        axis: axis, viewport: Size2(1, 1), spacing: Double(spacing), wraps: wraps)
      adapter = DragAdapter(Pager(count: count, layout: layout, page: page))
      self.makePage = makePage
      super.init(frame: .zero)
      clipsToBounds = true
      adapter.connect(to: self)
      adapter.readHardware(on: self)
      adapter.draw = { [unowned self] frame in
        report(frame.events)
        show()
      }
      adapter.react = { [unowned self] events, _ in report(events) }
      adapter.followReduceMotion()
    }

    /// Storyboards cannot say what it needs.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("a pager is made with its pages") }

    /// The pages: which is shown, how far it is turned, how a flick chooses.
    public var pager: Pager {
      get { adapter.model }
      set { adapter.model = newValue }
    }

    /// The views of the pages in view, by page.
    public var visibleViews: [Int: UIView] { shown }

    /// Goes to a page.
    public func scroll(toPage page: Int, animated: Bool = true) {
      report(adapter.model.scroll(toPage: page, animated: animated))
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      let viewport = Size2(bounds.size)
      if viewport != pager.layout.viewport, viewport.width > 0, viewport.height > 0 {
        var layout = pager.layout
        layout.viewport = viewport
        let pages = RowIndex(count: pager.count, extent: viewport[layout.axis])
        report(adapter.model.setLayout(layout, pages: pages))
      }
      show()
    }

    /// Turns a page for VoiceOver; false at either end, so that the view around is queried.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      guard let turn = direction.pages(along: pager.layout.axis), turn.axis == pager.layout.axis
      else { return false }
      let before = pager.targetPage
      report(adapter.model.turnPage(by: turn.count))
      guard pager.targetPage != before else { return false }
      announcePage(pager.targetPage + 1, of: pager.count)
      return true
    }

    /// Puts the pages in view where they are, makes those that come and takes away those that have left.
    private func show() {
      var left = shown
      let isHorizontal = pager.layout.axis == .horizontal
      pager.forEachVisiblePage { page in
        let view = left.removeValue(forKey: page.page) ?? shown[page.page] ?? add(page.page)
        let (start, extent) = (CGFloat(page.start), CGFloat(page.extent))
        view.frame =
          isHorizontal
          ? CGRect(x: start, y: 0, width: extent, height: bounds.height)
          : CGRect(x: 0, y: start, width: bounds.width, height: extent)
      }
      for (page, view) in left {
        onLeave?(page, view)
        view.removeFromSuperview()
        shown[page] = nil
      }
    }

    private func add(_ page: Int) -> UIView {
      let view = makePage(page)
      shown[page] = view
      addSubview(view)
      return view
    }

    private func report(_ events: PagerEvents) { for event in events { onEvent?(event) } }
  }
#endif
