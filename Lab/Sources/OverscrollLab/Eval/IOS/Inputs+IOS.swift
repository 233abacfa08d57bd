import Overscroll
import StrictJSON

extension Domain {
  /// Frames per second that a display can have.
  static let frameRate = Domain.within(1...1000)
}

extension Inputs {
  /// A velocity in pt/ms, as pt/s.
  func perSecond(_ name: String = "velocityPerMs") throws(EvalError) -> Double {
    1000 * (try physical(name))
  }

  /// Two numbers of a moderate size.
  func vector(_ name: String) throws(EvalError) -> Vector2 {
    let numbers = try numbers(name, ["x", "y"], .moderate)
    return Vector2(numbers[0], numbers[1])
  }

  /// The pixels of `displayScale`.
  func grid() throws(EvalError) -> PixelGrid {
    PixelGrid(displayScale: try number("displayScale", .moderatePositive))
  }

  /// A length that nothing has to be.
  func length(_ name: String) throws(EvalError) -> Double { try number(name, .moderateNonnegative) }

  /// The viewport's bounds on one axis, from `insetNear` and the others.
  func bounds() throws(EvalError) -> ClosedRange<Double> {
    try grid().bounds(
      content: try physical("content"), viewport: try length("viewport"),
      insetNear: try physical("insetNear"), insetFar: try physical("insetFar"))
  }

  /// What a function of time says at the `times`.
  func sampled(
    _ name: String = "times", as label: String = "t", _ sample: (Double) -> JSONValue
  ) throws(EvalError) -> JSONValue {
    .array(
      try numbers(name, .nonnegative).map { time in
        guard case .object(let members) = sample(time) else { return .null }
        return .object([JSONValue.Member(label, .number(time))] + members)
      })
  }
}

extension JSONValue {
  /// A vector as a list of two numbers.
  static func vector(_ vector: Vector2) -> JSONValue { [.number(vector.x), .number(vector.y)] }

  /// An axis by its letter, or `null`.
  static func axis(_ axis: ScrollAxis?) -> JSONValue {
    axis.map { $0 == .horizontal ? "x" : "y" } ?? .null
  }
}

/// A motion frame by frame to its end, with a few of its frames.
struct SampledFrames {
  /// The most frames a motion may take: a quarter of an hour at 120 Hz.
  private static let limit = 100_000

  private(set) var count = 0
  private(set) var samples: [JSONValue] = []

  /// Shows frames until one says that it is the last.
  init(
    _ kept: [Int] = [1, 2, 3, 5, 8, 13, 21, 34, 55],
    _ next: (Int) -> (sample: JSONValue, isLast: Bool)
  ) throws(EvalError) {
    var isLast = false
    while !isLast {
      guard count < Self.limit else {
        throw EvalError("inputs", "no rest after \(Self.limit) frames, the limit")
      }
      count += 1
      let frame = next(count)
      isLast = frame.isLast
      if kept.contains(count), case .object(let members) = frame.sample {
        samples.append(.object([JSONValue.Member("frame", .number(Double(count)))] + members))
      }
    }
  }

  /// The members `frames`, `samples` and `rest`.
  func json(rest: Double) -> [JSONValue.Member] {
    [
      JSONValue.Member("frames", .number(Double(count))),
      JSONValue.Member("samples", .array(samples)), JSONValue.Member("rest", .number(rest)),
    ]
  }
}
