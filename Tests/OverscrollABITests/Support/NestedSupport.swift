import COverscroll
import Overscroll
import OverscrollABI
import Testing

extension OverscrollNested {
  /// A header of 200 pt, a pager and two lists; made in C, and the same in Swift.
  static func profile() -> (OverscrollNested, NestedScroll) {
    let sizes = [
      (390.0, 996.0, Int32(-1), OVERSCROLL_ORDER_COLLAPSING), (780, 796, 0, 2),
      (390, 9_000, 1, 2), (390, 4_000, 1, 2),
    ]
    var (nested, page) = (OverscrollNested(), nil as NestedScroll?)
    for (width, height, parent, order) in sizes {
      var def = overscroll_scroller_def()
      def.viewport = OverscrollSize(width: 390, height: 796)
      def.content_size = OverscrollSize(width: width, height: height)
      def.is_paging_enabled = width == 780 ? 1 : 0
      var scroller = OverscrollScroller()
      #expect(overscroll_scroller_create(&def, &scroller) == OVERSCROLL_OK)
      var member = overscroll_nested_member_def()
      (member.parent, member.order) = (parent, Int32(order))
      var same = Scroller(viewport: Size2(390, 796), content: Size2(width, height))
      same.isPagingEnabled = width == 780
      if parent < 0 {
        var settings = overscroll_nested_def()
        #expect(overscroll_nested_create(&settings, scroller.id, &member, &nested) == OVERSCROLL_OK)
        page = NestedScroll(same, order: .collapsing)
      } else {
        #expect(overscroll_nested_add(nested, scroller.id, &member, nil) == OVERSCROLL_OK)
        page?.add(same, to: Int(parent))
      }
      #expect(overscroll_destroy(scroller.id) == OVERSCROLL_OK)
    }
    return (
      nested, page ?? NestedScroll(Scroller(viewport: .zero, content: .zero), order: .collapsing)
    )
  }

  /// Where all of them are.
  var offsets: [Vector2] {
    var count: Int32 = 0
    var frames = [OverscrollFrame](repeating: OverscrollFrame(), count: 8)
    #expect(overscroll_nested_frames(self, &frames, 8, &count) == OVERSCROLL_OK)
    return frames[..<Int(count)].map { Vector2($0.offset.x, $0.offset.y) }
  }
}
