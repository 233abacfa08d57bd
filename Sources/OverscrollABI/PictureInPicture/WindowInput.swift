// The functions of this file are documented in overscroll_picture_in_picture.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGeometry

extension PictureInPicture: Touchable {}

@implementation @c
public func overscroll_picture_in_picture_touch_down(
  _ window: OverscrollPictureInPicture, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollPictureInPictureEvents>?
) -> OverscrollStatus {
  unsafe touchDown(window, pointer, x, y, time, events) { OverscrollPictureInPictureEvents($0) }
}

@implementation @c
public func overscroll_picture_in_picture_touch_moved(
  _ window: OverscrollPictureInPicture, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ events: UnsafeMutablePointer<OverscrollPictureInPictureEvents>?
) -> OverscrollStatus {
  unsafe touchMoved(window, pointer, x, y, time, events) { OverscrollPictureInPictureEvents($0) }
}

@implementation @c
public func overscroll_picture_in_picture_touch_up(
  _ window: OverscrollPictureInPicture, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollPictureInPictureRelease>?
) -> OverscrollStatus {
  unsafe touchUp(window, pointer, x, y, time, release) { OverscrollPictureInPictureRelease($0) }
}

@implementation @c
public func overscroll_picture_in_picture_touch_cancelled(
  _ window: OverscrollPictureInPicture, _ pointer: Int32, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollPictureInPictureRelease>?
) -> OverscrollStatus {
  unsafe touchCancelled(window, pointer, time, release) { OverscrollPictureInPictureRelease($0) }
}

@implementation @c
public func overscroll_picture_in_picture_cancel_touches(
  _ window: OverscrollPictureInPicture, _ time: Double,
  _ release: UnsafeMutablePointer<OverscrollPictureInPictureRelease>?
) -> OverscrollStatus {
  unsafe cancelTouches(window, time, release) { OverscrollPictureInPictureRelease($0) }
}

@implementation @c
public func overscroll_picture_in_picture_move(
  _ window: OverscrollPictureInPicture, _ place: OverscrollPlace, _ animated: Int32,
  _ time: Double, _ events: UnsafeMutablePointer<OverscrollPictureInPictureEvents>?
) -> OverscrollStatus {
  with(window) {
    guard let place = place.place(count: $0.restingPlaces.count), time.isFinite else {
      return Status.invalidArgument
    }
    let happened = $0.move(to: place, animated: animated != 0, time: time)
    unsafe report(OverscrollPictureInPictureEvents(happened), events)
    return Status.ok
  }
}

@implementation @c
public func overscroll_picture_in_picture_set_size(
  _ window: OverscrollPictureInPicture, _ width: Double, _ height: Double, _ animated: Int32,
  _ time: Double, _ events: UnsafeMutablePointer<OverscrollPictureInPictureEvents>?
) -> OverscrollStatus {
  with(window) {
    guard width.isLength, height.isLength, time.isFinite else { return Status.invalidArgument }
    let size = Size2(width, height)
    let happened = $0.setSize(size, animated: animated != 0, time: time)
    unsafe report(OverscrollPictureInPictureEvents(happened), events)
    return Status.ok
  }
}
