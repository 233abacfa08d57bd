import Benchmark

/// Time per operation in picoseconds: whole nanoseconds are too coarse for what takes two of them.
let timePerOperation = BenchmarkMetric.custom(
  "Time per operation (ps)", polarity: .prefersSmaller, useScalingFactor: false)

/// Numbers that go in and come out: shuffled inputs, and memory for results so that none is dropped.
struct Inputs {
  /// How many inputs there are.
  static let count = 1024

  /// 0 < t <= 2, in seconds, in no order.
  let times: UnsafeMutablePointer<Double>
  /// Where results go.
  let results: UnsafeMutablePointer<Double>
  /// Where second results go.
  let velocities: UnsafeMutablePointer<Double>

  init() {
    // In one piece and out of step: a load that agrees with a pending store in the lowest 12 bits of its
    // address waits for it, and calls that do not depend on each other would run one by one.
    times = .allocate(capacity: 3 * Self.count + 200)
    results = times + Self.count + 67
    velocities = results + Self.count + 67
    for index in 0..<Self.count {
      times[index] = Double(index * 769 % Self.count + 1) / Double(Self.count) * 2
      results[index] = 0
      velocities[index] = 0
    }
  }
}

/// Registers a benchmark of an operation on each of the inputs.
///
/// The pass is a whole loop, not one operation, so that a call through a closure is paid once.
func measure(_ name: String, rounds: Int = 8, pass: @escaping (Inputs) -> Void) {
  measure(name, operations: rounds * Inputs.count) {
    let inputs = Inputs()
    return {
      for _ in 0..<rounds {
        pass(inputs)
        blackHole(inputs)
      }
    }
  }
}

/// Registers a benchmark: `setUp` returns what is timed, which does `operations` operations.
func measure(_ name: String, operations: Int, setUp: @escaping () -> () -> Void) {
  Benchmark(
    name,
    configuration: .init(
      metrics: [timePerOperation], units: [timePerOperation: .count], warmupIterations: 3,
      maxDuration: .seconds(1),
      maxIterations: 1000)
  ) { benchmark, run in
    let elapsed = ContinuousClock().measure(run)
    let picoseconds =
      elapsed.components.seconds * 1_000_000_000_000 + elapsed.components.attoseconds / 1_000_000
    benchmark.measurement(timePerOperation, Int(picoseconds) / operations)
  } setup: {
    setUp()
  }
}
