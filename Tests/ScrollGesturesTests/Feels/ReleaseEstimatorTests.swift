@_spi(Formulas) import ScrollGestures
import Testing

@Suite struct ReleaseEstimatorTests {
  static let all: [ReleaseEstimator] = [
    .uiKit, .macOS, .android, .flutter, .firefoxAndroid, .impulse(isRaw: false),
    .impulse(isRaw: true), .gtkSwipe, .adwaita,
  ]

  /// A finger at positions, one each interval.
  private func samples(
    _ positions: [Double], every interval: Double = 0.008, replacing: Bool = true
  ) -> AxisSamples {
    var samples = AxisSamples()
    for (index, position) in positions.enumerated() {
      samples.append(position, at: Double(index) * interval, replacesSameTime: replacing)
    }
    return samples
  }

  @Test(arguments: all)
  func `all agree on a constant velocity, and mirror`(estimator: ReleaseEstimator) throws {
    let steady = samples((0..<15).map { 4 * Double($0) })
    let back = samples((0..<15).map { -4 * Double($0) })
    let velocity = try #require(estimator.velocity(steady, liftedAt: steady.time(at: 0)))
    #expect(abs(velocity - 500) < 1e-9)
    #expect(try #require(estimator.velocity(back, liftedAt: back.time(at: 0))) == -velocity)
  }

  @Test(arguments: all)
  func `a still finger has no velocity, one sample says nothing`(estimator: ReleaseEstimator) {
    #expect(abs(estimator.velocity(samples([7, 7, 7, 7, 7]), liftedAt: nil) ?? 0) < 1e-9)
    #expect((estimator.velocity(samples([5]), liftedAt: nil) ?? 0) == 0)
    #expect((estimator.velocity(AxisSamples(), liftedAt: nil) ?? 0) == 0)
  }

  @Test func `of one sample Android's impulse is 0, its least squares have no velocity`() {
    #expect(ReleaseEstimator.impulse(isRaw: false).velocity(samples([5]), liftedAt: nil) == 0)
    #expect(ReleaseEstimator.impulse(isRaw: true).velocity(samples([5]), liftedAt: 0.04) == 0)
    #expect(ReleaseEstimator.impulse(isRaw: false).velocity(samples([5]), liftedAt: 0.05) == nil)
    #expect(ReleaseEstimator.android.velocity(samples([5]), liftedAt: nil) == nil)
  }

  @Test func `the parabola's slope is that of the newest sample`() throws {
    // x = 3000 t²: 600 pt/s at 0.1 s.
    let curve = samples((0...10).map { 3000 * Double($0 * $0) * 1e-4 }, every: 0.01)
    for estimator in [ReleaseEstimator.android, .flutter, .firefoxAndroid] {
      #expect(abs(try #require(estimator.velocity(curve, liftedAt: 0.1)) - 600) < 1e-9)
    }
  }

  @Test func `a pause ends what counts: over 40 ms, for Firefox at 40 ms`() throws {
    var paused = samples([0, 100, 200])
    for index in 0..<4 { paused.append(200 + Double(index), at: 0.056 + 0.008 * Double(index)) }
    // The pause lasts 40 ms.
    let android = try #require(ReleaseEstimator.android.velocity(paused, liftedAt: nil))
    let firefox = try #require(ReleaseEstimator.firefoxAndroid.velocity(paused, liftedAt: nil))
    #expect(abs(firefox - 125) < 1e-9 && abs(android - 125) > 100)
  }

  @Test func `a finger lifted more than 40 ms later has stopped`() {
    let steady = samples((0..<15).map { 4 * Double($0) })
    let lift = steady.time(at: 0)
    #expect(ReleaseEstimator.android.velocity(steady, liftedAt: lift + 0.04) != nil)
    #expect(ReleaseEstimator.android.velocity(steady, liftedAt: lift + 0.041) == nil)
    #expect(ReleaseEstimator.flutter.velocity(steady, liftedAt: lift + 0.041) == 0)
  }

  @Test func `Android fits a line through two samples, Flutter wants three`() throws {
    let two = samples([0, 12])
    #expect(abs(try #require(ReleaseEstimator.android.velocity(two, liftedAt: nil)) - 1500) < 1e-9)
    #expect(ReleaseEstimator.flutter.velocity(two, liftedAt: nil) == 0)
  }

  @Test func `samples of one time replace each other for Android only`() {
    var (android, flutter) = (AxisSamples(), AxisSamples())
    for (position, time) in [(0.0, 0.0), (5, 0.01), (9, 0.01), (12, 0.02)] {
      android.append(position, at: time)
      flutter.append(position, at: time, replacesSameTime: false)
    }
    #expect(android.count == 3 && android.position(at: 1) == 9)
    #expect(flutter.count == 4 && flutter.position(at: 2) == 5)
  }

  @Test func `a history keeps the newest thirty-two and refuses what is no sample`() {
    var samples = samples((0..<100).map(Double.init))
    #expect(samples.count == AxisSamples.capacity)
    #expect(samples.position(at: 0) == 99 && samples.position(at: 31) == 68)
    let before = samples
    for (position, time) in [(Double.nan, 1.0), (1, .nan), (1, 0.001), (.infinity, 2)] {
      let isTaken = samples.append(position, at: time)
      #expect(!isTaken)
    }
    #expect(samples == before)
  }

  @Test func `Firefox's mean skips events within 5 ms and forgets after 100 ms`() {
    var mean = RecentMeanVelocity.firefox
    let events = [(0.0, 0.0), (9, 0.005), (10, 0.01), (40, 0.02)]
    let velocities = events.map { mean.add(position: $0, at: $1) }
    #expect(velocities[0] == nil && velocities[1] == nil && abs((velocities[2] ?? 0) - 1000) < 1e-9)
    #expect(abs((velocities[3] ?? 0) - 3000) < 1e-9)
    #expect(abs(mean.velocity(at: 0.02, youngerThan: 0.1) - 2000) < 1e-9)
    #expect(abs(mean.velocity(at: 0.11, youngerThan: 0.1) - 3000) < 1e-9)
    #expect(mean.velocity(at: 0.12, youngerThan: 0.1) == 0)
    for (index, velocity) in [9_000.0, 1, 2, 3, 4, 5].enumerated() {
      mean.add(velocity: velocity, at: 1 + 0.01 * Double(index))
    }
    #expect(mean.velocity(at: 1.05, youngerThan: 0.1) == 3)
  }

  @Test func `a mean begins with the second position, wherever the first is`() {
    for mean in [RecentMeanVelocity.firefox, .qt] {
      var mean = mean
      #expect(mean.add(position: 700, at: 3) == nil && mean.velocity(at: 3) == 0)
    }
  }

  @Test func `samples at two times make no parabola`() {
    var samples = AxisSamples()
    for (position, time) in [(0.0, 0.0), (5, 0.01), (9, 0.01)] {
      samples.append(position, at: time, replacesSameTime: false)
    }
    for estimator in [ReleaseEstimator.android, .flutter] {
      #expect((estimator.velocity(samples, liftedAt: nil) ?? 0) == 0)
    }
  }

  @Test(arguments: [([100.0, 400, 900, 1200], 2500.0 / 3), ([1200, -1200, -6000], -2500.0 / 3)])
  func `Qt's mean is of the last three, all held to its fastest`(all: [Double], value: Double) {
    var mean = RecentMeanVelocity.qt
    for (index, velocity) in all.enumerated() { mean.add(velocity: velocity, at: Double(index)) }
    #expect(abs(mean.velocity(at: 4) - value) < 1e-9)
  }

  @Test func `thresholds hold a fling to their maximum and refuse what is too slow or too short`() {
    let flutter = FlingThresholds(
      slop: 18, minimumSpeed: 50, maximumSpeed: 8000, isMinimumExclusive: true)
    #expect(flutter.fling(velocity: 50, distance: 30) == nil)
    #expect(flutter.fling(velocity: 51, distance: 30) == 51)
    #expect(flutter.fling(velocity: 51, distance: -18) == nil)
    #expect(flutter.fling(velocity: -9000, distance: -19) == -8000)
    let chromium = FlingThresholds(slop: 15, minimumSpeed: 30)
    #expect(chromium.fling(velocity: -30) == -30 && chromium.fling(velocity: 1e9) == 1e9)
  }
}
