internal import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollGestures
internal import ScrollPhysics

extension OverscrollDynamics {
  init(_ dynamics: ScrollDynamics) {
    self.init()
    hit = OverscrollSpring(.articleBounce)
    released = hit
    frame_interval = dynamics.frames.interval ?? 1.0 / 60
    switch dynamics.frames.kind {
    case .continuous: kind = Int32(OVERSCROLL_DYNAMICS_CONTINUOUS)
    case .through: kind = Int32(OVERSCROLL_DYNAMICS_UIKIT)
    case .stepped: kind = Int32(OVERSCROLL_DYNAMICS_UIKIT_FRAMES)
    }
    if let springs = dynamics.edge?.springs {
      kind = Int32(OVERSCROLL_DYNAMICS_SPRINGS)
      (hit, released) = (OverscrollSpring(springs.hit), OverscrollSpring(springs.released))
    }
  }

  /// The law, if its numbers are valid and this module has it.
  var dynamics: ScrollDynamics? {
    switch Int(kind) {
    case OVERSCROLL_DYNAMICS_CONTINUOUS: return .continuous
    case OVERSCROLL_DYNAMICS_UIKIT:
      return frame_interval.isFrameInterval ? .uiKit(frameInterval: frame_interval) : nil
    default: return MoreSettings.dynamics?(self)
    }
  }

  /// UIKit's frames one by one, and springs.
  var steppedOrSprung: ScrollDynamics? {
    switch Int(kind) {
    case OVERSCROLL_DYNAMICS_UIKIT_FRAMES:
      return frame_interval.isFrameInterval ? .uiKitFrames(frameInterval: frame_interval) : nil
    case OVERSCROLL_DYNAMICS_SPRINGS:
      guard let hit = hit.spring, let released = released.spring else { return nil }
      return .springs(hit: hit, released: released)
    default: return nil
    }
  }
}

extension OverscrollSnap {
  init(_ rule: SnapRule) {
    self.init()
    stride = 1
    switch rule {
    case .none: kind = Int32(OVERSCROLL_SNAP_NONE)
    case .paging: kind = Int32(OVERSCROLL_SNAP_PAGING)
    case .stride(let length, let origin):
      kind = Int32(OVERSCROLL_SNAP_STRIDE)
      stride = length
      self.origin = origin
    case .positions: kind = Int32(OVERSCROLL_SNAP_POSITIONS)
    }
  }

  /// The rule, if its numbers are valid; positions are those of the rule in force.
  func rule(keeping current: SnapRule) -> SnapRule? {
    switch Int(kind) {
    case OVERSCROLL_SNAP_NONE:
      return SnapRule.none
    case OVERSCROLL_SNAP_PAGING:
      return .paging
    case OVERSCROLL_SNAP_STRIDE:
      guard stride.isPositive, origin.isPlace else { return nil }
      return .stride(stride, origin: origin)
    case OVERSCROLL_SNAP_POSITIONS:
      if case .positions = current { return current }
      return SnapRule.none
    default:
      return nil
    }
  }
}

extension OverscrollScrollerDef {
  /// Changes what there is to scroll; false, and nothing has changed, if the sizes are not fit.
  func apply(to extent: inout ScrollExtent) -> Bool {
    guard viewport.isSize, content_size.isSize, content_inset.isPlaced, display_scale >= 0,
      display_scale <= 1e6
    else { return false }
    extent.viewport = Size2(viewport.width, viewport.height)
    extent.content = Size2(content_size.width, content_size.height)
    extent.inset = content_inset.unchecked
    extent.grid = PixelGrid(displayScale: display_scale)
    return true
  }

  /// Whether the scale's limits are valid; in a module for lists there is no scale but 1.
  var hasZoomLimits: Bool {
    (minimum_zoom_scale == 1 && maximum_zoom_scale == 1)
      || (MoreSettings.zoom != nil && minimum_zoom_scale.isScale && maximum_zoom_scale.isScale
        && minimum_zoom_scale <= maximum_zoom_scale)
  }
}
