#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  extension OverscrollView {
    /// Where a pull to refresh stands, for the view that shows it.
    public var refreshState: PullToRefresh.State { refresh.state }

    /// Shows a refresh that the app itself has begun.
    public func beginRefreshing() {
      refresh.begin()
      updateInset(keepsEdge: true)
    }

    /// Ends the refresh; the content returns to its edge.
    public func endRefreshing() {
      refresh.finish()
      updateInset()
    }

    /// Tells the pull where the content is, after every touch and frame.
    func followPull() {
      guard onRefresh != nil else { return }
      let beyond = scroller.minimumOffset.y - scroller.contentOffset.y
      let event = refresh.update(overscroll: beyond, isTracking: scroller.isTracking)
      guard event == .triggered else { return }
      updateInset()
      onRefresh?()
    }
  }
#endif
