import ScrollGestures

/// Some fingers, and the chains of members that they move.
///
/// A page has as many as chains are touched: fingers on two sibling lists are two gestures, each with its own slop,
/// axis, velocity and taps. One of them is at work, its fingers are the body's; the others wait.
struct NestedGesture: Hashable, Sendable {
  /// What has no fingers: a wheel, or a key.
  static let none: Int8 = -1

  /// What members are held by: it never changes.
  let id: Int8

  // While it waits:
  /// Its fingers.
  var fingers = Fingers()
  /// Whether they drag.
  var isDragging = false
  /// Whether its latest touch stopped what moved on its own chains: then it is no tap.
  var didStopMotion = false

  // Always:
  /// The member that its first finger touched.
  var touched = 0
  /// Fingers that came after the first one, some of which have lifted, and the members that they touched.
  var joined: [JoinedFinger] = []
  /// The innermost members that it moves along each axis.
  var chains = AxisPair(x: 0, y: 0)
  /// Those that it touches: these and what they lie in, the outermost first.
  var reach: [Int] = []
  /// The innermost of them that have begun to move; nil until it drags.
  var begun: AxisPair<Int>?
  /// The axis that the drag was tied to when they began.
  var begunAxis: ScrollAxis?
  /// The member that has the fingers whole, until the last one lifts.
  var exclusiveMember: Int?
  /// The fingers that it has.
  var exclusiveFingers: [Int] = []
  /// How far two fingers spread.
  var pinch = Pinch()
  /// The member that two fingers zoom, until the last one lifts.
  var pinched: Int?
  /// How much of the distance has been handed out, in points.
  var travelled = Vector2.zero
  /// Who took the last bit of it; -1 for nobody.
  var lastMoved = AxisPair(x: -1, y: -1)

  init(id: Int8) { self.id = id }

  /// Whether a finger of it is down, while it waits.
  var isLive: Bool { fingers.count > 0 || exclusiveMember != nil }

  /// Whether it has no fingers, on a trackpad neither, while it waits.
  var isFree: Bool { !isLive && !fingers.isStroking }

  /// Nothing is moved any more.
  mutating func end() {
    lastMoved = AxisPair(x: -1, y: -1)
    travelled = .zero
    (pinched, begun) = (nil, nil)
  }
}

/// A finger that is not a gesture's first, and the member that it touched.
struct JoinedFinger: Hashable, Sendable {
  let id: Int
  let member: Int
}

/// The table of gestures.
extension NestedScroll {
  /// Lets a gesture that waits go to work.
  mutating func select(_ place: Int) {
    gesture.fingers = body.fingers
    (gesture.isDragging, gesture.didStopMotion) = (body.isDragging, body.didStopMotion)
    swap(&gesture, &waiting[place])
    body.fingers = gesture.fingers
    (body.isDragging, body.didStopMotion) = (gesture.isDragging, gesture.didStopMotion)
  }

  /// Does something with every gesture, the one at work first.
  mutating func forEachGesture(_ act: (inout NestedScroll) -> Void) {
    act(&self)
    for place in waiting.indices {
      select(place)
      act(&self)
    }
  }

  /// Whether the gesture at work has fingers that are down.
  var isLive: Bool {
    @inline(__always) get { body.fingers.count > 0 || gesture.exclusiveMember != nil }
  }

  /// Lets the gesture work that a touch belongs to.
  mutating func choose(for event: TouchEvent) {
    if event.phase != .began, waiting.isEmpty { return }
    if has(event.id) { return }
    if let place = waiting.firstIndex(where: { $0.has(event.id) }) { return select(place) }
    guard event.phase == .began else { return }
    let member = aim ?? active
    // One on the same chain, else one whose last touch was here, else any that is free.
    if isLive ? joins(gesture, member) : isFree && (waiting.isEmpty || gesture.touched == member) {
      return
    }
    let free =
      waiting.firstIndex { $0.isLive && joins($0, member) }
      ?? waiting.firstIndex { $0.isFree && $0.touched == member }
    if free == nil, isFree { return }
    if let free { select(free) } else { selectFree() }
  }

  /// Lets the gesture work that strokes on a trackpad, or a free one.
  mutating func selectStroke() {
    if let place = waiting.firstIndex(where: { $0.fingers.isStroking }) {
      select(place)
    } else if !body.fingers.isStroking {
      selectFree()
    }
  }

  /// Lets a gesture work that has no fingers, if there are not too many.
  private mutating func selectFree() {
    guard !isFree else { return }
    if let place = waiting.firstIndex(where: { $0.isFree }) {
      select(place)
    } else if waiting.count < Int8.max {
      var new = NestedGesture(id: Int8(waiting.count + 1))
      new.fingers.configuration = pan
      new.reach.reserveCapacity(members.count)
      waiting.append(new)
      select(waiting.count - 1)
    }
  }

  /// Whether the gesture at work has no fingers, on a trackpad neither.
  private var isFree: Bool { !isLive && !body.fingers.isStroking }

  private func has(_ id: Int) -> Bool {
    body.fingers.holds(id) || gesture.exclusiveFingers.contains(id)
  }

  /// Whether a finger on a member is one more of a gesture that is live.
  private func joins(_ gesture: NestedGesture, _ member: Int) -> Bool {
    if members[member].kind == nil || gesture.exclusiveMember != nil {
      return gesture.exclusiveMember == member
    }
    let path = members.path(to: member)
    if gesture.reach.contains(member) || path.contains(gesture.touched) { return true }
    // Two fingers zoom what both lie in.
    return path.contains { members[$0].canZoom && gesture.reach.contains($0) }
  }

  /// Whether another gesture's fingers are on a member: who they are.
  func other(on index: Int) -> Int8? {
    for other in waiting where other.isLive && other.reach.contains(index) { return other.id }
    return nil
  }

  /// Whether a gesture other than the one at work moves a member.
  func isHeldByOther(_ index: Int) -> Bool {
    let holder = members[index].holder
    return holder.x >= 0 && holder.x != gesture.id || holder.y >= 0 && holder.y != gesture.id
  }
}

extension NestedGesture {
  fileprivate func has(_ id: Int) -> Bool { fingers.holds(id) || exclusiveFingers.contains(id) }
}
