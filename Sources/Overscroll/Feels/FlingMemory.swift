@_spi(Formulas) import ScrollGestures

/// What a scroller remembers of one fling until the next: how much of it the next one takes over.
///
/// Plain memory. A feel's ``MomentumRule`` brings the rule along, so what no feel names is not linked.
struct FlingMemory: Hashable, Sendable {
  /// What a rule keeps.
  enum Kept: Hashable, Sendable {
    /// UIKit's flicks that build up, of both axes together.
    case flicks(FlickSeries)
    /// What other platforms' rules remember of each axis.
    case momenta(FlingMomenta)
  }

  var kept = Kept.flicks(FlickSeries())

  /// Whether the next move of a drag matters: an estimate of velocity at every touch is for nothing else.
  var followsMoves: Bool

  init(_ momentum: MomentumRule) { followsMoves = momentum.needs.contains(.pans) }
}

/// What there is to remember of flings.
struct FlingRule: Installed {
  /// Takes note of an event; returns the velocity of a fling, or a factor of the distance.
  let answer: @convention(thin) @Sendable (inout FlingMemory, inout FlingNow) -> Double

  /// Nothing is taken over.
  static var nothing: FlingRule { FlingRule { _, now in now.event == .lifted ? 1 : now.number } }

  /// Flicks build up.
  static var flicks: FlingRule { FlingRule { $0.rememberFlick($1) } }

  /// Each axis has a momentum.
  static var momenta: FlingRule { FlingRule { $0.rememberMomentum($1) } }
}

/// Why a memory of flings is queried.
enum FlingEvent: UInt8 {
  /// A finger holds what moves, with the velocities of the offset.
  case held
  /// It begins to drag.
  case began
  /// It drags, with its velocity, and has come a distance since it began.
  case dragged
  /// It lifted at the velocity of the last move, after a travel: by what factor the release goes farther.
  case lifted
  /// A fling starts with a velocity on an axis: with which one it goes on.
  case flung
  /// A notch of a wheel turned by a distance: by what factor it goes farther.
  case turned
  /// An axis came to rest.
  case rested
  /// The host's clock was set, by so many seconds.
  case shifted
}

/// What is known at an event; of what does not belong to it, nothing.
struct FlingNow {
  let event: FlingEvent
  /// The current rule.
  let momentum: MomentumRule
  let axis: ScrollAxis
  /// Velocities, in pt/s; of a wheel's notch its distance, in points.
  let vector: Vector2
  /// A velocity, a distance, a time: as the event says; 1 where it says nothing.
  let number: Double
  /// The time of the event under way, in seconds.
  let time: Double
  /// Whether the content is beyond its bounds, and which axes move.
  let isOutside: Bool, isMoving: AxisPair<Bool>
  /// Whether releases end on pages.
  let isPaging: Bool
  /// How many viewports long the content is, and the fastest fling, in pt/s.
  let viewports: Double, limit: Double
}

extension FlingMemory {
  /// Flicks build up.
  fileprivate mutating func rememberFlick(_ now: FlingNow) -> Double {
    guard case .flicks(var flicks) = kept else { return now.number }
    defer { (kept, followsMoves) = (.flicks(flicks), flicks.count > 0) }
    switch now.event {
    case .held:
      // Flicks no longer add up once the content has met an edge.
      flicks.touchDown(at: now.time, isMoving: !now.isOutside && (now.isMoving.x || now.isMoving.y))
    case .dragged:
      flicks.touchMoved(
        velocity: .zero - now.vector, distance: now.number, isOutside: now.isOutside)
    case .lifted:
      flicks.touchMoved(velocity: now.vector, distance: now.number, isOutside: now.isOutside)
      let release = UIKitRelease(
        previous: .zero, last: now.vector, isOutside: now.isOutside, isPaging: now.isPaging,
        isAtRest: false)
      flicks.touchUp(release.series, at: now.time)
      return flicks.factor
    case .turned:
      flicks.wheelTurned(by: now.vector, at: now.time)
      return flicks.factor
    case .rested:
      // Its flicks are those of both axes.
      if !now.isMoving.x, !now.isMoving.y { flicks.rest() }
    case .shifted:
      flicks.shiftTime(by: now.number)
    case .began, .flung:
      break
    }
    return now.number
  }
}
