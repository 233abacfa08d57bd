#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  /// A scroll view on the headless engine, by UIScrollView's names.
  ///
  /// ```swift
  /// let list = OverscrollView(frame: view.bounds)
  /// list.contentView.addSubview(rows)
  /// list.contentSize = rows.bounds.size
  /// list.delegate = self
  /// ```
  ///
  /// What scrolls is ``contentView``: it is placed by its `center` and scaled by its `transform`. The view's own
  /// `bounds` never move, unlike UIScrollView's.
  open class OverscrollView: AdaptedView {
    /// What scrolls; add subviews here.
    public let contentView = UIView(frame: .zero)

    /// Is notified of what happens, by the names of UIScrollViewDelegate.
    public weak var delegate: (any OverscrollViewDelegate)?

    /// Touches and frames for the scroller.
    public let adapter = DragAdapter(Scroller(viewport: .zero, content: .zero))

    /// Called when what the scroller does changes: from, to.
    public var onPhaseChange: ((MotionPhase, MotionPhase) -> Void)?

    /// Whether editing ends when a drag begins, as `keyboardDismissMode = .onDrag` does.
    public var dismissesKeyboardOnDrag = false

    /// Extra distance around the content, in points.
    public var contentInset = UIEdgeInsets.zero { didSet { updateInset(keepsEdge: true) } }

    /// Whether the safe area is added to the insets, as `contentInsetAdjustmentBehavior = .automatic` does.
    public var adjustsForSafeArea = true { didSet { updateSafeArea() } }

    /// Whether a keyboard is added to the insets.
    public var adjustsForKeyboard = true { didSet { updateKeyboard(animated: false) } }

    /// Whether the indicators are shown.
    public var showsIndicators = true { didSet { indicators.isHidden = !showsIndicators } }

    /// Called when the content was pulled far enough; setting it turns pull to refresh on.
    public var onRefresh: (() -> Void)? { didSet { addSpinner() } }

    /// What turns in the gap above the content while it refreshes; replace it, or take it away with nil.
    public var refreshSpinner: UIActivityIndicatorView? {
      didSet {
        oldValue?.removeFromSuperview()
        if let refreshSpinner { insertSubview(refreshSpinner, at: 0) }
      }
    }

    /// What VoiceOver says after a page was turned; nil is "Page 2 of 7".
    public var accessibilityScrollStatus: ((OverscrollView) -> String)?

    /// Whether a tap on the status bar scrolls to the top; one view on screen may say so.
    public var scrollsToTop: Bool {
      get { statusBar.scrollsToTop }
      set { statusBar.scrollsToTop = newValue }
    }

    private lazy var statusBar = StatusBarTap { [unowned self] in
      report(adapter.model.scrollToTop())
    }
    let indicators = IndicatorViews()
    var refresh = PullToRefresh()
    /// Where the keyboard was last said to be, on the screen.
    var keyboardFrame: CGRect? { didSet { updateKeyboard(animated: true) } }
    private var keyboard: Subscription?
    private var shownPhase = MotionPhase.idle

    /// Creates a scroll view.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a scroll view from a storyboard.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      clipsToBounds = true
      addSubview(statusBar)
      addSubview(contentView)
      indicators.add(to: self)
      adapter.connect(to: self)
      adapter.readHardware(on: self)
      adapter.draw = { [unowned self] frame in
        report(frame.events)
        show()
      }
      adapter.react = { [unowned self] events, release in report(events, release) }
      adapter.followReduceMotion()
      keyboard = Subscription.keyboard { [weak self] in self?.keyboardFrame = $0 }
    }

    // MARK: - The scroller

    /// The engine: its rate, limits of zoom, snapping, feel and everything else that has no property here.
    public var scroller: Scroller {
      get { adapter.model }
      set { adapter.model = newValue }
    }

    // MARK: - The view

    open override func layoutSubviews() {
      super.layoutSubviews()
      let (size, scale) = (Size2(bounds.size), Double(traitCollection.displayScale))
      if size != scroller.viewport { adapter.model.viewport = size }
      statusBar.frame = bounds
      if scale != scroller.displayScale { adapter.model.displayScale = scale }
      updateKeyboard(animated: false)
      show()
    }

    open override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      updateSafeArea()
    }

    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      turnPage(direction)
    }

    /// Puts the content where the scroller says.
    private func show() {
      let offset = scroller.contentOffset
      let zoomed = Size2(contentView.bounds.size) * scroller.zoomScale
      contentView.center = CGPoint(x: zoomed.width / 2 - offset.x, y: zoomed.height / 2 - offset.y)
      let scale = CGFloat(scroller.zoomScale)
      contentView.transform = CGAffineTransform(scaleX: scale, y: scale)
      showSpinner()
      // As UIKit's they keep clear of bars and keyboard, and not of what the app adds.
      var covered = UIEdgeInsets(scroller.safeAreaInset)
      covered.bottom = max(covered.bottom, CGFloat(scroller.keyboardInset))
      indicators.show(scroller, insets: covered, in: bounds.size)
    }

    func report(_ events: ScrollEvents, _ release: ScrollRelease? = nil) {
      followPull()
      send(events, release)
      let phase = scroller.phase
      guard phase != shownPhase else { return }
      let before = shownPhase
      shownPhase = phase
      onPhaseChange?(before, phase)
    }
  }
#endif
