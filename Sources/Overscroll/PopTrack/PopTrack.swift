/// Comments that pop up on tracks ("bullet comments"), thousands at the same time.
///
/// ```swift
/// var comments = PopTrack(
///   PopTrackLayout(width: 390, trackCount: 12, trackHeight: 28), capacity: 2_000)
/// comments.add(id: 7, length: 120, at: now)
/// comments.forEach(at: now) { draw($0.id, x: $0.x, y: $0.y, scale: $0.scale) }
/// comments.removeExpired(before: now)
/// ```
///
/// ## The law
///
/// A comment pops up by a spring from nothing to its size: the unit motion, sampled once into a
/// ``ScrollPhysics/SpringTable`` that all comments of all tracks read. With the critically damped spring it never
/// grows beyond its size. There may be several tables, one for each kind of comment; a comment names its own
/// by its index.
///
/// A comment goes to the track where it can start earliest; comments on one track never come closer
/// than the gap, though longer ones are faster (``PopTrackLayout``). All of it is a function of time:
/// ask for any moment, in any order.
///
/// ## A value
///
/// All storage is allocated on creation; adding, asking and removing allocate nothing. A copy shares it
/// until one of the two changes.
///
/// - Complexity: O(tracks) per addition, O(comments) per frame and clean-up.
public struct PopTrack: Hashable, Sendable {
  /// The tracks.
  public let layout: PopTrackLayout

  /// How comments pop up, from 0 to 1: at least one table, which comments name by their index.
  public let pops: [SpringTable]

  /// How many comments there is space for.
  public let capacity: Int

  /// How many comments found no space or no track in time.
  public private(set) var droppedCount = 0

  /// How many were ignored because their length or time made no sense.
  public private(set) var ignoredCount = 0

  private var items: [PopItem] = []
  /// What the last comment of each track leaves behind.
  private var trails: [PopTrail]

  /// The spring comments pop up by: ω0 = 20/s, ζ = 1; nine tenths of the size after a fifth of a
  /// second.
  ///
  /// Source: chosen. Grade D.
  public static let spring = DampedSpring(stiffness: 400, dampingRatio: 1)

  /// How near to its size a comment is put there, as a share of the size: a pixel in a thousand.
  ///
  /// Source: chosen. Grade D.
  private static let tolerance = 1e-3

  /// The table of a pop, for sharing among several.
  ///
  /// Nil for a spring that never settles.
  public static func table(of spring: DampedSpring) -> SpringTable? {
    SpringTable(SpringMotion(spring, from: 0, to: 1, velocity: 0), tolerance: tolerance)
  }

  /// Creates empty tracks.
  ///
  /// - Parameters:
  ///   - layout: the tracks.
  ///   - capacity: the number of comments to make space for.
  ///   - pops: how comments pop up: tables of motions from 0 to 1. That of ``spring`` alone if left out.
  /// - Precondition: `capacity` is not negative; there is a table.
  public init(_ layout: PopTrackLayout, capacity: Int, pops: [SpringTable]? = nil) {
    precondition(capacity >= 0, "capacity must not be negative")
    guard let pops = pops ?? Self.table(of: Self.spring).map({ [$0] }), !pops.isEmpty else {
      preconditionFailure("pops must have at least one table")
    }
    self.layout = layout
    self.capacity = capacity
    self.pops = pops
    trails = Array(repeating: .none, count: layout.trackCount)
    items.reserveCapacity(capacity)
  }

  /// How many comments are held, also those still to come.
  public var count: Int { items.count }

  /// When the last comment will be gone, in seconds; nil when there are none.
  public var endTime: Double? {
    var end: Double?
    for item in items { end = max(end ?? item.start, item.start) }
    return end.map { $0 + layout.duration }
  }

  // MARK: - Adding

  /// Adds a comment.
  ///
  /// Nil when there is no space for it, when no track is free in time, or when a number makes no sense;
  /// each is counted.
  ///
  /// - Parameters:
  ///   - id: any number.
  ///   - length: its length, in points.
  ///   - time: when it is to pop up, in seconds.
  ///   - longestWait: how much later it may pop up if all tracks are taken, in seconds.
  ///   - pop: which of ``pops`` it pops up by.
  /// - Precondition: `pop` is an index of ``pops``.
  @discardableResult
  public mutating func add(
    id: Int, length: Double, at time: Double, longestWait: Double = .infinity, pop: Int = 0
  ) -> PopItem? {
    precondition(pops.indices.contains(pop), "pop must be an index of pops")
    guard time.isFinite, length.sanitizedLength == length else {
      ignoredCount &+= 1
      return nil
    }
    if items.count >= capacity { removeExpired(before: time) }
    let (track, start) = earliestStart(lead: layout.lead(length: length), at: time)
    guard items.count < capacity, start.isFinite, start - time <= longestWait else {
      droppedCount &+= 1
      return nil
    }
    let item = PopItem(id: id, length: length, track: track, start: start, pop: pop)
    items.append(item)
    trails[track] = layout.trail(of: item)
    return item
  }

  /// The track on which a comment can start earliest, the first of several, and when.
  ///
  /// - Parameters:
  ///   - lead: how long after another one started it may start at the earliest, in seconds.
  ///   - time: when it is to start, in seconds.
  private func earliestStart(lead: Double, at time: Double) -> (track: Int, start: Double) {
    var best = (track: 0, start: Double.infinity)
    for (track, trail) in trails.enumerated() {
      let start = max(time, max(trail.entered, trail.start + lead))
      if start < best.start { best = (track, start) }
    }
    return best
  }

  /// Gives back the space of the comments that are gone.
  ///
  /// Call it once in a while; ``add(id:length:at:longestWait:pop:)`` does when there is no space left.
  public mutating func removeExpired(before time: Double) {
    guard !time.isNaN else {
      ignoredCount &+= 1
      return
    }
    let duration = layout.duration
    var kept = 0
    for index in items.indices where items[index].start + duration > time {
      if kept != index { items[kept] = items[index] }
      kept += 1
    }
    items.removeLast(items.count - kept)
  }

  /// Removes all comments and frees all tracks.
  public mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    for track in trails.indices { trails[track] = .none }
  }

  // MARK: - Drawing

  /// Calls a function with every comment that is seen at a time, in the order they were added.
  public func forEach(at time: Double, _ body: (PopSprite) -> Void) {
    for item in items { if let sprite = sprite(item, at: time) { body(sprite) } }
  }

  /// Writes the comments that are seen at a time into a buffer, as many as it holds.
  ///
  /// - Parameters:
  ///   - buffer: where to; its count is not changed.
  ///   - time: the frame's time, in seconds.
  /// - Returns: how many were written.
  public func fill(_ buffer: inout [PopSprite], at time: Double) -> Int {
    var written = 0
    for item in items {
      guard written < buffer.count else { break }
      guard let sprite = sprite(item, at: time) else { continue }
      buffer[written] = sprite
      written += 1
    }
    return written
  }

  /// A comment at a time; nil before it pops up and after it is gone.
  public func sprite(_ item: PopItem, at time: Double) -> PopSprite? {
    let age = time - item.start
    guard age >= 0, age < layout.duration else { return nil }
    let popTime = pops[item.pop].duration
    var scale = age < popTime ? pops[item.pop].value(at: age) : 1
    if layout.style == .standing, layout.duration - age < popTime {
      scale = min(scale, pops[item.pop].value(at: layout.duration - age))
    }
    return PopSprite(
      id: item.id, x: layout.x(length: item.length, age: age),
      y: Double(item.track) * layout.trackHeight, length: item.length, scale: scale,
      opacity: min(max(scale, 0), 1))
  }
}
