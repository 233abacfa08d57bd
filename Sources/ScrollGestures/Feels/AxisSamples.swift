/// The newest samples of a pointer on one axis, held inline: at most thirty-two.
///
/// Thirty-two samples cover 150 ms, the longest window of any estimator, at 200 Hz and below. Android's
/// and Flutter's estimators look at the newest twenty.
///
/// - Complexity: O(1), no allocation, for every member; 528 bytes.
@_spi(Formulas) public struct AxisSamples: AxisHistory, Hashable, Sendable {
  /// The most samples kept.
  public static let capacity = 32

  private var times = SIMD32<Double>()
  private var positions = SIMD32<Double>()
  private var newest = 0

  /// How many samples there are, 0 to 32.
  public private(set) var count = 0

  /// Creates an empty history.
  public init() {}

  /// Adds a sample as the newest; the oldest of thirty-two makes space.
  ///
  /// A time that is not finite or earlier than the newest, or a position that is not finite, is ignored.
  ///
  /// - Parameter replacesSameTime: whether a sample of the same time takes the newest one's place, as
  ///   Android does; Flutter keeps both.
  /// - Returns: whether the sample was taken.
  @discardableResult
  public mutating func append(
    _ position: Double, at time: Double, replacesSameTime: Bool = true
  ) -> Bool {
    guard time.isFinite, position.isFinite, count == 0 || time >= times[newest] else {
      return false
    }
    if replacesSameTime, count > 0, time - times[newest] < PointerSample.clockResolution {
      positions[newest] = position
      return true
    }
    newest = (newest &+ 1) & (Self.capacity - 1)
    times[newest] = time
    positions[newest] = position
    count = min(count &+ 1, Self.capacity)
    return true
  }

  /// The time of the sample `age` places before the newest one, in seconds.
  public func time(at age: Int) -> Double { times[(newest &- age) & (Self.capacity - 1)] }

  /// The position of the sample `age` places before the newest one, in points.
  public func position(at age: Int) -> Double { positions[(newest &- age) & (Self.capacity - 1)] }
}

@_spi(Formulas) extension AxisSamples {
  /// The velocity an estimator sees at the newest sample, in pt/s; nil where it has none to report.
  ///
  /// - Parameter lift: when the pointer lifted, in seconds; nil if that is not to count.
  /// - Complexity: O(n) in the samples of the window, no allocation.
  public func velocity(_ estimator: ReleaseEstimator, liftedAt lift: Double? = nil) -> Double? {
    // Here, where the estimators are compiled, they are compiled for this type.
    estimator.velocity(self, liftedAt: lift)
  }
}
