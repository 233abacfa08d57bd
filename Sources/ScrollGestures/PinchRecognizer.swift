public import ScrollGeometry

/// Says how far two fingers spread, and where their centre goes.
///
/// ```
/// scale = scale at the last re-base · distance now / distance at the last re-base
/// ```
///
/// | state | down | moved | up | last up or cancel |
/// |---|---|---|---|---|
/// | idle | second finger: `began` | – | – | – |
/// | pinching | finger put back: `rebased` | `changed` | one of two: `rebased` | `ended` or `cancelled` |
///
/// As with UIPinchGestureRecognizer, a pinch that has begun lasts until the last finger lifts; the
/// finger that remains carries the content on, and one that is put back spreads on from the scale
/// reached. Scale and translation never jump.
///
/// Third fingers, lost ups, unknown pointers, reversed times and impossible numbers are handled as in
/// ``PanRecognizer``, but that a lost up of the only finger left cancels the pinch.
///
/// A pinch has no slop: UIKit's is not known.
///
/// - Complexity: O(1), no allocation, for every event.
public struct PinchRecognizer: Hashable, Sendable {
  /// A pinch in progress.
  private struct Pinch: Hashable, Sendable {
    /// Scale at the last re-base, dimensionless.
    var baseScale: Double
    /// Distance of the fingers then, in points.
    var baseSpan: Double
    /// Where the centre would have to be for the translation to be zero, in points.
    var anchor: Vector2
  }

  /// The numbers of the pinch.
  public let configuration: PinchConfiguration

  /// What was ignored or repaired.
  public var diagnostics: InputDiagnostics { gate.diagnostics }

  /// The fingers that are down.
  public private(set) var pointers = ActivePointers()

  private var pinch: Pinch?
  private var gate = InputGate()
  private var tracker: VelocityTracker

  /// Creates a recogniser without fingers.
  @inline(never)
  public init(configuration: PinchConfiguration = PinchConfiguration()) {
    self.configuration = configuration
    tracker = VelocityTracker(
      estimator: configuration.estimator,
      stillFingerInterval: configuration.stillFingerInterval)
  }

  /// Whether a pinch is in progress.
  public var isPinching: Bool { pinch != nil }

  /// The factor since the pinch began, dimensionless; 1 when there is none.
  @inline(__always)
  public var scale: Double {
    guard let pinch else { return 1 }
    return scale(of: pinch)
  }

  /// Travel of the centre since the pinch began, in points; zero when there is none.
  @inline(__always)
  public var translation: Vector2 {
    guard let pinch, pointers.count > 0 else { return .zero }
    return pointers.centroid - pinch.anchor
  }

  /// A finger touches.
  public mutating func pointerDown(id: Int, at position: Vector2, time: Double) -> PinchAction? {
    let isKnown = pointers.contains(id)
    guard pointers.count < 2 || isKnown else {
      gate.diagnostics.extraPointer &+= 1
      return nil
    }
    guard gate.admits(position, at: time, isFirst: pointers.count == 0) else { return nil }

    if isKnown { gate.diagnostics.lostUp &+= 1 }
    if isKnown, pointers.count == 1 {
      let lost = finish(isCancelled: true, at: time)
      _ = pointers.insert(id, at: position)
      return lost
    }
    let (scale, translation) = (scale, translation)
    _ = pointers.insert(id, at: position)
    guard pointers.count == 2 else { return nil }
    if pinch == nil {
      tracker.restart(
        estimator: configuration.estimator,
        stillFingerInterval: configuration.stillFingerInterval)
      rebase(scale: 1, translation: .zero)
      track(at: time)
      return .began(update(at: time))
    }
    rebase(scale: scale, translation: translation)
    return .rebased(update(at: time))
  }

  /// A finger moves.
  public mutating func pointerMoved(id: Int, to position: Vector2, time: Double) -> PinchAction? {
    guard isDown(id), gate.admits(position, at: time) else { return nil }
    _ = pointers.move(id, to: position)
    guard pinch != nil else { return nil }
    if pointers.count == 2 { track(at: time) }
    return .changed(update(at: time))
  }

  /// A finger lifts.
  public mutating func pointerUp(id: Int, time: Double) -> PinchAction? {
    lift(id, isCancelled: false, at: time)
  }

  /// The system takes a finger away.
  public mutating func pointerCancelled(id: Int, time: Double) -> PinchAction? {
    lift(id, isCancelled: true, at: time)
  }

  /// Takes all fingers away, for hosts that lose track of them.
  public mutating func cancel(time: Double) -> PinchAction? {
    guard pointers.count > 0 else { return nil }
    return finish(isCancelled: true, at: gate.lift(at: time))
  }

  // MARK: - Parts of the events

  @inline(__always)
  private mutating func isDown(_ id: Int) -> Bool {
    if pointers.contains(id) { return true }
    gate.diagnostics.unknownPointer &+= 1
    return false
  }

  private mutating func lift(_ id: Int, isCancelled: Bool, at time: Double) -> PinchAction? {
    guard isDown(id) else { return nil }
    let time = gate.lift(at: time)
    guard pointers.count > 1 else { return finish(isCancelled: isCancelled, at: time) }
    let (scale, translation) = (scale, translation)
    _ = pointers.remove(id)
    guard pinch != nil else { return nil }
    rebase(scale: scale, translation: translation)
    return .rebased(update(at: time))
  }

  private mutating func finish(isCancelled: Bool, at time: Double) -> PinchAction? {
    defer {
      pinch = nil
      pointers.removeAll()
    }
    guard pinch != nil else { return nil }
    let end = PinchEnd(
      scale: scale, centroid: pointers.centroid, translation: translation,
      scaleVelocity: isCancelled ? 0 : tracker.velocity(at: time).x, time: time)
    return isCancelled ? .cancelled(end) : .ended(end)
  }

  /// Measures from here on, so that scale and translation go on from what they are.
  private mutating func rebase(scale: Double, translation: Vector2) {
    pinch = Pinch(
      baseScale: scale, baseSpan: max(pointers.span, configuration.minimumSpan),
      anchor: pointers.centroid - translation)
  }

  @inline(__always)
  private func scale(of pinch: Pinch) -> Double {
    guard pointers.count == 2 else { return pinch.baseScale }
    let span = max(pointers.span, configuration.minimumSpan)
    let limit = PinchConfiguration.scaleLimit
    return min(max(pinch.baseScale * (span / pinch.baseSpan), 1 / limit), limit)
  }

  @inline(__always)
  private func update(at time: Double) -> PinchUpdate {
    PinchUpdate(
      scale: scale, centroid: pointers.centroid, translation: translation,
      pointerCount: pointers.count, time: time)
  }

  private mutating func track(at time: Double) {
    tracker.add(PointerSample(position: Vector2(scale, 0), time: time))
  }
}
