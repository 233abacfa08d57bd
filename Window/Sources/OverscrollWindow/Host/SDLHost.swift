import CSDL2
import Overscroll

/// What happened in a window, in the engine's words; places in points, times in seconds.
enum HostEvent {
  case touch(TouchEvent)
  case wheel(WheelEvent, at: Vector2)
  /// A wheel with ctrl held, as `Scroller.zoom(byWheel:about:time:)` takes it.
  case zoom(byWheel: Double, at: Vector2, time: Double)
  case key(KeyCommand, time: Double)
  case other(SDL_Event, time: Double)
}

/// Between SDL and anything `Draggable`: events with their own times, frames ahead of the display.
struct SDLHost {
  /// What to do next: take an event, or draw the frame that is shown at a time.
  enum Turn { case event(HostEvent), frame(at: Double) }

  /// How long before it is shown a frame is computed, to be drawn meanwhile: 0.012 s, chosen, grade D.
  static let lead = 0.012

  private let window: OpaquePointer
  /// Points per unit of SDL's window coordinates.
  private let scale: Double
  /// The length of a refresh, in seconds, and whether `SDL_RenderPresent` waits for it.
  private let (interval, isSynchronized): (Double, Bool)
  /// When the newest frame was shown, and when the one will be that is waited for, in seconds.
  private var (shown, pending): (Double, Double?) = (0, nil)

  /// Creates a host; the mouse becomes a finger, and no finger a mouse.
  init(_ window: OpaquePointer, pointsPerUnit scale: Double = 1, isSynchronized: Bool) {
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "1")
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    var mode = SDL_DisplayMode()
    SDL_GetWindowDisplayMode(window, &mode)
    (self.window, self.scale, self.isSynchronized) = (window, scale, isSynchronized)
    interval = 1 / Double(mode.refresh_rate > 0 ? mode.refresh_rate : 60)
  }

  /// Now, in seconds, on the clock of events and frames.
  var now: Double { Double(SDL_GetTicks64()) / 1000 }

  /// Waits for what comes first; while nothing moves, for events alone.
  ///
  /// The frame for time T comes after all events up to T - ``lead``, and before all later ones.
  mutating func next(isMoving: Bool) -> Turn {
    while true {
      // The first refresh that there is time to draw for.
      let refreshes = max(1, ((now + Self.lead - shown) / interval).rounded(.up))
      pending = isMoving ? pending ?? shown + interval * refreshes : nil
      let deadline = pending.map { $0 - Self.lead } ?? .infinity
      if let event = takeEvent(by: deadline) {
        if let event = translate(event) { return .event(event) }
      } else if let time = pending, now > deadline {
        (shown, pending) = (time, nil)
        return .frame(at: time)
      }
    }
  }

  /// To be called after `SDL_RenderPresent`: frames keep in step with a display that made it wait.
  mutating func presented() {
    let late = now - shown
    if isSynchronized, abs(late) < interval / 2 { shown += late * (late > 0 ? 0.2 : 0.01) }
  }

  // SDL stamps events as it takes them from the system: wait here and nowhere else to have their times.
  private func takeEvent(by deadline: Double) -> SDL_Event? {
    let wait = deadline.isFinite ? Int32(max(0, ((deadline - now) * 1000).rounded(.up))) : -1
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    var event = SDL_Event()
    guard SDL_WaitEventTimeout(nil, wait) == 1,
      SDL_PeepEvents(&event, 1, SDL_PEEKEVENT, first, last) == 1, time(of: event) <= deadline,
      SDL_PeepEvents(&event, 1, SDL_GETEVENT, first, last) == 1
    else { return nil }
    return event
  }

  /// When an event happened, in seconds; SDL's 32 bits of milliseconds wrap around after 49 days.
  private func time(of event: SDL_Event) -> Double {
    let ticks = SDL_GetTicks64()
    let age = UInt32(truncatingIfNeeded: ticks) &- event.common.timestamp
    return Double(ticks - UInt64(age)) / 1000
  }

  private func translate(_ event: SDL_Event) -> HostEvent? {
    let (type, time) = (SDL_EventType(event.type), time(of: event))
    switch type {
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      // The mouse is device -1; fingers on a trackpad are not on the window.
      let (finger, device) = (event.tfinger, event.tfinger.touchId)
      let isDirect = device == -1 || SDL_GetTouchDeviceType(device) == SDL_TOUCH_DEVICE_DIRECT
      guard isDirect else { return nil }
      var (width, height): (Int32, Int32) = (0, 0)
      SDL_GetWindowSize(window, &width, &height)
      let place = Vector2(Double(finger.x * Float(width)), Double(finger.y * Float(height))) * scale
      let (isDown, isUp) = (type == SDL_FINGERDOWN, type == SDL_FINGERUP)
      let phase: TouchEvent.Phase = isDown ? .began : isUp ? .ended : .moved
      return .touch(TouchEvent(phase, id: Int(finger.fingerId), position: place, time: time))
    case SDL_MOUSEWHEEL:
      // Whole numbers are notches, of 60 points each (chosen, grade D); others are tens of points.
      let turn = Vector2(Double(event.wheel.preciseX), -Double(event.wheel.preciseY))
      let isPrecise = turn.x != turn.x.rounded() || turn.y != turn.y.rounded()
      let delta = turn * (isPrecise ? 10 : 60)
      let place = Vector2(Double(event.wheel.mouseX), Double(event.wheel.mouseY)) * scale
      let held = SDL_GetModState().rawValue
      if held & KMOD_CTRL.rawValue != 0 {
        return .zoom(byWheel: delta.y / 2, at: place, time: time)
      }
      var wheel = WheelEvent(delta: delta, isPrecise: isPrecise, time: time)
      wheel.isShiftDown = held & KMOD_SHIFT.rawValue != 0
      return .wheel(wheel, at: place)
    case SDL_KEYDOWN:
      let command = KeyCommand(event.key.keysym)
      return command.map { .key($0, time: time) } ?? .other(event, time: time)
    default: return .other(event, time: time)
    }
  }
}
