import Overscroll
import StrictJSON

/// Models in the words of scenes, as far as the window sets them.

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

extension Scroller {
  /// What the window sets of a scroll view.
  var json: JSONValue {
    [
      "type": "scrollView", "viewport": viewport.json, "contentSize": contentSize.json,
      "contentInset": contentInset.json, "displayScale": .number(displayScale),
      "minimumZoomScale": .number(minimumZoomScale),
      "maximumZoomScale": .number(maximumZoomScale), "zoomScale": .number(zoomScale),
      "contentOffset": contentOffset.json,
      "bouncesHorizontally": .bool(bouncesHorizontally),
      "bouncesVertically": .bool(bouncesVertically),
      "alwaysBounceVertical": .bool(alwaysBounceVertical),
      "alwaysBounceHorizontal": .bool(alwaysBounceHorizontal),
      "isPagingEnabled": .bool(isPagingEnabled), "zoomsOnDoubleTap": .bool(zoomsOnDoubleTap),
      "reducesMotion": .bool(reducesMotion), "trackpadMomentum": .string("\(trackpadMomentum)"),
      // A file's own default is the continuous law; the window has the library's.
      "physics": ["uikit": .number(1.0 / 60)],
    ]
  }

  /// What is drawn of a scroll view.
  var shown: [JSONValue.Member] {
    [.init("offset", contentOffset.json), .init("zoomScale", .number(zoomScale))]
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

extension ScrollingDrawer {
  /// What the window sets of a drawer with a list.
  var json: JSONValue {
    guard case .object(let list) = list.json else { return .null }
    return [
      "type": "drawer", "container": drawer.layout.container.json,
      "insets": drawer.layout.insets.json,
      "anchors": .array(drawer.anchors.map(\.json)),
      "anchor": .number(Double(drawer.anchor)), "reducesMotion": .bool(reducesMotion),
      "list": .object(list.filter { $0.name != "type" }),
    ]
  }
}

extension PictureInPicture {
  /// What the window sets of a floating window.
  var json: JSONValue {
    var fields: [JSONValue.Member] = [
      .init("type", "pictureInPicture"), .init("size", size.json),
      .init("container", container.json), .init("insets", insets.json),
      .init("margin", .number(margin)), .init("reducesMotion", .bool(reducesMotion)),
      .init("keyboardInset", .number(keyboardInset)),
    ]
    if case .resting(let index) = place {
      fields.append(.init("place", .number(Double(index))))
    }
    if let stashing {
      fields.append(
        .init(
          "stashing",
          ["peek": .number(stashing.peek), "minimumSpeed": .number(stashing.minimumSpeed)]))
    }
    if let alternateSize { fields.append(.init("alternateSize", alternateSize.json)) }
    return .object(fields)
  }
}

extension NestedScroll {
  /// What the window sets of a page with lists.
  var json: JSONValue {
    let members = (0..<count).map { index -> JSONValue in
      guard case .object(var fields) = self[index].json else { return .null }
      fields.append(.init("order", .string("\(order(of: index))")))
      if let parent = parent(of: index) { fields.append(.init("in", .number(Double(parent)))) }
      return .object(fields)
    }
    return [
      "type": "nested", "scrollers": .array(members), "active": .number(Double(active)),
      "reducesMotion": .bool(reducesMotion), "trackpadMomentum": .string("\(trackpadMomentum)"),
    ]
  }
}
