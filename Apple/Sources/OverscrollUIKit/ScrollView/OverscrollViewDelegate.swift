#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  /// What a scroll view tells, in the order and by the names of UIScrollViewDelegate; every method is optional.
  @MainActor public protocol OverscrollViewDelegate: AnyObject {
    /// The offset changed.
    func scrollViewDidScroll(_ scrollView: OverscrollView)
    /// The fingers began to drag.
    func scrollViewWillBeginDragging(_ scrollView: OverscrollView)
    /// The fingers are about to leave; velocity in points per millisecond, the target may be changed.
    func scrollViewWillEndDragging(
      _ scrollView: OverscrollView, withVelocity velocity: CGPoint,
      targetContentOffset: inout CGPoint)
    /// The fingers left.
    func scrollViewDidEndDragging(_ scrollView: OverscrollView, willDecelerate decelerate: Bool)
    /// The content keeps moving without a finger.
    func scrollViewWillBeginDecelerating(_ scrollView: OverscrollView)
    /// The content came to rest, or was caught.
    func scrollViewDidEndDecelerating(_ scrollView: OverscrollView)
    /// A programmatic scroll is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: OverscrollView)
    /// The scale is about to change.
    func scrollViewWillBeginZooming(_ scrollView: OverscrollView)
    /// The scale changed.
    func scrollViewDidZoom(_ scrollView: OverscrollView)
    /// The scale came to rest.
    func scrollViewDidEndZooming(_ scrollView: OverscrollView, atScale scale: CGFloat)
    /// A scroll to the top is over.
    func scrollViewDidScrollToTop(_ scrollView: OverscrollView)
  }

  extension OverscrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: OverscrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: OverscrollView) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
      _ scrollView: OverscrollView, withVelocity velocity: CGPoint,
      targetContentOffset: inout CGPoint
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(
      _ scrollView: OverscrollView, willDecelerate decelerate: Bool
    ) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: OverscrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: OverscrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: OverscrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: OverscrollView) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: OverscrollView) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: OverscrollView, atScale scale: CGFloat) {}
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: OverscrollView) {}
  }

  extension OverscrollView {
    /// Tells the delegate what happened; a target that it chooses is landed on before the drag is said to end.
    func send(_ events: ScrollEvents, _ release: ScrollRelease?) {
      var chosen = ScrollEvents()
      for event in events {
        if event == .willBeginDragging, dismissesKeyboardOnDrag { window?.endEditing(true) }
        guard let delegate else { continue }
        switch event {
        case .didScroll: delegate.scrollViewDidScroll(self)
        case .willBeginDragging: delegate.scrollViewWillBeginDragging(self)
        case .willEndDragging: chosen = offerTarget(to: delegate, release)
        case .didEndDragging:
          delegate.scrollViewDidEndDragging(self, willDecelerate: scroller.isDecelerating)
        case .willBeginDecelerating: delegate.scrollViewWillBeginDecelerating(self)
        case .didEndDecelerating: delegate.scrollViewDidEndDecelerating(self)
        case .didEndScrollingAnimation: delegate.scrollViewDidEndScrollingAnimation(self)
        case .willBeginZooming: delegate.scrollViewWillBeginZooming(self)
        case .didZoom: delegate.scrollViewDidZoom(self)
        case .didEndZooming:
          delegate.scrollViewDidEndZooming(self, atScale: CGFloat(scroller.zoomScale))
        case .didScrollToTop: delegate.scrollViewDidScrollToTop(self)
        }
      }
      if !chosen.isEmpty { send(chosen, nil) }
    }

    private func offerTarget(
      to delegate: any OverscrollViewDelegate, _ release: ScrollRelease?
    ) -> ScrollEvents {
      let proposed = CGPoint(release?.proposedTarget ?? scroller.destination)
      var target = proposed
      delegate.scrollViewWillEndDragging(
        self, withVelocity: CGPoint((release?.velocity ?? .zero) / 1000),
        targetContentOffset: &target)
      return target == proposed ? ScrollEvents() : adapter.model.land(on: Vector2(target))
    }
  }
#endif
