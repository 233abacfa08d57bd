import ScrollMath
import Testing

/// Zeros, infinities, NaN and the numbers next to a function's limits.
@Suite struct EdgeCaseTests {
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
}
