/// The page that a released scroll view goes to.
///
/// ```
/// L = page length + spacing, o = origin, v at the release (not blended), in pt/s
/// (x - o) a multiple of L, L <= 0    x                          no turn, however fast
/// v > 300                            n = ceil((b - o)/L)        b = previous target + L in a chain, else x
/// v < -300                           n = floor((b - o)/L)       b = previous target - L in a chain, else x
/// x >= last offset                   n = ceil((x - o)/L)
/// else                               n = floor((x - o)/L + 1/2)
/// target = o + n L, within the range
/// ```
///
/// A chain is set when a turn starts. It ends when the finger moves back or slower than 130 pt/s, at a
/// reversal, outside the range, and on arrival.
///
/// Source: published analyses of the scroll view as shipped in iOS 26.1. Grade P.
///
/// - Complexity: O(1).
@_spi(Formulas) public struct PageChoice: Hashable, Sendable {
  /// Which way a page turns.
  public enum Direction: Int, Hashable, Sendable, CaseIterable {
    /// Towards the start.
    case backward = -1
    /// Not at all.
    case none = 0
    /// Towards the end.
    case forward = 1
  }

  /// The speed above which a release turns a page wherever it happens, 300, in pt/s (grade P).
  static let turningSpeed = 300.0

  /// The finger's speed below which a chain of turns ends, 130, in pt/s (grade P).
  static let chainSpeed = 130.0

  /// L: from one page to the next, in points; negative where pages go on to lower offsets, 0 for no pages.
  public var length: Double

  /// o: where page 0 begins, in points.
  public var origin: Double

  /// The offset bounds, in points.
  public var range: ClosedRange<Double>

  /// Creates the choice among pages of a length from an origin, within the offset bounds.
  public init(length: Double, origin: Double = 0, range: ClosedRange<Double>) {
    self.length = length
    self.origin = origin
    self.range = range
  }

  /// Where a release ends, and which way the page turns.
  ///
  /// - Parameters:
  ///   - offset: at the release, in points.
  ///   - velocity: of the last move, in pt/s.
  ///   - chain: the direction of the turn that this one follows.
  ///   - previousTarget: where that turn ends, in points.
  public func target(
    from offset: Double, velocity: Double, chain: Direction = .none, previousTarget: Double? = nil
  ) -> (target: Double, direction: Direction) {
    guard length != 0, !isOnPage(offset) else { return (range.nearest(to: offset), chain) }
    var base = offset
    if let previousTarget, chain != .none, Self.fast(velocity) == chain {
      base = previousTarget + abs(length) * Double(chain.rawValue)
    }
    let pages = (base - origin) / length
    let page =
      switch Self.fast(length < 0 ? -velocity : velocity) {
      case .forward: pages.rounded(.up)
      case .backward: pages.rounded(.down)
      case .none: isAtEnd(offset) ? pages.rounded(.up) : (pages + 0.5).rounded(.down)
      }
    let target = range.nearest(to: origin + page * length)
    return (target, Self.direction(velocity: velocity, from: offset + origin, to: target))
  }

  /// The whole page nearest to a target that somebody else has chosen; halves go forward.
  public func page(nearest target: Double) -> Double {
    guard length != 0 else { return target }
    return origin + ((target - origin) / length + 0.5).rounded(.down) * length
  }

  /// The page so many pages on from the one nearest to a place, within the range.
  ///
  /// The end is a page of its own, as it is for releases: what does not fill one is not left out on the way back.
  package func page(_ count: Int, from place: Double) -> Double {
    guard length != 0 else { return place }
    let pages = (place - origin) / length
    let page = isAtEnd(place) ? (pages - shortestTail).rounded(.up) : pages.rounded()
    return range.nearest(to: origin + (page + Double(count)) * length)
  }

  /// What is left at the end and no page, as a share of one: what is not longer than a point, as pixels and rounding
  /// leave it.
  private var shortestTail: Double { min(1 / abs(length), 0.5) }

  private func isAtEnd(_ place: Double) -> Bool {
    length > 0 ? place >= range.upperBound : place <= range.lowerBound
  }

  /// The direction of a turn: that of a fast release, else towards the target; none without a velocity.
  public static func direction(
    velocity: Double, from offset: Double, to target: Double
  ) -> Direction {
    let fast = fast(velocity)
    if fast != .none || velocity == 0 { return fast }
    return target < offset ? .backward : .forward
  }

  /// The direction of a release that turns a page wherever it happens; none for a slower one.
  package static func fast(_ velocity: Double) -> Direction {
    velocity > turningSpeed ? .forward : velocity < -turningSpeed ? .backward : .none
  }

  private func isOnPage(_ offset: Double) -> Bool {
    let distance = offset - origin
    return (distance / length).rounded() * length == distance
  }
}

@_spi(Formulas) extension PageChoice.Direction {
  /// Whether a finger that has caught a turn this way goes against it, or hardly goes on: then no chain follows.
  ///
  /// - Parameters:
  ///   - velocity: of the offset along the axis, in pt/s; 0 says nothing.
  ///   - speed: of the finger, in pt/s.
  ///   - travel: of the offset along the axis, in points.
  package func endsChain(velocity: Double, speed: Double, travel: Double) -> Bool {
    let sign = Double(rawValue)
    return speed > 0 && (velocity * sign < 0 || speed < PageChoice.chainSpeed) || travel * sign < 0
  }
}
