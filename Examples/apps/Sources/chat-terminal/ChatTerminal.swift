import Chat
import Overscroll

/// A chat drawn in lines of text, and played by lines of text.
struct ChatTerminal {
  /// A line of the terminal is 20 points high; 80 letters are as wide as it is.
  private static let line = 20.0
  private var chat = Chat(screen: Size2(640, 480), bars: .zero)
  private var time = 0.0

  private mutating func touch(_ phase: TouchEvent.Phase, _ y: Double) {
    chat.touch(TouchEvent(phase, id: 1, position: Vector2(320, y), time: time))
  }

  private mutating func flick(_ distance: Double) {
    let start = distance < 0 ? 440.0 : 40
    touch(.began, start)
    for step in 1...12 {
      time += 0.1 / 12
      touch(.moved, start + distance * Double(step) / 12)
    }
    touch(.ended, start + distance)
  }

  private mutating func wait(_ seconds: Double) {
    let end = time + seconds
    while time < end {
      time += 1.0 / 60
      _ = chat.frame(at: time)
    }
    draw(chat.frame(at: time))
  }

  /// Each message in the lines that it covers.
  private func draw(_ rows: [Chat.Row]) {
    let height = Int(chat.list.viewport.height / Self.line)
    var screen = Array(repeating: "", count: height)
    for row in rows {
      let mark = row.message == chat.selected ? ">" : " "
      let top = Int((row.top / Self.line).rounded(.down))
      let lines = chat.messages.lines(of: row.message, width: chat.list.viewport.width)
      for (index, text) in lines.enumerated() where screen.indices.contains(top + index) {
        let number = index == 0 ? "\(row.message)" : ""
        screen[top + index] =
          mark + String(repeating: " ", count: 6 - number.count) + number + "  " + text
      }
    }
    print(screen.joined(separator: "\n"))
    let state = chat.isAtEnd ? "at the end" : "\(chat.unread) unread"
    print("--- \(chat.list.phase), \(state)")
  }

  /// Does what a line says; false if it says nothing that is known.
  mutating func run(_ input: String) -> Bool {
    let words = input.split(separator: " ", maxSplits: 1).map(String.init)
    let number = words.count > 1 ? Double(words[1]) : nil
    switch (words.first, number) {
    case ("flick", let number?): flick(number)
    case ("tap", let number?):
      touch(.began, number)
      touch(.ended, number)
    case ("say", _): chat.receive(words.count > 1 ? words[1] : "")
    case ("older", _): chat.load()
    case ("find", let number?) where (0..<50_000).contains(number): chat.show(Int(number))
    case ("keyboard", let number?): chat.setKeyboard(number)
    case ("wait", let number?): wait(min(number, 60))
    case (nil, _): break
    default: return false
    }
    return true
  }
}
