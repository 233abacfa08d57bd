@_spi(Formulas) import ScrollPhysics

/// Keys, pressed or held down.
///
/// | | a press | held down |
/// |---|---|---|
/// | an arrow: 40 pt of the content | 0.3 s | runs, faster up to 25 times the distance a second, and glides |
/// | a page, space: 0.8 viewports | 0.3 s | the same |
/// | the same where there are pages: one | 0.3 s | as a press; each repeat turns another |
/// | home, end | as a scroll to the top | as a press |
///
/// Hosts that say only presses call ``key(_:)``. One key at a time is held.
extension Scroller {
  /// A key was pressed: a program.
  ///
  /// Repeated presses add up, from the target under way; a coast ends where it is shown.
  @discardableResult
  public mutating func key(_ command: KeyCommand) -> ScrollEvents {
    press(command)
    return collect()
  }

  /// A key went down: as long as it is held the content runs (`HeldKey`).
  ///
  /// A coast the same way goes on in it, one against it ends; one along the other axis is damped, unless it goes to a
  /// page or another place to rest.
  ///
  /// A touch, a wheel, a program and another key end that. When its ``keyUp(_:time:)`` is lost the content runs to
  /// the end of its range, and rests there; ``Draggable/cancelTouches(time:)`` says that all keys are up. Under
  /// reduced motion, while fingers are down or the scale moves, and where there are pages it is a press.
  ///
  /// - Parameters:
  ///   - command: the key.
  ///   - isRepeat: whether the system repeats a key that is held: then nothing happens, but where keys are presses.
  ///   - time: when, in seconds.
  @discardableResult
  public mutating func keyDown(
    _ command: KeyCommand, isRepeat: Bool = false, time: Double
  ) -> ScrollEvents {
    begin(at: time)
    if !isRepeat { endKey() }
    if isScrollEnabled {
      let (directed, axis) = command.directed(within: reach, layoutDirection)
      if holdsKey(command, along: axis) {
        if !isRepeat, hold(axis, by: keyDistance(directed, along: axis)) {
          switches.heldKey = command.withoutShift
        }
      } else if !isRepeat || command.granularity != .document {
        press(command)
      }
    }
    body.clock.end()
    return collect()
  }

  /// A key went up: the content glides on, at least as far as a press would go.
  ///
  /// A key that is not held changes nothing.
  @discardableResult
  public mutating func keyUp(_ command: KeyCommand, time: Double) -> ScrollEvents {
    begin(at: time)
    if switches.heldKey == command.withoutShift { endKey() }
    body.clock.end()
    return collect()
  }

  /// Ends what a held key does, as when it goes up.
  mutating func endKey() {
    switches.heldKey = nil
    for axis in ScrollAxis.allCases where body.lines[at: axis].isPressed {
      let wasAnimating = isScrollAnimating
      let start = start(axis)
      body.lines[at: axis].endPress(at: start)
      announce(after: wasAnimating)
    }
  }

  /// A key goes down that scrolls an axis by a distance, in points; false if there is nothing to scroll that way.
  mutating func hold(_ axis: ScrollAxis, by distance: Double, velocity: Double? = nil) -> Bool {
    let (wasAnimating, start) = (isScrollAnimating, start(axis))
    guard body.lines[at: axis].press(by: distance, velocity: velocity, at: start) else {
      return false
    }
    if axis == .vertical { switches.isScrollingToTop = false }
    turns[axis] = PageChain()
    let cross = axis.cross
    if body.lines[at: cross].isDecelerating, rule(cross) == .none {
      let start = self.start(cross)
      body.lines[at: cross].joinPress(at: start)
    }
    announce(after: wasAnimating)
    return true
  }

  /// Whether a key runs that is held down; else it is a press.
  mutating func holdsKey(_ command: KeyCommand, along axis: ScrollAxis) -> Bool {
    !reducesMotion && !isTracking && !zoom.isMoving && command.granularity != .document
      && !isPaging(axis)
  }

  /// How a held key scrolls an axis, signed, in points.
  func keyDistance(_ command: KeyCommand, along axis: ScrollAxis) -> Double {
    let isLine = command.granularity == .line
    let distance = isLine ? lineStep : viewport[axis] * KeyCommand.pageFraction
    return command.isForward ? distance : -distance
  }

  var lineStep: Double { KeyCommand.lineStep * destinationZoomScale }

  /// The offsets between which keys scroll: those of the scale that it will have.
  var reach: (min: Vector2, max: Vector2) {
    let extent = extent(at: destinationZoomScale)
    let (x, y) = (extent.range(.horizontal), extent.range(.vertical))
    return (Vector2(x.lowerBound, y.lowerBound), Vector2(x.upperBound, y.upperBound))
  }

  private mutating func press(_ key: KeyCommand) {
    guard isScrollEnabled else { return }
    let (command, axis) = key.directed(within: reach, layoutDirection)
    let start = stepStart(within: ProgramCurve.offsetDuration)
    let target = command.target(from: start, viewport: viewport, range: reach, lineStep: lineStep)
    press(
      axis, to: target[axis], from: start, isForward: command.isForward,
      isWhole: command.granularity == .document)
  }

  /// A key scrolls an axis to a place, or to a page; a coast along the other axis ends where it is shown.
  ///
  /// - Parameters:
  ///   - start: where keys count from.
  ///   - isWhole: whether it goes all the way, as a scroll to the top does.
  @inline(never)
  mutating func press(
    _ axis: ScrollAxis, to place: Double, from start: Vector2, isForward: Bool, isWhole: Bool
  ) {
    let (least, most) = reach
    var target = Vector2(
      min(max(start.x, least.x), most.x), min(max(start.y, least.y), most.y))
    let page = isWhole ? nil : page(axis, from: start[axis], isForward: isForward)
    target[axis] = page ?? place
    // What goes there already, or has nothing to scroll, is not held up.
    if !zoom.isMoving,
      body.lines[at: axis].restingPlace(target[axis]) == body.lines[at: axis].destination
    {
      return
    }
    scroll(
      to: target, animated: true,
      duration: isWhole ? ProgramCurve.scrollToTopDuration : ProgramCurve.offsetDuration,
      curve: isWhole ? .scrollToTop : .standard)
  }

  mutating func stepStart(within duration: Double) -> Vector2 {
    Vector2(stepStart(.horizontal, within: duration), stepStart(.vertical, within: duration))
  }
}
