/// A sum that carries along what rounding takes from it.
///
/// ```
/// s + x = s' + e        s' the rounded sum, e what it lost: exactly a Double (Knuth's two-sum)
/// sum   = s             the rounded part
/// lost  = Σ e           what is missing from it
/// value = s + Σ e       rounded once
/// ```
///
/// The value is the exact sum, rounded once, in whatever order the terms were added, as long as the sum is
/// less than 2^47 (1.4e14) times the smallest term that is not 0: then 106 bits hold all of it. Beyond that
/// the relative error is about 2^-100.
struct ExactSum: Hashable, Sendable {
  /// The rounded sum.
  var sum = 0.0

  /// What is missing from it.
  var lost = 0.0

  init() {}

  init(sum: Double, lost: Double) {
    self.sum = sum
    self.lost = lost
  }

  /// A term, not negative, times a number of rows, exactly: in two parts of 27 bits or less each.
  ///
  /// Exact below 2^52 rows.
  init(_ term: Double, times count: Int) {
    let high = Double(bitPattern: term.bitPattern & ~0x3FF_FFFF)
    let low = term - high
    let (many, few) = (Double(count >> 26) * 0x1p26, Double(count & 0x3FF_FFFF))
    self.init(sum: high * many, lost: 0)
    add(low * many)
    add(high * few)
    add(low * few)
    self = normalized
  }

  /// The sum, rounded once.
  @inline(__always) var value: Double { sum + lost }

  /// The same sum with the smallest possible `lost`.
  @inline(__always) var normalized: ExactSum {
    let value = sum + lost
    return ExactSum(sum: value, lost: lost - (value - sum))
  }

  /// Adds a term.
  @inline(__always) mutating func add(_ term: Double) {
    let next = sum + term
    let added = next - sum
    lost += (sum - (next - added)) + (term - added)
    sum = next
  }

  /// Adds two sums.
  @inline(__always) static func + (a: ExactSum, b: ExactSum) -> ExactSum {
    var result = ExactSum(sum: a.sum, lost: a.lost + b.lost)
    result.add(b.sum)
    return result
  }
}
