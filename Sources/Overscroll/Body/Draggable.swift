/// Whatever a finger moves: the same words with the same meaning for lists, drawers, pagers, windows,
/// dials, thrown values and nested pages.
///
/// ```swift
/// func touch<Thing: Draggable>(_ thing: inout Thing, _ event: TouchEvent) {
///   thing.handle(event)
///   if thing.isMoving { requestFrame() }
/// }
///
/// func frame<Thing: Draggable>(_ thing: inout Thing, at time: Double) -> Thing.Frame {
///   let frame = thing.advance(to: time)
///   if thing.isMoving { requestFrame() }
///   return frame
/// }
/// ```
///
/// ## Time
///
/// Events carry the time they happened, frames the time they will be shown; both in seconds on clocks
/// with the same origin. Frames may be ahead of events. What is shown never goes back, nothing starts in
/// the past, and after any idle time no call is needed to catch up: a motion that is caused without a
/// time, by a program or a property, starts at the next frame or event.
public protocol Draggable: Hashable, Sendable {
  /// What a call causes, in order.
  associatedtype Events: DragEvents
  /// How a touch ended.
  associatedtype Release: DragRelease where Release.Events == Events
  /// What there is to draw.
  associatedtype Frame: DragFrame where Frame.Events == Events
  /// A place in the coordinates of what is dragged.
  associatedtype Destination

  /// Whether fingers may drag it; turned off in a drag, it ends the drag as a cancelled touch does.
  var isDragEnabled: Bool { get set }

  /// How fingers are read: slop, minimum and maximum fling, estimator and still-finger rule.
  var pan: PanConfiguration { get set }

  /// How it moves and reads fingers: UIKit's feel, or any other platform's. Sets ``pan`` to the feel's.
  ///
  /// What has no content moves by springs and bands of its own, and takes from a feel how fingers are read.
  var feel: ScrollFeel { get set }

  /// Whether motion that no finger causes is reduced.
  var reducesMotion: Bool { get set }

  /// Whether a finger is down.
  var isTracking: Bool { get }

  /// Whether fingers drag it.
  var isDragging: Bool { get }

  /// Whether frames are needed: it moves without a finger.
  var isMoving: Bool { get }

  /// What it is doing, in one word.
  var phase: MotionPhase { get }

  /// The time of what is shown, in seconds.
  var time: Double { get }

  /// When it will have come to rest, in seconds; now when it does not move.
  ///
  /// What was set in motion without a time starts with the next frame, later than this counts; ``sync(to:)`` starts it.
  var restTime: Double { get }

  /// Where it will have come to rest; where it is when it is not in motion.
  var destination: Destination { get }

  /// What was ignored or corrected so far.
  var diagnostics: InputDiagnostics { get }

  /// Takes a touch; for anything but a lift the release says what goes on.
  @discardableResult
  mutating func handle(_ event: TouchEvent) -> Release

  /// Moves to a display frame and says what to draw; any interval is allowed.
  @discardableResult
  mutating func advance(to time: Double) -> Frame

  /// Says what time it is on the clock of events: what was set in motion without a time starts now.
  @discardableResult
  mutating func sync(to time: Double) -> Events

  /// Goes on from what is shown at another time, as if none had passed: a copy that was taken in flight, and is put
  /// back later.
  ///
  /// A time that is not finite is ignored and counted.
  mutating func resume(at time: Double)
}

/// What a call caused, of whatever was called.
public protocol DragEvents: Hashable, Sendable {
  /// No events.
  init()

  /// Whether there are none.
  var isEmpty: Bool { get }

  /// Appends the events of another call.
  mutating func append(_ events: Self)
}

#if !hasFeature(Embedded)
  extension DragEvents where Self: Sequence {
    /// The events, in order and in brackets.
    public var description: String { "[\(map { "\($0)" }.joined(separator: ", "))]" }
  }
#endif

/// What there is to draw at a frame, of whatever is drawn.
public protocol DragFrame: Hashable, Sendable {
  /// What a call causes, in order.
  associatedtype Events: DragEvents

  /// The time asked for, in seconds.
  var time: Double { get }

  /// What it is doing.
  var phase: MotionPhase { get }

  /// What happened since the call before.
  var events: Events { get }
}

/// How a touch ended, of whatever was touched.
public protocol DragRelease: Hashable, Sendable {
  /// What a call causes, in order.
  associatedtype Events: DragEvents

  /// Whether it keeps moving.
  var willSettle: Bool { get }

  /// Whether a drag ended.
  var didDrag: Bool { get }

  /// Whether the touch stopped what moved: then it is no tap on what lies there.
  var didStopMotion: Bool { get set }

  /// What happened, in order.
  var events: Events { get set }
}

extension Draggable {
  /// How fingers are read, as a part of UIKit's feel; set, ``pan`` becomes the feel's.
  public var feel: ScrollFeel {
    get {
      var feel = ScrollFeel.uiKit
      feel.estimator = pan.estimator
      feel.thresholds = FlingThresholds(
        slop: pan.slop, minimumSpeed: pan.minimumFlingSpeed, maximumSpeed: pan.maximumFlingSpeed)
      return feel
    }
    set { pan = PanConfiguration(newValue) }
  }

  /// A finger touches; whatever moves stops where it is shown.
  ///
  /// The centre of two fingers drags. A third waits, and takes the place of the first of them to lift.
  ///
  /// - Parameters:
  ///   - id: any number that stays the same until the finger lifts.
  ///   - position: where, in points, in coordinates that do not move with what is dragged.
  ///   - time: when, in seconds.
  @inlinable @discardableResult
  public mutating func touchDown(_ id: Int, at position: Vector2, time: Double) -> Events {
    handle(TouchEvent(.began, id: id, position: position, time: time)).events
  }

  /// A finger moves.
  @inlinable @discardableResult
  public mutating func touchMoved(_ id: Int, to position: Vector2, time: Double) -> Events {
    handle(TouchEvent(.moved, id: id, position: position, time: time)).events
  }

  /// A finger lifts.
  ///
  /// - Parameters:
  ///   - id: the finger.
  ///   - position: where it lifts; if that is new, it moves there first.
  ///   - time: when, in seconds.
  @inlinable @discardableResult
  public mutating func touchUp(
    _ id: Int, at position: Vector2? = nil, time: Double
  ) -> Release { handle(TouchEvent(.ended, id: id, position: position, time: time)) }

  /// The system takes a finger away; what it held settles as after a release without velocity.
  @inlinable @discardableResult
  public mutating func touchCancelled(_ id: Int, time: Double) -> Release {
    handle(TouchEvent(.cancelled, id: id, time: time))
  }

  /// Takes all fingers away, also those on a trackpad, for hosts that lost track of them.
  @inlinable @discardableResult
  public mutating func cancelTouches(time: Double) -> Release {
    handle(TouchEvent(.allCancelled, time: time))
  }

  /// The same with no finger on it, as after cancelled touches: what an undo puts back.
  ///
  /// A copy that was taken under a finger waits for that finger forever; the one that comes next is another. What
  /// moves in a copy goes on at the times it had, unless ``resume(at:)`` says another one.
  @inlinable
  public func withoutTouches() -> Self {
    var copy = self
    // Fingers zoom what they may not drag.
    copy.isDragEnabled = true
    copy.isDragEnabled = false
    copy.isDragEnabled = isDragEnabled
    return copy
  }

  /// Makes a change at a known time: what moves is there then, and what the change sets in motion
  /// starts then.
  ///
  /// ```swift
  /// list.perform(at: event.time) { $0.setContentOffset(.zero, animated: true) }
  /// ```
  @inlinable @discardableResult
  public mutating func perform<Result>(
    at time: Double, _ change: (inout Self) -> Result
  ) -> (result: Result, before: Events, after: Events) {
    let before = sync(to: time)
    let result = change(&self)
    return (result, before, sync(to: time))
  }
}
