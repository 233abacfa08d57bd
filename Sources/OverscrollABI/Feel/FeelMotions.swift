internal import COverscroll
internal import ScrollPhysics

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
    switch law {
    case .exponential(let decay, _):
      self.decay = decay
      kind = Int32(OVERSCROLL_FEEL_DECELERATION_EXPONENTIAL)
    case .drag(let decay, let drag):
      (self.decay, self.drag) = (decay, drag)
      kind = Int32(OVERSCROLL_FEEL_DECELERATION_DRAG)
    case .friction(let decay, let deceleration):
      (self.decay, self.deceleration) = (decay, deceleration)
      kind = Int32(OVERSCROLL_FEEL_DECELERATION_FRICTION)
    case .power(let exponent, let secondSpeed):
      (self.exponent, second_speed) = (exponent, secondSpeed)
      kind = Int32(OVERSCROLL_FEEL_DECELERATION_POWER)
    case .spline(let secondSpeed, let isTabled):
      (second_speed, is_tabled) = (secondSpeed, isTabled.flag)
      kind = Int32(OVERSCROLL_FEEL_DECELERATION_SPLINE)
    case .windows(let deceleration, let viewports):
      (self.deceleration, self.viewports) = (deceleration, viewports)
      kind = Int32(OVERSCROLL_FEEL_DECELERATION_WINDOWS)
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
    switch law {
    case .pull(let pull):
      (kind, self.pull) = (Int32(OVERSCROLL_FEEL_EDGE_PULL), pull)
    case .springs(let hit, let released):
      // Of the two springs the frequencies, and the damping after a hit: `dynamics` has all of them.
      kind = Int32(OVERSCROLL_FEEL_EDGE_SPRING)
      (hit_frequency, released_frequency) = (hit.angularFrequency, released.angularFrequency)
      (damping_ratio, gain, speed_limit) = (hit.dampingRatio, 1, .infinity)
      continues_inside = 1
    case .spring(let spring):
      kind = Int32(OVERSCROLL_FEEL_EDGE_SPRING)
      hit_frequency = spring.hitFrequency
      released_frequency = spring.releasedFrequency
      damping_ratio = spring.dampingRatio
      gain = spring.gain
      speed_limit = spring.speedLimit
      draws_in = spring.drawsIn.flag
      continues_inside = spring.continuesInside.flag
    case .parabola(let limit, let gravity):
      kind = Int32(OVERSCROLL_FEEL_EDGE_PARABOLA)
      (self.limit, self.gravity) = (limit, gravity)
    case .bezier: kind = Int32(OVERSCROLL_FEEL_EDGE_BEZIER)
    case .flickable(let deceleration):
      (kind, self.deceleration) = (Int32(OVERSCROLL_FEEL_EDGE_FLICKABLE), deceleration)
    case .stop: kind = Int32(OVERSCROLL_FEEL_EDGE_STOP)
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
