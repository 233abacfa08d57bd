/// The functions of a deceleration that is not exponential: how it starts, ends, passes a place and goes on.
///
/// A curve's numbers are the motion's: where it starts and ends, its slope at the start, and three more that mean what its
/// formula says. None of the functions may capture anything.
public struct Glide: Hashable, Sendable {
  /// The curve of a start, in points and pt/s, by the viewport's length and the law's two numbers.
  public typealias Start =
    @convention(thin) @Sendable (
      _ start: Double, _ velocity: Double, _ dimension: Double, _ a: Double, _ b: Double
    ) -> Curve
  /// A time, in seconds after the start of a curve, that belongs to a speed in pt/s or to a place.
  public typealias Time = @convention(thin) @Sendable (_ curve: Curve, _ value: Double) -> Double
  /// The rest of a curve from a time on.
  public typealias Resume = @convention(thin) @Sendable (_ curve: Curve, _ time: Double) -> Curve
  /// The velocity that ends a distance away.
  public typealias Launch =
    @convention(thin) @Sendable (
      _ distance: Double, _ dimension: Double, _ a: Double, _ b: Double
    ) -> Double

  struct Starting: Installed { let ask: Start }
  struct Timing: Installed { let ask: Time }
  struct Resuming: Installed { let ask: Resume }
  struct Launching: Installed { let ask: Launch }

  let curve: Starting, slowing: Timing, passing: Timing, resuming: Resuming, launch: Launching

  /// Creates the functions.
  ///
  /// - Parameters:
  ///   - curve: the motion from a start.
  ///   - slowing: when it has slowed down to a speed; at 0 when it ends, infinite if it only fades.
  ///   - passing: when it is at a place; negative or NaN if it never is.
  ///   - resuming: the rest of a motion.
  ///   - launch: the velocity that ends a distance away; NaN where none does.
  public init(
    curve: @escaping Start, slowing: @escaping Time, passing: @escaping Time,
    resuming: @escaping Resume, launch: @escaping Launch
  ) {
    self.curve = Starting(ask: curve)
    self.slowing = Timing(ask: slowing)
    self.passing = Timing(ask: passing)
    self.resuming = Resuming(ask: resuming)
    self.launch = Launching(ask: launch)
  }
}
