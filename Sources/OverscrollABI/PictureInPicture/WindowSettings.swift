// The functions of this file are documented in overscroll_picture_in_picture.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGeometry
internal import ScrollPhysics

extension OverscrollPictureInPicture: Handle {
  nonisolated(unsafe) static var registry = Registry<PictureInPicture>()
}

extension OverscrollPictureInPictureDef {
  /// The settings of a window.
  fileprivate init(_ window: PictureInPicture) {
    self.init()
    size = OverscrollSize(window.targetSize)
    container = OverscrollSize(window.container)
    insets = OverscrollInsets(window.insets)
    keyboard_inset = window.keyboardInset
    margin = window.margin
    spring = OverscrollSpring(window.spring)
    deceleration_rate = window.decelerationRate.keptPerMillisecond
    pan = OverscrollPan(window.pan)
    alternate_size = OverscrollSize(window.alternateSize ?? .zero)
    let stash = window.stashing ?? StashRule()
    stash_peek = stash.peek
    stash_least_speed = stash.leastSpeed
    if case .resting(let index) = window.place { place = Int32(index) }
    stashes = window.stashing == nil ? 0 : 1
    reduces_motion = window.reducesMotion ? 1 : 0
  }
}

extension PictureInPicture {
  /// Takes settings; false, and nothing has changed, if a number is unfit.
  fileprivate mutating func configure(_ def: OverscrollPictureInPictureDef) -> Bool {
    guard let size = def.size.size, let container = def.container.size,
      let insets = def.insets.insets, def.keyboard_inset.isLength, def.margin.isPlace,
      let spring = def.spring.spring, def.deceleration_rate.isRate,
      let pan = def.pan.configuration, let alternate = def.alternate_size.size,
      def.stash_peek.isLength, def.stash_least_speed.isLength
    else { return false }
    self.spring = spring
    decelerationRate = DecelerationRate(def.deceleration_rate)
    self.pan = pan
    alternateSize = alternate == .zero ? nil : alternate
    stashing =
      def.stashes == 0
      ? nil : StashRule(peek: def.stash_peek, leastSpeed: def.stash_least_speed)
    reducesMotion = def.reduces_motion != 0
    setContainer(container, insets: insets)
    keyboardInset = def.keyboard_inset
    margin = def.margin
    setSize(size)
    return true
  }
}

@implementation @c
public func overscroll_picture_in_picture_def() -> OverscrollPictureInPictureDef {
  OverscrollPictureInPictureDef(PictureInPicture(size: .zero, container: .zero))
}

@implementation @c
public func overscroll_picture_in_picture_create(
  _ def: UnsafePointer<OverscrollPictureInPictureDef>?, _ shares: UnsafePointer<OverscrollVector>?,
  _ count: Int32, _ window: UnsafeMutablePointer<OverscrollPictureInPicture>?
) -> OverscrollStatus {
  guard let def = unsafe def?.pointee else { return Status.nullPointer }
  guard unsafe shares != nil || count == 0 else { return Status.nullPointer }
  guard let places = unsafe restingPlaces(shares, count), def.place >= 0,
    def.place < places.count, let size = def.size.size, let container = def.container.size,
    let insets = def.insets.insets, def.margin.isPlace
  else { return Status.invalidArgument }
  var new = PictureInPicture(
    size: size, container: container, insets: insets, margin: def.margin, restingPlaces: places,
    place: Int(def.place))
  guard new.configure(def) else { return Status.invalidArgument }
  return unsafe insert(new, window)
}

/// The resting places of a buffer; nil if they are too many or unfit.
private func restingPlaces(
  _ shares: UnsafePointer<OverscrollVector>?, _ count: Int32
) -> RestingPlaces? {
  guard count >= 0, count <= OVERSCROLL_LARGEST_PLACE_COUNT else { return nil }
  guard count > 0, let shares = unsafe shares else { return .corners }
  var list: [Vector2] = []
  list.reserveCapacity(Int(count))
  for index in 0..<Int(count) {
    let share = unsafe shares[index]
    guard share.x.isPlace, share.y.isPlace else { return nil }
    list.append(Vector2(share.x, share.y))
  }
  return .shares(list)
}

@implementation @c
public func overscroll_picture_in_picture_clone(
  _ window: OverscrollPictureInPicture, _ clone: UnsafeMutablePointer<OverscrollPictureInPicture>?
) -> OverscrollStatus {
  with(window) { unsafe insert($0, clone) }
}

@implementation @c
public func overscroll_picture_in_picture_assign(
  _ window: OverscrollPictureInPicture, _ source: OverscrollPictureInPicture
) -> OverscrollStatus { assign(window, source) }

@implementation @c
public func overscroll_picture_in_picture_destroy(
  _ window: OverscrollPictureInPicture
) -> OverscrollStatus {
  destroy(window)
}

@implementation @c
public func overscroll_picture_in_picture_configuration(
  _ window: OverscrollPictureInPicture, _ def: UnsafeMutablePointer<OverscrollPictureInPictureDef>?
) -> OverscrollStatus {
  with(window) { unsafe answer(OverscrollPictureInPictureDef($0), def) }
}

@implementation @c
public func overscroll_picture_in_picture_configure(
  _ window: OverscrollPictureInPicture, _ def: UnsafePointer<OverscrollPictureInPictureDef>?
) -> OverscrollStatus {
  guard let def = unsafe def?.pointee else { return Status.nullPointer }
  return with(window) { $0.configure(def) ? Status.ok : Status.invalidArgument }
}
