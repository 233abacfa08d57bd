internal import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollGestures

extension OverscrollNested: Scrolling {
  typealias Value = NestedScroll
  typealias Def = OverscrollNestedDef

  static var kind: UInt8 { UInt8(OVERSCROLL_KIND_NESTED) }

  static func events(_ happened: NestedEvents, of page: NestedScroll) -> OverscrollNestedEvents {
    OverscrollNestedEvents(page)
  }

  static func release(_ release: NestedRelease, of page: NestedScroll) -> OverscrollNestedRelease {
    OverscrollNestedRelease(
      velocity: OverscrollVector(release.velocity), happened: OverscrollNestedEvents(page),
      will_settle: release.willSettle.flag, did_drag: release.didDrag.flag,
      did_stop_motion: release.didStopMotion.flag, reserved: (0, 0, 0, 0, 0))
  }

  static func frame(_ page: inout NestedScroll, _ shown: NestedFrame?) -> OverscrollNestedFrame {
    OverscrollNestedFrame(
      time: page.time, happened: shown == nil ? .none : OverscrollNestedEvents(page),
      active: Int32(page.active), phase: UInt8(page.phase.code), is_moving: page.isMoving.flag,
      is_tracking: page.isTracking.flag, is_dragging: page.isDragging.flag,
      is_decelerating: page.isDecelerating.flag, reserved: (0, 0, 0, 0, 0, 0, 0))
  }

  static func has(_ target: Int32, _ page: inout NestedScroll) -> Bool {
    page.has(target) || target == -1
  }

  static func touch(
    _ page: inout NestedScroll, _ event: TouchEvent, target: Int32
  ) -> OverscrollNestedRelease {
    guard event.phase == .began, target >= 0 else { return release(page.handle(event), of: page) }
    page.touchDown(event.id, at: event.position ?? .zero, in: Int(target), time: event.time)
    return OverscrollNestedRelease(
      velocity: OverscrollVector(), happened: OverscrollNestedEvents(page),
      will_settle: page.isMoving.flag, did_drag: 0, did_stop_motion: 0, reserved: (0, 0, 0, 0, 0))
  }

  static func wheel(
    _ page: inout NestedScroll, _ event: WheelEvent, target: Int32
  ) -> NestedEvents { page.wheel(event, in: target < 0 ? nil : Int(target)) }

  static func scrollToTop(_ page: inout NestedScroll, animated: Bool) -> NestedEvents {
    page.scrollToTop(animated: animated)
  }
}

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
  /// The events of members, each once, and that momentum was passed on; in the order of their codes.
  fileprivate var packedEvents: OverscrollEvents {
    var seen: UInt32 = 0
    for index in 0..<count {
      var rest = MemberKind.of(index, in: self)?.events(index, self) ?? 0
      while rest != 0 { (seen, rest) = (seen | 1 << UInt32(rest & 15), rest >> 4) }
    }
    if lastPass != nil { seen |= 1 << UInt32(OVERSCROLL_DID_PASS_MOMENTUM) }
    var (packed, place) = (OverscrollEvents(0), OverscrollEvents(0))
    while seen != 0 {
      packed |= OverscrollEvents(seen.trailingZeroBitCount) << place
      (seen, place) = (seen & (seen - 1), place + 4)
    }
    return packed
  }
}

extension OverscrollMomentumPass {
  init(_ pass: MomentumPass?) {
    guard let pass else {
      self.init()
      (source, target) = (-1, -1)
      return
    }
    self.init(
      time: pass.time, speed: pass.speed, target_speed: pass.targetSpeed,
      source: Int32(pass.source), target: Int32(pass.target), direction: pass.direction.code,
      target_direction: pass.targetDirection.code)
  }
}
