#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Times passes.
///
/// What counts is the processor's time, not the clock's: while others run, nothing is counted. The
/// fastest of several batches is taken, because whatever else the machine does only adds to a time.
struct Stopwatch {
  /// The shortest batch, in seconds: a clock's own cost is lost in it.
  var shortestBatch = 1e-3

  /// How long one number may take, in seconds; three batches are made however long they take.
  var budget = 0.25

  /// The most batches.
  var mostBatches = 40

  /// Nanoseconds per operation.
  func time(_ pass: () -> Int) -> Double {
    // Once for caches and pages, and to see how many passes make a batch.
    _ = seconds(pass, passes: 1)
    let once = seconds(pass, passes: 1).time
    let passes = max(1, Int((shortestBatch / max(once, 1e-8)).rounded(.up)))
    var fastest = Double.infinity
    var spent = 0.0
    for batch in 1...mostBatches {
      let (time, operations) = seconds(pass, passes: passes)
      fastest = min(fastest, time / Double(operations))
      spent += time
      if batch >= 3, spent > budget { break }
    }
    return fastest * 1e9
  }

  private func seconds(_ pass: () -> Int, passes: Int) -> (time: Double, operations: Int) {
    var operations = 0
    let start = Self.processorTime
    for _ in 0..<passes { operations += pass() }
    return (Self.processorTime - start, operations)
  }

  /// The time this process has computed for, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
