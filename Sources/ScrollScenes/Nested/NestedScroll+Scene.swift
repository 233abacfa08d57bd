internal import Overscroll
internal import StrictJSON

/// Scrollers inside one another in a scene.
extension NestedScroll {
  /// Reads them.
  ///
  /// | field | | left out |
  /// |---|---|---|
  /// | scrollers | a list of scroll views, the outermost first | an error |
  /// | … in | the index of the scroller it lies in; not for the outermost | 0 |
  /// | … order mass minimumSpeed | what it is among the others; null: passes nothing on | "innerFirst", 1, 0 |
  /// | connections | a list of {"from", "to", "directions": {"right":"down"}} | none |
  /// | directionalLock | [horizontal, vertical], degrees, or null | the nearer axis |
  /// | ``NestedSetting`` | its other properties | as a new `NestedScroll` has them |
  init(_ fields: SceneFields, frames: SceneFrames) throws(SceneError) {
    try fields.allow(
      ["type", "scrollers", "connections"] + NestedSetting.names, in: "a nested")
    guard case .array(let scrollers) = fields["scrollers"], let outermost = scrollers.first else {
      throw SceneError(
        fields.path("scrollers"), expected: "a list of scroll views", found: fields["scrollers"])
    }
    let path = fields.path("scrollers")
    let outer = try SceneFields(outermost, path: "\(path)[0]")
    self.init(
      try Scroller(outer, frames: frames, what: "the outermost", others: Self.own),
      order: .innerFirst)
    try setMember(0, outer)
    for (index, value) in scrollers.enumerated().dropFirst() {
      let inner = try SceneFields(value, path: "\(path)[\(index)]")
      let parent = Int(try inner.number("in", .index(of: count), default: 0))
      guard depth(of: parent) < 8 else {
        throw SceneError(inner.path("in"), "at most eight scrollers lie inside one another")
      }
      add(
        try Scroller(inner, frames: frames, what: "an inner scroller", others: ["in"] + Self.own),
        to: parent)
      try setMember(index, inner)
    }
    for name in NestedSetting.names where fields.has(name) {
      try fields.checkOrder(of: name)
      try NestedSetting(name, in: fields, count: count).apply(to: &self)
    }
    if fields.has("connections") { try connect(fields) }
  }

  /// What a scroller is among the others, by name.
  private static var own: [String] { NestedSetting.namesOfMembers }

  private mutating func setMember(_ index: Int, _ fields: SceneFields) throws(SceneError) {
    for name in Self.own where fields.has(name) {
      try NestedSetting(name, of: index, in: fields).apply(to: &self)
    }
  }

  private func depth(of index: Int) -> Int {
    var (depth, next) = (1, parent(of: index))
    while let outer = next { (depth, next) = (depth + 1, parent(of: outer)) }
    return depth
  }

  private mutating func connect(_ fields: SceneFields) throws(SceneError) {
    guard case .array(let list) = fields["connections"] else {
      throw SceneError(
        fields.path("connections"), expected: "a list of connections",
        found: fields["connections"])
    }
    for (place, value) in list.enumerated() {
      let one = try SceneFields(value, path: "\(fields.path("connections"))[\(place)]")
      try one.allow(["from", "to", "directions"], in: "a connection")
      let source = Int(try one.number("from", .index(of: count)))
      let taker = Int(try one.number("to", .index(of: count)))
      guard source != taker else {
        throw SceneError(one.path("to"), "expected another scroller than from, found \(taker)")
      }
      let turns = try SceneFields(one["directions"], path: one.path("directions"))
      try turns.allow(ScrollDirection.allCases.map { "\($0)" }, in: "directions")
      var map: ScrollDirectionMap = [:]
      for direction in ScrollDirection.allCases where turns.has("\(direction)") {
        map[direction] = try turns.choice("\(direction)")
      }
      connect(source, to: taker, map)
    }
  }

  /// Moves to a display frame.
  mutating func news(to time: Double) -> [SceneNews] {
    let before = passes(to: time)
    advance(to: time)
    return before + news
  }

  /// Takes momentum over every joint until a time, one by one and in order.
  private mutating func passes(to time: Double) -> [SceneNews] {
    var told: [SceneNews] = []
    while let joint = nextJointTime(by: time) {
      step(to: joint)
      told.append(inOrder: news)
    }
    return told
  }

  /// Lets an event happen.
  mutating func apply(_ event: SceneEvent) throws(SceneError) -> [SceneNews] {
    let time = event.time
    let before = passes(to: time)
    return before + (try act(event, time: time))
  }

  private mutating func act(
    _ event: SceneEvent, time: Double
  ) throws(SceneError) -> [SceneNews] {
    switch event.action {
    case .down(let id, let place): touchDown(id, at: place, time: time)
    case .move(let id, let place): touchMoved(id, to: place, time: time)
    case .up(let id, let place): touchUp(id, at: place, time: time)
    case .cancel(let id): touchCancelled(id, time: time)
    case .cancelAll: cancelTouches(time: time)
    case .nested(let action): return apply(action, time: time)
    default: throw .foreign(to: "nested")
    }
    return news
  }

  private mutating func apply(_ action: NestedAction, time: Double) -> [SceneNews] {
    switch action {
    case .down(let id, let place, let index):
      touchDown(id, at: place, in: index, time: time)
      return news
    case .wheel(var turn, let index):
      turn.time = time
      wheel(turn, in: index)
      return news
    default:
      break
    }
    // All of them first come to where they are now: momentum may pass in between.
    sync(to: time)
    var told = news
    switch action {
    case .key(let command):
      key(command)
      told += news
    case .scrollToTop(let animated):
      scrollToTop(animated: animated)
      told += news
    case .scroller(let index, let action):
      told += action.apply(to: &self[index], time: time).map { .nested(index, $0) }
    case .set(let setting): setting.apply(to: &self)
    case .down, .wheel: break
    }
    sync(to: time)
    return told + news
  }

  /// What happened in the last call.
  var news: [SceneNews] {
    var news: [SceneNews] = []
    for index in 0..<count { news += events(of: index).map { .nested(index, $0) } }
    if let lastPass { news.append(.passed(lastPass)) }
    return news
  }

  /// What a frame's line says: each scroller's own in a list, and every hand-off of momentum.
  func members(_ news: [SceneNews]) -> [JSONValue.Member] {
    var scrollers: [JSONValue] = []
    for index in 0..<count {
      let own = news.filter { if case .nested(index, _) = $0 { true } else { false } }
      scrollers.append(.object(frame(of: index).members(own)))
    }
    let passes = news.compactMap { if case .passed(let pass) = $0 { pass.value } else { nil } }
    return [
      .init("active", .number(Double(active))), .init("scrollers", .array(scrollers)),
      .init("passes", .array(passes)),
    ]
  }
}

extension MomentumPass {
  /// The pass as a frame's line tells of it.
  fileprivate var value: JSONValue {
    .object([
      .init("t", .number(time)), .init("from", .number(Double(source))),
      .init("to", .number(Double(target))), .init("direction", .string("\(direction)")),
      .init("takerDirection", .string("\(targetDirection)")), .init("speed", .number(speed)),
      .init("takerSpeed", .number(targetSpeed)),
    ])
  }
}
