/// Everything a released scroll view will do, known at the moment of release.
///
/// Deceleration, the hit on an edge, the bounce and rest are a short list of closed-form segments;
/// at most three of them move. Ask for the value at any time in any order, or for the future: where
/// and when it stops, when it passes an offset, how fast it meets the edge.
///
/// ```
/// inside     deceleration until |v| reaches the tolerance's speed, or an edge
/// hit        the edge's law from the speed at the edge; joined without a jump in offset or velocity
/// outside    the edge's law from the release; flicked inwards hard enough, it crosses the edge and
///            decelerates inside
/// rest       on the edge once within the tolerance, else where the deceleration ended
/// ```
///
/// Content smaller than the viewport is a range of a single offset: every motion leads back to it.
///
/// - Complexity: O(1), no allocation: the segments are stored in place.
public struct Flight: Hashable, Sendable {
  /// The offset bounds the flight was planned for.
  public private(set) var range: ClosedRange<Double>

  /// The law it follows, and by which it counts as over.
  public let law: ScrollLaw

  /// The viewport's length, in points; some laws ask for it.
  let dimension: Double

  /// The segments that move, and the rest after them, in order; `segmentCount` of them are in use.
  private var slots: (Segment, Segment, Segment, Segment)

  /// The number of segments, the final rest included: 1 to 4.
  public private(set) var segmentCount = 0

  /// When the motion is over, in seconds; infinite if the tolerance never lets it end.
  public private(set) var restTime = 0.0

  /// Where it ends, in points.
  public private(set) var destination = 0.0

  /// Plans the flight after a release.
  ///
  /// - Parameters:
  ///   - offset: where the content is released, in points.
  ///   - velocity: the finger's velocity as change of the offset, in pt/s.
  ///   - range: the offset bounds.
  ///   - law: how it moves.
  ///   - tolerance: when it counts as over; left out, by the law's own rule.
  ///   - dimension: the viewport's length, in points; some platforms' laws ask for it.
  /// - Precondition: the numbers are finite, `dimension` is not negative.
  public init(
    from offset: Double, velocity: Double, in range: ClosedRange<Double>,
    law: ScrollLaw = .continuous(), tolerance: StopRule? = nil, dimension: Double = 0
  ) {
    self.init(
      from: FlightState(offset: offset, carriedVelocity: velocity, phase: .released),
      in: range, law: law, tolerance: tolerance, dimension: dimension)
  }

  /// Plans the rest of a flight from a state of it, when the bounds or the law have changed.
  ///
  /// With nothing changed the motion goes on as it was, where the deceleration is restart-invariant:
  /// `ScrollDeceleration.isRestartable`.
  ///
  /// - Precondition: the state, the bounds and `dimension` are finite.
  package init(
    from state: FlightState, in range: ClosedRange<Double>, law: ScrollLaw = .continuous(),
    tolerance: StopRule? = nil, dimension: Double = 0
  ) {
    precondition(state.offset.isFinite, "offset must be finite")
    precondition(state.carriedVelocity.isFinite, "velocity must be finite")
    precondition(
      range.lowerBound.isFinite && range.upperBound.isFinite, "the range must be finite")
    precondition(dimension >= 0 && dimension.isFinite, "dimension must be finite and not negative")
    var law = law.inForce(bouncing: true)
    if let tolerance { law.stop = tolerance }
    self.init(range, law, dimension)
    var first = Segment(restingAt: state.offset)
    first.duration = 0
    let isResting = state.phase == .rest && range.contains(state.offset)
    if !isResting,
      self.law.start(
        &first, from: state.offset, carrying: state.carriedVelocity, slope: state.velocity,
        about: state.edge ?? .nan, as: Activity(state.phase), in: bounds)
    {
      append(first)
    } else {
      rest(after: first)
    }
  }

  /// The rest of a flight from one of its segments on, on the same clock and to the bit.
  package init(
    from segment: Segment, in range: ClosedRange<Double>, law: ScrollLaw, dimension: Double
  ) {
    self.init(range, law, dimension)
    append(segment)
  }

  /// What is no flight, part after part from one of them on, until it rests.
  ///
  /// - Parameter next: the part after another one; nil after the last that moves.
  package init(
    _ segment: Segment, in range: ClosedRange<Double>, law: ScrollLaw, dimension: Double,
    next: (Segment) -> Segment?
  ) {
    self.init(range, law, dimension)
    var last = segment
    put(last)
    while let part = next(last) {
      put(part)
      last = part
    }
    rest(after: last)
  }

  private init(_ range: ClosedRange<Double>, _ law: ScrollLaw, _ dimension: Double) {
    (self.range, self.law, self.dimension) = (range, law, dimension)
    let rest = Segment(restingAt: 0)
    slots = (rest, rest, rest, rest)
  }

  private var bounds: FlightBounds { FlightBounds(range, dimension: dimension) }

  /// Appends a segment and all that follow it.
  private mutating func append(_ first: Segment) {
    var segment = first
    put(segment)
    while segment.activity != .still, segment.end < .infinity {
      guard law.planNext(&segment, in: bounds) else { return rest(after: segment) }
      put(segment)
    }
  }

  private mutating func rest(after last: Segment) {
    put(Segment(restingAt: last.destination, from: last.end))
  }

  private mutating func put(_ segment: Segment) {
    switch segmentCount {
    case 0: slots.0 = segment
    case 1: slots.1 = segment
    case 2: slots.2 = segment
    default: slots.3 = segment
    }
    segmentCount += 1
    let isRest = segment.activity == .still
    restTime = isRest ? segment.start : .infinity
    destination = isRest || segment.end < .infinity ? segment.destination : segment.curve.limit
  }

  /// A segment by its place in the order.
  ///
  /// - Precondition: `0 <= index < segmentCount`.
  public func segment(_ index: Int) -> Segment {
    precondition(index >= 0 && index < segmentCount, "index must name a segment")
    return switch index {
    case 0: slots.0
    case 1: slots.1
    case 2: slots.2
    default: slots.3
    }
  }

  /// The current segment `time` seconds after the release.
  package func segment(at time: Double) -> Segment {
    let time = elapsed(time)
    if segmentCount == 1 || time < slots.0.end { return slots.0 }
    if segmentCount == 2 || time < slots.1.end { return slots.1 }
    return segmentCount == 3 || time < slots.2.end ? slots.2 : slots.3
  }

  /// The offset `time` seconds after the release, in points.
  public func value(at time: Double) -> Double { segment(at: time).value(at: time) }

  /// The slope of the offset `time` seconds after the release, in pt/s; 0 once at rest.
  public func velocity(at time: Double) -> Double { segment(at: time).velocity(at: time) }

  /// Offset and slope `time` seconds after the release, together.
  public func state(at time: Double) -> MotionState {
    // Asked in place: handing out the segment would copy it, for every frame of every axis.
    let time = elapsed(time)
    if segmentCount == 1 || time < slots.0.end { return slots.0.state(at: time) }
    if segmentCount == 2 || time < slots.1.end { return slots.1.state(at: time) }
    return segmentCount == 3 || time < slots.2.end
      ? slots.2.state(at: time) : slots.3.state(at: time)
  }

  /// The same, with what a new plan needs to go on from there.
  package func flightState(at time: Double) -> FlightState {
    segment(at: time).flightState(at: time)
  }
}

extension Flight {
  /// Two flights are the same when they were planned alike and move alike.
  public static func == (a: Flight, b: Flight) -> Bool {
    a.range == b.range && a.law == b.law && a.segmentCount == b.segmentCount
      && a.slots == b.slots
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(law)
    hasher.combine(segmentCount)
    hasher.combine(slots.0)
    hasher.combine(slots.1)
    hasher.combine(slots.2)
    hasher.combine(slots.3)
  }
}
