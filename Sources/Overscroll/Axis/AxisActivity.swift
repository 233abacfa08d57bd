/// A touch of a finger's hold on an axis, from its beginning to its end.
struct AxisGrip: Hashable, Sendable {
  /// The raw position where the finger's translation is 0.
  var origin: Double

  /// Where the finger has it, without resistance.
  var raw: Double

  /// Where it moves freely under this finger; the bands reach what was caught.
  var limits: AxisLimits

  /// Whether a wheel or a trackpad has it, which UIKit's band resists less.
  var isWheel = false

  /// The band that resists.
  func band(_ band: ScrollBand) -> ScrollBand { isWheel ? band.ofWheel : band }
}

extension ScrollBand {
  /// What resists a wheel or a trackpad: with UIKit's band ``RubberBand/trackpadCoefficient``.
  var ofWheel: ScrollBand {
    guard case .hyperbolic(RubberBand.uiKitCoefficient) = self else { return self }
    return .hyperbolic(RubberBand.trackpadCoefficient)
  }
}

/// A motion under way on an axis.
struct AxisRun: Hashable, Sendable {
  /// What the motion is for.
  enum Purpose: Hashable, Sendable {
    /// Content after a release, by its law; more parts may follow.
    case flight
    /// Moving to a chosen place.
    case settling
    /// A deceleration up to a place, where it is handed on.
    case gliding
    /// A program's.
    case program
    /// That of a key that is held down; more parts may follow.
    case key
  }

  /// When it started, in seconds; infinite until the next frame or event, which starts it.
  var start: Double

  /// How long it takes in all, in seconds.
  var duration: Double

  /// Where it will come to rest.
  var destination: Double

  /// The part in force, on a clock that is 0 at the start.
  var segment: FlightSegment

  /// What the motion is for.
  let purpose: Purpose

  /// Whether a frame or an event has started it.
  var hasBegun: Bool { start < .infinity }
}

/// Where the frames lead.
enum StepCourse: Hashable, Sendable {
  /// Wherever they end, farther by a factor where flicks have built up.
  case coast(factor: Double)
  /// To a page.
  case turn(PageTurning)
  /// To a target that somebody else has chosen.
  case landing(Landing, target: Double, factor: Double)

  /// The place they go to, if one was chosen.
  var target: Double? {
    switch self {
    case .coast: nil
    case .turn(let turn): turn.target
    case .landing(_, let target, _): target
    }
  }

  /// By how much farther than by itself it goes within the range.
  var factor: Double {
    switch self {
    case .coast(let factor), .landing(_, _, let factor): factor
    case .turn: 1
    }
  }

  /// The same, `distance` points further on.
  func shifted(by distance: Double) -> StepCourse {
    switch self {
    case .coast: self
    case .turn(let turn): .turn(turn.shifted(by: distance))
    case .landing(let landing, let target, let factor):
      .landing(landing, target: target + distance, factor: factor)
    }
  }
}

#if OVERSCROLL_LIST_ONLY
  /// The frames of UIKit's own arithmetic: nothing steps in such a build.
  enum AxisSteps: Hashable, Sendable {
    var state: FrameLaw.State {
      get { switch self {} }
      set {}
    }
    var law: FrameLaw { switch self {} }
    var interval: Double { switch self {} }
    var isFirst: Bool {
      get { switch self {} }
      set {}
    }
    var course: StepCourse {
      get { switch self {} }
      set {}
    }
  }
#else
  /// The frames of UIKit's own arithmetic, one after the other.
  struct AxisSteps: Hashable, Sendable {
    /// Offset and velocity at the latest frame.
    var state: FrameLaw.State

    /// The arithmetic.
    let law: FrameLaw

    /// How long a frame is that follows no other closely, in seconds.
    let interval: Double

    /// Whether the next frame is the first.
    var isFirst: Bool

    /// Where the frames lead.
    var course = StepCourse.coast(factor: 1)
  }
#endif

/// A display frame that ends now, for laws that step.
struct DisplayFrame {
  /// Time since the frame before, in seconds; nil for the first one.
  var sinceLast: Double?

  /// How long it is: after a pause, in which nobody may have asked for frames, the first one is nominal.
  func length(of steps: AxisSteps) -> Double {
    let length = sinceLast ?? steps.interval
    // A frame that was requested a good while after the one before ends a pause, not a frame.
    return steps.isFirst && length > 1.5 * steps.interval ? steps.interval : length
  }
}
