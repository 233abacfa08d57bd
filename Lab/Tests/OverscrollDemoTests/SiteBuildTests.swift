import Foundation
import Testing

@testable import OverscrollDemo

/// The demo builds its site with `Scripts/build-web`, which takes no argument but limits of size.
@Suite struct `Building the site` {
  /// A checkout whose build script is a few lines of shell.
  private func checkout(_ script: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let scripts = folder.appending(path: "Scripts")
    try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
    let file = scripts.appending(path: "build-web")
    // Written by a process of its own: one that another test starts meanwhile would hold it open here, and what
    // somebody may write to cannot be run.
    let writer = try Process.run(
      URL(filePath: "/bin/sh"),
      arguments: [
        "-c", #"printf '%s\n' "$1" >"$0" && chmod 755 "$0""#, file.path,
        "#!/bin/sh\n[ $# = 0 ] || exit 2\n\(script)",
      ])
    writer.waitUntilExit()
    return folder
  }

  @Test(arguments: [0, 3])
  func `a site that is built is served, also where it is larger than its limit`(status: Int) throws
  {
    let folder = try checkout("mkdir -p Web/dist && echo page >Web/dist/index.html; exit \(status)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let site = try SiteBuild(around: folder)
    #expect(site.isStale)
    try site.build()
    #expect(FileManager.default.fileExists(atPath: site.output.appending(path: "index.html").path))
  }

  @Test(arguments: [1, 2])
  func `a build that fails is an error`(status: Int32) throws {
    let folder = try checkout("exit \(status)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let site = try SiteBuild(around: folder)
    #expect(throws: DemoError.buildFailed(status)) { try site.build() }
  }
}
