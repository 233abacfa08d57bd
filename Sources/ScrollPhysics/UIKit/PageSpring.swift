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
public struct PageSpring: Hashable, Sendable {
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
  public var spring: DampedSpring? {
    guard let roots else { return nil }
    let frequency = roots.squaredFrequency.squareRoot()
    return DampedSpring(
      stiffness: roots.squaredFrequency * 1e6, dampingRatio: roots.decay / frequency)
  }

  /// The spring in real time, nil as ``spring``: ω0 16.2/s at 375 pt.
  ///
  /// - Parameter pace: steps per millisecond.
  public func spring(pace: Double = PageSpring.stepsPerMillisecond) -> DampedSpring? {
    spring.map {
      DampedSpring(stiffness: $0.stiffness * pace * pace, dampingRatio: $0.dampingRatio)
    }
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
    guard let paced = spring(pace: pace), let roots else { return nil }
    let (e, v) = (offset - target, velocity / 1000)
    let middle = (1 - kept * pull + kept) / 2
    let drive = (1 - kept * pull - middle) * e + kept * v
    let push = (kept - middle) * v - kept * pull * e
    let perSecond = 1000 * pace
    return (
      SpringMotion(
        paced, from: offset, to: target,
        velocity: (roots.rate * drive - roots.decay * e) * perSecond),
      SpringMotion(
        paced, from: velocity, to: 0,
        velocity: (roots.rate * push - roots.decay * v) * perSecond * 1000)
    )
  }

  /// The speed below which a turn that passes its page ends there, 100, in pt/s (grade P).
  public static let arrivalSpeed = 100.0

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
    guard let (motion, carried) = motion(from: offset, to: target, velocity: velocity) else {
      return nil
    }
    var end = 0.0
    // Half an oscillation leaves a four-hundredth of the speed: a few passes at most.
    for _ in 0..<8 {
      guard let pass = motion.nextTime(at: target, after: end) else { break }
      end = pass
      if endsAtOnce || abs(carried.value(at: pass)) < Self.arrivalSpeed { break }
    }
    // Strongly damped it passes nothing.
    if end == 0 { end = motion.settleTime(within: Self.nearEnough) ?? 0 }
    return Segment(.settling, motion.curve, duration: end, to: target)
  }

  /// What the roots of the recurrence are per step: -ln r, ω² + (ln r)², and ω / (r sin ω).
  private var roots: (decay: Double, squaredFrequency: Double, rate: Double)? {
    let middle = (1 - kept * pull + kept) / 2
    guard kept > 0, middle > 0 else { return nil }
    let radius = kept.squareRoot()
    let decay = -Double.log(radius)
    let square = kept - middle * middle
    let root = abs(square).squareRoot()
    let rate: Double
    let squared: Double
    if square > 0 {
      let turn = Double.atan2(y: root, x: middle)
      (rate, squared) = (turn / root, decay * decay + turn * turn)
    } else {
      // acosh(c / r), without the difference of nearly equal numbers.
      let turn = Double.log(onePlus: (middle - radius + root) / radius)
      (rate, squared) = (root > 0 ? turn / root : 1 / radius, decay * decay - turn * turn)
    }
    return squared > 0 && decay > 0 ? (decay, squared, rate) : nil
  }
}
