#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  extension OverscrollView {
    /// The insets with the safe area, the keyboard and a refresh added, in points.
    ///
    /// A keyboard covers the safe area at the bottom; the larger of the two counts.
    public var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(scroller.adjustedInset) }

    /// Hands the app's insets and a refresh on to the scroller.
    ///
    /// - Parameter keepsEdge: whether content that rests at its beginning goes with it, as a scroll view's
    ///   does when a bar appears above it.
    func updateInset(keepsEdge: Bool = false) {
      var inset = Insets(contentInset)
      inset.top += refresh.inset
      guard inset != scroller.contentInset else { return }
      let (offset, start) = (scroller.contentOffset, scroller.minimumOffset)
      let isResting = !scroller.isMoving && !scroller.isTracking
      adapter.model.contentInset = inset
      guard keepsEdge, isResting else { return }
      var kept = scroller.contentOffset
      if offset.x == start.x { kept.x = scroller.minimumOffset.x }
      if offset.y == start.y { kept.y = scroller.minimumOffset.y }
      if kept != scroller.contentOffset { setContentOffset(CGPoint(kept), animated: false) }
    }

    /// Hands the safe area on; content that rests at its top, or is moving there, goes with it.
    func updateSafeArea() {
      let inset = adjustsForSafeArea ? Insets(safeAreaInsets) : .zero
      if inset != scroller.safeAreaInset { adapter.model.safeAreaInset = inset }
    }

    /// Reads how much of the view the keyboard covers: also after the view's place has changed.
    ///
    /// - Parameter animated: whether the content moves out of its way in 0.3 s.
    func updateKeyboard(animated: Bool) {
      let overlap = adjustsForKeyboard ? keyboardFrame.map(keyboardOverlap) ?? 0 : 0
      guard overlap != scroller.keyboardInset else { return }
      report(adapter.model.setKeyboardInset(overlap, animated: animated))
    }
  }
#endif
