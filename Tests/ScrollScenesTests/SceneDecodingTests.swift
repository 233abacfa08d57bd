import Overscroll
import ScrollScenes
import Testing

/// What a scene says is what is played, and whatever is not understood is an error that says where.
@Suite struct SceneDecodingTests {
  private static func scene(
    model: String = "", events: String = "", rest: String = ""
  ) -> String {
    """
    {"scene":1,"model":{"type":"scrollView","viewport":[390,844],"contentSize":[390,6000]\(model)},
    "events":[\(events)]\(rest)}
    """
  }

  private static func error(_ text: String) -> String? {
    do throws(SceneError) {
      _ = try Scene(json: text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("", "line 1, column 1: expected a JSON value, found the end"),
    ("{\n\"scene\":1,\n\"model\":}", "line 3, column 9: expected a JSON value, found \"}\""),
    ("[]", "scene: expected an object, found a list"),
    ("{}", "scene: expected the format's version 1, missing"),
    (#"{"scene":2}"#, "scene: expected the format's version 1, found 2"),
    (
      #"{"scene":1,"fps":60}"#,
      "fps: unknown field; a scene takes scene model frameRate events until"
    ),
    (#"{"scene":1}"#, "model: expected an object, missing"),
    (#"{"scene":1,"model":{}}"#, "model.type: expected one of \"scrollView\", missing"),
    (
      #"{"scene":1,"model":{"type":"drawer"}}"#,
      "model.type: expected one of \"scrollView\", found a string \"drawer\""
    ),
    (
      #"{"scene":1,"model":{"type":"scrollView","contentSize":[1,2]}}"#,
      "model.viewport: expected [width, height], missing"
    ),
    (
      #"{"scene":1,"model":{"type":"scrollView","viewport":[1,2],"contentSize":[1,2]}}"#,
      "events: expected a list of events, missing"
    ),
  ])
  func `a scene without its parts is an error`(text: String, message: String) {
    #expect(Self.error(text) == message)
  }

  @Test(arguments: [
    (#","viewport":[390]"#, "line 1, column"),
    (#","bounce":true"#, "model.bounce: unknown field; a scrollView takes type viewport"),
    (#","bounces":1"#, "model.bounces: expected true or false, found 1"),
    (
      #","contentInset":[1,2,3]"#,
      "model.contentInset: expected [top, left, bottom, right], found a list of 3"
    ),
    (
      #","contentInset":[1,2,3,"4"]"#,
      "model.contentInset[3]: expected a number within -1000000000000...1000000000000, "
        + "found a string \"4\""
    ),
    (
      #","contentOffset":[0,9000]"#,
      "model.contentOffset[1]: expected a number within 0...5156, found 9000"
    ),
    (
      #","decelerationRate":1"#,
      "model.decelerationRate: expected a number > 0 and < 1, found 1"
    ),
    (
      #","decelerationRate":"slow""#,
      "model.decelerationRate: expected a number > 0 and < 1, \"normal\" or \"fast\", "
        + "found a string \"slow\""
    ),
    (#","displayScale":-1"#, "model.displayScale: expected a number within 0...1000, found -1"),
    (
      #","displayScale":1e999"#,
      "model.displayScale: expected a number within 0...1000, "
        + "found 1e999, beyond the largest number (1.8e308)"
    ),
    (
      #","minimumZoomScale":2,"maximumZoomScale":1"#,
      "model.maximumZoomScale: expected a number >= minimumZoomScale (2), found 1"
    ),
    (
      #","zoomScale":3,"maximumZoomScale":2"#,
      "model.zoomScale: expected a number within 1...2, found 3"
    ),
    (
      #","minimumFlingSpeed":300,"maximumFlingSpeed":200"#,
      "model.maximumFlingSpeed: expected a number >= minimumFlingSpeed (300), found 200"
    ),
    (
      #","velocityEstimator":"best""#,
      "model.velocityEstimator: expected one of \"uiKit\", \"leastSquares\", \"impulse\", "
        + "\"mean\", found a string \"best\""
    ),
    (
      #","physics":"real""#,
      "model.physics: expected \"continuous\", \"uikit\", \"uikit-frame\" or {\"bounce\":{…}}, "
        + "found a string \"real\""
    ),
    (
      #","physics":{"bounce":{"hit":{"stiffness":1,"dampingRatio":1}}}"#,
      "model.physics.bounce.release: expected an object, missing"
    ),
    (
      #","physics":{"bounce":{"hit":{"stiffness":0,"dampingRatio":1},"release":{}}}"#,
      "model.physics.bounce.hit.stiffness: expected a number > 0, found 0"
    ),
    (
      #","physics":{"bounce":{"hit":{"mass":1e-20,"stiffness":1,"dampingRatio":1},"release":{}}}"#,
      "model.physics.bounce.hit: expected sqrt(stiffness/mass) within 1e-4...1e5 /s, "
        + "found 10000000000.0"
    ),
    (
      #","snapVertical":{"positions":[1,1]}"#,
      "model.snapVertical.positions[1]: expected a number > the one before (1), found 1"
    ),
    (
      #","snapVertical":{"positions":[]}"#,
      "model.snapVertical.positions: expected at least one number, found an empty list"
    ),
    (
      #","snapVertical":{"stride":0}"#,
      "model.snapVertical.stride: expected a number > 0, found 0"
    ),
    (
      #","snapVertical":{"strid":0}"#,
      "model.snapVertical.strid: unknown field; a snap rule with a stride takes stride origin"
    ),
  ])
  func `a property that is not understood is an error`(model: String, message: String) {
    #expect(Self.error(Self.scene(model: model))?.hasPrefix(message) == true)
  }

  @Test(arguments: [
    (#"7"#, "events[0]: expected an object, found 7"),
    (#"{}"#, "events[0].type: expected the type of an event, missing"),
    (#"{"t":0,"type":"hover"}"#, "events[0].type: expected one of down move up"),
    (#"{"type":"scrollToTop"}"#, "events[0].t: expected a number >= 0, missing"),
    (#"{"t":-1,"type":"scrollToTop"}"#, "events[0].t: expected a number >= 0, found -1"),
    (
      #"{"t":0,"type":"scrollToTop"},{"t":"1","type":"scrollToTop"}"#,
      "events[1].t: expected a number >= 0, found a string \"1\""
    ),
    (
      #"{"t":0,"type":"down","id":1.5,"x":0,"y":0}"#,
      "events[0].id: expected a whole number, found 1.5"
    ),
    (
      #"{"t":0,"type":"down","id":1e300,"x":0,"y":0}"#,
      "events[0].id: expected a whole number, found"
    ),
    (#"{"t":0,"type":"move","id":1,"y":0}"#, "events[0].x: expected a number, missing"),
    (#"{"t":0,"type":"up","id":1,"x":0}"#, "events[0].y: expected a number, missing"),
    (
      #"{"t":0,"type":"move","id":1,"x":0,"y":0,"force":1}"#,
      "events[0].force: unknown field; move takes t type id x y"
    ),
    (#"{"t":0,"type":"wheel","dy":true}"#, "events[0].dy: expected a number, found true"),
    (
      #"{"t":0,"type":"wheel","phase":"end"}"#,
      "events[0].phase: expected one of \"none\", \"began\", \"changed\", \"ended\", "
        + "\"momentumBegan\", \"momentumChanged\", \"momentumEnded\", \"cancelled\", "
        + "found a string \"end\""
    ),
    (#"{"t":0,"type":"key","key":"enter"}"#, "events[0].key: expected one of \"arrowUp\""),
    (
      #"{"t":0,"type":"setContentSize"}"#,
      "events[0].contentSize: expected [width, height], missing"
    ),
    (
      #"{"t":0,"type":"setContentSize","width":1}"#,
      "events[0].height: expected a number within 0...1000000000000, missing"
    ),
    (
      #"{"t":0,"type":"setViewport","viewport":[1,2],"width":1}"#,
      "events[0].width: unknown field; setViewport takes t type viewport"
    ),
    (
      #"{"t":0,"type":"setBounces","bounces":null}"#,
      "events[0].bounces: expected true or false, found null"
    ),
    (
      #"{"t":0,"type":"setZoomScale","scale":0}"#,
      "events[0].scale: expected a number > 0, found 0"
    ),
    (
      #"{"t":0,"type":"turnPage","count":1,"axis":"up"}"#,
      "events[0].axis: expected one of \"horizontal\", \"vertical\", found a string \"up\""
    ),
  ])
  func `an event that is not understood is an error`(event: String, message: String) {
    #expect(Self.error(Self.scene(events: event))?.hasPrefix(message) == true)
  }

  @Test(arguments: [
    (#","frameRate":0"#, "frameRate: expected a number > 0, found 0"),
    (
      #","frameRate":"60""#,
      "frameRate: expected a number > 0 or a list of times, found a string \"60\""
    ),
    (#","frameRate":[]"#, "frameRate: expected at least one number, found an empty list"),
    (
      #","frameRate":[0,0.1,0.1]"#,
      "frameRate[2]: expected a number > the one before (0.1), found 0.1"
    ),
    (#","frameRate":[-1]"#, "frameRate[0]: expected a number >= 0, found -1"),
    (#","until":"end""#, "until: expected \"rest\" or a number >= 0, found a string \"end\""),
    (#","until":-1"#, "until: expected a number >= 0, found -1"),
  ])
  func `frames and end that are not understood are an error`(rest: String, message: String) {
    #expect(Self.error(Self.scene(rest: rest)) == message)
  }

  @Test func `UIKit's law needs constant frames, its frames do not`() {
    let times = #","frameRate":[0,0.1]"#
    #expect(
      Self.error(Self.scene(model: #","physics":"uikit""#, rest: times))
        == "model.physics: \"uikit\" needs a constant frameRate, found a list; take \"uikit-frame\""
    )
    #expect(
      Self.error(Self.scene(model: #","physics":"uikit""#, rest: #","frameRate":0.5"#))
        == "model.physics: UIKit's law needs frames of at most 1 s, found 2 s")
    #expect(Self.error(Self.scene(model: #","physics":"uikit-frame""#, rest: times)) == nil)
  }

  @Test func `every property is read, and can be set in flight`() throws {
    let properties = [
      #""viewport":[300,500]"#, #""contentSize":[900,7000]"#, #""contentInset":[1,2,3,4]"#,
      #""displayScale":2"#, #""decelerationRate":0.99"#, #""physics":"uikit""#,
      #""snapHorizontal":"paging""#, #""snapVertical":{"stride":50}"#, #""minimumZoomScale":0.5"#,
      #""maximumZoomScale":4"#, #""velocityEstimator":"mean""#, #""slop":5"#,
      #""minimumFlingSpeed":100"#, #""maximumFlingSpeed":5000"#, #""stillFingerInterval":null"#,
      #""bouncesHorizontally":false"#, #""alwaysBounceVertical":true"#, #""isScrollEnabled":false"#,
      #""isDirectionalLockEnabled":true"#, #""isPagingEnabled":true"#, #""buildsUpFlicks":true"#,
      #""reducesMotion":true"#, #""bouncesZoom":false"#, #""hasZoomMomentum":true"#,
      #""zoomsOnDoubleTap":true"#,
    ]
    var expected = Scroller(viewport: Size2(300, 500), content: Size2(900, 7_000))
    expected.contentInset = Insets(top: 1, left: 2, bottom: 3, right: 4)
    expected.displayScale = 2
    expected.decelerationRate = .fast
    expected.dynamics = .uiKit(frameInterval: 1.0 / 60)
    expected.snapHorizontal = .paging
    expected.snapVertical = .stride(50)
    expected.minimumZoomScale = 0.5
    expected.maximumZoomScale = 4
    expected.pan.estimator = .mean
    expected.pan.slop = 5
    expected.pan.minimumFlingSpeed = 100
    expected.pan.maximumFlingSpeed = 5_000
    expected.pan.stillFingerInterval = nil
    expected.bouncesHorizontally = false
    expected.alwaysBounceVertical = true
    expected.isScrollEnabled = false
    expected.isDirectionalLockEnabled = true
    expected.isPagingEnabled = true
    expected.buildsUpFlicks = true
    expected.reducesMotion = true
    expected.bouncesZoom = false
    expected.hasZoomMomentum = true
    expected.zoomsOnDoubleTap = true
    let whole = try Scene(
      json: #"{"scene":1,"model":{"type":"scrollView",\#(properties.joined(separator: ","))},"#
        + #""events":[]}"#)
    #expect(whole.model == .scrollView(expected))
    let events = properties.map { property in
      let name = property.dropFirst().prefix { $0 != "\"" }
      return
        #"{"t":0,"type":"set\#(name.prefix(1).uppercased())\#(name.dropFirst())",\#(property)}"#
    }
    var run = SceneRun(try Scene(json: Self.scene(events: events.joined(separator: ","))))
    _ = run.next()
    // The frame has advanced the clock; let the other one pass the same frame.
    expected.advance(to: 1.0 / 60)
    #expect(run.model == .scrollView(expected))
  }

  @Test func `sizes and insets can be set by their parts`() throws {
    let parts = try Scene(
      json: Self.scene(
        events: #"{"t":0,"type":"setViewport","width":1,"height":2},"#
          + #"{"t":0,"type":"setContentSize","width":3,"height":4},"#
          + #"{"t":0,"type":"setContentInset","top":1,"left":2,"bottom":3,"right":4}"#))
    let whole = try Scene(
      json: Self.scene(
        events: #"{"t":0,"type":"setViewport","viewport":[1,2]},"#
          + #"{"t":0,"type":"setContentSize","contentSize":[3,4]},"#
          + #"{"t":0,"type":"setContentInset","contentInset":[1,2,3,4]}"#))
    #expect(parts == whole)
  }

  @Test func `impossible places and times are the engine's to ignore and count`() throws {
    var run = SceneRun(
      try Scene(
        json: Self.scene(
          events: #"{"t":0,"type":"down","id":1,"x":1e300,"y":0},"#
            + #"{"t":0,"type":"move","id":2,"x":0,"y":0},{"t":0,"type":"up","id":2}"#)))
    while run.next() != nil {}
    let scroller =
      switch run.model {
      case .scrollView(let scroller): scroller
      }
    #expect(scroller.diagnostics.nonFinite == 1)
    #expect(scroller.diagnostics.unknownPointer == 2)
    #expect(scroller.contentOffset == .zero)
  }
}
