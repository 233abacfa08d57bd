/// The members of a page: of each a row, and what it is, in a box, at the same place.
///
/// Apart, for a row of plain memory is read where it lies; one with a box would be copied.
struct NestedMembers: Hashable, Sendable {
  var rows: [NestedMember] = []
  var boxes: [MemberBox] = []
}

/// What a member of a ``NestedScroll`` has to do with the others.
///
/// Everything about distances and speeds is counted as a scroll view's offset is: it grows as the finger
/// moves up or left, whichever way the member itself counts.
struct NestedMember: Hashable, Sendable {
  /// The member it lies in; nil for the outermost.
  let parent: Int?

  /// How many members were put into it, as long as none came or went otherwise.
  var childCount = 0

  /// Which of its parent's pages it is.
  var place = 0

  /// The member right inside it that was touched last; nil for none yet.
  var touched: Int?

  /// Where its viewport begins in the outermost one, in points.
  var viewportOrigin = Vector2.zero

  /// Who takes turns first: it, or those inside it.
  var order: HandOffOrder

  /// How much momentum a velocity is, dimensionless.
  var mass: Double

  /// The least speed at an edge that is passed on, in pt/s.
  var minimumSpeed = 0.0

  /// How far one scrolls back before it returns, and how fast one need not, in points and pt/s.
  var (returnDistance, returnSpeed) = (0.0, Double.infinity)

  /// How far one still has to, in points.
  var returnsIn = 0.0

  /// The axes along which nothing is left to what it lies in.
  var containedAxes: PanAxes?

  /// The gesture that moves it along each axis; -1 for none.
  var holder = AxisPair<Int8>(x: -1, y: -1)

  /// The innermost member of the chain in which it was released along each axis; -1 for none yet.
  var chain = AxisPair(x: -1, y: -1)

  /// How often the momentum it moves with has been passed on.
  var passes = 0

  /// Whether it is listed among those that move by themselves.
  var isListedMoving = false

  /// Whether it is listed among those to which something happened in the last call.
  var isListedEventful = false

  init(in parent: Int?, order: HandOffOrder, mass: Double) {
    self.parent = parent
    self.order = order
    self.mass = mass
  }

  // MARK: - Shares of a distance

  /// Whether it takes its turn before those inside it: a drawer that opens downwards is mirrored.
  @inline(__always)
  func isOuterFirst(_ axis: ScrollAxis, isForward: Bool, _ box: MemberBox) -> Bool {
    switch order {
    case .innerFirst, .uiKit: false
    case .collapsing: box.isOn(axis, isForward: isForward)
    case .quickReturn: returnsIn == 0 || box.isOn(axis, isForward: isForward)
    }
  }

  /// Whether it is one that has to be scrolled back first; one that is scrolled on has to be again.
  mutating func awaitsReturn(_ axis: ScrollAxis, isForward: Bool, _ box: MemberBox) -> Bool {
    guard order == .quickReturn, returnDistance > 0, box.canDrag(axis) else { return false }
    let isOn = box.isOn(axis, isForward: isForward)
    if isOn { returnsIn = returnDistance }
    return returnsIn > 0 && !isOn
  }

  /// Whether it leaves nothing of an axis to what it lies in.
  @inline(__always)
  func contains(_ axis: ScrollAxis) -> Bool {
    containedAxes == .both || containedAxes == (axis == .vertical ? .vertical : .horizontal)
  }

  /// How far a strip has to go from between two pages to one of them; 0 where it is not between them.
  ///
  /// It stands on a page within 1e-6 pt: sums of a finger's distances round.
  static func gap(
    from place: Double, between a: Double, and b: Double, isForward: Bool
  ) -> Double {
    let (back, on) = (min(a, b), max(a, b))
    guard place - back > 1e-6, on - place > 1e-6 else { return 0 }
    return isForward ? on - place : place - back
  }
}

/// Distances of a member: asked of the box, they copy nothing of what stands next to it.
extension MemberBox {
  /// The same box, as that of a model of a type; nil where it is of another.
  func of<Model: Draggable>(_ type: Model.Type) -> ModelBox<Model>? {
    guard self is ModelBox<Model> else { return nil }
    return unsafe unsafeDowncast(self, to: ModelBox<Model>.self)
  }

  /// Whether it scrolls on, as it counts itself.
  func isOn(_ axis: ScrollAxis, isForward: Bool) -> Bool {
    line(axis).map { isForward == ($0.sign > 0) } ?? isForward
  }

  /// How far fingers can move it before it meets its edge, in points; negative beyond it.
  func scrollableDistance(_ axis: ScrollAxis, isForward: Bool) -> Double {
    guard let line = line(axis) else { return 0 }
    return line.moving.scrollableDistance(isForward: isForward == (line.sign > 0))
  }

  /// How far fingers have stretched it beyond the edge behind it, in points; negative within.
  func overhang(_ axis: ScrollAxis, isForward: Bool) -> Double {
    guard let line = line(axis) else { return 0 }
    return line.moving.overhang(isForward: isForward == (line.sign > 0))
  }

  /// Where fingers have it, without resistance.
  func raw(_ axis: ScrollAxis) -> Double { line(axis).map { $0.moving.raw * $0.sign } ?? 0 }

  /// The edge ahead, where it rests.
  func edge(_ axis: ScrollAxis, isForward: Bool) -> Double {
    guard let line = line(axis) else { return 0 }
    let range = line.moving.range
    return (isForward == (line.sign > 0) ? range.upperBound : range.lowerBound) * line.sign
  }

  /// Whether it can be pulled beyond its edges.
  func isElastic(_ axis: ScrollAxis) -> Bool { line(axis)?.moving.isElastic ?? false }

  /// Whether a held key runs it.
  var isPressed: Bool {
    line(.vertical)?.moving.isPressed == true || line(.horizontal)?.moving.isPressed == true
  }

  /// How far it can go from where it will come to rest, in points.
  func remaining(_ axis: ScrollAxis, isForward: Bool) -> Double {
    guard let line = line(axis) else { return 0 }
    let (range, destination) = (line.moving.range, line.moving.destination)
    return isForward == (line.sign > 0)
      ? range.upperBound - destination : destination - range.lowerBound
  }
}
