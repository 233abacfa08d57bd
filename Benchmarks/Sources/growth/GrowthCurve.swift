/// Something that is timed for growing numbers of things.
struct GrowthCurve: Sendable {
  /// What is done, in the user's words.
  let name: String

  /// Whether it is a floor: the least that anything could cost that does the same.
  let isFloor: Bool

  /// The counts that it is timed for, of the figure's.
  let counts: ClosedRange<Int>

  /// Sets up for a count; its result does a pass and returns how many operations that was.
  let prepare: @Sendable (_ count: Int) -> () -> Int

  init(
    _ name: String, isFloor: Bool = false, counts: ClosedRange<Int> = 1...Int.max,
    prepare: @escaping @Sendable (Int) -> () -> Int
  ) {
    self.name = name
    self.isFloor = isFloor
    self.counts = counts
    self.prepare = prepare
  }
}

/// Curves over the same counts.
struct GrowthFigure: Sendable {
  /// The file's name.
  let name: String

  /// What is counted.
  let things: String

  /// What an operation is.
  let operation: String

  /// For how many things, in ascending order.
  let counts: [Int]

  /// The curves, floors last.
  let curves: [GrowthCurve]

  /// 1, 3, 10, 30, … up to a number.
  static func counts(to most: Int) -> [Int] {
    var counts: [Int] = []
    var power = 1
    while power <= most {
      counts.append(power)
      if 3 * power <= most { counts.append(3 * power) }
      power *= 10
    }
    return counts
  }
}

/// Takes a result, so that the compiler cannot drop what computed it.
@inline(never) func keep(_ value: Double) {
  if value == 0x1.23456789abcdep-900 { print(value) }
}
