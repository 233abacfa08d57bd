/// Everything a released scroll view will do under any feel: deceleration, edge, rest.
///
/// The whole motion is known at the release, as a list of up to four closed forms: the return inside,
/// the deceleration, the motion beyond an edge, rest. The edge is met at the exact time; position is
/// continuous everywhere, velocity wherever the edge's law hands it over whole.
///
/// - Complexity: O(1), no allocation.
public struct FeelFlight: Hashable, Sendable {
  /// One formula, with time counted from its own start.
  public enum Curve: Hashable, Sendable {
    /// Standing still, in points.
    case rest(Double)
    /// Inside the bounds.
    case deceleration(DecelerationMotion)
    /// Beyond an edge.
    case edge(EdgeMotion)

    /// Offset and velocity `time` seconds after the curve's start.
    func state(at time: Double) -> MotionState {
      switch self {
      case .rest(let offset): MotionState(value: offset, velocity: 0)
      case .deceleration(let motion): motion.state(at: time)
      case .edge(let motion): motion.state(at: time)
      }
    }
  }

  /// A formula and when it is in force, in seconds after the release.
  public struct Segment: Hashable, Sendable {
    /// The formula.
    public var curve: Curve
    /// When it begins.
    public var start: Double
    /// When the next one takes over; infinite for the last.
    public var end: Double
  }

  /// The bounds, in points.
  public let range: ClosedRange<Double>

  /// The law it was planned with.
  public let law: FeelLaw

  /// The viewport's length, in points.
  public let dimension: Double

  /// How many segments it has, 1 to 4.
  public private(set) var segmentCount = 0

  private var first = Segment(curve: .rest(0), start: 0, end: .infinity)
  private var second = Segment(curve: .rest(0), start: 0, end: .infinity)
  private var third = Segment(curve: .rest(0), start: 0, end: .infinity)
  private var fourth = Segment(curve: .rest(0), start: 0, end: .infinity)

  /// Plans a flight.
  ///
  /// - Parameters:
  ///   - offset: at the release, in points.
  ///   - velocity: at the release, in pt/s.
  ///   - range: the bounds, in points.
  ///   - law: how it moves.
  ///   - dimension: the viewport's length, in points.
  /// - Precondition: the numbers are finite, `dimension` is not negative.
  public init(
    from offset: Double, velocity: Double, in range: ClosedRange<Double>, law: FeelLaw,
    dimension: Double
  ) {
    precondition(offset.isFinite, "offset must be finite")
    precondition(velocity.isFinite, "velocity must be finite")
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite, "range must be finite")
    precondition(dimension >= 0 && dimension.isFinite, "dimension must be finite and not negative")
    self.range = range
    self.law = law
    self.dimension = dimension
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    if offset == edge {
      decelerate(from: offset, velocity: velocity, at: 0)
    } else {
      comeBack(from: offset, to: edge, velocity: velocity)
    }
  }

  /// The segment with an index in `0 ..< segmentCount`.
  public subscript(index: Int) -> Segment {
    precondition(index >= 0 && index < segmentCount, "index must be that of a segment")
    return switch index {
    case 0: first
    case 1: second
    case 2: third
    default: fourth
    }
  }

  mutating func append(_ curve: Curve, from start: Double, to end: Double) {
    let segment = Segment(curve: curve, start: start, end: end)
    switch segmentCount {
    case 0: first = segment
    case 1: second = segment
    case 2: third = segment
    default: fourth = segment
    }
    segmentCount += 1
  }
}

// MARK: - Questions

extension FeelFlight {
  /// Offset and velocity `time` seconds after the release, in points and pt/s.
  public func state(at time: Double) -> MotionState {
    let time = elapsed(time)
    var index = 0
    while index < segmentCount - 1, time >= self[index].end { index += 1 }
    let segment = self[index]
    return segment.curve.state(at: time - segment.start)
  }

  /// When it is over, in seconds after the release; infinite if never.
  public var restTime: Double {
    if case .rest = last.curve { last.start } else { .infinity }
  }

  private var last: Segment { self[segmentCount - 1] }

  /// Where it ends, in points.
  public var destination: Double {
    switch last.curve {
    case .rest(let offset): offset
    case .deceleration(let motion): motion.destination
    case .edge(let motion): motion.edge
    }
  }

  /// The first time at or after the release at which it is at `offset`, in seconds, or nil.
  public func time(to offset: Double) -> Double? {
    for index in 0..<segmentCount {
      let segment = self[index]
      let time: Double? =
        switch segment.curve {
        case .rest(let place): place == offset ? 0 : nil
        case .deceleration(let motion): motion.time(to: offset)
        case .edge(let motion): motion.time(to: offset)
        }
      if let time, segment.start + time <= segment.end { return segment.start + time }
    }
    return nil
  }
}
