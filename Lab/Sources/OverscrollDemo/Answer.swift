import Foundation

/// What is sent back for a request.
struct Answer {
  /// The status, 200 or that of a refusal.
  var status: Int

  /// The header fields and the body.
  private var phrase: String
  private var fields: [(name: String, value: String)]
  private var body: Data

  /// A file.
  private init(_ data: Data, type: String) {
    status = 200
    phrase = "OK"
    fields = [
      ("Content-Type", type), ("Cache-Control", "no-cache"), ("X-Content-Type-Options", "nosniff"),
    ]
    body = data
  }

  /// The answer to a request: a file of the folder, or why there is none.
  static func to(_ head: RequestHead, from folder: SiteFolder) -> Answer {
    guard head.method == "GET" || head.method == "HEAD" else { return Answer(.methodNotAllowed) }
    // The body of such a request means nothing, and could be anything.
    guard !head.hasBody else { return Answer(.badRequest) }
    guard let file = folder.file(forPath: head.path) else { return missing(head.path, in: folder) }
    guard let data = try? Data(contentsOf: file) else { return Answer(.unreadable) }
    return Answer(data, type: MediaType.of(file.lastPathComponent))
  }

  /// The nearest 404.html in the folders that a path leads through, or a word.
  private static func missing(_ path: String, in folder: SiteFolder) -> Answer {
    var above = path[...]
    while let slash = above.lastIndex(of: "/") {
      above = above[..<slash]
      guard let page = folder.file(forPath: "\(above)/404.html"),
        let data = try? Data(contentsOf: page)
      else { continue }
      var answer = Answer(data, type: MediaType.of(page.lastPathComponent))
      (answer.status, answer.phrase) = (404, RequestRefusal.notFound.phrase)
      return answer
    }
    return Answer(.notFound)
  }

  /// A refusal.
  init(_ refusal: RequestRefusal) {
    status = refusal.rawValue
    phrase = refusal.phrase
    fields = [("Content-Type", "text/plain; charset=utf-8")]
    if refusal == .methodNotAllowed { fields.append(("Allow", "GET, HEAD")) }
    body = Data("\(refusal.phrase)\n".utf8)
  }

  /// The bytes of the answer.
  ///
  /// - Parameters:
  ///   - hasBody: false for what HEAD asks for.
  ///   - keepsAlive: whether the connection stays open.
  func bytes(hasBody: Bool, keepsAlive: Bool) -> Data {
    let lines =
      ["HTTP/1.1 \(status) \(phrase)"] + fields.map { "\($0.name): \($0.value)" }
      + ["Content-Length: \(body.count)", "Connection: \(keepsAlive ? "keep-alive" : "close")"]
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (hasBody ? body : Data())
  }
}
