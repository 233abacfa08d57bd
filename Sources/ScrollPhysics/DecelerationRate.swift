internal import ScrollMath

/// How quickly a released scroll view loses speed: the fraction of velocity kept each millisecond.
///
/// The unit is UIKit's (`UIScrollView.DecelerationRate`). It is converted to a decay constant in 1/s
/// here and nowhere else:
///
/// ```
/// r = -1000 ln d            1/s
/// ```
public struct DecelerationRate: Hashable, Sendable {
  /// The fraction d of velocity kept each millisecond, between 0 and 1, dimensionless.
  public let keptPerMillisecond: Double

  /// Creates a rate from the fraction of velocity kept each millisecond.
  ///
  /// - Precondition: `0 < keptPerMillisecond < 1`.
  public init(_ keptPerMillisecond: Double) {
    precondition(
      keptPerMillisecond > 0 && keptPerMillisecond < 1,
      "keptPerMillisecond must lie between 0 and 1")
    self.keptPerMillisecond = keptPerMillisecond
  }

  /// Creates the rate that has a given decay constant: `d = exp(-r / 1000)`.
  ///
  /// - Parameter decayConstant: r, in 1/s.
  /// - Precondition: `decayConstant` is positive, not so small and not so large that d rounds
  ///   to 1 or 0 (about 1e-13 ... 745,000).
  public init(decayConstant: Double) { self.init(Double.exp(-decayConstant / 1000)) }

  /// The least decay constant that is taken for a rate's, 1e-12, in 1/s.
  ///
  /// Source: grade D, chosen: below 5.6e-14/s d rounds to 1.
  static let leastDecay = 1e-12

  /// The greatest decay constant that is taken for a rate's, 744,000, in 1/s.
  ///
  /// Source: grade D, chosen: above 745,133/s, 1000 ln 2^1075, d rounds to 0.
  static let greatestDecay = 744_000.0

  /// The decay constant r = -1000 ln d, in 1/s.
  public var decayConstant: Double { -1000 * Double.log(keptPerMillisecond) }

  /// UIKit's default: d = 0.998 per millisecond, r = 2.002002671/s.
  ///
  /// Source: `UIScrollView.DecelerationRate.normal`. Grade B.
  public static let normal = DecelerationRate(0.998)

  /// UIKit's fast rate: d = 0.99 per millisecond, r = 10.05033585/s.
  ///
  /// Source: `UIScrollView.DecelerationRate.fast`. Grade B.
  public static let fast = DecelerationRate(0.99)
}
