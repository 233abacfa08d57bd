import Overscroll
import ScrollScenes

extension Throw<Vector2>: FuzzedModel {
  package static func start(_ input: inout FuzzInput) -> Throw<Vector2> {
    Throw(Vector2(1, 2), perPoint: (Vector2(0.1, 0), Vector2(0, 0.1)), tolerance: 0.1)
  }

  package mutating func act(_ input: inout FuzzInput) -> ThrowEvents {
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

  package mutating func endProgramDrag() -> ThrowEvents {
    isDragging ? release(velocity: .zero, to: []).events : sync(to: time)
  }

  package var flaw: String? { value.isFinite && velocity.isFinite ? nil : "not finite" }

  package var flawAtRest: String? { value == destination ? nil : "rests away from its target" }
}

extension Dial: FuzzedModel {
  package static func start(_ input: inout FuzzInput) -> Dial {
    Dial(center: Vector2(200, 200), limits: input.bool() ? -3...9 : nil)
  }

  package mutating func act(_ input: inout FuzzInput) -> DialEvents {
    switch input.below(5) {
    case 0...1: return turn(to: input.number(), animated: input.bool())
    default: draw(Self.properties, &input)
    }
    return sync(to: time)
  }

  package var flaw: String? { angle.isFinite && velocity.isFinite ? nil : "not finite" }

  package var flawAtRest: String? { velocity == 0 ? nil : "turns at rest" }
}
