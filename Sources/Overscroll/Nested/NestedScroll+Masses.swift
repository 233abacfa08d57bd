/// How members share momentum.
extension NestedScroll {
  /// The member it lies in; nil for the outermost.
  public func parent(of index: Int) -> Int? { members[index].parent }

  /// Who takes turns first: a member, or those inside it.
  public func order(of index: Int) -> HandOffOrder { members[index].order }

  /// Chooses who takes turns first: a member, or those inside it.
  public mutating func setOrder(_ order: HandOffOrder, of index: Int) {
    members[index].order = order
  }

  /// How much momentum a velocity of a member is, dimensionless.
  public func mass(of index: Int) -> Double { members[index].mass }

  /// Chooses how much momentum a velocity of a member is.
  ///
  /// A heavier one goes on slower with the same momentum.
  ///
  /// One outside ``MomentumTransfer/masses`` is ignored, and counted in ``diagnostics``.
  public mutating func setMass(_ mass: Double, of index: Int) {
    if body.admits(MomentumTransfer.masses.contains(mass)) { members[index].mass = mass }
  }

  /// The least speed at an edge that a member passes on, in pt/s.
  public func minimumSpeed(of index: Int) -> Double { members[index].minimumSpeed }

  /// Chooses the least speed at an edge that a member passes on, in pt/s.
  ///
  /// With less it bounces. 0 passes everything, infinity nothing; what is not 0 or more is ignored, and counted in
  /// ``diagnostics``.
  public mutating func setMinimumSpeed(_ speed: Double, of index: Int) {
    if body.admits(speed >= 0) { members[index].minimumSpeed = speed }
  }

  /// The axes along which a member leaves nothing to what it lies in; nil for none.
  public func containedAxes(of index: Int) -> PanAxes? { members[index].containedAxes }

  /// Chooses the axes along which a member leaves nothing to what it lies in: there it stretches, and bounces, alone.
  ///
  /// A map contains both, or passes on what it cannot use up and down; where it cannot scroll at all, it contains
  /// nothing.
  public mutating func setContainedAxes(_ axes: PanAxes?, of index: Int) {
    members[index].containedAxes = axes
  }

  /// Lets a member hand its momentum to any other one, also in another direction.
  ///
  /// It comes before the members it lies in, wherever the target can scroll on; masses and the least
  /// speed are those of the members.
  ///
  /// ```swift
  /// page.connect(photos, to: page.root, [.right: .down])   // a row at its end moves the page on
  /// ```
  ///
  /// - Parameters:
  ///   - source: the index of the member that meets its edge.
  ///   - target: the index of the member that goes on.
  ///   - directions: what becomes of the directions; those that are not named stay with the source.
  /// - Precondition: `source` and `target` name two members.
  public mutating func connect(
    _ source: Int, to target: Int, _ directions: ScrollDirectionMap = .straight
  ) {
    precondition(isMember(source), "source must name a member")
    precondition(isMember(target), "target must name a member")
    precondition(source != target, "source and target must be two members")
    members.lists.connections.append(
      NestedConnection(source: source, target: target, directions: directions))
  }

  /// What of a momentum goes from one member to another, where that was chosen for the two; nil where it was not.
  public func transfer(from source: Int, to target: Int) -> MomentumTransfer? {
    members.chosenTransfer(source, target)
  }

  /// Chooses what of a momentum goes from one member to another: in place of their masses and the least speed of the
  /// source; nil for these again.
  ///
  /// One that a direction of the source does not lead anywhere in, or with a least speed of infinity, forbids it: the
  /// source bounces. Where it leads somewhere the members, or a connection, say where.
  ///
  /// ```swift
  /// // The list is twice as heavy for the header as for anybody else, and gives it nothing back.
  /// page.setTransfer(MomentumTransfer(targetMass: 2), from: page.root, to: list)
  /// page.setTransfer(MomentumTransfer(directions: [:]), from: list, to: page.root)
  /// ```
  ///
  /// - Precondition: `source` and `target` name two members.
  public mutating func setTransfer(
    _ transfer: MomentumTransfer?, from source: Int, to target: Int
  ) {
    precondition(isMember(source), "source must name a member")
    precondition(isMember(target), "target must name a member")
    precondition(source != target, "source and target must be two members")
    members.lists.transfers.removeAll { $0.source == source && $0.target == target }
    if let transfer {
      members.lists.transfers.append(
        NestedTransfer(source: source, target: target, transfer: transfer))
    }
  }

  /// How many connections there are.
  package var connectionCount: Int { members.lists.connections.count }
}

extension DirectionalLock {
  /// Every drag is tied to the axis it is nearer to; one of 45° is vertical.
  public static var nearerAxis: DirectionalLock {
    DirectionalLock(horizontalAngle: 45, verticalAngle: 45, followsMoves: false)
  }
}
