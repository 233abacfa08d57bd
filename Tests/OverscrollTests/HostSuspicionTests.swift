import Overscroll
import RandomModels
import Testing

/// What a host does wrong is suspected, and nothing else is.
@Suite struct HostSuspicionTests {
  @Test(arguments: LawfulModels.allCases)
  func `a host that does all right is suspected of nothing`(model: LawfulModels) {
    func check<Model: LawfulModel>(_: Model.Type) {
      for seed in 1...10 {
        var script = LawScript<Model>(seed: seed)
        for _ in 0..<200 { script.act() }
        let isSettled = script.end()
        #expect(isSettled && script.model.diagnostics.suspicion == nil)
      }
    }
    check(model.type)
  }

  @Test(arguments: LawfulModels.allCases)
  func `times in milliseconds are suspected`(model: LawfulModels) {
    func check<Model: LawfulModel>(_: Model.Type) {
      var model = Model.still
      model.follow(Model.situations[0].flick, at: 5_000, for: 50, events: 6)
      #expect(model.diagnostics.suspicion == .milliseconds)
      _ = model.showUntilRest()
      model.follow(Model.situations[0].flick, at: 90_000, for: 0.05, events: 6)
      #expect(model.diagnostics.suspicion == nil)
    }
    check(model.type)
  }

  @Test(arguments: LawfulModels.allCases)
  func `frames that nobody asks for are suspected`(model: LawfulModels) {
    func check<Model: LawfulModel>(_: Model.Type) {
      for var model in Model.flights().prefix(1) {
        for time in [0.06, 0.12, 0.18] {
          #expect(model.isMoving)
          model.touchDown(1, at: Model.situations[0].flick.corners[0], time: time)
          model.touchMoved(1, to: Model.situations[0].flick.corners[1], time: time + 0.03)
          model.touchUp(1, time: time + 0.03)
        }
        #expect(model.diagnostics.suspicion == .noFrames)
      }
    }
    check(model.type)
  }

  @Test(arguments: LawfulModels.allCases)
  func `a frame clock that stands is suspected`(model: LawfulModels) {
    func check<Model: LawfulModel>(_: Model.Type) {
      var model = Model.flights()[0]
      for (time, suspicion) in [(0.1, nil), (0.1, HostSuspicion.frameStands), (0.11, nil)] {
        _ = model.show(time)
        #expect(model.isMoving && model.diagnostics.suspicion == suspicion)
      }
    }
    check(model.type)
  }
}
