internal import ScrollMath

/// What is remembered of each axis for another platform's ``MomentumRule``.
struct FlingMomenta: Hashable, Sendable {
  /// When the finger came, in seconds.
  var came = 0.0

  /// How long it rested before it dragged, in seconds.
  var pause = 0.0

  var axes = AxisPair(x: FlingMomentum(), y: FlingMomentum())
}

/// The numbers of ``MomentumRule/Previous`` that an axis has of its own, between two flings.
struct FlingMomentum: Hashable, Sendable {
  /// The velocity the fling started with, in pt/s.
  var start = 0.0

  // Stored small: every scroller keeps two of these.
  /// The velocity it had when the finger came, in pt/s.
  var interrupted: Float = 0

  /// The slowest speed of the pan since, in whole pt/s.
  var slowest = UInt16.max

  /// How many times in a row Qt boosted it.
  var boosts: UInt8 = 0

  /// A finger holds what moved at a velocity.
  mutating func hold(velocity: Double) { (interrupted, slowest) = (Float(velocity), .max) }

  /// The fling goes on unseen, as GTK's does, for a time in seconds since the finger came.
  mutating func decayUnseen(for time: Double) {
    start = Double(interrupted) * Decay(Self.gtkDecay * time).kept
  }

  /// The finger pans at a speed, in pt/s; 0 at first where it is not known yet.
  mutating func pan(speed: Double) {
    if speed > 0 || slowest < .max { slowest = min(slowest, UInt16(min(speed, 65_535))) }
  }

  /// The velocity of the fling that starts now, in pt/s.
  ///
  /// - Parameters:
  ///   - velocity: the finger's, as a change of the offset, in pt/s.
  ///   - viewports: how many viewports long the content is; only Qt's rule asks.
  mutating func fling(
    _ velocity: Double, rule: MomentumRule, pause: Double, viewports: Double, limit: Double
  ) -> Double {
    guard velocity != 0 else {
      self = FlingMomentum()
      return 0
    }
    let isBoosted =
      viewports > Self.boostedViewports && abs(velocity) > Self.boostedSpeed
      && velocity * Double(interrupted) > 0
    boosts = isBoosted ? min(boosts &+ 1, 8) : 0
    let previous = MomentumRule.Previous(
      start: start, interrupted: Double(interrupted), pause: pause, slowestPan: Double(slowest),
      boosts: Int(boosts))
    // A rule may add, but a fling is never faster than the platform's fastest.
    start = min(max(rule.velocity(velocity, after: previous), -limit), limit)
    return start
  }

  /// How long content must be for Qt's boost, 10 viewports.
  ///
  /// Source: `qquickflickable.cpp`. Grade B.
  static let boostedViewports = 10.0

  /// How fast GTK's flings slow down, 4, in 1/s, under whatever law its rule is set.
  ///
  /// Source: `gtkscrolledwindow.c`. Grade B.
  static let gtkDecay = 4.0

  /// The slowest flick that Qt boosts, 1250 pt/s.
  ///
  /// Source: `qquickflickable.cpp`. Grade B.
  static let boostedSpeed = 1250.0
}

extension FlingMemory {
  /// Each axis has a momentum, which a fling takes over by the feel's rule.
  mutating func rememberMomentum(_ now: FlingNow) -> Double {
    var momenta = FlingMomenta()
    if case .momenta(let known) = kept { momenta = known }
    defer { kept = .momenta(momenta) }
    switch now.event {
    case .held:
      momenta.came = now.time
      for axis in ScrollAxis.allCases {
        if !now.isMoving[axis] { momenta.axes[axis] = FlingMomentum() }
        momenta.axes[axis].hold(velocity: now.vector[axis])
      }
    case .began:
      momenta.pause = now.time - momenta.came
    case .dragged:
      for axis in ScrollAxis.allCases { momenta.axes[axis].pan(speed: abs(now.vector[axis])) }
    case .flung:
      if now.momentum.needs.contains(.decay) {
        momenta.axes[now.axis].decayUnseen(for: now.time - momenta.came)
      }
      return momenta.axes[now.axis].fling(
        now.number, rule: now.momentum, pause: momenta.pause, viewports: now.viewports,
        limit: now.limit)
    case .lifted, .turned:
      return 1
    case .rested:
      momenta.axes[now.axis] = FlingMomentum()
    case .shifted:
      momenta.came += now.number
    }
    return now.number
  }
}
