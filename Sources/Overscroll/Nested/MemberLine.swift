/// The lines of a member, where they are stored, and which way they count: valid as long as its box.
@safe struct MemberLines: @unchecked Sendable {
  private var places = unsafe AxisPair<UnsafeMutablePointer<Line>?>(x: nil, y: nil)

  /// 1 where they grow as a scroll view's offset does, else -1.
  private var sign = 1.0

  /// None.
  init() {}

  // Inlined, for the addresses are those of what the caller stores.

  /// Both of something that moves along both axes.
  @inline(__always)
  init(_ lines: inout AxisPair<Line>) {
    unsafe places.x = withUnsafeMutablePointer(to: &lines.x) { unsafe $0 }
    unsafe places.y = withUnsafeMutablePointer(to: &lines.y) { unsafe $0 }
  }

  /// One of something that moves along one.
  @inline(__always)
  init(_ line: inout Line, along axis: ScrollAxis, sign: Double) {
    self.sign = sign
    // By their names: where accessors are not inlined, the subscript was found to set a copy.
    let place = unsafe withUnsafeMutablePointer(to: &line) { unsafe $0 }
    if axis == .horizontal { unsafe places.x = place } else { unsafe places.y = place }
  }

  /// The one along an axis.
  @inline(__always)
  subscript(axis: ScrollAxis) -> MemberLine? {
    unsafe places[axis].map { unsafe MemberLine(place: $0, sign: sign) }
  }
}

/// Of the lines nothing is said by where they are stored.
extension MemberLines: Hashable {
  static func == (a: MemberLines, b: MemberLines) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// A line of a member, read and changed where it is stored.
@safe struct MemberLine {
  fileprivate let place: UnsafeMutablePointer<Line>

  /// 1 where it grows as a scroll view's offset does, else -1.
  let sign: Double

  /// The line.
  var moving: Line {
    @inline(__always) unsafeAddress { unsafe UnsafePointer(place) }
    @inline(__always) nonmutating unsafeMutableAddress { unsafe place }
  }
}

/// Distances of a member, along an axis.
extension MemberLines {
  /// Whether it scrolls on, as it counts itself.
  func isOn(_ axis: ScrollAxis, isForward: Bool) -> Bool {
    self[axis].map { isForward == ($0.sign > 0) } ?? isForward
  }

  /// How far fingers can move it before it meets its edge, in points; negative beyond it.
  func scrollableDistance(_ axis: ScrollAxis, isForward: Bool) -> Double {
    guard let line = self[axis] else { return 0 }
    return line.moving.scrollableDistance(isForward: isForward == (line.sign > 0))
  }

  /// How far fingers have stretched it beyond the edge behind it, in points; negative within.
  func overhang(_ axis: ScrollAxis, isForward: Bool) -> Double {
    guard let line = self[axis] else { return 0 }
    return line.moving.overhang(isForward: isForward == (line.sign > 0))
  }

  /// Where fingers have it, without resistance.
  func raw(_ axis: ScrollAxis) -> Double { self[axis].map { $0.moving.raw * $0.sign } ?? 0 }

  /// Where its own motion takes it.
  func destination(_ axis: ScrollAxis) -> Double {
    self[axis].map { $0.moving.destination * $0.sign } ?? 0
  }

  /// The edge ahead, where it rests.
  func edge(_ axis: ScrollAxis, isForward: Bool) -> Double {
    guard let line = self[axis] else { return 0 }
    let range = line.moving.range
    return (isForward == (line.sign > 0) ? range.upperBound : range.lowerBound) * line.sign
  }

  /// Whether it can be pulled beyond its edges.
  func isElastic(_ axis: ScrollAxis) -> Bool { self[axis]?.moving.isElastic ?? false }

  /// Whether a held key runs it.
  var isPressed: Bool {
    self[.vertical]?.moving.isPressed == true || self[.horizontal]?.moving.isPressed == true
  }

  /// How far beyond its edge it would glide if a key that runs it went up now, signed, in points.
  func pressBeyond(_ axis: ScrollAxis) -> Double {
    self[axis].map { $0.moving.pressBeyond * $0.sign } ?? 0
  }

  /// How far it can go from where it will come to rest, in points.
  func remaining(_ axis: ScrollAxis, isForward: Bool) -> Double {
    guard let line = self[axis] else { return 0 }
    let (range, destination) = (line.moving.range, line.moving.destination)
    return isForward == (line.sign > 0)
      ? range.upperBound - destination : destination - range.lowerBound
  }

  /// Where it meets an edge next, by a given time; the horizontal one of two at the same time.
  @inline(__always)
  func joint(by end: Double) -> (axis: ScrollAxis, joint: FlightJoint)? {
    // Most frames come to no end: that is looked at first, where the motions are stored.
    guard
      self[.horizontal]?.moving.endsPart(by: end) == true
        || self[.vertical]?.moving.endsPart(by: end) == true
    else { return nil }
    var next: (axis: ScrollAxis, joint: FlightJoint)?
    for axis in ScrollAxis.allCases {
      guard let line = self[axis], var joint = line.moving.joint(by: next?.joint.time ?? end)
      else { continue }
      if let next, next.joint.time <= joint.time { continue }
      joint.velocity *= line.sign
      next = (axis, joint)
    }
    return next
  }
}
