import ScrollPhysics

extension Operation {
  /// Springs in numbers.
  static var fields: [Operation] {
    [
      Operation("spring-table/state") {
        let motion = SpringMotion(.interaction, from: 0, to: 1, velocity: 0)
        let table = SpringTable(motion, tolerance: 0.001)
        return { round in keep(table?.state(at: Double(round) / 10_000).value ?? 0) }
      },
      field("float", Float.self), field("double", Double.self),
    ]
  }

  private static func field<Scalar: BinaryFloatingPoint & Sendable>(
    _ name: String, _: Scalar.Type
  ) -> Operation {
    Operation("spring-field/\(name)/add, step, retarget, read, settle") {
      let spring = DampedSpring(stiffness: 200, dampingRatio: 0.7)
      var field = SpringField<Scalar>(spring, interval: 1.0 / 60, capacity: 200)
      var values = [Scalar](repeating: 0, count: 200)
      return { round in
        if field.count < 200 { field.add(from: 100, to: Scalar(round % 50)) }
        field.step()
        field.setTarget(Scalar(round % 40), at: round % field.count)
        field.copyValues(to: &values)
        keep(Double(values[0]))
        field.removeSettled(.uiKit) { id in keep(Double(id)) }
        if field.isEmpty { field.add(from: 100, to: 0) }
      }
    }
  }
}
