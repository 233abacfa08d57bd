public import Overscroll

/// What can happen to a pager beside fingers; the cases are the calls of `Pager`.
public enum PagerAction: Hashable, Sendable {
  /// A program goes to a page, by its index.
  case scrollToPage(Int, animated: Bool)
  /// A program turns pages, from the one it goes to.
  case turnPages(Int, animated: Bool)
  /// Pages come in before a page.
  case insertPages(SceneExtents, at: Int, animated: Bool)
  /// Pages go.
  case removePages(Int, count: Int, animated: Bool)
  /// A page gets another extent.
  case setExtent(Double, of: Int)
  /// A part of its layout changes.
  case setLayout(PagerLayoutChange)
  /// A property is set.
  case set(PagerSetting)

  /// Lets it happen.
  func apply(to pager: inout Pager) throws(SceneError) -> PagerEvents {
    let count = pager.count
    switch self {
    case .scrollToPage(let page, let animated):
      try NumberDomain.index(of: count).check(page, path: "page")
      return pager.scroll(toPage: page, animated: animated)
    case .turnPages(let pages, let animated):
      return pager.turnPages(by: pages, animated: animated)
    case .insertPages(let extents, let page, let animated):
      try NumberDomain.index(of: count + 1).check(page, path: "page")
      switch extents {
      case .list(let list):
        return pager.insert(list, at: page, animated: animated)
      case .room(let count):
        return pager.insert(count: count, at: page, animated: animated)
      }
    case .removePages(let page, let removed, let animated):
      try NumberDomain.index(of: count).check(page, path: "page")
      try NumberDomain.index(of: count - page + 1).check(removed, path: "count")
      return pager.remove(page..<page + removed, animated: animated)
    case .setExtent(let extent, let page):
      try NumberDomain.index(of: count).check(page, path: "page")
      return pager.setExtent(extent, of: page)
    case .setLayout(let change):
      var layout = pager.layout
      change.apply(to: &layout)
      return pager.setLayout(layout)
    case .set(let setting):
      setting.apply(to: &pager)
      return PagerEvents()
    }
  }
}

/// How long pages are.
public enum SceneExtents: Hashable, Sendable {
  /// Each by itself, in points.
  case list([Double])
  /// So many, all as long as the room.
  case room(Int)
}

/// One part of a pager's layout and what it is to be.
public enum PagerLayoutChange: Hashable, Sendable {
  case viewport(Size2)
  case insets(Insets)
  case spacing(Double)
  case axis(ScrollAxis)
  case alignment(PageAlignment)
  case wraps(Bool)

  /// Changes that part.
  func apply(to layout: inout PagerLayout) {
    switch self {
    case .viewport(let size): layout.viewport = size
    case .insets(let sides): layout.insets = sides
    case .spacing(let distance): layout.spacing = distance
    case .axis(let axis): layout.axis = axis
    case .alignment(let alignment): layout.alignment = alignment
    case .wraps(let flag): layout.wraps = flag
    }
  }
}

/// One property of a pager and the value it is to have.
public enum PagerSetting: Hashable, Sendable {
  case spring(Spring)
  case decelerationRate(DecelerationRate)
  case turn(PageTurn)
  case pan(PanSetting)
  case isDragEnabled(Bool)
  case reducesMotion(Bool)

  /// Sets the property.
  func apply(to pager: inout Pager) {
    switch self {
    case .spring(let spring): pager.spring = spring
    case .decelerationRate(let rate): pager.decelerationRate = rate
    case .turn(let turn): pager.turn = turn
    case .pan(let setting): setting.apply(to: &pager.pan)
    case .isDragEnabled(let flag): pager.isDragEnabled = flag
    case .reducesMotion(let flag): pager.reducesMotion = flag
    }
  }
}
