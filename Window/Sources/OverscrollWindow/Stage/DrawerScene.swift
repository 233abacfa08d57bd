import CSDL2
import Overscroll
import OverscrollSDL
import StrictJSON

/// A drawer with a list of stations over the map.
final class DrawerScene: PlottedScene {
  /// The height of the drawer's header, and how far below the top it opens, in points.
  private static let (head, top) = (76.0, 60.0)

  private var sheet: RecordedModel<ScrollingDrawer>
  private var map: RecordedModel<Scroller>
  private let drawing = MapDrawing()
  private let stations = MetroNetwork.stations.sorted { $0.name < $1.name }
  private var fingers = FingerRouter()

  init(_ settings: StageSettings) {
    let size = settings.size
    let drawer = Drawer(
      anchors: [.fromBottom(Self.head + 24), .fraction(0.46), .fromTop(Self.top)],
      layout: DrawerLayout(container: size), anchor: 1)
    let content = Size2(size.width, Double(stations.count) * RowDrawing.height)
    let list = Scroller(viewport: Self.listSize(size), content: content)
    sheet = RecordedModel(
      ScrollingDrawer(drawer: drawer, list: list), name: "drawer", settings)
    map = RecordedModel(map: settings, scale: 0.42)
  }

  private static func listSize(_ size: Size2) -> Size2 {
    Size2(size.width, max(size.height - top - head, 1))
  }

  var logs: [SceneLog] { [sheet.log, map.log] }

  var isMoving: Bool { sheet.model.isMoving || map.model.isMoving }

  private var position: Double { sheet.model.drawer.position }

  func resize(to size: Size2, at time: Double) {
    guard size != map.model.viewport else { return }
    map.resizeMap(size, time: time)
    sheet.change(time, "setContainer", ["container": size.json, "animated": false]) {
      var layout = $0.drawer.layout
      layout.container = size
      $0.drawer.setLayout(layout, animated: false)
    }
    let (list, content) = (
      Self.listSize(size), Size2(size.width, sheet.model.list.contentSize.height)
    )
    sheet.change(time, "setViewport", ["on": "list", "viewport": list.json]) {
      $0.list.viewport = list
    }
    sheet.change(time, "setContentSize", ["on": "list", "contentSize": content.json]) {
      $0.list.contentSize = content
    }
  }

  func setReducesMotion(_ isReduced: Bool, at time: Double) {
    map.setReducesMotion(isReduced, at: time)
    sheet.setReducesMotion(isReduced, at: time)
  }

  func handle(_ event: HostEvent) {
    switch event {
    case .touch(let touch):
      fingers.route(touch, isAbove: { $0.y >= position }) {
        touchSheet($0)
      } below: {
        map.touch($0)
      }
    case .wheel(let wheel, let place):
      guard place.y >= position, case .object(let fields) = wheel.json else {
        return map.wheel(wheel)
      }
      sheet.change(wheel.time, "wheel", .object([.init("on", "list")] + fields)) {
        $0.list.wheel(wheel)
      }
    case .zoom(let delta, let place, let time):
      if place.y < position { map.zoom(byWheel: delta, about: place, time: time) }
    case .keyDown(let command, _, let time): press(command, at: time)
    case .keyUp, .other: break
    }
  }

  /// A finger goes down on the header or on the list.
  private func touchSheet(_ touch: TouchEvent) {
    guard touch.phase == .began, let place = touch.position else {
      sheet.touch(touch)
      return
    }
    let part: ScrollingDrawer.Part = place.y < position + Self.head ? .header : .list
    sheet.touchDown(touch, on: .string("\(part)")) {
      $0.touchDown(touch.id, at: place, on: part, time: touch.time)
    }
  }

  /// Up and down open and close the drawer; what is open scrolls.
  private func press(_ command: KeyCommand, at time: Double) {
    let drawer = sheet.model.drawer
    let step = command == .arrowUp ? 1 : command == .arrowDown ? -1 : 0
    let anchor = drawer.targetAnchor + step
    guard step != 0, drawer.anchors.indices.contains(anchor) else {
      sheet.change(time, "key", ["on": "list", "key": .string("\(command)")]) {
        $0.list.key(command)
      }
      return
    }
    sheet.change(time, "moveToAnchor", ["anchor": .number(Double(anchor))]) {
      $0.drawer.move(to: anchor)
    }
  }

  func advance(to time: Double, now: Double) {
    map.advance(to: time)
    sheet.advance(to: time) {
      [
        .init("position", .number($0.drawer.position)),
        .init("list", ["offset": $0.list.contentOffset.json]),
      ]
    }
  }

  // MARK: - What is seen

  func draw(on canvas: Canvas, _ theme: Theme) {
    drawing.draw(map.model, on: canvas, theme)
    let (drawer, list, size) = (sheet.model.drawer, sheet.model.list, map.model.viewport)
    let middle = drawer.progress(from: 1, to: 2)
    let whole = Rect2(origin: .zero, size: size)
    canvas.fill(whole, Color(0x000000).faded(0.35 * min(max(middle, 0), 1)))
    let panel = Rect2(x: 0, y: position, width: size.width, height: size.height - position + 40)
    for spread in 1...4 {
      canvas.fill(panel.inset(-Double(spread) * 2), radius: 22, theme.shadow.faded(0.18))
    }
    canvas.fill(panel, radius: 18, theme.page)
    let grip = Rect2(x: size.width / 2 - 18, y: position + 8, width: 36, height: 5)
    canvas.fill(grip, radius: 2.5, theme.line)
    canvas.text("Stations", at: Vector2(20, position + 42), .title, theme.ink)
    let words = ["peek", "half", "open"][drawer.targetAnchor]
    canvas.text(words, at: Vector2(size.width - 20, position + 42), .small, theme.quiet, .right)
    let body = Rect2(x: 0, y: position + Self.head, width: size.width, height: list.viewport.height)
    canvas.inside(body) { drawList(list, on: canvas, theme) }
    canvas.fill(Rect2(x: 0, y: body.minY, width: size.width, height: 1), theme.line)
  }

  private func drawList(_ list: Scroller, on canvas: Canvas, _ theme: Theme) {
    RowDrawing.draw(
      stations.count, offset: list.contentOffset.y, viewport: list.viewport, on: canvas
    ) { index, size in
      let station = stations[index]
      let lines = station.lines.map { MetroNetwork.lines[$0] }
      canvas.fill(circle: Vector2(38, 36), radius: 17, lines[0].color)
      canvas.fill(circle: Vector2(38, 36), radius: 9, theme.page)
      canvas.text(station.name, at: Vector2(74, 25), .head, theme.ink)
      canvas.text(
        lines.map(\.name).joined(separator: ", "), at: Vector2(74, 47), .body, theme.quiet,
        maximum: size.width - 150)
      canvas.text(
        "\(2 + index * 7 % 13) min", at: Vector2(size.width - 18, 25), .small, theme.quiet, .right)
      canvas.fill(Rect2(x: 74, y: 71, width: size.width - 74, height: 1), theme.line)
    }
    RowDrawing.indicator(list, on: canvas, theme)
  }

  // MARK: - Curves

  var plotted: ScrollingDrawer { sheet.model }

  /// How much of drawer and list has come up, as one distance.
  func motion(of sheet: ScrollingDrawer) -> PlottedMotion {
    PlottedMotion(
      value: sheet.drawer.visibleLength + sheet.list.contentOffset.y,
      velocity: sheet.listVelocity.y - sheet.drawerVelocity, phase: sheet.phase)
  }
}
