/// Time, and what happens to members: asked of the table, for a page that is read while it is changed is copied.
extension NestedMembers {
  /// Something was done to a member: it may move, and something may have happened to it.
  @inline(never)
  mutating func note(_ index: Int) {
    unshare()
    let (moves, isNew) = self[own: index].note()
    if moves { ownLists.moving.append(index) }
    if isNew { ownLists.noted.append(index) }
  }

  /// Does something to a member, at the page's time: it may move then, and something may have happened to it.
  mutating func change<Answer>(
    _ index: Int, at clock: HostClock, _ act: (MemberBox) -> Answer
  ) -> Answer {
    let answer = own(index) {
      $0.follow(clock)
      return act($0)
    }
    note(index)
    return answer
  }

  /// Moves every member that moves without a finger to the page's time; others stand still whatever the time.
  mutating func run(to clock: HostClock, isFrame: Bool) {
    var place = 0
    while place < lists.moving.count {
      let index = lists.moving[place]
      own(index) { $0.run(to: clock.shown, isFrame: isFrame, clock: clock) }
      note(index)
      if self[index].isMoving {
        place += 1
      } else {
        self[index].isListedMoving = false
        lists.moving.removeAll { $0 == index }
      }
    }
  }

  /// What holds of any of those that move.
  var traits: MemberTraits {
    var traits = MemberTraits()
    for place in 0..<lists.moving.count { traits.formUnion(self[lists.moving[place]].traits) }
    return traits
  }

  /// When the last of those that move rests by its own motion, and the last of those that rest at all, in seconds.
  var restTimes: (latest: Double, latestFinite: Double) {
    var (latest, latestFinite) = (0.0, 0.0)
    for place in 0..<lists.moving.count {
      let time = self[lists.moving[place]].box.restTime
      latest = max(latest, time)
      if time < .infinity { latestFinite = max(latestFinite, time) }
    }
    return (latest, latestFinite)
  }

  /// Who meets an edge next, by a given time.
  func nextJoint(
    by end: Double
  ) -> (source: Int, axis: ScrollAxis, joint: FlightJoint)? {
    var next: (source: Int, axis: ScrollAxis, joint: FlightJoint)?
    for place in 0..<lists.moving.count {
      let index = lists.moving[place]
      guard let (axis, joint) = self[index].lines.joint(by: next?.joint.time ?? end) else {
        continue
      }
      if let next, next.joint.time <= joint.time { continue }
      next = (index, axis, joint)
    }
    return next
  }

  // MARK: - What happened

  /// Each member keeps what happened to it until the next call; how many there are.
  mutating func collect() -> Int {
    assert(
      indices.allSatisfy { self[$0].traits == self[$0].asked { $0.traits } },
      "what is done to a member is noted")
    guard lists.noted.count > 0 else { return lists.reported.count }
    unshare()
    while let index = ownLists.noted.popLast() {
      self[own: index].isListedEventful = false
      if ownBox(index, { $0.collect() }) { ownLists.reported.append(index) }
    }
    return lists.reported.count
  }

  /// Forgets what happened in the call before.
  mutating func forgetEvents() {
    guard lists.reported.count > 0 else { return }
    unshare()
    while let index = ownLists.reported.popLast() {
      ownBox(index) { $0.forgetEvents() }
    }
  }
}
