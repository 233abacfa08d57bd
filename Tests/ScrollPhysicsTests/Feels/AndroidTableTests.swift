@_spi(Formulas) import ScrollFeels
import Testing

/// The vendor's tables worked out again, as it works them out.
@Suite struct AndroidTableTests {
  /// Bisection in single precision for a curve value, from the lower bound of the search before.
  private static func search(
    _ goal: Float, from low: inout Float, _ curve: (Float) -> Float
  ) -> Float {
    var high: Float = 1
    while true {
      let middle = low + (high - low) / 2
      let value = curve(middle)
      if Double(abs(value - goal)) < 1e-5 { return middle }
      if value > goal { high = middle } else { low = middle }
    }
  }

  private static func cubic(_ s: Float, _ first: Float, _ second: Float) -> Float {
    let (weight, tension) = (3 * s * (1 - s), (1 - s) * first + s * second)
    return weight * tension + s * s * s
  }

  @Test func `both tables are the vendor's, to the bit`() {
    let first: Float = 0.5 * 0.35
    let second: Float = 1 - 1 * (1 - 0.35 as Float)
    var (x, y): (Float, Float) = (0, 0)
    for index in 0..<100 {
      let goal = Float(index) / 100
      let s = Self.search(goal, from: &x) { Self.cubic($0, first, second) }
      #expect(AndroidSpline.position(index) == Self.cubic(s, 0.5, 1), "position \(index)")
      let t = Self.search(goal, from: &y) { Self.cubic($0, 0.5, 1) }
      #expect(AndroidSpline.time(index) == Self.cubic(t, first, second), "time \(index)")
    }
    #expect(AndroidSpline.position(100) == 1 && AndroidSpline.time(100) == 1)
  }
}
