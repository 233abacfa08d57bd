/// What the last comments of all tracks leave behind, in a binary tree of their earliest times.
///
/// The start of a new comment on a track is max(now, entered, start + lead), and the lead depends on the
/// comment's length. No track below a node is free before max(now, the earliest entered, the earliest start +
/// lead): the search looks at the more promising half first, and at the other only if it can be earlier.
///
/// - Complexity: O(log n) to set a track, and to search while the comments are equally long or some track is
///   free for any length; where lengths differ widely and no track is free, some more of the halves are
///   looked at, all of them at worst.
struct PopTrackTree: Hashable, Sendable {
  /// The earliest of each, in heap order, the root at 1, the tracks in the second half.
  private var nodes: [PopTrail]

  /// The number of tracks.
  let count: Int

  /// Free tracks.
  init(count: Int) {
    self.count = count
    var span = 1
    while span < count { span *= 2 }
    // Beyond the last track nothing is ever free.
    nodes = Array(repeating: .never, count: 2 * span)
    removeAll()
  }

  /// Frees all tracks.
  mutating func removeAll() {
    let span = nodes.count / 2
    for track in 0..<count { nodes[span + track] = .none }
    for node in stride(from: span - 1, to: 0, by: -1) { addUp(node) }
  }

  /// Puts a comment on a track.
  mutating func set(_ trail: PopTrail, track: Int) {
    var node = nodes.count / 2 + track
    nodes[node] = trail
    while node > 1 {
      node /= 2
      addUp(node)
    }
  }

  private mutating func addUp(_ node: Int) {
    let (left, right) = (nodes[2 * node], nodes[2 * node + 1])
    nodes[node] = PopTrail(
      start: min(left.start, right.start), entered: min(left.entered, right.entered))
  }

  /// The track on which a comment can start earliest, the first of several, and when.
  ///
  /// - Parameters:
  ///   - lead: how long after another one started it may start at the earliest, in seconds.
  ///   - time: when it is to start, in seconds.
  func earliest(lead: Double, at time: Double) -> (track: Int, start: Double) {
    var best = (track: 0, start: Double.infinity)
    search(1, first: 0, span: nodes.count / 2, lead: lead, at: time, &best)
    return best
  }

  /// When a comment can start on a track, or below a node at the earliest.
  private func start(_ node: Int, lead: Double, at time: Double) -> Double {
    max(time, max(nodes[node].entered, nodes[node].start + lead))
  }

  private func search(
    _ node: Int, first: Int, span: Int, lead: Double, at time: Double,
    _ best: inout (track: Int, start: Double)
  ) {
    guard span > 1 else {
      best = (first, start(node, lead: lead, at: time))
      return
    }
    let half = span / 2
    let left = start(2 * node, lead: lead, at: time)
    let right = start(2 * node + 1, lead: lead, at: time)
    // Of tracks that are free equally early the first is taken.
    func searchLeft() {
      guard left < best.start || left == best.start && first < best.track else { return }
      search(2 * node, first: first, span: half, lead: lead, at: time, &best)
    }
    func searchRight() {
      guard right < best.start || right == best.start && first + half < best.track else { return }
      search(2 * node + 1, first: first + half, span: half, lead: lead, at: time, &best)
    }
    if left <= right {
      searchLeft()
      searchRight()
    } else {
      searchRight()
      searchLeft()
    }
  }
}
