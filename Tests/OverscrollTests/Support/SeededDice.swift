import Foundation
import Overscroll
import ScrollTestSupport

/// Random choices that a seed repeats.
struct SeededDice {
  private var generator: SeededGenerator

  init(_ seed: Int) { generator = SeededGenerator(seed &* 7_919 &+ 17) }

  mutating func within(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  /// A whole number from 0 on, below a limit.
  mutating func int(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  mutating func chance(_ share: Double) -> Bool { within(0...1) < share }

  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[int(choices.count)] }

  mutating func vector(_ width: Double, _ height: Double) -> Vector2 {
    Vector2(within(-width...width), within(-height...height))
  }
}

/// A whole number from the environment.
func environment(_ name: String) -> Int? {
  ProcessInfo.processInfo.environment[name].flatMap(Int.init)
}
