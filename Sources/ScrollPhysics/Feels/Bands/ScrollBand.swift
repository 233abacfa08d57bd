/// How the content resists a finger beyond an edge: which band, without the viewport's length.
///
/// | case | formula, x the finger's distance, d the viewport's length | seen in |
/// |---|---|---|
/// | `hyperbolic` | x c d / (d + c x) | UIKit, Compose on iOS; Flutter's is its rule per event |
/// | `linear` | x / n after a dead zone, at most a limit | Chromium, Qt, GTK |
/// | `tanh` | s d tanh(m x / d) | Chromium on Windows |
/// | `fading` | d (1 - e^(-x/nd)) | Firefox |
/// | `stop` | 0 | Android, Flutter clamping, Compose |
///
/// A build with `OVERSCROLL_UIKIT_ONLY` has `hyperbolic` and `stop` only: the others' functions are 1.2 kB of
/// the list module's 80.
///
/// - Complexity: O(1), no allocation.
public enum ScrollBand: Hashable, Sendable {
  /// ``RubberBand`` with a coefficient.
  case hyperbolic(Double)
  /// ``LinearBand``.
  case linear(LinearBand)
  /// ``TanhBand`` with a share and a steepness.
  case tanh(share: Double, steepness: Double)
  /// ``FadingBand`` with a divisor.
  case fading(Double)
  /// The content does not follow beyond an edge.
  case stop

  /// UIKit's: hyperbolic with 0.55.
  ///
  /// Grade A.
  public static let uiKit = ScrollBand.hyperbolic(RubberBand.uiKitCoefficient)

  /// How far the content stretches when the finger is `distance` beyond an edge, signed, in points.
  ///
  /// - Parameter dimension: the viewport's length, in points.
  public func stretch(_ distance: Double, dimension: Double) -> Double {
    switch self {
    case .hyperbolic(let c): RubberBand(coefficient: c, dimension: dimension).stretch(distance)
    #if OVERSCROLL_UIKIT_ONLY
      default: 0
    #else
      case .linear(let band): band.stretch(distance)
      case .tanh(let share, let steepness):
        TanhBand(share: share, steepness: steepness, dimension: dimension).stretch(distance)
      case .fading(let n): FadingBand(divisor: n, dimension: dimension).stretch(distance)
      case .stop: 0
    #endif
    }
  }

  /// How much of a further small pull the content follows, at a finger's distance.
  public func slope(_ distance: Double, dimension: Double) -> Double {
    switch self {
    case .hyperbolic(let c): RubberBand(coefficient: c, dimension: dimension).slope(distance)
    #if OVERSCROLL_UIKIT_ONLY
      default: 0
    #else
      case .linear(let band): band.slope(distance)
      case .tanh(let share, let steepness):
        TanhBand(share: share, steepness: steepness, dimension: dimension).slope(distance)
      case .fading(let n): FadingBand(divisor: n, dimension: dimension).slope(distance)
      case .stop: 0
    #endif
    }
  }

  /// How far the finger is when the content is stretched by `stretch`; nil where no pull leads there.
  public func distance(stretch: Double, dimension: Double) -> Double? {
    switch self {
    case .hyperbolic(let c):
      RubberBand(coefficient: c, dimension: dimension).distance(stretch: stretch)
    #if OVERSCROLL_UIKIT_ONLY
      default: stretch == 0 ? 0 : nil
    #else
      case .linear(let band): band.distance(stretch: stretch)
      case .tanh(let share, let steepness):
        TanhBand(share: share, steepness: steepness, dimension: dimension).distance(
          stretch: stretch)
      case .fading(let n): FadingBand(divisor: n, dimension: dimension).distance(stretch: stretch)
      case .stop: stretch == 0 ? 0 : nil
    #endif
    }
  }

  /// The viewport's length at which a pull of this stretch is a share of the band's reach; nil for bands
  /// that do not depend on it.
  ///
  /// What a motion carried farther out than a finger can pull is held by a band that reaches there.
  package func dimension(holding stretch: Double, share: Double) -> Double? {
    switch self {
    case .hyperbolic, .fading: abs(stretch) / share
    case .tanh(let most, _): abs(stretch) / (share * most)
    case .linear, .stop: nil
    }
  }
}
