import ScrollPhysics

extension Operation {
  /// Shared springs.
  static var fields: [Operation] {
    [
      Operation("spring-table/state") {
        let motion = SpringMotion(.interaction, from: 0, to: 1, velocity: 0)
        let table = SpringTable(motion, tolerance: 0.001)
        return { round in keep(table?.state(at: Double(round) / 10_000).value ?? 0) }
      }
    ]
  }
}
