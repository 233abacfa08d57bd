import Overscroll
import OverscrollUIKit
import Testing
import UIKit

/// The safe area, the keyboard, VoiceOver, Reduce Motion, indicators and pull to refresh.
@MainActor @Suite struct SurroundingsTests {
  @Test func `the safe area takes content at the top along, and leaves other content`() {
    let (view, _) = Stage.list(height: 6_000)
    view.standInSetSafeArea(UIEdgeInsets(top: 59, bottom: 34))
    #expect(view.scroller.adjustedInset == Insets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset.y == -59)
    view.contentOffset.y = 300
    view.standInSetSafeArea(UIEdgeInsets(top: 100, bottom: 34))
    #expect(view.contentOffset.y == 300 && view.scroller.minimumOffset.y == -100)
    view.adjustsForSafeArea = false
    #expect(view.scroller.adjustedInset == .zero)
  }

  @Test func `a keyboard covers the bottom, and counts instead of the safe area`() {
    let (view, _) = Stage.list(height: 6_000)
    view.standInSetSafeArea(UIEdgeInsets(bottom: 34))
    Stage.post(keyboardAt: 508)
    #expect(view.adjustedContentInset.bottom == 336)
    #expect(view.scroller.maximumOffset.y == 5_492)
    view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 40), animated: false)
    #expect(view.contentOffset.y == 132)
    Stage.post(keyboardAt: 844)
    #expect(view.scroller.adjustedInset.bottom == 34 && view.scroller.contentInset == .zero)
  }

  @Test func `what a keyboard had moved glides back, and a moved view counts again`() {
    let (view, stage) = Stage.list(height: 6_000)
    Stage.post(keyboardAt: 508)
    view.contentOffset.y = view.scroller.maximumOffset.y
    // A host that shrinks the view above the keyboard itself: nothing is covered any more.
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 508)
    stage.window.layoutIfNeeded()
    #expect(view.scroller.keyboardInset == 0 && view.contentOffset.y == 5_492)
    view.frame = stage.window.bounds
    stage.window.layoutIfNeeded()
    #expect(view.scroller.keyboardInset == 336)
    Stage.post(keyboardAt: 844)
    #expect(view.scroller.isMoving && view.contentOffset.y == 5_492)
    Stage.refresh(120)
    #expect(view.contentOffset.y == 5_156)
  }

  @Test func `a tap on the status bar scrolls to the top, if it is to`() {
    let (view, stage) = Stage.list(height: 6_000)
    view.contentOffset.y = 3_000
    view.scrollsToTop = false
    stage.window.standInTapStatusBar()
    #expect(!view.scroller.isMoving)
    view.scrollsToTop = true
    stage.window.standInTapStatusBar()
    Stage.refresh(400)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `a drag dismisses the keyboard if it is to`() {
    let (view, stage) = Stage.list(height: 6_000)
    let before = UIView.standInEndedEditing
    stage.deliver(.stroke(from: Vector2(200, 700), to: Vector2(200, 600)))
    #expect(UIView.standInEndedEditing == before)
    view.dismissesKeyboardOnDrag = true
    stage.deliver(.stroke(from: Vector2(200, 700), to: Vector2(200, 600), at: 1))
    #expect(UIView.standInEndedEditing == before + 1)
  }

  @Test func `VoiceOver turns pages and says which`() {
    let (view, _) = Stage.list(height: 6_000)
    UIAccessibility.standInPosts = []
    #expect(view.accessibilityScroll(.down))
    Stage.refresh(60)
    #expect(view.scroller.contentOffset.y == (844 * KeyCommand.pageFraction).rounded())
    #expect(UIAccessibility.standInPosts.last?.notification == .pageScrolled)
    #expect(UIAccessibility.standInPosts.last?.argument as? String == "Page 2 of 9")
    #expect(view.accessibilityScroll(.previous))
    Stage.refresh(60, from: 60)
    #expect(view.contentOffset.y == 0)
    // Nothing above and nothing next to: the view around is to be asked.
    #expect(!view.accessibilityScroll(.up))
    #expect(!view.accessibilityScroll(.left))
    view.accessibilityScrollStatus = { _ in "Monday" }
    #expect(view.accessibilityScroll(.down))
    #expect(UIAccessibility.standInPosts.last?.argument as? String == "Monday")
  }

  @Test func `VoiceOver turns whole pages where there are pages`() {
    let (view, _) = Stage.list(height: 6_000)
    view.contentSize = CGSize(width: 390 * 4, height: 844)
    view.scroller.isPagingEnabled = true
    #expect(view.accessibilityScroll(.left))
    Stage.refresh(60)
    #expect(view.contentOffset.x == 390)
  }

  @Test func `reduced motion is followed`() {
    let (view, _) = Stage.list(height: 6_000)
    #expect(!view.scroller.reducesMotion)
    UIAccessibility.standInReducesMotion = true
    defer { UIAccessibility.standInReducesMotion = false }
    #expect(view.scroller.reducesMotion)
    #expect(OverscrollView(frame: .zero).scroller.reducesMotion)
    let log = DelegateLog()
    view.delegate = log
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(view.contentOffset.y == 300)
    #expect(log.calls == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test func `indicators are there while it moves and fade by UIKit's own animation`() {
    let (view, stage) = Stage.list(height: 6_000)
    let vertical = view.subviews[2]
    // A finger that only touches shows none.
    stage.deliver([TouchEvent(.began, id: 9, position: Vector2(200, 700), time: 0)])
    Stage.refresh(2)
    #expect(vertical.alpha == 0)
    stage.deliver([TouchEvent(.ended, id: 9, position: Vector2(200, 700), time: 0.01)])
    view.contentInset.top = 90
    stage.deliver(.stroke(from: Vector2(200, 700), to: Vector2(200, 400)))
    Stage.refresh(30)
    #expect(vertical.alpha == 1)
    let range = -90...view.scroller.maximumOffset.y
    let expected = ScrollIndicator(
      offset: view.scroller.contentOffset.y, range: range, viewport: 844, startInset: 3, endInset: 3
    )
    #expect(abs(Double(vertical.frame.minY) - expected!.position) < 1e-9)
    Stage.refresh(600, from: 30)
    #expect(vertical.alpha == 0)
    #expect(UIView.standInAnimations.last! == (0.25, 1.0))
  }

  @Test func `a pull refreshes, stays open under a spinner meanwhile and returns`() {
    let (view, stage) = Stage.list(height: 6_000)
    view.standInSetSafeArea(UIEdgeInsets(top: 50))
    var refreshed = 0
    #expect(view.refreshSpinner == nil)
    view.onRefresh = { refreshed += 1 }
    #expect(view.refreshSpinner?.alpha == 0)
    stage.deliver(.stroke(from: Vector2(200, 100), to: Vector2(200, 500), samples: 60))
    #expect(refreshed == 1 && view.refreshState == .refreshing)
    Stage.refresh(600)
    #expect(view.refreshSpinner?.isAnimating == true && StandInDisplay.links.allSatisfy(\.isPaused))
    let height = PullToRefresh().controlHeight
    #expect(view.scroller.contentOffset.y == -50 - height)
    #expect(view.refreshSpinner?.center.y == CGFloat(50 + height / 2))
    view.endRefreshing()
    Stage.refresh(600, from: 600)
    #expect(view.contentOffset.y == -50 && view.refreshState == .idle)
    #expect(view.refreshSpinner?.isAnimating == false && view.refreshSpinner?.alpha == 0)
    view.beginRefreshing()
    #expect(view.contentOffset.y == -50 - CGFloat(height))
  }
}
