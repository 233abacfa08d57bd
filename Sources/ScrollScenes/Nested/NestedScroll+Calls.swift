public import Overscroll
internal import StrictJSON

/// What can happen to a nested page: its programs, `set…` for its properties and those of a member among the others, and
/// what can happen to the member that the event names in `on`.
extension NestedScroll {
  func calls(for fields: JSONFields, frames: SceneFrames) -> [SceneCall<NestedScroll>] {
    let index = try? fields.member("on", of: present)
    let shared = programs.filter { $0.type != "scrollToTop" || !fields.has("on") }.map(\.call)
    let ofMember = memberCalls(of: index ?? 0, for: fields, frames: frames)
    guard fields.has("on") else {
      return shared + properties.map { Self.set($0, [$0.name]) } + ofMember
    }
    return [Self.down(present)] + shared + ofMember
  }

  /// Which indices name members: not those of members that were removed.
  var present: [Bool] { (0..<count).map(isMember) }

  /// Those of a member: as what it is, and among the others.
  private func memberCalls(
    of index: Int, for fields: JSONFields, frames: SceneFrames
  ) -> [SceneCall<NestedScroll>] {
    let sync: @Sendable (inout NestedScroll, Double) -> [PartEvent] = { $0.syncInOrder(to: $1) }
    let check: @Sendable (JSONFields) throws(FieldError) -> Void = {
      [present] fields throws(FieldError) in
      _ = try fields.member("on", of: present)
    }
    let own = Self.memberProperties(of: index).map { Self.set($0, ["on", $0.name], check: check) }
    let type = memberType(of: index)
    return own + pageCalls(of: index, check)
      + (type?.calls(
        of: index, in: self, for: fields, frames: frames, syncing: sync, check: check) ?? [])
  }

  /// Pages that come and go with the members that they are.
  private func pageCalls(
    of index: Int, _ check: @escaping @Sendable (JSONFields) throws(FieldError) -> Void
  ) -> [SceneCall<NestedScroll>] {
    guard kind(of: index) == .pager else { return [] }
    return PageChange.events.map { type, change in
      let argument = ProgramArgument.both(change, .animated(true))
      return SceneCall(type, argument.fields.flatMap(\.names) + ["on"]) {
        fields throws(FieldError) in
        try check(fields)
        let (change, animated) = try argument.read(fields)
        return { page, time throws(FieldError) in
          try argument.check((change, animated), page[pager: index], fields)
          return page.synchronized(at: time) {
            $0.replacePages(change.pages, of: index, by: change.extents.count) {
              change.apply(&$0, animated: animated)
            }
          }
        }
      }
    }
  }

  private static func down(_ present: [Bool]) -> SceneCall<NestedScroll> {
    SceneCall("down", ["id", "x", "y", "on"]) { fields throws(FieldError) in
      let (id, place) = (try fields.whole("id"), try fields.vector())
      let member = try fields.member("on", of: present)
      return { page, time in
        page.passing(to: time) { $0.touchDown(id, at: place, in: member, time: time) }
      }
    }
  }

  /// The programs.
  @_spi(Fields) public var programs: [ModelProgram<NestedScroll>] {
    let present = present
    let members = present.indices.filter { present[$0] }
    let member = ProgramArgument<NestedScroll, Int>(
      ["on"], words: "`on`: the index of a member", members,
      read: { fields throws(FieldError) in try fields.member("on", of: present) },
      write: { [.init("on", Double($0))] })
    let wheel = ModelProgram<NestedScroll>(
      "wheel", .wheel, .optional(member),
      timed: { page, time, wheel, member in
        page.passing(to: time) { $0.wheel(wheel.at(time), in: member) }
      })
    return [wheel] + Self.keys
  }

  private static let keys: [ModelProgram<NestedScroll>] = [
    ModelProgram(
      "key", .key, timed: { page, time, key in page.synchronized(at: time) { $0.key(key) } }),
    ModelProgram(
      "keyUp", .key,
      timed: { page, time, key in page.passing(to: time) { $0.keyUp(key, time: time) } }),
    ModelProgram(
      "keyDown", .key, .isRepeat,
      timed: { page, time, key, isRepeat in
        page.passing(to: time) { $0.keyDown(key, isRepeat: isRepeat, time: time) }
      }),
    ModelProgram(
      "scrollToTop", .animated(true),
      timed: { page, time, animated in
        page.synchronized(at: time) { $0.scrollToTop(animated: animated) }
      }),
  ]

  private static func set(
    _ property: ModelProperty<NestedScroll>, _ names: [String],
    check: @escaping @Sendable (JSONFields) throws(FieldError) -> Void = { _ in }
  ) -> SceneCall<NestedScroll> {
    SceneCall(property.eventType, names) { fields throws(FieldError) in
      try check(fields)
      let set = try property.read(fields)
      return { page, time in
        page.synchronized(at: time) { set(&$0) }
      }
    }
  }

  /// Takes momentum over every joint until a time, then does something at it.
  private mutating func passing(
    to time: Double, _ act: (inout NestedScroll) -> Void
  ) -> [PartEvent] {
    let before = passes(to: time)
    act(&self)
    return before + latest
  }

  /// Brings all members to a time, does something without one, and brings them to it again: momentum may pass before.
  private mutating func synchronized(
    at time: Double, _ act: (inout NestedScroll) -> Void
  ) -> [PartEvent] {
    let before = syncInOrder(to: time)
    act(&self)
    let events = latest
    return before + events + syncInOrder(to: time)
  }

  // MARK: - What happened

  mutating func touch(_ event: TouchEvent) -> [PartEvent] {
    passing(to: event.time) { $0.handle(event) }
  }

  mutating func show(at time: Double) -> [PartEvent] { passing(to: time) { $0.advance(to: time) } }

  private mutating func syncInOrder(to time: Double) -> [PartEvent] {
    passing(to: time) { $0.sync(to: time) }
  }

  /// Takes momentum over every joint until a time, one by one and in order.
  private mutating func passes(to time: Double) -> [PartEvent] {
    var events: [PartEvent] = []
    while let joint = nextJointTime(by: time) {
      step(to: joint)
      events.append(inOrder: latest)
    }
    return events
  }

  /// What happened in the last call.
  private var latest: [PartEvent] {
    var events: [PartEvent] = []
    for index in 0..<count { events += memberType(of: index)?.events(of: index, in: self) ?? [] }
    if let lastPass { events.append(PartEvent(NestedEvent.didPassMomentum(lastPass), part: -1)) }
    return events
  }

  /// What a frame's line says: each member's in a list, and every hand-off of momentum.
  func members(_ events: [PartEvent]) -> [JSONValue.Member] {
    let members = (0..<count).map {
      memberType(of: $0)?.line(of: $0, in: self, events.of($0)) ?? .null
    }
    let passes = events.compactMap { ($0.event as? NestedEvent)?.value }
    return [
      .init("active", Double(active)), .init("scrollers", .array(members)),
      .init("passes", .array(passes)),
    ]
  }
}

/// What a nested page reports besides the events of its members.
package enum NestedEvent: Hashable, Sendable {
  /// Momentum went from one member to another.
  case didPassMomentum(MomentumPass)

  /// The pass as a frame's line writes it.
  var value: JSONValue {
    guard case .didPassMomentum(let pass) = self else { return .null }
    return .object([
      .init("t", pass.time), .init("from", Double(pass.source)), .init("to", Double(pass.target)),
      .init("direction", word: pass.direction), .init("speed", pass.speed),
      .init("targetDirection", word: pass.targetDirection), .init("targetSpeed", pass.targetSpeed),
    ])
  }
}
