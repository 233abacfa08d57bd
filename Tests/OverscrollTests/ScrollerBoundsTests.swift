import Overscroll
import ScrollFeels
import Testing

@Suite struct ScrollerBoundsTests {
  @Test func `content that is as large as it may be makes no more space`() {
    var list = Scroller.list().with(\.contentSize.height, 1e12)
    list.insertContent(before: Size2(0, 1_000))
    #expect(list.contentSize.height == 1e12 && list.contentOffset == .zero)
    list.insertContent(before: Size2(0, -1_000))
    list.setContentOffset(Vector2(0, 500), animated: false)
    list.insertContent(before: Size2(0, 3_000))
    #expect(list.contentSize.height == 1e12 && list.contentOffset.y == 1_500)
  }

  @Test func `content rests on a pixel where the pixels changed under a finger`() {
    var list = Scroller.list(at: 400 + 1.0 / 3, displayScale: 3)
    list.touchDown(1, at: Vector2(200, 600), time: 0)
    list.displayScale = 2
    #expect(list.contentOffset.y == 400 + 1.0 / 3)
    #expect(list.touchUp(1, time: 0.1).events.contains(.didScroll))
    #expect(list.contentOffset.y == 400.5 && !list.isMoving)
  }

  static let phases: [(String, Scroller)] = {
    let list = Scroller.list()
    var (dragging, stretched, flying, bouncing) = (list, list, list, Scroller.list(at: 5_000))
    dragging.drag(from: Vector2(200, 600), to: Vector2(200, 400))
    stretched.drag(from: Vector2(200, 100), to: Vector2(200, 600))
    flying.flick(300)
    var (landing, animating) = (flying, list)
    flying.advance(to: 0.3)
    bouncing.flick(300)
    bouncing.advance(to: 0.2)
    landing.land(on: Vector2(0, 100))
    landing.advance(to: 0.2)
    animating.at(0, shownAt: 0.1) { $0.setContentOffset(Vector2(0, 900), animated: true) }
    return [
      ("dragging", dragging), ("stretched", stretched), ("flying", flying),
      ("bouncing", bouncing), ("landing", landing), ("animating", animating),
    ]
  }()

  /// The newest frame is of a later time than what set it in motion.
  static let ahead: [(String, Scroller)] = {
    var lifted = Scroller.list()
    lifted.drag(from: Vector2(200, 600), to: Vector2(200, 400), events: 12)
    lifted.advance(to: 0.108)
    lifted.touchUp(1, time: 0.1)
    var notched = Scroller.list()
    notched.advance(to: 0.016)
    notched.wheel(WheelEvent(delta: Vector2(0, 107), time: 0))
    return [("lifted", lifted), ("notched", notched)]
  }()

  @Test(arguments: phases)
  func `growing and shrinking content does not jump or halt`(name: String, start: Scroller) {
    for height in [2_500.0, 5_500, 7_000, 60_000] {
      var scroller = start
      let (offset, velocity) = (scroller.contentOffset, scroller.velocity)
      scroller.contentSize.height = height
      #expect(abs(scroller.contentOffset.y - offset.y) < 1e-9)
      if offset.y < height - 844, name != "stretched", name != "bouncing" {
        #expect(abs(scroller.velocity.y - velocity.y) < 1e-6)
      }
      // Also far beyond the new bounds it goes on from there: by what 10,000 pt/s explain, and the law,
      // which brings content back at 12 times its distance a second at most.
      let pace = 10_000 + 12.1 * abs(scroller.overscroll.y)
      #expect(abs(scroller.advance(to: scroller.time + 1e-3).offset.y - offset.y) < 1e-3 * pace)
      scroller.cancelTouches(time: scroller.time)
      for time in [scroller.time, 100] { scroller.advance(to: time) }
      #expect(scroller.overscroll == .zero && !scroller.isMoving)
    }
  }

  @Test(arguments: [200.0, 600])
  func `content that grows under a held pull goes on from there`(pull: Double) {
    var scroller = Scroller.list(at: 5_156)
    scroller.drag(from: Vector2(200, 700), to: Vector2(200, 700 - pull))
    let (pulled, end) = (scroller.contentOffset.y, scroller.maximumOffset.y)
    #expect(pulled > end)
    // What is shown stays, and is within the bounds: from here on the finger has it one to one.
    scroller.contentSize.height += 900
    #expect(scroller.contentOffset.y == pulled && scroller.overscroll == .zero)
    for way in [10.0, -30] {
      scroller.touchMoved(1, to: Vector2(200, 700 - pull - way), time: 0.11)
      #expect(abs(scroller.contentOffset.y - pulled - way) < 1e-9)
    }
    // A little less than it was pulled beyond: the rest of the pull is still beyond, and shown where it was.
    var little = Scroller.list(at: 5_156)
    little.drag(from: Vector2(200, 700), to: Vector2(200, 700 - pull))
    little.contentSize.height += 20
    #expect(abs(little.contentOffset.y - pulled) < 1e-9 && little.overscroll.y > 0)
  }

  @Test(arguments: phases + ahead)
  func `setting the same bounds again changes nothing`(name: String, start: Scroller) {
    var changed = start.with(\.contentInset, Insets(top: 10, bottom: 10))
    changed.contentInset = .zero
    var plain = start
    for time in Displays.times(0...59, after: start.time) {
      #expect(abs(changed.advance(to: time).offset.y - plain.advance(to: time).offset.y) < 1e-6)
    }
  }

  @Test(arguments: phases)
  func `content inserted above moves nothing on the screen`(name: String, start: Scroller) {
    var (inserted, plain) = (start, start)
    inserted.insertContent(before: Size2(0, 1_000))
    plain.contentSize.height += 0
    #expect(inserted.contentOffset.y == plain.contentOffset.y + 1_000)
    #expect(inserted.contentSize.height == 7_000)
    guard plain.contentOffset.y >= 0 else { return }
    for time in Displays.times(0...59, after: start.time) {
      let difference = inserted.advance(to: time).offset.y - plain.advance(to: time).offset.y
      #expect(abs(difference - 1_000) < 1e-9)
    }
  }

  @Test(
    arguments: ScrollFeel.Platform.allCases,
    [SnapRule.none, .paging, .stride(300, origin: 100), .positions([120, 700, 1_400])])
  func `without bounces nothing leaves the bounds`(platform: Platform, snapping: SnapRule) {
    for (start, way) in [(0.0, 250.0), (5_156, -250)] {
      var list = Scroller.list(at: start).with(\.feel, ScrollFeel(platform))
      (list.bounces, list.snapVertical, list.minimumZoomScale) = (false, snapping, 0.3)
      func check() { #expect(list.overscroll == .zero, "\(list.phase)") }
      let finger = Vector2(200, 400)
      let end = finger + Vector2(0, way)
      for event in TouchEvent.line(1, finger, end, at: 0, for: 0.1, events: 9) {
        list.handle(event)
        check()
        #expect(list.velocity == .zero)
      }
      list.touchUp(1, time: 0.1)
      while list.isMoving {
        list.advance(to: list.time + 1.0 / 120)
        check()
      }
      let time = list.time
      list.touchDown(1, at: finger - Vector2(0, 150), time: time)
      list.touchDown(2, at: finger + Vector2(0, 150), time: time)
      for (step, id) in (1...10).flatMap({ [($0, 1), ($0, 2)] }) {
        let way = id == 1 ? 12 * Double(step) - 150 : 150 - 9 * Double(step)
        list.touchMoved(id, to: finger + Vector2(0, way), time: time + 0.1)
        check()
      }
    }
  }

  @Test(arguments: [(390.25, 2.0), (333.3, 2), (390, 0)])
  func `content as long as its viewport never scrolls`(viewport: Double, scale: Double) {
    var list = Scroller.view(viewport, 844, of: viewport.nextUp, 9_000).with(\.displayScale, scale)
    #expect(list.minimumOffset.x == list.maximumOffset.x)
    list.drag(from: Vector2(300, 300), to: Vector2(100, 100))
    #expect(list.contentOffset.x == 0 && list.contentOffset.y > 100)
    var strip = Scroller.view(390, viewport, of: 3_900, viewport.nextUp).with(\.displayScale, scale)
    strip.key(.pageDown)
    #expect(strip.destination == Vector2(312, 0))
  }

  @Test func `content that is put on its bound says so`() {
    var list = Scroller.list(2_000, at: 1_156)
    list.advance(to: 0)
    list.contentSize.height = 1_999.6
    #expect(list.contentOffset.y == 1_155.6 && list.advance(to: 0.1).events.contains(.didScroll))
  }

  @Test func `parts of a pixel inserted in a bounce neither jump at its end nor add up`() {
    var list = Scroller.list(displayScale: 2)
    list.flick(-300)
    list.advance(to: 0.4)
    for _ in 0..<5 { list.insertContent(before: Size2(0, 100.08)) }
    var last = list.contentOffset.y
    while list.isMoving {
      let offset = list.advance(to: list.time + 1 / 960).offset.y
      #expect(abs(offset - last) < 0.55)
      last = offset
    }
    #expect(last == 500.5)
  }

  @Test func `on another display content rests on the pixels of that`() {
    var scroller = Scroller.list(at: 300.5, displayScale: 2).with(\.displayScale, 1)
    #expect(scroller.contentOffset.y.rounded() == scroller.contentOffset.y && !scroller.isMoving)
    #expect(scroller.advance(to: 1).events.contains(.didScroll))
  }

  @Test func `what is no number is ignored and counted, and what is negative counts as none`() {
    var scroller = Scroller.list().with(\.contentSize, Size2(-1, -5)).with(\.displayScale, -3)
    #expect(scroller.contentSize == .zero && scroller.displayScale == 0)
    scroller.setContentOffset(Vector2(.nan, 0), animated: true)
    #expect(scroller.advance(to: .nan).offset.isFinite && scroller.diagnostics.nonFinite == 2)
  }

  @Test(arguments: [nil] + ScrollFeel.Platform.allCases.map(Optional.some), [false, true])
  func `sizes set in either order leave the offset`(platform: Platform?, isViewportFirst: Bool) {
    var header = Scroller.view(400, 400, of: 400, 600)
    if let platform { header.feel = ScrollFeel(platform) }
    header.setContentOffset(Vector2(0, 200), animated: false)
    var page = NestedScroll(header, order: .collapsing)
    func set(_ header: inout Scroller, _ height: Double) {
      let content = Size2(400, height + 200)
      if !isViewportFirst { header.contentSize = content }
      header.viewport = Size2(400, height)
      if isViewportFirst { header.contentSize = content }
    }
    for (time, height) in [(1.0, 700.0), (2, 300), (3, 400)] {
      (_, _) = (set(&header, height), set(&page[0], height))
      #expect(!header.isMoving && !page.isMoving)
      let frame = header.advance(to: time)
      page.advance(to: time)
      #expect(frame.offset.y == 200 && frame.phase == .idle && page[0].contentOffset.y == 200)
    }
  }

  @Test func `a return that has begun goes on where content grows under it`() {
    var list = Scroller.view(400, 400, of: 400, 2_000).scrolled(to: Vector2(0, 1_600))
    list.perform(at: 1) { $0.contentSize.height = 1_000 }
    let shown = list.advance(to: 1.1).offset.y
    list.contentSize.height = 2_000
    #expect(shown > 600 && list.advance(to: 1.11).offset.y < shown)
    #expect(list.advance(to: 9).offset.y == 600)
  }
}
