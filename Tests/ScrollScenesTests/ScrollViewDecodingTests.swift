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
}
