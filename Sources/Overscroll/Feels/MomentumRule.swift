internal import ScrollMath
internal import ScrollPhysics

/// What a new fling takes over from the one it interrupts, on one axis, in pt/s.
///
/// | name | rule | seen in |
/// |---|---|---|
/// | `none` | nothing | |
/// | `android` | v + the current velocity, if both point the same way and the finger drags on | Android (flywheel) |
/// | `flutter` | v + .000816 \|current\|^1.967, at most 40,000 | Flutter bouncing |
/// | `gtk` | v + last · min((v - .33 last)/(.67 last), 6), last: what the fling before, e^(-4t), has slowed down to | GTK |
/// | `chromium` | v + the previous start velocity, if the finger drags on | Chromium |
/// | `firefox` | v + the previous start velocity | Firefox |
/// | `qt` | × 1.25, 1.5, … 3 | Qt Flickable |
/// | `buildUp` | repeated fast flicks multiply; needs more than the fling before | UIKit |
///
/// Sources: `OverScroller.java`, `scroll_physics.dart` and `scroll_activity.dart`, `gtkscrolledwindow.c`,
/// `fling_booster.cc`, `FlingAccelerator.cpp` (grade A: nine gesture pairs), `qquickflickable.cpp`. Grade B.
///
/// - Complexity: O(1), no allocation.
public struct MomentumRule: Hashable, Sendable {
  /// The velocity of the new fling.
  struct Velocity: Installed {
    let after: @convention(thin) @Sendable (_ velocity: Double, _ previous: Previous) -> Double
  }

  private let velocity: Velocity

  /// What a scroller remembers for it.
  let memory: FlingRule

  /// What a rule needs to know that costs something to say.
  struct Needs: OptionSet, Hashable {
    let rawValue: UInt8

    /// Of each axis how fast it moved, and with what a fling starts.
    static var axes: Needs { Needs(rawValue: 1) }
    /// How slow a pan was.
    static var pans: Needs { Needs(rawValue: 2) }
    /// What the fling before would have slowed down to meanwhile.
    static var decay: Needs { Needs(rawValue: 4) }
  }

  /// What it needs to know.
  let needs: Needs

  private init(
    _ memory: FlingRule, _ needs: Needs = [],
    _ velocity: @escaping @convention(thin) @Sendable (Double, Previous) -> Double
  ) {
    self.memory = memory
    self.needs = needs
    self.velocity = Velocity(after: velocity)
  }

  /// Nothing.
  public static var none: MomentumRule {
    MomentumRule(FlingRule.nothing) { velocity, _ in velocity }
  }

  /// Android's flywheel: it turns on while a finger that came drags on within 40 ms and never below 50 pt/s.
  ///
  /// Source: `AbsListView.java` (`FLYWHEEL_TIMEOUT`, the slowest fling). Grade C.
  public static var android: MomentumRule {
    MomentumRule(FlingRule.momenta, [.axes, .pans]) { velocity, previous in
      guard previous.pause <= 0.04 + 1e-9, previous.slowestPan >= 50,
        velocity * previous.interrupted > 0
      else { return velocity }
      return velocity + previous.interrupted
    }
  }

  /// Flutter's carried momentum.
  public static var flutter: MomentumRule {
    MomentumRule(FlingRule.momenta, .axes) { velocity, previous in
      let carried = MomentumRule.flutterCarried(previous.interrupted)
      guard previous.pause <= 0.02 + 1e-9, velocity * carried > 0,
        abs(velocity) > abs(carried) * 0.5
      else { return velocity }
      return velocity + carried
    }
  }

  /// GTK's accumulation.
  public static var gtk: MomentumRule {
    MomentumRule(FlingRule.momenta, [.axes, .decay]) { velocity, previous in
      let last = previous.start
      let floor = 0.33 * last
      guard last != 0, velocity * last > 0, abs(velocity) >= abs(floor) else { return velocity }
      return velocity + last * min((velocity - floor) / (0.67 * last), 6)
    }
  }

  /// Chromium's boost.
  public static var chromium: MomentumRule {
    MomentumRule(FlingRule.momenta, [.axes, .pans]) { velocity, previous in
      guard velocity * previous.start > 0, abs(previous.interrupted) >= 350, abs(velocity) >= 350,
        previous.slowestPan >= 150, previous.pause <= 0.05 + 1e-9
      else { return velocity }
      return velocity + previous.start
    }
  }

  /// Firefox's acceleration.
  public static var firefox: MomentumRule {
    MomentumRule(FlingRule.momenta, [.axes, .pans]) { velocity, previous in
      // A speed measured over whole milliseconds counts as the number it stands for.
      let slack = 1 - 1e-9
      guard abs(velocity) >= 1500 * slack, previous.slowestPan >= 800 * slack,
        abs(previous.interrupted) >= 1500 * slack, previous.pause < 0.05 - 1e-9,
        velocity * previous.start >= 0
      else { return velocity }
      return velocity + previous.start
    }
  }

  /// Qt's boost.
  public static var qt: MomentumRule {
    MomentumRule(FlingRule.momenta, .axes) { velocity, previous in
      velocity * MomentumRule.qtBoost(after: previous.boosts)
    }
  }

  /// UIKit's build-up of repeated fast flicks.
  public static var buildUp: MomentumRule {
    MomentumRule(FlingRule.flicks) { velocity, _ in velocity }
  }

  /// What is known of the fling before.
  @_spi(Formulas) public struct Previous: Hashable, Sendable {
    /// The velocity it started with, in pt/s; for GTK what it would have slowed down to meanwhile.
    public var start: Double

    /// The velocity it had when the finger came down, in pt/s.
    public var interrupted: Double

    /// How long the finger rested or was still before it moved on, in seconds.
    public var pause: Double

    /// The slowest speed of the pan since, in pt/s.
    public var slowestPan: Double

    /// How many times in a row it was boosted, for Qt.
    public var boosts: Int

    /// Creates a description.
    public init(
      start: Double, interrupted: Double, pause: Double = 0, slowestPan: Double = .infinity,
      boosts: Int = 0
    ) {
      self.start = start
      self.interrupted = interrupted
      self.pause = pause
      self.slowestPan = slowestPan
      self.boosts = boosts
    }
  }

  /// The velocity of the new fling, in pt/s; `velocity` itself where nothing is taken over.
  @_spi(Formulas) public func velocity(_ velocity: Double, after previous: Previous) -> Double {
    self.velocity.after(velocity, previous)
  }

  /// Flutter's carried momentum: sgn(v) min(.000816 |v|^1.967, 40,000), in pt/s.
  ///
  /// Source: `BouncingScrollPhysics.carriedMomentum`. Grade B.
  @_spi(Formulas) public static func flutterCarried(_ velocity: Double) -> Double {
    guard velocity != 0 else { return 0 }
    let power = Double.pow(abs(velocity), 1.967)
    let carried = min(0.000816 * power, 40_000)
    return velocity < 0 ? -carried : carried
  }

  /// Qt's factor of the flick after so many boosts: 1.25, 1.5, … 3.
  ///
  /// Qt applies it where the content is more than ten viewports long and the flick faster than 1250 pt/s.
  ///
  /// Source: `qquickflickable.cpp`. Grade B.
  @_spi(Formulas) public static func qtBoost(after boosts: Int) -> Double {
    min(1 + 0.25 * Double(max(0, boosts)), 3)
  }
}

extension MomentumRule: CaseIterable {
  /// All rules, in the order in which C counts them.
  public static var allCases: [MomentumRule] {
    [.none, .android, .flutter, .gtk, .chromium, .firefox, .qt, .buildUp]
  }
}

#if !hasFeature(Embedded)
  extension MomentumRule: CustomStringConvertible {
    /// Its name, as in Swift.
    public var description: String {
      let names = ["none", "android", "flutter", "gtk", "chromium", "firefox", "qt", "buildUp"]
      return zip(Self.allCases, names).first { $0.0 == self }?.1 ?? "custom"
    }
  }
#endif
