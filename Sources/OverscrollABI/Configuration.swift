// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollGeometry
internal import ScrollGestures
internal import ScrollPhysics

extension OverscrollScrollerDef {
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
    let pan = OverscrollPan(scroller.pan)
    slop = pan.slop
    minimum_fling_speed = pan.minimum_fling_speed
    maximum_fling_speed = pan.maximum_fling_speed
    still_finger_interval = pan.still_finger_interval
    velocity_estimator = pan.velocity_estimator
    bounces_horizontally = scroller.bouncesHorizontally ? 1 : 0
    bounces_vertically = scroller.bouncesVertically ? 1 : 0
    always_bounce_horizontal = scroller.alwaysBounceHorizontal ? 1 : 0
    always_bounce_vertical = scroller.alwaysBounceVertical ? 1 : 0
    is_scroll_enabled = scroller.isScrollEnabled ? 1 : 0
    is_directional_lock_enabled = scroller.isDirectionalLockEnabled ? 1 : 0
    is_paging_enabled = scroller.isPagingEnabled ? 1 : 0
    builds_up_flicks = scroller.buildsUpFlicks ? 1 : 0
    reduces_motion = scroller.reducesMotion ? 1 : 0
    bounces_zoom = scroller.bouncesZoom ? 1 : 0
    has_zoom_momentum = scroller.hasZoomMomentum ? 1 : 0
    zooms_on_double_tap = scroller.zoomsOnDoubleTap ? 1 : 0
  }
}

extension Scroller {
  /// Takes settings; only what differs is set.
  ///
  /// False, and nothing has changed, if a number is unfit.
  mutating func configure(_ def: OverscrollScrollerDef) -> Bool {
    guard let extent = def.extent(replacing: extent), def.deceleration_rate.isRate,
      let dynamics = def.dynamics.dynamics,
      let horizontal = def.snap_horizontal.rule(keeping: snapHorizontal),
      let vertical = def.snap_vertical.rule(keeping: snapVertical), def.hasZoomLimits,
      let pan = def.pan
    else { return false }
    setExtent { $0 = extent }
    if def.deceleration_rate != decelerationRate.keptPerMillisecond {
      decelerationRate = DecelerationRate(def.deceleration_rate)
    }
    self.dynamics = dynamics
    snapHorizontal = horizontal
    snapVertical = vertical
    if def.minimum_zoom_scale != minimumZoomScale { minimumZoomScale = def.minimum_zoom_scale }
    if def.maximum_zoom_scale != maximumZoomScale { maximumZoomScale = def.maximum_zoom_scale }
    self.pan = pan
    setFlags(def)
    return true
  }

  private mutating func setFlags(_ def: OverscrollScrollerDef) {
    // These four recompute the bounds, which may send content back: not without need.
    let horizontally = def.bounces_horizontally != 0
    let vertically = def.bounces_vertically != 0
    if horizontally != bouncesHorizontally { bouncesHorizontally = horizontally }
    if vertically != bouncesVertically { bouncesVertically = vertically }
    let always = (x: def.always_bounce_horizontal != 0, y: def.always_bounce_vertical != 0)
    if always.x != alwaysBounceHorizontal { alwaysBounceHorizontal = always.x }
    if always.y != alwaysBounceVertical { alwaysBounceVertical = always.y }
    isScrollEnabled = def.is_scroll_enabled != 0
    isDirectionalLockEnabled = def.is_directional_lock_enabled != 0
    isPagingEnabled = def.is_paging_enabled != 0
    buildsUpFlicks = def.builds_up_flicks != 0
    reducesMotion = def.reduces_motion != 0
    bouncesZoom = def.bounces_zoom != 0
    hasZoomMomentum = def.has_zoom_momentum != 0
    zoomsOnDoubleTap = def.zooms_on_double_tap != 0
  }
}

@implementation @c
public func overscroll_scroller_def() -> OverscrollScrollerDef {
  OverscrollScrollerDef(Scroller(viewport: .zero, content: .zero))
}

@implementation @c
public func overscroll_scroller_configuration(
  _ scroller: OverscrollScroller, _ def: UnsafeMutablePointer<OverscrollScrollerDef>?
) -> OverscrollStatus {
  with(scroller) { unsafe answer(OverscrollScrollerDef($0), def) }
}

@implementation @c
public func overscroll_scroller_configure(
  _ scroller: OverscrollScroller, _ def: UnsafePointer<OverscrollScrollerDef>?
) -> OverscrollStatus {
  guard let def = unsafe def?.pointee else { return Status.nullPointer }
  return with(scroller) { $0.configure(def) ? Status.ok : Status.invalidArgument }
}

@implementation @c
public func overscroll_scroller_set_snap_positions(
  _ scroller: OverscrollScroller, _ axis: Int32, _ positions: UnsafePointer<Double>?, _ count: Int32
) -> OverscrollStatus {
  guard let axis = scrollAxis(axis), isCount(count) else { return Status.invalidArgument }
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
