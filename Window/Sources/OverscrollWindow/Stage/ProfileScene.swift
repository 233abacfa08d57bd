import CSDL2
import Overscroll
import OverscrollSDL
import StrictJSON

/// A profile: a header that collapses, tabs that turn, a list in each; one finger and one momentum.
final class ProfileScene: PlottedScene {
  private static let tabs = [("Posts", 1_200), ("Replies", 300), ("Likes", 3)]
  /// The heights of the header and of the bar of tabs, in points.
  private static let (header, bar) = (220.0, 50.0)
  private static let (outer, pager, first) = (0, 1, 2)

  private var page: RecordedModel<NestedScroll>
  private var taps = TapWatch()
  private var size: Size2

  init(_ settings: StageSettings) {
    size = settings.size
    let sizes = Self.sizes(size)
    func scroller(_ index: Int) -> Scroller {
      Scroller(viewport: sizes[index].viewport, content: sizes[index].content)
    }
    var page = NestedScroll(scroller(Self.outer), order: .collapsing)
    page.add(scroller(Self.pager), to: Self.outer)
    page[Self.pager].isPagingEnabled = true
    for tab in Self.tabs.indices { page.add(scroller(Self.first + tab), to: Self.pager) }
    self.page = RecordedModel(page, name: "profile", settings)
  }

  private static func sizes(_ size: Size2) -> [(viewport: Size2, content: Size2)] {
    let list = Size2(size.width, max(size.height - bar, 1))
    return [
      (size, Size2(size.width, size.height + header)),
      (list, Size2(size.width * Double(tabs.count), list.height)),
    ] + tabs.map { (list, Size2(size.width, Double($0.1) * RowDrawing.height)) }
  }

  var logs: [SceneLog] { [page.log] }

  var isMoving: Bool { page.model.isMoving }

  /// The tab that is seen.
  private var tab: Int {
    let turned = page.model[Self.pager].contentOffset.x / max(size.width, 1)
    return min(max(Int(turned.rounded()), 0), Self.tabs.count - 1)
  }

  func resize(to size: Size2, at time: Double) {
    guard size != self.size else { return }
    let tab = Double(tab)
    self.size = size
    for (index, sizes) in Self.sizes(size).enumerated() {
      let on = JSONValue.number(Double(index))
      page.change(time, "setViewport", ["on": on, "viewport": sizes.viewport.json]) {
        $0[index].viewport = sizes.viewport
      }
      page.change(time, "setContentSize", ["on": on, "contentSize": sizes.content.json]) {
        $0[index].contentSize = sizes.content
      }
    }
    turn(to: tab, animated: false, at: time)
  }

  func setReducesMotion(_ isReduced: Bool, at time: Double) {
    page.setReducesMotion(isReduced, at: time)
  }

  private func turn(to tab: Double, animated: Bool, at time: Double) {
    let offset = Vector2(tab * size.width, 0)
    let fields: JSONValue = [
      "on": .number(Double(Self.pager)), "x": .number(offset.x), "y": 0,
      "animated": .bool(animated),
    ]
    page.change(time, "setContentOffset", fields) {
      $0[Self.pager].setContentOffset(offset, animated: animated)
    }
  }

  func handle(_ event: HostEvent) {
    let member = Self.first + tab
    switch event {
    case .touch(let touch):
      let tap = taps.tap(touch)
      if touch.phase == .began, let place = touch.position {
        page.touchDown(touch, on: .number(Double(member))) {
          $0.touchDown(touch.id, at: place, in: member, time: touch.time)
        }
      } else {
        page.touch(touch)
      }
      if let tap, barPlace ~= tap.y {
        let count = Double(Self.tabs.count)
        turn(to: (tap.x / size.width * count).rounded(.down), animated: true, at: touch.time)
      }
    case .wheel(let wheel, _):
      guard case .object(let fields) = wheel.json else { return }
      let on = JSONValue.Member("on", .number(Double(member)))
      page.event(wheel.time, "wheel", .object([on] + fields)) { $0.wheel(wheel, in: member) }
    case .keyDown(let command, let isRepeat, let time):
      let fields: JSONValue = ["key": .string("\(command)"), "repeat": .bool(isRepeat)]
      page.event(time, "keyDown", fields) { $0.keyDown(command, isRepeat: isRepeat, time: time) }
    case .keyUp(let command, let time):
      page.event(time, "keyUp", ["key": .string("\(command)")]) { $0.keyUp(command, time: time) }
    case .zoom, .other: break
    }
  }

  func advance(to time: Double, now: Double) {
    page.advance(to: time) { page in
      let members = (0..<page.count).map { index -> JSONValue in
        ["offset": page[index].contentOffset.json]
      }
      return [.init("scrollers", .array(members))]
    }
  }

  // MARK: - What is seen

  /// Where the bar of tabs is, from top to bottom.
  private var barPlace: ClosedRange<Double> {
    let top = Self.header - page.model[Self.outer].contentOffset.y
    return top...top + Self.bar
  }

  func draw(on canvas: Canvas, _ theme: Theme) {
    let up = page.model[Self.outer].contentOffset.y
    canvas.fill(Rect2(origin: .zero, size: size), theme.page)
    let top = barPlace.lowerBound
    let lists = Rect2(x: 0, y: top + Self.bar, width: size.width, height: size.height)
    canvas.inside(lists.intersection(Rect2(origin: .zero, size: size))) {
      for index in Self.tabs.indices { drawList(index, on: canvas, theme) }
    }
    drawHeader(up, on: canvas, theme)
    drawBar(top, on: canvas, theme)
  }

  private func drawList(_ index: Int, on canvas: Canvas, _ theme: Theme) {
    let list = page.model[Self.first + index]
    let left = Double(index) * size.width - page.model[Self.pager].contentOffset.x
    guard abs(left) < size.width else { return }
    canvas.shifted(by: Vector2(left, 0)) {
      RowDrawing.draw(
        Self.tabs[index].1, offset: list.contentOffset.y, viewport: list.viewport, on: canvas
      ) { row, rowSize in
        RowDrawing.message(
          9_000 * (index + 1) + row, number: "\(row + 1)", in: rowSize, on: canvas, theme)
      }
      RowDrawing.indicator(list, on: canvas, theme)
    }
  }

  /// A cover that stretches when pulled, and who it is.
  private func drawHeader(_ up: Double, on canvas: Canvas, _ theme: Theme) {
    let stretch = max(0, -up)
    let cover = Rect2(x: 0, y: -max(up, 0), width: size.width, height: 112 + stretch)
    canvas.fill(Rect2(x: 0, y: -up, width: size.width, height: Self.header), theme.page)
    canvas.fill(cover, Theme.people[5])
    for (index, share) in [0.12, 0.34, 0.62, 0.88].enumerated() {
      let radius = (34 + 13 * Double(index % 3)) * cover.size.height / 112
      canvas.inside(cover) {
        canvas.fill(
          circle: Vector2(size.width * share, cover.size.height * (0.3 + 0.2 * Double(index % 3))),
          radius: radius, Color(0xffffff, opacity: 0.12))
      }
    }
    let face = Vector2(64, cover.maxY)
    canvas.fill(circle: face, radius: 40, theme.page)
    canvas.fill(circle: face, radius: 36, Messages.color(77))
    canvas.text(Messages.initials(77), at: face, .title, Color(0xffffff), .middle)
    canvas.text(Messages.name(77), at: face + Vector2(54, 26), .title, theme.ink)
    canvas.text(
      "Ferry pilot. 1,204 posts, 318 replies", at: face + Vector2(-40, 66), .body, theme.quiet)
  }

  private func drawBar(_ top: Double, on canvas: Canvas, _ theme: Theme) {
    canvas.fill(Rect2(x: 0, y: top, width: size.width, height: Self.bar), theme.page)
    canvas.fill(Rect2(x: 0, y: top + Self.bar - 1, width: size.width, height: 1), theme.line)
    let wide = size.width / Double(Self.tabs.count)
    for (index, (name, _)) in Self.tabs.enumerated() {
      let middle = Vector2((Double(index) + 0.5) * wide, top + Self.bar / 2)
      canvas.text(name, at: middle, .head, index == tab ? theme.accent : theme.quiet, .middle)
    }
    let turned = page.model[Self.pager].contentOffset.x / size.width
    let mark = Rect2(x: turned * wide + wide / 2 - 28, y: top + Self.bar - 4, width: 56, height: 4)
    canvas.fill(mark, radius: 2, theme.accent)
  }

  // MARK: - Curves

  var plotted: NestedScroll { page.model }

  /// Header and list as one distance: it goes on smoothly where the momentum passes.
  func motion(of page: NestedScroll) -> PlottedMotion {
    let (outer, list) = (Self.outer, Self.first + tab)
    return PlottedMotion(
      value: page[outer].contentOffset.y + page[list].contentOffset.y,
      velocity: page.velocity(of: outer).y + page.velocity(of: list).y, phase: page.phase)
  }
}
