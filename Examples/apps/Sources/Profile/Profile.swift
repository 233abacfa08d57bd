public import Overscroll

/// A profile under a sheet: a header that collapses over tabs that turn, and the comments on a post in a sheet.
///
/// One finger moves all of what it touched without being lifted, and one flick carries through it.
public struct Profile {
  /// What lies under a finger.
  public enum Place: Hashable, Sendable {
    case page
    case sheet(ScrollingDrawer.Part)
  }

  /// The page: the header's scroller, in it the tabs, in them a list each.
  public private(set) var page: NestedScroll

  /// The sheet; its drawer is dismissed, half open or open.
  public private(set) var sheet: ScrollingDrawer

  /// The tabs' index in the page.
  public let tabs: Int

  /// The index of each tab's list.
  public let lists: [Int]

  /// Which post's comments the sheet shows.
  public private(set) var post: Int?

  /// What each finger touched: it stays there until it lifts.
  private var fingers: [Int: Place] = [:]

  /// The heights of the header, the bar of tabs, a post and the sheet's handle, in points.
  public static let (header, bar, row, handle) = (220.0, 50.0, 120.0, 28.0)

  /// Creates a profile with lists of so many posts.
  public init(screen: Size2, posts: [Int] = [1_200, 300, 3]) {
    let tab = Size2(screen.width, screen.height - Self.bar)
    page = NestedScroll(
      Scroller(viewport: screen, content: Size2(screen.width, screen.height + Self.header)),
      order: .collapsing)
    tabs = page.add(Pager(count: posts.count, layout: PagerLayout(viewport: tab)), to: page.root)
    var lists: [Int] = []
    for count in posts {
      let content = Size2(screen.width, Double(count) * Self.row)
      lists.append(page.add(Scroller(viewport: tab, content: content), to: tabs))
    }
    self.lists = lists
    sheet = ScrollingDrawer(
      drawer: Drawer(
        anchors: [.dismissed, .fraction(0.5), .fromTop(60)],
        layout: DrawerLayout(container: screen), anchor: 0),
      list: Scroller(
        viewport: Size2(screen.width, screen.height - 60 - Self.handle),
        content: Size2(screen.width, 6_000)))
  }

  /// What lies at a point of the screen.
  public func place(at point: Vector2) -> Place {
    let depth = point.y - sheet.drawer.position
    return depth < 0 ? .page : .sheet(depth < Self.handle ? .header : .list)
  }

  /// Takes a finger; a tap on a post opens its comments, unless it stopped what moved.
  public mutating func touch(_ event: TouchEvent) {
    if event.phase == .began, let point = event.position { fingers[event.id] = place(at: point) }
    let touched = fingers[event.id]
    if event.phase == .ended || event.phase == .cancelled { fingers[event.id] = nil }
    switch touched {
    case .page:
      let list = page.active
      let release = page.handle(event, in: list)
      guard event.phase == .ended, !release.didDrag, !release.didStopMotion else { return }
      if let post = event.position.flatMap(post(at:)) { open(post) }
    case .sheet(let part):
      sheet.handle(event, on: part)
    case nil:
      // All fingers are taken away, or one that was never seen.
      page.handle(event)
      sheet.handle(event)
    }
  }

  /// Opens the comments on a post: half of the screen.
  public mutating func open(_ post: Int) {
    self.post = post
    sheet.list.setContentOffset(.zero, animated: false)
    sheet.drawer.move(to: 1)
  }

  /// The post at a point of the screen, in the list that is shown.
  public func post(at point: Vector2) -> Int? {
    let top = Self.header + Self.bar - page[page.root].contentOffset.y
    let list = page[page.active]
    let row = Int(((point.y - top + list.contentOffset.y) / Self.row).rounded(.down))
    let isRow = row >= 0 && Double(row) * Self.row < list.contentSize.height
    return point.y >= top && isRow ? row : nil
  }

  /// Moves to a frame; true while more are needed.
  public mutating func frame(at time: Double) -> Bool {
    page.advance(to: time)
    sheet.advance(to: time)
    if sheet.drawer.isDismissed { post = nil }
    return page.isMoving || sheet.isMoving
  }
}
