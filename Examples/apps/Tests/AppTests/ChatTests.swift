import Overscroll
import Testing

@testable import Chat

/// What a chat owes its reader.
@Suite struct ChatTests {
  var chat = Chat(screen: Size2(390, 844))
  var time = 0.0

  /// Plays so many frames at 120 Hz; what a frame moved, beyond what the list scrolled, is a fault.
  mutating func play(_ frames: Int, _ seen: ([Chat.Row]) -> Void = { _ in }) {
    for _ in 0..<frames {
      time += 1.0 / 120
      seen(chat.frame(at: time))
    }
  }

  /// A flick of `distance` points in a tenth of a second.
  mutating func flick(_ distance: Double) {
    chat.touch(TouchEvent(.began, id: 1, position: Vector2(200, 420), time: time))
    for step in 1...12 {
      let moved = Vector2(200, 420 + distance * Double(step) / 12)
      chat.touch(TouchEvent(.moved, id: 1, position: moved, time: time + Double(step) / 120))
    }
    time += 0.1
    chat.touch(TouchEvent(.ended, id: 1, time: time))
  }

  /// Rows that were and are in view have moved by the same distance, the list's; rows tile the screen.
  mutating func readsSteadily(_ frames: Int) {
    var before: [Int: Double] = [:]
    var last = 0.0
    play(frames) { rows in
      let moves = rows.compactMap { row in before[row.message].map { row.top - $0 } }
      if let first = moves.first {
        #expect(moves.allSatisfy { abs($0 - first) < 1e-6 })
        // A flick at 60 pt a frame slows down; nothing jumps by a message.
        #expect(abs(first) <= abs(last) + 8 || last == 0, "\(first) after \(last)")
        last = first
      }
      for (upper, lower) in zip(rows, rows.dropFirst()) {
        #expect(abs(upper.top + upper.height - lower.top) < 1e-6)
      }
      before = Dictionary(uniqueKeysWithValues: rows.map { ($0.message, $0.top) })
    }
  }

  @Test("opens with the newest message right above the bar")
  mutating func opening() {
    let rows = chat.frame(at: 0)
    #expect(rows.last?.message == 49_999)
    #expect(rows.last.map { $0.top + $0.height } == 760.0)
  }

  @Test("flung up through messages that were never laid out, what is read does not jump")
  mutating func upwards() {
    for _ in 0..<8 {
      flick(400)
      readsSteadily(90)
    }
    #expect(chat.frame(at: time).first!.message < 49_900)
  }

  @Test("a message that comes in is followed at the end, and only there")
  mutating func following() {
    chat.receive("a new one, which is long enough to need a second line of letters and a third one")
    readsSteadily(60)
    #expect(chat.isAtEnd && chat.unread == 0)
    let newest = chat.frame(at: time).last
    #expect(newest?.message == 50_000 && newest.map { $0.top + $0.height } == 760)

    flick(300)
    play(400)
    let read = chat.frame(at: time)
    chat.receive("another one")
    play(60)
    #expect(chat.frame(at: time) == read)
    #expect(chat.unread == 1)
  }

  @Test("older messages are loaded above, at rest and in flight, and nothing moves for them")
  mutating func loading() {
    flick(300)
    play(400)
    let read = chat.frame(at: time)
    chat.load()
    #expect(chat.frame(at: time) == read)

    var copy = self
    flick(400)
    copy.flick(400)
    for frame in 0..<60 {
      if frame == 20 { chat.load() }
      time += 1.0 / 120
      let (a, b) = (chat.frame(at: time), copy.chat.frame(at: time))
      #expect(a.map(\.message) == b.map(\.message))
      #expect(zip(a, b).allSatisfy { abs($0.top - $1.top) < 1e-6 })
    }
  }

  @Test("a message that was searched for ends in the middle, whatever heights turn up in flight")
  mutating func searching() {
    chat.show(25_000)
    play(120)
    let row = chat.frame(at: time).first { $0.message == 25_000 }!
    let middle = 103 + (844 - 103 - 84) / 2.0
    #expect(abs(row.top + row.height / 2 - middle) <= 0.5)
  }

  @Test("the keyboard lifts the newest message, and leaves a reader further up alone")
  mutating func keyboard() {
    chat.setKeyboard(336)
    readsSteadily(60)
    #expect(chat.frame(at: time).last.map { $0.top + $0.height } == 508.0)
    flick(300)
    play(400)
    let read = chat.frame(at: time)
    chat.setKeyboard(0)
    play(60)
    #expect(chat.frame(at: time).first == read.first)
  }

  @Test("turning the screen keeps the message in the middle")
  mutating func turning() {
    flick(300)
    play(400)
    let rows = chat.frame(at: time)
    let middle = rows.first { $0.top + $0.height > 422 }!.message
    chat.turn(to: Size2(844, 390))
    play(10)
    let row = chat.frame(at: time).first { $0.message == middle }
    #expect(row.map { $0.top < 300 && $0.top + $0.height > 90 } == true)
  }

  @Test("a touch that stops the list selects nothing, one on a list at rest does")
  mutating func tapping() {
    flick(400)
    play(10)
    for _ in 0..<2 {
      chat.touch(TouchEvent(.began, id: 2, position: Vector2(200, 400), time: time))
      chat.touch(TouchEvent(.ended, id: 2, time: time + 0.05))
      time += 0.1
      if chat.selected != nil { break }
      #expect(chat.list.isMoving == false)
    }
    let tapped = chat.frame(at: time).first { $0.top <= 400 && $0.top + $0.height > 400 }
    #expect(chat.selected == tapped?.message)
  }
}
