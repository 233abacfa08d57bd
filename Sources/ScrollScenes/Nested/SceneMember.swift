internal import Overscroll
internal import StrictJSON

/// A type of model that can be a member of a nested page; ``NestedScroll/memberTypes`` lists them.
protocol SceneMember: ScenePlayable, Draggable where Events: SceneEventList {
  /// Reads a model.
  ///
  /// - Parameters:
  ///   - fields: the object.
  ///   - frames: when frames are shown.
  ///   - what: what the object is called in an error.
  init(_ fields: JSONFields, frames: SceneFrames, what: String) throws(FieldError)

  /// A page that begins with it.
  var asOutermost: NestedScroll { get }

  /// Puts it into a member of a page.
  func add(to page: inout NestedScroll, in parent: Int)

  /// What a frame's line says of it as a member of a page.
  func members(
    in page: NestedScroll, at index: Int, _ events: [PartEvent]
  ) -> [JSONValue.Member]
}

extension SceneMember {
  static func read(
    _ fields: JSONFields, frames: SceneFrames
  ) throws(FieldError) -> any ScenePlayable {
    try Self(fields, frames: frames, what: "a \(typeName)")
  }

  var asOutermost: NestedScroll { NestedScroll(self) }

  func add(to page: inout NestedScroll, in parent: Int) { page.add(self, to: parent) }

  func members(
    in page: NestedScroll, at index: Int, _ events: [PartEvent]
  ) -> [JSONValue.Member] { members(events) }

  // MARK: - By an index

  /// Reads a member and adds it; the first one is the outermost.
  static func add(
    _ fields: JSONFields, frames: SceneFrames, what: String, to page: inout NestedScroll?,
    in parent: Int?
  ) throws(FieldError) {
    let member = try Self(fields, frames: frames, what: what)
    guard var whole = page, let parent else { return page = member.asOutermost }
    member.add(to: &whole, in: parent)
    page = whole
  }

  static func isMember(_ index: Int, of page: NestedScroll) -> Bool {
    page.isMember(index, Self.self)
  }

  /// What can happen to a member, for events that name it in the field `on`.
  static func calls(
    of index: Int, in page: NestedScroll, for fields: JSONFields, frames: SceneFrames,
    syncing sync: @escaping @Sendable (inout NestedScroll, Double) -> [PartEvent],
    check: @escaping @Sendable (JSONFields) throws(FieldError) -> Void
  ) -> [SceneCall<NestedScroll>] {
    let part: any WritableKeyPath<NestedScroll, Self> & Sendable =
      \NestedScroll[index, MemberType<Self>()]
    return page[index, as: Self.self].calls(for: fields, frames: frames).map {
      $0.of(index, part, syncing: sync, check: check)
    }
  }

  /// What happened to a member in the last call.
  static func events(of index: Int, in page: NestedScroll) -> [PartEvent] {
    page.events(of: index, as: Self.self).reported.map { $0.of(index) }
  }

  /// What a frame's line says of a member.
  static func line(of index: Int, in page: NestedScroll, _ events: [PartEvent]) -> JSONValue {
    .object(page[index, as: Self.self].members(in: page, at: index, events))
  }
}

/// A type of member, as a part of a key path.
private struct MemberType<Member>: Hashable, Sendable {}

extension NestedScroll {
  /// The types of members.
  static let memberTypes: [any SceneMember.Type] = [
    Scroller.self, Drawer.self, PictureInPicture.self, Pager.self, Throw<SIMD4<Double>>.self,
    Dial.self,
  ]

  /// The type of a member; nil for one that no scene has.
  func memberType(of index: Int) -> (any SceneMember.Type)? {
    Self.memberTypes.first { $0.isMember(index, of: self) }
  }

  fileprivate subscript<Member: SceneMember>(index: Int, _: MemberType<Member>) -> Member {
    get { self[index, as: Member.self] }
    set { self[index, as: Member.self] = newValue }
  }
}

extension Scroller: SceneMember {
  var asOutermost: NestedScroll { NestedScroll(self, order: .innerFirst) }

  func add(to page: inout NestedScroll, in parent: Int) { page.add(self, to: parent) }

  func members(
    in page: NestedScroll, at index: Int, _ events: [PartEvent]
  ) -> [JSONValue.Member] { page.frame(of: index).members(events) }
}

extension Drawer: SceneMember {
  init(_ fields: JSONFields, frames: SceneFrames, what: String) throws(FieldError) {
    try self.init(fields, what: what, others: [])
  }

  var asOutermost: NestedScroll { NestedScroll(self) }

  func add(to page: inout NestedScroll, in parent: Int) { page.add(self, to: parent) }

  func members(
    in page: NestedScroll, at index: Int, _ events: [PartEvent]
  ) -> [JSONValue.Member] {
    // A drawer's position grows downwards, an offset upwards.
    members(velocity: -page.velocity(of: index)[layout.edge.axis], events)
  }
}

extension Pager: SceneMember {
  var asOutermost: NestedScroll { NestedScroll(self) }

  func add(to page: inout NestedScroll, in parent: Int) { page.add(self, to: parent) }

  func members(
    in page: NestedScroll, at index: Int, _ events: [PartEvent]
  ) -> [JSONValue.Member] {
    members(velocity: page.velocity(of: index)[layout.axis] * layout.sign, events)
  }
}
