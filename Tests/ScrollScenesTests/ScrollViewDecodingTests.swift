import ScrollScenes
import Testing

/// What a scene says of a scroll view is what is played.
@Suite struct ScrollViewDecodingTests {
  @Test func `no axis is taken for the other`() throws {
    let text = SceneText.scrollView(
      model:
        #","bouncesHorizontally":false,"alwaysBounceHorizontal":true,"snapHorizontal":"paging""#)
    var expected = Scroller(viewport: Size2(390, 844), content: Size2(390, 6_000))
    // No law and no feel is named.
    expected.dynamics = .continuous
    (expected.bouncesHorizontally, expected.alwaysBounceHorizontal) = (false, true)
    expected.snapHorizontal = .paging
    #expect(try ScrollScene(json: text).model == SceneModel(expected))
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
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect((whole.value as? Scroller)?.contentInset == insets)
  }

  @Test func `bars and keyboards are read, and a list begins below its bars`() throws {
    let model =
      #"{"scene":1,"model":{"type":"scrollView","viewport":[390,844],"contentSize":[390,3000],"#
      + #""safeAreaInset":[59,0,34,0]},"events":["#
    #expect((try Self.end(of: model + "]}").value as? Scroller)?.contentOffset == Vector2(0, -59))
    let keyboard = try Self.end(
      of: model + #"{"t":0,"type":"setKeyboardInset","keyboardInset":336,"x":0,"y":1000,"#
        + #""width":9,"height":44,"animated":false},"#
        + #"{"t":0,"type":"setSafeAreaInset","top":20,"left":0,"bottom":0,"right":0}]}"#)
    let list = try #require(keyboard.value as? Scroller)
    #expect(list.contentOffset.y == 1_044 + 336 - 844)
    #expect(list.adjustedInset == Insets(top: 20, bottom: 336))
    let refused = #"{"t":0,"type":"setKeyboardInset","keyboardInset":-1}]}"#
    #expect(throws: SceneError.self) { try ScrollScene(json: model + refused) }
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
    let scroller = try #require(run.model.value as? Scroller)
    #expect(scroller.diagnostics.nonFinite == 1 && scroller.diagnostics.unknownPointer == 2)
    #expect(scroller.contentOffset == .zero)
  }

  @Test(
    arguments: SceneText.cases(
      #"""
      ,"viewport":[390] -> line 1, column
      ,"bounce":true -> model.bounce: unknown field; a scrollView takes viewport
      ,"bounces":1 -> model.bounces: expected true or false, found 1
      ,"contentInset":[1,2,3]
        -> model.contentInset: expected [top, left, bottom, right], found a list of 3
      ,"contentInset":[1,2,3,"4"]
        -> model.contentInset[3]: expected a number within -1000000000000...1000000000000, found a
        string "4"
      ,"contentOffset":[0,9000]
        -> model.contentOffset[1]: expected a number within 0...5156, found 9000
      ,"decelerationRate":1 -> model.decelerationRate: expected a number > 0 and < 1, found 1
      ,"decelerationRate":"slow"
        -> model.decelerationRate: expected a number > 0 and < 1, "normal" or "fast", found a string
        "slow"
      ,"displayScale":-1 -> model.displayScale: expected a number within 0...1000, found -1
      ,"displayScale":1e999
        -> model.displayScale: expected a number within 0...1000, found 1e999, beyond the largest
        number (1.8e308)
      ,"minimumZoomScale":2,"maximumZoomScale":1
        -> model.maximumZoomScale: expected a number >= minimumZoomScale (2), found 1
      ,"zoomScale":3,"maximumZoomScale":2
        -> model.zoomScale: expected a number within 1...2, found 3
      ,"minimumFlingSpeed":300,"maximumFlingSpeed":200
        -> model.maximumFlingSpeed: expected a number >= minimumFlingSpeed (300), found 200
      ,"velocityEstimator":"best"
        -> model.velocityEstimator: expected one of "uiKit", "leastSquares", "impulse", "mean",
        "flutterIOS", "flutterMacOS", "flutter", "android", "androidImpulse", "firefoxAndroid",
        "firefox", "qt", "gtk", "adwaita", found a string "best"
      ,"physics":"real"
        -> model.physics: expected "continuous", "uikit", "uikit-frame", {"uikit":interval},
        {"uikit-frame":interval} or {"bounce":{…}}, found a string "real"
      ,"physics":{"bounce":{"hit":{"stiffness":1,"dampingRatio":1}}}
        -> model.physics.bounce.release: expected an object, missing
      ,"physics":{"bounce":{"hit":{"stiffness":0,"dampingRatio":1},"release":{}}}
        -> model.physics.bounce.hit.stiffness: expected a number > 0, found 0
      ,"physics":{"bounce":{"hit":{"mass":1e-20,"stiffness":1,"dampingRatio":1},"release":{}}}
        -> model.physics.bounce.hit: expected sqrt(stiffness/mass) within 1e-4...1e5 /s, found
        10000000000.0
      ,"snapVertical":{"positions":[1,1]}
        -> model.snapVertical.positions[1]: expected a number > the one before (1), found 1
      ,"snapVertical":{"positions":[]}
        -> model.snapVertical.positions: expected at least one number, found an empty list
      ,"snapVertical":{"stride":0} -> model.snapVertical.stride: expected a number > 0, found 0
      ,"snapVertical":{"strid":0}
        -> model.snapVertical.strid: unknown field; a snap rule with a stride takes stride origin
      ;7 -> events[0]: expected an object, found 7
      ;{} -> events[0].type: expected the type of an event, missing
      ;{"t":0,"type":"hover"} -> events[0].type: expected one of down move up
      ;{"type":"scrollToTop"} -> events[0].t: expected a number >= 0, missing
      ;{"t":-1,"type":"scrollToTop"} -> events[0].t: expected a number >= 0, found -1
      ;{"t":0,"type":"scrollToTop"},{"t":"1","type":"scrollToTop"}
        -> events[1].t: expected a number >= 0, found a string "1"
      ;{"t":0,"type":"down","id":1.5,"x":0,"y":0}
        -> events[0].id: expected a whole number between ±2^53, found 1.5
      ;{"t":0,"type":"turnPage","count":1e18,"axis":"y"}
        -> events[0].count: expected a whole number between ±2^53, found 1e+18
      ;{"t":0,"type":"move","id":1,"y":0} -> events[0].x: expected a number, missing
      ;{"t":0,"type":"up","id":1,"x":0} -> events[0].y: expected a number, missing
      ;{"t":0,"type":"move","id":1,"x":0,"y":0,"force":1}
        -> events[0].force: unknown field; move takes t type id x y
      ;{"t":0,"type":"wheel","phase":"end"}
        -> events[0].phase: expected one of "none", "began", "changed", "ended", "momentumBegan",
        "momentumChanged", "momentumEnded", "cancelled", "held", found a string "end"
      ;{"t":0,"type":"key","key":"enter"} -> events[0].key: expected one of "arrowUp"
      ;{"t":0,"type":"setContentSize"} -> events[0].contentSize: expected [width, height], missing
      ;{"t":0,"type":"setContentSize","width":1}
        -> events[0].height: expected a number within 0...1000000000000, missing
      ;{"t":0,"type":"setViewport","viewport":[1,2],"width":1}
        -> events[0].width: unknown field; setViewport takes t type viewport
      ;{"t":0,"type":"setBounces","bounces":null}
        -> events[0].bounces: expected true or false, found null
      ;{"t":0,"type":"setZoomScale","scale":0} -> events[0].scale: expected a number > 0, found 0
      ;{"t":0,"type":"turnPage","count":1,"axis":"up"}
        -> events[0].axis: expected one of "horizontal", "vertical", found a string "up"
      """#))
  func `a property or an event that is not understood is an error`(text: String, message: String) {
    let (model, events) = SceneText.parts(text)
    let found = SceneText.error(SceneText.scrollView(model: model, events: events))
    #expect(found?.hasPrefix(message) == true)
  }
}
