/// What happens to the scale: a function that is linked where zooming is allowed.
///
/// No part of a scroller's state: whatever needs the rule installs it, so scrollers with and without it are the same.
struct ZoomRule: Hashable, Sendable {
  /// Does what an event asks for, with the point and the number that it comes with.
  let answer: @convention(thin) @Sendable (inout Scroller, ZoomEvent, Vector2, Double) -> Void

  /// No zooming.
  static var none: ZoomRule { ZoomRule { _, _, _, _ in } }

  /// UIKit's.
  static var uiKit: ZoomRule { ZoomRule { $0.zoom($1, $2, $3) } }

  static func == (_: ZoomRule, _: ZoomRule) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// Why the rule of zooming is queried; points are of the viewport.
enum ZoomEvent: UInt8 {
  /// Fingers did something: what, as a number (``Touched``).
  case touched
  /// Two fingers take hold with their centre at a point.
  case pinched
  /// They moved: their centre, and the factor since they took hold.
  case spread
  /// One of the two lifted: the other one's place, and the factor.
  case parted
  /// There are two again: their centre, and the factor.
  case joined
  /// The last one lifted: the relative speed of the scale, in 1/s.
  case unpinched
  /// A touch is over, and nobody holds the scale any more.
  case released
  /// A double tap at a point.
  case tapped
  /// A finger touched, or another motion takes over: what moves ends where it is.
  case stopped
  /// Time is about to go on: until when, in seconds.
  case awaited
  /// Time has gone on: when a motion starts that waits for a time, in seconds.
  case time
  /// The host's clock was set, by so many seconds.
  case shifted
  /// The limits or the bounds have changed.
  case bounds
  /// Content was inserted above or left of what is shown: by how much, at zoom scale 1.
  case inserted
  /// A program scrolls to an offset while the scale moves, in its time.
  case scrolled
  /// The same, immediately.
  case placed
  /// What was saved is shown: the offset, and the scale.
  case restored
}

extension Scroller {
  /// Asks the rule of zooming.
  @inline(__always)
  mutating func handleZoom(
    _ event: ZoomEvent, _ point: Vector2 = .zero, _ number: Double = 0
  ) { zoom.rule.answer(&self, event, point, number) }

  /// Ends a motion of the scale where it is: a finger touched, or another motion takes over.
  @inline(__always)
  mutating func stopZoom() { if zoom.isMoving { handleZoom(.stopped) } }

  fileprivate mutating func zoom(_ event: ZoomEvent, _ point: Vector2, _ number: Double) {
    switch event {
    case .touched: Touched(rawValue: UInt8(number)).map { followPinch($0) }
    case .pinched: beginPinch(at: point)
    case .spread: movePinch(to: point, factor: number)
    case .parted, .joined: rebasePinch(at: point, factor: number, isPair: event == .joined)
    case .unpinched: endPinch(at: number)
    case .released: settleZoom()
    case .tapped: toggleZoom(about: point)
    case .stopped: endZoomWhereItIs()
    case .awaited: runZoom(before: number)
    case .time: advanceZoom(from: number)
    case .shifted: if zoom.isMoving { zoom.motion.start += number }
    case .bounds: if zoom.isMoving { retargetZoom() } else if zoom.isHeld { rebasePinch() }
    case .inserted: shiftZoom(by: point)
    case .scrolled, .placed: scrollZooming(to: point, animated: event == .scrolled)
    case .restored: restoreZoom(number, offset: point)
    }
  }
}
