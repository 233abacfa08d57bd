import Overscroll
import RandomModels
@_spi(Fields) public import ScrollScenes
public import ScrollTestSupport
import Testing

/// What a law must know of a model, next to what everything draggable says of itself.
protocol LawfulModel: FuzzedModel {
  /// Models at rest, each with a flick that sets it going: 0.05 s along the path.
  static var situations: [(model: Self, flick: FingerPath)] { get }

  /// A slow way that drags the first of the models back and forth, over edges and joints.
  static var path: FingerPath { get }

  /// Where everything of it is.
  var coordinates: [Double] { get }

  /// How far that is from where it was, as it is seen.
  func way(from before: Self) -> Double

  /// How fast that changes without a finger, per second.
  var pace: [Double] { get }

  /// How exactly that is known, per second.
  static var paceTolerance: Double { get }

  /// Where everything of it will be, as far as it can be asked: the first of ``coordinates``.
  var coordinatesAtRest: [Double] { get }

  /// Whether where and when it rests does not depend on when frames are shown, as by UIKit's own frames.
  var isExact: Bool { get }

  /// How near to its end a motion is put there, in points: pages half a point in every feel.
  var stopDistance: Double { get }

  /// The spring that a release sets going on each coordinate, if it is one.
  var settlingSpring: DampedSpring? { get }

  /// A program sends it elsewhere, and takes time over it.
  mutating func program() -> [Word]

  /// A program sends it back to where another one rests, and would take time over it; for what has places.
  mutating func goBack(to other: Self) -> [Word]

  /// What there is changes, so that it has to go elsewhere; nil for models that have nothing of the kind.
  mutating func rearrange() -> [Word]?

  /// Whatever else may happen to it at a time, with numbers that make sense.
  mutating func change(_ dice: inout SeededGenerator, at time: Double) -> [Word]

  /// How fast the finger was that left.
  static func fingerVelocity(_ release: Release) -> [Double]
}

typealias LawfulType = any LawfulModel.Type

/// Everything that fingers drag: the list of the fuzzers.
enum LawfulModels {
  static let allCases = FuzzedSession.models.map { model in
    guard let type = model as? LawfulType else { preconditionFailure("\(model)'s laws") }
    return type
  }
}

extension LawfulModel {
  static var paceTolerance: Double { 1e-9 }

  mutating func change(_ dice: inout SeededGenerator, at time: Double) -> [Word] {
    act(&dice, at: time)
  }

  mutating func goBack(to other: Self) -> [Word] { [] }

  func way(from before: Self) -> Double { Self.distance(coordinates, before.coordinates) }

  var settlingSpring: DampedSpring? { nil }

  var isExact: Bool { true }

  var stopDistance: Double { max(0.5, feel.law.stop.distance) }

  /// The flicks and the models at rest, each by itself.
  static var flicks: [FingerPath] { situations.map { $0.flick } }
  static var stills: [Self] { situations.map { $0.model } }

  static var flick: FingerPath { situations[0].flick }

  /// A model at rest, when nobody has touched it.
  static var still: Self { situations[0].model }

  /// The models in flight: the finger left at `time`.
  static func flights(at time: Double = 0.05) -> [Self] {
    situations.map { situation in
      var model = situation.model
      model.follow(situation.flick, at: time - 0.05, for: 0.05, events: 12)
      return model
    }
  }

  /// The largest difference of two lists.
  static func distance(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  /// Frames until it rests; what happened, or nil if it never does.
  mutating func showUntilRest(rate: Double = 60, within seconds: Double = 600) -> [Word]? {
    var words: [Word] = []
    let start = time
    for frame in 0...Int(seconds * rate) {
      words += show(start + Double(frame) / rate)
      if !isMoving { return words }
    }
    return nil
  }
}

@_spi(Fields) extension SeededGenerator: PropertySource {
  /// Drawn numbers that make sense: shares, places on a screen, lengths of content.
  public mutating func number() -> Double { within(pick([0...1, -100...400, 0...3_000])) }
}

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
      words += model.reported { $0.cancelTouches(time: now).events }
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
    words += model.reported { $0.touchMoved(1, to: Vector2(bad, 3), time: now) }
    words += model.reported { $0.touchMoved(1, to: Vector2(3, 3), time: bad) }
    words += model.show(bad)
    model.resume(at: bad)
  }

  /// The host's clock is set, or what is without touches is taken away and put back later.
  private mutating func setClock() {
    if dice.chance(0.5) {
      now = max(0, now + dice.pick([-60, -1, 1, 3_600]))
      return words += model.reported { $0.sync(to: now) } + model.show(now)
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
      words += model.reported { $0.touchDown(2, at: start, time: now) }
      return second = start
    }
    if dice.chance(0.3) {
      words += model.reported { $0.touchUp(2, time: now).events }
      return second = nil
    }
    let moved = position + dice.vector(60, 60)
    words += model.reported { $0.touchMoved(2, to: moved, time: now) }
    second = moved
  }

  private mutating func moveFinger() {
    guard let position = finger else {
      let start = Model.path.corners[0]
      words += model.reported { $0.touchDown(1, at: start, time: now) }
      return finger = start
    }
    if Int.random(in: 0..<6, using: &dice) == 0 {
      words += model.reported { $0.touchUp(1, time: now).events }
      return finger = nil
    }
    let next = Model.path.corners.randomElement(using: &dice) ?? position
    let moved = position + (next - position) * Double.random(in: 0...0.2, using: &dice)
    words += model.reported { $0.touchMoved(1, to: moved, time: now) }
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
    words += model.reported { $0.cancelTouches(time: now).events }
    words += model.reported { $0.endProgramDrag() }
    (finger, second) = (nil, nil)
    guard let rest = model.showUntilRest() else { return false }
    words += rest
    words += model.reported { $0.sync(to: $0.time) }
    return true
  }
}
