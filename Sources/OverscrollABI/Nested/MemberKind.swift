internal import COverscroll
internal import Overscroll
internal import ScrollCoordinates

/// A kind that C can put into a page; what stands in the extension holds for those that take fingers whole.
protocol Member: Moving, SendableMetatype where Value.Events: WordEvents {
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

  /// What to draw of a member.
  static func frame(of index: Int, in page: NestedScroll) -> OverscrollFrame
}

extension Member {
  static func page(_ value: Value, _ order: HandOffOrder) -> NestedScroll {
    NestedScroll(uncompared: value)
  }

  static func add(_ value: Value, to page: inout NestedScroll, in parent: Int) -> Int {
    page.add(uncompared: value, to: parent)
  }

  static func frame(of index: Int, in page: NestedScroll) -> OverscrollFrame {
    let value = page[index, as: Value.self]
    let motion = motion(of: index, in: page, value)
    var frame = OverscrollFrame()
    frame.offset = OverscrollVector(motion.place)
    frame.velocity = OverscrollVector(motion.velocity)
    frame.zoom_scale = 1
    frame.events = page.events(of: index, as: Value.self).word
    frame.phase = UInt8(value.phase.code)
    frame.is_moving = value.isMoving.flag
    frame.is_tracking = value.isTracking.flag
    frame.is_dragging = value.isDragging.flag
    return frame
  }
}

/// A kind of member, to be chosen by an id or by what lies in a page.
///
/// Functions, not a class with the kind as its parameter: the runtime looks for such a class by name, and does not
/// find what a linker took out of an archive only in part.
struct MemberKind: Sendable {
  /// What ids of it say.
  let kind: UInt8

  /// Its OVERSCROLL_MEMBER_….
  let memberCode: Int

  let isMember: @Sendable (_ index: Int, _ page: NestedScroll) -> Bool
  let page: @Sendable (UInt32, HandOffOrder, (NestedScroll) -> OverscrollStatus) -> OverscrollStatus
  let add: @Sendable (UInt32, inout NestedScroll, _ parent: Int, inout Int) -> OverscrollStatus
  let read: @Sendable (_ index: Int, _ page: NestedScroll, _ id: UInt32) -> OverscrollStatus
  let write: @Sendable (_ index: Int, inout NestedScroll, _ id: UInt32) -> OverscrollStatus
  let frame: @Sendable (_ index: Int, _ page: NestedScroll) -> OverscrollFrame
  let events: @Sendable (_ index: Int, _ page: NestedScroll) -> OverscrollEvents

  private init<ID: Member>(_: ID.Type) {
    kind = ID.kind
    memberCode = ID.memberCode
    isMember = { $1.isMember($0, ID.Value.self) }
    page = { id, order, body in with(ID(id: id)) { body(ID.page($0, order)) } }
    add = { id, page, parent, index in
      with(ID(id: id)) {
        index = ID.add($0, to: &page, in: parent)
        return Status.ok
      }
    }
    read = { index, page, id in
      with(ID(id: id)) {
        $0 = page[index, as: ID.Value.self]
        return Status.ok
      }
    }
    write = { index, page, id in
      with(ID(id: id)) {
        page[index, as: ID.Value.self] = $0
        return Status.ok
      }
    }
    frame = { ID.frame(of: $0, in: $1) }
    events = { $1.events(of: $0, as: ID.Value.self).word }
  }

  /// The kind of a member; nil for one that C did not put there.
  static func of(_ index: Int, in page: NestedScroll) -> MemberKind? {
    first { $0.isMember(index, page) }
  }

  /// The kind of values by what their ids say; nil where they cannot be members.
  fileprivate static func of(_ kind: UInt8) -> MemberKind? { first { $0.kind == kind } }

  /// Not kept in a list, which would stay allocated until the program ends.
  private static func first(where isOne: (MemberKind) -> Bool) -> MemberKind? {
    func kind<ID: Member>(_ id: ID.Type) -> MemberKind? {
      let kind = MemberKind(id)
      return isOne(kind) ? kind : nil
    }
    return kind(OverscrollScroller.self) ?? kind(OverscrollDrawer.self)
      ?? kind(OverscrollPager.self) ?? kind(OverscrollDial.self)
      ?? kind(OverscrollPictureInPicture.self) ?? kind(OverscrollThrow.self)
  }
}

/// Does something with the kind of a value by its id.
func withMemberKind(
  _ id: UInt32, _ body: (MemberKind) -> OverscrollStatus
) -> OverscrollStatus { withBox(id) { MemberKind.of($0.kind).map(body) ?? Status.staleID } }
