import Foundation
import ScrollTestSupport

/// What a document may name: public symbols, commands of `overscroll`, files.
///
/// Symbols are written `Type`, `Type.member`, `Type.function(label:)` and `Type(label:)`.
struct PublicNames {
  /// By types, their members: each by its name, what has parameters with its labels as well.
  private var members: [String: Set<String>] = [:]
  /// The types that are other names, and of what.
  private var aliases: [String: String] = [:]
  /// The source of the command and its library.
  private let lab: String
  /// The cases of the lab's enumerations, which are words of the command.
  private let labCases: Set<Substring>

  /// The names of this checkout.
  static let read = Result { try PublicNames() }

  private init() throws {
    lab = try SnippetTests.texts(in: "Lab/Sources").joined(separator: "\n")
    labCases = Set(
      lab.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("case ") }
        .flatMap { $0.split { !($0.isLetter || $0.isNumber) } })
    for module in CatalogueTests.modules {
      for symbol in try PublicSymbol.all(of: module) { add(symbol) }
    }
    for text in try SnippetTests.texts(in: "Apple/Sources") {
      for type in text.matches(of: #/(?:open|public|public final) (?:class|struct) (\w+)/#) {
        members[String(type.1), default: []] = []
      }
    }
  }

  /// Whether a name is one of a symbol, a command or a file.
  func has(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    if words.first == "overscroll" { return isCommand(words.dropFirst()) }
    if name.contains("/") {
      return FileManager.default.fileExists(atPath: SnippetTests.root.appending(path: name).path())
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
      || aliases[type].map { hasMember(member, of: $0) } ?? false
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

  /// Adds a public declaration, with labels and without.
  private mutating func add(_ symbol: PublicSymbol) {
    let owner = symbol.path.dropLast().joined(separator: ".")
    let name = symbol.path.joined(separator: ".").dropFirst(owner.isEmpty ? 0 : owner.count + 1)
    members[owner, default: []].formUnion([String(name), String(name.prefix { $0 != "(" })])
    let alias = symbol.declaration.firstMatch(of: #/typealias .* = ([\w.]+)/#)
    let kinds = #/(?:struct|enum|class|protocol|typealias) /#
    guard alias != nil || symbol.declaration.firstMatch(of: kinds) != nil else { return }
    let type = symbol.path.joined(separator: ".")
    members[type] = members[type] ?? []
    aliases[type] = alias.map { String($0.1) }
  }
}
