/// What something with one coordinate does, in a byte.
@usableFromInline package enum Activity: UInt8, Hashable, Sendable {
  /// At rest, or under a finger that has not moved.
  case still
  /// A finger or a trackpad has it.
  case held
  /// Decelerating inside the bounds, after a release.
  case decelerating
  /// Beyond an edge that it hit.
  case hit
  /// Beyond an edge after a release there, on its return to it.
  case returning
  /// Beyond an edge after a release there, inwards, where it goes on.
  case entering
  /// Moving to a chosen place.
  case settling
  /// A deceleration up to a place, where it is handed on.
  case gliding
  /// One step a display frame.
  case stepping
  /// A program's.
  case program
  /// That of a key that is held down.
  case key

  /// Whether it moves without a finger, or is about to.
  @inlinable package var isMoving: Bool { rawValue > Activity.held.rawValue }

  /// Whether it moves by a scroll view's law after a release, in closed form.
  @inlinable package var isFlight: Bool { isMoving && rawValue < Activity.settling.rawValue }

  /// Whether it is what UIKit calls decelerating.
  @inlinable package var isDecelerating: Bool { isMoving && rawValue < Activity.program.rawValue }

  /// Whether a program moves it, or a key.
  @inlinable package var isAnimating: Bool { rawValue >= Activity.program.rawValue }
}

/// What a flight is doing.
public enum FlightPhase: Hashable, Sendable {
  /// Just released; what follows depends on where.
  case released
  /// Decelerating inside the bounds.
  case decelerating
  /// Beyond an edge after hitting it.
  case hit
  /// Beyond an edge after a release there, on its return to it.
  case returning
  /// Beyond an edge after a release there, flicked back inside.
  case entering
  /// Over.
  case rest
}
