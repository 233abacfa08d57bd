internal import ScrollCoordinates

/// A pan in progress, without the fingers: what ``PanRecognizer`` and ``TouchTracker`` share.
///
/// - Complexity: O(1), no allocation, for every member.
struct PanGesture: Hashable, Sendable {
  private var motion = RecentMotion()
  /// Where the centre would have to be for the travel to be zero, in points.
  private var anchor = Vector2.zero
  /// What the slop and the axis it is tied to leave of the travel.
  private var path = AxisTravel()
  /// Whether a finger is down.
  private var isDown = false
  /// How this touch's velocity is judged.
  private var estimator = VelocityEstimator.uiKit

  /// What the pan is doing.
  var phase: PanRecognizer.Phase {
    isDown ? path.hasBegun ? .dragging : .possible : .idle
  }

  /// The axis that the drag is tied to.
  var lock: ScrollAxis? { path.lock }

  /// A finger touched.
  ///
  /// - Returns: What became of the touch before, if its up was lost.
  mutating func down(
    _ event: FingerEvent, isCatching: Bool, _ configuration: PanConfiguration, _ axes: PanAxes,
    _ directions: DirectionalLock?
  ) -> PanAction? {
    switch event.kind {
    case .first:
      begin(event, isCatching: isCatching, configuration, axes, directions)
      return nil
    case .restarted:
      let lost = finish(event, isCancelled: true, configuration)
      begin(event, isCatching: isCatching, configuration, axes, directions)
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
    let pause = lock == nil ? 0 : motion.pause(at: move.sampleTime)
    track(travel, at: move.sampleTime)
    guard isDown else { return nil }
    let hadBegun = path.hasBegun
    path.follow(from: self.travel(to: move.before), to: travel, after: pause, lock)
    guard path.hasBegun else { return nil }
    return hadBegun ? .changed(update(move)) : .began(update(move))
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
    isDown ? path.translation(at: travel(to: centroid)) : .zero
  }

  /// The velocity on the axes the drag moves along, in pt/s; zero unless dragging, and at rest.
  func velocity(at sampleTime: Double, _ configuration: PanConfiguration) -> Vector2 {
    guard phase == .dragging, !isStill(at: sampleTime, configuration) else { return .zero }
    return PanGesture.project(motion.velocity(by: estimator), on: path.only)
  }

  // MARK: - Parts of the events

  /// The centre's travel since the first finger touched, without the jumps of fingers joining.
  private func travel(to centroid: Vector2) -> Vector2 { centroid - anchor }

  private mutating func begin(
    _ event: FingerEvent, isCatching: Bool, _ configuration: PanConfiguration, _ axes: PanAxes,
    _ directions: DirectionalLock?
  ) {
    isDown = true
    path = AxisTravel(
      slop: configuration.slop, axes: axes, isPerAxis: configuration.estimator == .uiKit,
      carried: isCatching && directions != nil ? path.lock : nil,
      isCatching: isCatching && !configuration.waitsWhenCatching)
    estimator = configuration.estimator
    anchor = event.now.centroid
    motion.reset()
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

  private func isStill(at sampleTime: Double, _ configuration: PanConfiguration) -> Bool {
    guard let interval = configuration.stillFingerInterval else { return false }
    return motion.isStill(at: sampleTime, for: interval)
  }

  private mutating func finish(
    _ event: FingerEvent, isCancelled: Bool, _ configuration: PanConfiguration
  ) -> PanAction {
    defer { isDown = false }
    guard phase == .dragging else { return .failed }
    let raw = motion.velocity(by: estimator)
    let last = estimator == .uiKit ? motion.recognizerVelocity : raw
    let release: PanEnd.Release =
      isCancelled
      ? .cancelled
      : isStill(at: event.sampleTime, configuration)
        ? .stillFinger : last.length < configuration.minimumFlingSpeed ? .belowMinimum : .fling
    let (only, isFling) = (path.only, release == .fling)
    let velocity = PanGesture.project(configuration.limited(raw), on: only)
    let hasNoLeast = release == .belowMinimum && estimator == .uiKit
    let end = PanEnd(
      translation: translation(at: event.before.centroid),
      velocity: isFling ? velocity : .zero,
      velocityOutside: isFling || hasNoLeast ? velocity : .zero,
      lastVelocity: isFling ? PanGesture.project(configuration.limited(last), on: only) : .zero,
      rawVelocity: raw, release: release, time: event.time)
    return isCancelled ? .cancelled(end) : .ended(end)
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
