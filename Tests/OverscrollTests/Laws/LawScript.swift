import Overscroll
import RandomModels
import ScrollTestSupport

/// A session with a model: fingers, frames, programs and changes in random order, all of them sane.
struct LawScript<Model: LawfulModel> {
  var model = Model.still
  var words: [Word] = []
  var now = 0.0
  private var dice: SeededGenerator
  private var finger: Vector2?
  private var second: Vector2?

  init(seed: Int) {
    dice = SeededGenerator(seed)
    let situations = Model.situations
    model = situations[seed % situations.count].model
  }

  mutating func act() {
    if Int.random(in: 0..<8, using: &dice) != 0 { now += Double.random(in: 0...0.04, using: &dice) }
    // Frames are shown up to two refreshes ahead.
    let lead = Double.random(in: 0...0.033, using: &dice)
    switch dice.below(32) {
    case 0...8: words += model.show(now + lead)
    case 9...18: moveFinger()
    case 19: words += model.program()
    case 20: words += model.rearrange() ?? []
    case 21:
      words += model.telling { $0.cancelTouches(time: now).events }
      (finger, second) = (nil, nil)
    case 22:
      model.isDragEnabled.toggle()
      if !model.isDragEnabled { (finger, second) = (nil, nil) }
      model.isDragEnabled = true
    case 23: model.reducesMotion = Int.random(in: 0..<3, using: &dice) == 0
    case 24...27: words += model.change(&dice, at: now)
    case 28...29: moveSecondFinger()
    case 30: makeNoSense()
    default: setClock()
    }
  }

  /// What is not a number or has no end is counted, and nothing else.
  private mutating func makeNoSense() {
    let bad = dice.pick([Double.nan, .infinity, -.infinity])
    words += model.telling { $0.touchMoved(1, to: Vector2(bad, 3), time: now) }
    words += model.telling { $0.touchMoved(1, to: Vector2(3, 3), time: bad) }
    words += model.show(bad)
    model.resume(at: bad)
  }

  /// The host's clock is set, or what is without touches is taken away and put back later.
  private mutating func setClock() {
    if dice.chance(0.5) {
      now = max(0, now + dice.pick([-60, -1, 1, 3_600]))
      return words += model.telling { $0.sync(to: now) } + model.show(now)
    }
    guard !model.isTracking else { return }
    model = model.withoutTouches()
    now = dice.within(0...100)
    model.resume(at: now)
  }

  private mutating func moveSecondFinger() {
    guard let first = finger else { return }
    guard let position = second else {
      let start = first + Vector2(60, 90)
      words += model.telling { $0.touchDown(2, at: start, time: now) }
      return second = start
    }
    if dice.chance(0.3) {
      words += model.telling { $0.touchUp(2, time: now).events }
      return second = nil
    }
    let moved = position + dice.vector(60, 60)
    words += model.telling { $0.touchMoved(2, to: moved, time: now) }
    second = moved
  }

  private mutating func moveFinger() {
    guard let position = finger else {
      let start = Model.path.corners[0]
      words += model.telling { $0.touchDown(1, at: start, time: now) }
      return finger = start
    }
    if Int.random(in: 0..<6, using: &dice) == 0 {
      words += model.telling { $0.touchUp(1, time: now).events }
      return finger = nil
    }
    let next = Model.path.corners.randomElement(using: &dice) ?? position
    let moved = position + (next - position) * Double.random(in: 0...0.2, using: &dice)
    words += model.telling { $0.touchMoved(1, to: moved, time: now) }
    finger = moved
  }

  /// What began twice, or ended without a beginning, or never; nil when all is in pairs.
  var unpaired: String? {
    let pairs: [(Word.What, Word.What)] = [
      (.dragBegins, .dragEnds), (.decelerationBegins, .decelerationEnds), (.zoomBegins, .zoomEnds),
    ]
    for part in Set(words.map(\.part)) {
      for (begins, ends) in pairs {
        var isOpen = false
        for word in words where word.part == part && [begins, ends, .leaves].contains(word.what) {
          guard word.what != .leaves else {
            isOpen = false
            continue
          }
          if (word.what == begins) == isOpen { return "\(part): \(word.what) twice" }
          isOpen = word.what == begins
        }
        if isOpen { return "\(part): \(begins) without an end" }
      }
    }
    return nil
  }

  /// Lifts what is down, and lets everything come to rest; false if it never does.
  mutating func end() -> Bool {
    words += model.telling { $0.cancelTouches(time: now).events }
    words += model.telling { $0.endProgramDrag() }
    (finger, second) = (nil, nil)
    guard let rest = model.showUntilRest() else { return false }
    words += rest
    words += model.telling { $0.sync(to: $0.time) }
    return true
  }
}
