internal import Overscroll

/// A scene as it is played, frame by frame.
///
/// | | |
/// |---|---|
/// | frames | start after the first event: frame k at its time + k/f, or the listed times after it |
/// | events | are applied in the order of their times, before the first frame that is not earlier |
/// | end | see ``SceneEnd``; with listed times also when the list ends |
///
/// A scene without events begins at 0. Every frame is computed from its number, so nothing adds up.
///
/// - Complexity: O(1) a frame beside the events.
public struct SceneRun: Sequence, IteratorProtocol {
  /// The most frames of one scene, a million: 4.6 hours at 60 Hz.
  ///
  /// Source: chosen, so that a scene that never rests ends. Grade D.
  public static let frameLimit = 1_000_000

  /// What is on the screen, as of the latest frame.
  public private(set) var model: SceneModel

  /// Why the run ended before the scene did; nil while all is well.
  public private(set) var error: SceneError?

  private let frameLimit: Int
  private let frames: SceneFrames
  private let end: SceneEnd
  /// The events in the order of their times, each with its place in the scene.
  private let events: [(place: Int, event: SceneEvent)]
  private let start: Double
  private var skipped = 0
  private var applied = 0
  private var count = 0
  private var isOver = false

  /// Begins a scene.
  ///
  /// - Parameters:
  ///   - scene: what to play.
  ///   - frameLimit: the number of frames after which a scene that has not ended is given up.
  public init(_ scene: Scene, frameLimit: Int = SceneRun.frameLimit) {
    self.frameLimit = frameLimit
    model = scene.model
    frames = scene.frames
    end = scene.end
    // Of equal times the first comes first, whatever the sorting does.
    events = scene.events.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map { ($0.offset, $0.element) }
    start = events.first?.event.time ?? 0
    if case .times(let times) = frames, !events.isEmpty {
      skipped = times.firstIndex { $0 > start } ?? times.count
    }
  }

  /// The next frame, or nil when the scene is over.
  public mutating func next() -> SceneFrame? {
    guard !isOver, let time = frameTime() else { return nil }
    if case .time(let end) = end, time > end { return nil }
    guard count < frameLimit else {
      error = SceneError(
        "until", "the scene has not ended after \(frameLimit) frames, at t = \(model.time)")
      isOver = true
      return nil
    }
    count += 1
    var happened: [SceneNews] = []
    while applied < events.count, events[applied].event.time <= time {
      let (place, event) = events[applied]
      do throws(SceneError) {
        happened.append(inOrder: try model.apply(event))
      } catch {
        self.error = SceneError("events[\(place)].\(error.path)", error.reason)
        isOver = true
        return nil
      }
      applied += 1
    }
    happened.append(inOrder: model.advance(to: time))
    isOver = end == .rest && applied == events.count && !model.isMoving
    return SceneFrame(number: count, time: model.time, shown: model, events: happened)
  }

  /// When the next frame is.
  private func frameTime() -> Double? {
    switch frames {
    case .rate(let rate): start + Double(count + 1) / rate
    case .times(let times): skipped + count < times.count ? times[skipped + count] : nil
    }
  }
}
