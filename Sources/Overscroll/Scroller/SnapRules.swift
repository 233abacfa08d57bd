import ScrollPhysics

/// The rules by which the axes of a scroller come to rest, kept apart: few scrollers have any.
///
/// A reference, so that a scroller without rules is copied like a number. Positions bring the function that searches
/// them; who never sets any links none.
package struct SnapRules: Hashable, Sendable {
  /// An axis' rule, without its positions.
  package struct Stops: Hashable, Sendable {
    /// Which rule it is, as the cases of ``SnapRule``.
    package enum Kind: UInt8, Hashable, Sendable { case none, paging, stride, positions }

    /// Which rule it is.
    package var kind = Kind.none
    /// What a stride's multiples are of, and where they are counted from, in points.
    package var length = 0.0, origin = 0.0

    package init(_ kind: Kind, length: Double = 0, origin: Double = 0) {
      (self.kind, self.length, self.origin) = (kind, length, origin)
    }
  }

  /// The nearest of an axis' positions to a place, in points; NaN without any.
  private struct Search: Installed {
    let nearest: @convention(thin) @Sendable (Box, ScrollAxis, Double) -> Double

    static var none: Search { Search { _, _, _ in .nan } }

    static var sorted: Search {
      Search { box, axis, place in SnapRule.nearest(to: place, in: box.positions[axis]) ?? .nan }
    }
  }

  private final class Box: Hashable, Sendable {
    let stops: AxisPair<Stops>
    let positions: AxisPair<[Double]>
    let search: Search

    init(_ stops: AxisPair<Stops>, _ positions: AxisPair<[Double]>, _ search: Search) {
      (self.stops, self.positions, self.search) = (stops, positions, search)
    }

    static func == (a: Box, b: Box) -> Bool {
      a === b || a.stops == b.stops && a.positions == b.positions
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(stops)
      hasher.combine(positions)
    }
  }

  private var box: Box?

  /// An axis' rule, without its positions.
  package func stops(_ axis: ScrollAxis) -> Stops { box?.stops[axis] ?? Stops(.none) }

  /// Sets an axis' rule; its positions stay if it is one of those.
  package mutating func set(_ axis: ScrollAxis, _ stops: Stops) {
    if stops != self.stops(axis) { set(axis, stops, [], box?.search ?? .none) }
  }

  /// Sets an axis' positions, in points, in ascending order.
  package mutating func set(_ axis: ScrollAxis, positions: [Double]) {
    set(axis, Stops(.positions), positions, .sorted)
  }

  /// Without any rule it is as if there had been none.
  @inline(never)
  private mutating func set(
    _ axis: ScrollAxis, _ stops: Stops, _ positions: [Double], _ search: Search
  ) {
    let cross = self.stops(axis.cross)
    let list = box?.positions[axis.cross] ?? []
    // Made again: a pair of lists that is changed here keeps its old ones in WebAssembly.
    let all = axis == .horizontal ? AxisPair(x: stops, y: cross) : AxisPair(x: cross, y: stops)
    let lists =
      axis == .horizontal ? AxisPair(x: positions, y: list) : AxisPair(x: list, y: positions)
    let isNone = stops.kind == .none && cross.kind == .none
    box = isNone ? nil : Box(all, lists, search)
  }

  /// Where a release should end that would end in a place by itself, in points; NaN to let it end where it does.
  ///
  /// NaN for `.paging` too: a page is chosen by where a release happens and how fast (`PageChoice`).
  func target(_ axis: ScrollAxis, projection: Double, range: ClosedRange<Double>) -> Double {
    guard let box else { return .nan }
    let stops = box.stops[axis]
    var place = Double.nan
    if stops.kind == .stride, stops.length > 0, stops.length.isFinite, stops.origin.isFinite {
      let steps = ((projection - stops.origin) / stops.length).rounded()
      place = steps.isFinite ? stops.origin + steps * stops.length : projection
    } else if stops.kind == .positions {
      place = box.search.nearest(box, axis, projection)
    }
    return place.isNaN ? place : range.nearest(to: place)
  }

  /// An axis' rule.
  package subscript(axis: ScrollAxis) -> SnapRule {
    get {
      let stops = stops(axis)
      return switch stops.kind {
      case .none: .none
      case .paging: .paging
      case .stride: .stride(stops.length, origin: stops.origin)
      case .positions: .positions(box?.positions[axis] ?? [])
      }
    }
    set {
      switch newValue {
      case .none: set(axis, Stops(.none))
      case .paging: set(axis, Stops(.paging))
      case .stride(let length, let origin):
        set(axis, Stops(.stride, length: length, origin: origin))
      case .positions(let positions): set(axis, positions: positions)
      }
    }
  }
}
