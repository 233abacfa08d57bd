import COverscroll
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
    for index in 1...5 {
      _ = id.touch(.moved, 1, 200, 700 - step * Double(index), Double(index) * 0.016)
    }
    _ = id.touch(.ended, 1, .nan, .nan, 0.09)
  }
}
