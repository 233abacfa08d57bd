/// When to compute and draw each frame, for hosts that wait for a display themselves.
///
/// A frame is for the refresh that shows it, and is begun as late as its drawing allows, so that it knows the newest
/// events. The pacer learns how long drawing takes, and keeps in step with presents that wait for the display.
///
/// ```swift
/// let frame = pacer.next(at: clock.now)              // wait for events until frame.start
/// let begun = clock.now
/// draw(list.advance(to: frame.time).offset)
/// pacer.drew(frame, from: begun, to: clock.now)      // before the present, which may wait
/// present()
/// pacer.presented(at: clock.now)                     // only if it waits for the display
/// ```
public struct FramePacer: Hashable, Sendable {
  /// One frame to come.
  public struct Frame: Hashable, Sendable {
    /// When it is shown, in seconds: what `advance(to:)` takes.
    public var time: Double
    /// When to begin with it, in seconds; events up to then belong to it.
    public var start: Double

    /// Creates a frame.
    public init(time: Double, start: Double) { (self.time, self.start) = (time, start) }
  }

  /// What waits, clocks of whole milliseconds and drawing may be late, at most 0.003, in seconds; of a shorter refresh
  /// four fifths of what drawing leaves, and never below 0.0005.
  ///
  /// Source: chosen, by simulated displays of 60 to 240 Hz; grade D.
  package static let slack = 0.003

  /// The time between two refreshes, in seconds.
  public private(set) var interval: Double
  /// How long drawing takes, in seconds: as long as lately, the longest counting most.
  package private(set) var drawing = 0.002
  private var nominal: Double
  /// When some refresh was, and the one that the newest frame is for, in seconds.
  private var (refresh, target) = (0.0, -Double.infinity)

  /// Creates a pacer.
  ///
  /// - Parameter refreshRate: what the system says of the display, in refreshes per second; without a sensible
  ///   number, 60.
  public init(refreshRate: Double) {
    interval = Self.interval(refreshRate)
    nominal = interval
  }

  /// The display has another rate, or the window is on another display.
  ///
  /// The same rate again changes nothing.
  public mutating func setRefreshRate(_ rate: Double) {
    guard Self.interval(rate) != nominal else { return }
    nominal = Self.interval(rate)
    interval = nominal
  }

  private static func interval(_ rate: Double) -> Double {
    rate > 1 && rate < 10_000 ? 1 / rate : 1 / 60
  }

  /// How long before it is shown a frame is begun, in seconds.
  public var lead: Double { drawing + max(min(Self.slack, 0.8 * (interval - drawing)), 0.0005) }

  /// The next frame: for the first refresh that there is time to draw for.
  ///
  /// It is the same until its start; keep it until it is drawn, for from then on the next refresh comes first.
  ///
  /// - Parameter now: the time, in seconds; one that is none counts as that of the last refresh.
  public func next(at now: Double) -> Frame {
    let now = now.isFinite ? now : refresh
    var count = ((now + lead - refresh) / interval).rounded(.up)
    // One frame a refresh, however early drawing ends.
    if refresh + count * interval < target + interval / 2 {
      count = ((target - refresh) / interval).rounded() + 1
    }
    let time = refresh + count * interval
    return Frame(time: time, start: time - lead)
  }

  /// A frame was drawn.
  ///
  /// - Parameters:
  ///   - frame: as ``next(at:)`` gave it.
  ///   - start: when drawing began, in seconds.
  ///   - end: when it ended, without a wait for the display, in seconds.
  public mutating func drew(_ frame: Frame, from start: Double, to end: Double) {
    guard frame.time.isFinite, (end - start).isFinite else { return }
    target = frame.time
    // A stall is no reason to begin all later frames early.
    let time = min(max(end - start, 0), 2 * interval)
    drawing += (time - drawing) * (time > drawing ? 0.5 : 0.05)
    refresh = target
  }

  /// A present that waits for the display has returned: that is when a refresh was, or shortly after.
  ///
  /// - Parameter now: the time, in seconds.
  public mutating func presented(at now: Double) {
    let late = now - refresh
    let error = late - (late / interval).rounded() * interval
    guard error.isFinite else { return }
    // A queue in between returns early for a while: that says little.
    refresh += error * (error > 0 ? 0.2 : 0.05)
    interval += error * 0.002
    interval = min(max(interval, nominal * 0.98), nominal * 1.02)
  }
}
