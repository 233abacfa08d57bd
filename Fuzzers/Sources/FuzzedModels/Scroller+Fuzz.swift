import Overscroll
import ScrollScenes

extension FuzzInput {
  mutating func wheelEvent() -> WheelEvent {
    WheelEvent(
      delta: point(), phase: pick(WheelEvent.Phase.allCases),
      isPrecise: pick([nil, true, false]), time: time())
  }
}

extension Scroller: FuzzedModel {
  private static let table = properties()

  package static func start(_ input: inout FuzzInput) -> Scroller {
    var scroller = Scroller(
      viewport: Size2(390, 844), content: Size2(input.bool() ? 2_000 : 390, 6_000),
      displayScale: Double(input.below(4)))
    scroller.minimumZoomScale = input.bool() ? 0.5 : 1
    scroller.maximumZoomScale = input.bool() ? 4 : 1
    for _ in 0..<input.below(4) { scroller.draw(table, &input) }
    return scroller
  }

  package mutating func act(_ input: inout FuzzInput) -> ScrollEvents {
    switch input.below(24) {
    case 0...2: return wheel(input.wheelEvent())
    case 3:
      return zoom(byWheel: input.number(), about: input.point(), time: input.time())
    case 4:
      let key = input.pick(KeyCommand.allCases)
      switch input.below(3) {
      case 0: return self.key(key)
      case 1: return keyDown(key, isRepeat: input.bool(), time: input.time())
      default: return keyUp(key, time: input.time())
      }
    case 5...6: return setContentOffset(input.point(), animated: input.bool())
    case 7:
      let (origin, size) = (input.point(), input.size())
      let rect = Rect2(origin: origin, size: size)
      return input.bool()
        ? zoom(to: rect, animated: input.bool())
        : scrollRectToVisible(rect, animated: input.bool())
    case 8: return zoom(to: input.number(), about: input.point(), animated: input.bool())
    case 9: return land(on: input.point())
    case 10: return scrollToTop(animated: input.bool())
    case 11: insertContent(before: input.size())
    default: draw(Self.table, &input)
    }
    return sync(to: time)
  }

  package var flaw: String? {
    guard contentOffset.isFinite, velocity.isFinite, destination.isFinite else {
      return "not finite"
    }
    return zoomScale > 0 && zoomScale.isFinite ? nil : "zoom scale"
  }

  /// Where there is the same to scroll, nothing carries content farther beyond an edge than UIKit's
  /// band reaches.
  package func flaw(after before: Scroller) -> String? {
    guard minimumOffset == before.minimumOffset, maximumOffset == before.maximumOffset,
      viewport == before.viewport, zoomScale == before.zoomScale,
      contentSize == before.contentSize, feel.law.band == .uiKit,
      refreshControlHeight == before.refreshControlHeight
    else { return nil }
    for axis in ScrollAxis.allCases {
      let (was, excess) = (before.excess(axis), excess(axis))
      if excess > max(was, 1e-9 * max(1, abs(contentOffset[axis]))) {
        return "\(excess) beyond the band on \(axis), \(was) before"
      }
    }
    return nil
  }

  /// How far beyond the band content is, which begins behind a refresh control: nothing, unless bounds have moved.
  private func excess(_ axis: ScrollAxis) -> Double {
    abs(overscroll[axis]) - viewport[axis] - (axis == .vertical ? refreshControlHeight : 0)
  }

  package var framesToRest: Int { 20_000 }
}
