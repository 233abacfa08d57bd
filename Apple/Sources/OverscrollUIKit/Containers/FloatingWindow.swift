#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  /// A small window that floats over a screen, and goes to the corner it is thrown at.
  ///
  /// ```swift
  /// let floating = FloatingWindow(size: CGSize(width: 160, height: 90))
  /// floating.content.addSubview(video)
  /// view.addSubview(floating)  // as large as the screen; touches next to the window go to what is below
  /// ```
  open class FloatingWindow: AdaptedView {
    /// The window.
    public let content = UIView(frame: .zero)

    /// Touches and frames for the window.
    public let adapter: DragAdapter<PictureInPicture>

    /// Is notified of what happens.
    public var onEvent: ((PictureInPictureEvent) -> Void)?

    private var keyboard: Subscription?

    /// Creates a window in the lower right corner.
    ///
    /// - Parameters:
    ///   - size: the window's, in points.
    ///   - margin: distance kept from the edges, in points.
    public init(size: CGSize, margin: CGFloat = 12) {
      adapter = DragAdapter(
        PictureInPicture(size: Size2(size), container: .zero, margin: Double(margin)))
      super.init(frame: .zero)
      content.clipsToBounds = true
      addSubview(content)
      adapter.connect(to: self)
      adapter.draw = { [unowned self] frame in
        report(frame.events)
        show()
      }
      adapter.react = { [unowned self] events, _ in report(events) }
      adapter.followReduceMotion()
      keyboard = Subscription.keyboard { [weak self] frame in
        if let self, window != nil { adapter.model.keyboardInset = keyboardOverlap(frame) }
      }
    }

    /// Storyboards cannot say what it needs.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("a window is made with its size") }

    /// The window: where it may rest, its spring, stashing, its frame.
    public var floating: PictureInPicture {
      get { adapter.model }
      set { adapter.model = newValue }
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      let (container, insets) = (Size2(bounds.size), Insets(safeAreaInsets))
      if container != floating.container {
        // A rotation places it immediately: UIKit animates the layout around it.
        report(adapter.model.setContainer(container, insets: insets, animated: false))
      } else if insets != floating.insets {
        adapter.model.insets = insets
      }
      show()
    }

    /// Touches next to the window go to what is below.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      content.frame.contains(point)
    }

    private func show() { content.frame = CGRect(floating.frame) }

    private func report(_ events: PictureInPictureEvents) {
      for event in events { onEvent?(event) }
    }
  }
#endif
