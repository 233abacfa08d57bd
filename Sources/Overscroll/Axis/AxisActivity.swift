/// A touch of a finger's hold on an axis, from its beginning to its end.
struct AxisGrip: Hashable, Sendable {
  /// The raw position where the finger's translation is 0.
  var origin: Double

  /// Where the finger has it, without resistance.
  var raw: Double

  /// Where it moves freely under this finger; the bands reach what was caught.
  var limits: AxisLimits
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
}
