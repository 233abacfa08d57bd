/// Keys, pressed or held down.
extension NestedScroll {
  /// A key was pressed: a program of 0.3 s, of home and end as a scroll to the top.
  ///
  /// A page is that of the ``active`` member, or of the innermost one around it that can move along
  /// the axis; home and end go all the distance, through all scrollers. Keys turn whole pages where there
  /// are pages. Repeated presses add up, from the targets under way.
  @discardableResult
  public mutating func key(_ command: KeyCommand) -> NestedEvents {
    beginCall()
    press(command)
    return collect()
  }

  /// A key went down: as long as it is held, the scroller whose turn it is runs.
  ///
  /// As for ``Scroller/keyDown(_:isRepeat:time:)``; what comes to its edge hands the run on to whose turn it is
  /// then, with its speed. Where that is no scroller, or rests on pages, the key is a press; its repeats go on with what
  /// is next.
  @discardableResult
  public mutating func keyDown(
    _ command: KeyCommand, isRepeat: Bool = false, time: Double
  ) -> NestedEvents {
    beginCall()
    begin(at: time)
    if !isRepeat { endKey() }
    if isRepeat, heldKey == command.withoutShift {
      // It runs already.
    } else if isDragEnabled, let run = run(of: command) {
      // What was pressed first, such as a drawer, comes to its place.
      if !isRepeat || heldKey == nil && !isMoving {
        let runs = members.change(run.index, at: body.clock) {
          $0.scroller?.model.hold(run.axis, by: run.distance) == true
        }
        if runs {
          members[run.index].passes = 0
          heldKey = command.withoutShift
          members.noteChains(members.chains(at: active))
        }
        passMomentum(until: body.clock.beginning)
      }
    } else if !isRepeat || command.granularity != .document {
      press(command)
    }
    body.clock.end()
    return collect()
  }

  /// A key went up: what it moves glides on.
  @discardableResult
  public mutating func keyUp(_ command: KeyCommand, time: Double) -> NestedEvents {
    beginCall()
    begin(at: time)
    if heldKey == command.withoutShift { endKey(isUp: true) }
    body.clock.end()
    return collect()
  }

  /// Ends what a held key does; where it went up, as far as it scrolls at least.
  mutating func endKey(isUp: Bool = false) {
    guard heldKey != nil else { return }
    heldKey = nil
    for place in 0..<members.lists.moving.count {
      let index = members.lists.moving[place]
      let lines = members[index].lines
      let rest = Vector2(lines.pressBeyond(.horizontal), lines.pressBeyond(.vertical))
      members.change(index, at: body.clock) { $0.scroller?.model.endKey() }
      if isUp { scrollOn(by: rest, from: index) }
    }
  }

  /// What a key that went up scrolls farther than its member reaches, the scrollers scroll whose turn is next.
  private mutating func scrollOn(by distance: Vector2, from source: Int) {
    let chains =
      members[source].order == .uiKit
      ? AxisPair(x: source, y: source)
      : AxisPair(
        x: members.chain(from: source, along: .horizontal),
        y: members.chain(from: source, along: .vertical))
    scroll(by: distance, on: chains, in: .rest)
  }

  /// Whether fingers on what the gesture at work touches end what a held key does: nothing else runs by it.
  var endsKey: Bool {
    for place in 0..<members.lists.moving.count {
      let index = members.lists.moving[place]
      if !gesture.reach.contains(index), members[index].lines.isPressed { return false }
    }
    return true
  }

  /// Which scroller a key runs while it is held, and by how much; nil where it is a press.
  private func run(
    of command: KeyCommand
  ) -> (index: Int, axis: ScrollAxis, distance: Double)? {
    let chains = members.chains(at: active)
    let (command, axis) = command.directed(
      within: reach(of: chains), members[active].box.layoutDirection)
    let inner = beginners(of: command, along: axis, at: chains)[axis]
    let order = members.turns(
      at: inner, along: axis, isForward: command.isForward, for: NestedGesture.none
    ).order
    let isForward = command.isForward
    let next =
      order.first { members.remaining(of: $0, axis, isForward: isForward, by: .hold) > 0 }
      // Beyond an edge a held key's spring draws it back.
      ?? order.first {
        members[$0].kind == .scroller && members[$0].lines[axis]?.moving.isOutside == true
      }
    guard let next else { return nil }
    return members[next].box.scroller?.distance(of: command, along: axis).map { (next, axis, $0) }
  }

  /// The innermost members that a key moves.
  private func beginners(
    of command: KeyCommand, along axis: ScrollAxis, at chains: AxisPair<Int>
  ) -> AxisPair<Int> {
    var travel = Vector2.zero
    travel[axis] = command.isForward ? -1 : 1
    return members.beginners(at: chains, travel: travel, slop: pan.slop)
  }

  /// How far the members of chains can be scrolled from where that would begin, back and on, in points.
  private func reach(
    of chains: AxisPair<Int>, by step: PageStep = .key
  ) -> (min: Vector2, max: Vector2) {
    var (least, most) = (Vector2.zero, Vector2.zero)
    for axis in ScrollAxis.allCases {
      for index in members.path(to: chains[axis])
      where members[index].canDrag(axis) && !members[index].isTracking {
        least[axis] -= members.remaining(of: index, axis, isForward: false, by: step)
        most[axis] += members.remaining(of: index, axis, isForward: true, by: step)
      }
    }
    return (least, most)
  }

  private mutating func press(_ command: KeyCommand) {
    let chains = members.chains(at: active)
    var viewport = Size2(0, 0)
    var lineSteps = Vector2(KeyCommand.lineStep, KeyCommand.lineStep)
    for axis in ScrollAxis.allCases {
      for index in members.path(to: chains[axis]) where members[index].canDrag(axis) {
        viewport[axis] = members[index].length(axis)
        lineSteps[axis] = members[index].asked { $0.lineStep }
      }
    }
    let step = command.granularity == .document ? PageStep.document : .key
    let reach = reach(of: chains, by: step)
    let (command, axis) = command.directed(
      within: reach, members[active].box.layoutDirection)
    var distance = Vector2.zero
    distance[axis] =
      command.target(from: .zero, viewport: viewport, range: reach, lineStep: lineSteps[axis])[axis]
    scroll(by: distance, on: beginners(of: command, along: axis, at: chains), in: step)
  }
}
