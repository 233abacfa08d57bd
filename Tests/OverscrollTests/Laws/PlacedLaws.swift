import Overscroll
import RandomModels
import Testing

/// What holds for everything that goes from place to place by springs: written once for all of them.
@Suite struct PlacedLaws {
  static let models = LawfulModels.allCases.filter { model in
    let others: [LawfulType] = [Scroller.self, ScrollingDrawer.self, NestedScroll.self]
    return !others.contains { $0 == model }
  }

  @Test(arguments: models)
  func `a program takes over what moves as fast as it is and says when it rests`(type: LawfulType) {
    // A pager's third wraps around: where it is seen is where its target is.
    for var model in type.flights().prefix(2) {
      _ = model.show(0.1)
      let (place, pace) = (model.coordinates, model.pace)
      #expect(model.program().allSatisfy { $0.what != .settles && $0.what != .changes })
      _ = model.sync(to: 0.1)
      #expect(type.distance(model.coordinates, place) < 1e-9)
      #expect(type.distance(model.pace, pace) < 1e-9)
      let end = model.restTime
      _ = model.show(end - 1e-6)
      #expect(model.phase == .settling)
      #expect(model.show(end).contains { $0.what == .settles } && model.phase == .idle)
    }
  }

  @Test(arguments: models)
  func `released, every coordinate follows its spring and rests on its place`(type: LawfulType) {
    func check<Model: LawfulModel>(_: Model.Type) {
      for (start, flick) in Model.situations {
        guard let spring = start.settlingSpring else { continue }
        var model = start
        let finger = Model.fingerVelocity(model.follow(flick, at: 0, for: 0.05, events: 12))
        #expect(Model.distance(model.pace.map(abs), finger.map(abs)) < 1e-9)
        let (places, targets) = (model.coordinates, model.coordinatesAtRest)
        let motions = model.pace.enumerated().map {
          SpringMotion(spring, from: places[$0], to: targets[$0], velocity: $1)
        }
        for step in 1..<60 {
          let time = Double(step) / 60
          _ = model.show(0.05 + time)
          guard model.isMoving else { break }
          // One that is there waits for the others.
          for (motion, (place, pace)) in zip(motions, zip(model.coordinates, model.pace))
          where place != motion.target || pace != 0 {
            #expect(abs(place - motion.value(at: time)) < 1e-9)
            #expect(abs(pace - motion.velocity(at: time)) < 1e-9)
          }
        }
        #expect(model.showUntilRest() != nil)
        #expect(model.coordinates == targets && model.pace.allSatisfy { $0 == 0 })
      }
    }
    check(type)
  }

  @Test(arguments: models)
  func `reduced, a program is there immediately, and nothing passes its place`(type: LawfulType) {
    var model = type.still
    model.reducesMotion = true
    let (place, words) = (model.coordinates, model.program().map(\.what))
    #expect(words.contains(.changes) && words.last == .settles)
    #expect(!model.isMoving && model.coordinates != place)
    for (start, flick) in zip(type.stills, type.flicks).prefix(2) {
      var model = start
      model.reducesMotion = true
      model.follow(flick, at: 0, for: 0.05, events: 12)
      let begin = model.coordinates
      var rested = model
      #expect(rested.showUntilRest() != nil)
      while model.isMoving {
        _ = model.show(model.time + 1.0 / 120)
        for (index, end) in rested.coordinates.enumerated() {
          let (way, left) = (end - begin[index], end - model.coordinates[index])
          #expect(way * left >= -1e-9 * abs(way))
        }
      }
    }
  }

  @Test(arguments: models)
  func `cancelled and lost touches release without velocity`(type: LawfulType) {
    func check<Model: LawfulModel>(_: Model.Type) {
      for (start, flick) in Model.situations {
        var model = start
        let (begin, end) = (flick.corners[0], flick.corners[1])
        model.drag(from: begin, to: end, for: 0.01)
        #expect(Model.fingerVelocity(model.touchCancelled(1, time: 0.02)).allSatisfy { $0 == 0 })
        #expect(!model.isDragging)
        model.drag(from: begin, to: end, at: 0.03, for: 0.01)
        let place = model.coordinates
        let words = model.reported { $0.touchDown(1, at: begin, time: 0.05) }
        #expect(words.contains { $0.what == .dragEnds } && model.coordinates == place)
        #expect(model.diagnostics.lostUp == 1)
        model.cancelTouches(time: 0.06)
        #expect(model.showUntilRest() != nil && model.phase == .idle)
      }
    }
    check(type)
  }

  @Test(arguments: models, [0.01, 0.05, 0.11, 0.2, 0.4])
  func `what is caught follows the finger without a slop`(type: LawfulType, after: Double) {
    for (start, flick) in zip(type.stills, type.flicks) {
      var model = start
      model.follow(flick, at: 0, for: 0.05, events: 12)
      _ = model.show(0.05 + after)
      guard model.isMoving else { continue }
      let (place, finger) = (model.coordinates, flick.corners[0])
      model.touchDown(1, at: finger, time: 0.05 + after)
      #expect(model.coordinates == place && model.phase == .tracking)
      model.touchMoved(1, to: finger + (flick.corners[1] - finger) * 1e-11, time: 0.06 + after)
      #expect(model.phase == .dragging && type.distance(model.coordinates, place) < 1e-7)
      // Moving back is never stuck.
      model.touchMoved(1, to: finger + (finger - flick.corners[1]) * 3, time: 0.07 + after)
      #expect(model.coordinates != place)
    }
  }

  /// What was done step by step; between two steps: what it was, what it is, and all that was said of the way.
  private static func forEachStep<Model: LawfulModel>(
    of script: LawScript<Model>, _ check: (Model, Model, [Word.What], Int) -> Bool
  ) {
    var script = script
    for step in 0..<400 {
      let (before, count) = (script.model, script.words.count)
      script.act()
      let told = script.words[count...].map(\.what)
      var after = script.model
      let rest = after.reported { $0.sync(to: script.now) }
      guard check(before, after, told + rest.map(\.what), step) else { return }
    }
  }

  // Pages that come and go move the offset, but nothing that is seen.
  @Test(arguments: models.filter { $0 != Pager.self }, 1...30)
  func `whatever moves says so`(type: LawfulType, seed: Int) {
    func check<Model: LawfulModel>(_: Model.Type) {
      Self.forEachStep(of: LawScript<Model>(seed: seed)) { before, after, told, step in
        let isTold = after.coordinates == before.coordinates || told.contains(.changes)
        #expect(isTold, "step \(step): \(before.coordinates), \(after.coordinates), \(told)")
        return isTold
      }
    }
    check(type)
  }

  @Test(arguments: models, 1...30)
  func `whatever was moved or dragged says when it rests`(type: LawfulType, seed: Int) {
    func check<Model: LawfulModel>(_: Model.Type) {
      var isRestless = false
      Self.forEachStep(of: LawScript<Model>(seed: seed)) { before, after, told, step in
        if told.contains(.settles) { isRestless = false }
        let isToldRest = !isRestless || after.phase != .idle
        #expect(isToldRest, "step \(step): \(told)")
        isRestless = isRestless || after.isMoving || after.isDragging
        return isToldRest
      }
    }
    check(type)
  }

  @Test(arguments: models)
  func `a program that is taken back before a frame has come to rest`(type: LawfulType) {
    func check<Model: LawfulModel>(_: Model.Type) {
      let start = Model.still
      for isTouch in [false, true] {
        var model = start
        _ = model.program()
        var words: [Word] = []
        if isTouch {
          words = model.reported { $0.touchDown(1, at: Model.path.corners[0], time: 1) }
          words += model.reported { $0.touchUp(1, time: 1.5).events }
        } else {
          words = model.goBack(to: start)
        }
        #expect(words.map(\.what) == [.settles] && !model.isMoving)
        #expect(model.coordinates == start.coordinates)
      }
    }
    check(type)
  }

  @Test(arguments: models)
  func `a flick begins, ends and settles once, in this order`(type: LawfulType) {
    func check<Model: LawfulModel>(_: Model.Type) {
      for (start, flick) in Model.situations {
        var model = start
        let (begin, end) = (flick.corners[0], flick.corners[1])
        let line = TouchEvent.line(1, begin, end, at: 0, for: 0.05, events: 4)
        var words = line.flatMap { event in model.reported { $0.handle(event).events } }
        words += model.reported { $0.touchUp(1, time: 0.05).events }
        words += model.showUntilRest() ?? []
        words += model.show(99)
        #expect(words.map(\.what).filter { $0 != .changes } == [.dragBegins, .dragEnds, .settles])
      }
    }
    check(type)
  }
}
