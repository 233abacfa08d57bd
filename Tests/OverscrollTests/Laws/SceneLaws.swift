import Overscroll
import RandomModels
import ScrollTestSupport
import Testing

/// Random scenes of every model, short and many: `OVERSCROLL_SCENES` sets how many, `OVERSCROLL_SEED` the first one's seed.
@Suite struct SceneLaws {
  @Test(arguments: LawfulModels.allCases)
  func `nothing jumps, everything rests where it said, and what begins ends`(type: LawfulType) {
    func check<Model: LawfulModel>(_: Model.Type) {
      let start = environment("OVERSCROLL_SEED") ?? 0
      let count = environment("OVERSCROLL_SCENES") ?? 60
      for seed in start..<start + count {
        guard let flaw = Self.flaw(of: LawScript<Model>(seed: seed)) else { continue }
        Issue.record("seed \(seed): \(flaw)")
        return
      }
      if environment("OVERSCROLL_SCENES") != nil {
        print("LAWS \(type): seeds \(start)..<\(start + count), \(count) scenes")
      }
    }
    check(type)
  }

  /// What is wrong with a scene; nil if nothing is.
  private static func flaw<Model: LawfulModel>(of script: LawScript<Model>) -> String? {
    var script = script
    for step in 0..<40 {
      script.act()
      if let flaw = jump(of: script.model, from: script.now) { return "step \(step): \(flaw)" }
    }
    var resting = script
    guard resting.model.reported({ $0.cancelTouches(time: script.now).events }).count < 100 else {
      return "more is said than can happen"
    }
    _ = resting.model.endProgramDrag()
    let (rest, end) = (resting.model.coordinatesAtRest, resting.model.restTime)
    guard script.end() else { return "never rests" }
    guard script.model.phase == .idle else { return "is \(script.model.phase) at rest" }
    guard script.model.isExact else { return script.unpaired }
    if Array(script.model.coordinates.prefix(rest.count)) != rest {
      return "said \(rest), rests at \(script.model.coordinates)"
    }
    if script.model.time > max(end, script.now + 0.034) + 1.0 / 60 + 1e-9 {
      return "said \(end), rests at \(script.model.time)"
    }
    return script.unpaired
  }

  /// A movement between frames of 240 Hz that no velocity explains: the end of a motion is none.
  private static func jump<Model: LawfulModel>(of model: Model, from now: Double) -> String? {
    var model = model
    _ = model.show(max(now, model.time))
    for frame in 1...6 {
      let before = model
      guard let flaw = jump(of: &model, within: 1.0 / 240) else { continue }
      // What is handed on, and on again, within a frame may go faster than anything at its ends: a jump is one in
      // frames of any length.
      model = before
      for _ in 1...64 {
        if jump(of: &model, within: 1.0 / 240 / 64) != nil { return "frame \(frame): \(flaw)" }
      }
    }
    return nil
  }

  private static func jump<Model: LawfulModel>(
    of model: inout Model, within interval: Double
  ) -> String? {
    let before = model
    guard before.restTime >= before.time else { return "rests at \(before.restTime)" }
    _ = model.show(before.time + interval)
    let speed = (before.pace + model.pace).reduce(0) { max($0, abs($1)) }
    guard speed.isFinite, model.coordinates.allSatisfy(\.isFinite) else { return "not finite" }
    let far = model.way(from: before)
    let explained = 1.1 * speed * (model.time - before.time) + before.stopDistance + 0.15
    guard far > explained else { return nil }
    return "jumps by \(far), explained \(explained): "
      + "\(before.coordinates) at \(before.pace) → \(model.coordinates)"
  }
}
