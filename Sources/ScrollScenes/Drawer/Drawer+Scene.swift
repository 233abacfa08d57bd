internal import Overscroll
internal import StrictJSON

/// A drawer in a scene, alone or with a list inside.
extension SceneModel {
  /// Reads a drawer.
  ///
  /// | field | | left out |
  /// |---|---|---|
  /// | container | [width, height] | an error |
  /// | anchors | two or more of {"fromTop":…}, {"fromBottom":…}, {"fraction":…}, "contentHeight", "dismissed" | an error |
  /// | anchor | the index of the one it starts on | 0 |
  /// | edge insets contentHeight | as in `DrawerLayout` | "bottom", none, 0 |
  /// | list | a scroll view's fields: there is a list in it | no list |
  /// | ``DrawerSetting`` | its properties | as a new `Drawer` has them |
  static func drawer(
    _ fields: SceneFields, frames: SceneFrames
  ) throws(SceneError) -> SceneModel {
    let place = ["type", "container", "anchors", "anchor", "edge", "insets", "contentHeight"]
    let settings =
      DrawerSetting.names + (fields.has("list") ? DrawerSetting.namesWithList : [])
    try fields.allow(place + ["list"] + settings, in: "a drawer")
    let layout = DrawerLayout(
      edge: try fields.choice("edge", default: .bottom), container: try fields.size("container"),
      insets: fields.has("insets") ? try fields.insets("insets") : .zero,
      contentHeight: try fields.number("contentHeight", .length, default: 0))
    let anchors = try fields.anchors("anchors")
    var drawer = Drawer(
      anchors: anchors, layout: layout,
      anchor: Int(try fields.number("anchor", .index(of: anchors.count), default: 0)))
    var properties: [DrawerSetting] = []
    for name in settings where fields.has(name) {
      try fields.checkOrder(of: name)
      properties.append(try DrawerSetting(name, in: fields))
    }
    guard fields.has("list") else {
      for property in properties { property.apply(to: &drawer) }
      return .drawer(drawer)
    }
    let list = try SceneFields(fields["list"], path: fields.path("list"))
    var sheet = ScrollingDrawer(
      drawer: drawer,
      list: try Scroller(list, frames: frames, what: "a list in a drawer", others: []))
    for property in properties { property.apply(to: &sheet) }
    return .scrollingDrawer(sheet)
  }
}

extension Drawer {
  /// Lets an event happen.
  mutating func apply(_ event: SceneEvent) throws(SceneError) -> DrawerEvents {
    let time = event.time
    switch event.action {
    case .down(let id, let place): return touchDown(id, at: place, time: time)
    case .move(let id, let place): return touchMoved(id, to: place, time: time)
    case .up(let id, let place): return touchUp(id, at: place, time: time).events
    case .cancel(let id): return touchCancelled(id, time: time).events
    case .cancelAll: return cancelTouches(time: time).events
    case .drawer(let action):
      return try happening(at: time) { thing throws(SceneError) in try action.apply(to: &thing) }
    default: throw .foreign(to: "drawer")
    }
  }

  /// What a frame's line says of a drawer.
  func members(velocity: Double, _ news: [SceneNews]) -> [JSONValue.Member] {
    [
      .init("position", .number(position)), .init("visibleLength", .number(visibleLength)),
      .init("progress", .number(progress)), .init("velocity", .number(velocity)),
      .init("anchor", .number(Double(anchor))),
      .init("targetAnchor", .number(Double(targetAnchor))),
      .init("reason", .string("\(reason)")), .init("phase", .string("\(phase)")),
      .init("events", news.names),
    ]
  }
}

extension ScrollingDrawer {
  /// Lets an event happen.
  mutating func apply(_ event: SceneEvent) throws(SceneError) -> ScrollingDrawerEvents {
    let time = event.time
    switch event.action {
    case .down(let id, let place): return touchDown(id, at: place, time: time)
    case .move(let id, let place): return touchMoved(id, to: place, time: time)
    case .up(let id, let place): return touchUp(id, at: place, time: time).events
    case .cancel(let id): return touchCancelled(id, time: time).events
    case .cancelAll: return cancelTouches(time: time).events
    case .drawer(.downOnHeader(let id, let place)):
      return touchDown(id, at: place, on: .header, time: time)
    case .drawer(let action): return try apply(action, time: time)
    default: throw .foreign(to: "drawer")
    }
  }

  private mutating func apply(
    _ action: DrawerAction, time: Double
  ) throws(SceneError) -> ScrollingDrawerEvents {
    // Both first come to where they are now: momentum may pass between them on the way.
    var events = sync(to: time)
    switch action {
    case .list(let action): events.append(action.apply(to: &list, time: time))
    case .set(let setting): setting.apply(to: &self)
    default: events.append(try action.apply(to: &drawer))
    }
    events.append(sync(to: time))
    return events
  }

  /// What a frame's line says of a drawer with a list, the list's in an object of its own.
  func members(_ news: [SceneNews]) -> [JSONValue.Member] {
    var frame = list.frame
    frame.velocity = listVelocity
    let ofList = news.filter { if case .scrollView = $0 { true } else { false } }
    let ofDrawer = news.filter { if case .drawer = $0 { true } else { false } }
    return drawer.members(velocity: drawerVelocity, ofDrawer)
      + [.init("list", .object(frame.members(ofList)))]
  }
}
