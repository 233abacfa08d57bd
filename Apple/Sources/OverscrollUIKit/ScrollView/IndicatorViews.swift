#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  /// The two scroll indicators.
  ///
  /// They fade by an animation of UIKit, so that no frames are needed once the content rests.
  @MainActor final class IndicatorViews {
    let vertical = UIView(frame: .zero)
    let horizontal = UIView(frame: .zero)
    private var isFading = true

    /// Their distance from the side of the view, 3, in points.
    ///
    /// Source: chosen. Grade D.
    private static let margin = 3.0

    var isHidden = false {
      didSet { for view in [vertical, horizontal] { view.isHidden = isHidden } }
    }

    func add(to view: UIView) {
      for indicator in [vertical, horizontal] {
        indicator.backgroundColor = UIColor.label.withAlphaComponent(0.35)
        indicator.layer.cornerRadius = ScrollIndicator.defaultThickness / 2
        indicator.isUserInteractionEnabled = false
        indicator.alpha = 0
        view.addSubview(indicator)
      }
    }

    func show(_ scroller: Scroller, insets: UIEdgeInsets, in size: CGSize) {
      let thickness = ScrollIndicator.defaultThickness
      let right = Double(size.width) - Self.margin - thickness
      let bottom = Double(size.height) - Self.margin - thickness
      place(vertical, scroller, .vertical, (insets.top, insets.bottom)) {
        CGRect(x: right, y: $0.position, width: thickness, height: $0.length)
      }
      place(horizontal, scroller, .horizontal, (insets.left, insets.right)) {
        CGRect(x: $0.position, y: bottom, width: $0.length, height: thickness)
      }
      // A finger that only touches shows none.
      if scroller.phase != .tracking { fade(scroller.phase == .idle) }
    }

    private func place(
      _ view: UIView, _ scroller: Scroller, _ axis: ScrollAxis, _ ends: (CGFloat, CGFloat),
      _ frame: (ScrollIndicator) -> CGRect
    ) {
      let indicator = ScrollIndicator(
        offset: scroller.contentOffset[axis],
        range: scroller.minimumOffset[axis]...scroller.maximumOffset[axis],
        viewport: scroller.viewport[axis], startInset: max(Double(ends.0), Self.margin),
        endInset: max(Double(ends.1), Self.margin))
      view.frame = indicator.map(frame) ?? .zero
    }

    private func fade(_ isResting: Bool) {
      guard isResting != isFading else { return }
      isFading = isResting
      let views = [vertical, horizontal]
      guard isResting else { return views.forEach { $0.alpha = 1 } }
      UIView.animate(
        withDuration: IndicatorFade.defaultDuration, delay: IndicatorFade.defaultDelay,
        options: [.beginFromCurrentState, .allowUserInteraction],
        animations: { views.forEach { $0.alpha = 0 } })
    }
  }
#endif
