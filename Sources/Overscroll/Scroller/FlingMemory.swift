import ScrollGestures

/// What a scroller remembers of one fling until the next: how much of it the next one takes over.
enum FlingMemory: Hashable, Sendable {
  /// Nothing is taken over.
  case nothing
  /// UIKit's flicks that build up, of both axes together.
  case flicks(FlickSeries)
  /// Any other ``MomentumRule``'s.
  case momentum(FlingMomenta)

  /// What a rule needs to remember.
  init(_ rule: MomentumRule) {
    self =
      switch rule {
      case .none: .nothing
      case .buildUp: .flicks(FlickSeries())
      case .android, .flutter, .gtk, .chromium, .firefox, .qt: .ofAxes
      }
  }

  /// Moves stored times, when the host's clock was set.
  mutating func shiftTime(by difference: Double) {
    switch self {
    case .nothing: break
    case .flicks(var series):
      series.shiftTime(by: difference)
      self = .flicks(series)
    case .momentum(var momenta):
      momenta.shiftTime(by: difference)
      self = .momentum(momenta)
    }
  }

  /// An axis came to rest.
  mutating func rest(_ axis: ScrollAxis) {
    switch self {
    case .nothing: break
    case .flicks(var series):
      series.rest()
      self = .flicks(series)
    case .momentum(var momenta):
      momenta.rest(axis)
      self = .momentum(momenta)
    }
  }

  /// A finger holds what moves on two axes.
  mutating func hold(_ axes: AxisPair<Line>, at time: Double) {
    switch self {
    case .nothing: break
    case .flicks(var series):
      // Flicks no longer add up once the content has met an edge.
      let isFree = !axes.x.isOutside && !axes.y.isOutside
      series.touchDown(at: time, isMoving: isFree && (axes.x.isMoving || axes.y.isMoving))
      self = .flicks(series)
    case .momentum(var momenta):
      momenta.hold(axes, at: time)
      self = .momentum(momenta)
    }
  }
}

#if OVERSCROLL_UIKIT_ONLY
  /// What a fling takes over by another platform's rule: there is none in this build.
  enum FlingMomenta: Hashable, Sendable {
    mutating func shiftTime(by difference: Double) { switch self {} }
    mutating func rest(_ axis: ScrollAxis) { switch self {} }
    mutating func hold(_ axes: AxisPair<Line>, at time: Double) { switch self {} }
    mutating func drag(_ velocity: Vector2?, at time: Double) { switch self {} }
  }

  extension FlingMemory {
    fileprivate static var ofAxes: FlingMemory {
      preconditionFailure("this build has no feel but UIKit's")
    }
  }
#else
  /// What each axis remembers by another platform's rule.
  struct FlingMomenta: Hashable, Sendable {
    var axes = AxisPair(x: FlingMomentum(), y: FlingMomentum())

    mutating func shiftTime(by difference: Double) {
      axes.x.shiftTime(by: difference)
      axes.y.shiftTime(by: difference)
    }

    mutating func rest(_ axis: ScrollAxis) { axes[at: axis] = FlingMomentum() }

    mutating func hold(_ moving: AxisPair<Line>, at time: Double) {
      for axis in ScrollAxis.allCases {
        if !moving[axis].isMoving { axes[at: axis] = FlingMomentum() }
        axes[at: axis].hold(velocity: moving[axis].velocity(at: time), at: time)
      }
    }

    /// The finger drags with a velocity; nil: it begins to.
    mutating func drag(_ velocity: Vector2?, at time: Double) {
      for axis in ScrollAxis.allCases {
        if let velocity {
          axes[at: axis].pan(speed: abs(velocity[axis]))
        } else {
          axes[at: axis].move(at: time)
        }
      }
    }
  }

  extension FlingMemory {
    fileprivate static var ofAxes: FlingMemory { .momentum(FlingMomenta()) }
  }

  /// The numbers of ``MomentumRule/Previous`` between two flings.
  struct FlingMomentum: Hashable, Sendable {
    /// The velocity the fling started with, in pt/s.
    private var start = 0.0

    /// When the finger came, in seconds.
    private var came = 0.0

    /// How long it rested before it dragged, in seconds.
    private var pause = 0.0

    // Stored small: every scroller keeps two of these.
    /// The velocity it had when the finger came, in pt/s.
    private var interrupted: Float = 0

    /// The slowest speed of the pan since, in whole pt/s.
    private var slowest = UInt16.max

    /// How many times in a row Qt boosted it.
    private var boosts: UInt8 = 0

    /// Moves stored times, when the host's clock was set.
    mutating func shiftTime(by difference: Double) { came += difference }

    /// A finger holds what moved at a velocity.
    mutating func hold(velocity: Double, at time: Double) {
      interrupted = Float(velocity)
      came = time
      slowest = .max
    }

    /// The finger begins to drag.
    mutating func move(at time: Double) { pause = time - came }

    /// The finger pans at a speed, in pt/s.
    mutating func pan(speed: Double) { slowest = min(slowest, UInt16(min(speed, 65_535))) }

    /// The velocity of the fling that starts now, in pt/s.
    ///
    /// - Parameters:
    ///   - velocity: the finger's, as a change of the offset, in pt/s.
    ///   - viewports: how many viewports long the content is; only Qt's rule asks.
    mutating func fling(
      _ velocity: Double, rule: MomentumRule, viewports: Double, limit: Double
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

    /// The slowest flick that Qt boosts, 1250 pt/s.
    ///
    /// Source: `qquickflickable.cpp`. Grade B.
    static let boostedSpeed = 1250.0
  }
#endif
