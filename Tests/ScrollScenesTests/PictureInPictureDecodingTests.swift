import ScrollScenes
import Testing

/// What a scene says of a floating window is what is played, or an error that says where.
@Suite struct PictureInPictureDecodingTests {
  @Test func `every property of a window is read`() throws {
    let text = SceneText.window(
      model: """
        ,"insets":[1,2,3,4],"margin":8,"keyboardInset":300,"restingPlaces":[[0,0.5],[1,1]],
        "place":0,"stashing":{"peek":20},"alternateSize":[320,180],"reducesMotion":true
        """)
    var expected = PictureInPicture(
      size: Size2(160, 90), container: Size2(390, 844),
      insets: Insets(top: 1, left: 2, bottom: 3, right: 4), margin: 8,
      restingPlaces: .shares([Vector2(0, 0.5), Vector2(1, 1)]), place: 0)
    (expected.stashing, expected.alternateSize) = (StashRule(peek: 20), Size2(320, 180))
    expected.reducesMotion = true
    expected.setKeyboardInset(300, animated: false)
    #expect(try ScrollScene(json: text).model == SceneModel(expected))
  }

  private static var told: [Told<PictureInPicture>] {
    [
      Told(#""type":"moveToPlace","place":1"#) { $0.move(to: .resting(1)) },
      Told(#""type":"moveToPlace","place":{"stashed":"left","share":0.5},"animated":false"#) {
        $0.move(to: .stashed(.left, share: 0.5), animated: false)
      },
      Told(#""type":"setSize","width":80,"height":45"#) { $0.setSize(Size2(80, 45)) },
      Told(#""type":"setContainer","container":[844,390],"insets":[0,44,21,44]"#) {
        $0.setContainer(Size2(844, 390), insets: Insets(top: 0, left: 44, bottom: 21, right: 44))
      },
      Told(#""type":"setInsets","top":0,"left":0,"bottom":90,"right":0,"animated":false"#) {
        $0.setContainer($0.container, insets: Insets(bottom: 90), animated: false)
      },
      Told(#""type":"setKeyboardInset","keyboardInset":300"#) { $0.setKeyboardInset(300) },
    ]
  }

  @Test func `an event is the call of its name`() throws {
    let model = PictureInPicture(size: Size2(160, 90), container: Size2(390, 844))
    for one in Self.told { try one.check(model) { SceneText.window(events: $0) } }
  }

  @Test(
    arguments: SceneText.cases(
      #"""
      ,"places":[] -> model.places: unknown field; a pictureInPicture takes size container
      ,"restingPlaces":[]
        -> model.restingPlaces: expected "corners" or a list of places [x, y], each 0...1, found a
        list
      ,"restingPlaces":[[0,0],[2,0]]
        -> model.restingPlaces[1][0]: expected a number within 0...1, found 2
      ,"place":4 -> model.place: expected an index, 0...3, found 4
      ,"stashing":true -> model.stashing: expected an object, found true
      ,"stashing":{"speed":3}
        -> model.stashing.speed: unknown field; a stashing takes peek minimumSpeed
      ,"margin":"wide" -> model.margin: expected a number within -1000000000000
      ;{"t":0,"type":"moveToAnchor","anchor":0}
        -> events[0].type: expected one of down move up cancel cancelAll stroke moveToPlace setSize
      ;{"t":0,"type":"moveToPlace","place":"left"}
        -> events[0].place: expected an index or {"stashed":…,"share":…}, found a string "left"
      ;{"t":0,"type":"moveToPlace","place":{"stashed":"top","share":0}}
        -> events[0].place.stashed: expected one of "left", "right", found a string "top"
      """#))
  func `a window, or what happens to it, that is not understood is an error`(
    text: String, message: String
  ) {
    let (model, events) = SceneText.parts(text)
    let found = SceneText.error(SceneText.window(model: model, events: events))
    #expect(found?.hasPrefix(message) == true)
  }

  @Test func `a place that is not there ends the scene`() throws {
    let text = SceneText.window(events: #"{"t":0,"type":"moveToPlace","place":4}"#)
    #expect(
      try SceneText.playingError(text) == "events[0].place: expected an index, 0...3, found 4")
  }

  @Test func `an event of another model ends the scene`() {
    let window = PictureInPicture(size: Size2(160, 90), container: Size2(390, 844))
    var run = SceneRun(
      ScrollScene(model: SceneModel(window), events: [SceneEvent(0, "scrollToTop")]))
    #expect(run.next() == nil && run.error?.path == "events[0].type")
    #expect(run.error?.reason.hasPrefix("expected one of down move up") == true)
    #expect(run.error?.reason.hasSuffix("found \"scrollToTop\"") == true)
  }
}
