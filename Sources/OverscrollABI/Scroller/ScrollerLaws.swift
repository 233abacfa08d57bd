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
    frame_interval = 1.0 / 60
    switch dynamics {
    case .continuous: kind = Int32(OVERSCROLL_DYNAMICS_CONTINUOUS)
    case .uiKit(let interval): (kind, frame_interval) = (Int32(OVERSCROLL_DYNAMICS_UIKIT), interval)
    case .uiKitFrames(let interval):
      (kind, frame_interval) = (Int32(OVERSCROLL_DYNAMICS_UIKIT_FRAMES), interval)
    #if !OVERSCROLL_LIST_ONLY
      case .springs(let hit, let released):
        kind = Int32(OVERSCROLL_DYNAMICS_SPRINGS)
        self.hit = OverscrollSpring(hit)
        self.released = OverscrollSpring(released)
    #endif
    }
  }

  /// The law, if its numbers are valid; a build for lists has closed forms.
  var dynamics: ScrollDynamics? {
    #if OVERSCROLL_LIST_ONLY
      guard Int(kind) <= OVERSCROLL_DYNAMICS_UIKIT else { return nil }
    #endif
    switch Int(kind) {
    case OVERSCROLL_DYNAMICS_CONTINUOUS:
      return .continuous
    case OVERSCROLL_DYNAMICS_UIKIT:
      return frame_interval.isFrameInterval ? .uiKit(frameInterval: frame_interval) : nil
    case OVERSCROLL_DYNAMICS_UIKIT_FRAMES:
      return frame_interval.isFrameInterval ? .uiKitFrames(frameInterval: frame_interval) : nil
    #if !OVERSCROLL_LIST_ONLY
      case OVERSCROLL_DYNAMICS_SPRINGS:
        guard let hit = hit.spring, let released = released.spring else { return nil }
        return .springs(hit: hit, released: released)
    #endif
    default:
      return nil
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

  /// Whether the scale's limits are valid; in a build for lists there is no scale but 1.
  var hasZoomLimits: Bool {
    #if OVERSCROLL_LIST_ONLY
      minimum_zoom_scale == 1 && maximum_zoom_scale == 1
    #else
      minimum_zoom_scale.isScale && maximum_zoom_scale.isScale
        && minimum_zoom_scale <= maximum_zoom_scale
    #endif
  }
}

extension Scroller {
  /// Sets the scale's limits where they differ; a build for lists links no zooming.
  mutating func setZoomLimits(_ def: OverscrollScrollerDef) {
    #if !OVERSCROLL_LIST_ONLY
      if def.minimum_zoom_scale != minimumZoomScale { minimumZoomScale = def.minimum_zoom_scale }
      if def.maximum_zoom_scale != maximumZoomScale { maximumZoomScale = def.maximum_zoom_scale }
    #endif
  }
}
