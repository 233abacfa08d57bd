import ScrollGestures
import Testing

/// Settings that make no sense are replaced by the defaults, whenever they are set.
@Suite struct ConfigurationTests {
  @Test(arguments: [-1, -Double.infinity, .nan, .infinity])
  func `a slop that is none is ten points`(slop: Double) {
    var configuration = PanConfiguration(slop: slop)
    #expect(configuration.slop == 10)
    configuration.slop = 3
    #expect(configuration.slop == 3)
    configuration.slop = slop
    #expect(configuration.slop == 10)
  }

  @Test(arguments: [-1, -Double.infinity, .nan])
  func `a speed that is none is the default`(speed: Double) {
    var configuration = PanConfiguration(minimumFlingSpeed: speed, maximumFlingSpeed: speed)
    #expect(configuration == PanConfiguration())
    configuration.minimumFlingSpeed = 3
    configuration.maximumFlingSpeed = 4
    #expect(configuration == PanConfiguration(minimumFlingSpeed: 3, maximumFlingSpeed: 4))
    configuration.minimumFlingSpeed = speed
    configuration.maximumFlingSpeed = speed
    #expect(configuration == PanConfiguration())
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
    configuration.stillFingerInterval = interval
    #expect(configuration.stillFingerInterval == expected)
    #expect(PinchConfiguration(stillFingerInterval: interval).stillFingerInterval == expected)
  }

  @Test(arguments: [-1, 0, Double.nan, .infinity])
  func `a least span that is none is ten points`(span: Double) {
    #expect(PinchConfiguration(minimumSpan: span) == PinchConfiguration())
  }
}
