internal import COverscroll
internal import Overscroll
internal import ScrollCoordinates

/// A kind that C can put into a page; what stands in the extension holds for those that take fingers whole.
protocol Member: Moving where Value.Events: MemberEvents {
  /// Its OVERSCROLL_MEMBER_….
  static var memberCode: Int { get }

  /// A page that begins with one.
  static func page(_ value: Value, _ order: HandOffOrder) -> NestedScroll

  /// Puts one into a member of a page; its index.
  static func add(_ value: Value, to page: inout NestedScroll, in parent: Int) -> Int

  /// Where a member is, and how fast, as an offset.
  static func motion(
    of index: Int, in page: NestedScroll, _ value: Value
  ) -> (place: Vector2, velocity: Vector2)

  /// What happened, by the kind's own codes.
  static func packed(_ events: Events) -> OverscrollEvents

  /// What to draw of a member.
  static func frame(of index: Int, in page: NestedScroll) -> OverscrollFrame
}

extension Member {
  static func page(_ value: Value, _ order: HandOffOrder) -> NestedScroll { NestedScroll(value) }

  static func add(_ value: Value, to page: inout NestedScroll, in parent: Int) -> Int {
    page.add(value, to: parent)
  }

  static func frame(of index: Int, in page: NestedScroll) -> OverscrollFrame {
    let value = page[index, as: Value.self]
    let motion = motion(of: index, in: page, value)
    var frame = OverscrollFrame()
    frame.offset = OverscrollVector(motion.place)
    frame.velocity = OverscrollVector(motion.velocity)
    frame.zoom_scale = 1
    frame.events = packed(events(page.events(of: index, as: Value.self), of: value))
    frame.phase = UInt8(value.phase.code)
    frame.is_moving = value.isMoving.flag
    frame.is_tracking = value.isTracking.flag
    frame.is_dragging = value.isDragging.flag
    return frame
  }
}

extension Member where Events == OverscrollEvents {
  static func packed(_ events: OverscrollEvents) -> OverscrollEvents { events }
}

/// A kind of member, to be chosen by an id or by what lies in a page.
class MemberKind: @unchecked Sendable {
  private static let all: [MemberKind] = [
    KindOfMember<OverscrollScroller>(), KindOfMember<OverscrollDrawer>(),
    KindOfMember<OverscrollPager>(), KindOfMember<OverscrollDial>(),
    KindOfMember<OverscrollPictureInPicture>(), KindOfMember<OverscrollThrow>(),
  ]

  /// The kind of a member; nil for one that C did not put there.
  static func of(_ index: Int, in page: NestedScroll) -> MemberKind? {
    all.first { $0.isMember(index, of: page) }
  }

  /// The kind of values by what their ids say; nil where they cannot be members.
  fileprivate static func of(_ kind: UInt8) -> MemberKind? { all.first { $0.kind == kind } }

  var kind: UInt8 { 0 }

  var memberCode: Int { -1 }

  func isMember(_ index: Int, of page: NestedScroll) -> Bool { false }

  func page(
    _ id: UInt32, _ order: HandOffOrder, _ body: (NestedScroll) -> OverscrollStatus
  ) -> OverscrollStatus { Status.staleID }

  func add(
    _ id: UInt32, to page: inout NestedScroll, in parent: Int, at index: inout Int
  ) -> OverscrollStatus { Status.staleID }

  func read(_ index: Int, of page: NestedScroll, into id: UInt32) -> OverscrollStatus {
    Status.staleID
  }

  func write(_ index: Int, of page: inout NestedScroll, from id: UInt32) -> OverscrollStatus {
    Status.staleID
  }

  func frame(of index: Int, in page: NestedScroll) -> OverscrollFrame { OverscrollFrame() }

  func codes(of index: Int, in page: NestedScroll) -> UInt32 { 0 }
}

private final class KindOfMember<ID: Member>: MemberKind, @unchecked Sendable {
  override var kind: UInt8 { ID.kind }

  override var memberCode: Int { ID.memberCode }

  override func isMember(_ index: Int, of page: NestedScroll) -> Bool {
    page.isMember(index, ID.Value.self)
  }

  override func page(
    _ id: UInt32, _ order: HandOffOrder, _ body: (NestedScroll) -> OverscrollStatus
  ) -> OverscrollStatus {
    with(ID(id: id)) { body(ID.page($0, order)) }
  }

  override func add(
    _ id: UInt32, to page: inout NestedScroll, in parent: Int, at index: inout Int
  ) -> OverscrollStatus {
    with(ID(id: id)) {
      index = ID.add($0, to: &page, in: parent)
      return Status.ok
    }
  }

  override func read(_ index: Int, of page: NestedScroll, into id: UInt32) -> OverscrollStatus {
    with(ID(id: id)) {
      $0 = page[index, as: ID.Value.self]
      return Status.ok
    }
  }

  override func write(
    _ index: Int, of page: inout NestedScroll, from id: UInt32
  ) -> OverscrollStatus {
    with(ID(id: id)) {
      page[index, as: ID.Value.self] = $0
      return Status.ok
    }
  }

  override func frame(of index: Int, in page: NestedScroll) -> OverscrollFrame {
    ID.frame(of: index, in: page)
  }

  override func codes(of index: Int, in page: NestedScroll) -> UInt32 {
    page.events(of: index, as: ID.Value.self).codes
  }
}

/// Does something with the kind of a value by its id.
func withMemberKind(
  _ id: UInt32, _ body: (MemberKind) -> OverscrollStatus
) -> OverscrollStatus {
  withBox(id) { MemberKind.of($0.kind).map(body) ?? Status.staleID }
}
