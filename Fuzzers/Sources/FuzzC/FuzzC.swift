import FuzzInput
import FuzzedModels

/// Calls of the C interface with any ids, codes and numbers: see `CallSession`.
@main enum FuzzC {
  static func main() {
    Fuzzer.run { start, count in
      let input = FuzzInput(Fuzzer.bytes(start, count))
      if let flaw = CallSession.flaw(in: input) { Fuzzer.fail(flaw) }
      return 0
    }
  }
}
