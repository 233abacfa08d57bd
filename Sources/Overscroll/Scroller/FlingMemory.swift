/// What a scroller remembers of one fling until the next: how much of it the next one takes over.
///
/// Plain memory. A feel's ``MomentumRule`` brings the rule along, so what no feel names is not linked.
struct FlingMemory: Hashable, Sendable {
  /// What is remembered, and taken over.
  var rule: FlingRule

  /// UIKit's flicks that build up, of both axes together.
  var flicks = FlickSeries()

  /// What other platforms' rules remember of each axis.
  var momenta = FlingMomenta()

  /// Whether the next move of a drag matters: an estimate of velocity at every touch is for nothing else.
  var followsMoves = false

  init(_ rule: MomentumRule) { self.rule = rule.memory }
}

/// What there is to remember of flings.
struct FlingRule: Installed {
  /// Takes note of an occasion; returns the velocity of a fling, or a factor of the distance.
  let answer:
    @convention(thin) @Sendable (
      inout Scroller, FlingOccasion, ScrollAxis, Vector2, Double
    ) -> Double

  /// Nothing is taken over.
  static var nothing: FlingRule {
    FlingRule { _, occasion, _, _, number in occasion == .lifted ? 1 : number }
  }

  /// Flicks build up.
  static var flicks: FlingRule { FlingRule { $0.rememberFlick($1, $3, $4) } }

  /// Each axis has a momentum.
  static var momenta: FlingRule { FlingRule { $0.rememberMomentum($1, $2, $4) } }
}

/// Why a memory of flings is queried.
enum FlingOccasion: UInt8 {
  /// A feel was chosen that it belongs to.
  case chosen
  /// A finger holds what moves.
  case held
  /// It begins to drag.
  case began
  /// It dragged by a distance since it began, in points.
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

extension Scroller {
  /// Asks the memory of flings; the number itself where it has nothing to say.
  @inline(__always) @discardableResult
  mutating func askFlings(
    _ occasion: FlingOccasion, _ axis: ScrollAxis = .horizontal, _ vector: Vector2 = .zero,
    _ number: Double = 1
  ) -> Double {
    memory.rule.answer(&self, occasion, axis, vector, number)
  }

  /// Flicks build up.
  fileprivate mutating func rememberFlick(
    _ occasion: FlingOccasion, _ vector: Vector2, _ number: Double
  ) -> Double {
    defer { memory.followsMoves = memory.flicks.count > 0 }
    let time = driver.clock.event
    switch occasion {
    case .held:
      // Flicks no longer add up once the content has met an edge.
      let isFree = !axes.x.isOutside && !axes.y.isOutside
      memory.flicks.touchDown(
        at: time, isMoving: isFree && (axes.x.isMoving || axes.y.isMoving))
    case .dragged:
      memory.flicks.touchMoved(
        velocity: .zero - driver.takeFingerVelocity(), distance: vector.length,
        isOutside: isOutside)
    case .lifted:
      memory.flicks.touchMoved(velocity: vector, distance: number, isOutside: isOutside)
      let release = UIKitRelease(
        previous: .zero, last: vector, isOutside: isOutside,
        isPaging: isPaging(.horizontal) || isPaging(.vertical), isAtRest: false)
      memory.flicks.touchUp(release.series, at: time)
      return memory.flicks.factor
    case .turned:
      memory.flicks.wheelTurned(by: vector, at: time)
      return memory.flicks.factor
    case .rested:
      memory.flicks.rest()
    case .shifted:
      memory.flicks.shiftTime(by: number)
    case .chosen, .began, .flung:
      break
    }
    return number
  }
}
