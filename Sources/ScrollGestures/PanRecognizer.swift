public import ScrollCoordinates

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
///   ignored entirely and counted; their position is not used. Times start again with the first
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

  /// The numbers of the pan; a change applies from the next touch on, of speeds and of
  /// the still finger immediately.
  public var configuration: PanConfiguration {
    didSet {
      guard !configuration.isSane else { return }
      configuration = oldValue
      fingers.countNonFinite()
    }
  }

  /// The axes the drag may move along; a change applies from the next touch on.
  public var axes = PanAxes.both

  /// The angles that tie a drag to one axis, or `nil` for drags that are free.
  public var directionalLock: DirectionalLock?

  /// What was ignored or sanitized.
  public var diagnostics: InputDiagnostics { fingers.diagnostics }

  /// The fingers that are down.
  public var pointers: ActivePointers { fingers.pointers }

  /// What the recogniser is doing.
  public var phase: Phase { pan.phase }

  private var fingers = FingerTracker()
  private var pan = PanGesture()

  /// Creates a recogniser without fingers.
  public init(
    configuration: PanConfiguration = PanConfiguration(), axes: PanAxes = .both,
    directionalLock: DirectionalLock? = nil
  ) {
    self.configuration = configuration
    self.axes = axes
    self.directionalLock = directionalLock
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
    guard let event = fingers.down(id, at: position, time: time) else { return nil }
    return pan.down(event, isCatching: isCatching, configuration, axes, directionalLock)
  }

  /// A finger moves.
  public mutating func pointerMoved(id: Int, to position: Vector2, time: Double) -> PanAction? {
    guard let move = fingers.move(id, to: position, time: time) else { return nil }
    return pan.moved(move, directionalLock)
  }

  /// A finger lifts.
  public mutating func pointerUp(id: Int, time: Double) -> PanAction? {
    guard let event = fingers.lift(id, time: time) else { return nil }
    return pan.lifted(event, isCancelled: false, configuration)
  }

  /// The system takes a finger away.
  public mutating func pointerCancelled(id: Int, time: Double) -> PanAction? {
    guard let event = fingers.lift(id, time: time) else { return nil }
    return pan.lifted(event, isCancelled: true, configuration)
  }

  /// Takes all fingers away, for hosts that lose track of them.
  public mutating func cancel(time: Double) -> PanAction? {
    guard let event = fingers.liftAll(time: time) else { return nil }
    return pan.lifted(event, isCancelled: true, configuration)
  }

  /// Travel since the finger left the slop, in points; zero unless dragging.
  public var translation: Vector2 { pan.translation(at: pointers.centroid) }

  /// How fast the fingers drag at `time`, in pt/s, on the axes the drag moves along; zero unless
  /// dragging, and once they rest.
  public func velocity(at time: Double) -> Vector2 {
    pan.velocity(at: fingers.sampleTime(at: time), configuration)
  }
}
