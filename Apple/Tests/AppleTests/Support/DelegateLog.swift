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

  func scrollViewDidScroll(_ scrollView: OverscrollView) {
    calls.append("didScroll")
    whenScrolled(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: OverscrollView) {
    calls.append("willBeginDragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: OverscrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging")
    (self.velocity, proposed) = (velocity, targetContentOffset.pointee)
    targetContentOffset.pointee = choose(targetContentOffset.pointee)
  }

  func scrollViewDidEndDragging(_ scrollView: OverscrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: OverscrollView) {
    calls.append("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: OverscrollView) {
    calls.append("didEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: OverscrollView) {
    calls.append("didEndScrollingAnimation")
  }

  func scrollViewWillBeginZooming(_ scrollView: OverscrollView) { calls.append("willBeginZooming") }

  func scrollViewDidEndZooming(_ scrollView: OverscrollView, atScale scale: CGFloat) {
    calls.append("didEndZooming")
  }

  func scrollViewDidScrollToTop(_ scrollView: OverscrollView) { calls.append("didScrollToTop") }
}
