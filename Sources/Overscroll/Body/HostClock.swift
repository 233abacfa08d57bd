/// The host's two clocks: events carry the time they happened, frames the time they will be shown.
///
/// Frames are usually asked for one refresh ahead, so events arrive after a frame for a later time.
/// The rules, the same for every model:
///
/// - Events are in order among events, frames among frames; neither bends the other. Recognisers, taps,
///   still fingers and velocities see the events' time only.
/// - What is shown never goes back. A motion that an event starts begins at the event's time, from what
///   is shown; a touch holds what is shown.
/// - Nothing starts in the past. A motion that is caused without a time starts at the next frame or
///   event (``present`` is infinite); one that goes on does so from what is shown.
/// - A time that is a little early counts as the latest of its kind. One that is more than
///   ``jump`` early means that the clock was set: everything goes on from what is shown.
struct HostClock: Hashable, Sendable {
  /// The newest event's time, in seconds.
  private(set) var event = 0.0

  /// The time of what is shown, in seconds: the latest of all frames and events.
  private(set) var shown = 0.0

  /// The newest frame's time, in seconds; minus infinity before the first.
  private(set) var frame = -Double.infinity

  /// The newest frame's length, in seconds; infinite when it has none, being the first.
  private var frameLength = Double.infinity

  /// When a motion starts that is caused now: at the event or the moment under way; infinite outside.
  var present = Double.infinity

  /// How much earlier than the latest a time must be to mean that the clock was set, 0.25, in seconds.
  ///
  /// Frames are at most two refreshes ahead of events, 83 ms at 24 Hz. Source: chosen. Grade D.
  static let jump = 0.25

  /// By how much stored times are to be moved, because the clock was set.
  struct Shift {
    /// Times of fingers, in seconds.
    var touches = 0.0
    /// Times of motions, in seconds.
    var motions = 0.0
  }

  /// Takes the time of an event; false if it is earlier than the one before.
  ///
  /// - Precondition: `time` is finite.
  mutating func begin(at time: Double, shift: inout Shift) -> Bool {
    let isInOrder = time >= event
    if isInOrder {
      event = time
    } else if event - time > Self.jump, time >= 0 {
      shift.touches = time - event
      event = time
    }
    if shown - event > Self.jump { shift.motions = setBack(to: event) }
    present = event
    return isInOrder
  }

  /// Stands at an event of which only the order is known: a lift with an impossible time.
  mutating func beginAtLatest() { present = event }

  /// The event is over.
  mutating func end() { present = .infinity }

  /// Takes the time of a frame; false if it is earlier than the one before.
  ///
  /// - Precondition: `time` is finite.
  mutating func beginFrame(at time: Double, shift: inout Shift) -> Bool {
    let isInOrder = time >= frame && time >= 0
    if shown - time > Self.jump, time >= 0 { shift.motions = setBack(to: time) }
    frameLength = max(0, time - frame)
    frame = isInOrder || shift.motions != 0 ? time : frame
    return isInOrder
  }

  /// The length of the frame under way, for laws that step; nil for the first one.
  var latestFrameLength: Double? { frameLength.isFinite ? frameLength : nil }

  /// Whether the newest frame is more than a second older than the newest event.
  var lacksFrames: Bool { event - frame > 1 }

  /// Whether the newest frame is of no later time than the one before.
  var isFrameStanding: Bool { frameLength == 0 }

  private mutating func setBack(to time: Double) -> Double {
    defer {
      shown = time
      frame = min(frame, time)
    }
    return time - shown
  }

  /// Shows now what it shows, whatever the time was; how much later that is, in seconds.
  mutating func resume(at time: Double) -> Shift {
    // A finger has rested for as long as frames say.
    let shift = Shift(touches: time - max(event, shown), motions: time - shown)
    (event, shown) = (time, time)
    if frame.isFinite { frame = time }
    return shift
  }

  /// Stands where another clock does: that of a page for what lies in it.
  ///
  /// What is shown stays of the time it is of, until it is moved; unless the clock was set.
  mutating func follow(_ other: HostClock) {
    let shown = shown
    self = other
    if shown - other.shown <= Self.jump { self.shown = shown }
  }

  /// What is shown is of another time, because the clock was set that it follows.
  mutating func shiftTime(by difference: Double) { shown += difference }

  /// What is shown is now of a later time, if it is later.
  mutating func move(to time: Double) { shown = max(shown, time) }

  /// When a motion starts that has waited for a time: at the event under way, else with the frame.
  var beginning: Double { min(present, shown) }

  /// When a motion starts that takes over now.
  ///
  /// - Parameter hasBegun: whether it takes over from one that is under way.
  func start(hasBegun: Bool) -> Double { hasBegun ? shown : present }
}
