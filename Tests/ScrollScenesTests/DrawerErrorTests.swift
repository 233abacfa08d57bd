import Testing

/// Whatever is not understood is an error that says where: drawers and what happens to them.
@Suite struct DrawerErrorTests {
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
  func `a drawer, or what happens to it, that is not understood is an error`(
    text: String, message: String
  ) {
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
