// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollCoordinates

@implementation @c
public func overscroll_picture_in_picture_create(
  _ def: UnsafePointer<OverscrollPictureInPictureDef>?, _ shares: UnsafePointer<OverscrollVector>?,
  _ count: Int32, _ window: UnsafeMutablePointer<OverscrollPictureInPicture>?
) -> OverscrollStatus {
  unsafe take(def) { def in
    guard unsafe isThere(shares, count) else { return Status.nullPointer }
    guard let places = unsafe restingPlaces(shares, count), def.place >= 0,
      def.place < places.count, let size = def.size.size, let container = def.container.size,
      let insets = def.insets.insets, def.margin.isPlace
    else { return Status.invalidArgument }
    var made = PictureInPicture(
      size: size, container: container, insets: insets, margin: def.margin, restingPlaces: places,
      place: Int(def.place))
    made.setKeyboardInset(def.keyboard_inset, animated: false)
    return unsafe create(made, def, window)
  }
}

/// The resting places of a buffer; nil if they are too many or not valid.
private func restingPlaces(
  _ shares: UnsafePointer<OverscrollVector>?, _ count: Int32
) -> RestingPlaces? {
  guard count >= 0, count <= OVERSCROLL_LARGEST_PLACE_COUNT else { return nil }
  guard count > 0 else { return .corners }
  let places = unsafe list(shares, count) { (share: OverscrollVector) in share.vector }
  return places.map { .shares($0) }
}
