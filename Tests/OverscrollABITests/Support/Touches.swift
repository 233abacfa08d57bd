import COverscroll
import Overscroll
import OverscrollABI

/// Fingers by the interface, for what the tests touch.
extension OverscrollTouch {
  fileprivate init(
    _ phase: TouchEvent.Phase, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double
  ) {
    self.init(phase: Int32(phase.rawValue), pointer: pointer, x: x, y: y, time: time)
  }
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
}
