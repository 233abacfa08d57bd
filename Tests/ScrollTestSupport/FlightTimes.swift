public import ScrollPhysics

extension Flight {
  /// All times at which the motion passes `offset`, in order; infinitely many for an
  /// under-damped spring that no tolerance ends.
  public func times(at offset: Double) -> FlightTimes { FlightTimes(flight: self, offset: offset) }
}

/// The times at which a flight passes an offset, in order, found one by one.
public struct FlightTimes: Sequence, IteratorProtocol, Sendable {
  fileprivate let flight: Flight
  fileprivate let offset: Double
  private var time = -1.0

  fileprivate init(flight: Flight, offset: Double) {
    self.flight = flight
    self.offset = offset
  }

  /// The next time, in seconds after the release, or nil.
  public mutating func next() -> Double? {
    guard let next = flight.nextTime(at: offset, after: time) else { return nil }
    time = next
    return next
  }
}
