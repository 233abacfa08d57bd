import Foundation

/// What a document may name: public symbols, commands of `overscroll`, files.
///
/// Symbols are written `Type`, `Type.member`, `Type.function(label:)` and `Type(label:)`.
struct PublicNames {
  /// By types, their members: each by its name, what has parameters with its labels as well.
  private var members: [String: Set<String>] = [:]

  /// By types, what they conform to, extend or are another name of.
  private var parents: [String: [String]] = [:]

  /// The source of the command and its library.
  private let lab: String

  /// The cases of the lab's enumerations, which are words of the command.
  private let labCases: Set<Substring>

  /// The names of this checkout.
  static let read = Result { try PublicNames() }

  private init() throws {
    lab = try Self.texts(in: "Lab/Sources", ending: ".swift").joined(separator: "\n")
    labCases = Set(
      lab.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("case ") }
        .flatMap { $0.split { !($0.isLetter || $0.isNumber) } })
    for text in try Self.texts(in: "Docs/API", ending: ".txt") { read(text) }
    for text in try Self.texts(in: "Apple/Sources", ending: ".swift") {
      for type in text.matches(of: #/(?:open|public|public final) (?:class|struct) (\w+)/#) {
        members[String(type.1), default: []] = []
      }
    }
  }

  private static func texts(in folder: String, ending: String) throws -> [String] {
    let root = SnippetTests.root.appending(path: folder).resolvingSymlinksInPath()
    return try FileManager.default.subpathsOfDirectory(atPath: root.path())
      .filter { $0.hasSuffix(ending) }.sorted()
      .map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
  }

  /// Whether a name is one of a symbol, a command or a file.
  func has(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    if words.first == "overscroll" { return isCommand(words.dropFirst()) }
    if name.contains("/") {
      let place = SnippetTests.root.appending(path: name)
      return FileManager.default.fileExists(atPath: place.path())
    }
    let labels = name.drop { $0 != "(" }
    let path = name.dropLast(labels.count)
    if members[String(path)] != nil {
      return labels.isEmpty || hasMember("init" + labels, of: String(path))
    }
    guard let dot = path.lastIndex(of: ".") else { return false }
    return hasMember(name[name.index(after: dot)...], of: String(path[..<dot]))
  }

  private func hasMember(_ member: Substring, of type: String) -> Bool {
    members[type, default: []].contains(String(member))
      || parents[type, default: []].contains { hasMember(member, of: $0) }
  }

  /// Whether the command has a verb, its options and the words for them; numbers are taken as they are.
  private func isCommand(_ words: ArraySlice<Substring>) -> Bool {
    let verbs = words.prefix(words.first == "plot" ? 2 : 1)
    return verbs.allSatisfy { lab.contains("commandName: \"\($0)\"") }
      && words.dropFirst(verbs.count).allSatisfy { word in
        let name = word.prefix { $0 != "=" }
        let parts = name.split(separator: "-")
        let camel = parts.dropFirst().reduce(String(parts[0])) { $0 + $1.capitalized }
        if name.hasPrefix("--") {
          return [":", " ="].contains { lab.contains("var \(camel)\($0)") }
        }
        return Double(name) != nil || lab.contains("\"\(name)\"") || labCases.contains(camel[...])
      }
  }

  /// Adds what a list of `Docs/API` has.
  private mutating func read(_ text: String) {
    let pattern =
      #/ *(?:@\w+(?:\(.*?\))? |static |mutating |indirect )*([a-z]+)\b ?(\w*)(.*)/#
    var path: [Substring] = []
    for line in text.split(separator: "\n") {
      guard let match = line.wholeMatch(of: pattern) else { continue }
      let (kind, rest) = (match.1, match.3)
      let depth = line.prefix { $0 == " " }.count / 2
      path.removeLast(max(0, path.count - depth))
      let owner = path.joined(separator: ".")
      let name = match.2.isEmpty ? kind : match.2
      if ["struct", "enum", "class", "protocol", "extension", "typealias"].contains(kind) {
        path.append(name)
        let inherited = rest.split(separator: kind == "typealias" ? "= " : " : ", maxSplits: 1).last
        let named = inherited?.split(separator: " where").first?.split(separator: ", ") ?? []
        let type = path.joined(separator: ".")
        members[type] = members[type] ?? []
        parents[type, default: []] += named.map { String($0.prefix { $0 != "<" }) }
      } else {
        members[owner, default: []].insert(String(name))
        if let list = rest.firstIndex(of: "("),
          ["func", "init", "case", "subscript"].contains(kind)
        {
          members[owner, default: []].insert(name + Self.labels(rest[list...]))
        }
      }
    }
  }

  /// The labels of a list of parameters, as Swift writes them: `(_:at:)`.
  private static func labels(_ list: Substring) -> String {
    var depth = 0
    var parameters: [String] = []
    for character in list.replacing("->", with: "") {
      if ")]>".contains(character) { depth -= 1 }
      if depth == 0, !parameters.isEmpty { break }
      if parameters.isEmpty || depth == 1 && character == "," {
        parameters.append("")
      } else if depth == 1 {
        parameters[parameters.count - 1].append(character)
      }
      if "([<".contains(character) { depth += 1 }
    }
    let labels = parameters.filter { !$0.isEmpty }.map { parameter in
      parameter.contains(":") ? parameter.split { " :".contains($0) }[0] + ":" : "_:"
    }
    return "(" + labels.joined() + ")"
  }
}
