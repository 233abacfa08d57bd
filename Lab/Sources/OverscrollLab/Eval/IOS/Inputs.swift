import Overscroll
import StrictJSON

extension Input {
  /// A velocity in pt/ms, as pt/s.
  static func perSecond() -> Input where Value == Double {
    Input(.number("velocityPerMs")) { 1000 * $0 }
  }

  /// Frames per second that a display can have, as the time of one.
  static func interval() -> Input where Value == Double {
    Input(.number("frameRate", .within(1...1000))) { 1 / $0 }
  }

  static func vector(
    _ name: String, _ labels: [String] = ["x", "y"], _ domain: NumberDomain = .moderate
  ) -> Input where Value == Vector2 {
    Input(name) { fields throws(EvalError) in
      let numbers = try fields.numbers(name, labels, domain)
      return Vector2(numbers[0], numbers[1])
    }
  }

  /// A velocity in pt/ms, as pt/s.
  static func perSecondVector(_ name: String) -> Input where Value == Vector2 {
    Input(.vector(name)) { $0 * 1000 }
  }

  /// The pixels of `displayScale`.
  static func grid() -> Input where Value == PixelGrid {
    Input(.size("displayScale")) { PixelGrid(displayScale: $0) }
  }
}
