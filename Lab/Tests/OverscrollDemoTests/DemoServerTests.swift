import Foundation
import Testing

@testable import OverscrollDemo

@Suite struct `Only the site's files are handed out` {
  @Test(arguments: [
    "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/lib/..%2f..%2fsecret.txt",
    "/%2e%2e%2fsite-secret/secret.txt", "/out.txt", "/up/secret.txt", "/.hidden", "/%00",
    "/index.html%00",
    "/..%5csecret.txt", "//etc/passwd", "/%2fetc%2fpasswd", "/nothing", "/lib", "/lib/",
    "secret.txt",
    "", "/%zz", "/index.html/",
  ])
  func `whatever else is requested is not found`(path: String) throws {
    let site = try TemporarySite()
    defer { site.remove() }
    #expect(try SiteFolder(site.folder).file(forPath: path) == nil)
  }

  @Test(arguments: [
    ("/", "index.html"), ("/index.html", "index.html"), ("/lib/a.js", "a.js"),
    ("//lib//a.js", "a.js"),
    ("/a%20b.txt", "a b.txt"), ("/in.txt", "a b.txt"), ("/lib/%62.js", "b.js"),
  ])
  func `files, their percent signs and links among them are found`(path: String, name: String)
    throws
  {
    let site = try TemporarySite()
    defer { site.remove() }
    #expect(try SiteFolder(site.folder).file(forPath: path)?.lastPathComponent == name)
  }

  @Test func `a folder that does not exist is an error that names it`() {
    #expect(throws: DemoError.noSite("/nowhere/at/all")) {
      try SiteFolder(URL(fileURLWithPath: "/nowhere/at/all"))
    }
  }

  @Test(arguments: [
    ("overscroll.wasm", "application/wasm"), ("a.js", "text/javascript; charset=utf-8"),
    ("A.HTML", "text/html; charset=utf-8"), ("site.css", "text/css; charset=utf-8"),
    ("x.GIF", "image/gif"), ("x.jpg", "image/jpeg"),
    ("x", "application/octet-stream"), ("x.unheard-of", "application/octet-stream"),
  ])
  func `browsers learn what a file is`(name: String, type: String) {
    #expect(MediaType.of(name) == type)
  }
}

@Suite struct `Serving` {
  private func start(
    _ site: TemporarySite, port: UInt16 = 0, host: String = "127.0.0.1"
  ) async throws -> (Task<Void, any Error>, UInt16) {
    let server = DemoServer(folder: try SiteFolder(site.folder), host: host, port: port)
    let (ports, announce) = AsyncStream.makeStream(of: UInt16.self)
    let task = Task { try await server.run { announce.yield($0) } }
    var iterator = ports.makeAsyncIterator()
    return (task, try #require(await iterator.next()))
  }

  @Test func `a second server on the same port is notified of it`() async throws {
    let site = try TemporarySite()
    defer { site.remove() }
    let (first, port) = try await start(site)
    defer { first.cancel() }
    let second = DemoServer(folder: try SiteFolder(site.folder), host: "127.0.0.1", port: port)
    await #expect(throws: DemoError.portTaken(host: "127.0.0.1", port: port)) {
      try await second.run { _ in }
    }
  }

  @Test func `a host that is no address is an error that names it`() async throws {
    let site = try TemporarySite()
    defer { site.remove() }
    let server = DemoServer(folder: try SiteFolder(site.folder), host: "no such host", port: 0)
    await #expect(throws: DemoError.badHost("no such host")) { try await server.run { _ in } }
  }
}
