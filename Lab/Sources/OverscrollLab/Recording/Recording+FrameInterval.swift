extension Recording {
  /// The usual time between two samples, in seconds: the median.
  ///
  /// - Complexity: O(samples log samples).
  public var frameInterval: Double { times.usualStep }

  /// How many frames lead to each sample, if some have none of their own; else nil.
  ///
  /// A frame is as long as the shorter third of the steps, for half of them may have lost one. Times within a tenth of
  /// several frames count as those: a display that changes its rate has others in between.
  var frameCounts: [Int]? {
    let usual = times.step(part: 3)
    guard usual > 0 else { return nil }
    let counts = times.indices.map { index -> Int in
      let frames = index > 0 ? (times[index] - times[index - 1]) / usual : 1
      let whole = frames.rounded()
      return (1...1_000).contains(whole) && abs(frames - whole) < 0.1 ? Int(whole) : 1
    }
    return counts.contains { $0 > 1 } ? counts : nil
  }
}

extension [Double] {
  /// The median of the differences of neighbours; 0 without any.
  var usualStep: Double { step(part: 2) }

  /// The difference of neighbours that a half, a third … of them are below; 0 without any.
  func step(part: Int) -> Double {
    count > 1 ? zip(self, dropFirst()).map { $1 - $0 }.sorted()[(count - 1) / part] : 0
  }
}
