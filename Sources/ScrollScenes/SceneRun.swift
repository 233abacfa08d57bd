internal import Overscroll

/// A scene as it is played, frame by frame.
///
/// | | |
/// |---|---|
/// | frames | start after the first event: frame k at its time + k/f, or the listed times after it |
/// | events | are applied in the order of their times, before the first frame that is computed no earlier |
/// | end | see ``SceneEnd``; with listed times also when the list ends |
///
/// The frame for time T is computed when the host's clock reads T - `frameLead`: events up to then come
/// before it, later ones after it, with their own times, which may be earlier than T. With
/// ``SceneAsking/whileMoving`` the frame after one that leaves nothing moving is the first that is
/// computed no earlier than the event that sets something in motion; if no event does, the scene is
/// over.
///
/// A scene without events begins at 0. Every frame is computed from its number, so nothing adds up.
///
/// - Complexity: O(1) a frame besides the events.
public struct SceneRun: Sequence, IteratorProtocol {
  /// What is on the screen, as of the latest frame.
  public private(set) var model: SceneModel

  /// Why the run ended before the scene did; nil while all is well.
  public private(set) var error: SceneError?

  private let frameLimit: Int
  private let frames: SceneFrames
  private let (lead, leads): (Double, [Double])
  private let asking: SceneAsking
  private let end: SceneEnd
  /// The single events in the order of their times, each with its place in the scene.
  private let events: [(place: Int, event: SceneEvent)]
  private let start: Double
  private var skipped = 0
  private var applied = 0
  /// The number of the latest frame.
  private var number = 0
  /// How many frames there were.
  private var count = 0
  private var happened: [PartEvent] = []
  private var isOver = false

  /// Begins a scene.
  ///
  /// - Parameters:
  ///   - scene: what to play.
  ///   - frameLimit: the number of frames after which a scene that has not ended is given up; a million, 4.6 hours at
  ///     60 Hz, unless given. Source: chosen. Grade D.
  public init(_ scene: ScrollScene, frameLimit: Int = 1_000_000) {
    self.frameLimit = frameLimit
    model = scene.model
    frames = scene.frames
    (lead, leads) = (scene.frameLead, scene.frameLeads)
    asking = scene.asking
    end = scene.end
    let singles: [(place: Int, event: SceneEvent)] = scene.events.enumerated().flatMap { event in
      // A stroke that cannot be read ends the scene when it is its turn.
      ((try? event.element.singles) ?? [event.element]).map { (event.offset, $0) }
    }
    // Of equal times the first comes first, whatever the sorting does.
    events = singles.enumerated()
      .sorted { ($0.element.event.time, $0.offset) < ($1.element.event.time, $1.offset) }
      .map(\.element)
    start = events.first?.event.time ?? 0
    if case .times(let times) = frames, !events.isEmpty {
      skipped = times.firstIndex { $0 > start } ?? times.count
    }
  }

  /// The next frame, or nil when the scene is over.
  public mutating func next() -> SceneFrame? {
    guard !isOver else { return nil }
    guard let next = nextNumber(), let time = shownTime(of: next),
      apply(until: time - lead(of: next))
    else {
      isOver = true
      return nil
    }
    guard count < frameLimit else {
      return giveUp(
        "until", "the scene has not ended after \(frameLimit) frames, at t = \(model.time)")
    }
    (number, count) = (next, count + 1)
    happened.append(inOrder: model.advance(to: time))
    defer { happened = [] }
    isOver = end == .rest && applied == events.count && !model.isMoving
    return SceneFrame(number: number, time: time, shown: model, events: happened)
  }

  // MARK: - Events

  /// Applies the events up to a time of the host's clock; false if one of them cannot be.
  private mutating func apply(until time: Double) -> Bool {
    while applied < events.count, events[applied].event.time <= time {
      guard applyNext() else { return false }
    }
    return true
  }

  private mutating func applyNext() -> Bool {
    let (place, event) = events[applied]
    applied += 1
    do throws(SceneError) {
      happened.append(
        inOrder: try model.apply(event, frames: frames, path: "events[\(place)]"))
      return true
    } catch {
      self.error = error
      return false
    }
  }

  private mutating func giveUp(_ path: String, _ reason: String) -> SceneFrame? {
    error = SceneError(path, reason)
    isOver = true
    return nil
  }

  // MARK: - Frames

  /// The number of the next frame that is requested; nil when none is.
  private mutating func nextNumber() -> Int? {
    guard asking == .whileMoving, number > 0, !model.isMoving else { return number + 1 }
    while applied < events.count {
      let time = events[applied].event.time
      guard let next = firstNumber(computedAt: time), shownTime(of: next) != nil, applyNext() else {
        return nil
      }
      if model.isMoving { return next }
    }
    return nil
  }

  /// The first frame after the latest that is computed no earlier than a time.
  private func firstNumber(computedAt time: Double) -> Int? {
    var next = number + 1
    if case .rate(let rate) = frames {
      let frames = (time + lead - start) * rate
      // Beyond 2^53 not every whole number is a `Double`.
      guard frames < 0x1p53 else { return nil }
      next = Swift.max(next, Int(Swift.max(0, frames)))
    }
    while let shown = shownTime(of: next), shown - lead(of: next) < time { next += 1 }
    return next
  }

  /// How long before it is shown a frame is computed.
  private func lead(of number: Int) -> Double {
    let index = skipped + number - 1
    return leads.indices.contains(index) ? leads[index] : lead
  }

  /// When a frame is shown; nil for one after the end, and for one so far off that its time is no number.
  private func shownTime(of number: Int) -> Double? {
    let time: Double
    switch frames {
    case .rate(let rate):
      time = start + Double(number) / rate
    case .times(let times):
      guard skipped + number <= times.count else { return nil }
      time = times[skipped + number - 1]
    }
    if case .time(let end) = end, time > end { return nil }
    return time.isFinite ? time : nil
  }
}
