/// Offsets over time: what a device or a browser did, or what a law should do.
public struct Recording: Hashable, Sendable {
  /// What to call it: the file's name without folder and extension.
  public var name: String
  /// Seconds since the first sample; strictly increasing, the first is 0.
  public let times: [Double]
  /// Offsets beyond the edge, in points; one per time.
  public let offsets: [Double]
  /// Pixels per point, read off the offsets; nil when they lie on no pixels of scale 1, 2 or 3.
  public let displayScale: Double?
  /// The name of the column they were read from; nil where there was none.
  public var column: String?
  /// The number of samples.
  public var count: Int { times.count }

  /// Creates a recording; its first time may be any, and a scale that is left out is read off the offsets.
  ///
  /// - Precondition: as many times as offsets; all finite; times increase.
  public init(
    name: String, times: [Double], offsets: [Double], displayScale: Double? = nil,
    column: String? = nil
  ) {
    precondition(times.count == offsets.count, "times and offsets must have the same count")
    precondition(zip(times, times.dropFirst()).allSatisfy { $0 < $1 }, "times must increase")
    precondition(times.allSatisfy { $0.isFinite }, "times must be finite")
    precondition(offsets.allSatisfy { $0.isFinite }, "offsets must be finite")
    self.name = name
    let first = times.first ?? 0
    self.times = first == 0 ? times : times.map { $0 - first }
    self.offsets = offsets
    self.displayScale = displayScale ?? DisplayScale.inferred(from: offsets)
    self.column = column
  }

  /// The recording without the samples at its end that lie on the edge: the motion is over there,
  /// and no law has anything to say about them.
  public var moving: Recording { first(offsets.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0) }

  func first(_ count: Int) -> Recording {
    if count == self.count { return self }
    return Recording(
      name: name, times: Array(times.prefix(count)), offsets: Array(offsets.prefix(count)),
      displayScale: displayScale, column: column)
  }
}
