import CSDL2
import Overscroll
import OverscrollSDL

/// A list of 100,000 messages with an indicator, pull to refresh, and messages that come in above.
final class ListScene: PlottedScene {
  /// How many messages there are at the start.
  private static let count = 100_000

  /// How long it takes to load, 1.2, in seconds.
  ///
  /// Source: chosen, to be seen. Grade D.
  private static let loadingTime = 1.2

  private var list: RecordedModel<Scroller>
  private var refresh = PullToRefresh()
  private let fade = IndicatorFade()
  private var count = ListScene.count
  private var unseen = 0
  private var taps = TapWatch()
  /// When loading began, and when the list last moved, in seconds.
  private var loading: Double?
  private var lastMotion = -Double.infinity
  private var time = 0.0

  init(_ settings: StageSettings) {
    let content = Size2(settings.size.width, Double(Self.count) * RowDrawing.height)
    let scroller = Scroller(viewport: settings.size, content: content)
    list = RecordedModel(scroller, name: "list", settings)
  }

  var logs: [SceneLog] { [list.log] }

  var isMoving: Bool { list.model.isMoving || loading != nil || time < lastMotion + fade.fadeEnd }

  func resize(to size: Size2, at time: Double) {
    let content = Size2(size.width, Double(count) * RowDrawing.height)
    list.resize(size, content: content, time: time)
  }

  func setReducesMotion(_ isReduced: Bool, at time: Double) {
    list.setReducesMotion(isReduced, at: time)
  }

  func handle(_ event: HostEvent) {
    switch event {
    case .touch(let touch):
      if let tap = taps.tap(touch), unseen > 0, pill.contains(tap) {
        list.touch(touch)
        list.change(touch.time, "scrollToTop") { $0.scrollToTop() }
      } else {
        list.touch(touch)
      }
      pulled(at: touch.time)
    case .other(let event, let time):
      if event.type == SDL_KEYDOWN.rawValue, event.key.keysym.scancode == SDL_SCANCODE_I {
        insert(1, at: time)
      }
    default: list.handle(event)
    }
    lastMotion = max(lastMotion, list.model.time)
  }

  func advance(to time: Double, now: Double) {
    let isMoving = list.model.isMoving || list.model.isTracking
    list.advance(to: time)
    self.time = time
    if isMoving { lastMotion = time }
    pulled(at: now)
    if let start = loading, time >= start + Self.loadingTime {
      loading = nil
      refresh.endRefreshing()
      setInset(at: now)
      insert(3, at: now)
    }
    if list.model.contentOffset.y <= 0 { unseen = 0 }
  }

  /// Tells the refresh where the content is.
  private func pulled(at now: Double) {
    let scroller = list.model
    refresh.viewportHeight = scroller.viewport.height
    let visible = -(scroller.contentOffset.y + (scroller.contentInset.top - refresh.inset))
    let hasFired = refresh.update(
      visible: visible, isTracking: scroller.isTracking, isBouncing: scroller.phase == .bouncing)
    if hasFired { loading = now }
    setInset(at: now)
  }

  private func setInset(at now: Double) {
    let inset = Insets(top: refresh.inset)
    let free = refresh.isRefreshing ? 0 : refresh.controlHeight
    if free != list.model.refreshControlHeight {
      list.change(now, "setRefreshControlHeight", ["refreshControlHeight": .number(free)]) {
        $0.refreshControlHeight = free
      }
    }
    guard inset != list.model.contentInset else { return }
    list.change(now, "setContentInset", ["contentInset": inset.json]) {
      $0.contentInset = inset
    }
  }

  /// Messages come in above; nothing on the screen moves.
  private func insert(_ more: Int, at now: Double) {
    count += more
    unseen += more
    let height = Double(more) * RowDrawing.height
    list.change(now, "insertContent", ["width": 0, "height": .number(height)]) {
      $0.insertContent(before: Size2(0, height))
    }
  }

  // MARK: - What is seen

  private var pill: Rect2 {
    Rect2(x: list.model.viewport.width / 2 - 82, y: 14, width: 164, height: 34)
  }

  func draw(on canvas: Canvas, _ theme: Theme) {
    let scroller = list.model
    let (offset, size) = (scroller.contentOffset.y, scroller.viewport)
    canvas.fill(Rect2(origin: .zero, size: size), theme.page)
    drawRefresh(on: canvas, theme)
    let added = count - Self.count
    RowDrawing.draw(count, offset: offset, viewport: size, on: canvas) { index, rowSize in
      let number = index - added
      RowDrawing.message(
        number, number: number < 0 ? "new" : Messages.grouped(number + 1), isNew: number < 0,
        in: rowSize, on: canvas, theme)
    }
    let opacity = fade.opacity(at: scroller.isTracking ? 0 : time - lastMotion)
    RowDrawing.indicator(scroller, opacity: opacity, on: canvas, theme)
    guard unseen > 0 else { return }
    canvas.fill(pill, radius: 17, theme.accent)
    let text = unseen == 1 ? "1 new message" : "\(unseen) new messages"
    canvas.text(text, at: pill.center, .head, theme.page, .middle)
  }

  /// Twelve strokes that appear while pulling, and turn while loading.
  private func drawRefresh(on canvas: Canvas, _ theme: Theme) {
    let over = -list.model.contentOffset.y
    guard over > 4 else { return }
    let shown = refresh.isRefreshing ? 1 : refresh.revealedShare
    let turn = loading.map { (time - $0) * 12 } ?? 0
    let center = Vector2(list.model.viewport.width / 2, min(over / 2, 30))
    for stroke in 0..<12 where Double(stroke) < shown * 12 {
      let arc = Shape.arc(
        center, radius: 1, from: .pi * (Double(stroke) / 6 - 0.5), by: 0, scale: 1)
      let direction = arc[0] - center
      let age = loading == nil ? 0 : (turn - Double(stroke)).truncatingRemainder(dividingBy: 12)
      let fading = 1 - (age < 0 ? age + 12 : age) / 14
      canvas.stroke(
        [center + direction * 6, center + direction * 12], width: 2.5, theme.quiet.faded(fading))
    }
  }

  var plotted: Scroller { list.model }
}
