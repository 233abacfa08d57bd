import Overscroll
import RandomModels
import ScrollFeels
import ScrollTestSupport
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
    for released in type.flights() {
      #expect(released.isMoving)
      for frames in Displays.frames(over: 5) {
        var stepped = released
        for time in frames {
          var asked = released
          _ = (stepped.show(0.05 + time), asked.show(0.05 + time))
          #expect(type.distance(stepped.coordinates, asked.coordinates) < 1e-9)
          #expect(type.distance(stepped.pace, asked.pace) < type.paceTolerance)
        }
      }
    }
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
        var (shown, asked) = (script.model, script.model)
        guard !asked.isTracking, asked.phase != .dragging, asked.isExact else { continue }
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

  /// Shows frames until rest; what differs from what was said at first, nil if nothing does.
  static func change<Model: Draggable>(
    _ model: Model, _ dice: inout SeededGenerator, within exact: Double = 1e-9,
    show: (inout Model, Double) -> Void
  ) -> String? {
    var model = model
    let (start, rest) = (model.time, model.restTime)
    guard model.isMoving else { return rest == start ? nil : "rests at \(start), says \(rest)" }
    guard rest.isFinite, rest >= start else { return "says \(rest) at \(start)" }
    let exact = exact * max(1, rest)
    var time = start
    while time < rest {
      time = min(time + (rest - start) * Double.random(in: 0.01...0.15, using: &dice), rest)
      show(&model, time)
      if time == rest { return model.isMoving ? "moves at its rest, \(rest)" : nil }
      if abs(model.restTime - rest) > exact {
        return "said \(rest) at \(start), says \(model.restTime) at \(time)"
      }
      if !model.isMoving, rest - time > exact { return "said \(rest), rests at \(time)" }
    }
    return nil
  }

  @Test(arguments: LawfulModels.allCases, 1...10)
  func `it does not change without an event`(type: LawfulType, seed: Int) {
    func check<Model: LawfulModel>(_: Model.Type) {
      var (script, dice) = (LawScript<Model>(seed: seed), SeededGenerator(seed))
      for step in 0..<120 {
        script.act()
        guard !script.model.isTracking, script.model.isExact else { continue }
        var model = script.model
        model.sync(to: script.now)
        let change = Self.change(model, &dice) { _ = $0.show($1) }
        #expect(change == nil, "step \(step)")
      }
    }
    check(type)
  }

  // A page rests while a trackpad holds one of its lists.
  @Test(arguments: LawfulModels.allCases.filter { $0 != NestedScroll.self }, 1...30)
  func `what rests is in its place, whatever was done to it`(type: LawfulType, seed: Int) {
    func check<Model: LawfulModel>(_: Model.Type) {
      var script = LawScript<Model>(seed: seed)
      for step in 0..<400 {
        script.act()
        guard !script.model.isTracking else { continue }
        var model = script.model
        model.sync(to: script.now)
        _ = model.show(model.restTime)
        guard model.phase == .idle, let flaw = model.flawAtRest else { continue }
        Issue.record("step \(step): \(flaw)")
        return
      }
    }
    check(type)
  }

  @Test(arguments: LawfulModels.allCases)
  func `what changes under a resting finger changes a program that goes on`(type: LawfulType) {
    func check<Model: LawfulModel>(_: Model.Type) {
      for situation in Model.situations {
        var (held, free) = (situation.model, situation.model)
        held.touchDown(1, at: situation.flick.corners[0], time: 0)
        free.sync(to: 0)
        _ = (held.program(), free.program())
        _ = (held.show(0), free.show(0))
        _ = (held.show(0.05), free.show(0.05))
        _ = (held.rearrange(), free.rearrange())
        held.touchUp(1, time: 0.1)
        let isSettled = held.showUntilRest() != nil && free.showUntilRest() != nil
        #expect(isSettled && held.way(from: free) == 0)
      }
    }
    check(type)
  }

  /// A wheel or a trackpad at random: strokes with phases, streams without, notches.
  static func turn(at time: Double, _ dice: inout SeededGenerator) -> WheelEvent {
    let phases: [WheelEvent.Phase] = [
      .none, .none, .none, .began, .changed, .changed, .ended, .momentumBegan, .momentumChanged,
      .momentumEnded,
    ]
    return WheelEvent(
      delta: dice.vector(30, 90), phase: phases.randomElement(using: &dice) ?? .none,
      isPrecise: Bool.random(using: &dice), time: time)
  }

  static let lists: [Scroller] = [Vector2(0, 0), Vector2(300, 900), Vector2(700, 3_200)].flatMap {
    place in
    (0..<4).map { kind in
      var list = Scroller(viewport: Size2(390, 800), content: Size2(1_170, 4_000), displayScale: 2)
      list.setContentOffset(place, animated: false)
      if kind == 1 { list.isPagingEnabled = true }
      if kind == 2 { list.snapVertical = .stride(120, origin: 7) }
      if kind == 3 { list.trackpadMomentum = .engine }
      return list
    }
  }

  /// How exactly clocks tell times: a stream is quiet that much sooner.
  static let clock = PointerSample.clockResolution

  @Test(arguments: 1...40) func `and not during streams of a wheel`(seed: Int) {
    for (index, list) in Self.lists.enumerated() {
      var (list, dice) = (list, SeededGenerator(seed &* 101 &+ index))
      var page = NestedScroll(Scroller.list(1_200), order: .collapsing)
      page.add(list, to: page.root)
      (page.trackpadMomentum, page.active) = (list.trackpadMomentum, 1)
      var sheet = ScrollingDrawer(drawer: .sheet(), list: list)
      var time = 1.0
      for step in 0..<40 {
        time += Double.random(in: 0...0.16, using: &dice)
        let event = Self.turn(at: time, &dice)
        (_, _) = (list.wheel(event), page.wheel(event))
        sheet.list.wheel(event)
        func check<Model: Draggable>(_ model: Model) {
          let change = Self.change(model, &dice, within: Self.clock) { $0.advance(to: $1) }
          #expect(change == nil, "\(Model.self) \(index), \(step)")
        }
        check(list)
        check(page)
        check(sheet)
      }
    }
  }

  /// Every deceleration with every edge, and rules by which nothing would ever rest.
  static let feels: [ScrollFeel] = ScrollFeel.Platform.allCases.flatMap { inside in
    ScrollFeel.Platform.allCases.flatMap { beyond in
      [StopRule.uiKit, StopRule(speed: 0, distance: 0.5), .never].map { stop in
        var feel = ScrollFeel(inside)
        (feel.law.edge, feel.law.stop) = (ScrollFeel(beyond).law.edge, stop)
        return feel
      }
    }
  }

  @Test func `and not with feels that are put together`() {
    var dice = SeededGenerator(7)
    for feel in Self.feels {
      var list = Scroller.list(4_000).with(\.feel, feel).scrolled(to: Vector2(0, 600))
      for distance in [-100.0, -300, 300] {
        list.flick(distance, at: list.time + 1)
        let change = Self.change(list, &dice) { $0.advance(to: $1) }
        #expect(change == nil, "\(feel.law)")
      }
      #expect(list.restTime - list.time < 60, "\(feel.law)")
    }
  }
}
