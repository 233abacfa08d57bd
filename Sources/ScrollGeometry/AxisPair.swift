/// One of the two directions of the plane.
///
/// Everything that moves is written once, for one axis, and held twice.
@frozen public enum ScrollAxis: Hashable, Sendable, CaseIterable {
  /// Along x, to the right.
  case horizontal
  /// Along y, down.
  case vertical

  /// The other axis.
  @inlinable public var cross: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

/// The same kind of thing for both axes.
@frozen public struct AxisPair<Value> {
  /// The horizontal one.
  public var x: Value

  /// The vertical one.
  public var y: Value

  /// Creates a pair.
  @inlinable public init(x: Value, y: Value) {
    self.x = x
    self.y = y
  }

  /// The value of one axis.
  ///
  /// Yielded in place: a getter and a setter would copy a scroller's axis, some 700 bytes, twice for
  /// every change (190 ns instead of 110 for a touch event).
  @inlinable public subscript(axis: ScrollAxis) -> Value {
    _read {
      if axis == .horizontal { yield x } else { yield y }
    }
    _modify {
      if axis == .horizontal { yield &x } else { yield &y }
    }
  }
}

extension AxisPair: Equatable where Value: Equatable {}
extension AxisPair: Hashable where Value: Hashable {}
extension AxisPair: Sendable where Value: Sendable {}

extension Vector2 {
  /// The component along one axis.
  @inlinable public subscript(axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Size2 {
  /// The extent along one axis.
  @inlinable public subscript(axis: ScrollAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
