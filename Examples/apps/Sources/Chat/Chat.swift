public import Overscroll

/// A chat of 50,000 messages whose heights are known only once they have been laid out.
///
/// It opens at the newest message and follows it until the reader scrolls up. Older messages are loaded above;
/// nothing that is read moves for them.
public struct Chat {
  /// A message, its top edge from the top of the screen, and its height, in points.
  public struct Row: Hashable, Sendable {
    /// What was there at the beginning counts from 0, older ones are negative.
    public var message: Int
    public var top, height: Double
  }

  /// The list, for wheels, keys and settings; its viewport is the screen.
  public var list: Scroller
  /// Its rows: as high as they are, or as they are guessed to be.
  public private(set) var rows: RowIndex
  /// How many messages have come in since the reader was last at the end.
  public private(set) var unread = 0
  /// The message that was tapped last.
  public private(set) var selected: Int?
  /// What they say.
  public private(set) var messages: Messages
  /// How many messages have been loaded above those of the beginning.
  private var loaded = 0
  /// The message that was searched for, until the reader scrolls.
  private var wanted: Int?
  private var finger: Vector2?
  /// What a message counts as until it is laid out, 60 pt: two lines.
  private static let guess = 60.0

  /// Creates a chat that shows its newest message.
  public init(screen: Size2, count: Int = 50_000, bars: Insets = Insets(top: 103, bottom: 84)) {
    messages = Messages(count: count)
    rows = RowIndex(count: count, extent: Self.guess)
    list = Scroller(
      viewport: screen, content: Size2(screen.width, rows.totalExtent), safeAreaInset: bars)
    list.scroll(toRow: count - 1, of: rows, anchor: .bottom, animated: false)
    layOut()
  }

  /// Takes a finger; a touch that stopped the list is no tap.
  public mutating func touch(_ event: TouchEvent) {
    if event.phase == .began { finger = event.position }
    let release = list.handle(event)
    if list.isDragging { wanted = nil }
    let isTap = event.phase == .ended && !release.didDrag && !release.didStopMotion
    guard isTap, let finger else { return }
    selected = shown.first { $0.top <= finger.y && finger.y < $0.top + $0.height }?.message
  }

  /// Moves to a frame and says what to draw.
  public mutating func frame(at time: Double) -> [Row] {
    list.advance(to: time)
    layOut()
    if isAtEnd { unread = 0 }
    return shown
  }

  /// Whether the newest message is in view, or about to be.
  public var isAtEnd: Bool { list.destination.y >= list.maximumOffset.y - 1 }

  /// The messages in view.
  private var shown: [Row] {
    let top = list.contentOffset.y
    return list.visibleRows(of: rows).map {
      Row(message: $0 - loaded, top: rows.offset(of: $0) - top, height: rows.extent(of: $0))
    }
  }

  /// The row that stays where it is: the one that is wanted, else the newest.
  private var goal: RowGoal {
    wanted.map { RowGoal(row: $0 + loaded, anchor: .center) }
      ?? RowGoal(row: rows.count - 1, anchor: .bottom)
  }

  /// Gives the messages in view their heights.
  private mutating func layOut() {
    let (goal, messages, older, width) = (goal, messages, loaded, list.viewport.width)
    list.layOutRows(of: &rows, keeping: goal) { messages.height(of: $0 - older, width: width) }
  }

  /// A message comes in: the list goes on to it where its end is in view.
  public mutating func receive(_ text: String) {
    messages.received.append(text)
    unread += 1
    list.insertRows([Self.guess], at: rows.count, in: &rows, sticksToEnd: true)
  }

  /// Older messages are loaded above; what is read stays where it is.
  public mutating func load(_ older: Int = 200) {
    loaded += older
    list.insertRows(Array(repeating: Self.guess, count: older), at: 0, in: &rows)
  }

  /// Scrolls to one of the messages, and keeps it in the middle while heights become known.
  public mutating func show(_ message: Int) {
    wanted = message
    list.scroll(toRow: message + loaded, of: rows, anchor: .center)
  }

  /// The keyboard covers so much of the screen, in points; the newest message stays above it.
  public mutating func setKeyboard(_ height: Double) {
    let follows = isAtEnd
    list.keyboardInset = height
    if follows { list.scroll(toRow: rows.count - 1, of: rows, anchor: .bottom) }
  }

  /// The screen has another width, and the messages other heights; the one in the middle stays there.
  public mutating func turn(to screen: Size2) {
    let middle = rows.nearestRow(to: list.contentOffset.y + list.viewport.height / 2)
    wanted = isAtEnd ? nil : middle.map { $0 - loaded }
    list.viewport = screen
    list.contentSize.width = screen.width
    list.follow(goal, of: rows)
    layOut()
  }
}
