import ScrollGestures
import Testing

/// Settings that make no sense are replaced by the defaults at creation, and ignored and counted later.
@Suite struct ConfigurationTests {
  @Test(arguments: [-1, -Double.infinity, .nan, .infinity])
  func `a slop that is none is ten points`(slop: Double) {
    var configuration = PanConfiguration(slop: slop)
    #expect(configuration.slop == 10)
    configuration.slop = 3
    #expect(configuration.slop == 3)
    var touch = Fingers()
    touch.configuration = configuration
    touch.configuration.slop = slop
    #expect(touch.configuration.slop == 3 && touch.diagnostics.nonFinite == 1)
  }

  @Test(arguments: [-1, -Double.infinity, .nan])
  func `a speed that is none is the default`(speed: Double) {
    var configuration = PanConfiguration(minimumFlingSpeed: speed, maximumFlingSpeed: speed)
    #expect(configuration == PanConfiguration())
    (configuration.minimumFlingSpeed, configuration.maximumFlingSpeed) = (3, 4)
    #expect(configuration == PanConfiguration(minimumFlingSpeed: 3, maximumFlingSpeed: 4))
    var touch = Fingers()
    touch.configuration = configuration
    touch.configuration.minimumFlingSpeed = speed
    touch.configuration.maximumFlingSpeed = speed
    #expect(touch.configuration == configuration && touch.diagnostics.nonFinite == 2)
  }

  @Test(
    arguments: [
      (-1, 0.1), (0, 0.1), (.nan, 0.1), (.infinity, nil), (0.2, 0.2),
    ] as [(Double, Double?)])
  func `an interval of rest is positive, or there is none`(interval: Double, expected: Double?) {
    var configuration = PanConfiguration(stillFingerInterval: interval)
    #expect(configuration.stillFingerInterval == expected)
    configuration.stillFingerInterval = nil
    #expect(configuration.stillFingerInterval == nil)
  }
}
