public import StrictJSON

/// What is on the screen and what the fingers do: input with a known outcome, for tests, benchmarks,
/// bug reports and demonstrations.
///
/// ```swift
/// for frame in SceneRun(try ScrollScene(json: text)) { print(frame.line) }
/// ```
public struct ScrollScene: Hashable, Sendable {
  /// What is on the screen, as it starts.
  public var model: SceneModel

  /// When frames are shown.
  public var frames: SceneFrames

  /// How long before it is shown a frame is computed, in seconds; not negative.
  public var frameLead: Double

  /// The same for each of the listed times of ``frames``, as a host has them that learns how long drawing takes;
  /// empty for ``frameLead`` at all of them.
  package var frameLeads: [Double] = []

  /// Whether frames stop while nothing moves.
  public var asking: SceneAsking

  /// What happens, in any order; of events with the same time the first comes first.
  public var events: [SceneEvent]

  /// When the scene is over.
  public var end: SceneEnd

  /// Creates a scene.
  public init(
    model: SceneModel, frames: SceneFrames = .rate(60), frameLead: Double = 0,
    asking: SceneAsking = .always, events: [SceneEvent], until end: SceneEnd = .rest
  ) {
    self.model = model
    self.frames = frames
    self.frameLead = frameLead
    self.asking = asking
    self.events = events
    self.end = end
  }

  /// The version of the format, 1.
  public static let version = 1
}

/// Why a scene cannot be read or played: the path of the field, what was expected, what was found.
public typealias SceneError = FieldError

/// When frames are shown: a grid of times.
public enum SceneFrames: Hashable, Sendable {
  /// So many a second: frame k is k/f seconds after the first event.
  case rate(Double)

  /// At these times, in seconds and ascending; those up to the first event are left out.
  case times([Double])

  /// The length of a frame, in seconds, where all are alike.
  package var interval: Double? {
    if case .rate(let rate) = self { return 1 / rate }
    return nil
  }
}

/// Which frames of the grid a host asks for.
public enum SceneAsking: Hashable, Sendable, CaseIterable {
  /// All of them.
  case always

  /// After a frame that leaves nothing moving, none until an event sets something in motion.
  case whileMoving
}

/// When a scene is over.
public enum SceneEnd: Hashable, Sendable {
  /// At the first frame with all events behind it at which nothing moves without a finger.
  ///
  /// A finger that is never lifted does not keep the scene going.
  case rest

  /// At the last frame that is not later than this, in seconds, on the clock of the events.
  case time(Double)
}
