import ScrollGestures

/// What an axis remembers of one fling until the next: how much of it the next one takes over.
enum FlingMemory: Hashable, Sendable {
  /// Nothing is taken over.
  case nothing
  /// ``FlingBuildUp``.
  case buildUp(FlingBuildUp)
  /// Any other ``MomentumRule``'s.
  case momentum(FlingMomentum)

  /// What a rule needs to remember.
  init(_ rule: MomentumRule) {
    self =
      switch rule {
      case .none: .nothing
      case .buildUp: .buildUp(FlingBuildUp())
      case .android, .flutter, .gtk, .chromium, .firefox, .qt: .momentum(FlingMomentum())
      }
  }

  /// Ends the series: on a bounce and at rest.
  mutating func reset() {
    switch self {
    case .nothing: break
    case .buildUp(var series):
      series.reset()
      self = .buildUp(series)
    case .momentum: self = .momentum(FlingMomentum())
    }
  }

  /// A finger holds what moved at a velocity.
  ///
  /// - Parameter velocity: at the event, which may be earlier than what is shown, in pt/s.
  mutating func hold(
    velocity: @autoclosure () -> Double, isOutside: Bool, isMoving: Bool, at time: Double
  ) {
    switch self {
    case .nothing: break
    case .buildUp:
      // Flicks no longer add up once the content has slowed down or met an edge.
      if abs(velocity()) < FlingBuildUp.minimumSpeed || isOutside { reset() }
    case .momentum(var momentum):
      if !isMoving { momentum = FlingMomentum() }
      momentum.hold(velocity: velocity(), at: time)
      self = .momentum(momentum)
    }
  }
}

#if OVERSCROLL_UIKIT_ONLY
  /// What a fling takes over by another platform's rule: there is none in this build.
  enum FlingMomentum: Hashable, Sendable {
    init() { preconditionFailure("this build has no feel but UIKit's") }

    mutating func hold(velocity: Double, at time: Double) {}
    mutating func move(at time: Double) {}
    mutating func pan(speed: Double) {}
  }
#else
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
