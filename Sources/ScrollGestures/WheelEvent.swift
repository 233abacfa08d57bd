public import ScrollCoordinates

/// One turn of a wheel or stroke on a trackpad, as the host reports it.
public struct WheelEvent: Hashable, Sendable {
  /// What one unit of the delta is.
  public enum Unit: Hashable, Sendable, CaseIterable {
    /// Points (CSS pixels): DOM deltaMode 0, precise deltas of AppKit.
    case pixels
    /// Lines of text: DOM deltaMode 1, coarse deltas of AppKit.
    case lines
    /// Viewports: DOM deltaMode 2.
    case pages
  }

  /// Where the event stands in its stroke.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// The host tells no phases: a browser, a notched wheel.
    case none
    /// Fingers began to move.
    case began
    /// Fingers moved.
    case changed
    /// Fingers lifted.
    case ended
    /// The system's own momentum began.
    case momentumBegan
    /// The system's own momentum goes on.
    case momentumChanged
    /// The system's own momentum is spent.
    case momentumEnded
    /// The stroke was taken away.
    case cancelled
    /// Fingers were laid down and have not moved yet: what moves stops under them, until a stroke ends.
    case held

    /// Whether a stroke, or its momentum, is over.
    package var isEnd: Bool { self == .ended || self == .momentumEnded || self == .cancelled }
  }

  /// How far, in ``unit``: positive x and y make the offset grow, as in the DOM.
  public var delta: Vector2

  /// What one unit of the delta is.
  public var unit: Unit

  /// Where the event stands in its stroke.
  public var phase: Phase

  /// Whether the device moves smoothly; `nil` when the host cannot tell, as in a browser.
  public var isPrecise: Bool?

  /// Whether the shift key is held.
  public var isShiftDown: Bool

  /// When, in seconds.
  public var time: Double

  /// Creates an event.
  public init(
    delta: Vector2, unit: Unit = .pixels, phase: Phase = .none, isPrecise: Bool? = nil,
    isShiftDown: Bool = false, time: Double
  ) {
    self.delta = delta
    self.unit = unit
    self.phase = phase
    self.isPrecise = isPrecise
    self.isShiftDown = isShiftDown
    self.time = time
  }
}
