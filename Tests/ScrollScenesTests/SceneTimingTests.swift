import Overscroll
import ScrollScenes
import StrictJSON
import Testing

/// Frames asked for ahead, and only while something moves: neither changes what fingers mean.
@Suite struct SceneTimingTests {
  private static let list = SceneModel(
    Scroller(viewport: Size2(390, 844), content: Size2(390, 6_000)))

  private static func jump(_ time: Double, to y: Double, animated: Bool = false) -> SceneEvent {
    SceneEvent(
      time, "setContentOffset", ["x": 0, "y": .number(y), "animated": .bool(animated)])
  }

  private static func offsets(_ scene: ScrollScene) -> [Double] {
    SceneRun(scene).map(\.scroller.contentOffset.y)
  }

  @Test(arguments: ["5e-324", "1e-309", "1e-308", "1e-300", "1e-9", "1e300", "1.7e308"])
  func `any positive rate of frames is answered`(rate: String) throws {
    for end in ["\"rest\"", "3"] {
      let scene = try ScrollScene(
        json: """
          {"scene": 1, "frameRate": \(rate), "until": \(end),
           "model": {"type": "scrollView", "viewport": [390, 844], "contentSize": [390, 6000]},
           "events": [{"t": 0, "type": "down", "id": 1, "x": 9, "y": 700},
                      {"t": 0.1, "type": "move", "id": 1, "x": 9, "y": 200},
                      {"t": 0.11, "type": "up", "id": 1, "x": 9, "y": 200}]}
          """)
      var run = SceneRun(scene, frameLimit: 50)
      while let frame = run.next() { #expect(frame.time.isFinite && !frame.line.contains("nan")) }
      #expect(run.error == nil || rate.hasSuffix("e300") || rate.hasSuffix("e308"))
    }
  }

  // MARK: - frameLead

  @Test func `a frame comes after the events up to its time less the lead`() {
    var scene = ScrollScene(
      model: Self.list, frames: .rate(10), frameLead: 0.125,
      events: [Self.jump(0, to: 1), Self.jump(0.075, to: 2), Self.jump(0.0751, to: 3)])
    // Frame 1 is computed at -0.025 s, frame 2 at 0.075 s, frame 3 at 0.175 s.
    #expect(Self.offsets(scene) == [0, 2, 3])
    #expect(SceneRun(scene).map(\.time) == [0.1, 0.2, 0.3])
    scene.frameLead = 0
    #expect(Self.offsets(scene) == [3])
  }

  @Test func `a program starts at its time, from what is shown`() {
    // Frame 4, for 0.4 s, is computed at 0.25 s: before the event.
    let scene = ScrollScene(
      model: Self.list, frames: .rate(10), frameLead: 0.15,
      events: [Self.jump(0, to: 0), Self.jump(0.3, to: 1_000, animated: true)], until: .time(0.5))
    var scroller = Scroller(viewport: Size2(390, 844), content: Size2(390, 6_000))
    scroller.sync(to: 0.3)
    scroller.setContentOffset(Vector2(0, 1_000), animated: true)
    scroller.sync(to: 0.3)
    let expected = scroller.advance(to: 0.5).offset.y
    #expect(Self.offsets(scene) == [0, 0, 0, 0, expected])
  }

  /// The scenes whose motion does not depend on which frames there are.
  static let names = Fixtures.continuousNames

  /// Velocities of all releases of a scene, in order, as text with all digits.
  private static func releases(_ scene: ScrollScene, lead: Double) throws -> [String] {
    var (model, releases): (SceneModel, [String]) = (scene.model, [])
    let events = try scene.events.flatMap { try $0.singles }.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    let start = events.first?.time ?? 0
    var frame = 1
    for event in events {
      while start + Double(frame) / 60 - lead < event.time {
        _ = model.advance(to: start + Double(frame) / 60)
        frame += 1
      }
      if event.type == "up", let velocity = model.releaseVelocity(event) {
        releases.append(velocity)
      }
      _ = try model.apply(event, frames: scene.frames)
    }
    return releases
  }

  @Test(arguments: names)
  func `the same touches give the same release velocities, whatever the lead`(
    name: String
  ) throws {
    let scene = try Fixtures.scene(name)
    let expected = try Self.releases(scene, lead: 0)
    for lead in [0.001, 1.0 / 120, 1.0 / 60, 0.025, 1.0 / 30, 0.05] {
      #expect(try Self.releases(scene, lead: lead) == expected, "lead \(lead)")
    }
  }

  /// Whether something that moves is touched, or anything but a finger acts: both go on from what is
  /// shown, which with a lead is further along.
  private static func dependsOnShown(_ scene: ScrollScene) throws -> Bool {
    var model = scene.model
    for event in try scene.events.flatMap({ try $0.singles }).sorted(by: { $0.time < $1.time }) {
      _ = model.advance(to: event.time)
      if model.isMoving || !touches.contains(event.type) { return true }
      _ = try model.apply(event, frames: scene.frames)
    }
    return false
  }

  private static let touches = ["down", "move", "up", "cancel", "cancelAll"]

  @Test func `most scenes depend on fingers alone`() throws {
    let names = try Self.names.filter { try !Self.dependsOnShown(Fixtures.scene($0)) }
    #expect(names.count >= 40, "\(names.count)")
  }

  @Test(arguments: names)
  func `a scene without a catch has the same path, whatever the lead`(name: String) throws {
    var scene = try Fixtures.scene(name)
    scene.frameLead = 0
    guard try !Self.dependsOnShown(scene), case .rate = scene.frames else { return }
    // After the last event every frame knows all.
    let last = try scene.events.flatMap { try $0.singles }.map(\.time).max() ?? 0
    let expected = Array(SceneRun(scene)).filter { $0.time > last }
    for lead in [0.001, 1.0 / 60, 0.025, 0.05] {
      scene.frameLead = lead
      var path: [Int: SceneFrame] = [:]
      for frame in SceneRun(scene) { path[frame.number] = frame }
      for frame in expected where frame.time - lead >= last {
        let other = try #require(path[frame.number])
        try frame.expectSamePlace(as: other)
      }
    }
  }

  // MARK: - whileMoving

  @Test func `no frame comes while nothing moves, and later ones are on the same grid`() {
    let scene = ScrollScene(
      model: Self.list, frames: .rate(10), asking: .whileMoving,
      events: [Self.jump(0, to: 1), Self.jump(2.01, to: 500, animated: true), Self.jump(9, to: 0)])
    let frames = Array(SceneRun(scene))
    // A program's scroll takes 0.3 s and starts at 2.01 s; nothing asks for a frame at 9 s.
    #expect(frames.map(\.number) == [1, 21, 22, 23, 24])
    #expect(frames.allSatisfy { $0.time == Double($0.number) / 10 })
    #expect(frames.last?.scroller.contentOffset.y == 500)
    #expect(frames.last?.shown.isMoving == false)
  }

  @Test func `listed times go on with the first that is computed no earlier`() {
    let scene = ScrollScene(
      model: Self.list, frames: .times([0.1, 0.2, 1, 2, 2.1, 2.2, 2.3, 9]), frameLead: 0.05,
      asking: .whileMoving, events: [Self.jump(0, to: 1), Self.jump(1.96, to: 9, animated: true)])
    #expect(SceneRun(scene).map(\.time) == [0.1, 2.1, 2.2, 2.3])
  }

  @Test func `events that came while there was no frame are in the next one`() {
    let scene = ScrollScene(
      model: Self.list, frames: .rate(10), asking: .whileMoving,
      events: [
        Self.jump(0, to: 1), Self.jump(1, to: 2), Self.jump(2, to: 300, animated: true),
      ])
    let frames = Array(SceneRun(scene))
    #expect(frames[1].number == 20)
    #expect(frames[1].events.first == SceneNews(ScrollEvent.didScroll))
  }

  @Test func `an event far away is reached immediately, one beyond all numbers never`() {
    var scene = ScrollScene(
      model: Self.list, frames: .rate(1_000), asking: .whileMoving,
      events: [Self.jump(0, to: 1), Self.jump(1e9, to: 500, animated: true)])
    #expect(SceneRun(scene).first { $0.number > 1 }?.time == 1e9)
    scene.events[1].time = 1e300
    #expect(SceneRun(scene).map(\.number) == [1])
  }

  @Test(arguments: names)
  func `frames only while something moves show the same at the times both show`(
    name: String
  ) throws {
    var scene = try Fixtures.scene(name)
    scene.frameLead = 0
    scene.asking = .always
    var all: [Int: SceneFrame] = [:]
    for frame in SceneRun(scene) { all[frame.number] = frame }
    scene.asking = .whileMoving
    var last = 0
    for frame in SceneRun(scene) {
      let other = try #require(all[frame.number])
      try frame.expectSamePlace(as: other)
      #expect(frame.number > last)
      last = frame.number
    }
  }

  @Test(arguments: [
    (#","frameLead":-0.01"#, "frameLead: expected a number within 0...0.25, found -0.01"),
    (#","frameLead":0.3"#, "frameLead: expected a number within 0...0.25, found 0.3"),
    (
      #","frameLead":"next""#,
      "frameLead: expected a number within 0...0.25, found a string \"next\""
    ),
    (
      #","frames":"moving""#,
      "frames: expected one of \"always\", \"whileMoving\", found a string \"moving\""
    ),
    (#","frames":60"#, "frames: expected one of \"always\", \"whileMoving\", found 60"),
  ])
  func `a lead or frames that are not understood are an error`(rest: String, message: String) {
    #expect(SceneText.error(SceneText.scrollView(rest: rest)) == message)
  }
}

extension SceneModel {
  /// The velocity with which a lift would end its touch; nil where fingers touch nothing.
  fileprivate func releaseVelocity(_ event: SceneEvent) -> String? {
    func lift(_ thing: some Draggable) -> String {
      var thing = thing
      guard case .number(let id) = event.fields["id"] else { return "no id" }
      var place: Vector2?
      if case .number(let x) = event.fields["x"], case .number(let y) = event.fields["y"] {
        place = Vector2(x, y)
      }
      let release = thing.touchUp(Int(id), at: place, time: event.time)
      let velocity = Mirror(reflecting: release).descendant("velocity")
      return velocity.map { "\(release.didDrag) \($0)" } ?? "no velocity"
    }
    guard let thing = value as? any Draggable else { return nil }
    return lift(thing)
  }
}
