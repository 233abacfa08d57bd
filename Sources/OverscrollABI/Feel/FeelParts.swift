internal import COverscroll
internal import Overscroll
@_spi(Formulas) internal import ScrollFeels
internal import ScrollGestures
internal import ScrollPhysics

extension OverscrollFeelBand {
  init(_ law: ScrollBand) {
    self.init()
    switch law.kind {
    case .hyperbolic: (kind, coefficient) = (Int32(OVERSCROLL_FEEL_BAND_HYPERBOLIC), law.a)
    case .linear:
      kind = Int32(OVERSCROLL_FEEL_BAND_LINEAR)
      (divisor, dead_zone, limit) = (law.a, law.b, law.c)
    case .tanh: (kind, share, steepness) = (Int32(OVERSCROLL_FEEL_BAND_TANH), law.a, law.b)
    case .fading: (kind, divisor) = (Int32(OVERSCROLL_FEEL_BAND_FADING), law.a)
    case .stop: kind = Int32(OVERSCROLL_FEEL_BAND_STOP)
    case .custom: kind = -1
    }
  }

  /// The law, if its numbers are valid.
  var law: ScrollBand? {
    let isDivisor = divisor >= 1e-3 && divisor <= 1e6
    return switch Int(kind) {
    case OVERSCROLL_FEEL_BAND_HYPERBOLIC where coefficient >= 0 && coefficient <= 1e6:
      .hyperbolic(coefficient)
    case OVERSCROLL_FEEL_BAND_LINEAR where isDivisor && dead_zone.isLength && limit.isLimit:
      .linear(LinearBand(divisor: divisor, deadZone: dead_zone, limit: limit))
    case OVERSCROLL_FEEL_BAND_TANH where share.isFeelShare && steepness.isFeelShare:
      .tanh(share: share, steepness: steepness)
    case OVERSCROLL_FEEL_BAND_FADING where isDivisor: .fading(divisor)
    case OVERSCROLL_FEEL_BAND_STOP: .stop
    default: nil
    }
  }
}

extension OverscrollFeelStop {
  init(_ rule: StopRule) {
    self.init(speed: rule.speed, distance: rule.distance, edge_speed: rule.edgeSpeed)
  }

  /// The rule, if its numbers are valid.
  var rule: StopRule? {
    guard speed.isLength, distance.isLength, edge_speed.isLimit else { return nil }
    return StopRule(speed: speed, distance: distance, edgeSpeed: edge_speed)
  }
}

extension OverscrollFeelFrames {
  init(_ rule: FrameRule) {
    self.init()
    interval = rule.interval ?? 0
    switch rule.kind {
    case .continuous: kind = Int32(OVERSCROLL_FEEL_FRAMES_CONTINUOUS)
    case .through: kind = Int32(OVERSCROLL_FEEL_FRAMES_THROUGH)
    case .stepped: kind = Int32(OVERSCROLL_FEEL_FRAMES_STEPPED)
    }
  }

  /// The rule, if its numbers are valid.
  var rule: FrameRule? {
    switch Int(kind) {
    case OVERSCROLL_FEEL_FRAMES_CONTINUOUS: .continuous
    case OVERSCROLL_FEEL_FRAMES_THROUGH where interval.isFrameInterval: .through(interval: interval)
    case OVERSCROLL_FEEL_FRAMES_STEPPED where interval.isFrameInterval: .stepped(interval: interval)
    default: nil
    }
  }
}

extension OverscrollFeelThresholds {
  init(_ thresholds: FlingThresholds) {
    self.init()
    slop = thresholds.slop
    minimum_speed = thresholds.minimumSpeed
    maximum_speed = thresholds.maximumSpeed
    is_minimum_exclusive = thresholds.isMinimumExclusive.flag
  }

  /// The thresholds, if the numbers are valid.
  var thresholds: FlingThresholds? {
    guard slop.isLength, minimum_speed.isLength, maximum_speed > 0, maximum_speed.isLimit,
      minimum_speed <= maximum_speed
    else { return nil }
    return FlingThresholds(
      slop: slop, minimumSpeed: minimum_speed, maximumSpeed: maximum_speed,
      isMinimumExclusive: is_minimum_exclusive != 0)
  }
}

extension OverscrollFeel {
  init(_ feel: ScrollFeel) {
    self.init(
      deceleration: OverscrollFeelDeceleration(feel.law.deceleration),
      edge: OverscrollFeelEdge(feel.law.edge), band: OverscrollFeelBand(feel.law.band),
      stop: OverscrollFeelStop(feel.law.stop), frames: OverscrollFeelFrames(feel.law.frames),
      thresholds: OverscrollFeelThresholds(feel.thresholds), estimator: feel.estimator.code,
      momentum: feel.momentum.code, pages: feel.pages.code, reserved: 0)
  }

  /// The feel, if every part is valid, and this build has it.
  ///
  /// - Parameter current: what it takes the place of. An edge that is written as that one's stays that one: of two springs
  ///   it has less than there is to say.
  func feel(replacing current: ScrollEdge? = nil) -> ScrollFeel? {
    let isKept = current.map { areSame(edge, OverscrollFeelEdge($0)) } ?? false
    guard let deceleration = deceleration.law, let edge = isKept ? current : edge.law,
      let band = band.law,
      let stop = stop.rule, let frames = frames.rule, let thresholds = thresholds.thresholds,
      let estimator = VelocityEstimator(code: estimator),
      let momentum = MomentumRule(code: momentum), let pages = PageRule(code: pages)
    else { return nil }
    return ScrollFeel(
      law: ScrollLaw(
        deceleration: deceleration, edge: edge, band: band, stop: stop, frames: frames),
      estimator: estimator, thresholds: thresholds, momentum: momentum, pages: pages)
  }
}
