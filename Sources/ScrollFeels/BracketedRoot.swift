/// The root of a function that changes sign once in a bracket: Newton's method, halving where it leaves.
///
/// ```
/// x ← x - f(x) / f'(x), or the middle of the bracket
/// ```
///
/// - Parameters:
///   - low: one end of the bracket; f there has the opposite sign of f at `high`, or is 0.
///   - high: the other end.
///   - value: f and f' at a point.
/// - Complexity: at most 200 rounds; five to ten where f is smooth.
func bracketedRoot(
  from low: Double, to high: Double, _ value: (Double) -> (f: Double, slope: Double)
) -> Double {
  var low = low
  var high = high
  let risesFromBelow = value(low).f <= 0
  var x = low + (high - low) / 2
  for _ in 0..<200 {
    let (f, slope) = value(x)
    if f == 0 { return x }
    if (f < 0) == risesFromBelow { low = x } else { high = x }
    var next = x - f / slope
    if !(next > low && next < high) {
      next = low + (high - low) / 2
      if next <= low || next >= high { return x }
    }
    // Where steps are lost in rounding: one more halving would only follow the noise of f.
    if abs(next - x) <= x.ulp { return next }
    x = next
  }
  return x
}
