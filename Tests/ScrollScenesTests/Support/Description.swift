@_spi(Fields) import ScrollScenes
import Testing

/// What is written of a model's properties elsewhere in the repository.
struct Description {
  /// One property, whatever it belongs to.
  struct Line {
    let name, summary, words: String
    let script: String?

    init<Model>(_ property: ModelProperty<Model>) {
      (name, summary) = (property.name, property.summary)
      (words, script) = (property.words, property.script)
    }
  }

  /// The model's name in Swift.
  let swift: String
  /// Its section in the guide of scenes.
  let type: String
  let lines: [Line]
  let programs: [(type: String, fields: String)]
  /// What C's struct has besides properties.
  let ofC: Set<String>

  /// All models.
  static var tables: [any Described] {
    let view: [JSONValue.Member] = [
      .init("viewport", [390, 844]), .init("contentSize", [390, 6_000]),
    ]
    let list = Scroller(viewport: Size2(390, 844), content: Size2(390, 6_000))
    let panel: [JSONValue.Member] = [
      .init("container", [390, 844]), .init("anchors", [["fromBottom": 100], ["fraction": 0.5]]),
    ]
    let drawer = Drawer(
      anchors: [.fromBottom(100), .fraction(0.5)], layout: DrawerLayout(container: Size2(390, 844)))
    var page = NestedScroll(list, order: .collapsing)
    page.add(list, to: page.root)
    let root: [JSONValue] = [.object([.init("order", "collapsing")] + view)]
    return [
      PropertyTable("scrollView", list, Scroller.properties(), Scroller.programs, view),
      PropertyTable(
        "drawer", drawer, Drawer.properties, Drawer.programs, panel, ofC: ["layout", "anchor"]),
      PropertyTable(
        "drawer-with-list", ScrollingDrawer(drawer: drawer, list: list),
        ScrollingDrawer.properties, [], panel + [.init("list", .object(view))], type: "drawer"),
      PropertyTable(
        "pictureInPicture", PictureInPicture(size: Size2(160, 90), container: Size2(390, 844)),
        PictureInPicture.properties, PictureInPicture.programs,
        [.init("size", [160, 90]), .init("container", [390, 844])],
        ofC: [
          "size", "container", "insets", "keyboardInset", "margin", "stashPeek",
          "stashMinimumSpeed", "place", "stashes",
        ]),
      PropertyTable(
        "pager", Pager(count: 4, layout: PagerLayout(viewport: Size2(390, 600))), Pager.properties,
        Pager.programs, [.init("viewport", [390, 600]), .init("count", 4)],
        ofC: ["layout", "turnLimit", "page"]),
      PropertyTable(
        "nested", page, page.properties, page.programs,
        [.init("scrollers", .array(root + [.object(view)]))],
        ofC: ["horizontalAngle", "verticalAngle", "isLocked"]),
      PropertyTable(
        "nested member", page, NestedScroll.memberProperties(of: 1), [], view, type: "nested",
        ofC: ["parent", "kind"], in: root),
      PropertyTable(
        "throw", Throw<SIMD4<Double>>(.zero), Throw<SIMD4<Double>>.properties(),
        Throw<SIMD4<Double>>.programs(), [.init("value", [0, 0, 0, 0])],
        ofC: ["value", "perX", "perY", "tolerance"]),
      PropertyTable(
        "dial", Dial(center: .zero), Dial.properties, Dial.programs, [.init("center", [0, 0])],
        ofC: ["angle", "minimum", "maximum", "detentStep", "detentOrigin"]),
    ]
  }

  /// What is said of them.
  static var all: [Description] { tables.map(\.description) }

  /// The properties that all models have that are dragged.
  static let fingers = [
    "velocityEstimator", "slop", "minimumFlingSpeed", "maximumFlingSpeed", "stillFingerInterval",
  ]

  /// The guide's table of programs; those that take the same are one line.
  var tableOfPrograms: String {
    var rows: [(types: String, fields: String)] = []
    for (type, fields) in programs {
      if fields == rows.last?.fields {
        rows[rows.count - 1].types += " `\(type)`"
      } else {
        rows.append(("`\(type)`", fields))
      }
    }
    return rows.reduce("| event | fields |\n|---|---|\n") {
      $0 + "| \($1.types) | \($1.fields) |\n"
    }
  }

  /// The guide's table of properties.
  func table(without others: [String]) -> String {
    lines.filter { !others.contains($0.name) }.reduce("| property | |\n|---|---|\n") {
      let words = $1.words.isEmpty ? "" : "; \($1.words)"
      return $0 + "| `\($1.name)` | \($1.summary)\(words) |\n"
    }
  }
}

/// A model, and what is said of it: whatever it is.
protocol Described {
  var description: Description { get }

  /// What is said of its properties holds for each of them.
  func check() throws
}

/// A model, its type in a scene, and its table.
struct PropertyTable<Model: Draggable>: Described {
  /// The section of the guide; its `type` in a scene, but of what two share.
  let section: String
  let type: String
  let model: Model
  let properties: [ModelProperty<Model>]
  let programs: [ModelProgram<Model>]
  /// The members of the model in a scene besides its properties.
  let members: [JSONValue.Member]
  /// What C's struct has besides properties: parts of them, and where a model starts.
  let ofC: Set<String>
  /// The members of a page before the one whose properties these are; nil: they are the model's own.
  let others: [JSONValue]?

  init(
    _ section: String, _ model: Model, _ properties: [ModelProperty<Model>],
    _ programs: [ModelProgram<Model>] = [], _ members: [JSONValue.Member] = [], type: String? = nil,
    ofC: Set<String> = [], in others: [JSONValue]? = nil
  ) {
    self.others = others
    (self.section, self.type, self.programs) = (section, type ?? section, programs)
    (self.model, self.properties, self.members, self.ofC) = (model, properties, members, ofC)
  }

  var description: Description {
    Description(
      swift: others == nil ? String("\(Model.self)".prefix { $0 != "<" }) : "NestedMember",
      type: section, lines: properties.map(Description.Line.init),
      programs: programs.map { ($0.type, $0.fields.map(\.words).joined(separator: " ")) }, ofC: ofC)
  }

  /// The model itself, of what a scene has.
  private func read(_ scene: SceneModel) -> Model? { scene.value as? Model }

  /// Every property is set to each of its samples: as a field of a scene's model and by its event, what a
  /// scene says is what Swift sets, and it is written as it was read.
  func check() throws {
    for property in properties {
      #expect(property.samples.count >= 2, "\(type) \(property.name)")
      #expect(!property.summary.isEmpty && Set(property.samples).count >= 2, "\(property.name)")
      var seen: Set<JSONValue> = []
      for sample in property.samples {
        var expected = model
        try property.set(&expected, to: sample)
        #expect(Self.isSame(property.json(of: expected), sample), "\(type) \(property.name)")
        seen.insert(property.json(of: expected) ?? .null)
        let field = JSONValue.Member(property.name, sample)
        let others = members.filter { $0.name != property.name }
        let named = read(try ScrollScene(json: text(others + [field])).model)
        #expect(Self.isSame(named.flatMap(property.json), sample), "\(type) \(property.name)")
        var run = SceneRun(try ScrollScene(json: text(members, events: [event(property, field)])))
        _ = run.next()
        let isSet = Self.isSame(read(run.model).flatMap(property.json), sample)
        #expect(run.error == nil && isSet, "\(type) \(property.eventType)")
      }
      #expect(seen.count >= 2, "\(type) \(property.name)")
    }
    for program in programs { try check(program) }
    try checkTogether()
    try checkApart()
    checkUnfit()
  }

  /// Whatever an event of a program has is read, and one without what it must have, or with more, is refused there.
  private func check(_ program: ModelProgram<Model>) throws {
    func error(_ fields: [JSONValue.Member]) -> SceneError? {
      let event = JSONValue.object([.init("t", 0), .init("type", .string(program.type))] + fields)
      do throws(SceneError) {
        _ = try ScrollScene(json: text(members, events: [event]))
        return nil
      } catch { return error }
    }
    for index in 0...1 {
      let parts = program.fields.map {
        $0.samples.isEmpty ? [] : $0.samples[index % $0.samples.count]
      }
      #expect(error(parts.flatMap { $0 }) == nil, "\(type) \(program.type)")
      let wrong = error(parts.flatMap { $0 } + [.init("speed", 1)])
      #expect(wrong?.path == "events[0].speed", "\(type) \(program.type)")
      for (place, field) in program.fields.enumerated() {
        var fewer = parts
        fewer[place] = []
        let missing = error(fewer.flatMap { $0 })?.path.replacing("events[0].", with: "")
        let isNamed = missing.map(field.names.contains) == (field.isRequired ? true : nil)
        #expect(isNamed, "\(type) \(program.type) without \(field.words)")
      }
    }
  }

  /// A value that makes no sense is ignored and counted, whatever the property.
  private func checkUnfit() {
    for one in properties {
      for (index, set) in one.invalid.enumerated() {
        var changed = model
        set(&changed)
        #expect(changed.diagnostics.nonFinite > 0, "\(type) \(one.name) \(index)")
        for other in properties {
          #expect(other.json(of: changed) == other.json(of: model), "\(one.name) \(other.name)")
        }
      }
    }
  }

  /// All of them in one model, and by events that come at the same time, are each set after the other.
  private func checkTogether() throws {
    for sample: KeyPath<[JSONValue], JSONValue?> in [\.first, \.last] {
      var expected = model
      for one in properties { try one.set(&expected, to: #require(one.samples[keyPath: sample])) }
      let fields = try properties.map {
        JSONValue.Member($0.name, try #require($0.samples[keyPath: sample]))
      }
      let others = members.filter { one in !fields.contains { $0.name == one.name } }
      let scene = try ScrollScene(json: text(others + fields))
      var run = SceneRun(
        try ScrollScene(json: text(members, events: zip(properties, fields).map(event))))
      _ = run.next()
      #expect(run.error == nil)
      for model in try [#require(read(scene.model)), #require(read(run.model))] {
        for one in properties {
          #expect(one.json(of: model) == one.json(of: expected), "\(type) \(one.name)")
        }
      }
    }
  }

  /// No two of them are the same by two names: of each pair one can be set without the other.
  private func checkApart() throws {
    for (index, one) in properties.enumerated() {
      for other in properties[..<index] {
        #expect(try Self.sets(one, notOnly: other, of: model), "\(one.name), \(other.name)")
      }
    }
  }

  private static func sets(
    _ one: ModelProperty<Model>, notOnly other: ModelProperty<Model>, of model: Model
  ) throws -> Bool {
    for (first, second) in [(one, other), (other, one)] {
      for sample in first.samples {
        var changed = model
        try first.set(&changed, to: sample)
        if first.json(of: changed) != second.json(of: changed) { return true }
      }
    }
    return false
  }

  /// Whether both are the same; a rate is kept as another number, and loses up to four units in the last place.
  private static func isSame(_ one: JSONValue?, _ other: JSONValue) -> Bool {
    guard case .number(let first) = one, case .number(let second) = other else {
      return one == other
    }
    return abs(first - second) <= 4 * second.ulp
  }

  private func event(_ property: ModelProperty<Model>, _ field: JSONValue.Member) -> JSONValue {
    let on = others.map { [JSONValue.Member("on", .number(Double($0.count)))] } ?? []
    return .object([.init("t", 0), .init("type", .string(property.eventType)), field] + on)
  }

  private func text(_ members: [JSONValue.Member], events: [JSONValue] = []) -> String {
    let own = others.map { [.init("scrollers", .array($0 + [.object(members)]))] } ?? members
    return JSONWriter.line([
      "scene": 1, "model": .object([.init("type", .string(type))] + own),
      "events": .array(events), "until": 0.05,
    ])
  }
}
