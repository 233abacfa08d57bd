import Overscroll
import RandomModels
import Testing

@Suite struct HostSuspicionTests {
  @Test(arguments: LawfulModels.allCases)
  func `a host that does all right is suspected of nothing`(type: LawfulType) {
    func check<Model: LawfulModel>(_: Model.Type) {
      for seed in 1...10 {
        var script = LawScript<Model>(seed: seed)
        for _ in 0..<200 { script.act() }
        let isSettled = script.end()
        #expect(isSettled && script.model.diagnostics.suspicion == nil)
      }
    }
    check(type)
  }

  @Test(arguments: LawfulModels.allCases)
  func `times in milliseconds are suspected`(type: LawfulType) {
    var model = type.still
    model.follow(type.flick, at: 5_000, for: 50, events: 6)
    #expect(model.diagnostics.suspicion == .milliseconds)
    _ = model.showUntilRest()
    model.follow(type.flick, at: 90_000, for: 0.05, events: 6)
    #expect(model.diagnostics.suspicion == nil)
  }

  @Test(arguments: LawfulModels.allCases)
  func `frames that nobody asks for are suspected`(type: LawfulType) {
    for var model in type.flights().prefix(1) {
      for time in [0.06, 0.12, 0.18] {
        #expect(model.isMoving)
        model.touchDown(1, at: type.flick.corners[0], time: time)
        model.touchMoved(1, to: type.flick.corners[1], time: time + 0.03)
        model.touchUp(1, time: time + 0.03)
      }
      #expect(model.diagnostics.suspicion == .noFrames)
    }
  }

  @Test(arguments: LawfulModels.allCases)
  func `a frame clock that stands is suspected`(type: LawfulType) {
    var model = type.flights()[0]
    for (time, suspicion) in [(0.1, nil), (0.1, HostSuspicion.frameStands), (0.11, nil)] {
      _ = model.show(time)
      #expect(model.isMoving && model.diagnostics.suspicion == suspicion)
    }
  }
}
