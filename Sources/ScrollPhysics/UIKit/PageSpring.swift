internal import ScrollMath

/// The spring that turns a page of a paging scroll view; it depends on the viewport's width.
///
/// ```
/// w = min(width, 1024)       k = 3.59090909e-4 - 1.84659091e-7 w       f = 0.966818182 + 9.94318182e-6 w
/// per whole ms               e = T - x,  v = (v + e k) f,  x = x + v           v in pt/ms
/// ```
///
/// The recurrence is a damped oscillation at whole steps n, for any n:
///
/// ```
/// c = (1 - f k + f)/2        r = √f        ω = atan2(√(f - c²), c)        σ(n) = sin nω / (r sin ω)
/// x - T = rⁿ [cos nω e0 + σ ((1 - f k - c) e0 + f v0)]                    e0 = x0 - T
/// v     = rⁿ [cos nω v0 + σ ((f - c) v0 - f k e0)]
/// ```
///
/// (c² > f: cosh and sinh.) A frame takes as many steps as it has whole milliseconds, 16 of 16.667, so
/// that n = 0.96 t in real milliseconds, at 60, 80 and 120 Hz alike.
///
/// Source of k and f: two published analyses and other Apple apps, grade B; of the steps: published
/// analyses of the scroll view as shipped in iOS 26.1, grade P.
///
/// - Complexity: O(1).
@_spi(Formulas) public struct PageSpring: Hashable, Sendable {
  /// The share of the real milliseconds in which steps are taken, 0.96, dimensionless (grade P).
  public static let stepsPerMillisecond = 0.96

  /// k: the pull of a step, in 1/ms².
  public let pull: Double

  /// f: the share of the velocity that a step keeps, dimensionless.
  public let kept: Double

  /// Creates the spring of a viewport.
  ///
  /// - Parameters:
  ///   - viewportWidth: in points, also where pages turn vertically; above 1024 it is 1024.
  ///   - pullAdjustment: a in k e^(0.1 a), 0 for scroll views.
  ///   - frictionAdjustment: b in 1 - (1 - f) e^(0.1 b): 0 for scroll views, 2 in the pictures viewer.
  /// - Precondition: the width is finite and not negative, the adjustments lie within -50 ... 30.
  public init(
    viewportWidth: Double, pullAdjustment: Double = 0, frictionAdjustment: Double = 0
  ) {
    precondition(
      viewportWidth >= 0 && viewportWidth.isFinite, "viewportWidth must be finite, not negative")
    let adjustments = -50.0...30.0
    precondition(
      adjustments.contains(pullAdjustment) && adjustments.contains(frictionAdjustment),
      "the adjustments must lie within -50 ... 30")
    let width = min(viewportWidth, 1024)
    pull = (3.590_909_09e-4 - 1.846_590_91e-7 * width) * Double.exp(0.1 * pullAdjustment)
    let lost = 1 - (0.966_818_182 + 9.943_181_82e-6 * width)
    kept = 1 - lost * Double.exp(0.1 * frictionAdjustment)
  }

  /// One of known numbers.
  package init(pull: Double, kept: Double) { (self.pull, self.kept) = (pull, kept) }

  /// The spring of the same motion, its second a thousand steps: ω0 16.9/s, ζ 0.885 at 375 pt.
  ///
  /// Nil for adjustments so strong that the steps do not move as a spring does.
  public var spring: DampedSpring? { spring(pace: 1) }

  /// The spring in real time, nil as ``spring``: ω0 16.2/s at 375 pt.
  ///
  /// - Parameter pace: steps per millisecond.
  public func spring(pace: Double = PageSpring.stepsPerMillisecond) -> DampedSpring? {
    let roots = roots
    return roots.isSpring ? roots.spring(pace) : nil
  }

  /// The turn in closed form, nil as ``spring``.
  ///
  /// What the law carries is not the slope of its motion: it is the last step, and has a motion that
  /// tends to 0 (its values are pt/s, though it is a motion of its own).
  ///
  /// - Parameters:
  ///   - offset: at the release, in points.
  ///   - target: where the page stands, in points.
  ///   - velocity: at the release, in pt/s.
  ///   - pace: steps per millisecond: 0.96 in real time, 1 where steps are counted.
  /// - Returns: the motion of the offset, and that of the carried velocity.
  public func motion(
    from offset: Double, to target: Double, velocity: Double,
    pace: Double = PageSpring.stepsPerMillisecond
  ) -> (offset: SpringMotion, carried: SpringMotion)? {
    let roots = roots
    guard roots.isSpring else { return nil }
    let curves = curves(roots, from: offset, to: target, velocity: velocity, pace: pace)
    return (SpringMotion(curves.offset), SpringMotion(curves.carried))
  }

  /// The speed below which a turn that passes its page ends there, 100, in pt/s (grade P).
  static let arrivalSpeed = 100.0

  /// How near a turn that never passes its page comes before it is put there, 0.1, in points.
  ///
  /// Source: chosen, a third of the smallest pixel. Grade D.
  static let nearEnough = 0.1

  /// The turn in real time, until it first passes the page slower than ``arrivalSpeed``; nil as ``spring``.
  ///
  /// Its formula goes on beyond the page, by 0.25 % of the distance. The program's frames do not.
  ///
  /// - Parameters:
  ///   - offset: at the release, in points.
  ///   - target: where the page stands, in points.
  ///   - velocity: at the release, in pt/s.
  ///   - endsAtOnce: whether the first pass ends it, however fast: where nothing may go beyond the page.
  public func turn(
    from offset: Double, to target: Double, velocity: Double, endsAtOnce: Bool = false
  ) -> Segment? {
    var segment = Segment(restingAt: target)
    return turn(&segment, from: offset, velocity: velocity, endsAtOnce: endsAtOnce)
      ? segment : nil
  }

  /// Writes the turn to a segment's destination; parameters as of ``turn(from:to:velocity:endsAtOnce:)``, false for
  /// its nil.
  package func turn(
    _ segment: inout Segment, from offset: Double, velocity: Double, endsAtOnce: Bool
  ) -> Bool {
    let target = segment.destination
    let roots = roots
    guard roots.isSpring else { return false }
    let (motion, carried) = curves(
      roots, from: offset, to: target, velocity: velocity, pace: Self.stepsPerMillisecond)
    var end = 0.0
    // Half an oscillation leaves a four-hundredth of the speed: a few passes at most.
    for _ in 0..<8 {
      let pass = motion.pass(after: end)
      guard pass < .infinity else { break }
      end = pass
      if endsAtOnce || abs(carried.value(at: pass)) < Self.arrivalSpeed { break }
    }
    // Strongly damped it passes nothing.
    if end == 0 { end = motion.settleTime(within: Self.nearEnough) }
    segment = Segment(.settling, motion, duration: end, to: target)
    return true
  }

  /// The curves of the offset and of the velocity that is carried; parameters as of
  /// ``motion(from:to:velocity:pace:)``.
  private func curves(
    _ roots: Roots, from offset: Double, to target: Double, velocity: Double, pace: Double
  ) -> (offset: Curve, carried: Curve) {
    let (e, v) = (offset - target, velocity / 1000)
    let middle = (1 - kept * pull + kept) / 2
    let drive = (1 - kept * pull - middle) * e + kept * v
    let push = (kept - middle) * v - kept * pull * e
    let perSecond = 1000 * pace
    let poles = SpringPoles(roots.spring(pace))
    return (
      .spring(
        poles, from: offset, to: target,
        velocity: (roots.rate * drive - roots.decay * e) * perSecond),
      .spring(
        poles, from: velocity, to: 0,
        velocity: (roots.rate * push - roots.decay * v) * perSecond * 1000)
    )
  }

  /// What the roots of the recurrence are per step.
  private struct Roots {
    /// -ln r.
    var decay = 0.0
    /// ω; where they are real, what they lie apart from the decay.
    var turn = 0.0
    /// ω / (r sin ω).
    var rate = 0.0
    /// Whether they are conjugate.
    var oscillates = false

    /// ω² + (ln r)².
    var squaredFrequency: Double { decay * decay + (oscillates ? turn * turn : -(turn * turn)) }

    /// Whether the steps move as a spring does.
    var isSpring: Bool { squaredFrequency > 0 && decay > 0 }

    func spring(_ pace: Double) -> DampedSpring {
      DampedSpring(
        stiffness: squaredFrequency * 1e6 * pace * pace,
        dampingRatio: decay / squaredFrequency.squareRoot())
    }
  }

  private var roots: Roots {
    let middle = (1 - kept * pull + kept) / 2
    guard kept > 0, middle > 0 else { return Roots() }
    let radius = kept.squareRoot()
    let square = kept - middle * middle
    let root = abs(square).squareRoot()
    var roots = Roots(decay: -Double.log(radius), rate: 1 / radius, oscillates: square > 0)
    // acosh(c / r), without the difference of nearly equal numbers.
    roots.turn =
      roots.oscillates
      ? Double.atan2(y: root, x: middle) : Double.log(onePlus: (middle - radius + root) / radius)
    if root > 0 { roots.rate = roots.turn / root }
    return roots
  }
}
