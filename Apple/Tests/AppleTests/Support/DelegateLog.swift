import OverscrollUIKit
import UIKit

/// Writes down what a delegate is given, and may choose a target.
@MainActor final class DelegateLog: OverscrollViewDelegate {
  var calls: [String] = []
  var choose: (CGPoint) -> CGPoint = { $0 }
  var whenScrolled: (OverscrollView) -> Void = { _ in }
  private(set) var velocity = CGPoint.zero
  private(set) var proposed = CGPoint.zero

  /// The calls with each run of `didScroll` written once.
  var order: [String] {
    calls.reduce(into: []) { if $0.last != $1 || $1 != "didScroll" { $0.append($1) } }
  }

  private func log(_ call: String) { calls.append(call) }

  func scrollViewDidScroll(_ scrollView: OverscrollView) {
    log("didScroll")
    whenScrolled(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: OverscrollView) { log("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: OverscrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log("willEndDragging")
    (self.velocity, proposed) = (velocity, targetContentOffset.pointee)
    targetContentOffset.pointee = choose(targetContentOffset.pointee)
  }

  func scrollViewDidEndDragging(_ scrollView: OverscrollView, willDecelerate decelerate: Bool) {
    log("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: OverscrollView) {
    log("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: OverscrollView) { log("didEndDecelerating") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: OverscrollView) {
    log("didEndScrollingAnimation")
  }

  func scrollViewWillBeginZooming(_ scrollView: OverscrollView) { log("willBeginZooming") }

  func scrollViewDidEndZooming(_ scrollView: OverscrollView, atScale scale: CGFloat) {
    log("didEndZooming")
  }

  func scrollViewDidScrollToTop(_ scrollView: OverscrollView) { log("didScrollToTop") }
}
