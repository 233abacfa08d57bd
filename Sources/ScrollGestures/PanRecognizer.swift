public import ScrollGeometry

/// Tells a drag from a touch, and says how far and how fast the fingers carry the content.
///
/// | state | down | moved | last finger up | cancelled |
/// |---|---|---|---|---|
/// | idle | possible | ignored, counted | ignored, counted | ignored, counted |
/// | possible | second finger joins | beyond the slop: `began`, dragging | `failed`, idle | `failed`, idle |
/// | dragging | second finger joins | `changed` | `ended`, idle | `cancelled`, idle |
///
/// ## Fingers
///
/// The centre of one or two fingers drags. When a finger joins or leaves, the centre jumps and the
/// translation does not: the centre is measured from a new anchor from then on. A third finger is
/// ignored and counted (its moves and its up count as those of an unknown pointer). Cancelling one
/// finger of two lifts it; cancelling the last one cancels the drag.
///
/// ## Imperfect input
///
/// - A down of a pointer that is already down means that its up was lost. If it was the only finger,
///   the old touch is cancelled (that is the action returned) and a new one is possible; if there
///   are two, the finger is moved without a jump. Either is counted.
/// - Moves with equal times are used: the last position counts.
/// - Moves and downs with a reversed time, and those with NaN, infinite or absurd numbers, are
///   ignored entirely and counted; their position is not used. Times start afresh with the first
///   finger of a touch.
/// - A lift is never refused. One with an impossible time happens at the latest known time.
/// - Moves, ups and cancels of pointers that are not down are ignored and counted.
///
/// An up has no position. Where a host's up event reports a new one, pass it to
/// ``pointerMoved(id:to:time:)`` first.
///
/// - Complexity: O(1), no allocation, for every event.
public struct PanRecognizer: Hashable, Sendable {
  /// What the recogniser is doing.
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// No finger is down.
    case idle
    /// A finger is down but has not left the slop.
    case possible
    /// The fingers drag.
    case dragging
  }

  private enum State: Hashable, Sendable {
    case idle
    /// Not yet beyond the slop.
    case possible(PanSlop)
    /// Beyond it: where the path left it, and the axis the drag is tied to.
    case dragging(exit: Vector2, only: ScrollAxis?)
  }

  /// The numbers of the pan; a change is heeded by the next touch, of speeds and angles at once.
  public var configuration: PanConfiguration

  /// What was ignored or repaired.
  public var diagnostics: InputDiagnostics { gate.diagnostics }

  /// The fingers that are down.
  public private(set) var pointers = ActivePointers()

  private var state = State.idle
  private var gate = InputGate()
  private var tracker: VelocityTracker
  private var anchor = Vector2.zero

  /// Creates a recogniser without fingers.
  @inline(never)
  public init(configuration: PanConfiguration = PanConfiguration()) {
    self.configuration = configuration
    tracker = VelocityTracker(
      estimator: configuration.estimator,
      stillFingerInterval: configuration.stillFingerInterval)
  }

  /// What the recogniser is doing.
  public var phase: Phase {
    switch state {
    case .idle: .idle
    case .possible: .possible
    case .dragging: .dragging
    }
  }

  /// A finger touches.
  ///
  /// - Parameters:
  ///   - id: Any number that stays the same until the finger lifts.
  ///   - position: Where, in points.
  ///   - time: When, in seconds.
  ///   - isCatching: Whether the content is moving. Catching it needs no slop: the drag begins with
  ///     the first move.
  /// - Returns: `nil`, or what became of the touch before, if its up was lost.
  public mutating func pointerDown(
    id: Int, at position: Vector2, time: Double, isCatching: Bool = false
  ) -> PanAction? {
    guard pointers.count < 2 || pointers.contains(id) else {
      gate.diagnostics.extraPointer &+= 1
      return nil
    }
    guard gate.admits(position, at: time, isFirst: pointers.count == 0) else { return nil }

    var lost: PanAction?
    let travel = travel
    if pointers.contains(id) {
      gate.diagnostics.lostUp &+= 1
      if pointers.count == 1 { lost = finish(isCancelled: true, at: time) }
    }
    _ = pointers.insert(id, at: position)

    switch state {
    case .idle:
      let slop = isCatching ? 0 : configuration.slop
      state = .possible(PanSlop(distance: slop, axis: configuration.axes.only))
      tracker.restart(
        estimator: configuration.estimator,
        stillFingerInterval: configuration.stillFingerInterval)
      anchor = position
      tracker.add(PointerSample(position: .zero, time: time))
    case .possible, .dragging:
      anchor = pointers.centroid - travel
    }
    return lost
  }

  /// A finger moves.
  public mutating func pointerMoved(id: Int, to position: Vector2, time: Double) -> PanAction? {
    guard isDown(id), gate.admits(position, at: time) else { return nil }
    let before = travel
    _ = pointers.move(id, to: position)
    tracker.add(PointerSample(position: travel, time: time))

    switch state {
    case .idle:
      return nil
    case .possible(let slop):
      guard let exit = slop.exit(from: before, to: travel) else { return nil }
      let direction = exit == .zero ? travel : exit
      let only = slop.axis ?? configuration.directionalLock?.axis(for: direction)
      state = .dragging(exit: exit, only: only)
      return .began(update(at: time))
    case .dragging:
      return .changed(update(at: time))
    }
  }

  /// A finger lifts.
  public mutating func pointerUp(id: Int, time: Double) -> PanAction? {
    lift(id, isCancelled: false, at: time)
  }

  /// The system takes a finger away.
  public mutating func pointerCancelled(id: Int, time: Double) -> PanAction? {
    lift(id, isCancelled: true, at: time)
  }

  /// Takes all fingers away, for hosts that lose track of them.
  public mutating func cancel(time: Double) -> PanAction? {
    guard pointers.count > 0 else { return nil }
    return finish(isCancelled: true, at: gate.lift(at: time))
  }

  /// Travel since the finger left the slop, in points; zero unless dragging.
  @inline(__always)
  public var translation: Vector2 {
    guard case .dragging(let exit, let only) = state else { return .zero }
    return PanRecognizer.project(travel - exit, on: only)
  }

  /// How fast the fingers drag at `time`, in pt/s, on the axes the drag moves along; zero unless
  /// dragging, and once they rest.
  public func velocity(at time: Double) -> Vector2 {
    guard case .dragging(_, let only) = state else { return .zero }
    return PanRecognizer.project(tracker.velocity(at: time), on: only)
  }

  // MARK: - Parts of the events

  /// The centre's way since the first finger touched, without the jumps of fingers joining.
  @inline(__always)
  private var travel: Vector2 { pointers.count == 0 ? .zero : pointers.centroid - anchor }

  @inline(__always)
  private mutating func isDown(_ id: Int) -> Bool {
    if pointers.contains(id) { return true }
    gate.diagnostics.unknownPointer &+= 1
    return false
  }

  private mutating func lift(_ id: Int, isCancelled: Bool, at time: Double) -> PanAction? {
    guard isDown(id) else { return nil }
    let time = gate.lift(at: time)
    guard pointers.count > 1 else { return finish(isCancelled: isCancelled, at: time) }
    let travel = travel
    _ = pointers.remove(id)
    anchor = pointers.centroid - travel
    return nil
  }

  private mutating func finish(isCancelled: Bool, at time: Double) -> PanAction {
    defer {
      state = .idle
      pointers.removeAll()
    }
    guard case .dragging(_, let only) = state else { return .failed }
    let raw = tracker.rawVelocity
    let (release, velocity) = decide(
      PanRecognizer.project(raw, on: only), isCancelled: isCancelled, at: time)
    let end = PanEnd(
      translation: translation, velocity: velocity, rawVelocity: raw, release: release, time: time)
    return isCancelled ? .cancelled(end) : .ended(end)
  }

  /// The rules of the release, in their order.
  private func decide(
    _ velocity: Vector2, isCancelled: Bool, at time: Double
  ) -> (PanEnd.Release, Vector2) {
    if isCancelled { return (.cancelled, .zero) }
    if tracker.isStill(at: time) { return (.stillFinger, .zero) }
    let speed = velocity.length
    if speed < configuration.minimumFlingSpeed { return (.belowMinimum, .zero) }
    guard speed > configuration.maximumFlingSpeed else { return (.fling, velocity) }
    return (.fling, velocity * (configuration.maximumFlingSpeed / speed))
  }

  @inline(__always)
  private func update(at time: Double) -> PanUpdate {
    PanUpdate(translation: translation, centroid: pointers.centroid, time: time)
  }

  private static func project(_ vector: Vector2, on axis: ScrollAxis?) -> Vector2 {
    guard let axis else { return vector }
    var projected = Vector2.zero
    projected[axis] = vector[axis]
    return projected
  }
}
