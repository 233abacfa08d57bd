/// Where a floating window may rest, as shares of the space it has; so they survive every resize.
public enum RestingPlaces: Hashable, Sendable {
  /// The four corners: 0 top left, 1 top right, 2 bottom left, 3 bottom right.
  case corners

  /// Given places: (0, 0) is the top left of the space, (1, 1) the bottom right.
  case shares([Vector2])

  /// How many there are.
  public var count: Int {
    switch self {
    case .corners: 4
    case .shares(let shares): shares.count
    }
  }

  /// The share of the space on the left of and above a place, each 0 … 1.
  ///
  /// - Precondition: `0 <= index < count`.
  package func share(_ index: Int) -> Vector2 {
    precondition(index >= 0 && index < count, "index must name a resting place")
    switch self {
    case .corners:
      return Vector2(Double(index % 2), Double(index / 2))
    case .shares(let shares):
      return Vector2(shares[index].x.sanitizedShare, shares[index].y.sanitizedShare)
    }
  }
}

/// The left or the right side of a container.
public enum StashSide: Hashable, Sendable, CaseIterable {
  /// The left side.
  case left
  /// The right side.
  case right
}

/// How a floating window is stashed at a side.
public struct StashRule: Hashable, Sendable {
  /// How much of a stashed window is still seen, in points.
  public var peek: Double

  /// The speed that must be left at the side for a throw to stash, in pt/s.
  ///
  /// Measured as what is left of the throw there, v0 - r · distance.
  public var minimumSpeed: Double

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - peek: how much is still seen, in points. 36, a finger's width, chosen; grade D.
  ///   - minimumSpeed: left at the side, in pt/s. 1,500, chosen so that a throw at a corner does not
  ///     stash; grade D.
  /// - Precondition: both are finite and not negative.
  public init(peek: Double = 36, minimumSpeed: Double = 1500) {
    precondition(peek >= 0 && peek.isFinite, "peek must be finite and not negative")
    precondition(
      minimumSpeed >= 0 && minimumSpeed.isFinite, "minimumSpeed must be finite and not negative")
    self.peek = peek
    self.minimumSpeed = minimumSpeed
  }

  /// Whether its numbers are some.
  var isValid: Bool { peek.isPlace && minimumSpeed.isFinite }
}

/// Where a floating window is, or goes.
public enum PictureInPicturePlace: Hashable, Sendable {
  /// A resting place, by its index.
  case resting(Int)
  /// Stashed at a side; `share` is how far down, 0 at the top … 1 at the bottom of the space.
  case stashed(StashSide, share: Double)
}
