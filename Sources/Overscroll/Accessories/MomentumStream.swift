public import ScrollCoordinates
public import ScrollGestures
internal import ScrollPhysics

/// The deltas of a trackpad with the momentum that its system does not send: for compositors, mouse tools, terminals
/// and toolkits that keep their own offsets.
///
/// ```swift
/// var stream = MomentumStream()
/// // Each event that the system sends, and each display frame as long as something glides:
/// stream.handle(event) { window.scroll($0.delta, $0.phase) }
/// if stream.isMoving { stream.advance(to: frameTime) { window.scroll($0.delta, $0.phase) } }
/// ```
///
/// | in | out |
/// |---|---|
/// | fingers: `began`, `changed`, `ended` | the same, immediately; after `ended` a glide, if they left fast enough |
/// | the glide | `momentumBegan`, `momentumChanged` … with the frames, then `momentumEnded` |
/// | the system's own momentum | nothing, for it would come twice; with ``momentum`` `.system` the same |
/// | smooth deltas without phases | the same; with a ``liftInterval`` as fingers', which left after that silence |
/// | notches | the same |
///
/// The glide is that of a ``Scroller`` with ``Scroller/trackpadMomentum`` `.engine` and no edges: velocity and least
/// speed by ``feel``, place in closed form. So its sum is the same at any frame rate, and a stall loses nothing.
///
/// ## What ends a glide
///
/// Fingers that are laid down or move (`held`, `began`), a notch against it, and ``hold(at:_:)``, by which a host says
/// that a key or a button was pressed, or that what is scrolled has another size or no focus.
///
/// ## Units
///
/// Lines and pages that come in become points. Out go points, or lines of 40 pt (``unit``); whole ones where
/// ``isWhole`` is set, with the rest carried to the next delta: Σ out + ``rest`` = Σ in.
///
/// Reversed times, NaN and deltas beyond 1e9 pt are ignored and counted in ``diagnostics``.
///
/// - Complexity: O(1), no allocation, for every call.
public struct MomentumStream: Hashable, Sendable {
  /// How fast fingers have to be, how their velocity is judged, and the law of the glide.
  public var feel = ScrollFeel.uiKit { didSet { fingers.configuration = PanConfiguration(feel) } }

  /// Who moves things on when fingers leave: the engine, unless set.
  ///
  /// What glides when it is set, glides on.
  public var momentum = TrackpadMomentum.engine

  /// How long smooth deltas without phases are silent before the fingers count as lifted, in seconds; nil, unless set,
  /// where nobody knows whether they are fingers at all.
  ///
  /// For systems that do not report the lift. A glide begins then, with the velocity of the last deltas. What is
  /// negative, NaN or infinite is ignored.
  public var liftInterval: Double? {
    didSet { if let new = liftInterval, !(new >= 0 && new < .infinity) { liftInterval = oldValue } }
  }

  /// What one unit of the deltas that come out is: points, unless set.
  ///
  /// Pages count as points.
  public var unit = WheelEvent.Unit.pixels

  /// Whether the deltas that come out are whole numbers.
  public var isWhole = false { didSet { if !isWhole { rest = .zero } } }

  /// What a page of a wheel is, in points, 0 … 1e12; some platforms' laws depend on it.
  public var viewport: Size2 { didSet { viewport = viewport.sanitized } }

  /// What has not come out yet of what came in, in points: less than a unit, where ``isWhole`` is set.
  public private(set) var rest = Vector2.zero

  private var wheel = WheelInput()
  private var fingers = Fingers()
  private var isStroking = false
  /// When fingers without phases will count as lifted, in seconds.
  private var liftTime: Double?
  private var glide: Glide?
  /// Up to when everything has come out, in seconds: frames may be ahead of events.
  private var time = -Double.infinity

  /// Fingers that have left: a flight of its own along each axis.
  private struct Glide: Hashable, Sendable {
    var start: Double
    let flights: AxisPair<Flight>
    var sent = Vector2.zero
    var isSent = false

    func place(at time: Double) -> Vector2 {
      Vector2(flights.x.value(at: time - start), flights.y.value(at: time - start))
    }

    var restTime: Double { start + max(flights.x.restTime, flights.y.restTime) }
  }

  /// Creates a stream at rest.
  ///
  /// - Parameter viewport: what a page of a wheel is, in points; 800 × 600 if left out.
  public init(viewport: Size2 = Size2(800, 600)) { self.viewport = viewport.sanitized }

  /// What was ignored.
  public var diagnostics: InputDiagnostics { wheel.diagnostics }

  /// Whether frames are needed: something glides, or fingers without phases are about to count as lifted.
  public var isMoving: Bool { glide != nil || liftTime != nil }

  /// How far the glide has still to go, in points.
  public var remaining: Vector2 {
    guard let glide else { return .zero }
    return Vector2(glide.flights.x.destination, glide.flights.y.destination) - glide.sent
  }

  // MARK: - In and out

  /// Takes an event of the system.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - send: what comes out, in order: at most six events.
  public mutating func handle(_ event: WheelEvent, _ send: (WheelEvent) -> Void) {
    var event = wheel.corrected(event, viewport: viewport)
    event.time = inOrder(event.time, after: wheel.latestTime)
    let ignored = wheel.diagnostics
    let action = wheel.handle(event, viewport: viewport)
    guard wheel.diagnostics == ignored else { return }
    advance(to: event.time, send)
    let points = wheel.points(of: event, viewport: viewport)
    switch event.phase {
    case .none:
      if case .scrollBy = action {
        turn(points, send)
      } else if liftInterval == nil {
        emit(points, .none, send)
      } else if points != .zero {
        stroke(points, at: event.time, send)
        liftTime = liftInterval.map { event.time + $0 }
      }
    case .held, .began:
      endGlide(send)
      endStroke(.ended, .zero, send)
      fingers.beginStroke(at: event.time)
      if event.phase == .began { stroke(points, at: event.time, send) }
    case .changed: stroke(points, at: event.time, send)
    case .ended:
      lift(points, fingers.endStroke(at: event.time, isOutside: false), at: event.time, send)
    case .cancelled: endStroke(.cancelled, points, send)
    case .momentumBegan, .momentumChanged, .momentumEnded:
      if momentum == .system { emit(points, event.phase, send) }
    }
  }

  /// Moves to a display frame: tells how far the glide has gone since the call before.
  ///
  /// - Parameters:
  ///   - time: when the frame will be shown, in seconds; NaN, or a little earlier than before, changes nothing.
  ///   - send: what comes out, in order: at most four events.
  public mutating func advance(to time: Double, _ send: (WheelEvent) -> Void) {
    guard time.isFinite, inOrder(time, after: self.time) > self.time else { return }
    if let lift = liftTime, lift <= time {
      self.time = max(lift, self.time)
      // However long the silence: the fingers moved until it began.
      self.lift(.zero, fingers.endStroke(at: -.infinity, isOutside: false), at: lift, send)
    }
    self.time = time
    guard let glide else { return }
    let place = glide.place(at: time)
    self.glide?.sent = place
    self.glide?.isSent = true
    emit(place - glide.sent, glide.isSent ? .momentumChanged : .momentumBegan, send)
    if time >= glide.restTime { endGlide(send) }
  }

  /// Ends a glide: fingers were laid down, a key or a button was pressed, what is scrolled has changed.
  public mutating func hold(at time: Double, _ send: (WheelEvent) -> Void) {
    handle(WheelEvent(delta: .zero, phase: .held, time: time), send)
  }

  // MARK: - Parts

  /// A time that is a little early counts as the latest; one that is more than `HostClock.jump` early means that the
  /// clock was set: everything goes on from there.
  private mutating func inOrder(_ time: Double, after latest: Double) -> Double {
    guard time < latest, time >= 0 else { return time }
    wheel.countReversedTime()
    guard latest - time > HostClock.jump else { return latest }
    let difference = time - latest
    wheel.shiftTime(by: difference, to: time)
    fingers.shiftTime(by: difference, to: time)
    liftTime = liftTime.map { $0 + difference }
    glide?.start += difference
    self.time += difference
    return time
  }

  /// Fingers have moved on.
  private mutating func stroke(
    _ points: Vector2, at moved: Double, _ send: (WheelEvent) -> Void
  ) {
    endGlide(send)
    fingers.stroke(by: points, at: moved)
    emit(points, isStroking ? .changed : .began, send)
    isStroking = true
  }

  /// Fingers have left: they glide on from here with a velocity.
  private mutating func lift(
    _ points: Vector2, _ velocity: Vector2, at left: Double, _ send: (WheelEvent) -> Void
  ) {
    let flings = isStroking && momentum == .engine
    endStroke(.ended, points, send)
    guard flings, velocity != .zero else { return }
    glide = Glide(
      start: left,
      flights: AxisPair(x: flight(velocity, .horizontal), y: flight(velocity, .vertical)))
  }

  private func flight(_ velocity: Vector2, _ axis: ScrollAxis) -> Flight {
    Flight(
      from: 0, velocity: velocity[axis], in: -Self.farthest...Self.farthest, law: feel.law,
      dimension: viewport[axis])
  }

  /// A notch was turned: one against the glide ends it.
  private mutating func turn(_ points: Vector2, _ send: (WheelEvent) -> Void) {
    let distance = remaining
    if points.x * distance.x + points.y * distance.y < 0 { endGlide(send) }
    endStroke(.ended, .zero, send)
    emit(points, .none, isPrecise: false, send)
  }

  private mutating func endStroke(
    _ phase: WheelEvent.Phase, _ points: Vector2, _ send: (WheelEvent) -> Void
  ) {
    if isStroking { emit(points, phase, send) }
    (isStroking, liftTime) = (false, nil)
    fingers.cancelStroke()
  }

  private mutating func endGlide(_ send: (WheelEvent) -> Void) {
    if let glide, glide.isSent { emit(.zero, .momentumEnded, send) }
    glide = nil
  }

  /// Sends a delta in the unit that is wanted; one that only moves, and does not, is left out.
  private mutating func emit(
    _ points: Vector2, _ phase: WheelEvent.Phase, isPrecise: Bool = true,
    _ send: (WheelEvent) -> Void
  ) {
    let length = unit == .lines ? WheelInput.lineHeight : 1
    var delta = (rest + points) / length
    if isWhole {
      delta = Vector2(delta.x.rounded(.towardZero), delta.y.rounded(.towardZero))
      rest = rest + points - delta * length
    }
    let isMove = phase == .none || phase == .changed || phase == .momentumChanged
    if delta == .zero, isMove { return }
    send(
      WheelEvent(
        delta: delta, unit: unit == .lines ? .lines : .pixels, phase: phase, isPrecise: isPrecise,
        time: time))
  }

  /// Where there would be an edge, 1e9, in points: further than any fling goes.
  ///
  /// Source: chosen. Grade D.
  private static let farthest = 1e9
}
