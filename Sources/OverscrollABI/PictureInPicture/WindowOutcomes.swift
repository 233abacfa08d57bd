internal import COverscroll
internal import Overscroll
internal import ScrollGeometry

extension OverscrollRect {
  init(_ rect: Rect2) {
    self.init(x: rect.minX, y: rect.minY, width: rect.size.width, height: rect.size.height)
  }
}

extension OverscrollPlace {
  init(_ place: PictureInPicturePlace) {
    self.init()
    switch place {
    case .resting(let index): self.index = Int32(index)
    case .stashed(let side, let share):
      let code = side == .left ? OVERSCROLL_PLACE_STASHED_LEFT : OVERSCROLL_PLACE_STASHED_RIGHT
      kind = Int32(code)
      self.share = share
    }
  }

  /// The place, if a window with so many has it.
  func place(count: Int) -> PictureInPicturePlace? {
    switch Int(kind) {
    case OVERSCROLL_PLACE_RESTING:
      index >= 0 && Int(index) < count ? .resting(Int(index)) : nil
    case OVERSCROLL_PLACE_STASHED_LEFT: share.isPlace ? .stashed(.left, share: share) : nil
    case OVERSCROLL_PLACE_STASHED_RIGHT: share.isPlace ? .stashed(.right, share: share) : nil
    default: nil
    }
  }
}

extension OverscrollPictureInPictureEvents {
  init(_ happened: PictureInPictureEvents) {
    self.init()
    events = packed(happened) { $0.code }
    for index in 0..<happened.count {
      switch happened.event(index) {
      case .willChangePlace(let from, let to):
        (will_leave, will_enter) = (OverscrollPlace(from), OverscrollPlace(to))
      case .didChangePlace(let from, let to):
        (did_leave, did_enter) = (OverscrollPlace(from), OverscrollPlace(to))
      case .willBeginDragging, .didMove, .didEndDragging, .didSettle, nil: break
      }
    }
  }
}

extension PictureInPictureEvent {
  fileprivate var code: Int {
    switch self {
    case .willBeginDragging: OVERSCROLL_WINDOW_WILL_BEGIN_DRAGGING
    case .didMove: OVERSCROLL_WINDOW_DID_MOVE
    case .didEndDragging: OVERSCROLL_WINDOW_DID_END_DRAGGING
    case .willChangePlace: OVERSCROLL_WINDOW_WILL_CHANGE_PLACE
    case .didChangePlace: OVERSCROLL_WINDOW_DID_CHANGE_PLACE
    case .didSettle: OVERSCROLL_WINDOW_DID_SETTLE
    }
  }
}

extension OverscrollPictureInPictureFrame {
  /// What there is to draw of a window, and what happened before.
  init(_ window: PictureInPicture, _ happened: PictureInPictureEvents = PictureInPictureEvents()) {
    self.init(
      time: window.time, frame: OverscrollRect(window.frame),
      velocity: OverscrollVector(window.velocity),
      happened: OverscrollPictureInPictureEvents(happened), place: OverscrollPlace(window.place),
      target_place: OverscrollPlace(window.targetPlace), phase: window.phase.code,
      is_moving: window.isMoving ? 1 : 0, is_tracking: window.isTracking ? 1 : 0,
      is_dragging: window.isDragging ? 1 : 0, is_stashed: window.isStashed ? 1 : 0,
      reserved: (0, 0, 0))
  }
}

extension PictureInPicturePhase {
  fileprivate var code: UInt8 {
    switch self {
    case .idle: UInt8(OVERSCROLL_PHASE_IDLE)
    case .tracking: UInt8(OVERSCROLL_PHASE_TRACKING)
    case .dragging: UInt8(OVERSCROLL_PHASE_DRAGGING)
    case .settling: UInt8(OVERSCROLL_PHASE_SETTLING)
    }
  }
}

extension OverscrollPictureInPictureRelease {
  init(_ release: PictureInPictureRelease) {
    self.init(
      velocity: OverscrollVector(release.velocity),
      projection: OverscrollVector(release.projection),
      happened: OverscrollPictureInPictureEvents(release.events),
      place: OverscrollPlace(release.place), will_settle: release.willSettle ? 1 : 0,
      did_drag: release.didDrag ? 1 : 0, reserved: (0, 0, 0, 0, 0, 0))
  }
}
