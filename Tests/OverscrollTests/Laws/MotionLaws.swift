import Overscroll
import RandomModels
import Testing

/// Laws of motion that hold for everything fingers drag.
@Suite struct MotionLaws {
  @Test(arguments: LawfulModels.allCases, [1, 2, 7, 60, 240, 1000])
  func `a drag does not depend on how many events say of it`(type: LawfulType, events: Int) {
    var (many, once) = (type.still, type.still)
    many.follow(type.path, at: 0, for: 2, events: events, holding: 1)
    once.follow(type.path, at: 0, for: 2, events: 1, holding: 1)
    #expect(type.distance(many.coordinates, type.still.coordinates) > 0.1)
    #expect(type.distance(many.coordinates, once.coordinates) < 1e-9)
  }

  @Test(arguments: LawfulModels.allCases)
  func `the path does not depend on the display rate`(type: LawfulType) {
    func check<Model: LawfulModel>(_: Model.Type) {
      for released in Model.flights() {
        #expect(released.isMoving)
        for frames in Displays.frames(over: 5) {
          var stepped = released
          for time in frames {
            var asked = released
            _ = (stepped.show(0.05 + time), asked.show(0.05 + time))
            #expect(Model.distance(stepped.coordinates, asked.coordinates) < 1e-9)
            #expect(Model.distance(stepped.pace, asked.pace) < Model.paceTolerance)
          }
        }
      }
    }
    check(type)
  }

  @Test(arguments: LawfulModels.allCases, [0.0, 0.02, 0.1, 0.3, 0.6])
  func `a touch moves nothing, and ends all motion`(type: LawfulType, after: Double) {
    for var released in type.flights() {
      _ = released.show(0.05 + after)
      let place = released.coordinates
      released.touchDown(1, at: type.path.corners[0], time: 0.05 + after)
      #expect(released.coordinates == place && !released.isMoving && released.isTracking)
      #expect(released.phase == .tracking || released.phase == .zooming)
      #expect(released.coordinatesAtRest == Array(place.prefix(released.coordinatesAtRest.count)))
    }
  }

  @Test(arguments: LawfulModels.allCases, 1...12)
  func `the destination is where it rests, to the bit`(type: LawfulType, seed: Int) {
    func check<Model: LawfulModel>(_: Model.Type) {
      var script = LawScript<Model>(seed: seed)
      for step in 0..<150 {
        script.act()
        // What fingers hold, on a trackpad too, waits for them.
        guard !script.model.isTracking, script.model.phase != .dragging, script.model.isExact else {
          continue
        }
        var (shown, asked) = (script.model, script.model)
        (_, _) = (shown.sync(to: script.now), asked.sync(to: script.now))
        let (rest, end) = (asked.coordinatesAtRest, asked.restTime)
        #expect(end.isFinite && end >= asked.time)
        _ = asked.show(end)
        #expect(!asked.isMoving && asked.phase == .idle, "step \(step)")
        #expect(rest == Array(asked.coordinates.prefix(rest.count)), "step \(step)")
        if step % 10 == 0 {
          #expect(shown.showUntilRest(rate: 120) != nil)
          #expect(rest == Array(shown.coordinates.prefix(rest.count)), "step \(step), by frames")
        }
      }
    }
    check(type)
  }
}
