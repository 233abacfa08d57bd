/// What a member of a ``NestedScroll`` has to do with the others.
///
/// Everything about distances and speeds is counted as a scroll view's offset is: it grows as the finger
/// moves up or left, whichever way the member itself counts.
///
/// Plain memory, with which nothing is counted when it is copied: ``NestedMembers`` keeps the boxes, and a copy of a row
/// is valid as long as they are its.
struct NestedMember: Hashable, Sendable {
  private var kept: KeptBox

  /// What it is.
  var box: MemberBox {
    @inline(__always) get { kept.box }
    set {
      kept = KeptBox(newValue)
      lines = newValue.lines
    }
  }

  /// Where its motion along each axis is stored.
  var lines: MemberLines

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

  /// How it moves, and what fingers can do with it: as it was noted last.
  var traits: MemberTraits

  /// How often the momentum it moves with has been passed on.
  var passes = 0

  /// Whether it is listed among those that move by themselves.
  var isListedMoving = false

  /// Whether it is listed among those to which something happened in the last call.
  var isListedEventful = false

  init(_ box: MemberBox, in parent: Int?, order: HandOffOrder, mass: Double) {
    kept = KeptBox(box)
    lines = box.lines
    traits = box.traits
    self.parent = parent
    self.order = order
    self.mass = mass
  }

  // MARK: - What it is, asked without counting who has it

  @inline(__always)
  func asked<Answer>(_ question: (MemberBox) -> Answer) -> Answer { kept.asked(question) }

  /// Whether there is a member; false where one has been removed.
  var isMember: Bool { asked { $0.isMember } }

  /// What it is, of those that share the finger's distance; nil for those that take fingers whole.
  var kind: NestedMemberKind? { asked { $0.kind } }

  /// Whether it moves without a finger.
  var isMoving: Bool { traits.contains(.isMoving) }

  /// Whether a finger is on it.
  var isTracking: Bool { asked { $0.isTracking } }

  /// Whether fingers can move it along an axis.
  func canDrag(_ axis: ScrollAxis) -> Bool { traits.contains(.drags(axis)) }

  /// The axes along which fingers can move it by itself; both where there are none.
  var axes: PanAxes { PanAxes(isWide: canDrag(.horizontal), isHigh: canDrag(.vertical)) }

  /// Whether fingers can move it at all.
  var canDrag: Bool { canDrag(.horizontal) || canDrag(.vertical) }

  /// Whether fingers can zoom it.
  var canZoom: Bool { asked { $0.scroller?.model.zoom.isEnabled ?? false } }

  /// Whether fingers can or could zoom it.
  var hasZoomed: Bool { asked { $0.scroller?.model.zoom.followsFingers ?? false } }

  /// Whether a release has no least speed.
  var flingsAtAnySpeed: Bool { asked { $0.flingsAtAnySpeed } }

  /// Whether fingers zoom it.
  var isZooming: Bool { asked { $0.scroller?.model.isZooming ?? false } }

  /// The page it rests on; nil where it does not rest on pages.
  var restingPage: Int? { asked { $0.restingPage } }

  /// Whether it goes from place to place along an axis, never in between.
  func isPaged(along axis: ScrollAxis) -> Bool { traits.contains(.isPaged(axis)) }

  /// How much of it is seen along an axis, in points.
  func length(_ axis: ScrollAxis) -> Double { asked { $0.length(axis) } }

  /// How far fingers can move it before it stands on a page, in points; 0 where it stands on one, or has none.
  func distanceToPage(_ axis: ScrollAxis, isForward: Bool) -> Double {
    isPaged(along: axis) ? asked { $0.distanceToPage(axis, isForward: isForward) } : 0
  }

  /// Something was done to it; whether it has to be listed among those that move, and among the eventful ones.
  mutating func note() -> (moves: Bool, isNew: Bool) {
    traits = asked { $0.traits }
    let listing = (moves: isMoving && !isListedMoving, isNew: !isListedEventful)
    isListedMoving = isListedMoving || isMoving
    isListedEventful = true
    return listing
  }

  // MARK: - Shares of a distance

  /// Whether it takes its turn before those inside it: a drawer that opens downwards is mirrored.
  @inline(__always)
  func isOuterFirst(_ axis: ScrollAxis, isForward: Bool) -> Bool {
    switch order {
    case .innerFirst, .uiKit: false
    case .collapsing: lines.isOn(axis, isForward: isForward)
    case .quickReturn: returnsIn == 0 || lines.isOn(axis, isForward: isForward)
    }
  }

  /// Whether it is one that has to be scrolled back first; one that is scrolled on has to be again.
  mutating func awaitsReturn(_ axis: ScrollAxis, isForward: Bool) -> Bool {
    guard order == .quickReturn, returnDistance > 0, canDrag(axis) else { return false }
    let isOn = lines.isOn(axis, isForward: isForward)
    if isOn { returnsIn = returnDistance }
    return returnsIn > 0 && !isOn
  }

  /// Whether it leaves nothing of an axis to what it lies in.
  @inline(__always)
  func contains(_ axis: ScrollAxis) -> Bool {
    containedAxes == .both || containedAxes == PanAxes(axis)
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
