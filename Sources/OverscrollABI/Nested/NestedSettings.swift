internal import COverscroll
internal import Overscroll
internal import ScrollGestures

extension OverscrollNestedMember {
  /// What a member is among the others.
  init(_ page: NestedScroll, _ index: Int) {
    self.init()
    header = .current(Self.self)
    mass = page.mass(of: index)
    minimum_speed = page.minimumSpeed(of: index)
    return_distance = page.returnDistance(of: index)
    return_speed = page.returnSpeed(of: index)
    viewport_origin = OverscrollVector(page.viewportOrigin(of: index))
    contained_axes = page.containedAxes(of: index).map { $0.code + 1 } ?? 0
    parent = page.parent(of: index).map { Int32($0) } ?? -1
    order = page.order(of: index).code
    kind = Int32(MemberKind.of(index, in: page)?.memberCode ?? -1)
  }

  /// Whether its numbers are valid.
  var isValid: Bool {
    MomentumTransfer.masses.contains(mass) && minimum_speed >= 0 && return_distance >= 0
      && return_speed >= 0 && viewport_origin.vector != nil && HandOffOrder(code: order) != nil
      && (contained_axes == 0 || PanAxes(code: contained_axes &- 1) != nil)
  }
}

extension OverscrollNestedDef: DraggedDef {
  mutating func read(_ page: NestedScroll) {
    let lock = page.directionalLock ?? .nearerAxis
    readFingers(page)
    (horizontal_angle, vertical_angle) = (lock.horizontalAngle, lock.verticalAngle)
    active = Int32(page.active)
    is_locked = (page.directionalLock != nil).flag
    trackpad_momentum = UInt8(page.trackpadMomentum.code)
  }

  func apply(to page: inout NestedScroll) -> Bool {
    let (flat, steep) = (horizontal_angle, vertical_angle)
    guard flat >= 0, flat <= steep, steep <= 90, page.has(active),
      let momentum = TrackpadMomentum(code: Int32(trackpad_momentum)), setFingers(&page)
    else {
      return false
    }
    page.directionalLock =
      is_locked == 0
      ? nil
      : DirectionalLock(horizontalAngle: flat, verticalAngle: steep, followsMoves: false)
    page.trackpadMomentum = momentum
    if page.active != Int(active) { page.active = Int(active) }
    return true
  }
}

extension NestedScroll {
  /// Takes what a member is among the others.
  mutating func setMember(_ member: OverscrollNestedMember, _ index: Int) {
    setMass(member.mass, of: index)
    setMinimumSpeed(member.minimum_speed, of: index)
    setReturnDistance(member.return_distance, of: index)
    setReturnSpeed(member.return_speed, of: index)
    setContainedAxes(PanAxes(code: member.contained_axes &- 1), of: index)
    if let origin = member.viewport_origin.vector { setViewportOrigin(origin, of: index) }
    if let order = HandOffOrder(code: member.order) { setOrder(order, of: index) }
  }

  /// Whether there is a member of an index.
  func has(_ index: Int32) -> Bool { isMember(Int(index)) }
}

extension MomentumTransfer {
  /// What C says, if its numbers are valid.
  init?(_ transfer: OverscrollMomentumTransfer) {
    guard Self.masses.contains(transfer.source_mass), Self.masses.contains(transfer.target_mass),
      transfer.minimum_speed >= 0, let map = ScrollDirectionMap(codes: transfer.directions)
    else { return nil }
    self.init(
      sourceMass: transfer.source_mass, targetMass: transfer.target_mass, directions: map,
      minimumSpeed: transfer.minimum_speed)
  }
}

extension ScrollDirectionMap {
  /// What becomes of left, right, up and down, by their codes; -1 leads nowhere, other numbers give nil.
  init?(codes: (Int32, Int32, Int32, Int32)) {
    self = [:]
    for (direction, code) in [
      (ScrollDirection.left, codes.0), (.right, codes.1), (.up, codes.2), (.down, codes.3),
    ] where code != -1 {
      guard let other = ScrollDirection(code: code) else { return nil }
      self[direction] = other
    }
  }
}
