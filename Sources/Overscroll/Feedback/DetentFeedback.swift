/// Counts the detents that something passes: a haptic tick for each, as UIPickerView gives them.
///
/// ```
/// forwards   the detents in (last, now]
/// back       the detents in [now, last)
/// ```
///
/// A detent is passed when it is reached, either way; leaving the one it rests on passes none.
///
/// - Complexity: O(1) for equal steps, O(log n) for given places; no allocation.
public struct DetentFeedback: Hashable, Sendable {
  /// Where the detents are, in the unit of the values.
  public let detents: DialDetents

  /// The value of the last update; nil before the first.
  public private(set) var value: Double?

  /// Creates a counter that has seen nothing yet.
  ///
  /// - Parameter detents: where they are: of a dial in radians, of anything else in its own unit.
  public init(_ detents: DialDetents) { self.detents = detents }

  /// Takes the value after an event or a frame, such as `dial.angle` or `list.contentOffset.y`.
  ///
  /// A value that is not finite is ignored. The first one passes nothing.
  ///
  /// - Returns: how many detents were passed since the last update; negative for back.
  public mutating func update(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    defer { self.value = value }
    guard let last = self.value, last != value else { return 0 }
    return value > last ? passed(after: last, to: value) : -passed(from: value, before: last)
  }

  /// How many detents there are in (low, high].
  private func passed(after low: Double, to high: Double) -> Int {
    switch detents {
    case .none: 0
    case .every(let step, let origin):
      Self.count(((high - origin) / step).rounded(.down) - ((low - origin) / step).rounded(.down))
    case .at(let places): places.firstIndex(above: high) - places.firstIndex(above: low)
    }
  }

  /// How many detents there are in [low, high).
  private func passed(from low: Double, before high: Double) -> Int {
    switch detents {
    case .none: 0
    case .every(let step, let origin):
      Self.count(((high - origin) / step).rounded(.up) - ((low - origin) / step).rounded(.up))
    case .at(let places): places.firstIndex(notBelow: high) - places.firstIndex(notBelow: low)
    }
  }

  /// A number of steps; 0 where they cannot be counted.
  private static func count(_ steps: Double) -> Int { abs(steps) < 1e9 ? Int(steps) : 0 }
}
