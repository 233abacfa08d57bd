import ScrollScenes
import Testing

/// What a scene says of a pager is what is played, or an error that says where.
@Suite struct PagerDecodingTests {
  @Test func `every property of a pager is read`() throws {
    let text = SceneText.pager(
      model: """
        ,"extents":[280,210,350],"page":2,"insets":[1,2,3,4],"spacing":16,"axis":"vertical",
        "alignment":"end","wraps":true,"turn":"free","isDragEnabled":false,"reducesMotion":true
        """)
    var expected = Pager(
      pages: RowIndex(extents: [280, 210, 350]),
      layout: PagerLayout(
        axis: .vertical, viewport: Size2(390, 600),
        insets: Insets(top: 1, left: 2, bottom: 3, right: 4), spacing: 16, alignment: .end,
        wraps: true), page: 2)
    (expected.turn, expected.isDragEnabled) = (.free, false)
    expected.reducesMotion = true
    #expect(try ScrollScene(json: text).model == SceneModel(expected))
    let filled = try ScrollScene(json: SceneText.pager(model: #","count":5,"turn":3"#)).model
    var five = Pager(count: 5, layout: PagerLayout(viewport: Size2(390, 600)))
    five.turn = .atMost(3)
    #expect(filled == SceneModel(five))
  }

  private static var told: [Told<Pager>] {
    [
      Told(#""type":"scrollToPage","page":2"#) { $0.scroll(toPage: 2) },
      Told(#""type":"turnPage","count":-1,"animated":false"#) {
        $0.turnPage(by: -1, animated: false)
      },
      Told(#""type":"insertPages","page":1,"extents":[100,200]"#) { $0.insert([100, 200], at: 1) },
      Told(#""type":"insertPages","page":0,"count":2"#) { $0.insert(count: 2, at: 0) },
      Told(#""type":"removePages","page":1,"animated":false"#) {
        $0.remove(1..<2, animated: false)
      },
      Told(#""type":"removePages","page":0,"count":3"#) { $0.remove(0..<3) },
      Told(#""type":"setExtent","page":0,"extent":77"#) { $0.setExtent(77, of: 0) },
      Told(#""type":"setViewport","width":844,"height":300"#) {
        $0.layout.viewport = Size2(844, 300)
        return PagerEvents()
      },
    ]
  }

  @Test func `an event is the call of its name`() throws {
    let model = Pager(
      pages: RowIndex(extents: [280, 210, 350, 280]),
      layout: PagerLayout(viewport: Size2(390, 600)))
    for one in Self.told { try one.check(model) { SceneText.pager(events: $0) } }
  }

  @Test(arguments: [
    ("", "model.count: expected a whole number within 0...1048576, missing"),
    (#","count":1.5"#, "model.count: expected a whole number within 0...1048576, found 1.5"),
    (#","count":3,"turn":0.5"#, "model.turn: expected a whole number within 0...1048576"),
    (#","extents":[1,-1]"#, "model.extents[1]: expected a number within 0...1000000000000"),
    (#","extents":[1],"count":2"#, "model.count: stands next to extents"),
    (#","count":3,"page":3"#, "model.page: expected an index, 0...2, found 3"),
    (#","count":3,"turn":"all""#, "model.turn: expected a number of pages, \"neighbor\""),
    (#","count":3,"pages":1"#, "model.pages: unknown field; a pager takes extents count"),
    (#","count":3,"alignment":"left""#, "model.alignment: expected one of \"start\""),
  ])
  func `what is no pager is refused by its place`(model: String, error: String) throws {
    let found = try #require(SceneText.error(SceneText.pager(model: model)))
    #expect(found.hasPrefix(error), "\(found)")
  }

  @Test func `of no pages there is no index`() throws {
    let text =
      #"{"scene":1,"model":{"type":"pager","viewport":[300,500],"count":0},"#
      + #""events":[{"t":0,"type":"scrollToPage","page":0}]}"#
    let found = try #require(try SceneText.playingError(text))
    #expect(found == "events[0].page: expected no index, as there is nothing to count, found 0")
  }

  @Test(arguments: [
    (#""type":"scrollToPage","page":4"#, "events[0].page: expected an index, 0...3, found 4"),
    (#""type":"removePages","page":3,"count":2"#, "events[0].count: expected a number"),
    (#""type":"insertPages","page":5,"count":1"#, "events[0].page: expected an index, 0...4"),
    (#""type":"setExtent","page":-1,"extent":1"#, "events[0].page: expected an index, 0...3"),
  ])
  func `a page that is not there stops the scene`(event: String, error: String) throws {
    let text = SceneText.pager(events: #"{"t":0,\#(event)}"#)
    let found = try #require(try SceneText.playingError(text))
    #expect(found.hasPrefix(error), "\(found)")
  }
}
