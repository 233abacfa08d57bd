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
    #expect(SceneRun(scene).map(\.events) == [[PartEvent(ScrollEvent.didScroll)]])
  }

  @Test func `a scene ends at rest, or with its time`() {
    var scene = ScrollScene(model: .list, events: Self.flick)
    let frames = Array(SceneRun(scene))
    #expect(frames.last?.scroller.phase == .idle)
    let ending = [ScrollEvent.didScroll, .didEndDecelerating].map { PartEvent($0) }
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

  @Test(
    arguments: [
      ("", "line 1, column 1: expected a JSON value, found the end"),
      ("{\n\"scene\":1,\n", "line 2, column 11: expected a name in quotation marks, found the end"),
      ("{\n\"scene\":1,\n\"model\":}", "line 3, column 9: expected a JSON value, found \"}\""),
    ]
      + SceneText.cases(
        #"""
        [] -> scene: expected an object, found a list
        {} -> scene: expected the format's version 1, missing
        {"scene":2} -> scene: expected the format's version 1, found 2
        {"scene":1,"fps":60}
          -> fps: unknown field; a scene takes scene model frameRate frameLead frames events until
        {"scene":1} -> model: expected an object, missing
        {"scene":1,"model":{}}
          -> model.type: expected one of "scrollView", "drawer", "pictureInPicture", "pager",
          "throw", "dial", "nested", "popTrack", missing
        {"scene":1,"model":{"type":"tray"}}
          -> model.type: expected one of "scrollView", "drawer", "pictureInPicture", "pager",
          "throw", "dial", "nested", "popTrack", found a string "tray"
        {"scene":1,"model":{"type":"scrollView","contentSize":[1,2]}}
          -> model.viewport: expected [width, height], missing
        {"scene":1,"model":{"type":"scrollView","viewport":[1,2],"contentSize":[1,2]}}
          -> events: expected a list of events, missing
        """#))
  func `a scene without its parts is an error`(text: String, message: String) {
    #expect(SceneText.error(text) == message)
  }

  @Test(
    arguments: SceneText.cases(
      #"""
      ,"frameRate":0 -> frameRate: expected a number > 0, found 0
      ,"frameRate":"60" -> frameRate: expected a number > 0 or a list of times, found a string "60"
      ,"frameRate":[] -> frameRate: expected at least one number, found an empty list
      ,"frameRate":[0,0.1,0.1] -> frameRate[2]: expected a number > the one before (0.1), found 0.1
      ,"frameRate":[-1] -> frameRate[0]: expected a number >= 0, found -1
      ,"frameLead":-0.01 -> frameLead: expected a number within 0...0.25, found -0.01
      ,"frameLead":0.3 -> frameLead: expected a number within 0...0.25, found 0.3
      ,"frameLead":"next" -> frameLead: expected a number within 0...0.25, found a string "next"
      ,"frames":"moving" -> frames: expected one of "always", "whileMoving", found a string "moving"
      ,"frames":60 -> frames: expected one of "always", "whileMoving", found 60
      ,"until":"end" -> until: expected "rest" or a number >= 0, found a string "end"
      ,"until":-1 -> until: expected a number >= 0, found -1
      """#))
  func `frames and end that are not understood are an error`(rest: String, message: String) {
    #expect(SceneText.error(SceneText.scrollView(rest: rest)) == message)
  }

  @Test func `UIKit's law needs constant frames, its frames do not`() {
    let list = "[0,0.1]"
    for (physics, rate, message) in [
      ("uikit", list, #""uikit" needs a constant frameRate, found a list; take "uikit-frame""#),
      ("uikit", "0.5", "UIKit's law needs frames of at most 1 s, found 2 s"),
      ("uikit-frame", list, nil),
    ] {
      let (model, rest) = (#","physics":"\#(physics)""#, #","frameRate":\#(rate)"#)
      let error = SceneText.error(SceneText.scrollView(model: model, rest: rest))
      #expect(error == message.map { "model.physics: " + $0 })
    }
  }
}
