#if os(iOS) || os(Linux)
  import OverscrollUIKit
  import UIKit

  /// The system's own UIScrollView, set up for an experiment and recorded frame by frame.
  final class ObservedView: UIView, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: .zero)

    /// A recording is complete: its text.
    var onRecord: (String) -> Void = { _ in }

    private let experiment: Experiment
    private let content = UIView(frame: .zero)
    private let touches = TouchObserver()
    private var recorder: ScrollRecorder
    private var link: DisplayLink?
    private var scaleBefore = 1.0
    private var isWide: Bool { experiment == .pageTurn }

    init(_ experiment: Experiment) {
      self.experiment = experiment
      recorder = ScrollRecorder(columns: experiment.line.columns)
      super.init(frame: .zero)
      scrollView.delegate = self
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.addSubview(content)
      scrollView.addGestureRecognizer(touches)
      addSubview(scrollView)
      switch experiment {
      case .pageTurn: scrollView.isPagingEnabled = true
      case .zoom: (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (1, 4)
      case .refresh: scrollView.refreshControl = UIRefreshControl()
      case .landing, .program, .scrollToTop, .key, .caught, .still: break
      }
      touches.began = { [unowned self] in
        switch experiment {
        case .program, .scrollToTop, .key: break
        case .caught: if scrollView.isDecelerating { begin() }
        case .pageTurn, .landing, .zoom, .still, .refresh: begin()
        }
      }
    }

    required init?(coder: NSCoder) { fatalError("made in code") }

    override var canBecomeFirstResponder: Bool { experiment == .key }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      link = window.map { _ in DisplayLink { [unowned self] in showed(at: $0.targetTimestamp) } }
      link?.link.preferredFrameRateRange = CAFrameRateRange(
        minimum: 60, maximum: 120, preferred: 120)
      link?.link.add(to: .main, forMode: .common)
      if experiment == .key, window != nil { becomeFirstResponder() }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard bounds.width > 0, content.bounds.width == 0 else { return }
      let (width, height) = (bounds.width, bounds.height)
      let size =
        switch experiment {
        case .pageTurn: CGSize(width: 20 * width, height: height)
        case .zoom: CGSize(width: width, height: height)
        default: CGSize(width: width, height: 60_000)
        }
      content.frame = CGRect(origin: .zero, size: size)
      scrollView.contentSize = size
      for number in 0..<(isWide ? 20 : Int(size.height / 100)) {
        let place = CGFloat(number) * (isWide ? width : 100)
        let row = CGRect(x: isWide ? place : 0, y: isWide ? 0 : place, width: width, height: 99)
        content.addSubview(UILabel.line("\(number + 1)", row))
      }
    }

    /// Runs what no finger begins.
    func run() {
      begin()
      let target = scrollView.contentOffset.y > 0 ? 0 : 1_640.0
      scrollView.setContentOffset(CGPoint(x: 0, y: target), animated: true)
    }

    private func begin() {
      recorder.begin()
      scaleBefore = Double(scrollView.zoomScale)
    }

    private func showed(at time: Double) {
      let isPinched = scrollView.isZooming && !scrollView.isZoomBouncing
      let factor = isPinched ? Double(scrollView.pinchGestureRecognizer?.scale ?? 1) : 0
      let (place, finger) = (scrollView.contentOffset, touches.place)
      let complete = recorder.take(
        ScrollRecorder.Frame(
          time: time, offset: Double(isWide ? place.x : place.y),
          finger: finger.map { Double(isWide ? $0.x : $0.y) },
          pinch: scaleBefore * factor,
          zoomScale: Double(scrollView.zoomScale)))
      switch experiment {
      case .caught: report(finger == nil ? recorder.end() : nil)
      case .refresh:
        let isFired = scrollView.refreshControl?.isRefreshing == true
        let pull = isFired || finger == nil ? recorder.end() : nil
        if isFired {
          report(pull)
          scrollView.refreshControl?.endRefreshing()
        }
      default: report(complete)
      }
    }

    private func report(_ text: String?) { if let text { onRecord(text) } }

    // MARK: What begins without a touch, and what a listener changes

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      experiment == .zoom ? content : nil
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      if experiment == .scrollToTop { begin() }
      return true
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      if experiment == .landing, velocity.y != 0 {
        targetContentOffset.pointee.y += velocity.y > 0 ? 300 : -300
      }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      if experiment == .key { begin() }
      super.pressesEnded(presses, with: event)
    }
  }
#endif
