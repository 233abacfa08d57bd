#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  extension OverscrollView {
    /// The insets with the safe area, the keyboard and a refresh added, in points.
    ///
    /// A keyboard covers the safe area at the bottom; the larger of the two counts.
    public var adjustedContentInset: UIEdgeInsets {
      let safe = adjustsForSafeArea ? safeAreaInsets : .zero
      let keyboard = adjustsForKeyboard ? keyboardOverlap : 0
      return UIEdgeInsets(
        top: contentInset.top + safe.top + CGFloat(refresh.inset),
        left: contentInset.left + safe.left,
        bottom: contentInset.bottom + max(safe.bottom, keyboard),
        right: contentInset.right + safe.right)
    }

    /// Hands the insets on to the scroller.
    ///
    /// - Parameter keepsEdge: whether content that rests at its beginning goes with it, as a scroll view's
    ///   does when a bar appears above it.
    func updateInset(keepsEdge: Bool = false) {
      let inset = Insets(adjustedContentInset)
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

    /// Reads how much of the view a keyboard will cover.
    func followKeyboard(_ notification: Notification) {
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
      guard let frame = value as? CGRect, let screen = window?.screen else { return }
      let keyboard = convert(frame, from: screen.coordinateSpace)
      keyboardOverlap = keyboard.intersects(bounds) ? max(0, bounds.maxY - keyboard.minY) : 0
      updateInset()
    }
  }
#endif
