import ScrollFitting
import Testing

@Suite struct FitLawTests {
  @Test(arguments: (Synthetic.cases + Synthetic.wideCases).indices)
  func `the gradient is the slope in every parameter`(index: Int) {
    let (law, parameters, inputs) = (Synthetic.cases + Synthetic.wideCases)[index]
    for input in inputs {
      let gradient = law.point(at: input, parameters).gradient
      for place in 0..<law.parameterCount {
        let size = 1e-5 * max(1, abs(parameters[place]))
        var (up, down) = (parameters, parameters)
        up[place] += size
        down[place] -= size
        let (above, below) = (law.point(at: input, up).value, law.point(at: input, down).value)
        let quotient = (above - below) / (2 * size)
        let rounding = 1e-15 * (abs(above) + abs(below)) / size
        #expect(abs(quotient - gradient[place]) <= 1e-6 * abs(quotient) + rounding + 1e-9)
      }
    }
  }

  @Test func `an oscillator and its gradient pass smoothly through critical damping`() {
    // Where the power series takes over from the closed form, D t² = ±1, and at D = 0.
    for time in [0.001, 0.1, 0.5, 2] {
      for border in [-1.0, 0, 1] {
        let discriminant = border / (time * time)
        let parameters = { (shift: Double) in
          numbers(100 - discriminant * (1 + shift) - shift, 20, 30, -100)
        }
        let below = FitLaw.oscillator.point(at: time, parameters(-1e-9))
        let above = FitLaw.oscillator.point(at: time, parameters(1e-9))
        #expect(abs(below.value - above.value) <= 1e-7 * abs(above.value))
        for place in 0..<4 {
          let size = abs(above.gradient[place])
          #expect(abs(below.gradient[place] - above.gradient[place]) <= 1e-7 * size)
        }
      }
    }
  }

  @Test func `UIKit's law is the oscillator with its poles p and p + r`() {
    let (r, p, start, velocity) = (2.0, 10.0, 35.0, 3900.0)
    for time in Synthetic.times {
      let one = FitLaw.uiKit.point(at: time, numbers(r, p, start, velocity)).value
      let other = FitLaw.oscillator.point(
        at: time, numbers(p * (p + r), 2 * p + r, start, velocity - p * start)
      ).value
      #expect(abs(one - other) < 1e-11 * 400)
    }
  }

  @Test func `a glide and its gradient pass smoothly through r = 0`() {
    for rate in [-0.5, 0, 0.5] {
      let below = FitLaw.deceleration.point(at: 1, numbers(rate - 1e-10, 0, 100, 0))
      let above = FitLaw.deceleration.point(at: 1, numbers(rate + 1e-10, 0, 100, 0))
      #expect(abs(below.value - above.value) < 1e-7)
      #expect(abs(below.gradient[0] - above.gradient[0]) < 1e-7)
    }
    #expect(FitLaw.deceleration.point(at: 3, numbers(0, 5, 100, 0)).value == 305)
  }
}
