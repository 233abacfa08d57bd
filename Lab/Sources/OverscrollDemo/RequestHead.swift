/// The first lines of a request: all that a server of files has to know.
struct RequestHead: Equatable {
  /// `GET`, `HEAD` or any other word.
  var method: String

  /// The target's path as it came, with its percent signs, without the query.
  var path: String

  /// Whom it is for; nil for one of HTTP/1.0 that does not say.
  var host: String?

  /// Whether the connection is to stay open afterwards.
  var keepsAlive: Bool

  /// Whether a body follows, which is never read.
  var hasBody: Bool

  /// The most bytes of a request's head, 16 KB, and of its first line, 8 KB: what servers usually take.
  ///
  /// Source: chosen; nginx and Apache take 8 KB a line. Grade D.
  static let longest = 16_384
  static let longestLine = 8_192

  /// Where the head of a request ends: behind the first empty line; nil as long as there is none.
  static func end(in bytes: [UInt8], from start: Int = 0) -> Int? {
    var index = max(start, 1)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") {
        if bytes[index - 1] == UInt8(ascii: "\n") { return index + 1 }
        if index > 1, bytes[index - 1] == UInt8(ascii: "\r"), bytes[index - 2] == UInt8(ascii: "\n")
        {
          return index + 1
        }
      }
      index += 1
    }
    return nil
  }

  /// Reads a head with its empty line.
  ///
  /// - Throws: the status that refuses it: 400 for what is not HTTP, 505 for what is not HTTP/1.
  init(_ bytes: some Sequence<UInt8>) throws(RequestRefusal) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
    let words = (lines.first ?? []).split(
      separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, Self.isToken(words[0]), !words[1].isEmpty,
      words[1].allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { throw .badRequest }
    let version = String(decoding: words[2], as: UTF8.self)
    guard version.hasPrefix("HTTP/") else { throw .badRequest }
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else { throw .badVersion }
    method = String(decoding: words[0], as: UTF8.self)
    path = try Self.path(String(decoding: words[1], as: UTF8.self))
    let fields = try Self.fields(lines.dropFirst())
    let connection = fields["connection"]?.lowercased() ?? ""
    keepsAlive = version == "HTTP/1.1" ? connection != "close" : connection == "keep-alive"
    hasBody = fields["transfer-encoding"] != nil || (fields["content-length"] ?? "0") != "0"
    host = fields["host"]
    guard version == "HTTP/1.0" || host != nil else { throw .badRequest }
  }

  /// The path of a target: what follows the address, if it has one, up to the query.
  private static func path(_ target: String) throws(RequestRefusal) -> String {
    var rest = target[...]
    for scheme in ["http://", "https://"] where rest.lowercased().hasPrefix(scheme) {
      rest = rest.dropFirst(scheme.count).drop { $0 != "/" }
    }
    // Of `*` and the like only other methods know what they mean.
    return String(rest.prefix { $0 != "?" && $0 != "#" })
  }

  /// The header fields by their names in small letters; of several of a name the last.
  private static func fields(
    _ lines: some Sequence<ArraySlice<UInt8>>
  ) throws(RequestRefusal) -> [String: String] {
    var fields: [String: String] = [:]
    for line in lines where !line.isEmpty {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isToken(line[..<colon]) else {
        throw .badRequest
      }
      let value = line[(colon + 1)...]
      guard value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else { throw .badRequest }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let text = String(decoding: value, as: UTF8.self)
      fields[name] = text.drop { $0 == " " || $0 == "\t" }.description
        .trimmingSuffix { $0 == " " || $0 == "\t" }
    }
    return fields
  }

  /// Whether bytes are a word as HTTP has them for methods and names of fields.
  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty
      && bytes.allSatisfy { byte in
        let character = Character(Unicode.Scalar(byte))
        return character.isASCII && (character.isLetter || character.isNumber)
          || "!#$%&'*+-.^_`|~".contains(character)
      }
  }
}

extension String {
  /// The text without the characters at its end that match.
  fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, matches(last) { text.removeLast() }
    return String(text)
  }
}

/// Why a request is not answered with a file.
enum RequestRefusal: Int, Error {
  case badRequest = 400
  case notFound = 404
  case methodNotAllowed = 405
  case timeout = 408
  case longLine = 414
  case otherHost = 421
  case longHead = 431
  case unreadable = 500
  case badVersion = 505

  /// What the status line says.
  var phrase: String {
    switch self {
    case .badRequest: "Bad Request"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .timeout: "Request Timeout"
    case .longLine: "URI Too Long"
    case .otherHost: "Misdirected Request"
    case .longHead: "Request Header Fields Too Large"
    case .unreadable: "Internal Server Error"
    case .badVersion: "HTTP Version Not Supported"
    }
  }
}
