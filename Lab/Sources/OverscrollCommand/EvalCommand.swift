import ArgumentParser
import Foundation
import OverscrollLab

/// `overscroll eval`: questions in, answers out, one JSON line each.
struct EvalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eval", abstract: "Answer questions about the laws, one JSON line each.",
    discussion: """
      Reads lines such as

        {"id":"a","kind":"wwdc.project","inputs":{"v0":1000,"rate":0.998}}

      and writes one line for each, in order, as soon as it is answered:

        {"id":"a","kind":"wwdc.project","outputs":{"distance":498.99999999999955}}

      A line that cannot be answered gives {"id":"a","error":"…"}; the exit status is then 1.

      Kinds: \(Evaluator.kinds.joined(separator: ", ")).
      """)

  @Argument(help: "A file of questions. Without it, or with -, standard input.")
  var file: String?

  func run() throws {
    var lines = try LineReader(path: file)
    var answeredAll = true
    while let line = try lines.next() {
      let reply = Evaluator.reply(to: line, lineNumber: lines.lineNumber)
      answeredAll = answeredAll && reply.isAnswer
      try Output.write(Data((reply.line + "\n").utf8))
    }
    if !answeredAll { throw ExitCode(1) }
  }
}
