internal import COverscroll
internal import Overscroll
internal import ScrollCoordinates

extension OverscrollPictureInPicture: Moving {
  typealias Value = PictureInPicture
  typealias Def = OverscrollPictureInPictureDef
  typealias Events = OverscrollHappened

  static var kind: UInt8 { UInt8(OVERSCROLL_KIND_PICTURE_IN_PICTURE) }

  static func release(
    _ release: PictureInPictureRelease, of window: PictureInPicture
  ) -> OverscrollPictureInPictureRelease {
    OverscrollPictureInPictureRelease(
      velocity: OverscrollVector(release.velocity),
      projection: OverscrollVector(release.projection),
      happened: release.events.happened,
      place: release.place.place, will_settle: release.willSettle.flag,
      did_drag: release.didDrag.flag, did_stop_motion: release.didStopMotion.flag,
      reserved: (0, 0, 0, 0, 0))
  }

  static func frame(
    _ window: inout PictureInPicture, _ shown: PictureInPictureFrame?
  ) -> OverscrollPictureInPictureFrame {
    OverscrollPictureInPictureFrame(
      time: window.time, frame: OverscrollRect(window.frame),
      velocity: OverscrollVector(window.velocity),
      happened: (shown?.events ?? PictureInPictureEvents()).happened,
      place: window.place.place, target_place: window.targetPlace.place,
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

extension PictureInPicturePlace: PlaceOfC {
  var place: OverscrollPlace {
    switch self {
    case .resting(let index): return index.place
    case .stashed(let side, let share):
      let code = side == .left ? OVERSCROLL_PLACE_STASHED_LEFT : OVERSCROLL_PLACE_STASHED_RIGHT
      return OverscrollPlace(share: share, kind: Int32(code), index: 0)
    }
  }
}

extension OverscrollPlace {
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
