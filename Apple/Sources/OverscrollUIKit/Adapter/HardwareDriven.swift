#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  /// What wheels, trackpads and keys move as well.
  public protocol HardwareDriven: Draggable {
    /// A wheel turned, or fingers moved on a trackpad.
    ///
    /// - Parameters:
    ///   - event: the event, without momentum of the system.
    ///   - place: the pointer's place in the view, moved as a stroke's fingers have moved.
    mutating func turn(_ event: WheelEvent, at place: Vector2) -> Events

    /// A key went down.
    mutating func keyDown(_ command: KeyCommand, isRepeat: Bool, time: Double) -> Events

    /// A key went up.
    mutating func keyUp(_ command: KeyCommand, time: Double) -> Events
  }

  extension Scroller: HardwareDriven {
    /// Follows it, and moves on after a stroke by the engine's momentum.
    public mutating func turn(_ event: WheelEvent, at place: Vector2) -> ScrollEvents {
      trackpadMomentum = .engine
      return wheel(event)
    }
  }

  extension NestedScroll: HardwareDriven {
    /// Follows it, and moves on after a stroke by the engine's momentum.
    public mutating func turn(_ event: WheelEvent, at place: Vector2) -> NestedEvents {
      trackpadMomentum = .engine
      return wheel(event)
    }
  }

  extension ScrollingDrawer: HardwareDriven {
    /// Follows it, and moves on after a stroke by the engine's momentum.
    public mutating func turn(_ event: WheelEvent, at place: Vector2) -> ScrollingDrawerEvents {
      if event.phase == .began { list.trackpadMomentum = .engine }
      return wheel(event)
    }
  }

  extension Pager: HardwareDriven {
    /// A stroke on a trackpad is a finger's, its slop included; a notch along the pages turns one.
    public mutating func turn(_ event: WheelEvent, at place: Vector2) -> PagerEvents {
      let phases: [WheelEvent.Phase: TouchEvent.Phase] = [
        .began: .began, .changed: .moved, .ended: .ended, .cancelled: .cancelled,
      ]
      if let phase = phases[event.phase] {
        return handle(TouchEvent(phase, id: -1, position: place, time: event.time)).events
      }
      let isSideways = event.isShiftDown && event.delta.x == 0
      let delta = isSideways ? Vector2(event.delta.y, 0) : event.delta
      return step(delta[layout.axis], time: event.time)
    }

    /// Turns a page, or goes to the first or the last one.
    public mutating func keyDown(
      _ command: KeyCommand, isRepeat: Bool, time: Double
    ) -> PagerEvents {
      guard command.axis(main: layout.axis) == layout.axis else { return PagerEvents() }
      let command = command.mirrored(for: layout.layoutDirection, along: layout.axis)
      return step(command.isForward ? 1 : -1, toEnd: command.granularity == .document, time: time)
    }

    /// Does nothing: a key that is held turns no further page.
    public mutating func keyUp(_ command: KeyCommand, time: Double) -> PagerEvents { PagerEvents() }

    /// Goes the way that offsets on the screen grow, or back.
    private mutating func step(_ way: Double, toEnd: Bool = false, time: Double) -> PagerEvents {
      var events = sync(to: time)
      let isMirrored = layout.layoutDirection.isMirrored(layout.axis)
      let isOn = (way > 0) != isMirrored
      if toEnd {
        events.append(scroll(toPage: isOn ? count - 1 : 0))
      } else if way != 0 {
        events.append(turnPage(by: isOn ? 1 : -1))
      }
      return events
    }
  }
#endif
