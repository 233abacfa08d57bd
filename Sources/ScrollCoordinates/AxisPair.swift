/// One of the two directions of the plane.
///
/// Everything that moves is written once, for one axis, and held twice.
@frozen public enum ScrollAxis: Hashable, Sendable, CaseIterable {
  /// Along x, to the right.
  case horizontal
  /// Along y, down.
  case vertical

  /// What both axes are held in.
  public typealias AllCases = BothAxes

  /// Both axes, horizontal first.
  @inlinable public static var allCases: BothAxes { BothAxes() }

  /// The other axis.
  @inlinable public var cross: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

/// Both axes in a row: the array that `CaseIterable` would make is allocated again at every use.
@frozen public struct BothAxes: RandomAccessCollection, Hashable, Sendable {
  /// Creates the collection.
  @inlinable public init() {}

  /// 0.
  @inlinable public var startIndex: Int { 0 }

  /// 2.
  @inlinable public var endIndex: Int { 2 }

  /// Horizontal at 0, vertical at 1.
  @inlinable public subscript(index: Int) -> ScrollAxis { index == 0 ? .horizontal : .vertical }
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
  /// Changed in place: a setter would copy a scroller's axis, some 800 bytes, there and back (190 ns
  /// instead of 110 for a touch event). Read by a getter: `_read` is not inlined into large functions,
  /// and allocates a frame when it is not.
  @inlinable public subscript(axis: ScrollAxis) -> Value {
    @inline(__always)
    get { axis == .horizontal ? x : y }
    @inline(__always)
    _modify { if axis == .horizontal { yield &x } else { yield &y } }
  }
}

extension AxisPair {
  /// The value of one axis in its place: for large ones, which a getter would copy.
  ///
  /// Mutating also where it is read: what is not being changed may have no place. Documented accessors (`_read`,
  /// `_modify`) cost 0.7 kB of a list's module, a getter 6 kB.
  @inlinable public subscript(at axis: ScrollAxis) -> Value {
    @inline(__always)
    mutating unsafeAddress {
      unsafe withUnsafeMutablePointer(to: &self) {
        unsafe UnsafePointer(UnsafeMutableRawPointer($0).assumingMemoryBound(to: Value.self))
          + (axis == .horizontal ? 0 : 1)
      }
    }
    @inline(__always)
    unsafeMutableAddress {
      unsafe withUnsafeMutablePointer(to: &self) {
        unsafe UnsafeMutableRawPointer($0).assumingMemoryBound(to: Value.self)
          + (axis == .horizontal ? 0 : 1)
      }
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
