public import Foundation

/// The compiler and what comes with it, and where this build is.
public enum Toolchain {
  /// A program did not end well.
  public struct Failure: Error, CustomStringConvertible {
    /// The program and its words.
    public let description: String
  }

  /// The folder of the package.
  public static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Where this build is: the test bundle stands in it.
  public static let products = Result {
    let bundle = "overscrollPackageTests.xctest"
    for argument in CommandLine.arguments {
      if let range = argument.range(of: bundle) {
        return URL(filePath: String(argument[..<range.lowerBound]), directoryHint: .isDirectory)
      }
    }
    throw Failure(description: "no argument of this program has \(bundle)")
  }

  /// What a program writes; it must end without an error.
  public static func run(_ path: String, _ arguments: [String] = []) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    (process.executableURL, process.arguments) = (URL(filePath: path), arguments)
    (process.standardOutput, process.standardError) = (pipe, arguments.isEmpty ? nil : pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 else { throw Failure(description: "\(path) \(text)") }
    return text
  }
}
