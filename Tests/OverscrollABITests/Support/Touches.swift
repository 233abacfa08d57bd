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

/// A kind that tests touch without asking for the release.
protocol Touched {
  func take(_ touch: inout OverscrollTouch) -> OverscrollStatus
}

extension Touched {
  func touch(
    _ phase: TouchEvent.Phase, _ pointer: Int32, _ x: Double, _ y: Double, _ time: Double
  ) -> OverscrollStatus {
    var touch = OverscrollTouch(phase, pointer, x, y, time)
    return take(&touch)
  }
}

extension OverscrollScroller: Touched {
  func take(_ touch: inout OverscrollTouch) -> OverscrollStatus {
    overscroll_scroller_touch(self, &touch, nil)
  }
}

extension OverscrollDrawer: Touched {
  func take(_ touch: inout OverscrollTouch) -> OverscrollStatus {
    overscroll_drawer_touch(self, &touch, nil)
  }
}

extension OverscrollPictureInPicture: Touched {
  func take(_ touch: inout OverscrollTouch) -> OverscrollStatus {
    overscroll_picture_in_picture_touch(self, &touch, nil)
  }
}

extension OverscrollDial: Touched {
  func take(_ touch: inout OverscrollTouch) -> OverscrollStatus {
    overscroll_dial_touch(self, &touch, nil)
  }
}

extension OverscrollThrow: Touched {
  func take(_ touch: inout OverscrollTouch) -> OverscrollStatus {
    overscroll_throw_touch(self, &touch, nil)
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
