import ScrollMath
import Testing

/// The elementary functions within the errors they state, against values with 60 digits or more.
@Suite struct ElementaryTests {
  /// A function and the most it may be off by, in ulp, as its doc comment says.
  struct Bound: Sendable, CustomTestStringConvertible {
    var name: String
    var ulps: Double
    var function: @Sendable (Double, Double) -> Double
    var testDescription: String { name }

    init(_ name: String, _ ulps: Double, _ function: @escaping @Sendable (Double, Double) -> Double)
    {
      (self.name, self.ulps, self.function) = (name, ulps, function)
    }
  }

  static let bounds: [Bound] = [
    Bound("exp", 0.77) { x, _ in Double.exp(x) },
    Bound("expMinusOne", 2) { x, _ in Double.expMinusOne(x) },
    Bound("kept", 0.77) { x, _ in Decay(x).kept }, Bound("lost", 1.4) { x, _ in Decay(x).lost },
    Bound("log", 0.65) { x, _ in Double.log(x) },
    Bound("log", 0.501) { x, _ in Double.log(nearest: x) },
    Bound("logOnePlus", 0.6) { x, _ in Double.log(onePlus: x) },
    Bound("atan", 2.3) { x, _ in Double.atan(x) },
    Bound("atan2", 2.3) { y, x in Double.atan2(y: y, x: x) },
    Bound("tanh", 2.6) { x, _ in Double.tanh(x) }, Bound("pow", 0.77) { x, y in Double.pow(x, y) },
  ]

  @Test(arguments: bounds) func `a function is as exact as it says`(bound: Bound) {
    let values = ReferenceValue.all.filter { $0.function == bound.name }
    #expect(values.count == 120)
    for value in values {
      let computed = bound.function(value.argument, value.second)
      #expect(
        value.error(of: computed) <= bound.ulps,
        "\(bound.name)(\(value.argument), \(value.second)) = \(computed), not \(value.nearest)")
    }
  }

  @Test(arguments: ["sin", "cos"])
  func `an angle's functions are as exact as they say, however large it is`(name: String) {
    let values = ReferenceValue.all.filter { $0.function == name }
    #expect(values.count == 120)
    for value in values {
      let swing = SineCosine(value.argument)
      let computed = name == "sin" ? swing.sine : swing.cosine
      let truth = value.rest * value.nearest.ulp
      #expect(abs((computed - value.nearest) - truth) <= 0x1.8p-53, "\(name)(\(value.argument))")
      if name == "sin", abs(value.argument) < .pi / 4 { #expect(value.error(of: computed) <= 1) }
    }
  }

  @Test func `the point of cosine and sine starts at 1 and stays on the unit circle`() {
    #expect(SineCosine(0).cosine == 1 && SineCosine(0).sine == 0)
    for index in 0..<50_000 {
      let swing = SineCosine(Double(index) * 0.37)
      #expect(abs(swing.cosine * swing.cosine + swing.sine * swing.sine - 1) <= 0x1p-51)
    }
  }

  @Test func `functions agree with each other where they share their way`() {
    for index in 0..<2_000 {
      let x = Double(index) * 0.37
      #expect(Double.exp(-x) == Decay(x).kept && Double.atan(x) == Double.atan2(y: x, x: 1))
      #expect(SineCosine(-x).sine == -SineCosine(x).sine)
      #expect(SineCosine(-x).cosine == SineCosine(x).cosine)
    }
  }
}
