@_spi(Formulas) internal import ScrollPhysics

/// Programs: container, insets, content and anchors may change at any time; position and velocity go on.
extension Drawer {
  /// Size of the container, in points.
  public var container: Size2 {
    get { layout.container }
    set { layout.container = newValue }
  }

  /// The container's safe area insets, a keyboard's included, in points.
  public var insets: Insets {
    get { layout.insets }
    set { layout.insets = newValue }
  }

  /// Length of the content along the drawer's axis, in points.
  public var contentHeight: Double {
    get { layout.contentHeight }
    set { layout.contentHeight = newValue }
  }

  /// Takes another layout, in any phase.
  ///
  /// What is seen of the drawer stays, and so does its velocity; it then goes to where its anchor now
  /// is. Dragged, it goes on from the same place under the finger.
  ///
  /// - Parameters:
  ///   - layout: the new layout.
  ///   - animated: whether a drawer at rest takes time to go there; false when the host animates
  ///     the change itself. A drawer in motion goes on in either case.
  @discardableResult
  public mutating func setLayout(
    _ layout: DrawerLayout, animated: Bool
  ) -> DrawerEvents {
    setLayout(layout, isAnimated: animated)
    return collect()
  }

  mutating func setLayout(_ layout: DrawerLayout, isAnimated: Bool = true) {
    guard body.admits(layout.isValid), layout != placement else { return }
    let layout = layout.sanitized
    if layout.edge.axis != placement.edge.axis { cancelTouching() }
    let (sign, shown) = (sign, position)
    placement = layout
    // What of it is seen stays, and lies elsewhere in another container.
    if position != shown { body.events.append(.didMove) }
    resolve(targetAnchor, animated: isAnimated)
    if self.sign != sign { mirrorDrag() }
  }

  /// Replaces the anchors, in any phase; such as have a number that is none change nothing, and are counted.
  ///
  /// - Parameters:
  ///   - anchors: where it rests from now on.
  ///   - anchor: the index of the one to go to; if left out, the one nearest to where the drawer was
  ///     going. While a finger drags, the release decides.
  ///   - animated: as in ``setLayout(_:animated:)``.
  /// - Precondition: there is an anchor, and `anchor` is the index of one.
  @discardableResult
  public mutating func setAnchors(
    _ anchors: [DrawerAnchor], anchor: Int? = nil, animated: Bool = true
  ) -> DrawerEvents {
    precondition(!anchors.isEmpty, "anchors must not be empty")
    if let anchor {
      precondition(anchors.indices.contains(anchor), "anchor must be the index of an anchor")
    }
    guard body.admits(anchors.allSatisfy { $0.isValid }) else { return collect() }
    let rest = visibleLength(of: self.anchor)
    let aim = visibleLength(of: targetAnchor)
    self.anchors = anchors
    goal.rested = layout.nearest(to: rest, in: anchors, preferring: self.anchor)
    goal.target = layout.nearest(to: aim, in: anchors, preferring: targetAnchor)
    resolve(anchor ?? targetAnchor, animated: animated)
    return collect()
  }

  /// Goes to an anchor, from where it is and with the velocity it has.
  ///
  /// Ignored while a finger drags.
  ///
  /// - Parameters:
  ///   - anchor: the index of the anchor.
  ///   - animated: whether to take time over it.
  /// - Precondition: `anchor` is the index of an anchor.
  @discardableResult
  public mutating func move(to anchor: Int, animated: Bool = true) -> DrawerEvents {
    precondition(anchors.indices.contains(anchor), "anchor must be the index of an anchor")
    if !isDragging { go(to: anchor, animated: animated, reason: .program) }
    return collect()
  }

  /// Takes the rule's numbers; what is dragged goes on from where it is.
  mutating func applyRule() {
    spring = rule.sheetSpring
    decelerationRate = rule == .system ? SheetRelease.projectionRate : .normal
    body.line.setLimits(layout.limits(anchors, rule))
  }

  /// Goes on under the current layout and anchors.
  private mutating func resolve(_ target: Int, animated: Bool) {
    body.line.setLimits(layout.limits(anchors, rule))
    guard !isUnderFinger else { return }
    guard isMoving else { return go(to: target, animated: animated, reason: .layout) }
    if target != targetAnchor {
      return settle(on: target, velocity: body.line.velocity, reason: .layout)
    }
    retarget(to: visibleLength(of: target), by: spring)
  }
}
