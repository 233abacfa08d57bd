internal import COverscroll
internal import Overscroll
internal import ScrollPhysics

/// The extents of a buffer; nil if they are too many or not valid.
func pageExtents(_ extents: UnsafePointer<Double>, _ count: Int32) -> [Double]? {
  guard count >= 0, count <= OVERSCROLL_LARGEST_PAGE_COUNT else { return nil }
  return unsafe list(extents, count) { $0.isLength ? $0 : nil }
}

extension OverscrollPagerLayout {
  init(_ layout: PagerLayout) {
    self.init(
      viewport: OverscrollSize(layout.viewport), insets: OverscrollInsets(layout.insets),
      spacing: layout.spacing,
      axis: layout.axis.code,
      alignment: layout.alignment.code, wraps: layout.wraps ? 1 : 0,
      layout_direction: UInt8(layout.layoutDirection.code), reserved: (0, 0, 0))
  }

  /// The layout, if its numbers are valid.
  var layout: PagerLayout? {
    guard let axis = ScrollAxis(code: axis), let viewport = viewport.size,
      let insets = insets.insets,
      spacing.isLength, let alignment = PageAlignment(code: alignment),
      let direction = InterfaceLayoutDirection(code: Int32(layout_direction))
    else { return nil }
    return PagerLayout(
      axis: axis, viewport: viewport, insets: insets, spacing: spacing, alignment: alignment,
      wraps: wraps != 0, layoutDirection: direction)
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

extension OverscrollSpring {
  /// Whether it stands for the rule's own.
  fileprivate var isNone: Bool { mass == 0 && stiffness == 0 && damping_ratio == 0 }
}

extension OverscrollPagerDef: DraggedDef {
  mutating func read(_ pager: Pager) {
    layout = OverscrollPagerLayout(pager.layout)
    spring = pager.spring.map { OverscrollSpring($0) } ?? OverscrollSpring()
    deceleration_rate = pager.decelerationRate.keptPerMillisecond
    readFingers(pager)
    (turn, turn_limit) = (pager.turn.code, pager.turn.limit)
    page = Int32(pager.page)
  }

  func apply(to pager: inout Pager) -> Bool {
    let own = spring.isNone ? nil : spring.spring
    guard let layout = layout.layout, spring.isNone || own != nil, deceleration_rate.isRate,
      let turn = PageTurn(turn, limit: turn_limit), setFingers(&pager)
    else { return false }
    pager.spring = own
    pager.decelerationRate = DecelerationRate(deceleration_rate)
    pager.turn = turn
    if layout != pager.layout { pager.layout = layout }
    return true
  }
}
