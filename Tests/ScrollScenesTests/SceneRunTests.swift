import ScrollScenes
import Testing

/// When frames come, when events apply, when a scene ends.
@Suite struct SceneRunTests {
  /// A finger that moves up by 100 pt in 0.1 s and lifts.
  private static let flick: [SceneEvent] =
    [.down(0, 1, at: Vector2(200, 600))]
    + (1...12).map { .move(Double($0) / 120, 1, to: Vector2(200, 600 - Double($0) * 100 / 12)) }
    + [.up(0.1, 1)]

  @Test(arguments: [7.0, 24, 60, 90, 120, 1_000])
  func `frame k comes k/f seconds after the first event`(rate: Double) {
    let scene = ScrollScene(
      model: .list, frames: .rate(rate), events: [.jump(0.3, to: 1)], until: .time(20))
    for frame in SceneRun(scene) { #expect(frame.time == 0.3 + Double(frame.number) / rate) }
  }

  @Test func `listed frames up to the first event are left out`() {
    let scene = ScrollScene(
      model: .list, frames: .times([0, 0.3, 0.4, 1]), events: [.jump(0.3, to: 1)], until: .time(5))
    #expect(SceneRun(scene).map(\.time) == [0.4, 1] && SceneRun(scene).map(\.number) == [1, 2])
  }

  @Test func `an event applies before the first frame that is not earlier`() {
    let scene = ScrollScene(
      model: .list, frames: .rate(10),
      events: [.jump(0, to: 1), .jump(0.2, to: 2), .jump(0.2001, to: 3)])
    #expect(SceneRun(scene).map(\.scroller.contentOffset.y) == [1, 2, 3])
  }

  @Test func `events apply in the order of their times, of equal times as listed`() {
    let scene = ScrollScene(
      model: .list, frames: .rate(10),
      events: [.jump(0.2, to: 20), .jump(0.2, to: 21), .jump(0.1, to: 10)])
    #expect(SceneRun(scene).map(\.scroller.contentOffset.y) == [21])
    #expect(SceneRun(scene).map(\.events) == [[SceneNews(ScrollEvent.didScroll)]])
  }

  @Test func `a scene ends at rest, or with its time`() {
    var scene = ScrollScene(model: .list, events: Self.flick)
    let frames = Array(SceneRun(scene))
    #expect(frames.last?.scroller.phase == .idle)
    let ending = [ScrollEvent.didScroll, .didEndDecelerating].map { SceneNews($0) }
    #expect(frames.last?.events == ending)
    #expect(frames.dropLast().last?.scroller.phase == .decelerating)
    scene.end = .time(0.5)
    #expect(SceneRun(scene).map(\.time).last == 0.5)
    scene.end = .time(60)
    #expect(Array(SceneRun(scene)).count == 3_600)
  }

  @Test func `a finger that stays down does not keep a scene going`() {
    let frames = Array(SceneRun(ScrollScene(model: .list, events: Array(Self.flick.dropLast()))))
    #expect(frames.count == 6 && frames.last?.scroller.phase == .dragging)
  }

  @Test func `a scene in which nothing happens has one frame`() {
    #expect(SceneRun(ScrollScene(model: .list, events: [])).map(\.time) == [1.0 / 60])
  }

  @Test func `a scene that does not end is given up with an error`() {
    var run = SceneRun(ScrollScene(model: .list, events: Self.flick), frameLimit: 100)
    var count = 0
    while run.next() != nil { count += 1 }
    #expect(count == 100)
    let message = "until: the scene has not ended after 100 frames, at t = 1.6666666666666667"
    #expect(run.error?.description == message)
  }
}
