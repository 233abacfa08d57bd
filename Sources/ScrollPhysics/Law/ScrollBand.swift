/// How content resists a finger beyond an edge: which band, without the viewport's length.
///
/// | | formula, x the finger's distance, d the viewport's length | seen in |
/// |---|---|---|
/// | `hyperbolic` | x c d / (d + c x) | UIKit, Compose on iOS; Flutter's is its rule per event |
/// | `linear` | x / n after a dead zone, at most a limit | Chromium, Qt, GTK |
/// | `tanh` | s d tanh(m x / d) | Chromium on Windows |
/// | `fading` | d (1 - e^(-x/nd)) | Firefox |
/// | `stop` | 0 | Android, Flutter clamping, Compose |
///
/// Three functions and their numbers; a band of one's own is made of the same:
///
/// ```swift
/// // y = a ln(1 + x/a) has no limit: a pull of 120 points is shown as 83 where a is 120.
/// let band = ScrollBand(
///   numbers: (120, 0, 0), reach: .infinity,
///   stretch: { x, _, a, _, _ in (x < 0 ? -a : a) * log(1 + abs(x) / a) },
///   slope: { x, _, a, _, _ in a / (a + abs(x)) },
///   distance: { y, _, a, _, _ in (y < 0 ? -a : a) * (exp(abs(y) / a) - 1) })
/// ```
///
/// - Complexity: O(1), no allocation.
public struct ScrollBand: Hashable, Sendable {
  /// Which band it is; those of one's own are `custom`.
  package enum Kind: UInt8, Hashable, Sendable {
    /// One of the cases above, or made of functions.
    case hyperbolic, linear, tanh, fading, stop, custom
  }

  /// A function of a band, of a distance or a stretch, the viewport's length, and the band's three numbers.
  ///
  /// It may capture nothing.
  public typealias Function =
    @convention(thin) @Sendable (
      _ x: Double, _ dimension: Double, _ a: Double, _ b: Double, _ c: Double
    ) -> Double

  /// A function, kept.
  private struct Kept: Installed { let ask: Function }

  /// Which band it is.
  package let kind: Kind

  /// Its three numbers; what they mean is the functions' business.
  package let a: Double, b: Double, c: Double

  /// The share of the viewport's length that is never exceeded; infinite where the stretch does not depend on it.
  package let reach: Double

  private let stretched: Kept, sloped: Kept, pulled: Kept

  /// Creates a band of one's own.
  ///
  /// - Parameters:
  ///   - numbers: what the functions are given.
  ///   - reach: the least share of the viewport's length that the stretch never exceeds, above 0; infinite where it does
  ///     not depend on that length. A catch farther out moves freely if the band does not get there.
  ///   - stretch: how far content follows a finger that is so far beyond an edge, signed and odd, in points. What is not
  ///     finite, as of a power of negative distances, counts as 0.
  ///   - slope: its derivative.
  ///   - distance: its inverse; NaN where no pull leads there.
  public init(
    numbers: (Double, Double, Double) = (0, 0, 0), reach: Double,
    stretch: @escaping Function, slope: @escaping Function, distance: @escaping Function
  ) { self.init(.custom, numbers.0, numbers.1, numbers.2, reach: reach, stretch, slope, distance) }

  package init(
    _ kind: Kind, _ a: Double = 0, _ b: Double = 0, _ c: Double = 0, reach: Double,
    _ stretch: @escaping Function, _ slope: @escaping Function, _ distance: @escaping Function
  ) {
    self.kind = kind
    (self.a, self.b, self.c) = (a, b, c)
    self.reach = reach
    stretched = Kept(ask: stretch)
    sloped = Kept(ask: slope)
    pulled = Kept(ask: distance)
  }

  /// How far the content stretches when the finger is `distance` beyond an edge, signed, in points.
  ///
  /// - Parameter dimension: the viewport's length, in points.
  public func stretch(_ distance: Double, dimension: Double) -> Double {
    stretch(distance, dimension: dimension, isWheel: false)
  }

  /// How much of a further small pull the content follows, at a finger's distance.
  public func slope(_ distance: Double, dimension: Double) -> Double {
    slope(distance, dimension: dimension, isWheel: false)
  }

  /// How far the finger is when the content is stretched by `stretch`; nil where no pull leads there.
  public func distance(stretch: Double, dimension: Double) -> Double? {
    let distance = pulled.ask(stretch, dimension, a, b, c)
    return distance.isNaN ? nil : distance
  }

  /// The viewport's length at which a pull of this stretch is a share of the band's reach; NaN for bands
  /// that do not depend on it.
  ///
  /// What a motion carried farther out than a finger can pull is held by a band that reaches there.
  package func dimension(holding stretch: Double, share: Double) -> Double {
    reach < .infinity ? abs(stretch) / (share * reach) : .nan
  }

  // MARK: - Under a finger, or under a wheel or a trackpad

  /// Its first number: where a wheel or a trackpad has the content UIKit's band resists less, by
  /// ``RubberBand/trackpadCoefficient``.
  private func number(_ isWheel: Bool) -> Double {
    isWheel && kind == .hyperbolic && a == RubberBand.uiKitCoefficient
      ? RubberBand.trackpadCoefficient : a
  }

  /// ``stretch(_:dimension:)``.
  package func stretch(_ distance: Double, dimension: Double, isWheel: Bool) -> Double {
    Self.finite(stretched.ask(distance, dimension, number(isWheel), b, c))
  }

  /// ``slope(_:dimension:)``.
  package func slope(_ distance: Double, dimension: Double, isWheel: Bool) -> Double {
    Self.finite(sloped.ask(distance, dimension, number(isWheel), b, c))
  }

  /// What is no number counts as 0: content stays on its edge.
  private static func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }

  /// ``distance(stretch:dimension:)``; NaN where no pull leads there.
  package func pull(to stretch: Double, dimension: Double, isWheel: Bool) -> Double {
    pulled.ask(stretch, dimension, number(isWheel), b, c)
  }
}

extension ScrollBand {
  /// UIKit's: hyperbolic with 0.55.
  ///
  /// Grade A.
  public static var uiKit: ScrollBand { .hyperbolic(RubberBand.uiKitCoefficient) }

  /// ``RubberBand`` with a coefficient.
  public static func hyperbolic(_ coefficient: Double) -> ScrollBand {
    ScrollBand(
      .hyperbolic, coefficient, reach: 1,
      { x, dimension, c, _, _ in RubberBand(coefficient: c, dimension: dimension).stretch(x) },
      { x, dimension, c, _, _ in RubberBand(coefficient: c, dimension: dimension).slope(x) },
      { y, dimension, c, _, _ in
        RubberBand(coefficient: c, dimension: dimension).distance(stretch: y) ?? .nan
      })
  }

  /// The content does not follow beyond an edge.
  public static var stop: ScrollBand {
    ScrollBand(
      .stop, reach: .infinity, { _, _, _, _, _ in 0 }, { _, _, _, _, _ in 0 },
      { y, _, _, _, _ in y == 0 ? 0 : .nan })
  }
}
