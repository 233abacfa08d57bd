internal import COverscroll
internal import Overscroll
internal import ScrollGestures

extension OverscrollNested: Handle {
  nonisolated(unsafe) static var registry = Registry<NestedScroll>()
}

extension OverscrollNestedMember {
  /// What a scroller is among the others.
  init(_ page: NestedScroll, _ index: Int) {
    self.init(
      mass: page.mass(of: index), minimum_speed: page.minimumSpeed(of: index),
      parent: page.parent(of: index).map { Int32($0) } ?? -1, order: page.order(of: index).code)
  }

  /// Whether its numbers are fit for one.
  var isFit: Bool {
    MomentumTransfer.masses.contains(mass) && minimum_speed >= 0 && HandOffOrder(order) != nil
  }
}

extension HandOffOrder {
  init?(_ code: Int32) {
    switch Int(code) {
    case OVERSCROLL_ORDER_COLLAPSING: self = .collapsing
    case OVERSCROLL_ORDER_QUICK_RETURN: self = .quickReturn
    case OVERSCROLL_ORDER_INNER_FIRST: self = .innerFirst
    default: return nil
    }
  }

  fileprivate var code: Int32 {
    switch self {
    case .collapsing: Int32(OVERSCROLL_ORDER_COLLAPSING)
    case .quickReturn: Int32(OVERSCROLL_ORDER_QUICK_RETURN)
    case .innerFirst: Int32(OVERSCROLL_ORDER_INNER_FIRST)
    }
  }
}

extension ScrollDirection {
  init?(_ code: Int32) {
    switch Int(code) {
    case OVERSCROLL_DIRECTION_LEFT: self = .left
    case OVERSCROLL_DIRECTION_RIGHT: self = .right
    case OVERSCROLL_DIRECTION_UP: self = .up
    case OVERSCROLL_DIRECTION_DOWN: self = .down
    default: return nil
    }
  }

  var code: Int32 {
    switch self {
    case .left: Int32(OVERSCROLL_DIRECTION_LEFT)
    case .right: Int32(OVERSCROLL_DIRECTION_RIGHT)
    case .up: Int32(OVERSCROLL_DIRECTION_UP)
    case .down: Int32(OVERSCROLL_DIRECTION_DOWN)
    }
  }
}

extension OverscrollNestedDef {
  /// The settings of a page.
  init(_ page: NestedScroll) {
    let lock = page.directionalLock ?? .nearerAxis
    self.init(
      pan: OverscrollPan(page.pan), horizontal_angle: lock.horizontalAngle,
      vertical_angle: lock.verticalAngle, active: Int32(page.active),
      is_locked: page.directionalLock == nil ? 0 : 1, reduces_motion: page.reducesMotion ? 1 : 0,
      reserved: (0, 0))
  }
}

extension NestedScroll {
  /// Takes settings; false, and nothing has changed, if a number is unfit.
  mutating func configure(_ def: OverscrollNestedDef) -> Bool {
    let (flat, steep) = (def.horizontal_angle, def.vertical_angle)
    guard let pan = def.pan.configuration, flat >= 0, flat < steep, steep <= 90, has(def.active)
    else { return false }
    self.pan = pan
    directionalLock =
      def.is_locked == 0 ? nil : DirectionalLock(horizontalAngle: flat, verticalAngle: steep)
    active = Int(def.active)
    reducesMotion = def.reduces_motion != 0
    return true
  }

  /// Takes what a scroller is among the others.
  mutating func setMember(_ member: OverscrollNestedMember, _ index: Int) {
    setMass(member.mass, of: index)
    setMinimumSpeed(member.minimum_speed, of: index)
    if let order = HandOffOrder(member.order) { setOrder(order, of: index) }
  }

  /// Whether there is a scroller of an index.
  func has(_ index: Int32) -> Bool { index >= 0 && index < count }

  /// How many scrollers lie around another one, itself included.
  func depth(of index: Int) -> Int {
    var (depth, next) = (1, parent(of: index))
    while let outer = next { (depth, next) = (depth + 1, parent(of: outer)) }
    return depth
  }
}
