/// The members of one JSON object, read by name; whatever is not understood is an error.
public struct JSONFields: Hashable, Sendable {
  /// Where the object is; empty for the outermost.
  public let path: String

  /// The members, in the order written; the parser has made sure that no name occurs twice.
  public private(set) var members: [JSONValue.Member]

  /// Takes an object.
  ///
  /// - Parameters:
  ///   - value: the object; anything else is an error.
  ///   - path: where it is.
  ///   - name: what it is called in an error when its path is empty.
  public init(
    _ value: JSONValue?, path: String, name: String = "object"
  ) throws(FieldError) {
    guard case .object(let members) = value else {
      throw FieldError(path.isEmpty ? name : path, expected: "an object", found: value)
    }
    self.path = path
    self.members = members
  }

  /// The same without some members that have been read.
  package func without(_ names: String...) -> JSONFields {
    var rest = self
    rest.members.removeAll { names.contains($0.name) }
    return rest
  }

  /// The value of a name; nil when there is none.
  public subscript(name: String) -> JSONValue? { members.first { $0.name == name }?.value }

  /// Whether there is a member of that name.
  public func has(_ name: String) -> Bool { self[name] != nil }

  /// Whether there is a member of that name and it is `null`.
  package func isNull(_ name: String) -> Bool { self[name] == .null }

  /// The path of a member.
  public func path(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  /// Refuses members that nobody reads.
  public func allow(_ known: [String], in what: String) throws(FieldError) {
    guard let extra = members.first(where: { !known.contains($0.name) }) else { return }
    throw FieldError(
      path(extra.name), "unknown field; \(what) takes \(known.joined(separator: " "))")
  }

  /// An object within.
  public func object(_ name: String) throws(FieldError) -> JSONFields {
    try JSONFields(self[name], path: path(name))
  }

  /// A list; `expected` says of what.
  public func list(_ name: String, _ expected: String) throws(FieldError) -> [JSONValue] {
    guard case .array(let elements) = self[name] else {
      throw FieldError(path(name), expected: expected, found: self[name])
    }
    return elements
  }

  /// A list of objects; `expected` says of what.
  public func objects(_ name: String, _ expected: String) throws(FieldError) -> [JSONFields] {
    try each(name, expected) { value, path throws(FieldError) in try JSONFields(value, path: path) }
  }

  /// What each element of a list is, read with its path; `expected` says what the list is of.
  public func each<Element>(
    _ name: String, _ expected: String,
    _ read: (JSONValue, _ path: String) throws(FieldError) -> Element
  ) throws(FieldError) -> [Element] {
    var elements: [Element] = []
    for (index, element) in try list(name, expected).enumerated() {
      elements.append(try read(element, "\(path(name))[\(index)]"))
    }
    return elements
  }

  /// A truth value.
  public func flag(_ name: String) throws(FieldError) -> Bool {
    guard case .bool(let flag) = self[name] else {
      throw FieldError(path(name), expected: "true or false", found: self[name])
    }
    return flag
  }

  /// A truth value that may be left out.
  public func flag(_ name: String, default value: Bool) throws(FieldError) -> Bool {
    has(name) ? try flag(name) : value
  }

  /// One of the cases of an enumeration, by its name.
  public func choice<Choice: CaseIterable>(_ name: String) throws(FieldError) -> Choice {
    if case .string(let word) = self[name],
      let choice = Choice.allCases.first(where: { "\($0)" == word })
    {
      return choice
    }
    let words = Choice.allCases.map { "\"\($0)\"" }.joined(separator: ", ")
    throw FieldError(path(name), expected: "one of \(words)", found: self[name])
  }

  /// One of the cases of an enumeration, by its name; it may be left out.
  public func choice<Choice: CaseIterable>(
    _ name: String, default value: Choice
  ) throws(FieldError) -> Choice { has(name) ? try choice(name) : value }
}
