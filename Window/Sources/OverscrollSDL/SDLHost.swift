import CSDL2
import Overscroll

/// What happened in a window, in the engine's words; places in points, times in seconds.
public enum HostEvent {
  case touch(TouchEvent)
  case wheel(WheelEvent, at: Vector2)
  /// A wheel with ctrl held, as `Scroller.zoom(byWheel:about:time:)` takes it.
  case zoom(byWheel: Double, at: Vector2, time: Double)
  case keyDown(KeyCommand, isRepeat: Bool, time: Double)
  case keyUp(KeyCommand, time: Double)
  case other(SDL_Event, time: Double)
}

/// Between SDL and anything `Draggable`: events with their own times, frames ahead of the display.
public struct SDLHost {
  /// What to do next: take an event, or draw the frame that is shown at a time.
  public enum Turn { case event(HostEvent), frame(at: Double) }

  private let window: OpaquePointer
  /// Points per unit of SDL's window coordinates.
  private let scale: Double
  /// Whether `SDL_RenderPresent` waits for the display.
  private let isSynchronized: Bool
  /// When frames are begun and shown, and the one that is being drawn.
  private var pacer: FramePacer
  private var (frame, begun) = (FramePacer.Frame(time: 0, start: 0), 0.0)
  /// The keys held when the newest event happened: SDL itself says what is held now.
  private var held = SDL_GetModState().rawValue
  /// The stroke on a trackpad that is under way, where its lift is guessed: where it began, when it will be over.
  private var stroke: (place: Vector2, end: Double)?
  /// How long a trackpad is silent before its fingers count as lifted, in seconds; nil, unless set, for systems that
  /// move things on themselves.
  ///
  /// Then its strokes have phases, for models whose `trackpadMomentum` is the engine's.
  public var liftInterval: Double?

  /// 0.05, in seconds: three frames; after 0.1 UIKit takes fingers to have rested.
  ///
  /// Source: chosen. Grade D.
  public static let usualLiftInterval = 0.05

  /// SDL's milliseconds and the finer clock, both at the start.
  private let origin = (Double(SDL_GetTicks64()) / 1000, SDL_GetPerformanceCounter())

  /// Creates a host; the mouse becomes a finger, and no finger a mouse.
  public init(_ window: OpaquePointer, pointsPerUnit scale: Double = 1, isSynchronized: Bool) {
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "1")
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    (self.window, self.scale, self.isSynchronized) = (window, scale, isSynchronized)
    pacer = FramePacer(refreshRate: Self.refreshRate(of: window))
  }

  private static func refreshRate(of window: OpaquePointer) -> Double {
    var mode = SDL_DisplayMode()
    return SDL_GetWindowDisplayMode(window, &mode) == 0 ? Double(mode.refresh_rate) : 0
  }

  /// When the newest event happened: the whole milliseconds may be ahead of the finer clock.
  private var newest = 0.0

  /// Now, in seconds, on the clock of events and frames; never before an event that has come.
  public var now: Double {
    let counted = Double(SDL_GetPerformanceCounter() - origin.1)
    return max(newest, origin.0 + counted / Double(SDL_GetPerformanceFrequency()))
  }

  /// How long before it is shown the newest frame was begun, in seconds.
  public var lead: Double { frame.time - frame.start }

  /// Waits for what comes first; while nothing moves, for events alone.
  ///
  /// A frame comes after all events up to its start, and before all later ones.
  public mutating func next(isMoving: Bool) -> Turn {
    while true {
      let next = isMoving ? pacer.next(at: now) : nil
      let start = next?.start ?? .infinity
      if let event = takeEvent(by: min(start, stroke?.end ?? .infinity)) {
        if let event = translate(event) { return .event(event) }
      } else if let lift = takeLift(by: start) {
        return .event(lift)
      } else if let next, Double(SDL_GetTicks64()) / 1000 > next.start {
        (frame, begun) = (next, now)
        return .frame(at: next.time)
      }
    }
  }

  /// Presents what was drawn; frames keep in step with a display that makes it wait.
  public mutating func present(_ renderer: OpaquePointer) {
    pacer.drew(frame, from: begun, to: now)
    SDL_RenderPresent(renderer)
    if isSynchronized { pacer.presented(at: now) }
  }

  // SDL stamps events as it takes them from the system: wait here and nowhere else to have their times.
  private mutating func takeEvent(by deadline: Double) -> SDL_Event? {
    // A signal to end wakes nobody: the longest wait is a second.
    let wait = Int32(min(max(0, ((deadline - now) * 1000).rounded(.up)), 1000))
    let (first, last) = (SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
    var event = SDL_Event()
    // SDL_WaitEventTimeout without a wait may say that there is nothing where something is.
    if wait > 0 { SDL_WaitEventTimeout(nil, wait) } else { SDL_PumpEvents() }
    guard SDL_PeepEvents(&event, 1, SDL_PEEKEVENT, first, last) == 1, time(of: event) <= deadline,
      SDL_PeepEvents(&event, 1, SDL_GETEVENT, first, last) == 1
    else { return nil }
    newest = max(newest, time(of: event))
    return event
  }

  /// When an event happened, in seconds; SDL's 32 bits of milliseconds wrap around after 49 days.
  private func time(of event: SDL_Event) -> Double {
    let ticks = SDL_GetTicks64()
    let age = UInt32(truncatingIfNeeded: ticks) &- event.common.timestamp
    return Double(ticks - UInt64(age)) / 1000
  }

  /// A delta of a stroke, which belongs to the place where it began.
  private mutating func stroked(_ wheel: WheelEvent, at place: Vector2) -> HostEvent {
    var wheel = wheel
    wheel.phase = stroke == nil ? .began : .changed
    let place = stroke?.place ?? place
    stroke = (place, wheel.time + (liftInterval ?? 0))
    return .wheel(wheel, at: place)
  }

  /// The end of a stroke that has been silent for long enough, if that is before a frame begins.
  private mutating func takeLift(by start: Double) -> HostEvent? {
    let ticks = Double(SDL_GetTicks64()) / 1000
    guard let over = stroke, over.end <= start, ticks > over.end else { return nil }
    // What waits has its time from now, and may have happened before.
    if SDL_HasEvent(SDL_MOUSEWHEEL.rawValue) == SDL_TRUE {
      stroke?.end = ticks
      return nil
    }
    stroke = nil
    newest = max(newest, over.end)
    let lift = WheelEvent(delta: .zero, phase: .ended, isPrecise: true, time: over.end)
    return .wheel(lift, at: over.place)
  }

  private mutating func translate(_ event: SDL_Event) -> HostEvent? {
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
      let isPrecise = stroke != nil || turn.x != turn.x.rounded() || turn.y != turn.y.rounded()
      let delta = turn * (isPrecise ? 10 : 60)
      let place = Vector2(Double(event.wheel.mouseX), Double(event.wheel.mouseY)) * scale
      if held & KMOD_CTRL.rawValue != 0 {
        return .zoom(byWheel: delta.y / 2, at: place, time: time)
      }
      var wheel = WheelEvent(delta: delta, isPrecise: isPrecise, time: time)
      wheel.isShiftDown = held & KMOD_SHIFT.rawValue != 0
      return isPrecise && liftInterval != nil ? stroked(wheel, at: place) : .wheel(wheel, at: place)
    case SDL_KEYUP:
      held = UInt32(event.key.keysym.mod)
      let command = KeyCommand(event.key.keysym)
      return command.map { .keyUp($0, time: time) } ?? .other(event, time: time)
    case SDL_WINDOWEVENT:
      // Another window may have had the keys, and another display may show this one.
      held = SDL_GetModState().rawValue
      pacer.setRefreshRate(Self.refreshRate(of: window))
      return .other(event, time: time)
    case SDL_KEYDOWN:
      held = UInt32(event.key.keysym.mod)
      let command = KeyCommand(event.key.keysym)
      let isRepeat = event.key.repeat != 0
      return command.map { .keyDown($0, isRepeat: isRepeat, time: time) }
        ?? .other(event, time: time)
    default: return .other(event, time: time)
    }
  }
}
