import Overscroll
import OverscrollUIKit
import Testing
import UIKit

/// What each container adds to the adapter: which of its parts a finger touches, where it draws them, what it says.
@MainActor @Suite struct ContainerTests {
  private func drawer(_ anchor: Int = 0, edge: DrawerEdge = .bottom) -> (DrawerView, Stage) {
    let view = DrawerView(
      anchors: [.fromBottom(120), .fraction(0.5), .fromTop(60)], edge: edge, anchor: anchor)
    view.setContent(UIView(frame: .zero), height: 6_000)
    return (view, Stage(view))
  }

  @Test func `a flick opens a drawer and goes on in its list, on the header it does not`() {
    for (start, isOnList) in [(700.0, true), (430, false)] {
      let (view, stage) = drawer(1)
      var events: [String] = []
      view.onEvent = { events.append(String("\($0)".prefix { $0 != "(" })) }
      stage.play(.stroke(from: Vector2(200, start), to: Vector2(200, start - 400)))
      #expect(view.sheet.frame.minY == 60 && view.drawer.anchor == 2)
      #expect(events.first == "willBeginDragging" && events.last == "didSettle")
      let offset = view.adapter.model.list.contentOffset.y
      #expect(isOnList ? offset > 300 : offset == 0)
      #expect(abs(Double(view.sheet.subviews[0].subviews[0].frame.minY) + offset) < 1e-9)
    }
  }

  @Test func `the last rows of lists can be scrolled clear of what covers the bottom`() {
    let (view, _) = drawer(1)
    view.standInSetSafeArea(UIEdgeInsets(bottom: 34))
    view.layoutIfNeeded()
    let list = view.adapter.model.list
    #expect(list.maximumOffset.y == list.contentSize.height - list.viewport.height + 34)
  }

  @Test func `a program moves a drawer, which lies at its edge, and touches next to it go below`() {
    let (view, stage) = drawer()
    let below = stage.window.hitTest(CGPoint(x: 200, y: 100), with: nil)
    let sheet = stage.window.hitTest(CGPoint(x: 200, y: 800), with: nil)
    #expect(below === stage.window && sheet !== below && sheet != nil)
    view.standInSetSafeArea(UIEdgeInsets(top: 59, bottom: 34))
    stage.window.layoutIfNeeded()
    #expect(view.drawer.visibleLength == 154)
    view.move(to: 2)
    Stage.refresh(400)
    #expect(view.sheet.frame.minY == 119)
    for (edge, frame) in [
      (DrawerEdge.top, CGRect(x: 0, y: 120 - 844, width: 390, height: 844)),
      (.left, CGRect(x: 120 - 390, y: 0, width: 390, height: 844)),
      (.right, CGRect(x: 390 - 120, y: 0, width: 390, height: 844)),
    ] {
      #expect(drawer(edge: edge).0.sheet.frame == frame, "\(edge)")
    }
  }

  @Test func `a window is drawn where it is thrown, above the keyboard; touches go below`() {
    let view = FloatingWindow(size: CGSize(width: 160, height: 90))
    let stage = Stage(view)
    stage.play(.stroke(from: Vector2(300, 780), to: Vector2(180, 770)))
    #expect(view.content.frame == CGRect(x: 12, y: 742, width: 160, height: 90))
    #expect(stage.window.hitTest(CGPoint(x: 300, y: 100), with: nil) === stage.window)
    Stage.post(keyboardAt: 508)
    Stage.refresh(400, from: 900)
    #expect(view.content.frame.origin == CGPoint(x: 12, y: 406))
  }

  @Test func `of a pager only the pages in view exist, also after a jump`() {
    var (made, left): ([Int], [Int]) = ([], [])
    let view = PagerView(count: 1_000_000) { page in
      made.append(page)
      return UIView(frame: .zero)
    }
    view.onLeave = { page, _ in left.append(page) }
    let stage = Stage(view)
    stage.play(.stroke(from: Vector2(300, 400), to: Vector2(120, 404)))
    #expect(view.pager.page == 1 && made == [0, 1] && left == [0])
    #expect(view.visibleViews[1]?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    view.scroll(toPage: 60, animated: false)
    Stage.refresh(1, from: 900)
    #expect(made == [0, 1, 60] && view.visibleViews.keys.sorted() == [60])
  }

  @Test func `a nested page moves its header, then the list of the tab that the finger is on`() {
    let view = NestedPage(headerHeight: 220, barHeight: 48)
    view.setTabs([(UIView(frame: .zero), 9_000), (UIView(frame: .zero), 4_000)])
    let stage = Stage(view)
    var turned: [Int] = []
    view.onTurn = { turned.append($0) }
    stage.play(.stroke(from: Vector2(340, 600), to: Vector2(80, 604)))
    #expect(turned == [1] && view.tab == 1)
    stage.play(.stroke(from: Vector2(200, 700), to: Vector2(200, 300), at: 8), from: 900)
    #expect(view.collapse == 1 && view.bar.frame.minY == 0 && view.header.frame.minY == -220)
    #expect(view.page[2].contentOffset.y == 0 && view.page[3].contentOffset.y > 100)
    // Pulled down, the header grows.
    view.page.scrollToTop(animated: false)
    stage.deliver(.stroke(from: Vector2(200, 300), to: Vector2(200, 500), at: 15.01, lifts: false))
    Stage.refresh(1, from: 1_815)
    #expect(view.header.frame.height > 260 && view.header.frame.minY == 0)
    #expect(view.bar.frame.minY == view.header.frame.height)
  }

  @Test func `other tabs leave what was set on a nested page, where it is and the finger on it`() {
    let view = NestedPage(headerHeight: 220, barHeight: 48)
    let lists = (0..<3).map { _ in UIView(frame: .zero) }
    view.setTabs([(lists[0], 9_000), (lists[1], 4_000)])
    let stage = Stage(view)
    var feel = ScrollFeel.uiKit
    feel.momentum = .none
    view.page.feel = feel
    view.page.directionalLock = nil
    view.page.pan.slop = 3
    view.page[2].bounces = false
    view.page[pager: 1].layout.spacing = 8
    view.turn(to: 1, animated: false)
    let drag = [TouchEvent].stroke(from: Vector2(200, 700), to: Vector2(200, 300), lifts: false)
    stage.deliver(drag)
    let (offset, collapse) = (view.page[3].contentOffset.y, view.collapse)
    #expect(offset > 100 && collapse == 1 && view.page.isDragging)
    // Longer, and one more: the drag goes on.
    view.setTabs([(lists[0], 9_000), (lists[1], 5_000), (lists[2], 800)])
    stage.window.layoutIfNeeded()
    #expect(view.page[3].contentOffset.y == offset && view.page[3].contentSize.height == 5_000)
    #expect(view.collapse == 1 && view.tab == 1 && view.page.isDragging)
    #expect(view.page[4].viewport == view.page[3].viewport && view.page[4].feel == feel)
    #expect(lists[2].frame == CGRect(x: 398, y: 0, width: 390, height: 800))
    // Fewer: a finger on what is gone has nothing to drag, and the next one has.
    view.setTabs([(lists[2], 3_000)])
    stage.window.layoutIfNeeded()
    #expect(!view.page.isDragging && view.tab == 0 && view.page[2].contentOffset.y == 0)
    stage.deliver(Array(drag.suffix(1)))
    stage.fingers.ended(1, .init(200, 300, at: 0.2))
    #expect(!view.page.isTracking)
    stage.play(.stroke(from: Vector2(200, 700), to: Vector2(200, 300), at: 1), from: 120)
    #expect(view.page[2].contentOffset.y > 100)
    #expect(view.page.directionalLock == nil && view.page.pan.slop == 3)
    #expect(view.page.feel == feel && !view.page[2].bounces)
    // Another view's list begins at its top, none is none, and tabs may come back.
    view.setTabs([(lists[0], 3_000)])
    #expect(view.page[2].contentOffset.y == 0)
    view.setTabs([])
    stage.window.layoutIfNeeded()
    stage.play(.stroke(from: Vector2(300, 700), to: Vector2(100, 500), at: 10), from: 1_200)
    view.setTabs([(lists[1], 2_000), (lists[0], 3_000)])
    stage.window.layoutIfNeeded()
    #expect(view.tab == 0 && view.page[2].contentSize.height == 2_000)
    #expect(view.page[3].contentSize.height == 3_000 && view.page[pager: 1].count == 2)
  }

  @Test func `VoiceOver scrolls every container, and is refused at its end`() {
    let (view, _) = drawer(1)
    #expect(view.accessibilityScroll(.down))
    Stage.refresh(400)
    #expect(view.drawer.anchor == 2 && view.accessibilityScroll(.down))
    Stage.refresh(400)
    #expect(view.drawer.anchor == 2 && view.adapter.model.list.contentOffset.y > 300)
    #expect(!view.accessibilityScroll(.left))

    let pages = PagerView(count: 2) { _ in UIView(frame: .zero) }
    _ = Stage(pages)
    UIAccessibility.standInPosts = []
    #expect(!pages.accessibilityScroll(.right) && !pages.accessibilityScroll(.down))
    #expect(pages.accessibilityScroll(.left) && pages.pager.targetPage == 1)
    #expect(UIAccessibility.standInPosts.last?.argument as? String == "Page 2 of 2")
    #expect(!pages.accessibilityScroll(.next))

    let page = NestedPage(headerHeight: 200, barHeight: 48)
    page.setTabs([(UIView(frame: .zero), 3_000), (UIView(frame: .zero), 3_000)])
    _ = Stage(page)
    #expect(!page.accessibilityScroll(.up))
    #expect(page.accessibilityScroll(.down))
    Stage.refresh(400)
    #expect(page.collapse == 1 && page.page[2].contentOffset.y > 0)
    #expect(page.accessibilityScroll(.left))
    Stage.refresh(400)
    #expect(page.tab == 1 && !page.accessibilityScroll(.left))
  }
}
