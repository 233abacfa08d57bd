internal import Overscroll
internal import StrictJSON

/// A pager in a scene.
extension Pager {
  /// Reads a pager.
  ///
  /// | field | | left out |
  /// |---|---|---|
  /// | viewport | [width, height] | an error |
  /// | extents | a list, in points | `count` |
  /// | count | how many pages that fill the room | an error |
  /// | page | the index of the one it starts on | 0 |
  /// | insets spacing axis alignment wraps | as in `PagerLayout` | none, 0, "horizontal", "center", false |
  /// | ``PagerSetting`` | its properties | as a new `Pager` has them |
  init(_ fields: SceneFields) throws(SceneError) {
    let place = ["type", "extents", "count", "page"] + PagerLayoutChange.names
    try fields.allow(place + PagerSetting.names, in: "a pager")
    var layout = PagerLayout(viewport: try fields.size("viewport"))
    for name in PagerLayoutChange.names where fields.has(name) {
      try PagerLayoutChange(name, in: fields).apply(to: &layout)
    }
    let extents = try fields.extents()
    let count =
      switch extents {
      case .list(let list): list.count
      case .room(let count): count
      }
    let page = Int(try fields.number("page", .index(of: max(1, count)), default: 0))
    switch extents {
    case .list(let list):
      self.init(pages: RowIndex(extents: list), layout: layout, page: page)
    case .room(let count):
      self.init(count: count, layout: layout, page: page)
    }
    for name in PagerSetting.names where fields.has(name) {
      try fields.checkOrder(of: name)
      try PagerSetting(name, in: fields).apply(to: &self)
    }
  }

  /// Lets an event happen.
  mutating func apply(_ event: SceneEvent) throws(SceneError) -> PagerEvents {
    let time = event.time
    switch event.action {
    case .down(let id, let place): return touchDown(id, at: place, time: time)
    case .move(let id, let place): return touchMoved(id, to: place, time: time)
    case .up(let id, let place): return touchUp(id, at: place, time: time).events
    case .cancel(let id): return touchCancelled(id, time: time).events
    case .cancelAll: return cancelTouches(time: time).events
    case .pager(let action):
      return try happening(at: time) { thing throws(SceneError) in try action.apply(to: &thing) }
    default: throw .foreign(to: "pager")
    }
  }

  /// What a frame's line says of a pager; of each page that is seen its index, start and extent.
  func members(_ news: [SceneNews]) -> [JSONValue.Member] {
    var visible: [JSONValue] = []
    forEachVisiblePage {
      visible.append(
        .array([.number(Double($0.page)), .number($0.start), .number($0.extent)]))
    }
    return [
      .init("offset", .number(offset)), .init("velocity", .number(velocity)),
      .init("progress", .number(progress)), .init("page", .number(Double(page))),
      .init("targetPage", .number(Double(targetPage))), .init("visiblePages", .array(visible)),
      .init("phase", .string("\(phase)")), .init("events", news.names),
    ]
  }
}
