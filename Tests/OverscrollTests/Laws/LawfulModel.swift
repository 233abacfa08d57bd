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
