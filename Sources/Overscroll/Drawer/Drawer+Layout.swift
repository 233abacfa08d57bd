/// Container, insets, content and anchors may change at any time; position and velocity go on.
extension Drawer {
  /// Size of the container, in points.
  public var container: Size2 {
    get { layout.container }
    set {
      setLayout(
        DrawerLayout(
          edge: layout.edge, container: newValue, insets: layout.insets,
          contentHeight: layout.contentHeight))
    }
  }

  /// The container's safe area insets, a keyboard's included, in points.
  public var insets: Insets {
    get { layout.insets }
    set {
      setLayout(
        DrawerLayout(
          edge: layout.edge, container: layout.container, insets: newValue,
          contentHeight: layout.contentHeight))
    }
  }

  /// Length of the content along the drawer's axis, in points.
  public var contentHeight: Double {
    get { layout.contentHeight }
    set {
      setLayout(
        DrawerLayout(
          edge: layout.edge, container: layout.container, insets: layout.insets,
          contentHeight: newValue))
    }
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
  ///   - time: now, in seconds; the latest time known if left out.
  @discardableResult
  public mutating func setLayout(
    _ layout: DrawerLayout, animated: Bool = true, time: Double? = nil
  ) -> DrawerEvents {
    var events = time.map { sync(to: $0) } ?? DrawerEvents()
    guard layout != self.layout else { return events }
    self.layout = layout
    resolve(targetAnchor, animated: animated, into: &events)
    return events
  }

  /// Replaces the anchors, in any phase.
  ///
  /// - Parameters:
  ///   - anchors: where it rests from now on.
  ///   - anchor: the index of the one to go to; if left out, the one nearest to where the drawer was
  ///     going. While a finger drags, the release decides.
  ///   - animated: as in ``setLayout(_:animated:time:)``.
  ///   - time: now, in seconds; the latest time known if left out.
  /// - Precondition: there are two anchors or more, and `anchor` is the index of one.
  @discardableResult
  public mutating func setAnchors(
    _ anchors: [DrawerAnchor], anchor: Int? = nil, animated: Bool = true, time: Double? = nil
  ) -> DrawerEvents {
    precondition(anchors.count >= 2, "anchors must be two or more")
    if let anchor {
      precondition(anchors.indices.contains(anchor), "anchor must be the index of an anchor")
    }
    var events = time.map { sync(to: $0) } ?? DrawerEvents()
    let rest = visibleLength(of: self.anchor)
    let aim = visibleLength(of: targetAnchor)
    self.anchors = anchors
    self.anchor = layout.nearest(to: rest, in: anchors, preferring: self.anchor)
    targetAnchor = layout.nearest(to: aim, in: anchors, preferring: targetAnchor)
    resolve(anchor ?? targetAnchor, animated: animated, into: &events)
    return events
  }

  /// Goes on under the layout and the anchors in force.
  private mutating func resolve(
    _ target: Int, animated: Bool, into events: inout DrawerEvents
  ) {
    axis.setLimits(layout.limits(anchors))
    // A finger that holds it decides when it leaves.
    guard !isTracking else { return }
    guard isMoving else {
      return go(to: target, animated: animated, reason: .layout, into: &events)
    }
    if target != targetAnchor {
      return settle(on: target, velocity: axis.velocity, reason: .layout, into: &events)
    }
    let isThere = axis.retarget(to: visibleLength(of: target), spring: spring, at: clock.time)
    if isThere { arrive(into: &events) }
  }
}
