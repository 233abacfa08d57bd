internal import COverscroll
internal import Overscroll
internal import ScrollCoordinates

// What each kind is in a page.

extension OverscrollScroller: Member {
  static var memberCode: Int { OVERSCROLL_MEMBER_SCROLLER }

  static func page(_ value: Scroller, _ order: HandOffOrder) -> NestedScroll {
    NestedScroll(value, order: order)
  }

  static func add(_ value: Scroller, to page: inout NestedScroll, in parent: Int) -> Int {
    page.add(value, to: parent)
  }

  static func motion(
    of index: Int, in page: NestedScroll, _ value: Scroller
  ) -> (place: Vector2, velocity: Vector2) { (value.contentOffset, page.velocity(of: index)) }

  static func frame(of index: Int, in page: NestedScroll) -> OverscrollFrame {
    var scroller = page[index]
    return OverscrollFrame(page.frame(of: index), of: &scroller)
  }
}

extension OverscrollDrawer: Member {
  static var memberCode: Int { OVERSCROLL_MEMBER_DRAWER }

  static func page(_ value: Drawer, _ order: HandOffOrder) -> NestedScroll {
    NestedScroll(value, order: order)
  }

  static func add(_ value: Drawer, to page: inout NestedScroll, in parent: Int) -> Int {
    page.add(value, to: parent)
  }

  static func motion(
    of index: Int, in page: NestedScroll, _ value: Drawer
  ) -> (place: Vector2, velocity: Vector2) {
    // Its position grows on the screen, the page's velocities as a scroll view's offset does.
    (Vector2(value.position, along: value.layout.edge.axis), .zero - page.velocity(of: index))
  }
}

extension OverscrollPager: Member {
  static var memberCode: Int { OVERSCROLL_MEMBER_PAGER }

  static func page(_ value: Pager, _ order: HandOffOrder) -> NestedScroll {
    NestedScroll(value, order: order)
  }

  static func add(_ value: Pager, to page: inout NestedScroll, in parent: Int) -> Int {
    page.add(value, to: parent)
  }

  static func motion(
    of index: Int, in page: NestedScroll, _ value: Pager
  ) -> (place: Vector2, velocity: Vector2) {
    (Vector2(value.offset, along: value.layout.axis), page.velocity(of: index))
  }
}

extension OverscrollDial: Member {
  static var memberCode: Int { OVERSCROLL_MEMBER_DIAL }

  static func motion(
    of index: Int, in page: NestedScroll, _ value: Dial
  ) -> (place: Vector2, velocity: Vector2) { (Vector2(value.angle, 0), Vector2(value.velocity, 0)) }
}

extension OverscrollPictureInPicture: Member {
  static var memberCode: Int { OVERSCROLL_MEMBER_PICTURE_IN_PICTURE }

  static func motion(
    of index: Int, in page: NestedScroll, _ value: PictureInPicture
  ) -> (place: Vector2, velocity: Vector2) { (value.corner, value.velocity) }
}

extension OverscrollThrow: Member {
  static var memberCode: Int { OVERSCROLL_MEMBER_THROW }

  static func motion(
    of index: Int, in page: NestedScroll, _ value: Throw<SIMD4<Double>>
  ) -> (place: Vector2, velocity: Vector2) {
    (Vector2(value.value.x, value.value.y), Vector2(value.velocity.x, value.velocity.y))
  }
}

extension Vector2 {
  fileprivate init(_ length: Double, along axis: ScrollAxis) {
    self = .zero
    self[axis] = length
  }
}
