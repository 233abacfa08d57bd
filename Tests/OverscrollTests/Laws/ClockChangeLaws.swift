import Overscroll
import RandomModels
import Testing

/// The host's clock is set, as by the user or after a sleep, while something moves or is dragged.
@Suite struct ClockChangeLaws {
  @Test(arguments: LawfulModels.allCases)
  func `a clock that is set back freezes nothing in flight`(type: LawfulType) {
    for released in type.flights(at: 100) {
      var (model, plain) = (released, released)
      _ = (model.show(100.1), plain.show(100.1))
      for elapsed in Displays.times(0...600, after: 0.1) {
        _ = (model.show(95 + elapsed), plain.show(100 + elapsed))
        #expect(type.distance(model.coordinates, plain.coordinates) < 1e-9)
      }
      #expect(!model.isMoving && model.phase == .idle && model.coordinates == plain.coordinates)
    }
  }

  @Test(arguments: LawfulModels.allCases, [-5.0, 1_000])
  func `a clock that is set in a drag freezes nothing`(type: LawfulType, jump: Double) {
    func check<Model: LawfulModel>(_: Model.Type) {
      let (start, end) = (Model.flick.corners[0], Model.flick.corners[1])
      func position(_ step: Int) -> Vector2 { start + (end - start) * (Double(step) / 16) }
      var (model, plain) = (Model.still, Model.still)
      (_, _) = (model.touchDown(1, at: start, time: 100), plain.touchDown(1, at: start, time: 100))
      for step in 1...16 {
        let time = 100 + Double(step) / 200
        let set = step > 8 ? time + jump : time
        _ = (model.show(set), plain.show(time))
        model.touchMoved(1, to: position(step), time: set)
        plain.touchMoved(1, to: position(step), time: time)
        #expect(Model.distance(model.coordinates, plain.coordinates) < 1e-9)
        #expect(model.isDragging == plain.isDragging && model.isTracking)
      }
      let velocity = Model.fingerVelocity(model.touchUp(1, time: 100.08 + jump))
      #expect(velocity.contains { $0 != 0 } && velocity.allSatisfy(\.isFinite) && model.isMoving)
      #expect(model.showUntilRest() != nil && model.phase == .idle)
    }
    check(type)
  }

  @Test(arguments: LawfulModels.allCases)
  func `a clock that is set far ahead once and back freezes nothing`(type: LawfulType) {
    func check<Model: LawfulModel>(_: Model.Type) {
      for situation in Model.situations {
        for isFrame in [true, false] {
          var model = situation.model
          model.follow(situation.flick, at: 100, for: 0.05, events: 12)
          _ = model.show(100.1)
          if isFrame { _ = model.show(1_100) } else { model.sync(to: 1_100) }
          #expect(!model.isMoving && model.phase == .idle)
          _ = model.show(100.12)
          // Fingers, programs and frames go on at the old times.
          let before = model.coordinates
          model.touchDown(1, at: situation.flick.corners[0], time: 100.2)
          let release = model.follow(situation.flick, at: 100.3, for: 0.05, events: 12)
          #expect(model.coordinates != before && model.isMoving)
          #expect(Model.fingerVelocity(release).contains { $0 != 0 })
          let released = model.coordinates
          _ = model.show(100.4)
          #expect(model.coordinates != released)
          #expect(model.showUntilRest() != nil && model.phase == .idle)
          _ = model.program()
          let start = model.coordinates
          _ = (model.show(200), model.show(200.1))
          #expect(model.coordinates != start && model.isMoving)
        }
      }
    }
    check(type)
  }
}
