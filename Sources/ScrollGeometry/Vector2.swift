/// A point, displacement or velocity in the plane: x to the right, y down, in points (or pt/s).
@frozen public struct Vector2: Hashable, Sendable, LinearValue {
  /// The horizontal component, in points or pt/s.
  public var x: Double

  /// The vertical component, in points or pt/s.
  public var y: Double

  /// Creates a vector from its components.
  @inlinable public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  @inlinable public static var zero: Vector2 { Vector2(0, 0) }

  /// Whether both components are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// Euclidean length. Overflows only when a component exceeds about 1e154.
  @inlinable public var length: Double { (x * x + y * y).squareRoot() }

  /// Component-wise sum.
  @inlinable public static func + (a: Vector2, b: Vector2) -> Vector2 {
    Vector2(a.x + b.x, a.y + b.y)
  }

  /// Component-wise difference.
  @inlinable public static func - (a: Vector2, b: Vector2) -> Vector2 {
    Vector2(a.x - b.x, a.y - b.y)
  }

  /// The vector pointing the other way.
  @inlinable public static prefix func - (a: Vector2) -> Vector2 { Vector2(-a.x, -a.y) }

  /// Both components multiplied by a factor.
  @inlinable public static func * (a: Vector2, factor: Double) -> Vector2 {
    Vector2(a.x * factor, a.y * factor)
  }

  /// Both components divided by a divisor.
  @inlinable public static func / (a: Vector2, divisor: Double) -> Vector2 {
    Vector2(a.x / divisor, a.y / divisor)
  }

  /// Both components multiplied by a factor.
  @inlinable public func scaled(by factor: Double) -> Vector2 { self * factor }
}
