public import Overscroll
internal import ScrollGestures
internal import ScrollPhysics

/// The platforms' feels, in points: a density or device pixel ratio of 1.
///
/// The guide *Choosing a feel* has the evidence for every row, and by how much each differs from its
/// vendor where that steps frames.
extension ScrollFeel {
  /// Android's views since 12: the fling's time table, no motion beyond an edge (the stretch is drawn).
  ///
  /// Grade B; the estimator A.
  public static let android = ScrollFeel(
    deceleration: .spline(secondSpeed: AndroidSpline.secondSpeed(), isTabled: true),
    edge: .parabola(limit: 0, gravity: ParabolicBounce.androidGravity), band: .stop,
    stop: StopRule(speed: 0, distance: 0), estimator: .android,
    thresholds: FlingThresholds(slop: 8, minimumSpeed: 50, maximumSpeed: 8000),
    momentum: .android)

  /// Flutter's bouncing physics.
  ///
  /// Grade A.
  public static let flutter = ScrollFeel(
    deceleration: .exponential(decay: FrictionDeceleration.flutterDecay),
    edge: .spring(.flutter), band: .hyperbolic(0.52),
    stop: StopRule(speed: 20, distance: 1, edgeSpeed: 20), estimator: .flutterIOS,
    thresholds: FlingThresholds(
      slop: 18, minimumSpeed: 100, maximumSpeed: 8000, isMinimumExclusive: true),
    momentum: .flutter, pages: .flutter)

  /// Flutter's bouncing physics with fast scrolling, as on macOS.
  ///
  /// Grade A.
  public static let flutterFast = ScrollFeel(
    deceleration: .friction(
      decay: FrictionDeceleration.flutterDecay,
      deceleration: FrictionDeceleration.flutterFastDeceleration),
    edge: .spring(.flutterFast), band: .hyperbolic(0.26),
    stop: StopRule(speed: 20, distance: 1, edgeSpeed: 20), estimator: .flutterMacOS,
    thresholds: FlingThresholds(
      slop: 18, minimumSpeed: 100, maximumSpeed: 64_000, isMinimumExclusive: true),
    momentum: .flutter, pages: .flutter)

  /// Flutter's clamping physics, as on Android.
  ///
  /// Grade A.
  public static let flutterClamping = ScrollFeel(
    deceleration: .power(
      exponent: PowerDeceleration.androidExponent,
      secondSpeed: ScrollDeceleration.flutterClampingSpeed),
    edge: .spring(.flutterClamping), band: .stop,
    stop: StopRule(speed: 0, distance: 1, edgeSpeed: 20), estimator: .flutter,
    thresholds: FlingThresholds(
      slop: 18, minimumSpeed: 50, maximumSpeed: 8000, isMinimumExclusive: true),
    pages: .flutter)

  /// GTK 4's scrolled window; the overshoot is the one it draws.
  ///
  /// Grade B; the drag threshold C.
  public static let gtk = ScrollFeel(
    deceleration: .exponential(decay: 4), edge: .spring(.gtk),
    band: .linear(LinearBand(divisor: 1, limit: 100)), stop: StopRule(speed: 0.1, distance: 0.1),
    estimator: .gtk, thresholds: FlingThresholds(slop: 8, minimumSpeed: 0),
    momentum: .gtk, pages: .adwaita)

  /// Chromium with a touch screen, by its sources for a Mac, Linux and Android.
  ///
  /// Flings recorded in Chromium on Linux are those of ``chromiumWindows``. Grade A for the fling, B for the edge.
  public static let chromium = ScrollFeel(
    deceleration: .drag(
      decay: DragDeceleration.chromiumDecay, drag: DragDeceleration.chromiumDrag),
    edge: .spring(.chromium), band: .linear(LinearBand(divisor: 20, deadZone: 10)),
    stop: StopRule(speed: 0, distance: 0.5), estimator: .android,
    thresholds: FlingThresholds(slop: 15, minimumSpeed: 30, maximumSpeed: 17_000),
    momentum: .chromium)

  /// Chromium on Windows, at 96 points an inch.
  ///
  /// Grade A.
  public static let chromiumWindows = ScrollFeel(
    deceleration: .windows(deceleration: 27.559 * 96, viewports: 3), edge: .bezier,
    band: .tanh(share: 0.1, steepness: 2), stop: StopRule(speed: 0, distance: 0),
    estimator: .android,
    thresholds: FlingThresholds(slop: 15, minimumSpeed: 30, maximumSpeed: 17_000),
    momentum: .chromium)

  /// Firefox on a desktop; the slop is 0.1 inch at 96 points an inch.
  ///
  /// Grade B; the momentum A.
  public static let firefox = ScrollFeel(
    deceleration: .exponential(decay: DecelerationRate.normal.decayConstant),
    edge: .spring(.firefox), band: .fading(16),
    stop: StopRule(speed: 10, distance: 1, edgeSpeed: 2), estimator: .firefox,
    thresholds: FlingThresholds(slop: 9.6, minimumSpeed: 500), momentum: .firefox)

  /// Jetpack Compose's exponential decay.
  ///
  /// Grade B.
  public static let compose = ScrollFeel(
    deceleration: .exponential(decay: 4.2), edge: .stop, band: .stop,
    stop: StopRule(speed: 0.1, distance: 0), estimator: .android,
    thresholds: FlingThresholds(slop: 8, minimumSpeed: 0, maximumSpeed: 8000))

  /// Compose on iOS.
  ///
  /// Grade B.
  public static let composeIOS = ScrollFeel(
    deceleration: .exponential(decay: DecelerationRate.normal.decayConstant),
    edge: .spring(.composeIOS), band: .uiKit, stop: StopRule(speed: 1, distance: 0.5),
    estimator: .android, thresholds: FlingThresholds(slop: 10, minimumSpeed: 500))

  /// Qt Quick's Flickable.
  ///
  /// Grade B; the maximum C.
  public static let qt = ScrollFeel(
    deceleration: .constant(1500), edge: .flickable(deceleration: 1500),
    band: .linear(LinearBand(divisor: 2)), stop: StopRule(speed: 0, distance: 0),
    estimator: .qt,
    thresholds: FlingThresholds(
      slop: 15, minimumSpeed: 75, maximumSpeed: 2500, isMinimumExclusive: true),
    momentum: .qt)

  /// Windows' inertia, as two open ports state it: 5 % of the velocity left after a second.
  ///
  /// Its edge spring depends on the time left; here it is critically damped with ω 10/s.
  ///
  /// Grade C; the edge's ω D.
  public static let windows = ScrollFeel(
    deceleration: .exponential(decay: 2.995732273553991),
    edge: .spring(EdgeSpring(hitFrequency: 10, releasedFrequency: 10, dampingRatio: 1)),
    band: .uiKit, stop: StopRule(speed: 30, distance: 0.5), estimator: .android,
    thresholds: FlingThresholds(slop: 10, minimumSpeed: 30))
}
