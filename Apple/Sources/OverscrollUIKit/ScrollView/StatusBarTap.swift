#if os(iOS) || os(Linux)
  import UIKit

  /// What a tap on the status bar reaches: the system asks the scroll views on screen, so one without content,
  /// which takes no touches, stands behind the content and hands the tap on.
  final class StatusBarTap: UIScrollView, UIScrollViewDelegate {
    private let scroll: () -> Void

    init(_ scroll: @escaping () -> Void) {
      self.scroll = scroll
      super.init(frame: .zero)
      delegate = self
      isUserInteractionEnabled = false
      contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    /// The system asks only a view that is not at its top: this one never is.
    override func layoutSubviews() {
      super.layoutSubviews()
      contentSize = CGSize(width: bounds.width, height: bounds.height + 1)
      contentOffset.y = 1
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      scroll()
      return false
    }
  }
#endif
