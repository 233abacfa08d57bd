// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollCoordinates

@implementation @c
public func overscroll_nested_create(
  _ def: UnsafePointer<OverscrollNestedDef>?, _ outermost: UInt32,
  _ member: UnsafePointer<OverscrollNestedMember>?,
  _ nested: UnsafeMutablePointer<OverscrollNested>?
) -> OverscrollStatus {
  unsafe take(def) { def in
    unsafe take(member) { member in
      guard member.isValid, let order = HandOffOrder(code: member.order) else {
        return Status.invalidArgument
      }
      var def = def
      def.active = 0
      return withMemberKind(outermost) { kind in
        kind.page(outermost, order) { page in
          def.pan.replaceUIKits(by: OverscrollPan(page.pan))
          return unsafe create(page.with(member), def, nested)
        }
      }
    }
  }
}

extension NestedScroll {
  /// This page with the settings of its outermost member.
  fileprivate func with(_ member: OverscrollNestedMember) -> NestedScroll {
    var page = self
    page.setMember(member, page.root)
    return page
  }
}

@implementation @c
public func overscroll_nested_add(
  _ nested: OverscrollNested, _ id: UInt32, _ member: UnsafePointer<OverscrollNestedMember>?,
  _ index: UnsafeMutablePointer<Int32>?
) -> OverscrollStatus {
  unsafe take(member) { member in
    with(nested) { page in
      guard member.isValid, page.canAdd(to: Int(member.parent)),
        page.count < OVERSCROLL_LARGEST_NESTED_COUNT
      else { return Status.invalidArgument }
      let parent = Int(member.parent)
      var new = 0
      let status = withMemberKind(id) { $0.add(id, &page, parent, &new) }
      guard status == Status.ok else { return status }
      page.setMember(member, new)
      unsafe report(Int32(new), index)
      return Status.ok
    }
  }
}

@implementation @c
public func overscroll_nested_insert_pages(
  _ nested: OverscrollNested, _ index: Int32, _ page: Int32, _ count: Int32, _ animated: Int32,
  _ events: UnsafeMutablePointer<OverscrollNestedEvents>?
) -> OverscrollStatus {
  let isWanted = { (nested: inout NestedScroll) -> Bool in
    guard nested.has(index), page >= 0, count >= 0 else { return false }
    let pages = nested.kind(of: Int(index)) == .pager ? nested[pager: Int(index)].count : Int(page)
    return page <= pages && Int(count) <= Int(OVERSCROLL_LARGEST_PAGE_COUNT) - pages
  }
  return unsafe program(nested, events, where: isWanted) {
    $0.insertPages(count: Int(count), at: Int(page), in: Int(index), animated: animated != 0)
  }
}

@implementation @c
public func overscroll_nested_remove(
  _ nested: OverscrollNested, _ index: Int32, _ animated: Int32,
  _ events: UnsafeMutablePointer<OverscrollNestedEvents>?
) -> OverscrollStatus {
  unsafe program(nested, events, where: { index > 0 && $0.has(index) }) {
    $0.remove(Int(index), animated: animated != 0)
  }
}

@implementation @c
public func overscroll_nested_connect(
  _ nested: OverscrollNested, _ source: Int32, _ target: Int32,
  _ directions: UnsafePointer<Int32>?
) -> OverscrollStatus {
  guard let directions = unsafe directions else { return Status.nullPointer }
  let codes = unsafe (directions[0], directions[1], directions[2], directions[3])
  return with(nested) {
    guard $0.has(source), $0.has(target), source != target,
      $0.connectionCount < OVERSCROLL_LARGEST_NESTED_COUNT,
      let map = ScrollDirectionMap(codes: codes)
    else { return Status.invalidArgument }
    $0.connect(Int(source), to: Int(target), map)
    return Status.ok
  }
}

@implementation @c
public func overscroll_nested_set_transfer(
  _ nested: OverscrollNested, _ source: Int32, _ target: Int32,
  _ transfer: UnsafePointer<OverscrollMomentumTransfer>?
) -> OverscrollStatus {
  let given = unsafe transfer?.pointee
  return with(nested) {
    let transfer = given.flatMap { MomentumTransfer($0) }
    guard $0.has(source), $0.has(target), source != target, given == nil || transfer != nil
    else { return Status.invalidArgument }
    $0.setTransfer(transfer, from: Int(source), to: Int(target))
    return Status.ok
  }
}

@implementation @c
public func overscroll_nested_member(
  _ nested: OverscrollNested, _ index: Int32,
  _ member: UnsafeMutablePointer<OverscrollNestedMember>?
) -> OverscrollStatus {
  with(nested) {
    guard $0.has(index) else { return Status.invalidArgument }
    return unsafe answer(OverscrollNestedMember($0, Int(index)), member)
  }
}

@implementation @c
public func overscroll_nested_set_member(
  _ nested: OverscrollNested, _ index: Int32, _ member: UnsafePointer<OverscrollNestedMember>?
) -> OverscrollStatus {
  unsafe take(member) { member in
    with(nested) {
      guard $0.has(index), member.isValid else { return Status.invalidArgument }
      $0.setMember(member, Int(index))
      return Status.ok
    }
  }
}
