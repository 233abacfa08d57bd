import ScrollGestures

/// Strokes of a trackpad whose system sends no momentum: the engine flings them.
extension Scroller {
  /// Who moves the content on when fingers leave a trackpad: the system, unless set.
  public var trackpadMomentum: TrackpadMomentum {
    get { strokeRule == .system ? .system : .engine }
    set { strokeRule = newValue == .engine ? .engine : .system }
  }

  /// Takes note of a stroke's phase; the velocity of the offset that an end flings with, in pt/s.
  @inline(__always) @discardableResult
  mutating func handleStroke(_ phase: WheelEvent.Phase, _ delta: Vector2 = .zero) -> Vector2 {
    strokeRule.answer(&self, phase, delta)
  }

  fileprivate mutating func follow(_ phase: WheelEvent.Phase, _ delta: Vector2) -> Vector2 {
    let time = body.clock.event
    switch phase {
    case .began: layFingers()
    case .changed: body.fingers.stroke(by: delta, at: time)
    case .ended: return body.fingers.endStroke(at: time, isOutside: isOutside)
    default: body.fingers.cancelStroke()
    }
    return .zero
  }

  /// Fingers were laid on a trackpad, or the host takes hold in their place: what moves stops where it is shown.
  ///
  /// For systems that report it (Wayland's hold gesture, touches counted), and where a host ends a glide for reasons of
  /// its own: a button pressed, another focus. It lasts until a stroke ends, a finger touches, or a program begins:
  ///
  /// ```
  /// list.hold(at: time)
  /// list.wheel(WheelEvent(delta: .zero, phase: .ended, time: later))     // they left; or a stroke followed
  /// ```
  ///
  /// The same as a ``wheel(_:)`` of the phase `held`.
  @discardableResult
  public mutating func hold(at time: Double) -> ScrollEvents {
    wheel(WheelEvent(delta: .zero, phase: .held, time: time))
  }

  /// Fingers lie on a trackpad: what moves stops under them.
  mutating func layFingers() {
    body.fingers.beginStroke(at: body.clock.event)
    guard !isTracking, !zoom.isMoving else { return }
    let wasAnimating = isScrollAnimating
    for axis in ScrollAxis.allCases where body.lines[axis].isMoving {
      body.lines[axis].beginDrag(isWheel: true)
    }
    announce(after: wasAnimating)
  }
}

/// What strokes of a trackpad leave behind: a function that is linked where the engine flings them.
struct StrokeRule: Installed {
  let answer: @convention(thin) @Sendable (inout Scroller, WheelEvent.Phase, Vector2) -> Vector2

  /// Nothing: the system sends momentum.
  static var system: StrokeRule { StrokeRule { _, _, _ in .zero } }

  /// A velocity.
  static var engine: StrokeRule { StrokeRule { $0.follow($1, $2) } }
}
