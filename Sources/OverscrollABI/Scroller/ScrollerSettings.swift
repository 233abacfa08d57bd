// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollGestures
internal import ScrollPhysics

extension OverscrollScrollerDef: Settings {
  /// The settings of a scroller.
  init(_ scroller: Scroller) {
    self.init()
    viewport = OverscrollSize(scroller.viewport)
    content_size = OverscrollSize(scroller.contentSize)
    content_inset = OverscrollInsets(scroller.contentInset)
    display_scale = scroller.displayScale
    deceleration_rate = scroller.decelerationRate.keptPerMillisecond
    dynamics = OverscrollDynamics(scroller.dynamics)
    snap_horizontal = OverscrollSnap(scroller.snapHorizontal)
    snap_vertical = OverscrollSnap(scroller.snapVertical)
    minimum_zoom_scale = scroller.minimumZoomScale
    maximum_zoom_scale = scroller.maximumZoomScale
    pan = OverscrollPan(scroller.pan)
    readFlags(scroller)
  }

  func apply(to scroller: inout Scroller) -> Bool { scroller.configure(self) }
}

extension Scroller {
  fileprivate mutating func configure(_ def: OverscrollScrollerDef) -> Bool {
    var extent = extent
    guard def.apply(to: &extent), def.deceleration_rate.isRate,
      let dynamics = def.dynamics.dynamics,
      let horizontal = def.snap_horizontal.rule(keeping: snapHorizontal),
      let vertical = def.snap_vertical.rule(keeping: snapVertical), def.hasZoomLimits,
      let pan = def.pan.configuration
    else { return false }
    setExtent { $0 = extent }
    if def.deceleration_rate != decelerationRate.keptPerMillisecond {
      decelerationRate = DecelerationRate(def.deceleration_rate)
    }
    self.dynamics = dynamics
    snapHorizontal = horizontal
    snapVertical = vertical
    setZoomLimits(def)
    self.pan = pan
    setFlags(def)
    return true
  }
}

@implementation @c
public func overscroll_scroller_set_snap_positions(
  _ scroller: OverscrollScroller, _ axis: Int32, _ positions: UnsafePointer<Double>?, _ count: Int32
) -> OverscrollStatus {
  guard let axis = ScrollAxis(code: axis), isCount(count) else { return Status.invalidArgument }
  guard let positions = unsafe positions else { return Status.nullPointer }
  guard let list = unsafe ascending(positions, count) else { return Status.invalidArgument }
  return with(scroller) { scroller in
    switch axis {
    case .horizontal: scroller.snapHorizontal = .positions(list)
    case .vertical: scroller.snapVertical = .positions(list)
    }
    return Status.ok
  }
}
