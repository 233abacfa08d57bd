#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  /// Where the content is, and how large, by UIScrollView's names.
  extension OverscrollView {
    /// The content point at the top left, in points; setting it scrolls immediately.
    public var contentOffset: CGPoint {
      get { CGPoint(scroller.contentOffset) }
      set { setContentOffset(newValue, animated: false) }
    }

    /// The size of the content at zoom scale 1, in points.
    public var contentSize: CGSize {
      get { CGSize(scroller.contentSize) }
      set {
        contentView.bounds.size = newValue
        adapter.model.contentSize = Size2(newValue)
      }
    }

    /// Scrolls to an offset, immediately or in 0.3 s.
    public func setContentOffset(_ offset: CGPoint, animated: Bool) {
      report(adapter.model.setContentOffset(Vector2(offset), animated: animated))
    }

    /// Scrolls as little as needed to bring a rectangle of the content into view, clear of insets and keyboard.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
      report(adapter.model.scrollRectToVisible(Rect2(rect), animated: animated))
    }

    /// Sets the scale about the middle.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
      report(adapter.model.setZoomScale(Double(scale), animated: animated))
    }
  }
#endif
