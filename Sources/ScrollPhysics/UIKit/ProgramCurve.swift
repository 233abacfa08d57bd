internal import ScrollMath

/// The timing curve of a scroll view's own programs.
///
/// ```
/// q = t / duration in single precision, 1 when 1 - q < 0.001
/// standard      sin²(π q / 2)               easeOut      sin(π q / 2)         easeIn      1 - cos(π q / 2)
/// scrollToTop   1 - (1 + u) e^(-u),  u = 2π / 0.6 · 1.6 q', q' the cubic Bézier (0, 0.2) (1, 1) at q
/// unpaced       the same with q' = q
/// ```
///
/// Source: published analyses of the animation object of iOS 26.1 and an open re-implementation with
/// parity tests, grade B; the pacing of a scroll to the top is set by the first and called unused by the
/// second, grade P, without it grade C.
///
/// - Complexity: O(1).
public enum ProgramCurve: UInt8, Hashable, Sendable, CaseIterable {
  /// Animated offsets and wheel notches.
  case standard
  /// Quick at the start.
  case easeOut
  /// Quick at the end.
  case easeIn
  /// A tap on the status bar.
  case scrollToTop
  /// A tap on the status bar, as it would be without its pacing.
  case unpacedScrollToTop

  /// How long `setContentOffset(_:animated:)` takes, 0.3, in seconds (grade B).
  public static let offsetDuration = 0.3

  /// How long a wheel's notch takes, 0.067, in seconds (grade P).
  @_spi(Formulas) public static let notchDuration = 0.067

  /// How long a scroll to the top takes, 1.6, in seconds (grade B).
  @_spi(Formulas) public static let scrollToTopDuration = 1.6

  /// The pole of the critically damped spring that a scroll to the top is, 2π / 0.6, in 1/s (grade B).
  private static let scrollToTopPole = 2 * Double.pi / 0.6

  /// The pole of the spring that it is, in 1/s; 0 where it is none.
  var springPole: Double {
    switch self {
    case .standard, .easeOut, .easeIn: 0
    case .scrollToTop, .unpacedScrollToTop: Self.scrollToTopPole
    }
  }

  /// The progress after a time.
  ///
  /// - Parameters:
  ///   - time: since the start, in seconds.
  ///   - duration: in seconds; 0 ends immediately.
  /// - Returns: the progress, 0 to 1, and its slope in 1/s.
  @_spi(Formulas) public func progress(at time: Double, of duration: Double) -> (
    value: Double, slope: Double
  ) {
    guard duration > 0 else { return (1, 0) }
    let share = self.share(of: elapsed(time) / duration)
    guard 1 - share >= 0.001 else { return (1, 0) }
    let progress = progress(at: share)
    return (progress.value, progress.slope / duration)
  }

  /// q, as it is kept by the program that runs the curve.
  private func share(of time: Double) -> Double {
    switch self {
    case .standard, .easeOut, .easeIn: Double(Float(time))
    case .scrollToTop, .unpacedScrollToTop: time
    }
  }

  /// The progress at a share of the duration, and its slope per share of the duration.
  ///
  /// As it is, where the program keeps the share in single precision: 4.5e-8 of the distance at most.
  func progress(at share: Double) -> (value: Double, slope: Double) {
    let share = share > 0 ? min(share, 1) : 0
    let quarter = Double.pi / 2
    let turn = SineCosine(quarter * share)
    switch self {
    case .standard: return (turn.sine * turn.sine, 2 * quarter * turn.sine * turn.cosine)
    case .easeOut: return (turn.sine, quarter * turn.cosine)
    case .easeIn: return (1 - turn.cosine, quarter * turn.sine)
    case .scrollToTop:
      let pace = Self.pacing.progress(at: share)
      // At its very start the pacing is infinitely steep, and the spring has no slope: together they have one.
      guard share > 1e-9 else {
        return (0, progress(at: 2e-9).slope)
      }
      let spring = Self.spring(pace.value)
      return (spring.value, spring.slope * pace.slope)
    case .unpacedScrollToTop: return Self.spring(share)
    }
  }

  /// The pacing of a scroll to the top.
  private static let pacing = Easing(0, 0.2, 1, 1)

  /// That spring, as progress over 1.6 s.
  private static func spring(_ share: Double) -> (value: Double, slope: Double) {
    let turns = scrollToTopPole * scrollToTopDuration
    let u = turns * share
    let decay = Decay(u)
    return (decay.lost - u * decay.kept, turns * u * decay.kept)
  }
}

/// An offset that a program moves to another.
///
/// `shown = R(x0 + R((x1 - x0) p))`, with R the rounding to pixels: a program starts from the offset
/// shown, stops a coast, and drops its velocity.
///
/// Source: as ``ProgramCurve``. Grade B.
@_spi(Formulas) public struct OffsetProgram: Hashable, Sendable {
  /// Where it starts and ends, in points.
  public let start: Double, end: Double

  /// How long it takes, in seconds.
  public let duration: Double

  /// Its timing curve.
  public let curve: ProgramCurve

  /// Pixels per point; 0 for no pixels.
  public let displayScale: Double

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - start: the offset shown, in points.
  ///   - end: where it goes, in points.
  ///   - duration: in seconds.
  ///   - curve: the timing curve.
  ///   - displayScale: pixels per point; 0 for no pixels.
  public init(
    from start: Double, to end: Double, duration: Double = ProgramCurve.offsetDuration,
    curve: ProgramCurve = .standard, displayScale: Double
  ) {
    self.start = start
    self.end = end
    self.duration = duration
    self.curve = curve
    self.displayScale = displayScale
  }

  /// The offset shown after a time in seconds, in points.
  public func offset(at time: Double) -> Double {
    let progress = curve.progress(at: time, of: duration).value
    return (start + ((end - start) * progress).onPixel(displayScale)).onPixel(displayScale)
  }
}
