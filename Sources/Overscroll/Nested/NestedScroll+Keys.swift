/// Keys, pressed or held down.
extension NestedScroll {
  /// A key was pressed: a program of 0.3 s.
  ///
  /// A page is that of the ``active`` member, or of the innermost one around it that can move along
  /// the axis; home and end go all the distance, through all of them. Keys turn whole pages where there
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
  /// then, with its speed. Where that is no scroller, or rests on pages, the key is a press.
  @discardableResult
  public mutating func keyDown(
    _ command: KeyCommand, isRepeat: Bool = false, time: Double
  ) -> NestedEvents {
    beginCall()
    begin(at: time)
    if !isRepeat { endKey() }
    if !isTracking, isDragEnabled, let run = run(of: command) {
      if !isRepeat {
        members[run.index].own.follow(driver.clock)
        if members[run.index].own.press(by: run.distance, velocity: nil, along: run.axis) {
          members[run.index].passes = 0
          heldKey = command
        }
        note(run.index)
        passMomentum(until: driver.clock.shown)
      }
    } else if !isRepeat || command.granularity != .document {
      press(command)
    }
    driver.clock.end()
    return collect()
  }

  /// A key went up: what it moves glides on.
  @discardableResult
  public mutating func keyUp(_ command: KeyCommand, time: Double) -> NestedEvents {
    beginCall()
    begin(at: time)
    if heldKey == command { endKey() }
    driver.clock.end()
    return collect()
  }

  /// Ends what a held key does.
  mutating func endKey() {
    guard heldKey != nil else { return }
    heldKey = nil
    for index in moving {
      members[index].own.follow(driver.clock)
      members[index].own.endKey()
      note(index)
    }
  }

  /// Which scroller a key runs while it is held, and by how much; nil where it is a press.
  private func run(
    of command: KeyCommand
  ) -> (index: Int, axis: ScrollAxis, distance: Double)? {
    let path = path(to: active)
    let (command, axis) = directed(command, on: path)
    let order = order(
      of: self.path(to: beginner(of: command, along: axis)), along: axis,
      isForward: command.isForward)
    for place in 0..<order.count {
      let index = order[place]
      guard members[index].remaining(axis, isForward: command.isForward) > 0 else { continue }
      return members[index].box.distance(of: command, along: axis).map { (index, axis, $0) }
    }
    return nil
  }

  /// The innermost member that a key moves.
  private func beginner(of command: KeyCommand, along axis: ScrollAxis) -> Int {
    var travel = Vector2.zero
    travel[axis] = command.isForward ? -1 : 1
    return beginner(at: active, travel: travel)
  }

  /// A key in the direction of the content, and the axis that it scrolls.
  private func directed(_ command: KeyCommand, on path: MemberPath) -> (KeyCommand, ScrollAxis) {
    var length = Vector2.zero
    for axis in ScrollAxis.allCases {
      for place in 0..<path.count where members[path[place]].box.canDrag(axis) {
        length[axis] += members[path[place]].remaining(axis, isForward: false)
        length[axis] += members[path[place]].remaining(axis, isForward: true)
      }
    }
    let main: ScrollAxis = length.y == 0 && length.x != 0 ? .horizontal : .vertical
    let command = command.mirrored(for: members[active].box.layoutDirection, along: main)
    return (command, command.axis(main: main))
  }

  private mutating func press(_ command: KeyCommand) {
    guard !isTracking else { return }
    let path = path(to: active)
    var (least, most, viewport) = (Vector2.zero, Vector2.zero, Size2(0, 0))
    for axis in ScrollAxis.allCases {
      for place in 0..<path.count where members[path[place]].box.canDrag(axis) {
        least[axis] -= members[path[place]].remaining(axis, isForward: false)
        most[axis] += members[path[place]].remaining(axis, isForward: true)
        viewport[axis] = members[path[place]].box.length(axis)
      }
    }
    let (command, axis) = directed(command, on: path)
    let target = command.target(from: .zero, viewport: viewport, range: (least, most))
    scroll(by: target, on: self.path(to: beginner(of: command, along: axis)))
  }
}
