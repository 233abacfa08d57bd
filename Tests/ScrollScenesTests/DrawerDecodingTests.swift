import ScrollScenes
import Testing

/// What a scene says of a drawer is what is played.
@Suite struct DrawerDecodingTests {
  /// A drawer with nothing left out.
  private static let full = """
    "edge":"left","insets":[1,2,3,4],"contentHeight":250,"anchor":2,
    "anchors":["dismissed",{"fromTop":60},{"fromBottom":120},{"fraction":0.5},"contentHeight"],
    "isDragEnabled":false,"reducesMotion":true
    """

  private static func full(rest: String) -> String {
    #"{"scene":1,"model":{"type":"drawer","container":[390,844],\#(full)\#(rest)},"events":[]}"#
  }

  private static var expected: Drawer {
    let layout = DrawerLayout(
      edge: .left, container: Size2(390, 844),
      insets: Insets(top: 1, left: 2, bottom: 3, right: 4), contentHeight: 250)
    var drawer = Drawer(
      anchors: [.dismissed, .fromTop(60), .fromBottom(120), .fraction(0.5), .contentHeight],
      layout: layout, anchor: 2)
    (drawer.isDragEnabled, drawer.reducesMotion) = (false, true)
    return drawer
  }

  @Test func `a drawer is read`() throws {
    #expect(try ScrollScene(json: Self.full(rest: "")).model == SceneModel(Self.expected))
  }

  @Test func `a list makes it a drawer with a list`() throws {
    let rest = SceneText.list + #","passesMomentumToList":false,"passesMomentumToDrawer":false"#
    var expected = ScrollingDrawer(
      drawer: Self.expected, list: Scroller(viewport: Size2(390, 600), content: Size2(390, 2_000)))
    (expected.list.dynamics, expected.passesMomentumToList) = (.continuous, false)
    expected.passesMomentumToDrawer = false
    // Said of the drawer, it is meant for all that moves.
    (expected.reducesMotion, expected.isDragEnabled) = (true, false)
    expected.list.sync(to: 0)
    #expect(try ScrollScene(json: Self.full(rest: rest)).model == SceneModel(expected))
  }

  private static var told: [Told<Drawer>] {
    [
      Told(#""type":"moveToAnchor","anchor":1"#) { $0.move(to: 1) },
      Told(#""type":"moveToAnchor","anchor":1,"animated":false"#) {
        $0.move(to: 1, animated: false)
      },
      Told(#""type":"setAnchors","anchors":["dismissed",{"fromTop":9}],"anchor":1"#) {
        $0.setAnchors([.dismissed, .fromTop(9)], anchor: 1)
      },
      Told(#""type":"setContainer","width":844,"height":390,"insets":[0,44,21,44]"#) {
        $0.setLayout(
          DrawerLayout(
            container: Size2(844, 390), insets: Insets(top: 0, left: 44, bottom: 21, right: 44)),
          animated: true)
      },
      Told(#""type":"setInsets","insets":[0,0,300,0],"animated":false"#) {
        $0.setLayout(
          DrawerLayout(container: $0.container, insets: Insets(bottom: 300)), animated: false)
      },
      Told(#""type":"setContentHeight","contentHeight":70"#) {
        $0.setLayout(DrawerLayout(container: $0.container, contentHeight: 70), animated: true)
      },
      Told(#""type":"setEdge","edge":"top""#) {
        $0.setLayout(DrawerLayout(edge: .top, container: $0.container), animated: true)
      },
    ]
  }

  @Test func `an event is the call of its name`() throws {
    let model = Drawer(
      anchors: [.fromBottom(100), .fraction(0.5)], layout: DrawerLayout(container: Size2(390, 844)))
    for one in Self.told { try one.check(model) { SceneText.drawer(events: $0) } }
  }

  @Test func `a finger may say that it is on the list`() throws {
    func sheet(_ part: ScrollingDrawer.Part) throws -> SceneModel {
      let model = try ScrollScene(json: SceneText.drawer(model: SceneText.list)).model
      var sheet = try #require(model.value as? ScrollingDrawer)
      sheet.touchDown(1, at: Vector2(5, 9), on: part, time: 0)
      return SceneModel(sheet)
    }
    func touched(_ on: String) throws -> SceneModel {
      let down = #"{"t":0,"type":"down","id":1,"x":5,"y":9\#(on)}"#
      let scene = try ScrollScene(json: SceneText.drawer(model: SceneText.list, events: down))
      var model = scene.model
      _ = try model.apply(scene.events[0])
      return model
    }
    #expect(try touched("") == sheet(.list))
    #expect(try touched(#","on":"list""#) == sheet(.list))
    #expect(try touched(#","on":"header""#) == sheet(.header))
    #expect(try touched("") != sheet(.header))
  }

  @Test func `the list in a drawer takes what a scroll view takes`() throws {
    let events = #"{"t":0,"type":"setContentOffset","on":"list","x":0,"y":70}"#
    var run = SceneRun(
      try ScrollScene(json: SceneText.drawer(model: SceneText.list, events: events)))
    let next = run.next()
    let frame = try #require(next)
    let sheet = try #require(frame.shown.value as? ScrollingDrawer)
    #expect(sheet.list.contentOffset.y == 70)
    #expect(frame.events == [PartEvent(ScrollEvent.didScroll, part: 1)])
  }

  /// What the model says besides, and behind a semicolon what happens to it.
  @Test(
    arguments: SceneText.cases(
      #"""
      ,"spings":1 -> model.spings: unknown field; a drawer takes container anchors
      ,"anchor":2 -> model.anchor: expected an index, 0...1, found 2
      ,"anchor":0.5 -> model.anchor: expected an index, 0...1, found 0.5
      ,"edge":"floor"
        -> model.edge: expected one of "bottom", "top", "left", "right", found a string "floor"
      ,"insets":[1,2,3] -> model.insets: expected [top, left, bottom, right], found a list of 3
      ,"contentHeight":-1
        -> model.contentHeight: expected a number within 0...1000000000000, found -1
      ,"spring":{"stiffness":0} -> model.spring.stiffness: expected a number > 0, found 0
      ,"list":{} -> model.list.viewport: expected [width, height], missing
      ,"list":{"type":"scrollView"}
        -> model.list.type: unknown field; a list in a drawer takes viewport contentSize
      ,"passesMomentumToList":true -> model.passesMomentumToList: unknown field; a drawer takes
      ;{"t":0,"type":"wheel","dy":1}
        -> events[0].type: expected one of down move up cancel cancelAll stroke moveToAnchor
        setAnchors
      ;{"t":0,"type":"setInsets","insets":[0,0,0,0],"top":1}
        -> events[0].top: unknown field; setInsets takes t type insets animated
      ;{"t":0,"type":"setAnchors","anchors":[]}
        -> events[0].anchors: expected an anchor or more, found none
      ;{"t":0,"type":"down","id":1,"x":0,"y":0,"on":"header"}
        -> events[0].on: unknown field; down takes t type id x y
      \#(SceneText.list);{"t":0,"type":"down","id":1,"x":0,"y":0,"on":"footer"}
        -> events[0].on: expected one of "list", "header", found a string "footer"
      \#(SceneText.list);{"t":0,"type":"wheel","dy":1} -> events[0].on: expected "list", missing
      \#(SceneText.list);{"t":0,"type":"wheel","dy":1,"on":"header"}
        -> events[0].on: expected "list", found a string "header"
      \#(SceneText.list);{"t":0,"type":"wheel","dz":1,"on":"list"}
        -> events[0].dz: unknown field; wheel takes t type dx dy unit phase precise shift
      """#))
  func `what is not understood of a drawer is an error`(text: String, message: String) {
    let (model, events) = SceneText.parts(text)
    let found = SceneText.error(SceneText.drawer(model: model, events: events))
    #expect(found?.hasPrefix(message) == true)
  }

  @Test(
    arguments: SceneText.cases(
      #"""
      7 -> model.anchors: expected a list of anchors, found 7
      [] -> model.anchors: expected an anchor or more, found none
      ["dismissed","half"]
        -> model.anchors[1]: expected {"fromTop":…}, {"fromBottom":…}, {"fraction":…},
        "contentHeight" or "dismissed", found a string "half"
      ["dismissed",{"fraction":2}]
        -> model.anchors[1].fraction: expected a number within 0...1, found 2
      ["dismissed",{"fromLeft":2}]
        -> model.anchors[1].fromLeft: unknown field; an anchor takes fromTop fromBottom fraction
      """#))
  func `anchors that are not understood are an error`(anchors: String, message: String) {
    let text =
      #"{"scene":1,"model":{"type":"drawer","container":[9,9],"anchors":\#(anchors)},"events":[]}"#
    #expect(SceneText.error(text) == message)
  }

  @Test func `an anchor that is not there when it is requested ends the scene`() throws {
    let events =
      #"{"t":1,"type":"moveToAnchor","anchor":2},"#
      + #"{"t":0,"type":"setAnchors","anchors":["dismissed",{"fromTop":0}]}"#
    let error = try SceneText.playingError(SceneText.drawer(events: events))
    #expect(error == "events[0].anchor: expected an index, 0...1, found 2")
  }
}
