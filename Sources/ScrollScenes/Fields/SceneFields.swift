internal import Overscroll
internal import StrictJSON

/// The members of one JSON object, read by name; whatever is not understood is an error.
struct SceneFields {
  /// Where the object stands in the scene; empty for the scene itself.
  let path: String

  /// The names, in the order written.
  let names: [String]

  private let members: [String: JSONValue]

  /// The same without a member that has been read.
  func without(_ name: String) -> SceneFields {
    SceneFields(
      path: path, names: names.filter { $0 != name },
      members: members.filter { $0.key != name })
  }

  private init(path: String, names: [String], members: [String: JSONValue]) {
    self.path = path
    self.names = names
    self.members = members
  }

  init(_ value: JSONValue?, path: String) throws(SceneError) {
    guard case .object(let members) = value else {
      throw SceneError(path.isEmpty ? "scene" : path, expected: "an object", found: value)
    }
    self.path = path
    names = members.map(\.name)
    // The parser has made sure that no name stands twice.
    self.members = Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) })
  }

  /// The value of a name; nil when there is none.
  subscript(name: String) -> JSONValue? { members[name] }

  func has(_ name: String) -> Bool { members[name] != nil }

  /// The path of a member.
  func path(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  /// Refuses members that nobody reads.
  func allow(_ known: [String], in what: String) throws(SceneError) {
    guard let extra = names.first(where: { !known.contains($0) }) else { return }
    throw SceneError(
      path(extra), "unknown field; \(what) takes \(known.joined(separator: " "))")
  }

  /// Refuses members of an event that nobody reads.
  func allow(event type: String, _ known: [String]) throws(SceneError) {
    try allow(["t", "type"] + known, in: type)
  }

  func number(_ name: String, _ domain: NumberDomain = .any) throws(SceneError) -> Double {
    try domain.check(members[name], path: path(name))
  }

  func number(
    _ name: String, _ domain: NumberDomain = .any, default value: Double
  ) throws(SceneError) -> Double {
    has(name) ? try number(name, domain) : value
  }

  func whole(_ name: String) throws(SceneError) -> Int { Int(try number(name, .whole)) }

  func flag(_ name: String) throws(SceneError) -> Bool {
    guard case .bool(let flag) = members[name] else {
      throw SceneError(path(name), expected: "true or false", found: members[name])
    }
    return flag
  }

  func flag(_ name: String, default value: Bool) throws(SceneError) -> Bool {
    has(name) ? try flag(name) : value
  }

  /// One of the cases of an enumeration, by its name.
  func choice<Choice: CaseIterable>(
    _ name: String, of type: Choice.Type = Choice.self
  ) throws(SceneError) -> Choice {
    if case .string(let word) = members[name],
      let choice = Choice.allCases.first(where: { "\($0)" == word })
    {
      return choice
    }
    let words = Choice.allCases.map { "\"\($0)\"" }.joined(separator: ", ")
    throw SceneError(path(name), expected: "one of \(words)", found: members[name])
  }

  func choice<Choice: CaseIterable>(
    _ name: String, default value: Choice
  ) throws(SceneError) -> Choice {
    has(name) ? try choice(name) : value
  }

  /// A list of so many numbers.
  func numbers(
    _ name: String, _ labels: [String], _ domain: NumberDomain = .any
  ) throws(SceneError) -> [Double] {
    try Self.numbers(members[name], labels, domain, path: path(name))
  }

  /// A list of so many numbers, wherever it stands.
  static func numbers(
    _ value: JSONValue?, _ labels: [String], _ domain: NumberDomain, path: String
  ) throws(SceneError) -> [Double] {
    let expected = "[\(labels.joined(separator: ", "))]"
    guard case .array(let elements) = value else {
      throw SceneError(path, expected: expected, found: value)
    }
    guard elements.count == labels.count else {
      throw SceneError(path, "expected \(expected), found a list of \(elements.count)")
    }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      numbers.append(try domain.check(element, path: "\(path)[\(index)]"))
    }
    return numbers
  }

  /// A list of at least one number, each greater than the one before.
  func ascending(
    _ name: String, _ domain: NumberDomain = .any
  ) throws(SceneError) -> [Double] {
    guard case .array(let elements) = members[name], !elements.isEmpty else {
      guard case .array = members[name] else {
        throw SceneError(path(name), expected: "a list of numbers", found: members[name])
      }
      throw SceneError(path(name), "expected at least one number, found an empty list")
    }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      let path = "\(path(name))[\(index)]"
      let number = try domain.check(element, path: path)
      if let last = numbers.last {
        _ = try NumberDomain.above(last, "the one before").check(element, path: path)
      }
      numbers.append(number)
    }
    return numbers
  }

  /// Refuses upper limits below their lower ones.
  func checkOrder(of name: String) throws(SceneError) {
    let pairs = [
      "maximumZoomScale": "minimumZoomScale", "maximumFlingSpeed": "minimumFlingSpeed",
    ]
    guard let lower = pairs[name], has(lower) else { return }
    _ = try number(name, .atLeast(try number(lower), lower))
  }

  /// The type of the event that sets a property: `setBounces` for `bounces`.
  static func eventType(_ name: String) -> String {
    "set" + name.prefix(1).uppercased() + name.dropFirst()
  }
}
