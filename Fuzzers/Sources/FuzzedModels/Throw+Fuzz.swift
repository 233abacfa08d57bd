import Overscroll
import ScrollScenes

extension Throw<Vector2>: FuzzedModel {
  static func start(_ input: inout FuzzInput) -> Throw<Vector2> {
    Throw(Vector2(1, 2), perPoint: (Vector2(0.1, 0), Vector2(0, 0.1)), tolerance: 0.1)
  }

  mutating func act(_ input: inout FuzzInput) -> ThrowEvents {
    switch input.below(8) {
    case 0: return drag(to: input.point())
    case 1:
      return release(
        velocity: input.point(), to: input.bool() ? [input.point(), input.point()] : []
      ).events
    case 2...3: return move(to: input.point(), animated: input.bool())
    case 4: spring = input.spring()
    case 5: candidates = input.bool() ? [input.point(), input.point()] : []
    default: reducesMotion = input.below(3) == 0
    }
    return sync(to: time)
  }

  mutating func endProgramDrag() -> ThrowEvents {
    isDragging ? release(velocity: .zero, to: []).events : sync(to: time)
  }

  mutating func show(at time: Double) -> ThrowEvents { advance(to: time).events }

  var flaw: String? { value.isFinite && velocity.isFinite ? nil : "not finite" }

  var flawAtRest: String? { value == target ? nil : "rests away from its target" }

  func turns(_ events: ThrowEvents) -> [Turn] {
    events.compactMap { event in
      switch event {
      case .willBeginDragging: .begins("dragging")
      case .didEndDragging: .ends("dragging")
      case .didChange, .didSettle: nil
      }
    }
  }
}

extension Dial: FuzzedModel {
  static func start(_ input: inout FuzzInput) -> Dial {
    Dial(center: Vector2(200, 200), limits: input.bool() ? -3...9 : nil)
  }

  mutating func act(_ input: inout FuzzInput) -> DialEvents {
    switch input.below(5) {
    case 0...1: return turn(to: input.number(), animated: input.bool())
    default: draw(Self.properties, &input)
    }
    return sync(to: time)
  }

  mutating func show(at time: Double) -> DialEvents { advance(to: time).events }

  var flaw: String? { angle.isFinite && velocity.isFinite ? nil : "not finite" }

  var flawAtRest: String? { velocity == 0 ? nil : "turns at rest" }

  func turns(_ events: DialEvents) -> [Turn] {
    events.compactMap { event in
      switch event {
      case .willBeginDragging: .begins("dragging")
      case .didEndDragging: .ends("dragging")
      case .didTurn, .didSettle: nil
      }
    }
  }
}
