import Overscroll
import ScrollPhysics
import StrictJSON

/// What a question is answered with, in order.
///
/// A literal has numbers; nil is null: never, or none.
struct Outputs: ExpressibleByDictionaryLiteral {
  private(set) var members: [JSONValue.Member]

  init(dictionaryLiteral numbers: (String, Double?)...) {
    members = numbers.map { JSONValue.Member($0, .optional($1)) }
  }

  private init(_ name: String, _ value: JSONValue) { members = [JSONValue.Member(name, value)] }

  var json: JSONValue { .object(members) }

  static func + (first: Outputs, second: Outputs) -> Outputs {
    var all = first
    all.members += second.members
    return all
  }

  static func flag(_ name: String, _ flag: Bool) -> Outputs { Outputs(name, .bool(flag)) }

  static func word(_ name: String, _ word: String?) -> Outputs {
    Outputs(name, word.map(JSONValue.string) ?? .null)
  }

  static func vector(_ name: String, _ vector: Vector2) -> Outputs {
    list(name, [vector.x, vector.y])
  }

  static func list(_ name: String, _ values: [JSONValue]) -> Outputs { Self(name, .array(values)) }

  static func list(_ name: String, _ numbers: [Double]) -> Outputs {
    list(name, numbers.map(JSONValue.number))
  }

  static func list(_ name: String, _ elements: [Outputs]) -> Outputs {
    list(name, elements.map(\.json))
  }

  /// What there is at each of some times.
  static func samples(
    _ times: [Double], as label: String = "t", in name: String = "samples",
    of sample: (Double) -> Outputs
  ) -> Outputs {
    list(name, times.map { [label: $0] + sample($0) })
  }

  /// A motion at some times.
  static func states(
    _ times: [Double], of name: String = "value", _ state: (Double) -> MotionState
  ) -> Outputs {
    samples(times) { time in
      let state = state(time)
      return [name: state.value, "velocity": state.velocity]
    }
  }
}

/// A motion frame by frame to its end, with a few of its frames.
struct Frames {
  /// The most that are waited for: over four hours at 60 Hz.
  ///
  /// A rate close to 1 or a tiny interval can ask for more.
  static let limit = 1_000_000

  /// The frames that are kept: Fibonacci numbers, dense where a motion is quick; the last is where the
  /// reference values end.
  private static let kept = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144]

  private(set) var count = 0
  private(set) var samples: [Outputs] = []

  /// Takes steps until one says that it was the last.
  init(
    limit: Int = 100_000, keepingTo last: Int = 55, step: (_ frame: Int) -> Bool,
    sample: () -> Outputs
  ) throws(EvalError) {
    var isDone = false
    while !isDone {
      guard count < limit else {
        throw EvalError("inputs", "no rest after \(limit) frames, the limit")
      }
      count += 1
      isDone = step(count)
      if count <= last, Self.kept.contains(count) {
        samples.append(["frame": Double(count)] + sample())
      }
    }
  }

  /// `frames`, `samples` and `rest`.
  func outputs(rest: Double) -> Outputs {
    ["frames": Double(count)] + .list("samples", samples) + ["rest": rest]
  }
}
