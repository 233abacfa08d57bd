import CSDL2
import Overscroll
import OverscrollSDL

/// Comments that run over a picture: 60, 1,000 or 5,000 of them at the same time.
final class CommentsScene: StageScene {
  private static let amounts = [60, 1_000, 5_000]
  private static let duration = 6.0

  private var size: Size2
  private var amount = 0
  private var track: PopTrack
  private var taps = TapWatch()
  private var isPaused: Bool
  /// Seconds that it has run for; when the last comment came in, and how many have.
  private var (time, lastAdded, added) = (0.0, 0.0, 0)
  /// The last frame's time, where another follows; nil while comments are held.
  private var shown: Double?
  private var lengths: [Double] = []

  init(_ settings: StageSettings) {
    size = settings.size
    isPaused = settings.reducesMotion
    track = Self.tracks(size, amount: Self.amounts[0])
  }

  /// The size of the letters, in points: smaller the more there are.
  private var style: TextStyle { TextStyle(size: [15, 9, 6][amount], isBold: amount < 2) }

  /// Whole sentences while there is space for them.
  private var texts: [String] { amount == 0 ? Self.sentences : Self.words }

  /// So many tracks that the comments are on the screen at the same time; on more than there is height for,
  /// comments lie over one another.
  private static func tracks(_ size: Size2, amount: Int) -> PopTrack {
    let count = [60: 40, 1_000: 105][amount] ?? 300
    let layout = PopTrackLayout(
      width: max(size.width, 40), trackCount: count,
      trackHeight: max(size.height - 90, 1) / Double(count), gap: 8, duration: duration)
    return PopTrack(layout, capacity: amount)
  }

  var logs: [SceneLog] { [] }

  var isMoving: Bool { !isPaused || shown != nil }

  func resize(to size: Size2, at time: Double) {
    guard size != self.size else { return }
    self.size = size
    restart()
  }

  func setReducesMotion(_ isReduced: Bool, at time: Double) { isPaused = isReduced }

  private func restart() {
    track = Self.tracks(size, amount: Self.amounts[amount])
    lengths = []
    lastAdded = time
  }

  func handle(_ event: HostEvent) {
    switch event {
    case .touch(let touch):
      guard let tap = taps.tap(touch) else { return }
      if let button = Self.amounts.indices.first(where: { button($0).contains(tap) }) {
        amount = button
        restart()
      } else {
        isPaused.toggle()
      }
    case .other(let event, _):
      if event.type == SDL_KEYDOWN.rawValue, event.key.keysym.scancode == SDL_SCANCODE_B {
        amount = (amount + 1) % Self.amounts.count
        restart()
      }
    case .keyDown(.space, isRepeat: false, _): isPaused.toggle()
    case .wheel, .zoom, .keyDown, .keyUp: break
    }
  }

  func advance(to time: Double, now: Double) {
    defer { shown = isPaused ? nil : time }
    guard !isPaused, !lengths.isEmpty else { return }
    // It was not shown meanwhile where frames are farther apart.
    self.time += min(time - (shown ?? time), 1)
    add()
  }

  /// As many comments a second as run out in a second.
  private func add() {
    let interval = Self.duration / Double(Self.amounts[amount])
    while lastAdded + interval <= time {
      lastAdded += interval
      let length = lengths[Self.choice(added, of: lengths.count)]
      track.add(id: added, length: length, at: lastAdded, longestWait: 1)
      added += 1
    }
  }

  private func button(_ index: Int) -> Rect2 {
    let wide = (size.width - 40) / 3
    return Rect2(x: 20 + Double(index) * wide, y: size.height - 56, width: wide - 8, height: 36)
  }

  private static let sentences = (0..<24).map { Messages.text($0) }
  private static let words = [
    "wow", "ha ha", "yes!", "so good", "again", "the hat!", "look up", "no way", "brava", "encore",
    "lovely", "oh", "more!", "that tune", "hello",
  ]

  /// Which text a comment has: any, but always the same.
  private static func choice(_ id: Int, of count: Int) -> Int { (id &* 7_919 >> 3) % count }

  private static let colors = [
    Color(0xffffff), Color(0xffe9a8), Color(0xbfe3ff), Color(0xffc9d6), Color(0xc9f2d0),
  ]

  func draw(on canvas: Canvas, _ theme: Theme) {
    if lengths.isEmpty {
      lengths = texts.map { canvas.width($0, style) }
      // Held from the start they are where they would be after a while; another frame counts them.
      if isPaused { (time, shown) = (time + Self.duration, time) }
      add()
    }
    let bands = 24
    for band in 0..<bands {
      let share = Float(band) / Float(bands)
      var color = Color(0x24344f)
      color.red += 0.28 * share
      color.green += 0.06 * share
      let top = size.height * Double(band) / Double(bands)
      canvas.fill(
        Rect2(x: 0, y: top, width: size.width, height: size.height / Double(bands) + 1), color)
    }
    track.forEach(at: time) { sprite in
      let color = Self.colors[sprite.id % Self.colors.count].faded(sprite.opacity)
      let text = texts[Self.choice(sprite.id, of: texts.count)]
      canvas.text(text, at: Vector2(sprite.x, 18 + sprite.y), style, color)
    }
    for (index, amount) in Self.amounts.enumerated() {
      let isChosen = index == self.amount
      canvas.fill(
        button(index), radius: 18, isChosen ? theme.accent : Color(0x000000, opacity: 0.4))
      let text = Messages.grouped(amount)
      canvas.text(
        text, at: button(index).center, .head, isChosen ? theme.page : Color(0xffffff), .middle)
    }
  }

  /// How many are on the screen.
  var motion: PlottedMotion {
    PlottedMotion(value: Double(track.count), velocity: Double(track.droppedCount), phase: .idle)
  }

  var restTime: Double { time }

  func prediction(at times: [Double]) -> [PlottedMotion] { [] }
}
