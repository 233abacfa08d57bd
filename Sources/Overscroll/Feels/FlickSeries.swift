public import ScrollCoordinates
@_spi(Formulas) public import ScrollGestures

/// Repeated flicks build up: from the fourth quick one on, each goes farther than the one before.
///
/// ```
/// finger down    kept if the view was moving and the last flick ended at most 1.0 s ago, else over;  start = m
/// finger moves   over at a reversal on an axis, outside, below 130 pt/s
///                n >= 3: m = min(start + (1 + (n - 3)/2) min(D/240, 0.9), 16)
/// release        over, kept or n + 1, as the release says; bounce, edge or rest: over
/// ```
///
/// n counts flicks, m is the factor of the distance inside the bounds (never of the velocity), D the shown
/// distance from the drag's start in points; over means n = 0, m = 1. Both axes share the series. A
/// reversal is one against the last velocity that was not 0, of earlier drags too.
///
/// Strokes of a notched wheel build up in the same way, from the third on:
///
/// ```
/// notch          over after 1.5 s without one, at a reversal, below 130 pt/s
///                n + 1 where it is fast, from 600 pt/s, and the last fast one was 0.075 s ago or more
///                n >= 3: m as above, D from the last notch that counted
/// ```
///
/// Quick notches closer than that are one stroke, and count once. What is not published is chosen, grade D: a notch's
/// speed is its distance over the time since the notch before; D is the distance of the stroke's notches before this one,
/// so that it does not depend on frames, and a stroke's first notch adds nothing.
///
/// Source: two published analyses of the scroll view as shipped in iOS 26.1, and WebKit (WKFastScrollTracker, pull
/// request 69994), all constants alike. Grade B; P for wheels. WebKit looks once, at a gesture's end, where this looks at
/// every move.
///
/// - Complexity: O(1), no allocation.
@_spi(Formulas) public struct FlickSeries: Hashable, Sendable {
  /// The longest pause between a flick's end and the next touch, 1, in seconds, included (grade B).
  public static let longestPause = 1.0

  /// The finger's speed below which a series is over, 130, in pt/s (grade B).
  public static let leastSpeed = 130.0

  /// The flicks after which a drag builds up: 3 (grade B).
  public static let first = 3

  /// The drag that would add a whole step, 240, in points (grade B).
  static let fullDrag = 240.0

  /// The largest share of a step, 0.9, dimensionless (grade B).
  static let largestShare = 0.9

  /// The largest factor, 16, dimensionless (grade B).
  static let largestFactor = 16.0

  /// For a wheel: the least pause between notches that count, 0.075 s, and the pause that ends a series, 1.5 s (grade P).
  static let wheelPauses = 0.075...1.5

  /// The speed from which a wheel's notch counts, 600, in pt/s (grade P).
  static let fastNotch = 600.0

  /// The shortest pause between notches that a speed is computed from, 0.001, in seconds (grade D, chosen).
  private static let shortestPause = 0.001

  /// n: the flicks so far.
  public var count: Int { Int(flicks) }

  /// m: the factor of the distance inside the bounds.
  public private(set) var factor = 1.0

  private var start = 1.0
  /// When the last flick ended, or the last fast notch came, in seconds.
  private var lastEnd = -Double.infinity
  private var lastNotch = -Double.infinity
  /// How far a wheel's stroke has turned, in points.
  private var turned = 0.0
  // Stored small: every scroller keeps them.
  private var flicks: Int32 = 0
  /// The signs of the last velocity that was not 0, each axis on its own.
  private var direction = AxisPair<Int8>(x: 0, y: 0)

  /// Creates an empty series.
  public init() {}

  /// Moves stored times, when the host's clock was set, in seconds.
  mutating func shiftTime(by difference: Double) {
    lastEnd += difference
    lastNotch += difference
  }

  /// The series is over: a bounce, an edge, rest.
  public mutating func clear() {
    flicks = 0
    factor = 1
  }

  /// The content rests: only a wheel's strokes build up from rest.
  mutating func rest() { if lastNotch < lastEnd { clear() } }

  /// A finger touches.
  ///
  /// - Parameters:
  ///   - time: in seconds.
  ///   - isMoving: whether the content was moving.
  public mutating func touchDown(at time: Double, isMoving: Bool) {
    if !isMoving || !(time <= lastEnd + Self.longestPause) { clear() }
    start = factor
  }

  /// The finger moves.
  ///
  /// - Parameters:
  ///   - velocity: of the offset, in pt/s; zero changes nothing.
  ///   - distance: D, shown since the drag's start, in points.
  ///   - isOutside: whether an axis is outside its bounds.
  public mutating func touchMoved(velocity: Vector2, distance: Double, isOutside: Bool) {
    guard velocity != .zero else { return }
    var isOver = isOutside
    for axis in ScrollAxis.allCases where velocity[axis] != 0 {
      let sign: Int8 = velocity[axis] < 0 ? -1 : 1
      if direction[axis] == -sign { isOver = true }
      direction[axis] = sign
    }
    let square = velocity.x * velocity.x + velocity.y * velocity.y
    if isOver || square < Self.leastSpeed * Self.leastSpeed { clear() }
    guard count >= Self.first else { return }
    let step = 1 + Double(count - Self.first) / 2
    let share = min(abs(distance) / Self.fullDrag, Self.largestShare)
    factor = min(start + step * share, Self.largestFactor)
  }

  /// The finger lifts.
  ///
  /// - Parameters:
  ///   - series: what the release makes of it.
  ///   - time: in seconds.
  public mutating func touchUp(_ series: UIKitRelease.Series, at time: Double) {
    switch series {
    case .clear: clear()
    case .keep: break
    case .add:
      // Far beyond the flick that reaches the largest factor.
      flicks = min(flicks + 1, 1_000_000)
      lastEnd = time
    }
  }

  /// A notch of a wheel turns.
  ///
  /// - Parameters:
  ///   - delta: of the offset, without ``factor``, in points.
  ///   - time: in seconds.
  package mutating func wheelTurned(by delta: Vector2, at time: Double) {
    let pause = time - lastNotch
    lastNotch = time
    if pause > Self.wheelPauses.upperBound { clear() }
    let velocity = delta * (1 / max(pause, Self.shortestPause))
    if velocity.length >= Self.fastNotch {
      if time - lastEnd >= Self.wheelPauses.lowerBound {
        touchUp(.add, at: time)
        start = factor
        turned = 0
      }
      lastEnd = time
    }
    touchMoved(velocity: velocity, distance: turned, isOutside: false)
    turned += delta.length
  }
}
