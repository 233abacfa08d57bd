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

    /// Notes where a keyboard will be, and moves the content out of its way in 0.3 s.
    func followKeyboard(_ notification: Notification) {
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
      guard let frame = value as? CGRect else { return }
      keyboardFrame = frame
      updateKeyboard(animated: true)
    }

    /// Reads how much of the view the keyboard covers: also after the view's place has changed.
    func updateKeyboard(animated: Bool) {
      var overlap = 0.0
      if adjustsForKeyboard, let frame = keyboardFrame, let screen = window?.screen {
        let keyboard = convert(frame, from: screen.coordinateSpace)
        if keyboard.intersects(bounds) { overlap = max(0, Double(bounds.maxY - keyboard.minY)) }
      }
      guard overlap != scroller.keyboardInset else { return }
      report(adapter.model.setKeyboardInset(overlap, animated: animated))
    }
  }
#endif
