import FuzzInput
import OverscrollLab
import StrictJSON

/// Questions to `overscroll eval` from any lines: each gets one line of JSON.
@main enum FuzzEval {
  static func main() {
    Fuzzer.run { start, count in
      FuzzEval.test(Fuzzer.bytes(start, count))
      return 0
    }
  }

  fileprivate static func test(_ text: [UInt8]) {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let reply = Evaluator.reply(to: Array(line), lineNumber: index + 1)
      guard let answer = try? JSONParser.parse(Array(reply.line.utf8)) else {
        Fuzzer.fail("a reply that is not JSON: \(reply.line)")
      }
      if (answer["outputs"] == nil) == reply.isAnswer || (answer["error"] != nil) == reply.isAnswer
      {
        Fuzzer.fail("no answer and no error: \(reply.line)")
      }
    }
  }
}
