import ScrollScenes
import Testing

/// What a scene says of thrown values, dials, comments on tracks and members that are drawers or pagers.
@Suite struct OtherModelsDecodingTests {
  private static func scene(_ model: String, events: String = "") -> String {
    #"{"scene":1,"model":{\#(model)},"events":[\#(events)]}"#
  }

  /// What is on the screen after the first frame.
  private static func shown(_ model: String, _ events: String) throws -> SceneModel {
    var run = SceneRun(try ScrollScene(json: scene(model, events: events)))
    _ = run.next()
    return run.model
  }

  private static let colour =
    #""type":"throw","value":[1,2],"perPoint":{"x":[1,0],"y":[0,3]},"tolerance":0.01"#

  private static var thrown: Throw<SIMD4<Double>> {
    Throw(SIMD4(1, 2, 0, 0), perPoint: (SIMD4(1, 0, 0, 0), SIMD4(0, 3, 0, 0)), tolerance: 0.01)
  }

  @Test func `a thrown value is read, and its events are the calls of their names`() throws {
    var expected = Self.thrown
    expected.candidates = [SIMD4(5, 6, 0, 0)]
    let model = Self.colour + #","candidates":[[5,6]]"#
    #expect(try ScrollScene(json: Self.scene(model)).model == SceneModel(expected, count: 2))
    let calls: [(String, (inout Throw<SIMD4<Double>>) -> Void)] = [
      (#""type":"moveToValue","value":[7,8]"#, { $0.move(to: SIMD4(7, 8, 0, 0)) }),
      (#""type":"dragToValue","value":[7,8]"#, { $0.drag(to: SIMD4(7, 8, 0, 0)) }),
      (
        #""type":"release","velocity":[3,4],"candidates":[[0,0],[9,9]]"#,
        { $0.release(velocity: SIMD4(3, 4, 0, 0), to: [.zero, SIMD4(9, 9, 0, 0)]) }
      ),
    ]
    for (text, call) in calls {
      var thrown = Self.thrown
      thrown.sync(to: 0)
      call(&thrown)
      thrown.sync(to: 0)
      thrown.advance(to: 1.0 / 60)
      let shown = try Self.shown(Self.colour, #"{"t":0,\#(text)}"#)
      #expect(shown == SceneModel(thrown, count: 2), "\(text)")
    }
  }

  @Test func `a release that names no candidates goes to the model's own`() throws {
    let release = #"{"t":0,"type":"release","velocity":3"#
    for (own, left, end) in [
      ("[0,2]", "", "2"), ("[0,2]", #","candidates":[9]"#, "9"),
      ("[0,2]", #","candidates":[]"#, "1.4984994994993643"), ("[]", "", "1.4984994994993643"),
    ] {
      let model = #""type":"throw","value":0,"candidates":\#(own)"#
      let scene = try ScrollScene(json: Self.scene(model, events: release + left + "}"))
      let line = try #require(Array(SceneRun(scene)).last).line
      #expect(line.contains(#""destination":\#(end),"#), "\(line)")
    }
  }

  @Test func `a value is written as it was read`() throws {
    func line(_ value: String) throws -> String {
      let run = SceneRun(try ScrollScene(json: Self.scene(#""type":"throw","value":\#(value)"#)))
      return try #require(Array(run).first).line
    }
    #expect(try line("3").contains(#""value":3,"velocity":0,"destination":3,"phase":"idle""#))
    #expect(try line("[3,4,5]").contains(#""value":[3,4,5],"velocity":[0,0,0]"#))
  }

  private static let dial = #""type":"dial","center":[100,200],"limits":[-1,2]"#

  @Test func `a dial is read, and its events are the calls of their names`() throws {
    var expected = Dial(center: Vector2(100, 200), angle: 0.5, limits: -1...2)
    (expected.detents, expected.reducesMotion) = (.every(0.25, origin: 0.1), true)
    let model =
      Self.dial + #","angle":0.5,"detents":{"every":0.25,"origin":0.1},"reducesMotion":true"#
    #expect(try ScrollScene(json: Self.scene(model)).model == SceneModel(expected))
    var turned = Dial(center: Vector2(100, 200), limits: -1...2)
    turned.sync(to: 0)
    turned.detents = .at([0, 1])
    turned.sync(to: 0)
    turned.turn(to: 1.5)
    turned.sync(to: 0)
    turned.advance(to: 1.0 / 60)
    let events =
      #"{"t":0,"type":"setDetents","detents":{"at":[0,1]}},{"t":0,"type":"turn","angle":1.5}"#
    #expect(try Self.shown(Self.dial, events) == SceneModel(turned))
  }

  @Test func `a dial that says no angle starts at 0, or at the limit next to it`() throws {
    for (limits, angle) in [("[-1,2]", 0.0), ("[1,2]", 1), ("[-2,-1]", -1)] {
      let scene = Self.scene(#""type":"dial","center":[100,200],"limits":\#(limits)"#)
      #expect((try ScrollScene(json: scene).model.value as? Dial)?.angle == angle)
    }
  }

  private static let tracks = #""type":"popTrack","width":300,"trackCount":2,"trackHeight":20"#

  @Test func `comments on tracks are read, added and removed`() throws {
    let layout = PopTrackLayout(
      style: .standing, width: 300, trackCount: 2, trackHeight: 20, gap: 4, duration: 3)
    var expected = PopTrack(layout, capacity: 5)
    let model = Self.tracks + #","style":"standing","gap":4,"duration":3,"capacity":5"#
    #expect(try ScrollScene(json: Self.scene(model)).model == SceneModel(expected))
    expected.add(id: 1, length: 50, at: 0)
    expected.add(id: 2, length: 60, at: 0.01, longestWait: 0.5)
    let adds =
      #"{"t":0,"type":"add","id":1,"length":50},"#
      + #"{"t":0.01,"type":"add","id":2,"length":60,"longestWait":0.5}"#
    let shown = try Self.shown(model, adds)
    #expect(shown.value as? PopTrack == expected)
    #expect(shown.isMoving)
    let cleared = try Self.shown(model, adds + #",{"t":0.01,"type":"removeAll"}"#)
    #expect((cleared.value as? PopTrack)?.count == 0 && !cleared.isMoving)
  }

  @Test func `members of a nested page may be drawers and pagers`() throws {
    let members =
      #"{"type":"drawer","container":[300,600],"anchors":["dismissed",{"fraction":1}]},"#
      + #"{"type":"pager","viewport":[300,500],"count":3,"mass":2},"#
      + #"{"type":"scrollView","viewport":[300,500],"contentSize":[300,900],"in":1}"#
    var page = NestedScroll(
      Drawer(anchors: [.dismissed, .fraction(1)], layout: DrawerLayout(container: Size2(300, 600))))
    let pager = page.add(
      Pager(count: 3, layout: PagerLayout(viewport: Size2(300, 500))), to: page.root, mass: 2)
    page.add(Scroller(viewport: Size2(300, 500), content: Size2(300, 900)), to: pager)
    let model = #""type":"nested","scrollers":[\#(members)]"#
    let read = try ScrollScene(json: Self.scene(model)).model.value as? NestedScroll
    #expect(read?.count == 3)
    #expect(read?[drawer: 0] == page[drawer: 0])
    #expect(read?[pager: 1] == page[pager: 1])
    #expect(read?.mass(of: 1) == 2 && read?.order(of: 0) == page.order(of: 0))
    #expect(read?.parent(of: 2) == 1)
    let events =
      #"{"t":0,"type":"moveToAnchor","on":0,"anchor":1,"animated":false},"#
      + #"{"t":0,"type":"scrollToPage","on":1,"page":2,"animated":false}"#
    let shown = try Self.shown(model, events).value as? NestedScroll
    #expect(shown?[drawer: 0].anchor == 1)
    #expect(shown?[pager: 1].page == 2)
  }

  /// A model, and behind a semicolon what happens to it.
  @Test(
    arguments: SceneText.cases(
      #"""
      "type":"throw" -> model.value: expected a number or a list of two to four, missing
      "type":"throw","value":[1,2],"candidates":[3] -> model.candidates[0]: expected [x, y], found 3
      "type":"dial" -> model.center: expected [x, y], missing
      "type":"dial","center":[0,0],"limits":[1,0]
        -> model.limits[1]: expected a number >= the one before (1), found 0
      \#(dial),"angle":2.5 -> model.angle: expected a number within -1...2, found 2.5
      "type":"dial","center":[0,0],"detents":{"every":0}
        -> model.detents.every: expected a number > 0, found 0
      \#(tracks),"gap":300 -> model.gap: expected a number < width (300.0), found 300
      \#(tracks),"trackCounts":1 -> model.trackCounts: unknown field; a popTrack takes width
      \#(tracks),"spring":{"stiffness":100,"dampingRatio":0}
        -> model.spring: expected a spring that settles
      \#(tracks);{"t":0,"type":"down","id":1,"x":0,"y":0}
        -> events[0].type: expected one of add removeExpired removeAll, found
      "type":"nested","scrollers":[{"type":"pager"}]
        -> model.scrollers[0].viewport: expected [width, height], missing
      "type":"nested","scrollers":[{"type":"popTrack"}]
        -> model.scrollers[0].type: expected one of "scrollView", "drawer", "pictureInPicture",
        "pager"
      """#))
  func `what is not understood is an error`(text: String, message: String) {
    let (model, events) = SceneText.parts(text)
    let found = SceneText.error(Self.scene(model, events: events)) ?? "no error"
    #expect(found.hasPrefix(message), "\(found)")
  }

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
  func `what is not understood of a window is an error`(text: String, message: String) {
    let (model, events) = SceneText.parts(text)
    let found = SceneText.error(SceneText.window(model: model, events: events))
    #expect(found?.hasPrefix(message) == true)
  }

  @Test func `a place that is not there ends the scene`() throws {
    let text = SceneText.window(events: #"{"t":0,"type":"moveToPlace","place":4}"#)
    let error = try SceneText.playingError(text)
    #expect(error == "events[0].place: expected an index, 0...3, found 4")
  }

  @Test func `an event of another model ends the scene`() {
    let window = PictureInPicture(size: Size2(160, 90), container: Size2(390, 844))
    let event = SceneEvent(0, "scrollToTop")
    var run = SceneRun(ScrollScene(model: SceneModel(window), events: [event]))
    #expect(run.next() == nil && run.error?.path == "events[0].type")
    #expect(run.error?.reason.hasPrefix("expected one of down move up") == true)
    #expect(run.error?.reason.hasSuffix("found \"scrollToTop\"") == true)
  }
}
