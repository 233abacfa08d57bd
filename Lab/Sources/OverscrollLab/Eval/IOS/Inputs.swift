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

  /// Two numbers.
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

extension Input {
  /// An object within, by its own inputs.
  static func object(_ name: String, _ element: Input) -> Input {
    Input(name) { fields throws(EvalError) in
      let object = try fields.object(name)
      try object.allow(element.names, in: name)
      return try element.read(object)
    }
  }

  /// A list of objects, by the inputs of one.
  static func objects<Element>(
    _ name: String, _ what: String, _ element: Input<Element>
  ) -> Input where Value == [Element] {
    Input(name) { fields throws(EvalError) in
      try fields.each(name, "a list of objects") { value, path throws(EvalError) in
        let object = try JSONFields(value, path: path)
        try object.allow(element.names, in: what)
        return try element.read(object)
      }
    }
  }
}
