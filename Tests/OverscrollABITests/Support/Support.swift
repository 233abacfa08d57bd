import COverscroll
import Overscroll
import OverscrollABI
import Testing

/// One after the other: creating and destroying scrollers is not to happen on several threads at the same time.
@Suite(.serialized) struct InterfaceTests {}

/// A scroller behind the C interface, destroyed with the value that holds it.
final class Handle {
  let id: OverscrollScroller

  init(_ change: (inout OverscrollScrollerDef) -> Void = { _ in }) {
    var def = overscroll_scroller_def()
    def.viewport = OverscrollSize(width: 390, height: 844)
    def.content_size = OverscrollSize(width: 390, height: 6000)
    change(&def)
    var id = OverscrollScroller()
    precondition(overscroll_scroller_create(&def, &id) == 0, "the definition must be fit")
    self.id = id
  }

  deinit { _ = overscroll_destroy(id.id) }

  var frame: OverscrollFrame {
    var frame = OverscrollFrame()
    _ = overscroll_scroller_frame(id, &frame)
    return frame
  }

  var configuration: OverscrollScrollerDef {
    var def = OverscrollScrollerDef()
    #expect(overscroll_scroller_configuration(id, &def) == OVERSCROLL_OK)
    return def
  }

  /// The frame of a time, to which it goes.
  @discardableResult func advance(to time: Double) -> OverscrollFrame {
    var frame = OverscrollFrame()
    #expect(overscroll_scroller_advance(id, time, &frame) == OVERSCROLL_OK)
    return frame
  }

  /// The frame of a time, to which it does not go.
  func sample(at time: Double) -> OverscrollFrame {
    var frame = OverscrollFrame()
    #expect(overscroll_scroller_sample(id, time, 0, 1, &frame) == OVERSCROLL_OK)
    return frame
  }

  var counts: OverscrollDiagnostics {
    var counts = OverscrollDiagnostics()
    _ = overscroll_diagnostics(id.id, &counts)
    return counts
  }

  /// A flick upwards, released at 0.09 s.
  func flick(step: Double = 40) {
    _ = id.touch(.began, 1, 200, 700, 0)
    for i in 1...5 { _ = id.touch(.moved, 1, 200, 700 - step * Double(i), Double(i) * 0.016) }
    _ = id.touch(.ended, 1, .nan, .nan, 0.09)
  }
}

/// Fingers by the interface, for what the tests touch.
extension OverscrollTouch {
  fileprivate init(
    _ phase: TouchEvent.Phase, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double
  ) { self.init(phase: Int32(phase.rawValue), pointer: pointer, x: x, y: y, time: time) }
}

extension OverscrollScroller {
  func touch(
    _ phase: TouchEvent.Phase, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
    _ release: UnsafeMutablePointer<OverscrollRelease>? = nil
  ) -> OverscrollStatus {
    var touch = OverscrollTouch(phase, pointer, x, y, time)
    return overscroll_scroller_touch(self, &touch, release)
  }
}

extension OverscrollNested {
  func touch(
    _ phase: TouchEvent.Phase, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double,
    in member: Int32 = -1, _ release: UnsafeMutablePointer<OverscrollNestedRelease>? = nil
  ) -> OverscrollStatus {
    var touch = OverscrollTouch(phase, pointer, x, y, time)
    return overscroll_nested_touch(self, &touch, member, release)
  }

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
    return (nested, page ?? NestedScroll(Scroller(viewport: .zero, content: .zero)))
  }

  /// Where all of them are.
  var offsets: [Vector2] {
    var count: Int32 = 0
    var frames = [OverscrollFrame](repeating: OverscrollFrame(), count: 8)
    #expect(overscroll_nested_frames(self, &frames, 8, &count) == OVERSCROLL_OK)
    return frames[..<Int(count)].map { Vector2($0.offset.x, $0.offset.y) }
  }
}
