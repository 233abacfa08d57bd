import Overscroll
import ScrollScenes
import StrictJSON
import Testing

/// What is said of a model's properties in its table holds for each of them.
@Suite struct PropertyTests {
  /// A model, its type in a scene, and its table.
  private struct Table<Model: Draggable & Hashable & Sendable> {
    let type: String
    let model: Model
    let properties: [ModelProperty<Model>]
    /// The members of the model in a scene besides its properties.
    let members: [JSONValue.Member]
    /// The model itself, of what a scene has.
    let read: (SceneModel) -> Model?

    init(
      _ type: String, _ model: Model, _ properties: [ModelProperty<Model>],
      _ members: [JSONValue.Member] = [], read: @escaping (SceneModel) -> Model?
    ) {
      (self.type, self.model, self.properties) = (type, model, properties)
      (self.members, self.read) = (members, read)
    }

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
          let scene = try ScrollScene(json: Self.text(type, others + [field]))
          #expect(
            Self.isSame(read(scene.model).flatMap { property.json(of: $0) }, sample),
            "\(type) \(property.name)")
          var run = SceneRun(
            try ScrollScene(
              json: Self.text(
                type, members,
                events: [
                  .object([.init("t", 0), .init("type", .string(property.eventType)), field])
                ])))
          _ = run.next()
          #expect(
            run.error == nil
              && Self.isSame(read(run.model).flatMap { property.json(of: $0) }, sample),
            "\(type) \(property.eventType)")
        }
        #expect(seen.count >= 2, "\(type) \(property.name)")
      }
      try checkTogether()
      try checkApart()
      checkUnfit()
    }

    /// A value that makes no sense is ignored and counted, whatever the property.
    private func checkUnfit() {
      for one in properties {
        for (index, set) in one.unfit.enumerated() {
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
        let scene = try ScrollScene(json: Self.text(type, others + fields))
        let events = zip(properties, fields).map { property, field in
          JSONValue.object([.init("t", 0), .init("type", .string(property.eventType)), field])
        }
        var run = SceneRun(try ScrollScene(json: Self.text(type, members, events: events)))
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

    private static func text(
      _ type: String, _ members: [JSONValue.Member], events: [JSONValue] = []
    ) -> String {
      JSONWriter.line([
        "scene": 1, "model": .object([.init("type", .string(type))] + members),
        "events": .array(events), "until": 0.05,
      ])
    }
  }

  @Test func `every property is read, set by its event, and written as it was read`() throws {
    try Self.scroller.check()
    try Self.drawer.check()
    try Self.sheet.check()
    try Self.page.check()
    try Self.pager.check()
    try Self.window.check()
    try Self.dial.check()
    try Self.thrown.check()
  }

  private static let box: [JSONValue.Member] = [
    .init("viewport", [390, 844]), .init("contentSize", [390, 6_000]),
  ]

  private static var scroller: Table<Scroller> {
    Table("scrollView", list, Scroller.properties(), box) { $0.value as? Scroller }
  }

  private static var drawer: Table<Drawer> {
    Table(
      "drawer",
      Drawer(
        anchors: [.fromBottom(100), .fraction(0.5)],
        layout: DrawerLayout(container: Size2(390, 844))),
      Drawer.properties,
      [
        .init("container", [390, 844]), .init("anchors", [["fromBottom": 100], ["fraction": 0.5]]),
      ]
    ) { $0.value as? Drawer }
  }

  private static var list: Scroller {
    Scroller(viewport: Size2(390, 844), content: Size2(390, 6_000))
  }

  private static var sheet: Table<ScrollingDrawer> {
    Table(
      "drawer", ScrollingDrawer(drawer: drawer.model, list: list), ScrollingDrawer.properties,
      drawer.members + [.init("list", .object(box))]
    ) { $0.value as? ScrollingDrawer }
  }

  private static var page: Table<NestedScroll> {
    var page = NestedScroll(list, order: .collapsing)
    page.add(list, to: page.root)
    let root = [JSONValue.Member("order", "collapsing")] + box
    return Table(
      "nested", page, page.properties, [.init("scrollers", [.object(root), .object(box)])]
    ) { $0.value as? NestedScroll }
  }

  private static var pager: Table<Pager> {
    Table(
      "pager", Pager(count: 4, layout: PagerLayout(viewport: Size2(390, 600))), Pager.properties,
      [.init("viewport", [390, 600]), .init("count", 4)]
    ) { $0.value as? Pager }
  }

  private static var window: Table<PictureInPicture> {
    Table(
      "pictureInPicture", PictureInPicture(size: Size2(160, 90), container: Size2(390, 844)),
      PictureInPicture.properties,
      [.init("size", [160, 90]), .init("container", [390, 844])]
    ) { $0.value as? PictureInPicture }
  }

  private static var dial: Table<Dial> {
    Table("dial", Dial(center: .zero), Dial.properties, [.init("center", [0, 0])]) {
      $0.value as? Dial
    }
  }

  private static var thrown: Table<Throw<SIMD4<Double>>> {
    Table(
      "throw", Throw(.zero), Throw<SIMD4<Double>>.properties(), [.init("value", [0, 0, 0, 0])]
    ) { $0.value as? Throw<SIMD4<Double>> }
  }
}
