internal import ScrollPhysics

/// A display frame that ends now, for laws that step.
struct DisplayFrame {
  /// Time since the frame before, in seconds; nil for the first one.
  var sinceLast: Double?
}

/// What moves one step a display frame, by the functions that its law brings (``FrameSteps``).
extension Line {
  /// Starts steps where its law has any; false, and nothing happens, where it moves in closed form.
  ///
  /// Parameters as of ``FrameSteps/Start``.
  mutating func step(
    _ kind: FrameSteps.Kind, to target: Double, velocity: Double, slow: Double = 0,
    fast: Double = 0, gain: Double
  ) -> Bool {
    guard isStepped, let steps = feel.law.frames.steps else { return false }
    steps.start.write(&segment, kind, position, target, velocity, slow, fast, gain)
    if let interval = feel.law.stepInterval { segment.start = -interval }
    beginPlanned(.steps, at: .infinity, velocity: velocity)
    return true
  }

  /// Whether it moves frame by frame after a release.
  private var isStepped: Bool { !isReduced && feel.isStepped }

  /// The offset that the arithmetic counts with, in points.
  var steppedOffset: Double { segment.curve.from }

  /// One frame; true when it rests.
  mutating func takeStep(_ frame: DisplayFrame) -> Bool {
    let (bounds, time) = (bounds, frame.sinceLast ?? .nan)
    guard let steps = feel.law.frames.steps,
      !steps.step.take(&segment, feel.law, time, bounds, grid.displayScale)
    else {
      let target = segment.destination
      return rest(at: target < .infinity ? target : steppedOffset)
    }
    show(stepped: steppedOffset, after: segment.start)
    return false
  }

  /// What steps goes on under other limits or another law: it flies, or settles on its target, where it can no longer
  /// step there.
  fileprivate mutating func replanSteps(at time: Double, isAnew: Bool) {
    if segment.destination < .infinity {
      let place = restingPlace(segment.destination)
      if isAnew || place != segment.destination {
        _ = settle(on: place, spring: .interaction, velocity: velocity, at: time)
      }
    } else if isAnew, isStepped {
      segment.curve.gain = 1
    } else if isAnew {
      // Nobody will step it any more: it flies on from there.
      let carried = segment.curve.slope
      _ = fly(
        carrying: carried, slope: carried, as: isOutside ? .returning : .decelerating, at: time)
    }
  }
}

extension Rule {
  /// Steps, which are never over by their times.
  static var steps: Rule {
    Rule { line, reason, time in
      line.replanSteps(at: time, isAnew: reason == .law)
      return true
    }
  }
}
