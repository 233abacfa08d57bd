#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  #if canImport(ObjectiveC)
    /// What a scroll view tells, in the order and by the names of UIScrollViewDelegate; every method is optional.
    ///
    /// The methods are found when they are called: one that only a subclass of a delegate has is called too. To
    /// Objective-C they have names of their own, so that a class may be the delegate of a `UIScrollView` as well.
    @objc @MainActor public protocol OverscrollViewDelegate: AnyObject {
      /// The offset changed.
      @objc(overscrollViewDidScroll:)
      optional func scrollViewDidScroll(_ scrollView: OverscrollView)
      /// The fingers began to drag.
      @objc(overscrollViewWillBeginDragging:)
      optional func scrollViewWillBeginDragging(_ scrollView: OverscrollView)
      /// The fingers are about to leave; velocity in points per millisecond, the target may be changed.
      @objc(overscrollViewWillEndDragging:withVelocity:targetContentOffset:)
      optional func scrollViewWillEndDragging(
        _ scrollView: OverscrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
      /// The fingers left.
      @objc(overscrollViewDidEndDragging:willDecelerate:)
      optional func scrollViewDidEndDragging(
        _ scrollView: OverscrollView, willDecelerate decelerate: Bool)
      /// The content keeps moving without a finger.
      @objc(overscrollViewWillBeginDecelerating:)
      optional func scrollViewWillBeginDecelerating(_ scrollView: OverscrollView)
      /// The content came to rest, or was caught.
      @objc(overscrollViewDidEndDecelerating:)
      optional func scrollViewDidEndDecelerating(_ scrollView: OverscrollView)
      /// A programmatic scroll is over.
      @objc(overscrollViewDidEndScrollingAnimation:)
      optional func scrollViewDidEndScrollingAnimation(_ scrollView: OverscrollView)
      /// The scale is about to change.
      @objc(overscrollViewWillBeginZooming:)
      optional func scrollViewWillBeginZooming(_ scrollView: OverscrollView)
      /// The scale changed.
      @objc(overscrollViewDidZoom:)
      optional func scrollViewDidZoom(_ scrollView: OverscrollView)
      /// The scale came to rest.
      @objc(overscrollViewDidEndZooming:atScale:)
      optional func scrollViewDidEndZooming(_ scrollView: OverscrollView, atScale scale: CGFloat)
      /// A scroll to the top is over.
      @objc(overscrollViewDidScrollToTop:)
      optional func scrollViewDidScrollToTop(_ scrollView: OverscrollView)
    }
  #else
    /// The same for the tests on Linux, where methods cannot be looked for: each has a default.
    @MainActor public protocol OverscrollViewDelegate: AnyObject {
      func scrollViewDidScroll(_ scrollView: OverscrollView)
      func scrollViewWillBeginDragging(_ scrollView: OverscrollView)
      func scrollViewWillEndDragging(
        _ scrollView: OverscrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
      func scrollViewDidEndDragging(_ scrollView: OverscrollView, willDecelerate decelerate: Bool)
      func scrollViewWillBeginDecelerating(_ scrollView: OverscrollView)
      func scrollViewDidEndDecelerating(_ scrollView: OverscrollView)
      func scrollViewDidEndScrollingAnimation(_ scrollView: OverscrollView)
      func scrollViewWillBeginZooming(_ scrollView: OverscrollView)
      func scrollViewDidZoom(_ scrollView: OverscrollView)
      func scrollViewDidEndZooming(_ scrollView: OverscrollView, atScale scale: CGFloat)
      func scrollViewDidScrollToTop(_ scrollView: OverscrollView)
    }

    // Each does nothing.
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    extension OverscrollViewDelegate {
      public func scrollViewDidScroll(_ scrollView: OverscrollView) {}
      public func scrollViewWillBeginDragging(_ scrollView: OverscrollView) {}
      public func scrollViewWillEndDragging(
        _ scrollView: OverscrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {}
      public func scrollViewDidEndDragging(
        _ scrollView: OverscrollView, willDecelerate decelerate: Bool
      ) {}
      public func scrollViewWillBeginDecelerating(_ scrollView: OverscrollView) {}
      public func scrollViewDidEndDecelerating(_ scrollView: OverscrollView) {}
      public func scrollViewDidEndScrollingAnimation(_ scrollView: OverscrollView) {}
      public func scrollViewWillBeginZooming(_ scrollView: OverscrollView) {}
      public func scrollViewDidZoom(_ scrollView: OverscrollView) {}
      public func scrollViewDidEndZooming(_ scrollView: OverscrollView, atScale scale: CGFloat) {}
      public func scrollViewDidScrollToTop(_ scrollView: OverscrollView) {}
    }
  #endif

  extension OverscrollView {
    /// Tells the delegate what happened; a target that it chooses is landed on before the drag is said to end.
    func send(_ events: ScrollEvents, _ release: ScrollRelease?) {
      var chosen = ScrollEvents()
      for event in events {
        if event == .willBeginDragging, dismissesKeyboardOnDrag { window?.endEditing(true) }
        guard let delegate else { continue }
        switch event {
        case .didScroll: call(delegate.scrollViewDidScroll)
        case .willBeginDragging: call(delegate.scrollViewWillBeginDragging)
        case .willEndDragging: chosen = offerTarget(to: delegate, release)
        case .didEndDragging:
          let method: ((OverscrollView, Bool) -> Void)? = delegate.scrollViewDidEndDragging
          method?(self, scroller.isDecelerating)
        case .willBeginDecelerating: call(delegate.scrollViewWillBeginDecelerating)
        case .didEndDecelerating: call(delegate.scrollViewDidEndDecelerating)
        case .didEndScrollingAnimation: call(delegate.scrollViewDidEndScrollingAnimation)
        case .willBeginZooming: call(delegate.scrollViewWillBeginZooming)
        case .didZoom: call(delegate.scrollViewDidZoom)
        case .didEndZooming:
          let method: ((OverscrollView, CGFloat) -> Void)? = delegate.scrollViewDidEndZooming
          method?(self, CGFloat(scroller.zoomScale))
        case .didScrollToTop: call(delegate.scrollViewDidScrollToTop)
        }
      }
      if !chosen.isEmpty { send(chosen, nil) }
    }

    /// Calls a method that a delegate may not have.
    private func call(_ method: ((OverscrollView) -> Void)?) { method?(self) }

    private func offerTarget(
      to delegate: any OverscrollViewDelegate, _ release: ScrollRelease?
    ) -> ScrollEvents {
      let proposed = CGPoint(release?.proposedTarget ?? scroller.destination)
      var target = proposed
      let method: ((OverscrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void)? =
        delegate.scrollViewWillEndDragging
      method?(self, CGPoint((release?.velocity ?? .zero) / 1000), &target)
      return target == proposed ? ScrollEvents() : adapter.model.land(on: Vector2(target))
    }
  }
#endif
