import ArgumentParser
import Foundation
import OverscrollDemo

/// `overscroll-demo`: the figures in a browser.
@main
struct DemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overscroll-demo",
    abstract: "See and touch the laws in a browser.",
    discussion: """
      Serves the site that Scripts/build-web has built until you press control-C; Scripts/demo \
      does both. Only this machine can reach it unless --host says otherwise.

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

  @Option(help: ArgumentHelp("The folder with the built site.", valueName: "dir"))
  var site = "Web/dist"

  func run() async throws {
    let folder = try SiteFolder(URL(fileURLWithPath: site))
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
}
