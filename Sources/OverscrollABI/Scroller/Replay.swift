// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollCoordinates
internal import ScrollGestures

@implementation @c
public func overscroll_scroller_replay(
  _ scroller: OverscrollScroller, _ inputs: UnsafePointer<OverscrollInput>?, _ input_count: Int32,
  _ frame_times: UnsafePointer<Double>?, _ frame_count: Int32,
  _ frames: UnsafeMutablePointer<OverscrollFrame>?
) -> OverscrollStatus {
  guard isCount(input_count), isCount(frame_count) else { return Status.invalidArgument }
  guard unsafe isThere(inputs, input_count) else { return Status.nullPointer }
  guard unsafe frame_count == 0 || (frame_times != nil && frames != nil) else {
    return Status.nullPointer
  }
  return with(scroller) { scroller in
    var result = Status.ok
    var next = 0
    for index in 0...Int(frame_count) {
      let isFrame = index < Int(frame_count)
      let time = unsafe isFrame ? frame_times?[index] ?? 0 : .infinity
      var events = ScrollEvents()
      while next < Int(input_count), let input = unsafe inputs?[next], !(input.time > time) {
        let outcome = scroller.play(input, into: &events)
        if result == Status.ok { result = outcome }
        next += 1
      }
      guard isFrame else { break }
      var shown = scroller.advance(to: time)
      events.append(shown.events)
      shown.events = events
      if let frames = unsafe frames {
        unsafe frames[index] = OverscrollFrame(shown, of: &scroller)
      }
    }
    return result
  }
}

extension Scroller {
  /// Lets a recorded event happen.
  fileprivate mutating func play(
    _ input: OverscrollInput, into events: inout ScrollEvents
  ) -> OverscrollStatus {
    let place = Vector2(input.x, input.y)
    let size = Size2(input.width, input.height)
    let (time, animated) = (input.time, input.animated != 0)
    switch Int(input.kind) {
    case OVERSCROLL_INPUT_TOUCH_DOWN...OVERSCROLL_INPUT_CANCEL_TOUCHES:
      let touch = OverscrollTouch(
        phase: Int32(input.kind) - Int32(OVERSCROLL_INPUT_TOUCH_DOWN), pointer: input.pointer,
        x: input.x, y: input.y, time: time)
      if let known = touch.known { events.append(handle(touch.event(known)).events) }
      return touch.status
    case OVERSCROLL_INPUT_LAND:
      events.append(runProgram(at: time) { $0.land(on: place) })
    case OVERSCROLL_INPUT_WHEEL:
      events.append(wheel(WheelEvent(delta: place, time: time)))
    case OVERSCROLL_INPUT_WHEEL_ZOOM:
      guard input.width.isPlace else { return Status.invalidArgument }
      events.append(zoom(byWheel: input.width, about: place, time: time))
    case OVERSCROLL_INPUT_KEY:
      guard let command = KeyCommand(code: input.pointer) else { return Status.invalidArgument }
      events.append(runProgram(at: time) { $0.key(command) })
    case OVERSCROLL_INPUT_KEY_DOWN, OVERSCROLL_INPUT_KEY_UP:
      guard let command = KeyCommand(code: input.pointer) else { return Status.invalidArgument }
      let isDown = Int(input.kind) == OVERSCROLL_INPUT_KEY_DOWN
      events.append(
        isDown ? keyDown(command, isRepeat: animated, time: time) : keyUp(command, time: time))
    case OVERSCROLL_INPUT_SET_CONTENT_OFFSET:
      events.append(runProgram(at: time) { $0.setContentOffset(place, animated: animated) })
    case OVERSCROLL_INPUT_SCROLL_TO_TOP:
      events.append(runProgram(at: time) { $0.scrollToTop(animated: animated) })
    case OVERSCROLL_INPUT_ZOOM:
      guard input.width.isScale else { return Status.invalidArgument }
      events.append(
        runProgram(at: time) { $0.zoom(to: input.width, about: place, animated: animated) })
    case OVERSCROLL_INPUT_SET_VIEWPORT, OVERSCROLL_INPUT_SET_CONTENT_SIZE:
      guard size.width.isLength, size.height.isLength else { return Status.invalidArgument }
      let isViewport = Int(input.kind) == OVERSCROLL_INPUT_SET_VIEWPORT
      events.append(
        runProgram(at: time) {
          if isViewport { $0.viewport = size } else { $0.contentSize = size }
          return ScrollEvents()
        })
    case OVERSCROLL_INPUT_INSERT_CONTENT:
      guard size.width.isPlace, size.height.isPlace else { return Status.invalidArgument }
      events.append(
        runProgram(at: time) {
          $0.insertContent(before: size)
          return ScrollEvents()
        })
    default:
      return Status.invalidArgument
    }
    return place.isFinite && time.isFinite ? Status.ok : Status.invalidArgument
  }

  /// Lets something happen that carries no time of its own, at a time.
  private mutating func runProgram(
    at time: Double, _ change: (inout Scroller) -> ScrollEvents
  ) -> ScrollEvents {
    var events = sync(to: time)
    events.append(change(&self))
    events.append(sync(to: time))
    return events
  }
}
