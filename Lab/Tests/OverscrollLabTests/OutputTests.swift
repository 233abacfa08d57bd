import Foundation
import Testing

import OverscrollLab

@Suite final class OutputTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private static func expectError(_ words: String, writingTo path: String) {
    let error = #expect(throws: InputError.self) {
      try Output.write(Data(repeating: 0x61, count: 5_000), to: path)
    }
    #expect(error?.description.contains(words) == true)
  }

  @Test func `a file is made, and replaced`() throws {
    for text in ["one", "two, longer"] {
      try Output.write(Data(text.utf8), to: path("a.csv"))
      #expect(try String(contentsOfFile: path("a.csv"), encoding: .utf8) == text)
    }
    #expect(try names() == ["a.csv"])
  }

  @Test func `a link stays a link, and what it points to is replaced`() throws {
    let (file, link) = (path("file"), path("link"))
    try Data("old".utf8).write(to: URL(filePath: file))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
    try Output.write(Data("new".utf8), to: link)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "file")
  }

  @Test func `a device is written to, not replaced`() throws {
    try Output.write(Data("text".utf8), to: "/dev/null")
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(type as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `a folder that is not there is an error that names the file`() {
    Self.expectError("/nowhere/at/all.csv: cannot be written", writingTo: "/nowhere/at/all.csv")
  }

  #if os(Linux)
    @Test func `a full disk is an error`() {
      Self.expectError("No space left on device", writingTo: "/dev/full")
    }
  #endif

  @Test func `a file that grows too large leaves the old one and no part of the new`() async throws
  {
    let path = path("a.csv")
    try Data("old".utf8).write(to: URL(filePath: path))
    // In a process of its own, files of which may have 1,000 bytes (RLIMIT_FSIZE is 1).
    await #expect(processExitsWith: .success) { [path = path as String] in
      var limit = rlimit(rlim_cur: 1_000, rlim_max: 1_000)
      _ = unsafe setrlimit(.init(1), &limit)
      _ = signal(SIGXFSZ, SIG_IGN)
      OutputTests.expectError("File too large", writingTo: path)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    #expect(try names() == ["a.csv"])
  }

  @Test func `a closed pipe ends the program as it ends others`() async throws {
    await #expect(processExitsWith: .signal(SIGPIPE)) {
      var ends: [Int32] = [0, 0]
      _ = unsafe pipe(&ends)
      close(ends[0])
      dup2(ends[1], 1)
      try? Output.write(Data("text".utf8))
    }
  }
}
