/// The numbers of the motion that a held key makes (`HeldKey`).
///
/// | | spring | limit | to the limit | at the end |
/// |---|---|---|---|---|
/// | ``iOS`` | 109/s², 20/s | 25 D a second | 1 s | 5000 pt/s² |
/// | ``mac`` | 175/s², 20/s | 25 D a second | 0.2 s | 3000 pt/s² |
///
/// D is what the key scrolls, in points. Source: WebKit, KeyboardScroll.h. Grade B.
@_spi(Formulas) public struct HeldKeyLaw: Hashable, Sendable {
  /// UIScrollView on a phone and a tablet; a published analysis of iOS 26.1 has the same numbers.
  public static let iOS = HeldKeyLaw(
    spring: DampedSpring(stiffness: 109, damping: 20), limit: 25, runUp: 1, edgeForce: 5000)

  /// macOS and Mac Catalyst.
  public static let mac = HeldKeyLaw(
    spring: DampedSpring(stiffness: 175, damping: 20), limit: 25, runUp: 0.2, edgeForce: 3000)

  /// What brings content to where a released key leads, and back from beyond the range.
  public let spring: DampedSpring

  /// The speed at which the force ends, in units of D, per second.
  public let limit: Double

  /// How long the force takes from rest to the limit, in seconds: it is limit · D / runUp.
  package let runUp: Double

  /// The force that holds content beyond the end of its range, in pt/s².
  let edgeForce: Double

  /// Creates a law.
  ///
  /// - Precondition: `spring` has a stiffness and a damping; the numbers are positive and finite.
  public init(spring: DampedSpring, limit: Double, runUp: Double, edgeForce: Double) {
    precondition(spring.stiffness > 0 && spring.damping > 0, "spring must pull and be damped")
    precondition(limit > 0 && limit.isFinite, "limit must be positive and finite")
    precondition(runUp > 0 && runUp.isFinite, "runUp must be positive and finite")
    precondition(edgeForce > 0 && edgeForce.isFinite, "edgeForce must be positive and finite")
    self.spring = spring
    self.limit = limit
    self.runUp = runUp
    self.edgeForce = edgeForce
  }

  /// How a speed is damped, in 1/s.
  var damping: Double { spring.damping / spring.mass }
}
