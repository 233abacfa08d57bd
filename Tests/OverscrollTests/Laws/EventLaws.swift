import Overscroll
import RandomModels
@_spi(Fields) import ScrollScenes
import Testing

/// What everything that fingers drag says of itself.
@Suite struct EventLaws {
  @Test(arguments: LawfulModels.allCases, 1...30)
  func `every beginning has exactly one end`(type: LawfulType, seed: Int) {
    func check<Model: LawfulModel>(_: Model.Type) {
      var script = LawScript<Model>(seed: seed)
      for _ in 0..<400 { script.act() }
      #expect(script.end() && script.model.phase == .idle && script.unpaired == nil)
      #expect(script.words.contains { [.dragBegins, .decelerationBegins].contains($0.what) })
    }
    check(type)
  }

  @Test(arguments: LawfulModels.allCases)
  func `a program does nothing under a finger`(type: LawfulType) {
    var model = type.still
    let corners = type.path.corners
    model.drag(from: corners[0], to: corners[0] + (corners[1] - corners[0]) * 0.2)
    let place = model.coordinates
    #expect(model.isDragging && model.program().isEmpty)
    #expect(model.coordinates == place && model.phase == .dragging)
    _ = model.show(0.11)
    #expect(model.coordinates == place)
  }

  @Test(arguments: LawfulModels.allCases)
  func `a finger that leaves elsewhere has moved there`(type: LawfulType) {
    let (start, end) = (type.path.corners[0], type.path.corners[1])
    var model = type.still
    model.drag(from: start, to: start + (end - start) * 0.3, for: 0.02)
    var (lifted, moved) = (model, model)
    lifted.touchUp(1, at: start + (end - start) * 0.5, time: 0.03)
    moved.touchMoved(1, to: start + (end - start) * 0.5, time: 0.03)
    (_, _) = (moved.touchUp(1, time: 0.03), model.touchUp(1, time: 0.03))
    for time in [0.03, 0.1, 0.5] {
      _ = (lifted.show(time), moved.show(time), model.show(time))
      #expect(lifted.coordinates == moved.coordinates && lifted.pace == moved.pace)
      #expect(lifted.coordinates != model.coordinates)
    }
  }

  @Test(arguments: LawfulModels.allCases)
  func `a copy that is resumed later goes on as from its own present`(type: LawfulType) {
    for var flight in type.flights() {
      _ = flight.show(0.1)
      var copy = flight.withoutTouches()
      copy.resume(at: 64)
      #expect(copy.time == 64 && copy.isMoving == flight.isMoving)
      #expect(abs(copy.restTime - flight.restTime - 63.9) < 1e-9)
      for time in [0.0, 0.05, 0.3, 1, 9] {
        _ = (flight.show(0.1 + time), copy.show(64 + time))
        #expect(type.distance(copy.coordinates, flight.coordinates) < 1e-6)
        #expect(type.distance(copy.pace, flight.pace) < 1e-4)
      }
      copy.resume(at: .nan)
      #expect(copy.diagnostics.nonFinite == 1 && copy.phase == .idle)
    }
  }

  @Test(arguments: LawfulModels.allCases)
  func `a copy without its touches comes to rest, and takes the next finger`(type: LawfulType) {
    func check<Model: LawfulModel>(_: Model.Type) {
      let (start, end) = (Model.path.corners[0], Model.path.corners[1])
      var model = Model.still
      model.drag(from: start, to: start + (end - start) / 2, for: 0.05)
      #expect(model.isTracking)
      var copy = model.withoutTouches()
      #expect(model.isDragging && !copy.isTracking && !copy.isDragging)
      #expect(copy.coordinates == model.coordinates && copy.isDragEnabled)
      #expect(copy.showUntilRest() != nil && copy.phase == .idle)
      copy.drag(2, from: start, to: start + (end - start) / 2, at: copy.time, for: 0.05)
      #expect(copy.isDragging)
      for flight in Model.flights() { #expect(flight.withoutTouches() == flight) }
    }
    check(type)
  }

  @Test(arguments: LawfulModels.allCases)
  func `a model that may not be dragged any more releases, and says so`(type: LawfulType) {
    func check<Model: LawfulModel>(_: Model.Type) {
      let (start, end) = (Model.path.corners[0], Model.path.corners[1])
      var model = Model.still
      model.drag(from: start, to: start + (end - start) / 2, for: 0.04, events: 4)
      #expect(model.isDragging && model.phase == .dragging)
      let place = model.coordinates
      model.isDragEnabled = false
      #expect(!model.isDragging && !model.isTracking && model.coordinates == place)
      // The finger goes on, and is not followed.
      let words = model.reported { $0.touchMoved(1, to: start, time: 0.05) }
      #expect(words.filter { $0.what == .dragBegins }.isEmpty)
      #expect(words.contains { $0.what == .dragEnds })
      let lift = model.reported { $0.touchUp(1, time: 0.06).events }
      #expect(!model.isDragging && !lift.contains { $0.what == .dragEnds })
      #expect(model.showUntilRest() != nil && model.phase == .idle)
      let rested = model.coordinates
      model.drag(from: start, to: end, at: 90)
      #expect(!model.isDragging && model.coordinates == rested)
      model.touchUp(1, time: 90.2)
      model.isDragEnabled = true
      model.drag(from: start, to: end, at: 91)
      #expect(model.isDragging && model.coordinates != rested)
    }
    check(type)
  }

  @Test(arguments: LawfulModels.allCases, [false, true])
  func `what a property causes is reported by the next call`(type: LawfulType, isReduced: Bool) {
    var model = type.still
    model.reducesMotion = isReduced
    _ = model.show(1)
    let before = model.coordinates
    guard var words = model.rearrange() else { return }
    let hasJumped = model.coordinates != before
    let next = model.show(1.1)
    // Whatever has moved by now is known by now.
    #expect(!hasJumped || (words + next).contains { $0.what == .changes })
    #expect(model.isMoving || (words + next).contains { [.settles, .changes].contains($0.what) })
    words += next + (model.showUntilRest() ?? [])
    #expect(model.coordinates != before && model.phase == .idle)
    #expect(words.contains { $0.what == .changes })
    let ends = words.filter { $0.what == .settles || $0.what == .decelerationEnds }
    #expect(ends.count == 1, "\(words)")
    #expect(model.show(99).isEmpty)
  }

  @Test(arguments: LawfulModels.allCases)
  func `frames that make no sense show nothing else and are counted`(type: LawfulType) {
    for var model in [type.still] + type.flights() {
      _ = model.show(1)
      let (place, counted) = (model.coordinates, model.diagnostics)
      for time in [Double.nan, .infinity, 0.9] {
        #expect(model.show(time).isEmpty && model.coordinates == place && model.time == 1)
      }
      #expect(model.diagnostics.nonFinite == counted.nonFinite + 2)
      #expect(model.diagnostics.reversedTime == counted.reversedTime + 1)
    }
  }

  @Test(arguments: LawfulModels.allCases)
  func `a lift that makes no sense is counted once`(type: LawfulType) {
    let (start, end) = (type.path.corners[0], type.path.corners[1])
    var dragged = type.still
    dragged.drag(from: start, to: start + (end - start) * 0.2)
    let lifts: [(Int, Vector2, Double)] = [
      (9, end, 1), (1, end, -1), (1, end, .nan), (1, end, 0.05), (1, Vector2(.infinity, 0), 1),
    ]
    for (id, place, time) in lifts {
      var model = dragged
      model.touchUp(id, at: place, time: time)
      #expect(model.diagnostics.ignoredEvents == 1, "\(id) at \(place), \(time)")
      #expect(model.isTracking == (id == 9))
    }
  }

  @Test(arguments: LawfulModels.allCases)
  func `touches that make no sense change nothing and are counted`(type: LawfulType) {
    func check<Model: LawfulModel>(_: Model.Type) {
      let (start, end) = (Model.path.corners[0], Model.path.corners[1])
      let places = [Vector2(.nan, 0), Vector2(0, .infinity), Vector2(1e200, 3), Vector2(5, -1e200)]
      let bad: [(Vector2, Double)] =
        places.map { ($0, 1) } + [Double.nan, .infinity, -1, -1e200].map { (end, $0) }
      var dragged = Model.still
      dragged.drag(from: start, to: start + (end - start) * 0.2)
      var flying = Model.flights()[0]
      _ = flying.show(0.2)
      for before in [Model.still, dragged, flying] {
        for (position, time) in bad {
          func check(_ touch: (inout Model) -> Model.Events) {
            var model = before
            _ = touch(&model)
            #expect(
              model.coordinates == before.coordinates && model.isTracking == before.isTracking)
            #expect(model.isMoving == before.isMoving && model.isDragging == before.isDragging)
            #expect(
              model.diagnostics.ignoredEvents == before.diagnostics.ignoredEvents + 1,
              "\(position) at \(time)")
            var plain = before
            _ = (model.show(2), plain.show(2))
            #expect(model.coordinates == plain.coordinates && model.time == plain.time)
          }
          if !before.isTracking { check { $0.touchDown(1, at: position, time: time) } }
          check { $0.touchMoved(1, to: position, time: time) }
        }
      }
    }
    check(type)
  }

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
