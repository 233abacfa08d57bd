@_spi(Formulas) import ScrollGestures
import Testing

@Suite struct UIKitVelocityTests {
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
