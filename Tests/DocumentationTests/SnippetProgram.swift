import Foundation
import ScrollTestSupport

/// A snippet as a program of its own, compiled against the modules of this build.
struct SnippetProgram {
  let name: String
  let code: String

  private static let modules = [
    "ScrollMath", "ScrollCoordinates", "CScrollTables", "ScrollPhysics", "ScrollGestures",
    "Overscroll", "ScrollFeels", "StrictJSON", "ScrollScenes", "ScrollFitting",
  ]

  /// The folder of all programs, with the modules and one library of what they are: not with others, that stand in for UIKit.
  private static let folder = Result {
    let products = try Toolchain.products.get()
    let folder = products.appending(path: "Snippets", directoryHint: .isDirectory)
    let imported = folder.appending(path: "Modules", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: imported, withIntermediateDirectories: true)
    let links = modules.map { "../../Modules/\($0).swiftmodule" }
    _ = try Toolchain.run("/usr/bin/env", ["ln", "-sf"] + links + [imported.path()])
    // What the tests are linked of: of files that are gone, objects may be left.
    let list = products.appending(path: "overscrollPackageTests.product/Objects.LinkFileList")
    let objects = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: ["'", "\""]) }
      .filter { object in modules.contains { object.contains("/\($0).build/") } }
    let library = folder.appending(path: "libOverscrollModules.so").path()
    _ = try Toolchain.run(
      "/usr/bin/env", ["swiftc", "-emit-library", "-o", library, "-lm"] + objects)
    return folder
  }

  /// What the program writes; it must be formatted, compile without a warning and end without an error.
  func output() throws -> String {
    let folder = try Self.folder.get()
    let place = folder.appending(path: name, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let source = place.appending(path: "main.swift")
    try (code + "\n").write(to: source, atomically: true, encoding: .utf8)
    let format = SnippetTests.root.appending(path: ".swift-format").path()
    _ = try Toolchain.run(
      "/usr/bin/env",
      ["swift", "format", "lint", "--strict", "--configuration", format, source.path()])
    let program = place.appending(path: name).path()
    let tables = SnippetTests.root.appending(path: "Sources/CScrollTables/include").path()
    _ = try Toolchain.run(
      "/usr/bin/env",
      [
        "swiftc", "-swift-version", "6", "-warnings-as-errors", "-module-name", name, "-o", program,
        "-I", folder.appending(path: "Modules").path(), "-I", tables, "-L", folder.path(),
        "-lOverscrollModules", "-lm", "-Xlinker", "-rpath", "-Xlinker",
        folder.path(), source.path(),
      ])
    return try Toolchain.run(program)
  }
}
