@MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
}

// Optional in Objective-C.
extension UIScrollViewDelegate {
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
}

open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, never = 2 }

  open weak var delegate: (any UIScrollViewDelegate)?
  open var scrollsToTop = true
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var isPagingEnabled = false
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var refreshControl: UIRefreshControl?
  open private(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

  /// What a test says it does.
  open internal(set) var isDecelerating = false
  open internal(set) var isZooming = false
  open internal(set) var isZoomBouncing = false

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if !animated { self.contentOffset = contentOffset }
  }

  public func standInSet(isDecelerating: Bool) { self.isDecelerating = isDecelerating }

  /// Two fingers ask for a scale; nil when they have lifted.
  public func standInPinch(_ scale: CGFloat?) {
    isZooming = scale != nil
    pinchGestureRecognizer =
      pinchGestureRecognizer ?? UIPinchGestureRecognizer(target: nil, action: nil)
    pinchGestureRecognizer?.scale = scale ?? 1
  }
}

open class UIRefreshControl: UIView {
  open private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

extension UIWindow {
  /// A tap on the status bar: asks the one scroll view that wants it and is not at its top.
  public func standInTapStatusBar() {
    var views: [UIView] = [self]
    var found: [UIScrollView] = []
    while let view = views.popLast() {
      if view.isHidden { continue }
      views += view.subviews
      if let view = view as? UIScrollView, view.scrollsToTop { found.append(view) }
    }
    guard found.count == 1, found[0].contentOffset.y > 0 else { return }
    if found[0].delegate?.scrollViewShouldScrollToTop(found[0]) ?? true {
      found[0].contentOffset.y = 0
    }
  }
}
