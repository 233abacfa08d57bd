internal import ScrollMath

/// The formula of a motion with its numbers: place and slope at any time, and nothing else.
///
/// Plain memory: two places, a slope, three numbers that mean what the formula says, and the function that evaluates
/// them. Everything that moves without a finger is one of these.
///
/// | kind | formula | slow, fast, gain |
/// |---|---|---|
/// | still | the target | |
/// | glide | poles 0 and r: ``Deceleration`` | 0, r, g |
/// | drawn | two real poles: ``Bounce``, a spring | p, q, g or 0 |
/// | oscillation | two conjugate poles | β, ω, 0 |
/// | thrown | even acceleration, or none: a held key | 0, the acceleration, 0 |
/// | program | a timing curve: ``ProgramCurve`` | duration, the pole of the spring that it is or 0, 0 |
/// | ownGlide, ownEdge | another platform's, inside and beyond an edge | its own |
///
/// Times count from its start, in seconds; places are in points.
///
/// - Complexity: O(1), no allocation, 57 bytes.
public struct Curve: Hashable, Sendable {
  /// Which questions have a closed form.
  @usableFromInline package enum Kind: UInt8, Hashable, Sendable {
    case still, glide, drawn, oscillation, thrown, program, ownGlide, ownEdge
  }

  /// Where it starts.
  public package(set) var from: Double
  /// What draws it, where it ends; of a glide, its start.
  public package(set) var target: Double
  /// The slope at the start, in pt/s; of a program, what the timing curve lacks of it.
  public package(set) var slope = 0.0
  /// The slow pole, or the decay of an oscillation, in 1/s.
  public package(set) var slow = 0.0
  /// The fast pole, or the frequency of an oscillation, in 1/s.
  public package(set) var fast = 0.0
  /// What its law multiplies the velocity by that it carries; 0 where that is the slope.
  public package(set) var gain = 0.0
  /// How it is evaluated.
  @usableFromInline package var formula: Formula
  /// Which it is.
  @usableFromInline package var kind: Kind

  package init(
    _ kind: Kind, _ formula: Formula, from: Double, to target: Double, slope: Double = 0,
    slow: Double = 0, fast: Double = 0, gain: Double = 0
  ) {
    self.from = from
    self.target = target
    self.slope = slope
    self.slow = slow
    self.fast = fast
    self.gain = gain
    self.formula = formula
    self.kind = kind
  }

  /// A motion by a formula of one's own, inside the bounds or beyond an edge: for ``Glide`` and ``ScrollEdge``.
  ///
  /// - Parameters:
  ///   - formula: place and slope at a time, from the numbers below.
  ///   - start: where it starts, in points.
  ///   - target: where it ends, in points.
  ///   - slope: at the start, in pt/s.
  ///   - slow: a number of the formula's.
  ///   - fast: another one.
  ///   - gain: a third one.
  ///   - isBeyondEdge: whether it returns to its target as an edge.
  public static func own(
    _ formula: Formula, from start: Double, to target: Double, slope: Double, slow: Double = 0,
    fast: Double = 0, gain: Double = 0, isBeyondEdge: Bool = false
  ) -> Curve {
    Curve(
      isBeyondEdge ? .ownEdge : .ownGlide, formula, from: start, to: target, slope: slope,
      slow: slow, fast: fast, gain: gain)
  }

  /// Standing still.
  package static func still(at place: Double) -> Curve {
    Curve(.still, .still, from: place, to: place)
  }

  /// Position and slope `time` seconds after the start.
  @inlinable @inline(__always)
  public func state(at time: Double) -> MotionState {
    formula.evaluate(from, target, slope, slow, fast, gain, elapsed(time))
  }

  /// The position `time` seconds after the start, in points.
  public func value(at time: Double) -> Double { state(at: time).value }

  /// The slope `time` seconds after the start, in pt/s.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Whether it decelerates freely.
  public var isDeceleration: Bool { kind == .glide || kind == .ownGlide }

  /// The place it is drawn to, in points: an edge, a target; nil where nothing draws it.
  package var center: Double? {
    switch kind {
    case .drawn, .oscillation, .ownEdge: target
    case .still, .glide, .thrown, .program, .ownGlide: nil
    }
  }

  /// The velocity that a new plan would start with, in pt/s: the slope, except beyond an edge under
  /// ``ScrollEdge/pull(_:)`` and where the law's gain is not 1.
  package func carriedVelocity(at time: Double) -> Double {
    guard hasPoles, gain != 0 else { return velocity(at: time) }
    return drive / gain * Decay(fast * elapsed(time)).kept
  }

  /// Where the formula tends to, in points.
  public var limit: Double {
    kind == .glide ? target + (displacement + (slope == 0 ? 0 : slope / fast)) : target
  }

  /// Moves it `distance` points further on.
  package mutating func shift(by distance: Double) {
    from += distance
    target += distance
  }
}
