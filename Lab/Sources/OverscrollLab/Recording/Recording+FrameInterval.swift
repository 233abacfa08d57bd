extension Recording {
  /// The usual time between two samples, in seconds: the median.
  ///
  /// Found by counting, 16 bits at a time from the top: the bits of positive numbers ascend as they do.
  /// Nothing is sorted and no interval kept.
  ///
  /// - Complexity: O(samples) in time, O(1) in memory.
  public var frameInterval: Double {
    guard count > 1 else { return 0 }
    // How many of the intervals that begin with the known bits are before the median.
    var before = UInt64((count - 1) / 2)
    var known: UInt64 = 0
    var counts: [UInt64] = []
    for shift in stride(from: UInt64(48), through: 0, by: -16) {
      counts = Array(repeating: 0, count: 1 << 16)
      for index in 1..<count {
        let bits = (times[index] - times[index - 1]).bitPattern
        // All of them at first: a shift by 64 leaves nothing.
        guard bits >> (shift + 16) == known >> (shift + 16) else { continue }
        counts[Int(bits >> shift & 0xFFFF)] += 1
      }
      var digit = 0
      while counts[digit] <= before {
        before -= counts[digit]
        digit += 1
      }
      known |= UInt64(digit) << shift
    }
    return Double(bitPattern: known)
  }

  /// How many frames of the usual length lead to each sample, if some have none of their own; else nil.
  ///
  /// Times within a tenth of several frames count as those: a display that changes its rate has others in between.
  var frameCounts: [Int]? {
    let usual = frameInterval
    guard usual > 0 else { return nil }
    let counts = times.indices.map { index -> Int in
      let frames = index > 0 ? (times[index] - times[index - 1]) / usual : 1
      let whole = frames.rounded()
      return (1...1_000).contains(whole) && abs(frames - whole) < 0.1 ? Int(whole) : 1
    }
    return counts.contains { $0 > 1 } ? counts : nil
  }
}
