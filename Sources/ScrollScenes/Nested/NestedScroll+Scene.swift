public import Overscroll
internal import StrictJSON

extension SceneModel {
  /// Scroll views, drawers and pagers inside one another.
  public init(_ page: NestedScroll) { self.init(playing: page) }
}

/// A nested page in a scene: each member is the part of its index.
extension NestedScroll: ScenePlayable {
  static var typeName: String { "nested" }

  /// Reads a nested page.
  ///
  /// | field | | left out |
  /// |---|---|---|
  /// | scrollers | a list of members, the outermost first | an error |
  /// | … type | "scrollView", "drawer" or "pager"; its fields stand next to it; the outermost is no pager | "scrollView" |
  /// | … in | the index of the member it lies in; not for the outermost | 0 |
  /// | … order mass minimumSpeed | what it is among the others; null: passes nothing on | "innerFirst", of a drawer "collapsing"; 1, 0 |
  /// | … viewportOrigin | [x, y], where its viewport begins in the outermost one | [0, 0] |
  /// | connections | a list of {"from", "to", "directions": {"right":"down"}} | none |
  /// | directionalLock | [horizontal, vertical], degrees, or null | the nearer axis |
  /// | its other properties | | as a new `NestedScroll` has them |
  static func read(
    _ fields: JSONFields, frames: SceneFrames
  ) throws(FieldError) -> any ScenePlayable {
    let members = try fields.objects("scrollers", "a list of members")
    var read: NestedScroll?
    for member in members { try add(member, to: &read, frames: frames) }
    guard var page = read else {
      throw FieldError(
        fields.path("scrollers"), expected: "a list of members", found: fields["scrollers"])
    }
    try fields.allow(
      ["scrollers", "connections"] + page.properties.map(\.name), in: "a nested")
    try fields.set(page.properties, of: &page)
    if fields.has("connections") {
      for one in try fields.objects("connections", "a list of connections") {
        try page.connect(one)
      }
    }
    return page
  }

  /// Adds a member; the first one is the outermost.
  private static func add(
    _ fields: JSONFields, to read: inout NestedScroll?, frames: SceneFrames
  ) throws(FieldError) {
    let parent = try read.map { page throws(FieldError) in
      try fields.index("in", of: page.count, default: 0)
    }
    if let page = read, let parent, page.depth(of: parent) >= 8 {
      throw FieldError(fields.path("in"), "at most eight members lie inside one another")
    }
    let what = parent == nil ? "the outermost" : "a member"
    let rest = parent == nil ? fields.asMember : fields.asMember.without("in")
    switch try fields.kind() {
    case .scroller:
      let scroller = try Scroller(rest, frames: frames, what: what)
      if let parent { read?.add(scroller, to: parent) }
      read = read ?? NestedScroll(scroller, order: .innerFirst)
    case .drawer:
      let drawer = try Drawer(rest, what: what, others: [])
      if let parent { read?.add(drawer, to: parent) }
      read = read ?? NestedScroll(drawer)
    case .pager:
      guard let parent else {
        throw FieldError(fields.path("type"), "the outermost cannot be a pager")
      }
      read?.add(try Pager(rest, what: what), to: parent)
    }
    guard var page = read else { return }
    try fields.set(Self.memberProperties(of: page.count - 1), of: &page)
    read = page
  }

  private func depth(of index: Int) -> Int {
    var (depth, next) = (1, parent(of: index))
    while let outer = next { (depth, next) = (depth + 1, parent(of: outer)) }
    return depth
  }

  private mutating func connect(_ fields: JSONFields) throws(FieldError) {
    try fields.allow(["from", "to", "directions"], in: "a connection")
    let (source, target) = (
      try fields.index("from", of: count), try fields.index("to", of: count)
    )
    guard source != target else {
      throw FieldError(fields.path("to"), "expected another member than from, found \(target)")
    }
    let turns = try fields.object("directions")
    try turns.allow(ScrollDirection.allCases.map { "\($0)" }, in: "directions")
    var map: ScrollDirectionMap = [:]
    for direction in ScrollDirection.allCases where turns.has("\(direction)") {
      map[direction] = try turns.choice("\(direction)")
    }
    connect(source, to: target, map)
  }

  /// The properties of the page.
  var properties: [SceneProperty<NestedScroll>] {
    [
      .init("active") { [count] fields throws(FieldError) in
        let index = try fields.index("active", of: count)
        return { $0.active = index }
      },
      .init("feel", \.feel, JSONFields.feel),
      .init("directionalLock", \.directionalLock, JSONFields.directionalLock),
      .init("isDragEnabled", \.isDragEnabled, JSONFields.flag),
      .init("reducesMotion", \.reducesMotion, JSONFields.flag),
    ] + SceneProperty.pan(\.pan)
  }

  /// The properties that a member has among the others.
  static func memberProperties(of index: Int) -> [SceneProperty<NestedScroll>] {
    [
      .init("order") { fields throws(FieldError) in
        let order: HandOffOrder = try fields.choice("order")
        return { $0.setOrder(order, of: index) }
      },
      .init("mass") { fields throws(FieldError) in
        let mass = try fields.number("mass", .within(MomentumTransfer.masses))
        return { $0.setMass(mass, of: index) }
      },
      .init("minimumSpeed") { fields throws(FieldError) in
        let name = "minimumSpeed"
        let speed = fields.isNull(name) ? .infinity : try fields.number(name, .nonnegative)
        return { $0.setMinimumSpeed(speed, of: index) }
      },
      .init("viewportOrigin") { fields throws(FieldError) in
        let origin = try fields.point("viewportOrigin")
        return { $0.setViewportOrigin(origin, of: index) }
      },
    ]
  }
}

extension JSONFields {
  /// A member without what it is among the others.
  fileprivate var asMember: JSONFields {
    without("type", "order", "mass", "minimumSpeed", "viewportOrigin")
  }

  /// What a member is.
  fileprivate func kind() throws(FieldError) -> NestedMemberKind {
    guard let type = self["type"] else { return .scroller }
    let kinds: [(String, NestedMemberKind)] = [
      (Scroller.typeName, .scroller), (Drawer.typeName, .drawer), (Pager.typeName, .pager),
    ]
    guard let kind = kinds.first(where: { .string($0.0) == type }) else {
      let words = kinds.map { "\"\($0.0)\"" }.joined(separator: ", ")
      throw FieldError(path("type"), expected: "one of \(words)", found: type)
    }
    return kind.1
  }

  /// Two angles in degrees, from the horizontal; null for drags that are free.
  fileprivate func directionalLock(_ name: String) throws(FieldError) -> DirectionalLock? {
    if isNull(name) { return nil }
    let angles = try numbers(name, ["horizontal", "vertical"], .within(0...90))
    _ = try NumberDomain.above(angles[0], "the one before")
      .check(.number(angles[1]), path: "\(path(name))[1]")
    return DirectionalLock(horizontalAngle: angles[0], verticalAngle: angles[1])
  }
}
