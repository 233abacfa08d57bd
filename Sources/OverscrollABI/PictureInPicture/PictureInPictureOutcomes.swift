internal import COverscroll
internal import Overscroll
internal import ScrollCoordinates

extension OverscrollPictureInPicture: Moving {
  typealias Value = PictureInPicture
  typealias Def = OverscrollPictureInPictureDef

  static var kind: UInt8 { UInt8(OVERSCROLL_KIND_PICTURE_IN_PICTURE) }

  static func events(
    _ happened: PictureInPictureEvents, of window: PictureInPicture
  ) -> OverscrollPictureInPictureEvents { OverscrollPictureInPictureEvents(happened) }

  static func release(
    _ release: PictureInPictureRelease, of window: PictureInPicture
  ) -> OverscrollPictureInPictureRelease {
    OverscrollPictureInPictureRelease(
      velocity: OverscrollVector(release.velocity),
      projection: OverscrollVector(release.projection),
      happened: OverscrollPictureInPictureEvents(release.events),
      place: OverscrollPlace(release.place), will_settle: release.willSettle.flag,
      did_drag: release.didDrag.flag, did_stop_motion: release.didStopMotion.flag,
      reserved: (0, 0, 0, 0, 0))
  }

  static func frame(
    _ window: inout PictureInPicture, _ shown: PictureInPictureFrame?
  ) -> OverscrollPictureInPictureFrame {
    OverscrollPictureInPictureFrame(
      time: window.time, frame: OverscrollRect(window.frame),
      velocity: OverscrollVector(window.velocity),
      happened: OverscrollPictureInPictureEvents(shown?.events ?? PictureInPictureEvents()),
      place: OverscrollPlace(window.place), target_place: OverscrollPlace(window.targetPlace),
      phase: UInt8(window.phase.code), is_moving: window.isMoving.flag,
      is_tracking: window.isTracking.flag, is_dragging: window.isDragging.flag,
      is_stashed: window.isStashed.flag, reserved: (0, 0, 0))
  }

  static func move(
    _ window: inout PictureInPicture, to place: OverscrollPlace, animated: Bool
  ) -> PictureInPictureEvents? {
    place.place(count: window.restingPlaces.count).map { window.move(to: $0, animated: animated) }
  }
}

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
    events = OverscrollEvents(happened)
    if let change = happened.departure {
      (will_leave, will_enter) = (OverscrollPlace(change.from), OverscrollPlace(change.to))
    }
    if let change = happened.arrival {
      (did_leave, did_enter) = (OverscrollPlace(change.from), OverscrollPlace(change.to))
    }
  }
}
