#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  extension OverscrollView {
    /// Where a pull to refresh stands, for the view that shows it.
    public var refreshState: PullToRefresh.State { refresh.state }

    /// Shows a refresh that the app itself has begun.
    public func beginRefreshing() {
      refresh.beginRefreshing()
      updateInset(keepsEdge: true)
    }

    /// Ends the refresh; the content returns to its edge.
    public func endRefreshing() {
      refresh.endRefreshing()
      updateInset()
    }

    /// The first time that something is to be refreshed.
    func addSpinner() {
      guard onRefresh != nil, refreshSpinner == nil else { return }
      refreshSpinner = UIActivityIndicatorView(style: .medium)
      refreshSpinner?.hidesWhenStopped = false
      showSpinner()
    }

    /// Puts the spinner into the gap above the content: it turns while it refreshes, and shows with the pull.
    func showSpinner() {
      guard let spinner = refreshSpinner else { return }
      let gap = scroller.minimumOffset.y + refresh.inset - scroller.contentOffset.y
      let isRefreshing = refresh.isRefreshing
      if isRefreshing != spinner.isAnimating {
        isRefreshing ? spinner.startAnimating() : spinner.stopAnimating()
      }
      spinner.alpha = isRefreshing ? 1 : CGFloat(refresh.revealedShare)
      let top = CGFloat(scroller.safeAreaInset.top) + contentInset.top
      spinner.center = CGPoint(x: bounds.width / 2, y: top + CGFloat(max(gap, 0)) / 2)
    }

    /// Tells the pull where the content is, after every touch and frame.
    func followPull() {
      guard onRefresh != nil else { return }
      let visible = scroller.minimumOffset.y + refresh.inset - scroller.contentOffset.y
      refresh.viewportHeight = scroller.viewport.height
      let hasFired = refresh.update(
        visible: visible, isTracking: scroller.isTracking, isBouncing: scroller.phase == .bouncing)
      if hasFired { updateInset() }
      // Every change of the model asks for a frame.
      let height = refresh.isRefreshing ? 0 : refresh.controlHeight
      if height != scroller.refreshControlHeight { adapter.model.refreshControlHeight = height }
      if hasFired { onRefresh?() }
    }
  }
#endif
