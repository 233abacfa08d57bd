public import Overscroll
internal import StrictJSON

/// What can happen to a nested page.
///
/// | type | fields (those in brackets may be left out) |
/// |---|---|
/// | down | id x y [on: the index of a member, the active one] |
/// | wheel | as for a scroll view [on: an index] |
/// | key, keyUp | key |
/// | keyDown | key [repeat false] |
/// | scrollToTop | [animated true] |
/// | set and a property of the page | the property |
/// | set and a property of a member among the others | on: an index, and the property |
/// | any of the member's own | its fields, and on: an index |
extension NestedScroll {
  func calls(for fields: JSONFields, frames: SceneFrames) -> [SceneCall<NestedScroll>] {
    let index = try? fields.member("on", of: present)
    let shared = [Self.wheel(present), Self.key, Self.keyDown, Self.keyUp]
    let ofMember = memberCalls(of: index ?? 0, for: fields, frames: frames)
    guard fields.has("on") else {
      return [Self.scrollToTop] + shared + properties.map { Self.set($0, [$0.name]) } + ofMember
    }
    return [Self.down(present)] + shared + ofMember
  }

  /// Which indices name members: not those of members that were removed.
  var present: [Bool] { (0..<count).map(isMember) }

  /// Those of a member: as what it is, and among the others.
  private func memberCalls(
    of index: Int, for fields: JSONFields, frames: SceneFrames
  ) -> [SceneCall<NestedScroll>] {
    let stand: @Sendable (inout NestedScroll, Double) -> [SceneNews] = { $0.stand(at: $1) }
    let check: @Sendable (JSONFields) throws(FieldError) -> Void = {
      [present] fields throws(FieldError) in
      _ = try fields.member("on", of: present)
    }
    let own = Self.memberProperties(of: index).map { Self.set($0, ["on", $0.name], check: check) }
    let type = memberType(of: index)
    return own + pageCalls(of: index, check)
      + (type?.calls(
        of: index, in: self, for: fields, frames: frames, standing: stand, check: check) ?? [])
  }

  /// Pages that come and go with the members that they are.
  private func pageCalls(
    of index: Int, _ check: @escaping @Sendable (JSONFields) throws(FieldError) -> Void
  ) -> [SceneCall<NestedScroll>] {
    guard kind(of: index) == .pager else { return [] }
    return PageCall.all.map { call in
      SceneCall(call.type, call.names + ["on"]) { fields throws(FieldError) in
        try check(fields)
        let read = try call.read(fields)
        return { page, time throws(FieldError) in
          let change = try read(page[pager: index].count)
          let before = page.stand(at: time)
          page.replacePages(change.pages, of: index, by: change.count, change.apply)
          return before + page.latest + page.stand(at: time)
        }
      }
    }
  }

  private static func down(_ present: [Bool]) -> SceneCall<NestedScroll> {
    SceneCall("down", ["id", "x", "y", "on"]) { fields throws(FieldError) in
      let (id, place) = (try fields.whole("id"), try fields.vector())
      let member = try fields.member("on", of: present)
      return { page, time in
        let before = page.passes(to: time)
        page.touchDown(id, at: place, in: member, time: time)
        return before + page.latest
      }
    }
  }

  private static func wheel(_ present: [Bool]) -> SceneCall<NestedScroll> {
    SceneCall("wheel", JSONFields.wheelNames + ["on"]) { fields throws(FieldError) in
      let member = fields.has("on") ? try fields.member("on", of: present) : nil
      let wheel = try fields.wheel()
      return { page, time in
        let before = page.passes(to: time)
        page.wheel(wheel(time), in: member)
        return before + page.latest
      }
    }
  }

  private static let key = SceneCall<NestedScroll>("key", ["key"]) { fields throws(FieldError) in
    let command: KeyCommand = try fields.choice("key")
    return standing { page in
      page.key(command)
      return page.latest
    }
  }

  private static let keyDown = SceneCall<NestedScroll>("keyDown", ["key", "repeat"]) {
    fields throws(FieldError) in
    let key = try fields.keyDown()
    return { page, time in
      let before = page.passes(to: time)
      page.keyDown(key.command, isRepeat: key.isRepeat, time: time)
      return before + page.latest
    }
  }

  private static let keyUp = SceneCall<NestedScroll>("keyUp", ["key"]) {
    fields throws(FieldError) in
    let command: KeyCommand = try fields.choice("key")
    return { page, time in
      let before = page.passes(to: time)
      page.keyUp(command, time: time)
      return before + page.latest
    }
  }

  private static let scrollToTop = SceneCall<NestedScroll>("scrollToTop", ["animated"]) {
    fields throws(FieldError) in
    let animated = try fields.flag("animated", default: true)
    return standing { page in
      page.scrollToTop(animated: animated)
      return page.latest
    }
  }

  private static func set(
    _ property: ModelProperty<NestedScroll>, _ names: [String],
    check: @escaping @Sendable (JSONFields) throws(FieldError) -> Void = { _ in }
  ) -> SceneCall<NestedScroll> {
    SceneCall(property.eventType, names) { fields throws(FieldError) in
      try check(fields)
      let set = try property.read(fields)
      return standing { page in
        set(&page)
        return []
      }
    }
  }

  /// A call without a time: all members first come to the event's, so momentum may pass before.
  private static func standing(
    _ change: @escaping (inout NestedScroll) -> [SceneNews]
  ) -> SceneCall<NestedScroll>.Act {
    { page, time in
      let before = page.stand(at: time)
      return before + change(&page) + page.stand(at: time)
    }
  }

  // MARK: - What happened

  mutating func touch(_ event: TouchEvent) -> [SceneNews] {
    let before = passes(to: event.time)
    handle(event)
    return before + latest
  }

  mutating func show(at time: Double) -> [SceneNews] {
    let before = passes(to: time)
    advance(to: time)
    return before + latest
  }

  private mutating func stand(at time: Double) -> [SceneNews] {
    let before = passes(to: time)
    sync(to: time)
    return before + latest
  }

  /// Takes momentum over every joint until a time, one by one and in order.
  private mutating func passes(to time: Double) -> [SceneNews] {
    var news: [SceneNews] = []
    while let joint = nextJointTime(by: time) {
      step(to: joint)
      news.append(inOrder: latest)
    }
    return news
  }

  /// What happened in the last call.
  private var latest: [SceneNews] {
    var news: [SceneNews] = []
    for index in 0..<count { news += memberType(of: index)?.news(of: index, in: self) ?? [] }
    if let lastPass { news.append(SceneNews(NestedNews.didPassMomentum(lastPass), part: -1)) }
    return news
  }

  /// What a frame's line says: each member's in a list, and every hand-off of momentum.
  func members(_ news: [SceneNews]) -> [JSONValue.Member] {
    let members = (0..<count).map {
      memberType(of: $0)?.line(of: $0, in: self, news.of($0)) ?? .null
    }
    let passes = news.compactMap { ($0.event as? NestedNews)?.value }
    return [
      .init("active", Double(active)), .init("scrollers", .array(members)),
      .init("passes", .array(passes)),
    ]
  }
}

/// What a nested page reports besides the events of its members.
public enum NestedNews: Hashable, Sendable {
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
