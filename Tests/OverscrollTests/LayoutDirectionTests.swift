import Overscroll
import Testing

/// Content that begins at the right: what is counted from the beginning is mirrored, and only that.
@Suite struct LayoutDirectionTests {
  static func strip(_ direction: InterfaceLayoutDirection, snap: SnapRule = .none) -> Scroller {
    var strip = Scroller(
      viewport: Size2(400, 600), content: Size2(4_100, 600), safeAreaInset: Insets(left: 10))
    strip.layoutDirection = direction
    strip.snapHorizontal = strip.snapRule(fromBeginning: snap, along: .horizontal)
    return strip
  }

  /// The offset at which mirrored content shows what content shows at an offset.
  static func mirrored(_ offset: Double) -> Double { 3_700 - 10 - offset }

  @Test func `it begins at the right, and shows the same distance from there`() {
    var strip = Self.strip(.leftToRight)
    #expect(strip.contentOffset.x == -10)
    strip.setContentOffset(Vector2(490, 0), animated: false)
    strip.layoutDirection = .rightToLeft
    #expect(strip.contentOffset.x == 3_200 && strip.pageProgress(.horizontal) == 1.25)
    #expect(strip.leadingOffset(.horizontal) == 3_700 && strip.trailingOffset(.horizontal) == -10)
    #expect(strip.progress(.horizontal) == 500.0 / 3_710)
    strip.touchDown(1, at: .zero, time: 0)
    strip.layoutDirection = .leftToRight
    #expect(strip.contentOffset.x == 3_200)
  }

  @Test func `up and down nothing changes`() {
    var list = Scroller.list(at: 700).with(\.layoutDirection, .rightToLeft)
    #expect(list.contentOffset.y == 700 && list.leadingOffset(.vertical) == 0)
    list.key(.pageDown)
    #expect(list.destination.y > 700)
    list.turnPage(by: 1, along: .vertical, animated: false)
    #expect(list.contentOffset.y > 1_000)
  }

  @Test(arguments: KeyCommand.allCases)
  func `page keys lead on to the left, arrows are arrows`(key: KeyCommand) {
    var (plain, turned) = (Self.strip(.leftToRight), Self.strip(.rightToLeft))
    plain.setContentOffset(Vector2(1_000, 0), animated: false)
    turned.setContentOffset(Vector2(Self.mirrored(1_000), 0), animated: false)
    turned.key(key == .arrowLeft ? .arrowRight : key == .arrowRight ? .arrowLeft : key)
    plain.key(key)
    #expect(abs(turned.destination.x - Self.mirrored(plain.destination.x)) < 1e-9)
    if key == .arrowLeft {
      var left = Self.strip(.rightToLeft)
      let before = left.destination.x
      left.key(.arrowLeft)
      #expect(left.destination.x == before - 40)
    }
  }

  static let rules: [SnapRule] = [
    .stride(130), .stride(130, origin: 30), .positions([0, 100, 350, 900, 2_000]),
  ]

  @Test(arguments: rules, [40.0, 150, 300])
  func `rules from the beginning are mirrored`(rule: SnapRule, distance: Double) {
    var (plain, turned) = (Self.strip(.leftToRight), Self.strip(.rightToLeft))
    (plain.contentInset.left, turned.contentInset.left) = (-10, -10)
    // The bound that went leaves it 10 pt outside.
    plain.setContentOffset(.zero, animated: false)
    plain.snapHorizontal = rule
    turned.snapHorizontal = turned.snapRule(fromBeginning: rule, along: .horizontal)
    plain.swipe(from: Vector2(300, 100), to: Vector2(300 - distance, 100))
    turned.swipe(from: Vector2(100, 100), to: Vector2(100 + distance, 100))
    #expect(plain.destination.x > 0)
    #expect(abs(turned.destination.x - (3_700 - plain.destination.x)) < 1e-9)
  }

  @Test func `the rows in view are counted from the right`() {
    var strip = Scroller.view(390, 100, of: 5_000, 100).with(\.layoutDirection, .rightToLeft)
    let rows = RowIndex(count: 50, extent: 100)
    #expect(strip.visibleRows(of: rows, along: .horizontal) == 0..<4)
    strip.setContentOffset(Vector2(strip.contentOffset.x - 1_050, 0), animated: false)
    #expect(strip.visibleRows(of: rows, along: .horizontal) == 10..<15)
  }

  @Test func `rows run to the left`() throws {
    let rows = RowIndex(extents: (0..<41).map { Double(60 + $0 % 5 * 20) })
    #expect(rows.totalExtent == 4_060)
    var plain = Scroller.view(400, 600, of: 4_060, 600)
    var turned = plain.with(\.layoutDirection, .rightToLeft)
    for anchor in RowAnchor.allCases {
      var (plain, turned) = (plain, turned)
      plain.scroll(toRow: 20, of: rows, anchor: anchor, along: .horizontal, animated: false)
      turned.scroll(toRow: 20, of: rows, anchor: anchor, along: .horizontal, animated: false)
      #expect(abs(turned.contentOffset.x - (3_660 - plain.contentOffset.x)) < 1e-9)
      let nearest = plain.nearestRow(of: rows, anchor: anchor, along: .horizontal)
      #expect(turned.nearestRow(of: rows, anchor: anchor, along: .horizontal) == nearest)
    }
    plain.swipe(from: Vector2(300, 100), to: Vector2(200, 100))
    turned.swipe(from: Vector2(100, 100), to: Vector2(200, 100))
    #expect(plain.snap(to: rows, along: .horizontal) == turned.snap(to: rows, along: .horizontal))
    #expect(abs(turned.destination.x - (3_660 - plain.destination.x)) < 1e-9)
  }

  @Test(arguments: [3, 20, 22])
  func `a row that grows moves what lies behind it, not what is shown before`(row: Int) {
    var rows = RowIndex(count: 50, extent: 80)
    var plain = Scroller.view(400, 600, of: 4_000, 600)
    var turned = plain.with(\.layoutDirection, .rightToLeft)
    plain.setContentOffset(Vector2(1_600, 0), animated: false)
    turned.setContentOffset(Vector2(2_000, 0), animated: false)
    var same = rows
    plain.setExtent(100, ofRow: row, of: &rows, along: .horizontal)
    turned.setExtent(100, ofRow: row, of: &same, along: .horizontal)
    #expect(turned.contentSize == plain.contentSize)
    #expect(turned.contentOffset.x == 4_020 - 400 - plain.contentOffset.x)
  }

  static func album(_ direction: InterfaceLayoutDirection) -> Pager {
    var layout = PagerLayout(
      viewport: Size2(390, 600), insets: Insets(left: 20, right: 50), spacing: 16,
      alignment: .start)
    layout.layoutDirection = direction
    if direction == .rightToLeft { layout.insets = Insets(left: 50, right: 20) }
    return Pager(pages: RowIndex(extents: Pager.sizes), layout: layout)
  }

  @Test func `a pager's pages are the mirror image, in every frame`() {
    var (plain, turned) = (Self.album(.leftToRight), Self.album(.rightToLeft))
    func check() {
      #expect(plain.offset == turned.offset && plain.velocity == turned.velocity)
      #expect(plain.pageProgress == turned.pageProgress && plain.seen.count == turned.seen.count)
      for (page, mirror) in zip(plain.seen, turned.seen) {
        #expect(page.page == mirror.page && page.extent == mirror.extent)
        #expect(abs(mirror.start - (390 - page.start - page.extent)) < 1e-9)
        #expect(abs(turned.start(of: page.page) - mirror.start) < 1e-9)
      }
    }
    check()
    for (index, x) in [300.0, 280, 240, 190, 150].enumerated() {
      let time = Double(index) / 60
      let phase: TouchEvent.Phase = index == 0 ? .began : .moved
      plain.handle(TouchEvent(phase, id: 1, position: Vector2(x, 100), time: time))
      turned.handle(TouchEvent(phase, id: 1, position: Vector2(390 - x, 100), time: time))
      check()
    }
    let (a, b) = (plain.touchUp(1, time: 0.07), turned.touchUp(1, time: 0.07))
    #expect(a == b && b.page == 1)
    while plain.isMoving {
      plain.advance(to: plain.time + 1.0 / 60)
      turned.advance(to: turned.time + 1.0 / 60)
      check()
    }
    #expect(turned.page == 1)
  }

  @Test(arguments: InterfaceLayoutDirection.allCases)
  func `a pager inside others moves as alone`(direction: InterfaceLayoutDirection) {
    var layout = PagerLayout(viewport: Size2(390, 796))
    layout.layoutDirection = direction
    var page = NestedScroll(Scroller.list(6_000), order: .innerFirst)
    let pager = page.add(Pager(count: 3, layout: layout), to: page.root)
    page.pan.slop = 0
    let sign = direction == .leftToRight ? 1.0 : -1
    page.drag(from: Vector2(200, 300), to: Vector2(200 - sign * 120, 300), in: pager, events: 6)
    #expect(page[pager: pager].pageProgress > 0.2)
    page.touchUp(1, time: 0.1)
    #expect(page.shown(at: 5)[pager: pager].page == 1)
    page.active = pager
    page.key(direction == .leftToRight ? .arrowRight : .arrowLeft)
    page.advance(through: 5.1, to: 10)
    #expect(page[pager: pager].page == 2)
    page.wheel(WheelEvent(delta: Vector2(-120 * sign, 0), isPrecise: false, time: 11), in: pager)
    page.advance(through: 11.1, to: 15)
    #expect(page[pager: pager].page == 1)
  }
}
