import ScrollPhysics

/// A finger's hold on a line, from its beginning to its end.
struct Grip: Hashable, Sendable {
  /// The raw position where the finger's translation is 0.
  var origin: Double

  /// Where the finger has it, without resistance.
  var raw: Double

  /// Where it moves freely under this finger; the bands reach what was caught.
  var limits: AxisLimits

  /// Whether a wheel or a trackpad has it, which UIKit's band resists less.
  var isWheel: Bool

  /// The same, `distance` points further on.
  mutating func shift(by distance: Double) {
    origin += distance
    raw += distance
    limits.shift(by: distance)
  }
}

extension Line {
  /// Whether it was beyond its range when two fingers took hold, and is not brought in from there immediately.
  ///
  /// Of use while they hold it: where a motion's duration lies.
  var isFree: Bool {
    get { segment.duration < 0 }
    set { segment.duration = newValue ? -1 : 0 }
  }

  /// The hold of a finger, of use while it is held.
  ///
  /// A line is held or moves: the hold lies where the numbers of a motion do.
  var grip: Grip {
    @inline(__always) get {
      let curve = segment.curve
      return Grip(
        origin: curve.target, raw: curve.from,
        limits: AxisLimits(curve.slope...curve.slow, below: curve.fast, above: curve.gain),
        isWheel: segment.next == .held)
    }
    @inline(__always) set {
      (segment.curve.target, segment.curve.from) = (newValue.origin, newValue.raw)
      let range = newValue.limits.range
      (segment.curve.slope, segment.curve.slow) = (range.lowerBound, range.upperBound)
      (segment.curve.fast, segment.curve.gain) = (newValue.limits.below, newValue.limits.above)
      segment.next = newValue.isWheel ? .held : .still
    }
  }
}
