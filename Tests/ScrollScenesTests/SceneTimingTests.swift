import ScrollScenes
import Testing

/// Frames asked for ahead, and only while something moves: neither changes what fingers mean.
@Suite struct SceneTimingTests {
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

  @Test func `a frame comes after the events up to its time less the lead`() {
    var scene = ScrollScene(
      model: .list, frames: .rate(10), frameLead: 0.125,
      events: [.jump(0, to: 1), .jump(0.075, to: 2), .jump(0.0751, to: 3)])
    // Frame 1 is computed at -0.025 s, frame 2 at 0.075 s, frame 3 at 0.175 s.
    #expect(Self.offsets(scene) == [0, 2, 3] && SceneRun(scene).map(\.time) == [0.1, 0.2, 0.3])
    scene.frameLead = 0
    #expect(Self.offsets(scene) == [3])
  }

  @Test func `a program starts at its time, from what is shown`() {
    // Frame 4, for 0.4 s, is computed at 0.25 s: before the event.
    let scene = ScrollScene(
      model: .list, frames: .rate(10), frameLead: 0.15,
      events: [.jump(0, to: 0), .jump(0.3, to: 1_000, animated: true)], until: .time(0.5))
    var scroller = Scroller(viewport: Size2(390, 844), content: Size2(390, 6_000))
    scroller.sync(to: 0.3)
    scroller.setContentOffset(Vector2(0, 1_000), animated: true)
    scroller.sync(to: 0.3)
    #expect(Self.offsets(scene) == [0, 0, 0, 0, scroller.advance(to: 0.5).offset.y])
  }

  @Test func `no frame comes while nothing moves, and later ones are on the same grid`() {
    let scene = ScrollScene(
      model: .list, frames: .rate(10), asking: .whileMoving,
      events: [.jump(0, to: 1), .jump(2.01, to: 500, animated: true), .jump(9, to: 0)])
    let frames = Array(SceneRun(scene))
    // A program's scroll takes 0.3 s and starts at 2.01 s; nothing asks for a frame at 9 s.
    #expect(frames.map(\.number) == [1, 21, 22, 23, 24])
    #expect(frames.allSatisfy { $0.time == Double($0.number) / 10 })
    #expect(frames.last?.scroller.contentOffset.y == 500 && frames.last?.shown.isMoving == false)
  }

  @Test func `listed times go on with the first that is computed no earlier`() {
    let scene = ScrollScene(
      model: .list, frames: .times([0.1, 0.2, 1, 2, 2.1, 2.2, 2.3, 9]), frameLead: 0.05,
      asking: .whileMoving, events: [.jump(0, to: 1), .jump(1.96, to: 9, animated: true)])
    #expect(SceneRun(scene).map(\.time) == [0.1, 2.1, 2.2, 2.3])
  }

  @Test func `events that came while there was no frame are in the next one`() {
    let scene = ScrollScene(
      model: .list, frames: .rate(10), asking: .whileMoving,
      events: [.jump(0, to: 1), .jump(1, to: 2), .jump(2, to: 300, animated: true)])
    let frames = Array(SceneRun(scene))
    #expect(frames[1].number == 20 && frames[1].events.first == PartEvent(ScrollEvent.didScroll))
  }

  @Test func `an event far away is reached immediately, one beyond all numbers never`() {
    var scene = ScrollScene(
      model: .list, frames: .rate(1_000), asking: .whileMoving,
      events: [.jump(0, to: 1), .jump(1e9, to: 500, animated: true)])
    #expect(SceneRun(scene).first { $0.number > 1 }?.time == 1e9)
    scene.events[1].time = 1e300
    #expect(SceneRun(scene).map(\.number) == [1])
  }

  @Test(arguments: Fixtures.continuousNames)
  func `frames only while something moves show the same at times both show`(name: String) throws {
    var scene = try Fixtures.scene(name)
    (scene.frameLead, scene.asking) = (0, .always)
    var all: [Int: SceneFrame] = [:]
    for frame in SceneRun(scene) { all[frame.number] = frame }
    scene.asking = .whileMoving
    var last = 0
    for frame in SceneRun(scene) {
      try frame.expectSamePlace(as: #require(all[frame.number]))
      #expect(frame.number > last)
      last = frame.number
    }
  }
}
