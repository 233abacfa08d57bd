@_spi(Formulas) import ScrollPhysics

/// Programs: scrolls in a time, handed out as the finger's distance is.
extension NestedScroll {
  /// Scrolls the ``active`` member and everything around it to the top, as a tap on the status bar does; what a
  /// finger that drags could move stays.
  @discardableResult
  public mutating func scrollToTop(animated: Bool = true) -> NestedEvents {
    beginCall()
    for index in members.path(to: members.chain(at: active, along: .vertical))
    where members[index].canDrag(.vertical) && !isUnderFinger(index) {
      members.change(index, at: body.clock) { $0.scrollUp(animated: animated) }
    }
    return collect()
  }

  /// Whether fingers that drag have a member, so that programs change nothing.
  private func isUnderFinger(_ index: Int) -> Bool {
    if body.isDragging || gesture.pinched != nil, gesture.reach.contains(index) { return true }
    return waiting.contains { ($0.isDragging || $0.pinched != nil) && $0.reach.contains(index) }
  }

  /// Scrolls by a distance: each as far as it can, in the order of their turns.
  mutating func scroll(by delta: Vector2, on chains: AxisPair<Int>, in step: PageStep) {
    var factor = step == .notch ? nil : Optional(1.0)
    for axis in ScrollAxis.allCases where delta[axis] != 0 {
      let isForward = delta[axis] > 0
      let order = members.turns(
        at: chains[axis], along: axis, isForward: isForward, for: NestedGesture.none
      ).order
      var rest = abs(delta[axis]) * (factor ?? 1)
      for index in order where rest > 0 {
        // It ends at what no key can be held on. Nothing may keep the box while the member changes: it would be copied.
        if step == .rest,
          members[index].box.scroller?.distance(of: .pageDown, along: axis) == nil
        {
          break
        }
        let remaining = members.remaining(of: index, axis, isForward: isForward, by: step)
        guard remaining > 0 else { continue }
        if factor == nil {
          // Whose turn it is counts the notch.
          let counted = members.change(index, at: body.clock) { $0.notchFactor(delta) }
          (factor, rest) = (counted, rest * counted)
        }
        // Drawers and pagers go to their next place, and what lies in them waits.
        let isWhole = step.isWhole && members[index].kind == .scroller
        let isPaged = members[index].isPaged(along: axis) && !isWhole
        // So do they where a key has scrolled what lies in them.
        if isPaged, step != .notch, rest < abs(delta[axis]) { break }
        let share = isPaged ? min(remaining, members[index].length(axis)) : min(remaining, rest)
        members.change(index, at: body.clock) {
          $0.scroll(by: isForward ? share : -share, along: axis, in: step)
        }
        rest = isPaged ? 0 : rest - share
      }
      countReturn(delta[axis], along: axis, at: chains[axis])
    }
  }
}

extension NestedMembers {
  /// How far a member can be scrolled from where that would begin, in points.
  @inline(never)
  func remaining(
    of index: Int, _ axis: ScrollAxis, isForward: Bool, by step: PageStep
  ) -> Double { self[index].asked { $0.remaining(axis, isForward: isForward, by: step) } }
}

/// By what a page is scrolled that no finger drags.
enum PageStep {
  /// A notch of a wheel.
  case notch
  /// A key that scrolls by a line or a page.
  case key
  /// A key that is held down.
  case hold
  /// A key that scrolls as far as there is, but a drawer or a pager to its next place.
  case document
  /// What a held key that went up scrolls farther than its scroller reaches: scrollers that it could run, by the distance.
  case rest

  /// Whether it is counted from where what is under way ends.
  var isWhole: Bool { self == .document || self == .rest }

  /// How long a notch or a key takes, in seconds; programs under way that are to end later are not counted from.
  var duration: Double { self == .notch ? ProgramCurve.notchDuration : ProgramCurve.offsetDuration }
}
