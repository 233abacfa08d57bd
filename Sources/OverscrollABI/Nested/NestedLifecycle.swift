// The functions of this file are documented in overscroll_nested.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll

@implementation @c
public func overscroll_nested_member_def() -> OverscrollNestedMember {
  OverscrollNestedMember(
    mass: 1, minimum_speed: 0, parent: 0, order: Int32(OVERSCROLL_ORDER_INNER_FIRST))
}

@implementation @c
public func overscroll_nested_def() -> OverscrollNestedDef {
  OverscrollNestedDef(NestedScroll(Scroller(viewport: .zero, content: .zero), order: .innerFirst))
}

@implementation @c
public func overscroll_nested_create(
  _ def: UnsafePointer<OverscrollNestedDef>?, _ outermost: OverscrollScroller,
  _ member: UnsafePointer<OverscrollNestedMember>?,
  _ nested: UnsafeMutablePointer<OverscrollNested>?
) -> OverscrollStatus {
  guard var def = unsafe def?.pointee, let member = unsafe member?.pointee else {
    return Status.nullPointer
  }
  def.active = 0
  return with(outermost) {
    guard member.isFit, let order = HandOffOrder(member.order) else {
      return Status.invalidArgument
    }
    var page = NestedScroll($0, order: order)
    page.setMember(member, page.root)
    guard page.configure(def) else { return Status.invalidArgument }
    return unsafe insert(page, nested)
  }
}

@implementation @c
public func overscroll_nested_add(
  _ nested: OverscrollNested, _ scroller: OverscrollScroller,
  _ member: UnsafePointer<OverscrollNestedMember>?, _ index: UnsafeMutablePointer<Int32>?
) -> OverscrollStatus {
  guard let member = unsafe member?.pointee else { return Status.nullPointer }
  return with(scroller) { scroller in
    with(nested) {
      guard member.isFit, $0.has(member.parent), $0.depth(of: Int(member.parent)) < 8,
        $0.count < OVERSCROLL_LARGEST_NESTED_COUNT
      else { return Status.invalidArgument }
      let new = $0.add(scroller, to: Int(member.parent))
      $0.setMember(member, new)
      unsafe report(Int32(new), index)
      return Status.ok
    }
  }
}

@implementation @c
public func overscroll_nested_connect(
  _ nested: OverscrollNested, _ giver: Int32, _ taker: Int32,
  _ directions: UnsafePointer<Int32>?
) -> OverscrollStatus {
  guard let directions = unsafe directions else { return Status.nullPointer }
  var map: ScrollDirectionMap = [:]
  for direction in ScrollDirection.allCases {
    let code = unsafe directions[Int(direction.code)]
    guard code != -1 else { continue }
    guard let target = ScrollDirection(code) else { return Status.invalidArgument }
    map[direction] = target
  }
  return with(nested) {
    guard $0.has(giver), $0.has(taker), giver != taker,
      $0.connectionCount < OVERSCROLL_LARGEST_NESTED_COUNT
    else { return Status.invalidArgument }
    $0.connect(Int(giver), to: Int(taker), map)
    return Status.ok
  }
}

@implementation @c
public func overscroll_nested_clone(
  _ nested: OverscrollNested, _ clone: UnsafeMutablePointer<OverscrollNested>?
) -> OverscrollStatus {
  with(nested) { unsafe insert($0, clone) }
}

@implementation @c
public func overscroll_nested_assign(
  _ nested: OverscrollNested, _ source: OverscrollNested
) -> OverscrollStatus { assign(nested, source) }

@implementation @c
public func overscroll_nested_destroy(_ nested: OverscrollNested) -> OverscrollStatus {
  destroy(nested)
}

@implementation @c
public func overscroll_nested_configuration(
  _ nested: OverscrollNested, _ def: UnsafeMutablePointer<OverscrollNestedDef>?
) -> OverscrollStatus {
  with(nested) { unsafe answer(OverscrollNestedDef($0), def) }
}

@implementation @c
public func overscroll_nested_configure(
  _ nested: OverscrollNested, _ def: UnsafePointer<OverscrollNestedDef>?
) -> OverscrollStatus {
  guard let def = unsafe def?.pointee else { return Status.nullPointer }
  return with(nested) { $0.configure(def) ? Status.ok : Status.invalidArgument }
}

@implementation @c
public func overscroll_nested_count(
  _ nested: OverscrollNested, _ count: UnsafeMutablePointer<Int32>?
) -> OverscrollStatus {
  with(nested) { unsafe answer(Int32($0.count), count) }
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
  guard let member = unsafe member?.pointee else { return Status.nullPointer }
  return with(nested) {
    guard $0.has(index), member.isFit else { return Status.invalidArgument }
    $0.setMember(member, Int(index))
    return Status.ok
  }
}

@implementation @c
public func overscroll_nested_scroller(
  _ nested: OverscrollNested, _ index: Int32, _ scroller: OverscrollScroller
) -> OverscrollStatus {
  with(nested) { page in
    with(scroller) {
      guard page.has(index) else { return Status.invalidArgument }
      $0 = page[Int(index)]
      return Status.ok
    }
  }
}

@implementation @c
public func overscroll_nested_set_scroller(
  _ nested: OverscrollNested, _ index: Int32, _ scroller: OverscrollScroller
) -> OverscrollStatus {
  with(scroller) { scroller in
    with(nested) {
      guard $0.has(index) else { return Status.invalidArgument }
      $0[Int(index)] = scroller
      return Status.ok
    }
  }
}
