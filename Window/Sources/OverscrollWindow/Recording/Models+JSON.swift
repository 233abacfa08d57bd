import Overscroll
@_spi(Fields) import ScrollScenes
import StrictJSON

// Values and models in the words of scenes.

extension Size2 {
  var json: JSONValue { [.number(width), .number(height)] }
}

extension Vector2 {
  var json: JSONValue { [.number(x), .number(y)] }
}

extension Insets {
  var json: JSONValue { [.number(top), .number(left), .number(bottom), .number(right)] }
}

extension WheelEvent {
  var json: JSONValue {
    var fields: [JSONValue.Member] = [
      .init("dx", .number(delta.x)), .init("dy", .number(delta.y)),
      .init("unit", .string("\(unit)")), .init("phase", .string("\(phase)")),
      .init("shift", .bool(isShiftDown)),
    ]
    if let isPrecise { fields.append(.init("precise", .bool(isPrecise))) }
    return .object(fields)
  }
}

extension DrawerAnchor {
  var json: JSONValue {
    switch self {
    case .fromTop(let distance): ["fromTop": .number(distance)]
    case .fromBottom(let distance): ["fromBottom": .number(distance)]
    case .fraction(let share): ["fraction": .number(share)]
    case .contentHeight: "contentHeight"
    case .dismissed: "dismissed"
    }
  }
}

/// A model that the window sets up and writes as a scene has it.
protocol RecordableModel: Draggable {
  /// Where it starts, and its properties.
  var fields: [JSONValue.Member] { get }

  /// Takes the settings of the window.
  mutating func apply(_ settings: StageSettings)
}

extension ModelProperty {
  /// Those properties of a model that the format has words for.
  fileprivate static func fields(_ properties: [Self], of model: Model) -> [JSONValue.Member] {
    properties.compactMap { property in
      property.json(of: model).map { .init(property.name, $0) }
    }
  }
}

extension Scroller: RecordableModel {
  /// The law is written with the length of its frames: those of a file are the ones that the window drew.
  var fields: [JSONValue.Member] {
    [.init("type", "scrollView")] + ModelProperty.fields(Self.properties(.times([])), of: self)
      + shown(offset: "contentOffset")
  }

  /// What is drawn of a scroll view.
  func shown(offset name: String = "offset") -> [JSONValue.Member] {
    [.init(name, contentOffset.json), .init("zoomScale", .number(zoomScale))]
  }
}

extension ScrollingDrawer: RecordableModel {
  var fields: [JSONValue.Member] {
    let layout = drawer.layout
    let own = ModelProperty.fields(Self.properties, of: self)
    // What it shares with its drawer is of both.
    let ofDrawer = ModelProperty.fields(Drawer.properties, of: drawer)
      .filter { field in !own.contains { $0.name == field.name } }
    return [
      .init("type", "drawer"), .init("edge", .string("\(layout.edge)")),
      .init("container", layout.container.json), .init("insets", layout.insets.json),
      .init("contentHeight", .number(layout.contentHeight)),
      .init("anchors", .array(drawer.anchors.map(\.json))),
      .init("anchor", .number(Double(drawer.anchor))),
      .init("list", .object(list.fields.filter { $0.name != "type" })),
    ] + ofDrawer + own
  }
}

extension PictureInPicture: RecordableModel {
  /// It starts in one of the corners.
  var fields: [JSONValue.Member] {
    let corner = if case .resting(let index) = place { index } else { 0 }
    return [
      .init("type", "pictureInPicture"), .init("size", size.json),
      .init("container", container.json), .init("insets", insets.json),
      .init("margin", .number(margin)), .init("keyboardInset", .number(keyboardInset)),
      .init("place", .number(Double(corner))),
    ] + ModelProperty.fields(Self.properties, of: self)
  }
}

extension NestedScroll: RecordableModel {
  /// All members are scroll views; nothing goes from one into another but by their order.
  var fields: [JSONValue.Member] {
    let members = (0..<count).map { index -> JSONValue in
      let among = ModelProperty.fields(Self.memberProperties(of: index), of: self)
      let parent = parent(of: index).map { [JSONValue.Member("in", .number(Double($0)))] } ?? []
      return .object(self[index].fields + among + parent)
    }
    return [.init("type", "nested"), .init("scrollers", .array(members))]
      + ModelProperty.fields(properties, of: self)
  }
}
