/// The mean of the newest velocities, one an event: Firefox's and Qt's release velocity.
///
/// Firefox: an event no more than 5 ms after the last one used is skipped (its distance counts with the
/// next); the mean of at most five velocities younger than 100 ms. Qt: the mean of the last three, each
/// held to the platform's maximum.
///
/// Sources: `SimpleVelocityTracker.cpp` (grade A through `TestFlingAcceleration.cpp`),
/// `qquickflickable.cpp` (grade B).
///
/// - Complexity: O(1), no allocation; 160 bytes.
@_spi(Formulas) public struct RecentMeanVelocity: Hashable, Sendable {
  /// How many velocities are kept, 1 to 8.
  public let capacity: Int

  /// Events no farther apart than this are taken together, in seconds.
  package let shortestInterval: Double

  /// The fastest that a velocity counts as, in pt/s.
  package let fastest: Double

  private var times = SIMD8<Double>()
  private var velocities = SIMD8<Double>()
  private var count = 0
  /// The latest position that counted, and when; at first at no time.
  private var last = 0.0
  private var lastTime = -Double.infinity

  /// Firefox's: five velocities, events more than 5 ms apart.
  ///
  /// Source: `SimpleVelocityTracker.cpp`. Grade B.
  public static let firefox = RecentMeanVelocity(capacity: 5, shortestInterval: 0.005)

  /// Qt's: three velocities, each of 2500 pt/s at most.
  ///
  /// Source: `qquickflickable.cpp`. Grade B, the number C.
  public static let qt = RecentMeanVelocity(capacity: 3, shortestInterval: 0, fastest: 2500)

  /// How old a velocity may be at the release for Firefox, 0.1 s; that age itself is too old.
  ///
  /// Source: `StaticPrefList.yaml` (`apz.velocity_relevance_time_ms`). Grade B.
  public static let firefoxRelevance = 0.1

  /// Creates an empty mean.
  ///
  /// - Precondition: `capacity` lies within 1...8, `shortestInterval` and `fastest` are not negative.
  public init(capacity: Int, shortestInterval: Double, fastest: Double = .infinity) {
    precondition(capacity >= 1 && capacity <= 8, "capacity must lie within 1...8")
    precondition(shortestInterval >= 0, "shortestInterval must not be negative")
    self.capacity = capacity
    self.shortestInterval = shortestInterval
    self.fastest = fastest
  }

  /// Takes a position; returns the velocity it gave, in pt/s, nil where it was the first or too early.
  ///
  /// Positions and times that are not finite, and times that go back, are ignored.
  @discardableResult
  public mutating func add(position: Double, at time: Double) -> Double? {
    guard position.isFinite, time.isFinite else { return nil }
    // A tick of slack, so that 5 ms counted in doubles are 5 ms.
    guard time - lastTime > shortestInterval + 1e-9 else { return nil }
    let velocity = (position - last) / (time - lastTime)
    let isFirst = lastTime == -.infinity
    (last, lastTime) = (position, time)
    if isFirst { return nil }
    add(velocity: velocity, at: time)
    return velocity
  }

  /// Takes a velocity that was measured elsewhere.
  public mutating func add(velocity: Double, at time: Double) {
    guard velocity.isFinite, time.isFinite else { return }
    if count == capacity {
      for index in 1..<8 {
        times[index - 1] = times[index]
        velocities[index - 1] = velocities[index]
      }
      count -= 1
    }
    times[count] = time
    velocities[count] = min(max(velocity, -fastest), fastest)
    count += 1
  }

  /// The mean of what is younger than `age` seconds at a time, in pt/s; 0 when nothing is.
  public func velocity(at time: Double, youngerThan age: Double = .infinity) -> Double {
    var (sum, n) = (0.0, 0.0)
    for index in 0..<count where time - times[index] < age - 1e-9 {
      sum += velocities[index]
      n += 1
    }
    return n > 0 ? sum / n : 0
  }
}
