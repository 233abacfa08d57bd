/// Why something draggable does something else now.
public enum PhaseChangeReason: Hashable, Sendable, CaseIterable {
  /// A finger touched; what moved was caught.
  case touched
  /// Fingers began to drag, or to pinch.
  case dragged
  /// Fingers move it on a trackpad, or a wheel's stroke does.
  case wheel
  /// The last finger left.
  case lifted
  /// The system took the fingers away.
  case cancelled
  /// It passed an edge of its bounds by itself, outwards or back.
  case edge
  /// It came to rest where it went.
  case arrived
  /// A program, a key or a changed property moves it.
  case program
}

/// From which phase to which, and why: what SwiftUI's `onScrollPhaseChange` is called with.
public struct PhaseChange: Hashable, Sendable {
  /// What it did.
  public var from: MotionPhase

  /// What it does.
  public var to: MotionPhase

  /// Why.
  public var reason: PhaseChangeReason

  /// Creates a change.
  public init(from: MotionPhase, to: MotionPhase, reason: PhaseChangeReason) {
    self.from = from
    self.to = to
    self.reason = reason
  }
}

/// Tells changes of phase: a small value next to whatever is dragged.
///
/// ```swift
/// list.handle(event)
/// if let change = observer.update(list, after: event) { … }
/// let frame = list.advance(to: time)
/// if let change = observer.update(list) { … }
/// ```
///
/// Phases that pass between two updates are not seen.
///
/// | to | reason |
/// |---|---|
/// | tracking | touched |
/// | dragging | dragged; without a finger on it, wheel |
/// | zooming | dragged under fingers, else program |
/// | animating | program |
/// | decelerating, bouncing, settling | from fingers lifted or cancelled; of these to another one edge; else program |
/// | idle | from fingers lifted or cancelled, else arrived |
///
/// - Complexity: O(1), no allocation.
public struct PhaseObserver: Hashable, Sendable {
  /// What it did at the last update.
  public private(set) var phase: MotionPhase

  /// Creates an observer of something in a phase.
  public init(phase: MotionPhase = .idle) { self.phase = phase }

  /// Looks at what is dragged, after every event and every frame.
  ///
  /// - Parameters:
  ///   - model: what is dragged.
  ///   - event: the touch that it has just taken; nil after a frame or a program.
  /// - Returns: the change since the last update, if there is one.
  @inlinable
  public mutating func update<Model: Draggable>(
    _ model: Model, after event: TouchEvent? = nil
  ) -> PhaseChange? {
    // Inlined, as a generic function of another module allocates.
    update(to: model.phase, isTracking: model.isTracking, after: event)
  }

  /// Takes the phase of something that is not ``Draggable`` itself, such as a view around it.
  ///
  /// - Parameters:
  ///   - next: what it does now.
  ///   - isTracking: whether a finger is down.
  ///   - event: the touch that it has just taken; nil after a frame or a program.
  public mutating func update(
    to next: MotionPhase, isTracking: Bool, after event: TouchEvent? = nil
  ) -> PhaseChange? {
    guard next != phase else { return nil }
    let isCancelled = event?.phase == .cancelled || event?.phase == .allCancelled
    defer { phase = next }
    return PhaseChange(
      from: phase, to: next,
      reason: reason(to: next, isTracking: isTracking, isCancelled: isCancelled))
  }

  private func reason(
    to next: MotionPhase, isTracking: Bool, isCancelled: Bool
  ) -> PhaseChangeReason {
    switch next {
    case .tracking: return .touched
    case .dragging: return isTracking ? .dragged : .wheel
    case .zooming: return isTracking ? .dragged : .program
    case .animating: return .program
    case .decelerating, .bouncing, .settling:
      if isOfFingers { return isCancelled ? .cancelled : .lifted }
      return phase == .decelerating || phase == .bouncing ? .edge : .program
    case .idle:
      if isOfFingers { return isCancelled ? .cancelled : .lifted }
      return .arrived
    }
  }

  /// Whether fingers did what was done.
  private var isOfFingers: Bool {
    switch phase {
    case .tracking, .dragging, .zooming: true
    case .idle, .decelerating, .bouncing, .animating, .settling: false
    }
  }
}
