import FuzzInput
import OverscrollLab

/// Recordings from any text: read with times that increase and numbers that are numbers, or refused.
@main enum FuzzRecordings {
  static func main() {
    Fuzzer.run { start, count in
      FuzzRecordings.test(Fuzzer.bytes(start, count))
      return 0
    }
  }

  fileprivate static func test(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    // The first byte chooses the options.
    let options = RecordingOptions(
      rate: first & 1 == 0 ? nil : 60, column: first & 2 == 0 ? nil : "y",
      edge: first & 4 == 0 ? 0 : 1_000, list: first & 8 == 0 ? nil : 2)
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    do throws(InputError) {
      try check(RecordingReader.read(LineReader(text: text, name: "input.csv"), options: options))
    } catch {
      if error.reason.isEmpty { Fuzzer.fail("an error without a reason") }
    }
    _ = try? ObservationsReader.parts(LineReader(text: text, name: "input.csv"), options: options)
  }

  private static func check(_ recording: Recording) throws(InputError) {
    let times = recording.times
    guard recording.count >= 3, times.first == 0, recording.offsets.allSatisfy(\.isFinite),
      times.allSatisfy(\.isFinite), zip(times, times.dropFirst()).allSatisfy({ $0 < $1 })
    else { Fuzzer.fail("a recording that is none: \(recording)") }
    if recording.moving.count > recording.count { Fuzzer.fail("more samples than there are") }
  }
}
