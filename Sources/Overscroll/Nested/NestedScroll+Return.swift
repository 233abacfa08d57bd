/// A header that waits before it comes back.
///
/// ```
/// comes back   when fingers or wheels have scrolled back by the distance since they last scrolled on,
///              or move, or leave, at the speed
/// ```
///
/// Until then a member whose order is ``HandOffOrder/quickReturn`` takes its turn after those inside it.
extension NestedScroll {
  /// How far one scrolls back before a member comes back, in points.
  public func returnDistance(of index: Int) -> Double { members[index].returnDistance }

  /// Chooses how far one scrolls back before a member whose order is ``HandOffOrder/quickReturn`` comes back, in
  /// points.
  ///
  /// 0 unless set: immediately; infinity: only at ``returnSpeed(of:)``. What is not 0 or more is ignored, and counted
  /// in ``diagnostics``.
  public mutating func setReturnDistance(_ distance: Double, of index: Int) {
    guard body.admits(distance >= 0), distance != members[index].returnDistance else { return }
    members[index].returnDistance = distance
    members[index].returnsIn = distance
    awaitsReturns = members.indices.contains { members[$0].returnDistance > 0 }
  }

  /// How fast a finger has to be for a member to come back before its distance, in pt/s.
  public func returnSpeed(of index: Int) -> Double { members[index].returnSpeed }

  /// Chooses how fast a finger has to be for a member to come back before its distance, in pt/s.
  ///
  /// Infinity unless set: however fast. What is not 0 or more is ignored, and counted in ``diagnostics``.
  public mutating func setReturnSpeed(_ speed: Double, of index: Int) {
    if body.admits(speed >= 0) { members[index].returnSpeed = speed }
  }

  /// How far of a step one goes before a member, or one that it lies in, comes back; all of it where none does.
  ///
  /// - Parameter velocity: of what scrolls, in pt/s; the finger's if nil.
  @discardableResult
  mutating func untilReturn(
    _ step: Double, along axis: ScrollAxis, at inner: Int, velocity: Double?
  ) -> Double {
    guard awaitsReturns else { return step }
    var nearest = abs(step)
    for index in members.path(to: inner)
    where members[index].awaitsReturn(axis, isForward: step > 0) {
      let speed = members[index].returnSpeed
      if speed < .infinity, abs(velocity ?? body.fingerVelocity[axis]) >= speed {
        members[index].returnsIn = 0
      }
      nearest = min(nearest, members[index].returnsIn)
    }
    return step < 0 ? -nearest : nearest
  }

  /// Counts what has been scrolled.
  mutating func countReturn(_ step: Double, along axis: ScrollAxis, at inner: Int) {
    guard awaitsReturns else { return }
    for index in members.path(to: inner)
    where members[index].awaitsReturn(axis, isForward: step > 0) {
      members[index].returnsIn -= min(abs(step), members[index].returnsIn)
    }
  }
}
