import Overscroll
import RandomModels
import Testing

/// The host's two clocks: events carry the time they happened, frames the time they will be shown.
@Suite struct ClockLaws {
  static let leads = [0.0, 1.0 / 240, 1.0 / 120, 1.0 / 60, 0.033, 0.05]

  /// A flick, caught and thrown again, with frames of 60 Hz that many seconds ahead of the events.
  private static func flickedTwice<Model: LawfulModel>(
    _ type: Model.Type, lead: Double
  ) -> (velocities: [[Double]], ways: [[Double]]) {
    let (start, end) = (Model.flick.corners[0], Model.flick.corners[1])
    var model = Model.still
    var (velocities, ways): ([[Double]], [[Double]]) = ([], [])
    var frame = 0
    func show(_ model: inout Model, until time: Double) {
      while Double(frame) / 60 <= time {
        _ = model.show(Double(frame) / 60 + lead)
        frame += 1
      }
    }
    for touched in [0.0, 0.14] {
      show(&model, until: touched)
      let shown = model.coordinates
      // It holds what is shown; the newest event is shown, too.
      var there = model
      there.sync(to: touched)
      if lead >= 1.0 / 60 || touched == 0 { #expect(there.coordinates == shown) }
      model.touchDown(1, at: start, time: touched)
      #expect(model.coordinates == there.coordinates)
      for event in 1...10 {
        let time = touched + Double(event) / 200
        show(&model, until: time)
        model.touchMoved(1, to: start + (end - start) * (Double(event) / 10), time: time)
      }
      ways.append(zip(model.coordinates, there.coordinates).map { $0 - $1 })
      velocities.append(Model.fingerVelocity(model.touchUp(1, time: touched + 0.05)))
      show(&model, until: touched + 0.05)
    }
    return (velocities, ways)
  }

  @Test(arguments: LawfulModels.allCases, leads)
  func `how far ahead frames are changes no velocity`(type: LawfulType, lead: Double) {
    let (plain, ahead) = (Self.flickedTwice(type, lead: 0), Self.flickedTwice(type, lead: lead))
    #expect(plain.velocities == ahead.velocities)
    #expect(plain.velocities.allSatisfy { $0.contains { abs($0) > 0.1 } })
    // The first drag is the same to the bit; the second starts from what was shown.
    #expect(plain.ways[0] == ahead.ways[0])
  }

  @Test(arguments: LawfulModels.allCases, leads)
  func `a motion begins at its event, whatever was shown before`(type: LawfulType, lead: Double) {
    for (index, released) in type.flights().enumerated() {
      var (ahead, plain) = (type.stills[index], released)
      let (start, end) = (type.flicks[index].corners[0], type.flicks[index].corners[1])
      ahead.touchDown(1, at: start, time: 0)
      for event in 1...12 {
        _ = ahead.show(0.05 * Double(event - 1) / 12 + lead)
        let share = Double(event) / 12
        ahead.touchMoved(1, to: start + (end - start) * share, time: 0 + 0.05 * share)
      }
      _ = ahead.show(0.05 + lead)
      ahead.touchUp(1, time: 0.05)
      for time in Displays.times(1...240, after: 0.05 + lead) {
        _ = (ahead.show(time), plain.show(time))
        #expect(ahead.coordinates == plain.coordinates && ahead.isMoving == plain.isMoving)
      }
      let isSettled = ahead.showUntilRest() != nil && plain.showUntilRest() != nil
      #expect(isSettled && ahead.phase == .idle && ahead.coordinates == plain.coordinates)
    }
  }

  /// What goes on after five idle seconds: nothing is missed, and nothing has happened meanwhile.
  private func expectGlide<Model: LawfulModel>(_ idle: Model, _ change: (inout Model) -> Bool) {
    var model = idle
    guard change(&model) else { return }
    let place = model.coordinates
    #expect(model.isMoving)
    var held = model
    _ = model.show(6)
    #expect(model.coordinates == place && model.isMoving)
    var known = idle
    _ = known.sync(to: 6)
    _ = change(&known)
    _ = known.sync(to: 6)
    let way = Model.distance(
      place, Array(model.coordinatesAtRest) + place.dropFirst(model.coordinatesAtRest.count))
    #expect(way > 0.5)
    _ = (model.show(6 + 1.0 / 120), known.show(6 + 1.0 / 120))
    let step = Model.distance(model.coordinates, place)
    #expect(step > 0 && step < 0.25 * way && model.coordinates == known.coordinates)
    #expect(model.showUntilRest() != nil)
    // A touch that comes first finds it where it is.
    held.touchDown(1, at: Model.path.corners[0], time: 6)
    #expect(held.coordinates == place && !held.isMoving)
  }

  /// Models that a key or a wheel has reached without effect.
  private static func afterKeysAndWheels<Model: LawfulModel>() -> [Model] {
    var (key, wheel) = (Model.still, Model.still)
    let nothing = WheelEvent(delta: .zero, time: 1)
    switch (key, wheel) {
    case (var a as Scroller, var b as Scroller):
      a.keyUp(.arrowDown, time: 1)
      b.wheel(nothing)
      (key, wheel) = (a as? Model ?? key, b as? Model ?? wheel)
    case (var a as NestedScroll, var b as NestedScroll):
      a.keyUp(.arrowDown, time: 1)
      b.wheel(nothing)
      (key, wheel) = (a as? Model ?? key, b as? Model ?? wheel)
    default: return []
    }
    return [key, wheel]
  }

  @Test(arguments: LawfulModels.allCases)
  func `after idle seconds what is set in motion glides from where it is`(type: LawfulType) {
    func check<Model: LawfulModel>(_: Model.Type) {
      var (shown, tapped) = (Model.still, Model.still)
      _ = shown.show(1)
      tapped.tap(at: Model.path.corners[0], time: 1, until: 1.05)
      for idle in [Model.still, shown, tapped] + Self.afterKeysAndWheels() {
        expectGlide(idle) { model in
          _ = model.program()
          return true
        }
        expectGlide(idle) { $0.rearrange() != nil }
      }
    }
    check(type)
  }

  @Test(arguments: LawfulModels.allCases)
  func `to say the time again changes nothing of a change that follows`(type: LawfulType) {
    for released in type.flights() {
      for isProgram in [false, true] {
        var (plain, told) = (released, released)
        told.sync(to: told.time)
        _ = isProgram ? plain.program() : plain.rearrange()
        _ = isProgram ? told.program() : told.rearrange()
        for time in Displays.times(1...60, after: 0.05) {
          _ = (plain.show(time), told.show(time))
          #expect(plain.coordinates == told.coordinates)
        }
      }
    }
  }

  @Test(arguments: LawfulModels.allCases, leads.dropFirst())
  func `a touch before the last frame's time holds what it shows`(type: LawfulType, lead: Double) {
    func check<Model: LawfulModel>(_: Model.Type) {
      for situation in Model.situations {
        let (start, end) = (situation.flick.corners[0], situation.flick.corners[1])
        var (waiting, released) = (situation.model, situation.model)
        _ = waiting.show(1 + lead)
        var shown = waiting
        _ = waiting.program()
        waiting.touchDown(1, at: start, time: 1 + lead / 2)
        #expect(waiting.way(from: shown) < 1e-9)
        released.drag(from: start, to: end, for: 0.05, events: 12)
        _ = released.show(0.05 + lead)
        shown = released
        released.touchUp(1, time: 0.05)
        released.touchDown(1, at: start, time: 0.05 + lead / 2)
        #expect(released.way(from: shown) < 1e-9)
      }
    }
    check(type)
  }

  @Test(arguments: PlacedLaws.models, leads.dropFirst())
  func `what was shown stays whenever earlier times are told`(type: LawfulType, lead: Double) {
    func check<Model: LawfulModel>(_: Model.Type) {
      for situation in Model.situations {
        var model = situation.model
        _ = model.show(1 + lead)
        model.sync(to: 1 + lead / 4)
        _ = model.program()
        let shown = model.coordinates
        model.sync(to: 1 + lead / 4)
        var once = model
        for share in [0.25, 0.5, 0.5, 1] {
          _ = model.perform(at: 1 + lead * share) { _ in }
          #expect(model.coordinates == shown)
        }
        var held = model
        held.touchDown(1, at: situation.flick.corners[0], time: 1 + lead)
        #expect(held.coordinates == shown)
        _ = (once.show(1.1), model.show(1.1))
        #expect(model.coordinates == once.coordinates && model.coordinates != shown)
      }
    }
    check(type)
  }

  @Test(arguments: LawfulModels.allCases, [0.05, 30])
  func `a program goes on, or has arrived, when a finger lifts`(type: LawfulType, delay: Double) {
    for phase in [TouchEvent.Phase.ended, .cancelled] {
      let place = type.flick.corners[0]
      var (model, plain) = (type.still, type.still)
      model.touchDown(1, at: place, time: 1)
      plain.sync(to: 1)
      _ = (model.program(), plain.program())
      for time in [1, 1 + delay] { _ = (model.show(time), plain.show(time)) }
      let release = model.handle(TouchEvent(phase, id: 1, position: place, time: 1 + delay))
      #expect(release.events.isEmpty && release.willSettle == plain.isMoving)
      for time in Displays.times(0...120, after: 1 + delay) {
        _ = (model.show(time), plain.show(time))
        #expect(type.distance(model.coordinates, plain.coordinates) < 1e-9)
      }
    }
  }

  @Test(arguments: LawfulModels.allCases)
  func `a time that is none starts nothing`(type: LawfulType) {
    var model = type.still
    model.sync(to: 5)
    _ = (model.show(5.1), model.program())
    let (restTime, ignored) = (model.restTime, model.diagnostics.nonFinite)
    model.sync(to: .nan)
    #expect(model.restTime == restTime && model.diagnostics.nonFinite == ignored + 1)
  }

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
  func `a clock that is set by more than numbers hold makes no wild velocity`(type: LawfulType) {
    func check<Model: LawfulModel>(_: Model.Type) {
      let corners = Model.flick.corners
      var model = Model.still
      model.touchDown(1, at: corners[0], time: 9e307)
      model.sync(to: 0.4)
      model.touchCancelled(7, time: 9e307)
      for time in [0.61, 0.62, 0.63] {
        model.touchMoved(
          1, to: corners[0] + (corners[1] - corners[0]) * (time - 0.6) * 20, time: time)
      }
      let velocities = model.pace + Model.fingerVelocity(model.touchUp(1, time: 0.635))
      #expect(velocities.allSatisfy { abs($0) < 1e5 })
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
