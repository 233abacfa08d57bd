import CSDL2
import Chat
import Overscroll
import OverscrollSDL

/// The chat of the example applications, drawn.
final class ChatScene: PlottedScene {
  private var chat: Chat
  private var rows: [Chat.Row] = []
  private var hasKeyboard = false

  /// What the keyboard covers, in points.
  private static let keyboard = 260.0

  init(_ settings: StageSettings) {
    chat = Chat(screen: settings.size, bars: .zero)
    chat.list.apply(settings)
    rows = chat.frame(at: 0)
  }

  var logs: [SceneLog] { [] }

  var isMoving: Bool { chat.list.isMoving }

  func resize(to size: Size2, at time: Double) {
    if size != chat.list.viewport { chat.turn(to: size) }
  }

  func setReducesMotion(_ isReduced: Bool, at time: Double) { chat.list.reducesMotion = isReduced }

  func handle(_ event: HostEvent) {
    switch event {
    case .touch(let touch): chat.touch(touch)
    case .wheel(let wheel, _): chat.list.wheel(wheel)
    case .keyDown(let command, let isRepeat, let time):
      chat.list.keyDown(command, isRepeat: isRepeat, time: time)
    case .keyUp(let command, let time): chat.list.keyUp(command, time: time)
    case .other(let event, _) where event.type == SDL_KEYDOWN.rawValue:
      press(event.key.keysym.scancode)
    case .zoom, .other: break
    }
  }

  private func press(_ key: SDL_Scancode) {
    switch key {
    case SDL_SCANCODE_I: chat.receive(Messages.text(chat.rows.count))
    case SDL_SCANCODE_O: chat.load()
    case SDL_SCANCODE_K:
      hasKeyboard.toggle()
      chat.setKeyboard(hasKeyboard ? Self.keyboard : 0)
    default: break
    }
  }

  func advance(to time: Double, now: Double) { rows = chat.frame(at: time) }

  func draw(on canvas: Canvas, _ theme: Theme) {
    let size = chat.list.viewport
    canvas.fill(Rect2(origin: .zero, size: size), theme.page)
    for row in rows { draw(row, width: size.width, on: canvas, theme) }
    RowDrawing.indicator(chat.list, on: canvas, theme)
    if hasKeyboard {
      canvas.fill(
        Rect2(x: 0, y: size.height - Self.keyboard, width: size.width, height: Self.keyboard),
        theme.line)
    }
    guard chat.unread > 0 else { return }
    let pill = Rect2(x: size.width / 2 - 60, y: size.height - 50, width: 120, height: 34)
    canvas.fill(pill, radius: 17, theme.accent)
    canvas.text("\(chat.unread) new below", at: pill.center, .head, theme.page, .middle)
  }

  /// A bubble with its lines, every third one the reader's own.
  private func draw(_ row: Chat.Row, width: Double, on canvas: Canvas, _ theme: Theme) {
    let isOwn = row.message % 3 == 0
    let bubble = Rect2(
      x: isOwn ? 60 : 10, y: row.top + 4, width: width - 80, height: row.height - 8)
    let color = row.message == chat.selected ? theme.quiet : isOwn ? theme.accent : theme.line
    canvas.fill(bubble, radius: 14, color)
    for (index, line) in chat.messages.lines(of: row.message, width: width).enumerated() {
      let place = Vector2(bubble.minX + 12, row.top + 22 + 20 * Double(index))
      canvas.text(line, at: place, .body, isOwn ? theme.page : theme.ink, maximum: width - 96)
    }
  }

  var plotted: Scroller { chat.list }
}
