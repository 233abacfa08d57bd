internal import ScrollMath

/// A damped spring: what it is, not what it does at a given moment (that is ``SpringMotion``).
///
/// ```
/// m x'' + c x' + k x = 0,    x the displacement from rest
///
/// ω0 = √(k / m)              angular frequency, 1/s
/// ζ  = c / (2 √(k m))        damping ratio, dimensionless
/// β  = ζ ω0                  decay, 1/s
/// ```
///
/// Mass, stiffness and damping *ratio* are stored; every other way of naming a spring is computed
/// from them, so no two of its numbers can disagree. Do not confuse the damping c with the damping
/// ratio ζ.
public struct DampedSpring: Hashable, Sendable {
  /// Mass m.
  ///
  /// Only the ratio to the stiffness matters for the motion.
  public let mass: Double

  /// Stiffness k, in mass/s².
  public let stiffness: Double

  /// Damping ratio ζ: below 1 it oscillates, at 1 it returns as fast as it can without, above 1 slower.
  ///
  /// At most 1e100; a spring so damped stays where it is, and a greater ratio is taken to it.
  public let dampingRatio: Double

  /// The greatest damping ratio, 1e100, dimensionless.
  ///
  /// Source: grade D, chosen: no square of a pole is infinite.
  private static let greatestRatio = 1e100

  /// Creates a spring from mass, stiffness and damping ratio.
  ///
  /// - Precondition: `mass`, `stiffness` and their ratio are positive, `dampingRatio` is at least 0, all finite.
  public init(mass: Double = 1, stiffness: Double, dampingRatio: Double) {
    precondition(mass > 0 && mass.isFinite, "mass must be positive and finite")
    precondition(stiffness > 0 && stiffness.isFinite, "stiffness must be positive and finite")
    precondition(
      stiffness / mass > 0 && stiffness / mass < .infinity,
      "stiffness / mass must be positive and finite")
    precondition(
      dampingRatio >= 0 && dampingRatio.isFinite, "dampingRatio must be finite and not negative")
    self.mass = mass
    self.stiffness = stiffness
    self.dampingRatio = min(dampingRatio, Self.greatestRatio)
  }

  /// Creates a spring from mass, stiffness and damping c (mass/s), as Core Animation names it.
  ///
  /// - Precondition: `mass`, `stiffness` and their ratio are positive, `damping` is at least 0, all finite.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.init(
      mass: mass, stiffness: stiffness,
      dampingRatio: damping / (2 * Self.meanRoot(stiffness, mass)))
  }

  /// √(k m), also where the product is no finite number above 0.
  private static func meanRoot(_ stiffness: Double, _ mass: Double) -> Double {
    let product = stiffness * mass
    return product.isNormal ? product.squareRoot() : stiffness.squareRoot() * mass.squareRoot()
  }

  /// Creates a spring of mass 1 from its response: the period it would have without damping.
  ///
  /// - Parameters:
  ///   - response: 2π/ω0, in seconds.
  ///   - dampingRatio: ζ.
  /// - Precondition: `response` lies within 1e-153 … 1e160; `dampingRatio` is finite and at least 0.
  public init(response: Double, dampingRatio: Double) {
    precondition(response > 0 && response.isFinite, "response must be positive and finite")
    let frequency = 2 * Double.pi / response
    self.init(stiffness: frequency * frequency, dampingRatio: dampingRatio)
  }

  /// Angular frequency without damping ω0 = √(k/m), in 1/s.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// Decay of the envelope β = ζ ω0, in 1/s.
  public var decay: Double { dampingRatio * angularFrequency }

  /// Damping c = 2 ζ √(k m), in mass/s.
  public var damping: Double { 2 * dampingRatio * Self.meanRoot(stiffness, mass) }

  /// The period without damping 2π/ω0, in seconds; SwiftUI's `response`.
  public var response: Double { 2 * Double.pi / angularFrequency }
}

extension DampedSpring {
  /// Lobanov's spring for drawers and pages: mass 1, stiffness 200, ζ = 1.
  ///
  /// Source: I. Lobanov, "How UIScrollView works". Grade C.
  public static let interaction = DampedSpring(stiffness: 200, dampingRatio: 1)

  /// Lobanov's bounce: mass 1, stiffness 100, ζ = 1.
  ///
  /// Source: I. Lobanov, "How UIScrollView works". Grade C. UIScrollView's own bounce is
  /// ``ScrollEdge/pull(_:)``.
  public static let articleBounce = DampedSpring(stiffness: 100, dampingRatio: 1)
}
