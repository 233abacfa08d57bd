@_spi(Formulas) import ScrollGestures
import Testing

@Suite struct UIKitVelocityTests {
  /// A reference computed with fifty digits; differences and velocities in pt/s.
  struct Reference: Sendable {
    let newest: Double
    let middle: Double
    let oldest: Double
    let recognizerPrevious: Double
    let recognizerLast: Double
    let release: Double
    let tolerance: Double
  }

  // The reference table's first input is the newest difference: only so do its three outputs follow
  // from the two stages.
  static let references = [
    Reference(
      newest: -5617.191, middle: -4478.567, oldest: -3838.772,
      recognizerPrevious: -3966.731, recognizerLast: -4706.2918, release: -4151.6212,
      tolerance: 8.46e-11),
    Reference(
      newest: 0, middle: 1200, oldest: 1500,
      recognizerPrevious: 1440, recognizerLast: 960, release: 1320,
      tolerance: 2.05e-11),
    Reference(
      newest: -20, middle: 40, oldest: -80,
      recognizerPrevious: -56, recognizerLast: 28, release: -35,
      tolerance: 7.11e-13),
  ]

  @Test(arguments: references)
  func `both stages agree with the reference`(reference: Reference) {
    let velocity = UIKitVelocity(
      oldest: reference.oldest, middle: reference.middle, newest: reference.newest)
    #expect(
      abs(velocity.recognizerPrevious - reference.recognizerPrevious) <= reference.tolerance)
    #expect(abs(velocity.recognizerLast - reference.recognizerLast) <= reference.tolerance)
    #expect(abs(velocity.release - reference.release) <= reference.tolerance)
  }

  @Test func `the two stages weigh three differences by 0_60 and 0_35 and 0_05, oldest first`() {
    let weight = { (oldest: Double, middle: Double, newest: Double) in
      UIKitVelocity(oldest: oldest, middle: middle, newest: newest).release
    }
    #expect(abs(weight(1, 0, 0) - 0.60) < 1e-15)
    #expect(abs(weight(0, 1, 0) - 0.35) < 1e-15)
    #expect(abs(weight(0, 0, 1) - 0.05) < 1e-15)
  }

  @Test func `two differences weigh 0_95 and 0_05, oldest first`() {
    #expect(abs(UIKitVelocity(first: 1, second: 0).release - 0.95) < 1e-15)
    #expect(abs(UIKitVelocity(first: 0, second: 1).release - 0.05) < 1e-15)
    #expect(UIKitVelocity(first: 700, second: 100).recognizerPrevious == 700)
  }

  @Test func `a constant velocity is reported as it is`() {
    #expect(abs(UIKitVelocity(oldest: 812, middle: 812, newest: 812).release - 812) < 1e-12)
    #expect(abs(UIKitVelocity(first: 812, second: 812).release - 812) < 1e-12)
  }
}
