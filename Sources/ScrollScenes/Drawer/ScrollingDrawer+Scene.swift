public import Overscroll
internal import StrictJSON

extension SceneModel {
  /// A drawer with a list in it.
  public init(_ sheet: ScrollingDrawer) { self.init(playing: sheet) }
}

/// A drawer with a list in a scene: the drawer is part 0, the list part 1.
extension ScrollingDrawer: ScenePlayable {
  static var typeName: String { Drawer.typeName }

  static func read(
    _ fields: JSONFields, frames: SceneFrames
  ) throws(FieldError) -> any ScenePlayable { try ScrollingDrawer(fields, frames: frames) }

  /// Reads a drawer's fields, and those of its list in `list`.
  init(_ fields: JSONFields, frames: SceneFrames) throws(FieldError) {
    let drawer = try Drawer(
      fields, what: "a drawer with a list", others: ["list"] + Self.properties.map(\.name))
    let list = try Scroller(
      try fields.object("list"), frames: frames, what: "a list in a drawer")
    self.init(drawer: drawer, list: list)
    try fields.set(Self.properties, of: &self)
  }

  /// The properties that a drawer alone does not have, or that here are of more than the drawer.
  @_spi(Fields) public static let properties: [ModelProperty<ScrollingDrawer>] =
    [
      ModelProperty(
        "passesMomentumToList", \.passesMomentumToList, .flag,
        "whether a flick that opens the drawer goes on in the list; true"),
      ModelProperty(
        "passesMomentumToDrawer", \.passesMomentumToDrawer, .flag,
        "whether one that brings the list back goes on in the drawer; true"),
      ModelProperty(
        "drawerMass", \.drawerMass, .number(.within(MomentumTransfer.masses), [1, 2]),
        "how much momentum a velocity of the drawer is; 1, from 1e-6 to 1e6"),
      ModelProperty(
        "listMass", \.listMass, .number(.within(MomentumTransfer.masses), [1, 2]),
        "how much momentum a velocity of the list is; 1, from 1e-6 to 1e6"),
      ModelProperty(
        "minimumSpeed", \.minimumSpeed, .unlimited(.nonnegative, [0, 100]),
        "the least speed that passes from one to the other; 0 points per second; infinite: none"),
      ModelProperty("feel", \.feel, .feel, "another platform's motion, of the list", isInC: false),
    ] + ModelProperty.switches

  /// Those of a drawer; those of a scroll view with `"on": "list"`; a finger may be on the header.
  func calls(for fields: JSONFields, frames: SceneFrames) -> [SceneCall<ScrollingDrawer>] {
    let sync: @Sendable (inout ScrollingDrawer, Double) -> [PartEvent] = {
      $0.sync(to: $1).reported
    }
    let ofDrawer =
      Self.properties.map { SceneCall($0) }
      + Drawer.calls.map { $0.of(0, \ScrollingDrawer.drawer, syncing: sync) }
    let ofList = Scroller.calls(frames).map {
      $0.of(1, \ScrollingDrawer.list, syncing: sync) { fields throws(FieldError) in
        guard fields["on"] == .string("list") else {
          throw FieldError(fields.path("on"), expected: "\"list\"", found: fields["on"])
        }
      }
    }
    return [Self.down] + (fields.has("on") ? [] : ofDrawer) + ofList
  }

  private static let down = SceneCall<ScrollingDrawer>("down", ["id", "x", "y", "on"]) {
    fields throws(FieldError) in
    let (id, place) = (try fields.whole("id"), try fields.vector())
    let part = try fields.choice("on", default: Part.list)
    return { sheet, time in sheet.touchDown(id, at: place, on: part, time: time).reported }
  }

  mutating func show(at time: Double) -> [PartEvent] {
    let frame = advance(to: time)
    return frame.drawer.events.reported + frame.list.events.reported.map { $0.of(1) }
  }

  func members(_ events: [PartEvent]) -> [JSONValue.Member] {
    var frame = list.frame
    frame.velocity = listVelocity
    return drawer.members(velocity: drawerVelocity, events.of(0))
      + [.init("list", .object(frame.members(events.of(1))))]
  }
}

extension ScrollingDrawerEvents: SceneEventList {
  mutating func append(_ events: ScrollingDrawerEvents) {
    drawer.append(events.drawer)
    list.append(events.list)
  }

  var reported: [PartEvent] { drawer.reported + list.reported.map { $0.of(1) } }
}
