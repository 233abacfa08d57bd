internal import ScrollCoordinates

/// A pan in progress, without the fingers: what ``PanRecognizer`` and ``TouchTracker`` share.
///
/// - Complexity: O(1), no allocation, for every member.
struct PanGesture: Hashable, Sendable {
  private enum State: Hashable, Sendable {
    case idle
    /// Not yet beyond the slop.
    case possible(PanSlop)
    /// Beyond it: where the path left it, and the axis the drag is tied to.
    case dragging(exit: Vector2, only: ScrollAxis?)
  }

  private var motion = RecentMotion()
  /// Where the centre would have to be for the travel to be zero, in points.
  private var anchor = Vector2.zero
  private var state = State.idle
  /// How this touch's velocity is judged.
  private var estimator = VelocityEstimator.uiKit
  /// How long this touch must rest to be still, in seconds; infinite: however long.
  private var stillFingerInterval = Double.infinity

  /// What the pan is doing.
  var phase: PanRecognizer.Phase {
    switch state {
    case .idle: .idle
    case .possible: .possible
    case .dragging: .dragging
    }
  }

  /// A finger touched.
  ///
  /// - Returns: What became of the touch before, if its up was lost.
  mutating func down(
    _ event: FingerEvent, isCatching: Bool, _ configuration: PanConfiguration, _ axes: PanAxes
  ) -> PanAction? {
    switch event.kind {
    case .first:
      begin(event, isCatching: isCatching, configuration, axes)
      return nil
    case .restarted:
      let lost = finish(event, isCancelled: true, configuration)
      begin(event, isCatching: isCatching, configuration, axes)
      return lost
    default:
      rebase(event)
      return nil
    }
  }

  /// A finger moved.
  ///
  /// Inlined: a returned action is copied while its parts are still being stored, and the processor waits
  /// for that. Measured in ``TouchTracker`` on x86-64: 57 ns a move, and 8 inlined.
  @inline(__always)
  mutating func moved(_ move: FingerMove, _ lock: DirectionalLock?) -> PanAction? {
    let travel = travel(to: move.centroid)
    track(travel, at: move.sampleTime)
    switch state {
    case .idle:
      return nil
    case .possible(let slop):
      guard let exit = slop.exit(from: self.travel(to: move.before), to: travel) else {
        return nil
      }
      let direction = exit == .zero ? travel : exit
      state = .dragging(exit: exit, only: slop.axis ?? lock?.axis(for: direction))
      return .began(update(move))
    case .dragging:
      return .changed(update(move))
    }
  }

  /// A finger lifted or was taken away.
  mutating func lifted(
    _ event: FingerEvent, isCancelled: Bool, _ configuration: PanConfiguration
  ) -> PanAction? {
    if event.kind == .last { return finish(event, isCancelled: isCancelled, configuration) }
    rebase(event)
    return nil
  }

  /// Travel of the centre since it left the slop, in points; zero unless dragging.
  func translation(at centroid: Vector2) -> Vector2 {
    guard case .dragging(let exit, let only) = state else { return .zero }
    return PanGesture.project(travel(to: centroid) - exit, on: only)
  }

  /// The velocity on the axes the drag moves along, in pt/s; zero unless dragging, and at rest.
  func velocity(at sampleTime: Double) -> Vector2 {
    guard case .dragging(_, let only) = state, !isStill(at: sampleTime) else { return .zero }
    return PanGesture.project(motion.velocity(by: estimator), on: only)
  }

  // MARK: - Parts of the events

  /// The centre's travel since the first finger touched, without the jumps of fingers joining.
  private func travel(to centroid: Vector2) -> Vector2 { centroid - anchor }

  private mutating func begin(
    _ event: FingerEvent, isCatching: Bool, _ configuration: PanConfiguration, _ axes: PanAxes
  ) {
    let slop = isCatching ? 0 : configuration.slop
    state = .possible(PanSlop(distance: slop, axis: axes.only))
    estimator = configuration.estimator
    stillFingerInterval = configuration.stillFingerInterval ?? .infinity
    anchor = event.now.centroid
    motion = RecentMotion()
    track(.zero, at: event.sampleTime)
  }

  /// Measures from a new anchor, so that a finger that joins or leaves moves nothing.
  private mutating func rebase(_ event: FingerEvent) {
    anchor = event.now.centroid - travel(to: event.before.centroid)
  }

  private mutating func track(_ travel: Vector2, at sampleTime: Double) {
    guard InputGate.isSane(travel) else { return }
    motion.add(PointerSample(position: travel, time: sampleTime), for: estimator)
  }

  private func isStill(at sampleTime: Double) -> Bool {
    stillFingerInterval < .infinity && motion.isStill(at: sampleTime, for: stillFingerInterval)
  }

  private mutating func finish(
    _ event: FingerEvent, isCancelled: Bool, _ configuration: PanConfiguration
  ) -> PanAction {
    defer { state = .idle }
    guard case .dragging(_, let only) = state else { return .failed }
    let raw = motion.velocity(by: estimator)
    let release = isCancelled ? .cancelled : release(at: event.sampleTime, raw, configuration)
    let end = PanEnd(
      translation: translation(at: event.before.centroid),
      velocity: release == .fling
        ? PanGesture.project(configuration.limited(raw), on: only) : .zero,
      rawVelocity: raw, release: release, time: event.time)
    return isCancelled ? .cancelled(end) : .ended(end)
  }

  /// The rules of the release, in their order.
  private func release(
    at sampleTime: Double, _ raw: Vector2, _ configuration: PanConfiguration
  ) -> PanEnd.Release {
    if isStill(at: sampleTime) { return .stillFinger }
    return raw.length < configuration.minimumFlingSpeed ? .belowMinimum : .fling
  }

  @inline(__always)
  private func update(_ move: FingerMove) -> PanUpdate {
    PanUpdate(
      translation: translation(at: move.centroid), centroid: move.centroid, time: move.time)
  }

  private static func project(_ vector: Vector2, on axis: ScrollAxis?) -> Vector2 {
    guard let axis else { return vector }
    var projected = Vector2.zero
    projected[axis] = vector[axis]
    return projected
  }
}
