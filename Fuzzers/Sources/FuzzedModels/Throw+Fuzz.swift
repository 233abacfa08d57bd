import Overscroll
@_spi(Fields) import ScrollScenes

extension Throw<Vector2>: FuzzedModel {
  package static func start(_ input: inout FuzzInput) -> Throw<Vector2> {
    Throw(Vector2(1, 2), perPoint: (Vector2(0.1, 0), Vector2(0, 0.1)), tolerance: 0.1)
  }

  /// Scenes play four numbers, not these two.
  package var described: (programs: [ModelProgram<Self>], properties: [ModelProperty<Self>]) {
    ([], [])
  }

  package mutating func act<Source: PropertySource>(
    _ source: inout Source, at time: Double
  ) -> [Word] {
    var point: Vector2 { Vector2(source.number(), source.number()) }
    let (one, other) = (point, point)
    switch source.below(8) {
    case 0: return words(drag(to: one))
    case 1:
      return words(release(velocity: one, to: source.below(2) == 0 ? [one, other] : []).events)
    case 2...3: return words(move(to: one, animated: source.below(2) == 0))
    case 4: spring = DampedSpring(stiffness: 1 + 4 * Double(source.below(256)), dampingRatio: 0.6)
    case 5: candidates = source.below(2) == 0 ? [one, other] : []
    default: reducesMotion = source.below(3) == 0
    }
    return words(sync(to: self.time))
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

  package var described: (programs: [ModelProgram<Self>], properties: [ModelProperty<Self>]) {
    (Self.programs, Self.properties)
  }

  package var flaw: String? { angle.isFinite && velocity.isFinite ? nil : "not finite" }

  package var flawAtRest: String? { velocity == 0 ? nil : "turns at rest" }
}
