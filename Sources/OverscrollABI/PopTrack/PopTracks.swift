// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollPhysics

extension OverscrollPopTrack: Handle {
  typealias Value = PopTrack

  static var kind: UInt8 { UInt8(OVERSCROLL_KIND_POP_TRACK) }

  static func box(_ value: consuming PopTrack) -> Box { TracksBox(value) }
}

/// Tracks: they rest when the last comment is gone.
private final class TracksBox: ValueBox<OverscrollPopTrack> {
  override var restTime: Double { unsafe pointer.pointee.endTime ?? .nan }
}

extension OverscrollPopTrackDef {
  /// The layout, if the numbers are valid.
  var layout: PopTrackLayout? {
    guard let style = PopTrackLayout.Style(code: style), width.isPositive, track_height.isLength,
      gap >= 0,
      gap < width, duration >= 1e-3, duration <= 1e6, track_count > 0, track_count <= 65_536
    else { return nil }
    return PopTrackLayout(
      style: style, width: width, trackCount: Int(track_count), trackHeight: track_height,
      gap: gap, duration: duration)
  }

  /// The table of the pop, if the spring is one that gets there in good time.
  fileprivate var pop: SpringTable? {
    guard let spring = spring.spring, spring.angularFrequency >= 1,
      spring.angularFrequency <= 1000, spring.dampingRatio >= 0.05, spring.dampingRatio <= 10
    else { return nil }
    return PopTrack.table(of: spring)
  }
}

@implementation @c
public func overscroll_pop_track_create(
  _ def: UnsafePointer<OverscrollPopTrackDef>?, _ tracks: UnsafeMutablePointer<OverscrollPopTrack>?
) -> OverscrollStatus {
  unsafe take(def) { def in
    guard isCount(def.capacity), let layout = def.layout, let pop = def.pop else {
      return Status.invalidArgument
    }
    return unsafe insert(PopTrack(layout, capacity: Int(def.capacity), pops: [pop]), tracks)
  }
}

@implementation @c
public func overscroll_pop_track_add(
  _ tracks: OverscrollPopTrack, _ id: Int32, _ length: Double, _ time: Double,
  _ longest_wait: Double, _ item: UnsafeMutablePointer<OverscrollPopItem>?
) -> OverscrollStatus {
  with(tracks) {
    guard longest_wait >= 0 else { return Status.invalidArgument }
    guard length.isLength, time.isPlace else {
      _ = $0.add(id: Int(id), length: .nan, at: 0)
      return Status.invalidArgument
    }
    guard let added = $0.add(id: Int(id), length: length, at: time, longestWait: longest_wait)
    else { return Status.never }
    unsafe report(
      OverscrollPopItem(
        start: added.start, length: added.length, id: id, track: Int32(added.track)),
      item)
    return Status.ok
  }
}

@implementation @c
public func overscroll_pop_track_remove_expired(
  _ tracks: OverscrollPopTrack, _ time: Double
) -> OverscrollStatus {
  with(tracks) {
    guard time.isFinite else { return Status.invalidArgument }
    $0.removeExpired(before: time)
    return Status.ok
  }
}

@implementation @c
public func overscroll_pop_track_remove_all(_ tracks: OverscrollPopTrack) -> OverscrollStatus {
  with(tracks) {
    $0.removeAll()
    return Status.ok
  }
}

@implementation @c
public func overscroll_pop_track_counts(
  _ tracks: OverscrollPopTrack, _ counts: UnsafeMutablePointer<OverscrollPopCounts>?
) -> OverscrollStatus {
  with(tracks) {
    unsafe answer(
      OverscrollPopCounts(
        count: Int32($0.count), dropped: Int32(clamping: $0.droppedCount),
        ignored: Int32(clamping: $0.ignoredCount), reserved: 0),
      counts)
  }
}

@implementation @c
public func overscroll_pop_track_fill(
  _ tracks: OverscrollPopTrack, _ time: Double,
  _ sprites: UnsafeMutablePointer<OverscrollPopSprite>?, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>?
) -> OverscrollStatus {
  guard time.isFinite, isCount(capacity) else { return Status.invalidArgument }
  guard unsafe isThere(sprites, capacity), let count = unsafe count else {
    return Status.nullPointer
  }
  return with(tracks) {
    var written = 0
    $0.forEach(at: time) {
      guard written < Int(capacity) else { return }
      unsafe sprites?[written] = OverscrollPopSprite($0)
      written += 1
    }
    unsafe count.pointee = Int32(written)
    return Status.ok
  }
}

extension OverscrollPopSprite {
  fileprivate init(_ sprite: PopSprite) {
    self.init(
      x: Float(sprite.x), y: Float(sprite.y), length: Float(sprite.length),
      scale: Float(sprite.scale), opacity: Float(sprite.opacity),
      id: Int32(truncatingIfNeeded: sprite.id))
  }
}
