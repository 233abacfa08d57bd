internal import COverscroll
internal import Overscroll
internal import ScrollGestures

/// What was done to a key.
enum KeyAction: Coded, CaseIterable {
  case pressed, down, repeated, up

  static var last: Self { .up }
}

/// What keys scroll.
protocol KeyScrolled: Draggable {
  mutating func key(_ command: KeyCommand) -> Events
  mutating func keyDown(_ command: KeyCommand, isRepeat: Bool, time: Double) -> Events
  mutating func keyUp(_ command: KeyCommand, time: Double) -> Events
}

extension Scroller: KeyScrolled {}
extension ScrollingDrawer: KeyScrolled {}
extension NestedScroll: KeyScrolled {}

/// A kind that wheels and keys scroll, too.
protocol Scrolling: Moving where Value: KeyScrolled {
  static func wheel(_ value: inout Value, _ event: WheelEvent, target: Int32) -> Value.Events
  static func scrollToTop(_ value: inout Value, animated: Bool) -> Value.Events
}

extension Scrolling {
  static func box(_ value: consuming Value) -> Box { ScrollingBox<Self>(value) }
}

/// Something that wheels and keys scroll.
final class ScrollingBox<ID: Scrolling>: MovingBox<ID> {
  override func wheel(
    _ event: WheelEvent, _ target: Int32, _ events: UnsafeMutableRawPointer?
  ) -> OverscrollStatus {
    let isKnown = unsafe ID.has(target, &pointer.pointee)
    guard isKnown || event.phase.isEnd else { return Status.invalidArgument }
    return unsafe writeEvents(
      ID.wheel(&pointer.pointee, event, target: isKnown ? target : -1), events)
  }

  override func key(
    _ command: KeyCommand, _ action: KeyAction, _ time: Double, _ events: UnsafeMutableRawPointer?
  ) -> OverscrollStatus {
    let happened =
      switch action {
      case .pressed: unsafe pointer.pointee.key(command)
      case .down, .repeated:
        unsafe pointer.pointee.keyDown(command, isRepeat: action == .repeated, time: time)
      case .up: unsafe pointer.pointee.keyUp(command, time: time)
      }
    return unsafe writeEvents(happened, events)
  }

  override func scrollToTop(
    _ animated: Bool, _ events: UnsafeMutableRawPointer?
  ) -> OverscrollStatus {
    unsafe writeEvents(ID.scrollToTop(&pointer.pointee, animated: animated), events)
  }
}
