import ScrollScenes
import Testing

/// What a scene says of scrollers inside one another is what is played; whatever is not understood is an
/// error that says where.
@Suite struct NestedDecodingTests {
  /// A scene with a header and a list.
  static func scene(
    outer: String = "", inner: String = "", model: String = "", events: String = ""
  ) -> String {
    let view = #""viewport":[390,600]"#
    let scrollers =
      #"{\#(view),"contentSize":[390,800]\#(outer)},{\#(view),"contentSize":[390,5000]\#(inner)}"#
    return
      #"{"scene":1,"model":{"type":"nested","scrollers":[\#(scrollers)]\#(model)},"events":[\#(events)]}"#
  }

  static var expected: NestedScroll {
    let view = Size2(390, 600)
    var page = NestedScroll(
      Scroller(viewport: view, content: Size2(390, 800)), order: .collapsing, mass: 2)
    page.setMinimumSpeed(.infinity, of: 0)
    page.add(Scroller(viewport: view, content: Size2(390, 5_000)), to: 0)
    for member in 0...1 { page[member].dynamics = .continuous }
    (page.active, page.directionalLock) = (1, nil)
    page.pan.slop = 3
    page.connect(0, to: 1, [.down: .up])
    page.setTransfer(MomentumTransfer(targetMass: 2), from: 0, to: 1)
    page.setTransfer(
      MomentumTransfer(sourceMass: 3, directions: [:], minimumSpeed: .infinity), from: 1, to: 0)
    return page
  }

  @Test func `every property is read`() throws {
    let text = Self.scene(
      outer: #","order":"collapsing","mass":2,"minimumSpeed":null"#, inner: #","in":0"#,
      model: #","active":1,"directionalLock":null,"slop":3,"# + "\n"
        + #""connections":[{"from":0,"to":1,"directions":{"down":"up"}}],"# + "\n"
        + #""transfers":[{"from":0,"to":1,"targetMass":2},"#
        + #"{"from":1,"to":0,"sourceMass":3,"minimumSpeed":null,"directions":{}}]"#)
    #expect(try ScrollScene(json: text).model == SceneModel(Self.expected))
  }

  /// What the outer one, the inner one and the model say besides, and what happens.
  @Test(
    arguments: SceneText.cases(
      #"""
      |,"in":1|| -> model.scrollers[1].in: expected an index, 0...0, found 1
      ,"in":0||| -> model.scrollers[0].in: unknown field
      ,"mass":0||| -> model.scrollers[0].mass: expected a number within
      ,"order":"last"||| -> model.scrollers[0].order: expected one of "collapsing"
      ||,"active":2| -> model.active: expected an index, 0...1, found 2
      ||,"directionalLock":[70,20]| -> model.directionalLock[1]: expected a number >=
      ||,"connections":[{"from":0,"to":0,"directions":{}}]|
        -> model.connections[0].to: expected another member than from, found 0
      ||,"connections":[{"from":0,"to":1,"directions":{"in":"up"}}]|
        -> model.connections[0].directions.in: unknown field
      ||,"transfers":[{"from":0,"to":0}]|
        -> model.transfers[0].to: expected another member than from, found 0
      ||,"transfers":[{"from":0,"to":1,"sourceMass":0}]|
        -> model.transfers[0].sourceMass: expected a number within
      ||,"lists":[]| -> model.lists: unknown field; a nested takes scrollers
      |||{"t":0,"type":"down","id":1,"x":0,"y":0,"on":2} -> events[0].on: expected an index
      |||{"t":0,"type":"setMass","mass":1} -> events[0].on: expected an index, 0...1, missing
      |||{"t":0,"type":"setContentOffset","x":0,"y":0} -> events[0].on: expected an index
      |||{"t":0,"type":"key","key":"end","on":0} -> events[0].on: unknown field
      |||{"t":0,"type":"moveToAnchor"} -> events[0].type: expected one of down move up cancel
      """#))
  func `a model or an event that is not understood is an error`(text: String, message: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let scene = Self.scene(outer: parts[0], inner: parts[1], model: parts[2], events: parts[3])
    let found = SceneText.error(scene) ?? ""
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test func `every hand-off of a frame is reported, in order`() throws {
    let text = Self.scene(
      outer: #","order":"collapsing""#, model: #","active":1,"slop":0"#,
      events: #"{"t":0,"type":"down","id":1,"x":0,"y":400},"#
        + #"{"t":0.01,"type":"move","id":1,"x":0,"y":370},"#
        + #"{"t":0.02,"type":"move","id":1,"x":0,"y":340},{"t":0.02,"type":"up","id":1}"#)
    var scene = try ScrollScene(json: text)
    scene.frames = .times([0.01, 10])
    var run = SceneRun(scene)
    _ = run.next()
    let events = try #require(run.next()?.events)
    let passes = events.compactMap { $0.event as? NestedEvent }
    guard case .didPassMomentum(let pass) = passes.first else {
      Issue.record("no momentum passed")
      return
    }
    #expect(pass.source == 0 && pass.target == 1 && pass.targetSpeed == pass.speed)
    #expect(events.contains(PartEvent(ScrollEvent.willBeginDecelerating, part: 1)))
    #expect(events.last == PartEvent(ScrollEvent.didEndDecelerating, part: 1))
  }

  /// A window with a dial, a thrown value and a list in it.
  static let others = #"""
    {"scene":1,"model":{"type":"nested","scrollers":[
    {"type":"pictureInPicture","size":[160,90],"container":[390,600]},
    {"type":"dial","center":[200,300],"detents":{"every":0.5},"order":"collapsing"},
    {"type":"throw","value":[1,2],"perPoint":{"x":[1,0],"y":[0,1]},"in":0},
    {"viewport":[390,600],"contentSize":[390,5000]}]},"events":[
    {"t":0,"type":"turn","angle":1,"on":1},{"t":0,"type":"moveToValue","value":[3,4,5,6],"on":2},
    {"t":0,"type":"moveToPlace","place":0,"animated":false,"on":0},
    {"t":4,"type":"down","id":1,"x":300,"y":300,"on":1},{"t":4.1,"type":"move","id":1,"x":300,"y":400},
    {"t":4.2,"type":"setReducesMotion","reducesMotion":true,"on":1},{"t":4.5,"type":"up","id":1}]}
    """#

  @Test func `what takes fingers whole is a member, with events of its own`() throws {
    var scene = try ScrollScene(json: Self.others)
    var page = NestedScroll(PictureInPicture(size: Size2(160, 90), container: Size2(390, 600)))
    var dial = Dial(center: Vector2(200, 300))
    dial.detents = .every(0.5)
    page.setOrder(.collapsing, of: page.add(dial, to: 0))
    page.add(Throw(SIMD4(1, 2, 0, 0), perPoint: (SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0))), to: 0)
    var list = Scroller(viewport: Size2(390, 600), content: Size2(390, 5_000))
    list.dynamics = .continuous
    page.add(list, to: 0)
    #expect(scene.model == SceneModel(page))
    scene.frames = .times([0.1, 3, 4.2, 9])
    var run = SceneRun(scene)
    let frames = (0..<4).compactMap { _ in run.next() }
    let pages = frames.compactMap { $0.shown.value as? NestedScroll }
    #expect(pages.allSatisfy { $0[0, as: PictureInPicture.self].place == .resting(0) })
    #expect(pages.map(\.isMoving) == [true, false, false, false])
    #expect(pages[1][1, as: Dial.self].angle == 1)
    #expect(pages[1][2, as: Throw<SIMD4<Double>>.self].value == SIMD4(3, 4, 5, 6))
    #expect(frames[2].events.contains(PartEvent(DialEvent.willBeginDragging, part: 1)))
    #expect(pages[3][1, as: Dial.self].angle == 2 && pages[3][3].contentOffset == .zero)
    #expect(frames[3].line.contains(#"{"angle":2,"velocity":0,"destination":2,"phase":"idle""#))
  }

  @Test func `pages come and go with the members that they are`() throws {
    let list = #"{"viewport":[390,600],"contentSize":[390,5000]}"#
    func events(_ last: String) -> String {
      #"{"t":0,"type":"insertPages","page":0,"count":2,"on":0},"#
        + #"{"t":0,"type":"removePages","page":4,"animated":false,"on":0},"#
        + #"{"t":0,"type":"scrollToPage","page":2,"animated":false,"on":0},\#(last)"#
    }
    func run(_ last: String) throws -> SceneRun {
      var run = SceneRun(
        try ScrollScene(
          json: #"{"scene":1,"model":{"type":"nested","active":2,"scrollers":[{"type":"pager","#
            + #""viewport":[390,600],"count":3,"page":1},\#(list),\#(list),\#(list)]},"#
            + #""events":[\#(events(last))],"until":0.05}"#))
      _ = run.next()
      return run
    }
    let touched = try run(#"{"t":0,"type":"down","id":1,"x":0,"y":0,"on":2}"#)
    let page = try #require(touched.model.value as? NestedScroll)
    #expect(touched.error == nil && page[pager: 0].count == 4 && page.isTracking)
    #expect((1...3).map(page.isMember) == [true, true, false])
    let turned = try run(#"{"t":0,"type":"key","key":"end"}"#)
    #expect((turned.model.value as? NestedScroll)?.active == 1)
    for event in [
      #""type":"down","id":1,"x":0,"y":0,"on":3"#, #""type":"setActive","active":3"#,
      #""type":"setMass","mass":1,"on":3"#,
    ] {
      let error = try run(#"{"t":0,\#(event)}"#).error
      #expect("\(error.map { "\($0)" } ?? "")".contains("which was removed"), "\(event)")
    }
  }
}
