internal import ScrollCoordinates

/// A pinch in progress, without the fingers: what ``PinchRecognizer`` and ``TouchTracker`` share.
///
/// - Complexity: O(1), no allocation, for every member.
struct PinchGesture: Hashable, Sendable {
  /// What the pinch is measured from.
  private struct Base: Hashable, Sendable {
    /// Where the centre would have to be for the translation to be zero, in points.
    let anchor: Vector2
    /// Scale at the last re-base, dimensionless.
    let scale: Double
    /// Distance of the fingers then, in points.
    let span: Double
  }

  private var samples = LastSamples(nothing: 0.0)
  private var base: Base?

  #if OVERSCROLL_LIST_ONLY
    @inline(__always) private var isBuilt: Bool { false }
  #else
    @inline(__always) private var isBuilt: Bool { true }
  #endif

  /// Whether a pinch is in progress.
  @inline(__always)
  var isPinching: Bool { isBuilt && base != nil }

  /// A finger touched; a pinch begins with two, if it may.
  mutating func down(
    _ event: FingerEvent, mayBegin: Bool, _ configuration: PinchConfiguration
  ) -> PinchAction? {
    guard isBuilt else { return nil }
    switch event.kind {
    case .restarted: return finish(event, isCancelled: true, configuration)
    case .joined, .replaced: break
    default: return nil
    }
    if isPinching { return rebased(event, configuration) }
    guard mayBegin else { return nil }
    samples = LastSamples(nothing: 0.0)
    rebase(event, scale: 1, translation: .zero, configuration)
    samples.add(scale(of: event.now, configuration), at: event.sampleTime)
    return .began(update(event.now, at: event.time, configuration))
  }

  /// A finger moved; the fingers are where it moved them.
  mutating func moved(
    _ move: FingerMove, _ pointers: ActivePointers, _ configuration: PinchConfiguration
  ) -> PinchAction? {
    guard isPinching else { return nil }
    let update = update(pointers, at: move.time, configuration)
    if pointers.count == 2 { samples.add(update.scale, at: move.sampleTime) }
    return .changed(update)
  }

  /// A finger lifted or was taken away.
  mutating func lifted(
    _ event: FingerEvent, isCancelled: Bool, _ configuration: PinchConfiguration
  ) -> PinchAction? {
    guard isPinching else { return nil }
    guard event.kind == .last else { return rebased(event, configuration) }
    return finish(event, isCancelled: isCancelled, configuration)
  }

  /// The factor since the pinch began, dimensionless; 1 when there is none.
  func scale(of pointers: ActivePointers, _ configuration: PinchConfiguration) -> Double {
    guard let base else { return 1 }
    guard pointers.count == 2 else { return base.scale }
    let span = max(pointers.span, configuration.minimumSpan)
    let limit = PinchConfiguration.scaleLimit
    return min(max(base.scale * (span / base.span), 1 / limit), limit)
  }

  /// Travel of the centre since the pinch began, in points; zero when there is none.
  func translation(of pointers: ActivePointers) -> Vector2 {
    guard let base, pointers.count > 0 else { return .zero }
    return pointers.centroid - base.anchor
  }

  // MARK: - Parts of the events

  /// Measures from here on, so that scale and translation go on from what they are.
  private mutating func rebased(
    _ event: FingerEvent, _ configuration: PinchConfiguration
  ) -> PinchAction {
    rebase(
      event, scale: scale(of: event.before, configuration),
      translation: translation(of: event.before), configuration)
    return .rebased(update(event.now, at: event.time, configuration))
  }

  private mutating func rebase(
    _ event: FingerEvent, scale: Double, translation: Vector2, _ configuration: PinchConfiguration
  ) {
    base = Base(
      anchor: event.now.centroid - translation, scale: scale,
      span: max(event.now.span, configuration.minimumSpan))
  }

  private mutating func finish(
    _ event: FingerEvent, isCancelled: Bool, _ configuration: PinchConfiguration
  ) -> PinchAction? {
    guard isPinching else { return nil }
    defer { base = nil }
    var isStill = false
    if let interval = configuration.stillFingerInterval {
      isStill = samples.isStill(at: event.sampleTime, for: interval)
    }
    let end = PinchEnd(
      scale: scale(of: event.before, configuration), centroid: event.before.centroid,
      translation: translation(of: event.before),
      scaleVelocity: isCancelled || isStill ? 0 : samples.velocity ?? 0, time: event.time)
    return isCancelled ? .cancelled(end) : .ended(end)
  }

  private func update(
    _ pointers: ActivePointers, at time: Double, _ configuration: PinchConfiguration
  ) -> PinchUpdate {
    PinchUpdate(
      scale: scale(of: pointers, configuration), centroid: pointers.centroid,
      translation: translation(of: pointers), pointerCount: pointers.count, time: time)
  }
}
