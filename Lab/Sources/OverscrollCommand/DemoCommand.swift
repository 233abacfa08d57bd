import ArgumentParser
import Foundation
import OverscrollDemo

/// `overscroll demo`: the figures in a browser.
struct DemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "See and touch the laws in a browser.",
    discussion: """
      Builds the WebAssembly module if its sources have changed, then serves the demo's pages \
      until you press control-C. Only this machine can reach them unless --host says otherwise.

      With --export nothing is served: the site is written as static files for any web server, \
      and as \(SiteExport.pageName), one file that works without any.
      """
  )

  @Option(help: "Address to listen on; 0.0.0.0 for every network of this machine.")
  var host = "127.0.0.1"

  @Option(help: "Port to listen on; 0 for any that is free.")
  var port: UInt16 = 8080

  @Option(help: ArgumentHelp("Write the site into a folder and end.", valueName: "dir"))
  var export: String?

  @Option(
    help: ArgumentHelp("The checkout; without it, the one around this command.", valueName: "dir"))
  var checkout: String?

  func run() async throws {
    let site = try site()
    if site.isStale {
      say("Building the WebAssembly module; the first time takes a minute.")
      try site.build()
    }
    let folder = try SiteFolder(site.output)
    if let export {
      let target = URL(fileURLWithPath: export)
      let interruption = InterruptionFlag()
      let files = try SiteExport(of: folder).write(to: target) { interruption.isSet }
      print("\(files.count) files in \(target.path); \(SiteExport.pageName) works by itself.")
      return
    }
    let host = host.contains(":") ? "[\(host)]" : host
    try await DemoServer(folder: folder, host: self.host, port: port).run { port in
      print("http://\(host):\(port)/")
      // A program that reads through a pipe waits for this line.
      fflush(nil)
    }
  }

  private func site() throws -> SiteBuild {
    if let checkout { return try SiteBuild(around: URL(fileURLWithPath: checkout)) }
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    guard let command = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
      return try SiteBuild(around: here)
    }
    do {
      return try SiteBuild(around: command)
    } catch {
      return try SiteBuild(around: here)
    }
  }

  private func say(_ words: String) {
    try? FileHandle.standardError.write(contentsOf: Data((words + "\n").utf8))
  }
}
