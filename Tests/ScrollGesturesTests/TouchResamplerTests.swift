import ScrollCoordinates
import ScrollGestures
import Testing

@Suite struct TouchResamplerTests {
  static let speed = Vector2(800, -300)

  /// Samples at a rate of a finger at constant speed, for a second.
  static func finger(at rate: Double, _ resampler: TouchResampler) -> TouchResampler {
    var finger = resampler
    for step in 0...Int(rate) {
      let time = Double(step) / rate
      finger.add(PointerSample(position: speed * time, time: time))
    }
    return finger
  }

  @Test(arguments: [60.0, 100, 240, 1_000])
  func `a finger at constant speed is where it was a latency before the frame`(rate: Double) {
    let finger = Self.finger(at: rate, TouchResampler())
    for frame in [0.999, 1, 1.003, 1.005, 1.009, 1.0129] {
      let sample = finger.sample(at: frame)
      #expect(sample?.time == frame - 0.005)
      // Foretold by half a step at most.
      let place = Self.speed * min(frame - 0.005, 1 + 0.5 / rate)
      #expect(((sample?.position ?? .zero) - place).length < 1e-9)
    }
  }

  @Test func `it is predicted no farther than the limit, and rests when it is silent`() {
    let finger = Self.finger(at: 120, TouchResampler(latency: 0, prediction: 0.004))
    for ahead in [0.001, 0.004, 0.01, 0.049] {
      let position = finger.sample(at: 1 + ahead)?.position ?? .zero
      #expect((position - Self.speed * (1 + min(ahead, 0.004))).length < 1e-9)
    }
    #expect(finger.sample(at: 1.06)?.position == Self.speed)
    let cautious = Self.finger(at: 120, TouchResampler(prediction: 0))
    #expect(cautious.sample(at: 1.02)?.position == Self.speed)
  }

  @Test func `what makes no sense is ignored, and nothing is said before the first sample`() {
    var finger = TouchResampler()
    #expect(finger.sample(at: 1) == nil)
    finger.add(PointerSample(position: Vector2(1, 2), time: 1))
    let alone = finger
    for (x, time) in [(Double.nan, 2.0), (5, .infinity), (5, 0.9)] {
      finger.add(PointerSample(position: Vector2(x, 0), time: time))
    }
    #expect(finger == alone && finger.sample(at: .nan) == nil)
    for frame in [0.5, 1, 1.01] { #expect(finger.sample(at: frame)?.position == Vector2(1, 2)) }
    finger.add(PointerSample(position: Vector2(3, 4), time: 1))
    #expect(finger.sample(at: 1.2)?.position == Vector2(3, 4))
  }
}
