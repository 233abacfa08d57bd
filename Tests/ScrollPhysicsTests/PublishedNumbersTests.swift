import ScrollFeels
import Testing

/// Numbers that others have measured or published, and how far our laws are from them.
@Suite struct PublishedNumbersTests {
  /// Speed at release in pt/ms, the target UIScrollView reported, and what we miss it by, in points.
  static let flicks: [(speed: Double, target: Double, residual: Double)] = [
    (5.0270956, 2506.5, -0.46), (1.802126, 895, 0.17), (1.412374, 700.5, -0.01),
    (1.687861, 838, 0.09),
  ]

  @Test(arguments: flicks)
  func `reported targets, and the other projections within six points of them`(
    speed: Double, target: Double, residual: Double
  ) {
    func miss(_ projection: Projection) -> Double {
      projection.distance(velocity: speed * 1000) - target
    }
    #expect(abs(miss(.uiKitTarget) - residual) < 0.006)
    #expect(abs(miss(.integral)) < 6 && abs(miss(.perMillisecondSum)) < 6)
  }

  /// Speed at the edge in pt/s, largest distance in points, duration in seconds, as observed.
  static let bounces: [(speed: Double, distance: Double, duration: Double)] = [
    (986.497, 32.5, 0.6668), (2404.116, 80.5, 0.7509), (1793.594, 60, 0.7337),
    (1251.628, 41.5, 0.6836),
  ]

  @Test(arguments: bounces)
  func `observed bounces`(speed: Double, distance: Double, duration: Double) throws {
    let law = ScrollLaw.uiKit(frameInterval: 1.0 / 60)
    let flight = Flight(from: 0, velocity: speed, in: -1000...0, law: law)
    let peak = try #require(flight.peak)
    // The table gives half points, seen at frames: 0.8 pt and a frame and a half.
    #expect(abs(peak.value - distance) < 0.8 && abs(flight.restTime - duration) < 1.5 / 60)
  }

  /// How far the finger went and how far the content followed, in points, with d = 812.
  @Test(arguments: [(0.0, 0.0), (500, 205), (1000, 328), (1500, 409)])
  func `observed rubber bands`(finger: Double, content: Double) {
    #expect(abs(RubberBand(dimension: 812).stretch(finger) - content) < 0.431)
  }

  @Test func `the numbers of the law at display rates`() throws {
    let slow = ScrollLaw.uiKit(frameInterval: 1.0 / 60)
    let fast = ScrollLaw.uiKit(frameInterval: 1.0 / 120)
    let (p60, p120) = (try #require(slow.edge.pull), try #require(fast.edge.pull))
    #expect(abs(p60 - 9.9967) < 5e-5 && abs(p60 + slow.decay - 11.998) < 5e-4)
    #expect(abs(p60 * (p60 + slow.decay) - 119.94) < 5e-3)
    #expect(abs(p120 - 10.0375) < 5e-5 && abs(p120 + fast.decay - 12.039) < 5e-4)
    let instant = ScrollLaw.uiKit(frameInterval: 1e-7)
    #expect(abs(instant.gain - 0.999) < 1e-6)
    #expect(abs(instant.decay - DecelerationRate.normal.decayConstant) < 1e-9)
  }

  @Test func `the article's band of a scale is the rubber band, as long as the limit`() throws {
    let band = ZoomBand(minimum: 0.5, maximum: 4, rule: .rubber)
    #expect(abs(band.clamp(8) - 5.42) < 0.005)
    #expect(abs(band.clamp(0.1) - (0.5 - 0.55 * 0.4 / (1 + 0.55 * 0.8))) < 1e-15)
    for scale in [0.05, 0.3, 1, 4.5, 30] {
      #expect(abs(try #require(band.unclamp(band.clamp(scale))) - scale) < 1e-12 * scale + 1e-13)
    }
    #expect(band.unclamp(8.1) == nil)
    var map = Scroller(viewport: Size2(390, 844), content: Size2(390, 844))
    (map.maximumZoomScale, map.zoomBand) = (4, .rubber)
    map.touchDown(1, at: Vector2(145, 400), time: 0)
    map.touchDown(2, at: Vector2(195, 400), time: 0)
    map.touchMoved(2, to: Vector2(545, 400), time: 0.1)
    #expect(abs(map.zoomScale - 5.42) < 0.005)
  }
}
