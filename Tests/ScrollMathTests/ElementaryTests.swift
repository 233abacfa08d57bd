import Foundation
import ScrollMath
import Testing

/// One value of an elementary function, as Reference/elementary.py computes them.
struct ReferenceValue {
  var function: String
  var argument: Double
  var second: Double
  /// The nearest double.
  var nearest: Double
  /// The true value less the nearest double, in ulp.
  var rest: Double

  /// What a computed value is off by, in ulp of the true value.
  func error(of computed: Double) -> Double {
    abs((computed - nearest) / max(nearest.ulp, Double.leastNonzeroMagnitude) - rest)
  }

  /// All values: a line with a function's name, and below it lines of its values.
  static let all: [ReferenceValue] = {
    guard
      let url = Bundle.module.url(
        forResource: "elementary", withExtension: "txt", subdirectory: "Reference"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    var (values, function): ([ReferenceValue], Substring) = ([], "")
    for line in text.split(separator: "\n") {
      if line.contains(" ") {
        values += line.split(separator: ",").compactMap { ReferenceValue(function, $0) }
      } else {
        function = line
      }
    }
    return values
  }()

  private init?(_ function: Substring, _ value: Substring) {
    let fields = value.split(separator: " ")
    let numbers = fields.dropLast().compactMap { UInt64($0, radix: 16) }.map(
      Double.init(bitPattern:))
    guard numbers.count == fields.count - 1, 2...3 ~= numbers.count,
      let rest = Double(fields[numbers.count])
    else { return nil }
    (self.function, argument, nearest) = (String(function), numbers[0], numbers[numbers.count - 1])
    second = numbers.count == 3 ? numbers[1] : 0
    self.rest = rest
  }
}

/// The elementary functions within the errors they state, against values with 60 digits or more.
@Suite struct ElementaryTests {
  /// A function and the most it may be off by, in ulp, as its doc comment says.
  struct Bound: Sendable, CustomTestStringConvertible {
    var name: String
    var ulps: Double
    var function: @Sendable (Double, Double) -> Double
    var testDescription: String { name }

    init(_ name: String, _ ulps: Double, _ function: @escaping @Sendable (Double, Double) -> Double)
    { (self.name, self.ulps, self.function) = (name, ulps, function) }
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
      let angle = SineCosine(value.argument)
      let computed = name == "sin" ? angle.sine : angle.cosine
      let truth = value.rest * value.nearest.ulp
      #expect(abs((computed - value.nearest) - truth) <= 0x1.8p-53, "\(name)(\(value.argument))")
      if name == "sin", abs(value.argument) < .pi / 4 { #expect(value.error(of: computed) <= 1) }
    }
  }

  @Test func `the point of cosine and sine starts at 1 and stays on the unit circle`() {
    #expect(SineCosine(0).cosine == 1 && SineCosine(0).sine == 0)
    for index in 0..<50_000 {
      let angle = SineCosine(Double(index) * 0.37)
      #expect(abs(angle.cosine * angle.cosine + angle.sine * angle.sine - 1) <= 0x1p-51)
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

  static let infinity = Double.infinity

  @Test func `exponentials overflow to infinity, vanish to 0 and pass NaN on`() {
    #expect(Double.exp(0) == 1 && Double.exp(-0.0) == 1 && Double.exp(709.782712893384).isFinite)
    #expect(Double.exp(709.7827128933841) == Self.infinity)
    #expect(Double.exp(Self.infinity) == Self.infinity && Double.exp(-Self.infinity) == 0)
    #expect(Double.exp(-745.1332191019411) == .leastNonzeroMagnitude)
    #expect(Double.exp(-745.1332191019412) == 0 && Double.exp(.nan).isNaN)
    #expect(Double.expMinusOne(-Self.infinity) == -1)
    #expect(Double.expMinusOne(Self.infinity) == Self.infinity)
    #expect(Double.expMinusOne(-0.0).sign == .minus && Double.expMinusOne(.nan).isNaN)
  }

  @Test func `logarithms of nothing are infinite, of less than nothing no number`() {
    let functions: [(Double) -> Double] = [{ Double.log($0) }, { Double.log(onePlus: $0 - 1) }]
    for function in functions {
      #expect(function(1) == 0 && function(1).sign == .plus && function(0) == -Self.infinity)
      #expect(function(-1).isNaN && function(.nan).isNaN)
      #expect(function(Self.infinity) == Self.infinity)
    }
    #expect(Double.log(-0.0) == -Self.infinity && Double.log(onePlus: -0.0).sign == .minus)
    #expect(Double.log(onePlus: (-1.0).nextDown).isNaN)
  }

  @Test func `angles of the axes and the diagonals, with the signs of zeros and infinities`() {
    let pi = Double.pi
    let cases: [(y: Double, x: Double, angle: Double)] = [
      (0, 1, 0), (0, -1, pi), (-0.0, -1, -pi), (0, 0, 0), (0, -0.0, pi), (-0.0, -0.0, -pi),
      (1, 0, pi / 2), (-1, 0, -pi / 2), (1, -0.0, pi / 2), (1, 1, pi / 4), (-1, 1, -pi / 4),
      (1, -1, 3 * pi / 4), (Self.infinity, Self.infinity, pi / 4), (Self.infinity, 7, pi / 2),
      (7, Self.infinity, 0), (7, -Self.infinity, pi), (-Self.infinity, -Self.infinity, -3 * pi / 4),
    ]
    for (y, x, angle) in cases { #expect(Double.atan2(y: y, x: x) == angle, "\(y), \(x)") }
    #expect(Double.atan2(y: -0.0, x: 1).sign == .minus)
    #expect(Double.atan2(y: .nan, x: 1).isNaN && Double.atan2(y: 1, x: .nan).isNaN)
    #expect(Double.atan(Self.infinity) == pi / 2 && Double.atan(-0.0).sign == .minus)
    #expect(SineCosine(.nan).sine.isNaN && SineCosine(Self.infinity).cosine.isNaN)
  }

  @Test func `the hyperbolic tangent ends at 1`() {
    #expect(Double.tanh(Self.infinity) == 1 && Double.tanh(-Self.infinity) == -1)
    #expect(Double.tanh(23) == 1 && Double.tanh(-800) == -1)
    #expect(Double.tanh(-0.0).sign == .minus && Double.tanh(.nan).isNaN)
  }

  @Test func `powers of 0, of 1, of infinity and of negative numbers`() {
    let inf = Self.infinity
    let cases: [(x: Double, y: Double, power: Double)] = [
      (0, 0, 1), (.nan, 0, 1), (1, .nan, 1), (1, inf, 1), (-1, inf, 1), (-1, -inf, 1),
      (0, 3, 0), (-0.0, 3, -0.0), (0, -3, inf), (-0.0, -3, -inf), (-0.0, -2, inf), (0, -inf, inf),
      (0, 0.5, 0), (inf, 2, inf), (inf, -2, 0), (-inf, 3, -inf), (-inf, 2, inf), (-inf, -3, -0.0),
      (2, inf, inf), (0.5, inf, 0), (2, -inf, 0), (-2, 3, -8), (-2, -2, 0.25), (-8, 0x1p60, inf),
      (2, 1024, inf), (-2, 1023, -0x1p1023), (-2, 1025, -inf), (2, -1075, 0), (-2, -1077, -0.0),
      (4, 0.5, 2), (7, 1, 7),
    ]
    for (x, y, power) in cases {
      #expect(Double.pow(x, y) == power && Double.pow(x, y).sign == power.sign, "\(x), \(y)")
    }
    #expect(Double.pow(-2, 0.5).isNaN && Double.pow(.nan, 1).isNaN && Double.pow(2, .nan).isNaN)
  }

  @Test func `nothing steps back where a function changes its way`() {
    let steps: [(function: (Double) -> Double, place: Double)] = [
      ({ Double.exp($0) }, -700), ({ Double.exp($0) }, 709),
      ({ Double.exp($0) }, -708.3964185322641), ({ Double.log($0) }, 0.7071067811865476),
      ({ Double.log($0) }, 1.4142135623730951), ({ Double.log($0) }, 1),
      ({ Double.atan($0) }, 0.4142135623730951), ({ Double.atan($0) }, 1),
      ({ Double.tanh($0) }, 0x1p-28), ({ Double.log(onePlus: $0) }, 0x1p-54),
      ({ Double.expMinusOne($0) }, 0x1p-54), ({ Double.expMinusOne($0) }, -700),
    ]
    for (function, place) in steps {
      let (below, above) = (function(place.nextDown), function(place.nextUp))
      #expect(below <= above + 2 * above.ulp, "\(place)")
    }
  }

  @Test func `nothing is lost at the start, all at the end of time, and both add up`() {
    #expect(Decay(0).kept == 1 && Decay(0).lost == 0)
    #expect(Decay(.infinity).kept == 0 && Decay(.infinity).lost == 1)
    for index in 0...20_000 {
      let decay = Decay(Double(index) / 400)
      #expect(abs(decay.kept + decay.lost - 1) <= 0x1p-52)
    }
  }

  @Test func `kept never grows across the joints of the table`() {
    // Every joint is at an odd multiple of ln 2 / 256.
    for index in 0..<2_000 {
      let joint = Double(2 * index + 1) * 0x1.62e42fefa39efp-9
      let (before, after) = (Decay(joint.nextDown.nextDown), Decay(joint.nextUp.nextUp))
      #expect(after.kept <= before.kept + before.kept.ulp)
      #expect(after.lost >= before.lost - before.lost.ulp)
    }
  }
}
