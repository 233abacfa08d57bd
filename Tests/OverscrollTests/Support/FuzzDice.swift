import Overscroll
import ScrollTestSupport
import Testing

/// Dice for the fuzz tests: times mostly go forward, numbers are mostly sane.
struct FuzzDice {
  var seeded: SeededGenerator
  var now = 0.0

  init(_ seed: Int) { seeded = SeededGenerator(seed) }

  mutating func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &seeded) }

  mutating func bool() -> Bool { Bool.random(using: &seeded) }

  mutating func number() -> Double {
    switch int(0..<40) {
    case 0: .nan
    case 1: .infinity
    case 2: -1e300
    case 3: 1e12
    case 4: 0
    default: Double.random(in: -300...1_200, using: &seeded)
    }
  }

  /// A number that may be kept: NaN is not equal to itself, and neither would be a snapshot.
  mutating func share() -> Double { Double.random(in: -1...3, using: &seeded) }

  mutating func point() -> Vector2 { Vector2(number(), number()) }

  mutating func size() -> Size2 { Size2(number(), number()) }

  mutating func insets() -> Insets { Insets(top: number(), left: 3, bottom: number(), right: 0) }

  mutating func time() -> Double {
    switch int(0..<60) {
    case 0: return .nan
    case 1: return now - Double.random(in: 0...2, using: &seeded)
    case 2: now += Double.random(in: 0...100, using: &seeded)
    case 3...9: break
    default: now += Double.random(in: 0...0.03, using: &seeded)
    }
    return now
  }

  mutating func spring() -> DampedSpring {
    DampedSpring(stiffness: 200, dampingRatio: Double.random(in: 0.1...2, using: &seeded))
  }
}

extension FuzzDice {
  /// Lets random events loose on a value; nil, and an issue, as soon as it has a flaw.
  ///
  /// Else what has become of it, and the time of the last event.
  static func run<Value: Hashable>(
    _ value: Value, seed: Int, event: (inout Value, inout FuzzDice) -> Void,
    flaw: (Value) -> String?
  ) -> (Value, Double)? {
    var (value, dice) = (value, FuzzDice(seed))
    for index in 0..<25_000 {
      let snapshot = (value, dice)
      event(&value, &dice)
      if let flaw = flaw(value) {
        Issue.record("seed \(seed), event \(index): \(flaw)")
        return nil
      }
      if index % 50 == 0 {
        var replay = snapshot
        event(&replay.0, &replay.1)
        #expect(replay.0 == value)
      }
    }
    return (value, dice.now)
  }
}
