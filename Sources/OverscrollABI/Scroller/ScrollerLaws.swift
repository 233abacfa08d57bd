internal import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollGestures
internal import ScrollPhysics

extension OverscrollDynamics {
  init(_ frames: FrameRule) {
    self.init()
    hit = OverscrollSpring(.articleBounce)
    released = hit
    frame_interval = frames.interval ?? 1.0 / 60
    switch frames.kind {
    case .continuous: kind = Int32(OVERSCROLL_DYNAMICS_CONTINUOUS)
    case .through: kind = Int32(OVERSCROLL_DYNAMICS_UIKIT)
    case .stepped: kind = Int32(OVERSCROLL_DYNAMICS_UIKIT_FRAMES)
    }
  }

  init(_ dynamics: ScrollDynamics) {
    self.init(dynamics.frames)
    if let springs = dynamics.edge?.springs {
      kind = Int32(OVERSCROLL_DYNAMICS_SPRINGS)
      (hit, released) = (OverscrollSpring(springs.hit), OverscrollSpring(springs.released))
    }
  }

  /// Whether its numbers are valid, and this module has the law.
  var isFit: Bool {
    switch Int(kind) {
    case OVERSCROLL_DYNAMICS_CONTINUOUS: true
    case OVERSCROLL_DYNAMICS_UIKIT: frame_interval.isFrameInterval
    case OVERSCROLL_DYNAMICS_UIKIT_FRAMES:
      MoreSettings.hasScrollers && frame_interval.isFrameInterval
    case OVERSCROLL_DYNAMICS_SPRINGS:
      MoreSettings.hasScrollers && hit.isFit && released.isFit
    default: false
    }
  }

  /// The law, where the numbers are valid.
  var dynamics: ScrollDynamics {
    switch Int(kind) {
    case OVERSCROLL_DYNAMICS_UIKIT_FRAMES: .uiKitFrames(frameInterval: frame_interval)
    case OVERSCROLL_DYNAMICS_SPRINGS:
      .springs(hit: hit.unchecked, released: released.unchecked)
    case OVERSCROLL_DYNAMICS_UIKIT: .uiKit(frameInterval: frame_interval)
    default: .continuous
    }
  }

  /// The same without springs, as a list has it: how UIKit's law is evaluated.
  private var frames: FrameRule {
    Int(kind) == OVERSCROLL_DYNAMICS_UIKIT ? .through(interval: frame_interval) : .continuous
  }

  func apply(to scroller: inout Scroller) {
    if MoreSettings.hasScrollers {
      scroller.dynamics = dynamics
    } else {
      scroller.setFrames(frames)
    }
  }
}

extension OverscrollSnap {
  /// Takes an axis' rule, into what is 0.
  mutating func read(_ stops: SnapRules.Stops) {
    kind = Int32(stops.kind.rawValue)
    let isStride = stops.kind == .stride
    (stride, origin) = isStride ? (stops.length, stops.origin) : (1, 0)
  }

  /// Whether its numbers are valid.
  var isFit: Bool {
    switch Int(kind) {
    case OVERSCROLL_SNAP_NONE, OVERSCROLL_SNAP_PAGING, OVERSCROLL_SNAP_POSITIONS: true
    case OVERSCROLL_SNAP_STRIDE: stride.isPositive && origin.isPlace
    default: false
    }
  }

  /// Sets an axis' rule, where the numbers are valid; positions stay those of the current rule.
  func apply(to rules: inout SnapRules, _ axis: ScrollAxis) {
    let next = SnapRules.Stops.Kind(rawValue: UInt8(truncatingIfNeeded: kind)) ?? .none
    switch next {
    case .stride: rules.set(axis, SnapRules.Stops(.stride, length: stride, origin: origin))
    case .positions where rules.stops(axis).kind != .positions:
      rules.set(axis, SnapRules.Stops(.none))
    default: rules.set(axis, SnapRules.Stops(next))
    }
  }
}

extension OverscrollScrollerDef {
  /// Whether its numbers are valid.
  var isFit: Bool {
    viewport.isSize && content_size.isSize && content_inset.isPlaced && display_scale >= 0
      && display_scale <= 1e6 && deceleration_rate.isRate && dynamics.isFit
      && snap_horizontal.isFit && snap_vertical.isFit && hasZoomLimits && hasSurroundings
      && pan.isFit
  }

  /// Whether the scale's limits are valid; in a module for lists there is no scale but 1.
  private var hasZoomLimits: Bool {
    (minimum_zoom_scale == 1 && maximum_zoom_scale == 1)
      || (MoreSettings.hasScrollers && minimum_zoom_scale.isScale && maximum_zoom_scale.isScale
        && minimum_zoom_scale <= maximum_zoom_scale)
  }
}
