import Overscroll
import ScrollScenes
import Testing

/// What a scene says of a scroll view is what is played.
@Suite struct ScrollViewDecodingTests {
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
    let whole = try ScrollScene(
      json: #"{"scene":1,"model":{"type":"scrollView",\#(properties.joined(separator: ","))},"#
        + #""events":[]}"#)
    #expect(whole.model == SceneModel(expected))
    let events = properties.map { property in
      let name = property.dropFirst().prefix { $0 != "\"" }
      return
        #"{"t":0,"type":"set\#(name.prefix(1).uppercased())\#(name.dropFirst())",\#(property)}"#
    }
    var run = SceneRun(
      try ScrollScene(json: SceneText.scrollView(events: events.joined(separator: ","))))
    _ = run.next()
    // The frame has advanced the clock; let the other one pass the same frame.
    expected.advance(to: 1.0 / 60)
    #expect(run.model == SceneModel(expected))
  }

  @Test func `sizes and insets can be set by their parts`() throws {
    let parts = try Self.end(
      of: SceneText.scrollView(
        events: #"{"t":0,"type":"setViewport","width":1,"height":2},"#
          + #"{"t":0,"type":"setContentSize","width":3,"height":4},"#
          + #"{"t":0,"type":"setContentInset","top":1,"left":2,"bottom":3,"right":4}"#))
    let whole = try Self.end(
      of: SceneText.scrollView(
        events: #"{"t":0,"type":"setViewport","viewport":[1,2]},"#
          + #"{"t":0,"type":"setContentSize","contentSize":[3,4]},"#
          + #"{"t":0,"type":"setContentInset","contentInset":[1,2,3,4]}"#))
    #expect(parts == whole)
    #expect(
      (whole.value as? Scroller)?.contentInset == Insets(top: 1, left: 2, bottom: 3, right: 4))
  }

  /// What is on the screen in the end.
  private static func end(of text: String) throws -> SceneModel {
    var run = SceneRun(try ScrollScene(json: text))
    while run.next() != nil {}
    return run.model
  }

  @Test func `impossible places and times are the engine's to ignore and count`() throws {
    var run = SceneRun(
      try ScrollScene(
        json: SceneText.scrollView(
          events: #"{"t":0,"type":"down","id":1,"x":1e300,"y":0},"#
            + #"{"t":0,"type":"move","id":2,"x":0,"y":0},{"t":0,"type":"up","id":2}"#)))
    while run.next() != nil {}
    guard let scroller = run.model.value as? Scroller else {
      Issue.record("a scroll view is read as one")
      return
    }
    #expect(scroller.diagnostics.nonFinite == 1)
    #expect(scroller.diagnostics.unknownPointer == 2)
    #expect(scroller.contentOffset == .zero)
  }
}
