public import ScrollPhysics

/// A release: what two laws are compared on.
public struct Flick: Hashable, Sendable {
  /// Where the content is released, in points.
  public var start: Double
  /// The finger's velocity as change of the offset, in pt/s.
  public var velocity: Double
  /// The offset bounds, in points.
  public var range: ClosedRange<Double>
  /// The viewport's length, in points; some platforms' laws ask for it.
  public var viewport: Double

  /// A bound so far out that it is none, in points.
  public static let endless = 1e9

  /// Creates a flick.
  public init(
    from start: Double, velocity: Double, in range: ClosedRange<Double>, viewport: Double = 844
  ) {
    (self.start, self.velocity, self.range, self.viewport) = (start, velocity, range, viewport)
  }

  /// What a law in closed form makes of it.
  public func flight(under law: ScrollLaw) -> Flight {
    Flight(from: start, velocity: velocity, in: range, law: law, dimension: viewport)
  }

  /// Where and how fast, in words.
  var release: String { "at \(start.general()) pt with \(velocity.general()) pt/s" }
}

/// What a law makes of a flick, frame by frame.
public struct FlickCourse: Hashable, Sendable {
  /// Offsets at every frame from the release to rest, in points.
  public let offsets: [Double]
  /// The time between frames, in seconds.
  public let interval: Double
  /// The frame with the largest overshoot; nil without any.
  public let peak: Peak?

  /// The farthest frame beyond an edge.
  public struct Peak: Hashable, Sendable {
    /// Its number, from 0.
    public var frame: Int
    /// The distance beyond the edge, in points.
    public var overshoot: Double
  }

  /// Plays a flick until rest; nil when it takes more than a million frames.
  public init?(_ flick: Flick, law: FlickLaw, interval: Double) {
    let offsets =
      switch law.model {
      case .frames(let law): Self.offsets(flick, law, interval)
      case .closed(let law): Self.offsets(flick.flight(under: law), interval)
      }
    guard let offsets else { return nil }
    self.offsets = offsets
    self.interval = interval
    let farthest = offsets.map { abs($0 - $0.clamped(to: flick.range)) }.worst
    peak = farthest.value > 0 ? Peak(frame: farthest.index, overshoot: farthest.value) : nil
  }

  /// When it rests, in seconds.
  public var restTime: Double { Double(offsets.count - 1) * interval }

  /// The offset at a frame; the last one from rest on.
  public func offset(_ frame: Int) -> Double { offsets[min(frame, offsets.count - 1)] }

  private static func offsets(_ flight: Flight, _ interval: Double) -> [Double]? {
    guard flight.restTime < interval * Double(Frames.limit) else { return nil }
    let frames = Int((flight.restTime / interval).rounded(.up))
    return (0...frames).map { flight.value(at: Double($0) * interval) }
  }

  private static func offsets(_ flick: Flick, _ law: FrameLaw, _ interval: Double) -> [Double]? {
    var state = FrameLaw.State(offset: flick.start, velocity: flick.velocity)
    var offsets = [state.offset]
    while !law.isAtRest(state, in: flick.range) {
      guard offsets.count <= Frames.limit else { return nil }
      state = law.step(state, by: interval, in: flick.range)
      offsets.append(state.offset)
    }
    // In the last frame it is pinned to the edge.
    let last = offsets.count - 1
    offsets[last] = offsets[last].clamped(to: flick.range)
    return offsets
  }
}
