#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  /// What connects UIKit to anything that a finger moves: touches in, frames out.
  ///
  /// ```swift
  /// let adapter = DragAdapter(Dial(center: Vector2(100, 100)))
  /// adapter.draw = { [unowned self] frame in knob.transform = .init(rotationAngle: frame.angle) }
  /// adapter.connect(to: self)
  /// override func didMoveToWindow() { adapter.isAttached = window != nil }
  /// ```
  ///
  /// Every touch keeps the time at which it happened, the coalesced ones too. A frame is computed for the
  /// `targetTimestamp` of a `CADisplayLink`, which runs only while something moves or has changed.
  @MainActor public final class DragAdapter<Model: Draggable> {
    /// What is driven; any change of it is drawn in the next frame.
    public var model: Model { didSet { wake() } }

    /// The recogniser on the view, for the rules among several: `require(toFail:)`, a delegate.
    public let recognizer = TouchRecognizer(target: nil, action: nil)

    /// Draws a frame.
    public var draw: (Model.Frame) -> Void = { _ in }

    /// Is notified of what a touch has caused; a lift or a cancelled touch comes with its release.
    public var react: (Model.Events, Model.Release?) -> Void = { _, _ in }

    /// Touches a part of the model; nil leaves the touch to `handle(_:)`.
    ///
    /// It is called while the model is being changed: read the one that is handed in, not ``model``.
    public var place: (inout Model, TouchEvent) -> Model.Events? = { _, _ in nil }

    /// The frame rates asked for; the default asks for 120 frames a second where the display has them.
    public var frameRates = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120) {
      didSet { display?.link.preferredFrameRateRange = frameRates }
    }

    private var reduceMotion: Subscription?
    private var display: DisplayLink?
    private var needsFrame = true
    private var caught = false

    /// Creates an adapter of something that a finger moves.
    public init(_ model: Model) {
      self.model = model
      recognizer.take = { [weak self] in self?.take($0) ?? false }
      recognizer.lose = { [weak self] in self?.cancelTouches() }
    }

    /// Reads the touches on a view, which must not move with what is dragged.
    ///
    /// Keep the adapter: the view does not, and without one it takes no touches.
    public func connect(to view: UIView) {
      view.addGestureRecognizer(recognizer)
      (view as? AdaptedView)?.attach = { [weak self] in self?.isAttached = $0 }
    }

    /// Whether the view is in a window: without one there are no frames, and fingers are lost.
    public var isAttached = false {
      didSet {
        guard isAttached != oldValue else { return }
        display = nil
        guard isAttached else { return cancelTouches() }
        let display = DisplayLink { [weak self] in self?.frame($0) }
        display.link.preferredFrameRateRange = frameRates
        display.link.isPaused = !needsFrame
        display.link.add(to: .main, forMode: .common)
        self.display = display
      }
    }

    /// Follows the setting Reduce Motion, now and whenever it changes.
    public func followReduceMotion() {
      model.reducesMotion = UIAccessibility.isReduceMotionEnabled
      reduceMotion = Subscription(UIAccessibility.reduceMotionStatusDidChangeNotification) {
        [weak self] _ in
        self?.model.reducesMotion = UIAccessibility.isReduceMotionEnabled
      }
    }

    /// Ends what fingers do, as when the app is interrupted.
    public func cancelTouches() {
      caught = false
      guard model.isTracking else { return }
      let release = model.cancelTouches(time: CACurrentMediaTime())
      react(release.events, release)
    }

    // MARK: - Parts

    private func wake() {
      needsFrame = true
      display?.link.isPaused = false
    }

    private func take(_ events: [TouchEvent]) -> Bool {
      for event in events {
        let wasMoving = model.isMoving
        if event.phase == .began, let events = place(&model, event) {
          caught = caught || wasMoving
          react(events, nil)
          continue
        }
        let release = model.handle(event)
        if event.phase == .began { caught = caught || wasMoving }
        let isLift = event.phase == .ended || event.phase == .cancelled
        react(release.events, isLift ? release : nil)
      }
      if !model.isTracking { caught = false }
      return model.isDragging || caught
    }

    private func frame(_ link: CADisplayLink) {
      let frame = model.advance(to: link.targetTimestamp)
      needsFrame = model.isMoving
      // Drawing may change the model again, which then needs another frame.
      draw(frame)
      link.isPaused = !needsFrame
    }
  }
#endif
