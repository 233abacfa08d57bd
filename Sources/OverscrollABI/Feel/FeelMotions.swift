internal import COverscroll
internal import ScrollPhysics
internal import ScrollFeels

extension Double {
  /// A number of a feel that counts per second: a decay, a frequency.
  var isFeelRate: Bool { self >= 1e-4 && self <= 1e5 }

  /// A speed or deceleration of a feel, which is not 0.
  var isFeelSpeed: Bool { self >= 1e-6 && self <= OVERSCROLL_LARGEST }

  /// A share or a factor.
  var isFeelShare: Bool { self >= 1e-6 && self <= 1e6 }

  /// A length from 0 to infinity.
  var isLimit: Bool { isLength || self == .infinity }
}

extension OverscrollFeelDeceleration {
  init(_ law: ScrollDeceleration) {
    self.init()
    let (a, b) = (law.a, law.b)
    switch law.kind {
    case .exponential:
      (kind, decay) = (Int32(OVERSCROLL_FEEL_DECELERATION_EXPONENTIAL), a)
    case .drag: (kind, decay, drag) = (Int32(OVERSCROLL_FEEL_DECELERATION_DRAG), a, b)
    case .friction:
      (kind, decay, deceleration) = (Int32(OVERSCROLL_FEEL_DECELERATION_FRICTION), a, b)
    case .power:
      (kind, exponent, second_speed) = (Int32(OVERSCROLL_FEEL_DECELERATION_POWER), a, b)
    case .spline:
      (kind, second_speed, is_tabled) = (
        Int32(OVERSCROLL_FEEL_DECELERATION_SPLINE), a, (b > 0).flag
      )
    case .windows:
      (kind, deceleration, viewports) = (Int32(OVERSCROLL_FEEL_DECELERATION_WINDOWS), a, b)
    case .custom: kind = -1
    }
  }

  /// The law, if its numbers are valid.
  var law: ScrollDeceleration? {
    switch Int(kind) {
    case OVERSCROLL_FEEL_DECELERATION_EXPONENTIAL where decay.isFeelRate:
      .exponential(decay: decay)
    case OVERSCROLL_FEEL_DECELERATION_DRAG where decay.isFeelRate && drag.isFeelSpeed:
      .drag(decay: decay, drag: drag)
    case OVERSCROLL_FEEL_DECELERATION_FRICTION
    where decay.isFeelRate && (deceleration == 0 || deceleration.isFeelSpeed):
      .friction(decay: decay, deceleration: deceleration)
    case OVERSCROLL_FEEL_DECELERATION_POWER
    where exponent >= 1.1 && exponent <= 100 && second_speed.isFeelSpeed:
      .power(exponent: exponent, secondSpeed: second_speed)
    case OVERSCROLL_FEEL_DECELERATION_SPLINE where second_speed.isFeelSpeed:
      .spline(secondSpeed: second_speed, isTabled: is_tabled != 0)
    case OVERSCROLL_FEEL_DECELERATION_WINDOWS
    where deceleration.isFeelSpeed && viewports >= 0 && viewports <= 1e6:
      .windows(deceleration: deceleration, viewports: viewports)
    default: nil
    }
  }
}

extension OverscrollFeelEdge {
  init(_ law: ScrollEdge) {
    self.init()
    switch law.kind {
    case .pull: (kind, pull) = (Int32(OVERSCROLL_FEEL_EDGE_PULL), law.numbers.a)
    case .springs:
      // Of the two springs the frequencies, and the damping after a hit: `dynamics` has all of them.
      kind = Int32(OVERSCROLL_FEEL_EDGE_SPRING)
      guard let (hit, released) = law.springs else { return }
      (hit_frequency, released_frequency) = (hit.angularFrequency, released.angularFrequency)
      (damping_ratio, gain, speed_limit) = (hit.dampingRatio, 1, .infinity)
      continues_inside = 1
    case .spring:
      kind = Int32(OVERSCROLL_FEEL_EDGE_SPRING)
      guard let spring = law.spring else { return }
      hit_frequency = spring.hitFrequency
      released_frequency = spring.releasedFrequency
      damping_ratio = spring.dampingRatio
      gain = spring.gain
      speed_limit = spring.speedLimit
      draws_in = spring.drawsIn.flag
      continues_inside = spring.continuesInside.flag
    case .parabola:
      kind = Int32(OVERSCROLL_FEEL_EDGE_PARABOLA)
      (limit, gravity) = (law.numbers.a, law.numbers.b)
    case .bezier: kind = Int32(OVERSCROLL_FEEL_EDGE_BEZIER)
    case .flickable:
      (kind, deceleration) = (Int32(OVERSCROLL_FEEL_EDGE_FLICKABLE), law.numbers.a)
    case .stop: kind = Int32(OVERSCROLL_FEEL_EDGE_STOP)
    case .custom: kind = -1
    }
  }

  /// The law, if its numbers are valid.
  var law: ScrollEdge? {
    switch Int(kind) {
    case OVERSCROLL_FEEL_EDGE_PULL where pull.isFeelRate: .pull(pull)
    case OVERSCROLL_FEEL_EDGE_SPRING: spring.map { .spring($0) }
    case OVERSCROLL_FEEL_EDGE_PARABOLA where limit.isLength && gravity.isFeelSpeed:
      .parabola(limit: limit, gravity: gravity)
    case OVERSCROLL_FEEL_EDGE_BEZIER: .bezier
    case OVERSCROLL_FEEL_EDGE_FLICKABLE where deceleration.isFeelSpeed:
      .flickable(deceleration: deceleration)
    case OVERSCROLL_FEEL_EDGE_STOP: .stop
    default: nil
    }
  }

  private var spring: EdgeSpring? {
    guard hit_frequency == 0 || hit_frequency.isFeelRate, released_frequency.isFeelRate,
      damping_ratio >= 1e-4, damping_ratio <= 1e4, gain.isFeelShare, speed_limit.isLimit
    else { return nil }
    return EdgeSpring(
      hitFrequency: hit_frequency, releasedFrequency: released_frequency,
      dampingRatio: damping_ratio, gain: gain, speedLimit: speed_limit, drawsIn: draws_in != 0,
      continuesInside: continues_inside != 0)
  }
}
