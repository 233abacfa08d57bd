import CAllocationCounter

/// Something the library does, to be run many times without a heap allocation.
///
/// To add one, append it to a list such as `Operation.physics`: a name in the user's words, and a closure
/// that sets up (and may allocate) and returns the closure that is counted.
struct Operation {
  /// What is done, in the user's words.
  let name: String

  /// Sets up and returns the operation; its argument counts the rounds, so that inputs can vary.
  let prepare: () -> (Int) -> Void

  init(_ name: String, prepare: @escaping () -> (Int) -> Void) {
    self.name = name
    self.prepare = prepare
  }

  /// The number of allocations in a number of rounds after the first.
  func allocations(rounds: Int) -> Int {
    let run = prepare()
    // The first round may initialise globals.
    run(0)
    let before = allocation_count()
    for round in 1...rounds { run(round) }
    return allocation_count() - before
  }
}

/// Takes a result, so that the compiler cannot drop what computed it.
@inline(never) func keep(_ value: Double) {
  if value == 0x1.23456789abcdep-900 { print(value) }
}
