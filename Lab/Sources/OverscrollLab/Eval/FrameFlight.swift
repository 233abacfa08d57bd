import ScrollPhysics
import StrictJSON

/// A flight stepped frame by frame to its end, with a few of its frames kept.
struct FrameFlight {
  /// The most frames a flight may take: over four hours at 60 Hz.
  ///
  /// A rate close to 1 or a tiny interval can ask for more.
  static let frameLimit = 1_000_000

  /// The frames that are kept: Fibonacci numbers, dense where the motion is quick.
  ///
  /// The list ends where the reference values end.
  private static let sampledFrames = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]

  private(set) var frames = 0
  private(set) var state: FrameLaw.State
  private(set) var largestOvershoot = 0.0
  private(set) var samples: [(frame: Int, state: FrameLaw.State)] = []
  let range: ClosedRange<Double>

  /// Steps until the law comes to rest; nil when it does not within the limit.
  init?(
    from start: FrameLaw.State, law: FrameLaw, interval: Double, in range: ClosedRange<Double>
  ) {
    state = start
    self.range = range
    repeat {
      guard frames < Self.frameLimit else { return nil }
      state = law.step(state, by: interval, in: range)
      frames += 1
      largestOvershoot = max(largestOvershoot, abs(state.offset - nearestInside))
      if Self.sampledFrames.contains(frames) { samples.append((frames, state)) }
    } while !law.isAtRest(state, in: range)
  }

  private var nearestInside: Double { min(max(state.offset, range.lowerBound), range.upperBound) }

  /// The edge when the flight ended beyond it, else where it stopped.
  var rest: Double { nearestInside }

  var json: JSONValue {
    [
      "frames": .number(Double(frames)),
      "xBeforePin": .number(state.offset),
      "velocityPerMs": .number(state.velocity / 1000),
      "maxOvershoot": .number(largestOvershoot),
      "rest": .number(rest),
      "samples": .array(
        samples.map { sample in
          [
            "frame": .number(Double(sample.frame)),
            "x": .number(sample.state.offset),
            "velocityPerMs": .number(sample.state.velocity / 1000),
          ]
        }),
    ]
  }
}
