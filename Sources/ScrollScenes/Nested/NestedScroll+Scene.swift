public import Overscroll
internal import StrictJSON

extension SceneModel {
  /// Scroll views, drawers, pagers and others inside one another.
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
  /// | … type | "scrollView", "drawer", "pager", "dial", "pictureInPicture" or "throw"; its fields stand next to it | "scrollView" |
  /// | … in | the index of the member it lies in; not for the outermost | 0 |
  /// | … its properties among the others | ``memberProperties(of:)`` | as a new member has them |
  /// | connections | a list of {"from", "to", "directions": {"right":"down"}} | none |
  /// | transfers | a list of {"from", "to", "sourceMass", "targetMass", "minimumSpeed", "directions"} | none |
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
        fields.path("scrollers"), expected: "at least one member", found: fields["scrollers"])
    }
    try fields.allow(
      ["scrollers", "connections", "transfers"] + page.properties.map(\.name), in: "a nested")
    try fields.set(page.properties, of: &page)
    try page.setJoints(fields)
    return page
  }

  /// Adds a member; the first one is the outermost.
  private static func add(
    _ fields: JSONFields, to read: inout NestedScroll?, frames: SceneFrames
  ) throws(FieldError) {
    let parent = try read.map { page throws(FieldError) in
      try fields.index("in", of: page.count, default: 0)
    }
    if let page = read, let parent, !page.canAdd(to: parent) {
      throw FieldError(
        fields.path("in"), "at most eight members lie inside one another, in a pager one a page")
    }
    let what = parent == nil ? "the outermost" : "a member"
    let rest = parent == nil ? fields.asMember : fields.asMember.without("in")
    try fields.memberType().add(rest, frames: frames, what: what, to: &read, in: parent)
    guard var page = read else { return }
    try fields.set(Self.memberProperties(of: page.count - 1), of: &page)
    read = page
  }

  /// The properties of the page.
  @_spi(Fields) public var properties: [ModelProperty<NestedScroll>] {
    [
      ModelProperty(
        "active", \.active, .member(of: present),
        "the index of the innermost member that keys go to, and wheels and fingers that name none: of what is seen what was touched last"
      ),
      ModelProperty(
        "feel", \.feel, .feel, "another platform's motion, of all members", isInC: false),
      ModelProperty(
        "directionalLock", \.directionalLock, .optional(.lock),
        "the angles from the horizontal up to which a drag is horizontal and from which it is vertical; `null`: drags are free"
      ),
      ModelProperty(
        "trackpadMomentum", \.trackpadMomentum, .choice(),
        "who moves them on when fingers leave a trackpad: `\"system\"` or `\"engine\"`"),
    ] + ModelProperty.dragged
  }

  /// The properties that a member has among the others.
  @_spi(Fields) public static func memberProperties(of index: Int) -> [ModelProperty<NestedScroll>]
  {
    [
      ModelProperty(
        "order", .choice("HandOffOrder"), "who takes turns first: it, or those inside it",
        get: { $0.order(of: index) }, set: { $0.setOrder($1, of: index) }),
      ModelProperty(
        "mass", .number(.within(MomentumTransfer.masses), [1, 2]),
        "how much momentum a velocity of it is; 1, from 1e-6 to 1e6",
        get: { $0.mass(of: index) }, set: { $0.setMass($1, of: index) }),
      ModelProperty(
        "minimumSpeed", .unlimited(.nonnegative, [0, 100]),
        "the least speed at an edge that it passes on; 0 points per second; infinite: it passes on nothing",
        get: { $0.minimumSpeed(of: index) }, set: { $0.setMinimumSpeed($1, of: index) }),
      ModelProperty(
        "returnDistance", .unlimited(.nonnegative, [0, 80]),
        "how far one scrolls back before it returns, where its order is quickReturn; 0 points; infinite: only at its speed",
        get: { $0.returnDistance(of: index) }, set: { $0.setReturnDistance($1, of: index) }),
      ModelProperty(
        "returnSpeed", .unlimited(.nonnegative, [500, 800]),
        "how fast a finger has to be for it to return before its distance, in points per second; infinite, the default: however fast",
        get: { $0.returnSpeed(of: index) }, set: { $0.setReturnSpeed($1, of: index) }),
      ModelProperty(
        "containedAxes", .optional(.choice()),
        "the axes along which it leaves nothing to what it lies in",
        get: { $0.containedAxes(of: index) }, set: { $0.setContainedAxes($1, of: index) }),
      ModelProperty(
        "viewportOrigin", .point,
        "where its viewport begins in the outermost one; what two fingers zoom about",
        get: { $0.viewportOrigin(of: index) }, set: { $0.setViewportOrigin($1, of: index) }),
    ]
  }
}

extension PropertyKind where Value == Int {
  /// The index of a member.
  fileprivate static func member(of present: [Bool]) -> Self {
    Self(
      "", script: "number", [0, present.lastIndex(of: true) ?? 0],
      read: { fields, name throws(FieldError) in try fields.member(name, of: present) },
      write: { .number(Double($0)) })
  }
}

extension PropertyKind where Value == DirectionalLock {
  /// Two angles, in degrees.
  fileprivate static var lock: Self {
    Self(
      "`[20, 70]` degrees", script: "{ horizontalAngle: number; verticalAngle: number }",
      [DirectionalLock(horizontalAngle: 20, verticalAngle: 70, followsMoves: false), .nearerAxis],
      read: { fields, name throws(FieldError) in try fields.directionalLock(name) },
      write: { [.number($0.horizontalAngle), .number($0.verticalAngle)] })
  }
}

extension JSONFields {
  /// A member without what it is among the others.
  fileprivate var asMember: JSONFields {
    NestedScroll.memberProperties(of: 0).reduce(without("type")) { $0.without($1.name) }
  }

  /// What a member is.
  fileprivate func memberType() throws(FieldError) -> any SceneMember.Type {
    guard let type = self["type"] else { return Scroller.self }
    let types = NestedScroll.memberTypes
    guard let known = types.first(where: { .string($0.typeName) == type }) else {
      let words = types.map { "\"\($0.typeName)\"" }.joined(separator: ", ")
      throw FieldError(path("type"), expected: "one of \(words)", found: type)
    }
    return known
  }

  /// The index of a member, by which indices name some.
  func member(_ name: String, of present: [Bool]) throws(FieldError) -> Int {
    let index = try index(name, of: present.count)
    guard present[index] else {
      throw FieldError(path(name), "expected a member, found \(index), which was removed")
    }
    return index
  }

  /// Two angles in degrees, from the horizontal.
  fileprivate func directionalLock(_ name: String) throws(FieldError) -> DirectionalLock {
    let angles = try numbers(name, ["horizontal", "vertical"], .within(0...90))
    _ = try NumberDomain.atLeast(angles[0], "the one before")
      .check(.number(angles[1]), path: "\(path(name))[1]")
    return DirectionalLock(
      horizontalAngle: angles[0], verticalAngle: angles[1], followsMoves: false)
  }
}
