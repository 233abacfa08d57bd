/// A linear value whose size can be measured: how far apart two of them are decides which is nearer and
/// when a motion is over.
public protocol MeasuredValue: LinearValue {
  /// The distance from zero, never negative; NaN or infinite when the value makes no sense.
  var magnitude: Double { get }
}

extension Double: MeasuredValue {}

extension Vector2: MeasuredValue {
  /// Euclidean length.
  @inlinable public var magnitude: Double { length }
}

// Colours, quaternions and the like: three or four numbers together.

extension SIMD3: LinearValue, MeasuredValue where Scalar == Double {
  /// All components multiplied by a factor.
  @inlinable public func scaled(by factor: Double) -> SIMD3<Double> { self * factor }

  /// Euclidean length.
  @inlinable public var magnitude: Double { (self * self).sum().squareRoot() }
}

extension SIMD4: LinearValue, MeasuredValue where Scalar == Double {
  /// All components multiplied by a factor.
  @inlinable public func scaled(by factor: Double) -> SIMD4<Double> { self * factor }

  /// Euclidean length.
  @inlinable public var magnitude: Double { (self * self).sum().squareRoot() }
}
