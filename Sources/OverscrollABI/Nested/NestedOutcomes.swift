internal import COverscroll
internal import Overscroll

extension OverscrollNestedEvents {
  /// What happened to a page in its last call.
  init(_ page: NestedScroll) {
    self.init(events: page.packedEvents, pass: OverscrollMomentumPass(page.lastPass))
  }

  /// Nothing happened.
  static var none: OverscrollNestedEvents {
    OverscrollNestedEvents(events: 0, pass: OverscrollMomentumPass(nil))
  }
}

extension NestedScroll {
  /// The codes of all that happened, each once, in their order.
  fileprivate var packedEvents: OverscrollEvents {
    var all: UInt32 = 0
    for index in 0..<count {
      for event in events(of: index) { all |= 1 << UInt32(event.rawValue) }
    }
    if lastPass != nil { all |= 1 << UInt32(OVERSCROLL_NESTED_DID_PASS_MOMENTUM) }
    var (packed, place): (OverscrollEvents, OverscrollEvents) = (0, 0)
    while all != 0 {
      packed |= OverscrollEvents(all.trailingZeroBitCount) << place
      all &= all - 1
      place += 4
    }
    return packed
  }
}

extension OverscrollMomentumPass {
  init(_ pass: MomentumPass?) {
    guard let pass else {
      self.init()
      (giver, taker) = (-1, -1)
      return
    }
    self.init(
      time: pass.time, speed: pass.speed, taker_speed: pass.takerSpeed, giver: Int32(pass.giver),
      taker: Int32(pass.taker), direction: pass.direction.code,
      taker_direction: pass.takerDirection.code)
  }
}

extension OverscrollNestedFrame {
  init(_ page: NestedScroll, _ happened: OverscrollNestedEvents) {
    self.init(
      time: page.time, happened: happened, active: Int32(page.active),
      is_moving: page.isMoving ? 1 : 0, is_tracking: page.isTracking ? 1 : 0,
      is_dragging: page.isDragging ? 1 : 0, is_decelerating: page.isDecelerating ? 1 : 0)
  }
}

extension OverscrollNestedRelease {
  init(_ release: NestedRelease, of page: NestedScroll) {
    self.init(
      velocity: OverscrollVector(release.velocity), happened: OverscrollNestedEvents(page),
      is_moving: release.isMoving ? 1 : 0, did_drag: release.didDrag ? 1 : 0,
      reserved: (0, 0, 0, 0, 0, 0))
  }
}
