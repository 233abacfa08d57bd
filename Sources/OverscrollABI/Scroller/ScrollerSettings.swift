// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollGestures
internal import ScrollPhysics

extension OverscrollScrollerDef: Settings {
  /// The settings of a scroller.
  mutating func read(_ scroller: Scroller) {
    viewport = OverscrollSize(scroller.viewport)
    content_size = OverscrollSize(scroller.contentSize)
    content_inset = OverscrollInsets(scroller.contentInset)
    display_scale = scroller.displayScale
    deceleration_rate = scroller.decelerationRate.keptPerMillisecond
    dynamics =
      MoreSettings.hasScrollers
      ? OverscrollDynamics(scroller.dynamics) : OverscrollDynamics(scroller.frames)
    snap_horizontal.read(scroller.snaps.stops(.horizontal))
    snap_vertical.read(scroller.snaps.stops(.vertical))
    minimum_zoom_scale = scroller.minimumZoomScale
    maximum_zoom_scale = scroller.maximumZoomScale
    pan = OverscrollPan(scroller.pan)
    trackpad_momentum = UInt8(scroller.trackpadMomentum.code)
    layout_direction = UInt8(scroller.layoutDirection.code)
    if MoreSettings.hasScrollers { readSurroundings(scroller) }
    readFlags(scroller)
  }

  func apply(to scroller: inout Scroller) -> Bool {
    guard isFit, let momentum = TrackpadMomentum(code: Int32(trackpad_momentum)),
      let direction = InterfaceLayoutDirection(code: Int32(layout_direction))
    else { return false }
    scroller.setExtent {
      $0.viewport = viewport.unchecked
      $0.content = content_size.unchecked
      $0.inset = content_inset.unchecked
      $0.grid = PixelGrid(displayScale: display_scale)
    }
    if deceleration_rate != scroller.decelerationRate.keptPerMillisecond {
      scroller.decelerationRate = DecelerationRate(deceleration_rate)
    }
    dynamics.apply(to: &scroller)
    snap_horizontal.apply(to: &scroller.snaps, .horizontal)
    snap_vertical.apply(to: &scroller.snaps, .vertical)
    if MoreSettings.hasScrollers {
      setZoomLimits(&scroller)
      setSurroundings(&scroller)
    }
    pan.apply(to: &scroller.pan)
    scroller.trackpadMomentum = momentum
    scroller.layoutDirection = direction
    scroller.setFlags(self)
    return true
  }

  private func setZoomLimits(_ scroller: inout Scroller) {
    if minimum_zoom_scale != scroller.minimumZoomScale {
      scroller.minimumZoomScale = minimum_zoom_scale
    }
    if maximum_zoom_scale != scroller.maximumZoomScale {
      scroller.maximumZoomScale = maximum_zoom_scale
    }
  }
}

@implementation @c
public func overscroll_scroller_set_snap_positions(
  _ scroller: OverscrollScroller, _ axis: Int32, _ positions: UnsafePointer<Double>?, _ count: Int32
) -> OverscrollStatus {
  guard let axis = ScrollAxis(code: axis), isCount(count) else { return Status.invalidArgument }
  guard unsafe isThere(positions, count) else { return Status.nullPointer }
  guard let list = unsafe ascending(positions, count) else { return Status.invalidArgument }
  return with(scroller) { scroller in
    scroller.snaps.set(axis, positions: list)
    return Status.ok
  }
}
