import Foundation
import Testing

@testable import OverscrollDemo

/// What a server on a network may be sent.
@Suite(.serialized) struct `The server withstands` {
  /// What is answered to bytes on a connection of their own.
  static func answer(_ bytes: [UInt8], port: UInt16) -> String {
    guard let client = RawClient(port: port) else { return "no connection" }
    client.send(bytes)
    return client.receive()
  }

  static func answer(_ text: String, port: UInt16) -> String {
    answer(Array(text.utf8), port: port)
  }

  static func get(_ path: String, _ method: String = "GET") -> String {
    "\(method) \(path) HTTP/1.1\r\nHost: localhost:80\r\nConnection: close\r\n\r\n"
  }

  @Test func `paths that lead out of the site`() async throws {
    let site = try TemporarySite()
    defer { site.remove() }
    try await DemoServer.serving(site) { port in
      for path in [
        "/../secret.txt", "/%2e%2e/secret.txt", "/%252e%252e/secret.txt", "/..%2fsecret.txt",
        "/..%5csecret.txt", "/..\\secret.txt", "/out.txt", "/up/secret.txt", "/.hidden",
        "/index.html%00.txt", "//etc/passwd", "/%2fetc%2fpasswd", "/%zz", "*", "secret.txt",
        "http://x/../secret.txt", "/lib",
      ] {
        let answer = Self.answer(Self.get(path), port: port)
        #expect(answer.hasPrefix("HTTP/1.1 404 Not Found\r\n"), "\(path): \(answer)")
        #expect(!answer.contains("secret") && !answer.contains("hidden\n"), "\(path)")
      }
      #expect(Self.answer(Self.get("/page.html?a=/../"), port: port).hasSuffix("the page</body>"))
    }
  }

  @Test func `what is missing below a folder with a 404 page is that page`() async throws {
    let site = try TemporarySite()
    defer { site.remove() }
    try Data("later".utf8).write(to: site.folder.appending(path: "docs/404.html"))
    try await DemoServer.serving(site) { port in
      for (path, body) in [
        ("/docs/", "later"), ("/docs/a/b/?c", "later"), ("/lib", "Not Found\n"),
      ] {
        let answer = Self.answer(Self.get(path), port: port)
        #expect(answer.hasPrefix("HTTP/1.1 404 Not Found\r\n"), "\(path)")
        #expect(answer.hasSuffix("\r\n\r\n\(body)"), "\(path): \(answer)")
      }
    }
  }

  @Test func `methods, versions, headers and bodies that make no sense`() async throws {
    let site = try TemporarySite()
    defer { site.remove() }
    try await DemoServer.serving(site) { port in
      let host = "Host: localhost:80\r\n"
      for (request, status) in [
        (Self.get("/", "POST"), 405), (Self.get("/", "DELETE"), 405),
        (Self.get("*", "OPTIONS"), 405),
        (Self.get("/", "G@T"), 400), ("\0\u{1}\u{2}\r\n\r\n", 400), ("GET\r\n\r\n", 400),
        ("GET / HTTP/2.0\r\n\r\n", 505), ("GET / HTTP/1.1\r\nno colon\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\nZZ\r\nabc\r\n", 400),
        ("GET / HTTP/1.1\r\n\(host)Content-Length: -5\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\n\(host)Content-Length: 99999999999999999999\r\n\r\nabc", 400),
        ("POST / HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n", 405),
      ] {
        let answer = Self.answer(request, port: port)
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(request): \(answer)")
        #expect(answer.contains("\r\nConnection: close\r\n"))
      }
      #expect(Self.answer(Self.get("/", "POST"), port: port).contains("\r\nAllow: GET, HEAD\r\n"))
    }
  }

  @Test func `huge requests`() async throws {
    let site = try TemporarySite()
    defer { site.remove() }
    try await DemoServer.serving(site) { port in
      let long = String(repeating: "a", count: 20_000)
      #expect(Self.answer(Self.get("/" + long), port: port).hasPrefix("HTTP/1.1 414 "))
      #expect(
        Self.answer("GET / HTTP/1.1\r\nX: \(long)\r\n\r\n", port: port).hasPrefix("HTTP/1.1 431 "))
      let many = String(repeating: "X: a\r\n", count: 5_000)
      #expect(Self.answer("GET / HTTP/1.1\r\n\(many)\r\n", port: port).hasPrefix("HTTP/1.1 431 "))
      // Far more than anyone reads: the connection ends, and the server goes on.
      _ = Self.answer([UInt8](repeating: 0x61, count: 30_000_000), port: port)
      #expect(Self.answer(Self.get("/page.html"), port: port).hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
  }

  @Test func `clients that keep it waiting`() async throws {
    let site = try TemporarySite()
    defer { site.remove() }
    try await DemoServer.serving(site, patience: 0.4) { port in
      let start = ContinuousClock.now
      guard let half = RawClient(port: port), let silent = RawClient(port: port),
        let dripping = RawClient(port: port)
      else {
        Issue.record("no connection")
        return
      }
      half.send("GET / HT")
      var sent = 0
      // A byte now and then does not prolong it.
      while sent < 400, dripping.send("G") {
        sent += 1
        usleep(20_000)
        if ContinuousClock.now - start > .seconds(2) { break }
      }
      #expect(half.receive().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
      #expect(silent.receive() == "")
      #expect(dripping.receive().hasPrefix("HTTP/1.1 408 "))
      #expect(ContinuousClock.now - start < .seconds(10))
      #expect(Self.answer(Self.get("/page.html"), port: port).hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
  }

  /// A process may usually have 1,024 files open: these tests have both ends of a thousand connections.
  static func raiseFileLimit() {
    var limit = rlimit()
    #if canImport(Darwin)
      let files = RLIMIT_NOFILE
    #else
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    _ = unsafe getrlimit(files, &limit)
    limit.rlim_cur = min(limit.rlim_max, 8_192)
    _ = unsafe setrlimit(files, &limit)
  }

  @Test func `nine hundred requests that are half sent keep nobody waiting for 2 s`() async throws {
    let site = try TemporarySite()
    defer { site.remove() }
    Self.raiseFileLimit()
    try await DemoServer.serving(site) { port in
      let threads = DispatchGroup()
      let (ready, done) = (DispatchGroup(), DispatchSemaphore(value: 0))
      for _ in 0..<900 {
        ready.enter()
        threads.enter()
        let thread = Thread {
          let client = RawClient(port: port)
          client?.send("GET / HT")
          ready.leave()
          done.wait()
          _ = client
          threads.leave()
        }
        thread.stackSize = 262_144
        thread.start()
      }
      ready.wait()
      let start = ContinuousClock.now
      #expect(Self.answer(Self.get("/page.html"), port: port).hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(ContinuousClock.now - start < .seconds(2))
      for _ in 0..<900 { done.signal() }
      threads.wait()
    }
  }

  @Test func `names that are not its own`() async throws {
    let site = try TemporarySite()
    defer { site.remove() }
    try await DemoServer.serving(site) { port in
      for (host, status) in [
        ("localhost", 200), ("LocalHost:8080", 200), ("127.0.0.1:\(port)", 200), ("[::1]:1", 200),
        ("evil.example", 421), ("localhost.evil.example:\(port)", 421), ("", 421),
      ] {
        let get = "GET /page.html HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
        #expect(Self.answer(get, port: port).hasPrefix("HTTP/1.1 \(status) "), "\(host)")
      }
    }
  }

  @Test func `a thousand requests at the same time`() async throws {
    let site = try TemporarySite()
    defer { site.remove() }
    Self.raiseFileLimit()
    try await DemoServer.serving(site) { port in
      let counts = LockedCounts()
      // Each has sent its request before the first reads its answer.
      let ready = DispatchGroup()
      let done = DispatchGroup()
      for _ in 0..<1_000 { ready.enter() }
      for _ in 0..<1_000 {
        done.enter()
        let thread = Thread {
          let client = RawClient(port: port)
          client?.send(Self.get("/page.html"))
          ready.leave()
          ready.wait()
          let answer = client?.receive() ?? ""
          counts.add(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.hasSuffix("the page</body>"))
          done.leave()
        }
        thread.stackSize = 262_144
        thread.start()
      }
      done.wait()
      #expect(counts.good == 1_000)
    }
  }

  @Test func `several requests on one connection, and HEAD without a body`() async throws {
    let site = try TemporarySite()
    defer { site.remove() }
    try await DemoServer.serving(site) { port in
      let open = "GET /page.html HTTP/1.1\r\nHost: localhost:80\r\n\r\n"
      let answers = Self.answer(open + open + Self.get("/page.html", "HEAD"), port: port)
      #expect(answers.components(separatedBy: "HTTP/1.1 200 OK\r\n").count == 4)
      #expect(answers.components(separatedBy: "the page").count == 3)
      #expect(answers.hasSuffix("\r\n\r\n"))
    }
  }
}

/// How many went well.
private final class LockedCounts: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var good: Int { lock.withLock { count } }

  func add(_ isGood: Bool) { lock.withLock { count += isGood ? 1 : 0 } }
}
