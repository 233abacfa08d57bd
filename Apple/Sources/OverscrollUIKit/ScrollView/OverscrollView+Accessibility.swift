#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  extension UIAccessibilityScrollDirection {
    /// Along which axis VoiceOver scrolls, and whether a page on or back.
    ///
    /// Up and down name where the view goes on the content, left and right where the fingers go.
    func pages(along main: ScrollAxis) -> (axis: ScrollAxis, count: Int)? {
      switch self {
      case .up: (.vertical, -1)
      case .down: (.vertical, 1)
      case .left: (.horizontal, 1)
      case .right: (.horizontal, -1)
      case .next: (main, 1)
      case .previous: (main, -1)
      @unknown default: nil
      }
    }
  }

  /// Tells VoiceOver that a page was turned.
  @MainActor func announcePage(_ page: Int, of count: Int) {
    UIAccessibility.post(notification: .pageScrolled, argument: "Page \(page) of \(count)")
  }

  extension OverscrollView {
    /// Turns a page for VoiceOver; false when there is none, so that the view around is queried.
    func turnPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
      guard let (axis, pages) = pages(direction) else { return false }
      let before = scroller.destination
      if scroller.isPagingEnabled {
        send(adapter.model.turnPage(by: Int(pages), along: axis, animated: true), nil)
      } else {
        var target = before
        target[axis] += pages * pageLength(axis)
        setContentOffset(CGPoint(target), animated: true)
      }
      guard scroller.destination != before else { return false }
      let status = accessibilityScrollStatus?(self) ?? status(along: axis)
      UIAccessibility.post(notification: .pageScrolled, argument: status)
      return true
    }

    private func pages(_ direction: UIAccessibilityScrollDirection) -> (ScrollAxis, Double)? {
      let isWide = scroller.maximumOffset.y <= scroller.minimumOffset.y
      return direction.pages(along: isWide ? .horizontal : .vertical)
        .map { ($0.axis, Double($0.count)) }
    }

    /// How far a page is, in whole points, so that as many pages back lead to where it was.
    private func pageLength(_ axis: ScrollAxis) -> Double {
      let share = scroller.isPagingEnabled ? 1 : KeyCommand.pageFraction
      return (scroller.viewport[axis] * share).rounded()
    }

    private func status(along axis: ScrollAxis) -> String {
      let page = pageLength(axis)
      guard page > 0 else { return "" }
      let travelled = scroller.destination[axis] - scroller.minimumOffset[axis]
      let travel = scroller.maximumOffset[axis] - scroller.minimumOffset[axis]
      let count = (travel / page).rounded(.up) + 1
      return "Page \(Int((travelled / page).rounded()) + 1) of \(Int(count))"
    }
  }
#endif
