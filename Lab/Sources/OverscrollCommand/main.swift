import OverscrollLab
import Foundation
var r = try LineReader(path: CommandLine.arguments.dropFirst().first)
while let l = try r.next() { print(Evaluator.reply(to: l, lineNumber: r.lineNumber).line) }
