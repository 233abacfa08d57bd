/// Where one scrolls to: the way the viewport moves over the content.
///
/// Scrolling down makes the vertical offset grow (and the content move up).
public enum ScrollDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// The horizontal offset falls.
  case left
  /// The horizontal offset grows.
  case right
  /// The vertical offset falls.
  case up
  /// The vertical offset grows.
  case down

  /// The direction in which a velocity of the offset scrolls along an axis; nil where it is 0 or NaN.
  package init?(velocity: Double, along axis: ScrollAxis) {
    guard velocity < 0 || velocity > 0 else { return nil }
    self =
      axis == .horizontal
      ? velocity < 0 ? .left : .right : velocity < 0 ? .up : .down
  }

  /// The axis of the offset that changes.
  public var axis: ScrollAxis { self == .left || self == .right ? .horizontal : .vertical }

  /// +1 where the offset grows, else -1.
  public var sign: Double { self == .right || self == .down ? 1 : -1 }
}

/// What each direction becomes, if anything.
///
/// ```swift
/// let turned: ScrollDirectionMap = [.right: .down, .left: .up]
/// ```
public struct ScrollDirectionMap: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private var left: ScrollDirection?
  private var right: ScrollDirection?
  private var up: ScrollDirection?
  private var down: ScrollDirection?

  /// Creates a map in which directions that are not named lead nowhere.
  ///
  /// Of a direction named twice the last one counts.
  public init(dictionaryLiteral pairs: (ScrollDirection, ScrollDirection)...) {
    for (from, to) in pairs { self[from] = to }
  }

  /// Every direction stays what it is.
  public static var straight: ScrollDirectionMap {
    [.left: .left, .right: .right, .up: .up, .down: .down]
  }

  /// What a direction becomes; nil where it leads nowhere.
  public subscript(direction: ScrollDirection) -> ScrollDirection? {
    get {
      switch direction {
      case .left: left
      case .right: right
      case .up: up
      case .down: down
      }
    }
    set {
      switch direction {
      case .left: left = newValue
      case .right: right = newValue
      case .up: up = newValue
      case .down: down = newValue
      }
    }
  }
}
