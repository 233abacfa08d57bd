import ScrollPhysics
import Testing

@Suite struct EasingTests {
  @Test func `a timing curve runs from 0 to 1, and stays there`() {
    for easing in EasedMotionTests.easings {
      #expect(easing.progress(at: 0).value == 0 && easing.progress(at: 1).value == 1)
      #expect(easing.progress(at: -3).value == 0 && easing.progress(at: .nan).value == 0)
      #expect(easing.progress(at: .infinity).value == 1)
    }
  }

  @Test func `the progress solves its cubic`() {
    // At s = 1/2 both cubics are known: u = (3 x1 + 3 x2 + 1) / 8, and e alike.
    for easing in EasedMotionTests.easings {
      let time = (3 * easing.x1 + 3 * easing.x2 + 1) / 8
      let progress = (3 * easing.y1 + 3 * easing.y2 + 1) / 8
      #expect(abs(easing.progress(at: time).value - progress) < 4 * .ulpOfOne)
    }
  }

  @Test func `linear is linear, and ease-out is ease-in, turned round`() {
    for time in stride(from: 0, through: 1, by: 1.0 / 64) {
      let progress = Easing.linear.progress(at: time)
      #expect(abs(progress.value - time) < 2 * .ulpOfOne && abs(progress.slope - 1) < 1e-14)
      let (a, b) = (Easing.easeIn.progress(at: time), Easing.easeOut.progress(at: 1 - time))
      #expect(abs(a.value + b.value - 1) < 1e-14)
    }
  }

  @Test func `at its start it leaves towards the first control point off it`() {
    for (easing, slope) in [
      (Easing(0, 0, 0.58, 1), 1 / 0.58), (Easing(0, 0, 1, 1), 1), (Easing(0, 0, 0, 0), 1),
      (Easing(0, 0, 0.25, -0.5), -2), (Easing(0.25, 0.1, 0.25, 1), 0.4), (.easeIn, 0),
    ] {
      #expect(abs(easing.progress(at: 0).slope - slope) <= 2 * slope.ulp)
    }
  }

  @Test func `upright half-way, its slope is the largest there`() {
    let easing = Easing(1, 0, 0, 1)
    #expect(easing.progress(at: 0.5).slope > easing.progress(at: 0.500_1).slope)
  }

  @Test func `steep curves have finite slopes`() {
    for easing in [Easing(0, 1, 0, 1), Easing(1, 0, 1, 0), Easing(1, 0, 0, 1), Easing(0, 0, 1, 1)] {
      for time in stride(from: 0, through: 1, by: 1.0 / 32) {
        let progress = easing.progress(at: time)
        #expect(progress.value >= 0 && progress.value <= 1)
        #expect(progress.slope.isFinite && progress.slope >= 0)
      }
    }
  }
}
