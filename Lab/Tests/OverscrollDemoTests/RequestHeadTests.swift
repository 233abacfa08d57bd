import Testing

@testable import OverscrollDemo

@Suite struct `Requests are read` {
  func head(_ text: String) throws(RequestRefusal) -> RequestHead { try RequestHead(text.utf8) }

  @Test func `a request is its method, its path and whether more follow`() throws {
    let request = try head("GET /a%20b.js?x=../.. HTTP/1.1\r\nHost: here\r\nAccept: */*\r\n\r\n")
    #expect(request.method == "GET" && request.path == "/a%20b.js")
    #expect(request.keepsAlive && !request.hasBody)
    #expect(try head("HEAD / HTTP/1.0\n\n").keepsAlive == false)
    #expect(try head("GET / HTTP/1.1\r\nHost: x\r\nConnection: Close \r\n\r\n").keepsAlive == false)
    #expect(try head("GET http://a.b/c?d HTTP/1.1\r\nHost: x\r\n\r\n").path == "/c")
    #expect(try head("PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\n").hasBody)
    #expect(try head("GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n").hasBody)
  }

  @Test(arguments: [
    "\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", " / HTTP/1.1\r\n\r\n",
    "G@T / HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET  / HTTP/1.1\r\nHost: x\r\n\r\n", "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n", "GET /\u{E9} HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost x\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\0\r\n\r\n",
    "\u{16}\u{3}\u{1} / x\r\n\r\n",
  ])
  func `what is not HTTP is refused`(text: String) {
    #expect(throws: RequestRefusal.badRequest) { try head(text) }
  }

  @Test(arguments: ["GET / HTTP/2.0\r\nHost: x\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"])
  func `other versions are refused`(text: String) {
    #expect(throws: RequestRefusal.badVersion) { try head(text) }
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\n\r\n", 18), ("GET /\n\nrest", 7), ("GET / HTTP/1.1\r\n\r", nil), ("", nil),
    ("a\r\nb\r\n\r\nc", 8),
  ])
  func `a head ends at its first empty line`(text: String, end: Int?) {
    #expect(RequestHead.end(in: Array(text.utf8)) == end)
  }
}
