internal import COverscroll
internal import Overscroll
internal import ScrollPhysics

extension OverscrollPager: Handle {
  nonisolated(unsafe) static var registry = Registry<Pager>()
}

/// The extents of a buffer; nil if they are too many or unfit.
func pageExtents(_ extents: UnsafePointer<Double>, _ count: Int) -> [Double]? {
  guard count >= 0, count <= Int(OVERSCROLL_LARGEST_PAGE_COUNT) else { return nil }
  var list: [Double] = []
  list.reserveCapacity(count)
  for index in 0..<count {
    let extent = unsafe extents[index]
    guard extent.isLength else { return nil }
    list.append(extent)
  }
  return list
}

extension OverscrollPagerLayout {
  init(_ layout: PagerLayout) {
    self.init(
      viewport: OverscrollSize(layout.viewport), insets: OverscrollInsets(layout.insets),
      spacing: layout.spacing,
      axis: Int32(layout.axis == .horizontal ? OVERSCROLL_HORIZONTAL : OVERSCROLL_VERTICAL),
      alignment: layout.alignment.code, wraps: layout.wraps ? 1 : 0, reserved: 0)
  }

  /// The layout, if its numbers are fit for one.
  var layout: PagerLayout? {
    guard let axis = scrollAxis(axis), let viewport = viewport.size, let insets = insets.insets,
      spacing.isLength, let alignment = PageAlignment(alignment)
    else { return nil }
    return PagerLayout(
      axis: axis, viewport: viewport, insets: insets, spacing: spacing, alignment: alignment,
      wraps: wraps != 0)
  }
}

extension PageAlignment {
  fileprivate init?(_ code: Int32) {
    switch Int(code) {
    case OVERSCROLL_ALIGN_START: self = .start
    case OVERSCROLL_ALIGN_CENTER: self = .center
    case OVERSCROLL_ALIGN_END: self = .end
    default: return nil
    }
  }

  fileprivate var code: Int32 {
    switch self {
    case .start: Int32(OVERSCROLL_ALIGN_START)
    case .center: Int32(OVERSCROLL_ALIGN_CENTER)
    case .end: Int32(OVERSCROLL_ALIGN_END)
    }
  }
}

extension PageTurn {
  fileprivate init?(_ code: Int32, limit: Int32) {
    switch Int(code) {
    case OVERSCROLL_TURN_AT_MOST where limit >= 0: self = .atMost(Int(limit))
    case OVERSCROLL_TURN_NEIGHBOR: self = .neighbor
    case OVERSCROLL_TURN_FREE: self = .free
    default: return nil
    }
  }

  fileprivate var code: Int32 {
    switch self {
    case .atMost: Int32(OVERSCROLL_TURN_AT_MOST)
    case .neighbor: Int32(OVERSCROLL_TURN_NEIGHBOR)
    case .free: Int32(OVERSCROLL_TURN_FREE)
    }
  }

  fileprivate var limit: Int32 {
    if case .atMost(let pages) = self { return Int32(clamping: pages) }
    return 1
  }
}

extension OverscrollPagerDef {
  /// The settings of a pager.
  init(_ pager: Pager) {
    self.init(
      layout: OverscrollPagerLayout(pager.layout), spring: OverscrollSpring(pager.spring),
      deceleration_rate: pager.decelerationRate.keptPerMillisecond, pan: OverscrollPan(pager.pan),
      turn: pager.turn.code, turn_limit: pager.turn.limit, page: Int32(pager.page),
      is_drag_enabled: pager.isDragEnabled ? 1 : 0, reduces_motion: pager.reducesMotion ? 1 : 0,
      reserved: (0, 0))
  }
}

extension Pager {
  /// Takes settings; false, and nothing has changed, if a number is unfit.
  mutating func configure(_ def: OverscrollPagerDef) -> Bool {
    guard let layout = def.layout.layout, let spring = def.spring.spring,
      def.deceleration_rate.isRate, let pan = def.pan.configuration,
      let turn = PageTurn(def.turn, limit: def.turn_limit)
    else { return false }
    self.spring = spring
    decelerationRate = DecelerationRate(def.deceleration_rate)
    self.pan = pan
    self.turn = turn
    isDragEnabled = def.is_drag_enabled != 0
    reducesMotion = def.reduces_motion != 0
    if layout != self.layout { setLayout(layout) }
    return true
  }
}
