/// A law with free numbers.
///
/// The first numbers belong to the law, the others to one recording (how it starts). A joint fit shares
/// the former and gives every recording its own of the latter.
///
/// ```
///                law      recording
/// critical       δ        A, φ        y = A (t+φ) e^(-δ(t+φ))
/// oscillator     k, c     x0, v0      y'' + c y' + k y = 0
/// uiKit          r, p     x0, v0      y = e^(-pt) [ x0 + (v0/r) (1 - e^(-rt)) ]
/// deceleration   r        x0, v0      x = x0 + (v0/r) (1 - e^(-rt))
/// stopping       r, s     none        distance = (|v| - s) / r, with the sign of v
/// rubberBand     c, d     none        offset = x c d / (d + c |x|)
/// bandSlope      c, d     none        slope = c (1 - |y| / d)², the rubber band's at the offset y
/// zoomBand       max, min,            shown = max (1 + x c d / (d + c x)), x = base · scale / max - 1 > 0
///                c, d     base        and the mirror image below min
/// eased          T, x1,   start,      x = from + (to - from) e((t - start) / T),
///                y1, x2,  from, to    e a timing curve with the control points (x1, y1), (x2, y2)
///                y2
/// program        T        start,      the same with e = sin²(π u / 2), UIKit's animated offsets
///                         from, to
/// paced          T        start,      the same with UIKit's scroll to the top: a critically damped spring of
///                         from, to    response 0.375 T, its time paced by the curve (0, 0.2) (1, 1)
/// parabola       a, b, c  none        offset = a + b x + c x²
/// ```
///
/// C and Embedded builds, such as web pages load, do not have those from zoomBand on.
///
/// Times in s, offsets in pt, velocities in pt/s, δ, c, r and p in 1/s, k in 1/s²; scales and what belongs to them and
/// to a timing curve have no dimension.
public enum FitLaw: UInt8, Hashable, Sendable, CaseIterable {
  /// LevisonNN's bounce: a critically damped spring.
  case critical
  /// A free damped oscillator of mass 1.
  case oscillator
  /// UIScrollView's law beyond an edge.
  case uiKit
  /// The glide inside the bounds.
  case deceleration
  /// How far a flick goes until its speed has fallen to the stop speed.
  case stopping
  /// Resistance beyond a limit.
  case rubberBand
  /// How far the offset follows the finger, by how far it is beyond the limit already.
  case bandSlope
  #if !hasFeature(Embedded)
    /// Resistance of a zoom beyond its limits.
    case zoomBand
    /// What a program moves from here to there in a given time.
    case eased
    /// What UIKit's animated offsets do.
    case program
    /// What UIKit's scroll to the top does, with its pacing; without it, it is an oscillator.
    case paced
    /// A quadratic through pulls, as the first article draws one next to the band.
    case parabola
  #endif

  /// How many of the numbers belong to the law.
  public var sharedCount: Int {
    switch self {
    case .critical, .deceleration: 1
    case .oscillator, .uiKit, .stopping, .rubberBand, .bandSlope: 2
    #if !hasFeature(Embedded)
      case .zoomBand: 4
      case .eased: 5
      case .program, .paced: 1
      case .parabola: 3
    #endif
    }
  }

  /// How many of the numbers belong to each recording.
  public var ownCount: Int {
    switch self {
    case .critical, .oscillator, .uiKit, .deceleration: 2
    case .stopping, .rubberBand, .bandSlope: 0
    #if !hasFeature(Embedded)
      case .zoomBand: 1
      case .eased, .program, .paced: 3
      case .parabola: 0
    #endif
    }
  }

  /// How many numbers there are for one recording.
  public var parameterCount: Int { sharedCount + ownCount }

  /// The law's value and its derivatives by the parameters, law's first.
  ///
  /// - Parameters:
  ///   - input: the time, velocity, finger travel, offset or scale.
  ///   - parameters: in the order of the table above.
  package func point(at input: Double, _ parameters: FitNumbers) -> FitPoint {
    inlinedPoint(at: input, parameters)
  }

  /// The law's value; parameters as above.
  public func value(at input: Double, _ parameters: FitNumbers) -> Double {
    // Inlined, what only the derivatives need is left out.
    inlinedPoint(at: input, parameters).value
  }

  @inline(__always)
  private func inlinedPoint(at input: Double, _ parameters: FitNumbers) -> FitPoint {
    switch self {
    case .critical: Self.critical(input, parameters)
    case .oscillator: Self.oscillator(input, parameters)
    case .uiKit: Self.uiKit(input, parameters)
    case .deceleration: Self.deceleration(input, parameters)
    case .stopping: Self.stopping(input, parameters)
    case .rubberBand: Self.rubberBand(input, parameters)
    case .bandSlope: Self.bandSlope(input, parameters)
    #if !hasFeature(Embedded)
      case .zoomBand: Self.zoomBand(input, parameters)
      case .eased: Self.eased(input, parameters)
      case .program, .paced: timed(input, parameters)
      case .parabola: Self.parabola(input, parameters)
    #endif
    }
  }
}

/// A law's value at one input, and how it changes with each parameter.
package struct FitPoint: Hashable, Sendable {
  /// The value.
  package var value: Double

  /// The derivatives by the parameters; unused ones are 0.
  package var gradient: FitNumbers
}
