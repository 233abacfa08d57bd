package import ScrollCoordinates

/// Tells notched wheels, trackpads and the system's momentum apart, and gives them all in points.
///
/// ## Rules
///
/// 1. Lines and pages become points; with shift held, a purely vertical delta becomes horizontal.
/// 2. An event with a phase does what its phase says: fingers drag, momentum is followed, an end or a
///    cancel ends. The delta of an ending event is not used (AppKit sends zero).
/// 3. An event without a phase is *notched* if the host says it is not precise, or counts in lines
///    or pages, or, where the host cannot tell, if the longer side of the first delta after a
///    quiet time is at least 40 pt. The verdict on the first delta holds until the next quiet time,
///    for a trackpad's stroke starts gently even if it becomes fast. A notch is `scrollBy`.
/// 4. Any other event without a phase is `drag`. It may be momentum of the system; nobody can tell,
///    so none is to be added to either.
/// 5. A stream without phases ends after a quiet time: ask with ``advance(to:)``.
///
/// Reversed times, NaN, infinities and deltas beyond 1e9 pt are ignored and counted.
///
/// - Complexity: O(1), no allocation, for every event.
package struct WheelInput: Hashable, Sendable {
  /// Height of a line, 40, in points.
  ///
  /// Source: Chromium and WebKit scroll a line by 40 px; grade B.
  package static let lineHeight = 40.0

  /// Silence that ends a stream without phases, 0.1, in seconds.
  ///
  /// Source: grade D, chosen: longer than any frame, shorter than a pause one notices.
  package static let quietInterval = 0.1

  /// The least first delta of a notched wheel, 40, in points, where the host cannot tell.
  ///
  /// Source: grade D, chosen: notches are 53 px (Chromium on Linux) to 120 px, and a trackpad's stroke
  /// starts with a few.
  package static let notchDelta = 40.0

  /// What the stream that is under way is made of.
  private enum Stream: Hashable, Sendable {
    /// Nothing is under way.
    case quiet
    /// Turns of a notched wheel.
    case notched
    /// Smooth deltas without phases.
    case smooth
    /// A stroke with phases.
    case phased
  }

  private var gate = InputGate()

  /// Whether shift turns vertical deltas into horizontal ones.
  package let swapsAxesWithShift: Bool

  /// What was ignored.
  package var diagnostics: InputDiagnostics { gate.diagnostics }

  private var stream = Stream.quiet { didSet { isAwaitingQuiet = stream == .smooth } }

  /// Whether ``advance(to:)`` still has an end to report: keep asking while it has.
  ///
  /// Stored, for it is queried every frame.
  package private(set) var isAwaitingQuiet = false

  /// Creates a wheel at rest.
  package init(swapsAxesWithShift: Bool = true) { self.swapsAxesWithShift = swapsAxesWithShift }

  /// Takes an event and says what it asks for; `nil` when it is ignored or moves nothing.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - viewport: What a page is, in points.
  /// - Returns: What to do with the content.
  package mutating func handle(_ event: WheelEvent, viewport: Size2) -> WheelAction? {
    let event = corrected(event, viewport: viewport)
    let points = points(of: event, viewport: viewport)
    let isLate = isQuiet(at: event.time)
    guard gate.admits(points, at: event.time) else { return nil }
    if isLate { stream = .quiet }

    switch event.phase {
    case .none:
      return unphased(points, of: event)
    case .began, .changed:
      stream = .phased
      return points == .zero ? nil : .drag(by: points)
    case .momentumBegan, .momentumChanged:
      stream = .phased
      return points == .zero ? nil : .momentum(by: points)
    case .held:
      stream = .phased
      return nil
    case .ended, .momentumEnded, .cancelled:
      stream = .quiet
      return .ended
    }
  }

  /// An event whose end is one whatever its numbers are: content would hang where nobody holds it any more.
  package mutating func corrected(_ event: WheelEvent, viewport: Size2) -> WheelEvent {
    guard event.phase.isEnd else { return event }
    let isValid = InputGate.isValid(points(of: event, viewport: viewport))
    if isValid, event.time.isFinite { return event }
    gate.diagnostics.nonFinite &+= 1
    var event = event
    if !isValid { event.delta = .zero }
    if !event.time.isFinite { event.time = gate.lastTime }
    return event
  }

  /// Ends a smooth stream without phases once it has been quiet; `nil` otherwise.
  ///
  /// - Parameter time: Now, in seconds. An earlier time, or NaN, is no quiet at all.
  /// - Returns: `WheelAction.ended`, once.
  package mutating func advance(to time: Double) -> WheelAction? {
    guard isQuiet(at: time) else { return nil }
    let wasSmooth = stream == .smooth
    stream = .quiet
    return wasSmooth ? .ended : nil
  }

  /// Forgets the stream under way, whose end is of no interest; the counters stay.
  package mutating func reset() { stream = .quiet }

  /// Moves stored times, when the host's clock was set, in seconds; `now` as of ``Fingers``.
  package mutating func shiftTime(by difference: Double, to now: Double) {
    gate.shiftTime(by: difference, to: now)
  }

  /// The time of the latest event, in seconds.
  package var latestTime: Double { gate.lastTime }

  /// Counts a time that was earlier than the one before.
  package mutating func countReversedTime() { gate.diagnostics.reversedTime &+= 1 }

  /// When ``advance(to:)`` will report the end of the stream under way, in seconds; nil if it will not.
  package var quietTime: Double? {
    isAwaitingQuiet ? gate.lastTime + WheelInput.quietInterval : nil
  }

  /// Whether a stream without phases is over; one with phases says itself when it is.
  private func isQuiet(at time: Double) -> Bool {
    stream != .phased
      && time - gate.lastTime >= WheelInput.quietInterval - PointerSample.clockResolution
  }

  private mutating func unphased(_ points: Vector2, of event: WheelEvent) -> WheelAction? {
    guard points != .zero else { return nil }
    if stream == .quiet || stream == .phased || event.isPrecise != nil || event.unit != .pixels {
      stream = isNotched(points, of: event) ? .notched : .smooth
    }
    return stream == .notched ? .scrollBy(points) : .drag(by: points)
  }

  private func isNotched(_ points: Vector2, of event: WheelEvent) -> Bool {
    if let isPrecise = event.isPrecise { return !isPrecise }
    if event.unit != .pixels { return true }
    return max(abs(points.x), abs(points.y)) >= WheelInput.notchDelta
  }

  /// How far an event goes, in points.
  package func points(of event: WheelEvent, viewport: Size2) -> Vector2 {
    var delta = event.delta
    if swapsAxesWithShift, event.isShiftDown, delta.x == 0 { delta = Vector2(delta.y, 0) }
    switch event.unit {
    case .pixels: return delta
    case .lines: return delta * Self.lineHeight
    case .pages: return Vector2(delta.x * viewport.width, delta.y * viewport.height)
    }
  }
}
