/// What one axis is doing: the states of ``AxisScroller``, each with just the data it needs.
///
/// | state | leaves by |
/// |---|---|
/// | still | drag, release, programmatic scroll, bounds that move away from under it |
/// | drag | release, hold |
/// | flight, frames, spring, eased | rest, hold (a touch), drag, another plan |
///
/// Times are absolute; a curve is asked at `now - start`.
enum AxisMotion: Hashable, Sendable {
  /// At rest, or held by a finger.
  case still
  /// A finger drives the offset: the raw offset is `origin` less the finger's translation.
  case drag(origin: Double, raw: Double)
  /// Released: everything is known. The plan is ``AxisScroller/flight``, beside the state and not in it:
  /// it is seven times as large as any other state's data, and states are copied several times a
  /// frame.
  case flight(start: Double)
  /// Released, one step per display frame; the first one is a frame's nominal length after a pause.
  case frames(FrameLaw.State, isFirst: Bool)
  /// On the way to a target that was chosen on release, until `end`.
  case spring(SpringMotion, start: Double, end: Double)
  /// A programmatic scroll.
  case eased(EasedMotion, start: Double)

  /// Whether the offset changes by itself.
  @inline(__always)
  var isMoving: Bool {
    switch self {
    case .still, .drag: false
    case .flight, .frames, .spring, .eased: true
    }
  }

  /// Whether it is what UIKit calls decelerating.
  @inline(__always)
  var isDecelerating: Bool {
    switch self {
    case .still, .drag, .eased: false
    case .flight, .frames, .spring: true
    }
  }

  /// Whether it is a programmatic scroll.
  @inline(__always)
  var isAnimating: Bool {
    if case .eased = self { return true }
    return false
  }
}
