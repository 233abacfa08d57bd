import Overscroll
import RandomModels
@_spi(Fields) import ScrollScenes
import Testing

/// What is set to what it is.
@Suite struct SettingLaws {
  /// Words for parts of other settings, which are set by them.
  private static let words = ["rule", "decelerationRate", "bounces"]

  @Test(arguments: LawfulModels.allCases)
  func `a setting that is set to what it is changes nothing, in any phase`(type: LawfulType) {
    func future<Model: LawfulModel>(_ model: Model) -> [[Double]] {
      var (model, time) = (model, model.time)
      var all: [[Double]] = []
      for step in [0.0, 0.02, 0.05, 0.2, 2] {
        model.touchMoved(1, to: Model.path.corners[0] + Vector2(7, 9) * step, time: time)
        time += step
        _ = model.show(time)
        all.append(model.coordinates)
      }
      return all
    }
    func check<Model: LawfulModel>(_: Model.Type) {
      for seed in 0..<12 {
        var script = LawScript<Model>(seed: seed)
        for step in 0..<50 {
          script.act()
          let plain = future(script.model)
          for property in script.model.described.properties
          where !Self.words.contains(property.name) {
            guard let value = property.json(of: script.model) else { continue }
            var copy = script.model
            // Some values make sense to no scene.
            guard (try? property.set(&copy, to: value)) != nil else { continue }
            let isSame = zip(plain, future(copy)).allSatisfy { Model.distance($0, $1) < 1e-7 }
            #expect(isSame, "\(property.name), seed \(seed), step \(step)")
            if !isSame { return }
          }
        }
      }
    }
    check(type)
  }
}
