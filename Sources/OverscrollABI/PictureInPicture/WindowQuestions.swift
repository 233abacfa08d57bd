// The functions of this file are documented in overscroll_picture_in_picture.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll

@implementation @c
public func overscroll_picture_in_picture_advance(
  _ window: OverscrollPictureInPicture, _ time: Double,
  _ frame: UnsafeMutablePointer<OverscrollPictureInPictureFrame>?
) -> OverscrollStatus {
  guard unsafe frame != nil else { return Status.nullPointer }
  return with(window) {
    guard time.isFinite else { return Status.invalidArgument }
    let happened = $0.advance(to: time).events
    return unsafe answer(OverscrollPictureInPictureFrame($0, happened), frame)
  }
}

@implementation @c
public func overscroll_picture_in_picture_frame(
  _ window: OverscrollPictureInPicture,
  _ frame: UnsafeMutablePointer<OverscrollPictureInPictureFrame>?
) -> OverscrollStatus {
  with(window) { unsafe answer(OverscrollPictureInPictureFrame($0), frame) }
}

@implementation @c
public func overscroll_picture_in_picture_sample(
  _ window: OverscrollPictureInPicture, _ first_time: Double, _ interval: Double, _ count: Int32,
  _ frames: UnsafeMutablePointer<OverscrollRect>?
) -> OverscrollStatus {
  guard first_time.isFinite, interval.isFinite, isCount(count) else {
    return Status.invalidArgument
  }
  guard let frames = unsafe frames else { return Status.nullPointer }
  return with(window) {
    var copy = $0
    for index in 0..<Int(count) {
      let shown = copy.advance(to: first_time + Double(index) * interval)
      unsafe frames[index] = OverscrollRect(shown.frame)
    }
    return Status.ok
  }
}

@implementation @c
public func overscroll_picture_in_picture_rest_time(
  _ window: OverscrollPictureInPicture, _ time: UnsafeMutablePointer<Double>?
) -> OverscrollStatus {
  with(window) { unsafe answer($0.restTime, time) }
}

@implementation @c
public func overscroll_picture_in_picture_corner(
  _ window: OverscrollPictureInPicture, _ place: OverscrollPlace,
  _ corner: UnsafeMutablePointer<OverscrollVector>?
) -> OverscrollStatus {
  with(window) {
    guard let place = place.place(count: $0.restingPlaces.count) else {
      return Status.invalidArgument
    }
    return unsafe answer(OverscrollVector($0.corner(of: place)), corner)
  }
}

@implementation @c
public func overscroll_picture_in_picture_diagnostics(
  _ window: OverscrollPictureInPicture,
  _ diagnostics: UnsafeMutablePointer<OverscrollDiagnostics>?
) -> OverscrollStatus {
  with(window) { unsafe answer(OverscrollDiagnostics($0.diagnostics), diagnostics) }
}
