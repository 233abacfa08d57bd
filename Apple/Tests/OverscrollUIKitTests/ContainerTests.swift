import Overscroll
import OverscrollUIKit
import Testing
import UIKit

/// Each container moves exactly as its model does with the same events, and draws it.
@MainActor @Suite struct ContainerTests {
  private static let anchors: [DrawerAnchor] = [.fromBottom(120), .fraction(0.5), .fromTop(60)]

  // MARK: - Drawer

  private func drawer(_ anchor: Int = 0) -> (DrawerView, Stage) {
    let view = DrawerView(anchors: Self.anchors, anchor: anchor)
    view.setContent(UIView(frame: .zero), height: 6_000)
    return (view, Stage(view))
  }

  private func places(_ sheet: ScrollingDrawer) -> [Double] {
    [sheet.drawer.position, sheet.list.contentOffset.y]
  }

  @Test func `a flick opens the drawer and goes on in its list`() {
    let (view, stage) = drawer(1)
    let shown = stage.compare(
      view.adapter, with: DirectHost(view.adapter.model),
      .stroke(from: Vector2(200, 700), to: Vector2(200, 300)), read: places)
    #expect(shown.last![0] == 60 && shown.last![1] > 300)
    #expect(view.sheet.frame.minY == 60)
    let list = view.sheet.subviews[0].subviews[0]
    #expect(abs(Double(list.frame.minY) + shown.last![1]) < 1e-9)
  }

  @Test func `a finger on the header moves the drawer alone`() {
    let (view, stage) = drawer(1)
    let header = DirectHost(view.adapter.model) { model, touch in
      _ = model.touchDown(touch.id, at: touch.position!, on: .header, time: touch.time)
    }
    let shown = stage.compare(
      view.adapter, with: header,
      .stroke(from: Vector2(200, 430), to: Vector2(200, 100)), read: places)
    #expect(shown.last! == [60, 0])
  }

  @Test func `touches next to the sheet go to what is below it`() {
    let (view, stage) = drawer()
    #expect(stage.window.hitTest(CGPoint(x: 200, y: 100), with: nil) === stage.window)
    #expect(
      stage.window.hitTest(CGPoint(x: 200, y: 800), with: nil)?.isDescendant(of: view) == true)
    #expect(view.sheet.frame.minY == 724)
  }

  @Test func `a program moves the drawer, and its events come in order`() {
    let (view, stage) = drawer()
    var events: [String] = []
    view.onEvent = { events.append(String("\($0)".prefix { $0 != "(" })) }
    view.move(to: 2)
    var direct = view.adapter.model
    for refresh in 0..<200 {
      let now = Double(refresh) * Stage.interval
      StandInDisplay.refresh(at: now, showing: now + Stage.interval)
      if direct.isMoving { direct.advance(to: now + Stage.interval) }
      #expect(view.drawer.position == direct.drawer.position)
    }
    #expect(view.drawer.anchor == 2 && view.sheet.frame.minY == 60)
    #expect(
      events.first == "willChangeAnchor" && events.suffix(2) == ["didChangeAnchor", "didSettle"])
    _ = stage
  }

  @Test func `the safe area raises the drawer`() {
    let (view, stage) = drawer()
    view.standInSetSafeArea(UIEdgeInsets(top: 59, bottom: 34))
    stage.window.layoutIfNeeded()
    #expect(view.drawer.visibleLength == 154)
    #expect(view.drawer.visibleLength(of: 2) == 844 - 59 - 60)
  }

  @Test func `a drawer comes from any edge`() {
    for (edge, frame) in [
      (DrawerEdge.top, CGRect(x: 0, y: 120 - 844, width: 390, height: 844)),
      (.left, CGRect(x: 120 - 390, y: 0, width: 390, height: 844)),
      (.right, CGRect(x: 390 - 120, y: 0, width: 390, height: 844)),
    ] {
      let view = DrawerView(anchors: Self.anchors, edge: edge)
      let stage = Stage(view)
      #expect(view.sheet.frame == frame, "\(edge)")
      _ = stage
    }
  }

  // MARK: - Floating window

  @Test func `a window thrown to the left goes to that corner`() {
    let view = FloatingWindow(size: CGSize(width: 160, height: 90))
    let stage = Stage(view)
    let shown = stage.compare(
      view.adapter, with: DirectHost(view.adapter.model),
      .stroke(from: Vector2(300, 780), to: Vector2(180, 770)),
      read: { [$0.corner.x, $0.corner.y] })
    #expect(shown.last! == [12, 742])
    #expect(view.content.frame == CGRect(x: 12, y: 742, width: 160, height: 90))
    #expect(stage.window.hitTest(CGPoint(x: 300, y: 100), with: nil) === stage.window)
  }

  @Test func `a keyboard pushes a window up while it is thrown`() {
    let view = FloatingWindow(size: CGSize(width: 160, height: 90))
    let stage = Stage(view)
    stage.compare(
      view.adapter, with: DirectHost(view.adapter.model),
      .stroke(from: Vector2(300, 780), to: Vector2(180, 770)),
      outside: [
        20: {
          Stage.post(keyboard: CGRect(x: 0, y: 508, width: 390, height: 336))
          $0.keyboardInset = 336
        }
      ], read: { [$0.frame.origin.x, $0.frame.origin.y] })
    #expect(view.content.frame.origin == CGPoint(x: 12, y: 406))
  }

  // MARK: - Pager

  @Test func `a flick turns a page, and only pages in view exist`() {
    var made: [Int] = []
    let view = PagerView(count: 1_000_000) { page in
      made.append(page)
      return UIView(frame: .zero)
    }
    var left: [Int] = []
    view.onLeave = { page, _ in left.append(page) }
    let stage = Stage(view)
    let shown = stage.compare(
      view.adapter, with: DirectHost(view.adapter.model),
      .stroke(from: Vector2(300, 400), to: Vector2(120, 404)),
      read: { [$0.offset, $0.pageProgress] })
    #expect(view.pager.page == 1 && shown.last! == [390, 1])
    #expect(made == [0, 1] && left == [0])
    #expect(view.visibleViews[1]?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `a pager goes to a page without making those between immediately`() {
    var made: [Int] = []
    let view = PagerView(count: 100) { page in
      made.append(page)
      return UIView(frame: .zero)
    }
    let stage = Stage(view)
    view.scroll(toPage: 60, animated: false)
    StandInDisplay.refresh(at: 0, showing: Stage.interval)
    #expect(made == [0, 60] && view.visibleViews.keys.sorted() == [60])
    _ = stage
  }

  // MARK: - Nested page

  private func profile() -> (NestedPage, Stage) {
    let view = NestedPage(headerHeight: 220, barHeight: 48)
    view.setTabs([(UIView(frame: .zero), 9_000), (UIView(frame: .zero), 4_000)])
    return (view, Stage(view))
  }

  private func offsets(_ page: NestedScroll) -> [Double] {
    [
      page[0].contentOffset.y, page[pager: 1].offset, page[2].contentOffset.y,
      page[3].contentOffset.y,
    ]
  }

  @Test func `one flick collapses the header and scrolls the list`() {
    let (view, stage) = profile()
    let direct = DirectHost(view.page) { model, touch in
      _ = model.touchDown(touch.id, at: touch.position!, in: 2, time: touch.time)
    }
    let shown = stage.compare(
      view.adapter, with: direct,
      .stroke(from: Vector2(200, 700), to: Vector2(200, 400)), read: offsets)
    #expect(shown.last![0] == 220 && shown.last![2] > 200 && view.collapse == 1)
    #expect(view.bar.frame.minY == 0 && view.header.frame.minY == -220)
  }

  @Test func `a flick sideways turns the tab, and the next finger is on it`() {
    let (view, stage) = profile()
    var turned: [Int] = []
    view.onTurn = { turned.append($0) }
    var member = 2
    let direct = DirectHost(view.page) { model, touch in
      _ = model.touchDown(touch.id, at: touch.position!, in: member, time: touch.time)
      member = 3
    }
    let shown = stage.compare(
      view.adapter, with: direct,
      .stroke(from: Vector2(340, 600), to: Vector2(80, 604))
        + .stroke(2, from: Vector2(200, 700), to: Vector2(200, 300), at: 2),
      refreshes: 900, read: offsets)
    #expect(turned == [1] && view.tab == 1)
    #expect(shown.last![1] == 390 && shown.last![2] == 0 && shown.last![3] > 100)
  }

  @Test func `the header grows when it is pulled down`() {
    let (view, stage) = profile()
    stage.deliver(.stroke(from: Vector2(200, 300), to: Vector2(200, 500), lifts: false))
    StandInDisplay.refresh(at: 0.2, showing: 0.2 + Stage.interval)
    #expect(view.header.frame.height > 260 && view.header.frame.minY == 0)
    #expect(view.bar.frame.minY == view.header.frame.height)
  }

  // MARK: - View controllers

  @Test func `a controller's view fills a page`() {
    let (parent, child) = (UIViewController(), UIViewController())
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    parent.embed(child, in: page)
    #expect(parent.children == [child] && child.view.frame == page.bounds)
  }

  // MARK: - Around them

  @Test func `VoiceOver scrolls every container, and is refused at its end`() {
    let (view, _) = drawer()
    #expect(!view.accessibilityScroll(.up))
    for anchor in [1, 2] {
      #expect(view.accessibilityScroll(.down))
      Stage.refresh(400)
      #expect(view.drawer.anchor == anchor)
    }
    #expect(view.accessibilityScroll(.down))
    Stage.refresh(400)
    #expect(view.drawer.anchor == 2 && view.adapter.model.list.contentOffset.y > 300)
    #expect(!view.accessibilityScroll(.left))

    let pages = PagerView(count: 2) { _ in UIView(frame: .zero) }
    let stage = Stage(pages)
    UIAccessibility.standInPosts = []
    #expect(!pages.accessibilityScroll(.right) && !pages.accessibilityScroll(.down))
    #expect(pages.accessibilityScroll(.left) && pages.pager.targetPage == 1)
    #expect(UIAccessibility.standInPosts.last?.argument as? String == "Page 2 of 2")
    #expect(!pages.accessibilityScroll(.next))
    _ = stage

    let page = NestedPage(headerHeight: 200, barHeight: 48)
    page.setTabs([(UIView(frame: .zero), 3_000), (UIView(frame: .zero), 3_000)])
    let screen = Stage(page)
    #expect(!page.accessibilityScroll(.up))
    #expect(page.accessibilityScroll(.down))
    Stage.refresh(400)
    #expect(page.collapse == 1 && page.page[2].contentOffset.y > 0)
    #expect(page.accessibilityScroll(.left))
    Stage.refresh(400)
    #expect(page.tab == 1 && !page.accessibilityScroll(.left))
    _ = screen
  }

  @Test func `of two containers that one finger touches, the first that drags has it`() {
    let pages = PagerView(count: 2) { _ in UIView(frame: .zero) }
    let stage = Stage(pages)
    let list = OverscrollView(frame: pages.bounds)
    list.contentSize = CGSize(width: 390, height: 6_000)
    pages.visibleViews[0]!.addSubview(list)
    list.frame = pages.bounds
    stage.window.layoutIfNeeded()
    stage.deliver(.stroke(from: Vector2(200, 700), to: Vector2(200, 300)))
    Stage.refresh(400)
    #expect(list.contentOffset.y > 300 && pages.pager.nearestPage == 0 && !pages.pager.isTracking)
  }
}
