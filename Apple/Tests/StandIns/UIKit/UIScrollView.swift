// A stand-in for UIKit on Linux, for tests: Apple's public signatures in our own words, with just enough behaviour
// to drive what is built on them. It is never compiled on an Apple platform.

@MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
}

open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  open weak var delegate: (any UIScrollViewDelegate)?
  open var scrollsToTop = true
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
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
