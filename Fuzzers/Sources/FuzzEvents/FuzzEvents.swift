import FuzzInput
import FuzzedModels

/// Streams of events for everything that a finger moves, see `FuzzedSession`.
///
/// The first byte chooses the model, the others are the events: see `FuzzInput`.
@main enum FuzzEvents {
  static func main() {
    Fuzzer.run { start, count in
      let bytes = Fuzzer.bytes(start, count)
      let model = Int(bytes.first ?? 0) % FuzzedSession.names.count
      if let flaw = FuzzedSession.flaw(of: model, in: FuzzInput(Array(bytes.dropFirst()))) {
        Fuzzer.fail(flaw)
      }
      return 0
    }
  }
}
