/// The tracks that comments pop up on.
public struct PopTrackLayout: Hashable, Sendable {
  /// How comments move.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// From the right side to the left, the longer the faster: all take the same time.
    case travelling
    /// Not at all: in the middle of their track, where they pop out again at the end.
    case standing
  }

  /// How comments move.
  public let style: Style

  /// Width of the tracks, in points.
  public let width: Double

  /// The number of tracks.
  public let trackCount: Int

  /// Distance from one track to the next, in points.
  public let trackHeight: Double

  /// The least distance between two comments on a track, in points.
  public let gap: Double

  /// How long a comment is shown, in seconds.
  public let duration: Double

  /// Creates a layout.
  ///
  /// - Precondition: `width`, `duration` and `trackCount` are positive, `gap` and `trackHeight` are not
  ///   negative, `gap` is less than `width`, all are finite.
  public init(
    style: Style = .travelling, width: Double, trackCount: Int, trackHeight: Double,
    gap: Double = 16, duration: Double = 6
  ) {
    precondition(width > 0 && width.isFinite, "width must be positive and finite")
    precondition(trackCount > 0, "trackCount must be positive")
    precondition(
      trackHeight >= 0 && trackHeight.isFinite, "trackHeight must be finite and not negative")
    precondition(gap >= 0 && gap < width, "gap must lie between 0 and width")
    precondition(duration > 0 && duration.isFinite, "duration must be positive and finite")
    self.style = style
    self.width = width
    self.trackCount = trackCount
    self.trackHeight = trackHeight
    self.gap = gap
    self.duration = duration
  }

  /// The speed of a comment, to the left, in pt/s.
  ///
  /// ```
  /// s = (width + length) / duration
  /// ```
  public func speed(length: Double) -> Double {
    style == .travelling ? (width + length) / duration : 0
  }

  /// The x of a comment's left side, `age` seconds after it popped up, in points.
  func x(length: Double, age: Double) -> Double {
    style == .travelling
      ? width - speed(length: length) * age : (width - length) / 2
  }

  // The earliest start of a comment behind another on the same track. Both move steadily, so their
  // distance is a straight line over time: it is never less than the gap if it is not less when the
  // second starts, and not less when the first has left.
  //
  //     t >= t1 + (l1 + gap) / s1                   the first has come in entirely
  //     t >= t1 + duration - (width - gap) / s2     the second is not there yet when the first is gone

  /// What a comment leaves behind for those that follow it.
  func trail(of item: PopItem) -> PopTrail {
    let entered = style == .travelling ? (item.length + gap) / speed(length: item.length) : duration
    return PopTrail(start: item.start, entered: item.start + entered)
  }

  /// How long after another one started a comment may start at the earliest, in seconds, so that it does
  /// not catch up; the other may still be coming in.
  func lead(length: Double) -> Double {
    style == .travelling ? duration - (width - gap) / speed(length: length) : duration
  }
}

/// What the last comment of a track leaves behind.
struct PopTrail: Hashable, Sendable {
  /// When it started, in seconds.
  var start: Double

  /// When it has come in entirely, in seconds.
  var entered: Double

  /// A track without comments.
  static var none: PopTrail { PopTrail(start: -.infinity, entered: -.infinity) }
}

/// A comment on its track.
public struct PopItem: Hashable, Sendable {
  /// The number it was given.
  public let id: Int

  /// Its length, in points.
  public let length: Double

  /// Its track, from 0 at the top.
  public let track: Int

  /// When it pops up, in seconds.
  public let start: Double

  /// Which table it pops up by: an index of ``PopTrack/pops``.
  public let pop: Int
}

/// A comment as it is to be drawn.
public struct PopSprite: Hashable, Sendable {
  /// The number it was given.
  public var id: Int

  /// The left side of its unscaled box, in points.
  public var x: Double

  /// The top of its track, in points.
  public var y: Double

  /// Its length, in points.
  public var length: Double

  /// The scale to draw it at, about the middle of its box, dimensionless.
  public var scale: Double

  /// How opaque it is, 0 … 1.
  public var opacity: Double

  /// Creates a sprite; without arguments an invisible one, to fill a buffer with.
  public init(
    id: Int = 0, x: Double = 0, y: Double = 0, length: Double = 0, scale: Double = 0,
    opacity: Double = 0
  ) {
    self.id = id
    self.x = x
    self.y = y
    self.length = length
    self.scale = scale
    self.opacity = opacity
  }
}
