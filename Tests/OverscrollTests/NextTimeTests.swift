import Overscroll
import Testing

@Suite struct NextTimeTests {
  /// When a coordinate passes a place, by samples and halving; nil if it does not.
  static func sampled<Model: Draggable>(
    _ model: Model, at place: Double, after start: Double, _ coordinate: (Model) -> Double
  ) -> Double? {
    func value(_ time: Double) -> Double {
      var copy = model
      copy.advance(to: time)
      return coordinate(copy)
    }
    var time = start
    while time < min(model.restTime + 0.01, start + 10) {
      let next = time + 1e-3
      let (a, b) = (value(time) - place, value(next) - place)
      if a != 0, b == 0 || (a < 0) != (b < 0) {
        var (low, high) = (time, next)
        for _ in 0..<50 {
          let middle = (low + high) / 2
          let sign = value(middle) - place
          if sign == 0 || (sign < 0) != (a < 0) { high = middle } else { low = middle }
        }
        return high
      }
      time = next
    }
    return nil
  }

  static func check<Model: Draggable>(
    _ model: Model, places: [Double], _ coordinate: (Model) -> Double,
    _ next: (Model, Double, Double) -> Double?
  ) {
    for place in places {
      for after in [model.time, model.time + 0.1] {
        let expected = sampled(model, at: place, after: after, coordinate)
        let found = next(model, place, after)
        #expect((expected == nil) == (found == nil), "\(place) after \(after)")
        if let expected, let found { #expect(abs(expected - found) < 1e-6, "\(place)") }
      }
    }
  }

  @Test func `a drawer in flight, also with a spring that oscillates`() {
    for edge in [DrawerEdge.bottom, .top] {
      var drawer = Drawer.sheet(edge: edge).with(\.spring, DampedSpring(duration: 0.5, bounce: 0.4))
      drawer.at(3) { $0.move(to: 2) }
      let end = drawer.shown(at: 3.05).destination
      let way = drawer.position - end
      let places = [end + way / 2, end, end - way * 0.02, end - way, drawer.position + way]
      Self.check(drawer, places: places, \.position) { $0.nextTime(at: $1, after: $2) }
    }
    for place in [472, .nan] { #expect(Drawer.sheet().nextTime(at: place, after: 0) == nil) }
  }

  @Test(arguments: [false, true]) func `a pager, also around its end`(wraps: Bool) {
    var pager = Pager.album(page: wraps ? 8 : 1, wraps: wraps)
    pager.at(0, shownAt: 0.02) { $0.turnPage(by: 2) }
    let ahead = (wraps ? [0, 1] : [2, 3]).map { pager.offset(of: $0) }
    // Within a round offsets jump back at its end; they are compared from there.
    Self.check(pager, places: ahead + [ahead[1] - 20]) { model in
      wraps && model.offset > 2_000 ? model.offset - model.pages.totalExtent - 9 * 16 : model.offset
    } _: {
      $0.nextTime(at: $1, after: $2)
    }
    #expect(pager.nextTime(at: ahead[0], after: 99) == nil)
  }

  @Test func `a dial, a window and a number`() {
    var dial = Dial(center: .zero, limits: -1...1)
    dial.swipe(from: Vector2(100, 0), to: Vector2(100, 40), for: 0.05, events: 1)
    Self.check(dial, places: [0.6, 0.9, 1.01, 2], \.angle) { $0.nextTime(at: $1, after: $2) }
    var window = PictureInPicture.window()
    window.at(0, shownAt: 0.05) { $0.move(to: .resting(0)) }
    for axis in ScrollAxis.allCases {
      Self.check(window, places: [100, 300, 12, -5], { $0.corner[axis] }) {
        $0.nextTime(at: $1, along: axis, after: $2)
      }
    }
    var number = Throw(0.0, spring: DampedSpring(duration: 0.5, bounce: 0.5))
    number.at(0, shownAt: 0.03) { $0.move(to: 1) }
    Self.check(number, places: [0.5, 1, 1.1, 2], \.value) { $0.nextTime(at: $1, after: $2) }
    #expect(Throw(0.0).nextTime(at: 0, after: 0) == nil)
  }

  @Test func `the next time of a flight lies after the one asked for, whatever it is rounded to`() {
    for place in stride(from: 250.0, to: 650, by: 1) {
      var list = Scroller.list()
      list.flick(240, at: 0.1)
      guard let time = list.nextTime(at: place, along: .vertical, after: 0.1) else { continue }
      #expect(list.nextTime(at: place, along: .vertical, after: time) == nil)
    }
  }

  @Test func `no crossing of a spring is left out, whatever its time is rounded to`() {
    var number = Throw(0.0, spring: DampedSpring(duration: 0.5, bounce: 0.5))
    number.at(0.1) { $0.move(to: 1) }
    func crossings(of place: Double, nudge: Double) -> Int {
      var (time, count) = (0.1, 0)
      while let next = number.nextTime(at: place, after: time) {
        (time, count) = (next + nudge, count + 1)
      }
      return count
    }
    for step in 0..<400 {
      let place = 0.93 + 0.0003 * Double(step)
      #expect(crossings(of: place, nudge: 0) == crossings(of: place, nudge: 1e-9), "\(place)")
    }
    // A clock whose steps are longer than the whole motion.
    var late = Throw(0.0, spring: DampedSpring(duration: 0.5, bounce: 0.999))
    late.at(1e17) { $0.move(to: 1) }
    #expect((late.nextTime(at: 1, after: 1e17) ?? .infinity) > 1e17)
  }

  static let lists: [(String, Scroller)] = {
    var flying = Scroller.list()
    flying.flick(300, at: 7)
    var (landing, behind, program) = (flying, flying, Scroller.list())
    landing.land(on: Vector2(0, 900))
    behind.land(on: Vector2(0, 100))
    program.at(7) { $0.setContentOffset(Vector2(0, 2_000), animated: true) }
    var (waiting, bouncing) = (Scroller.list(), Scroller.list(at: 4_900))
    waiting.advance(to: 7)
    waiting.setContentOffset(Vector2(0, 2_000), animated: true)
    bouncing.flick(250, at: 7)
    return [
      ("flying", flying), ("landing", landing), ("landing behind", behind), ("program", program),
      ("waiting", waiting), ("bouncing", bouncing),
    ]
  }()

  @Test(arguments: lists)
  func `rows come into view when scheduled, in every motion`(name: String, start: Scroller) {
    let rows = RowIndex(extents: (0..<100).map { Double(30 + $0 % 4 * 20) })
    for delay in [0.0, 0.13] {
      var list = start
      if delay > 0 { list.advance(to: start.time + delay) }
      let schedule = Array(list.appearances(of: rows))
      var (expected, copy): ([RowAppearance], Scroller) = ([], list)
      // What waits for a time starts with the first frame.
      var shown = rows.visibleRows(offset: copy.advance(to: list.time).offset.y, viewport: 844)
      while copy.isMoving {
        copy.advance(to: copy.time + 1e-4)
        let now = rows.visibleRows(offset: copy.contentOffset.y, viewport: 844)
        var new = now.filter { !shown.contains($0) }
        if let first = new.first, first < shown.lowerBound { new.reverse() }
        for row in new {
          let side = row < shown.lowerBound ? RowAppearance.Side.start : .end
          expected.append(RowAppearance(row: row, time: copy.time, side: side))
        }
        shown = now
      }
      #expect(schedule.map(\.row) == expected.map(\.row), "\(name)")
      #expect(schedule.map(\.side) == expected.map(\.side))
      for (a, b) in zip(schedule, expected) { #expect(abs(a.time - b.time) < 2e-4) }
      if delay == 0 { #expect(!schedule.isEmpty) }
    }
  }

  @Test
  func
    `what no frame has shown yet comes into view, also before the time of the frame that is shown`()
  {
    let rows = RowIndex(count: 1_000, extent: 10)
    var list = Scroller.list()
    list.drag(from: Vector2(200, 700), to: Vector2(200, 340))
    let lift = list.time
    list.advance(to: lift + 0.06)
    let shown = rows.visibleRows(offset: list.contentOffset.y, viewport: 844)
    list.touchUp(1, time: lift)
    #expect(list.appearances(of: rows).first { _ in true }?.row == shown.upperBound)
    list.advance(to: lift + 0.1)
    let next = rows.visibleRows(offset: list.contentOffset.y, viewport: 844).upperBound
    #expect(
      list.appearances(of: rows).first { _ in true }?.row == next && next > shown.upperBound + 3)
  }

  @Test func `what rests, is held or zoomed brings nothing into view`() {
    let rows = RowIndex(count: 100, extent: 60)
    #expect(Array(Scroller.list().appearances(of: rows)).isEmpty)
    var list = Self.lists[0].1
    #expect(!Array(list.appearances(of: rows)).isEmpty)
    #expect(Array(list.appearances(of: rows, along: .horizontal)).isEmpty)
    list.touchDown(2, at: .zero, time: 7.2)
    #expect(Array(list.appearances(of: rows)).isEmpty)
  }
}
