import CAllocationCounter

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs every operation 10,000 times and fails unless none of them allocates.
///
/// Exit codes: 0 no allocations; 1 allocations; 2 they cannot be counted here, which is not a pass.
@main struct Allocations {
  static let rounds = 10_000

  static func main() {
    guard allocation_count() >= 0, seesAllocations else {
      print("Allocations cannot be counted on this platform.")
      exit(2)
    }
    var failures = 0
    for operation in Operation.all {
      let count = operation.allocations(rounds: rounds)
      if count > 0 { failures += 1 }
      print(count == 0 ? "ok  " : "FAIL", operation.name, count == 0 ? "" : "\(count) allocations")
    }
    print("\(Operation.all.count) operations, \(rounds) rounds each, \(failures) allocate")
    if failures > 0 { exit(1) }
  }

  /// Whether the counter works: a count of 0 says nothing unless an array of changing length counts.
  private static var seesAllocations: Bool {
    let check = Operation("check") {
      { round in keep([Double](repeating: 1, count: round % 7 + 1).withUnsafeBufferPointer(sum)) }
    }
    return check.allocations(rounds: 100) >= 100
  }

  @inline(never) private static func sum(_ numbers: UnsafeBufferPointer<Double>) -> Double {
    numbers.reduce(0, +)
  }
}
