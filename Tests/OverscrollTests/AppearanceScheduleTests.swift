import Overscroll
import Testing

/// A flight over a list, and what shows of it at a time, found by looking.
struct ScheduleCase: Sendable, CustomTestStringConvertible {
  var name: String
  var flight: Flight
  var rows: RowIndex
  var viewport: Double

  var testDescription: String { name }
  var schedule: AppearanceSchedule { .init(of: flight, rows: rows, viewport: viewport) }

  func shows(_ row: Int, at time: Double) -> Bool {
    let offset = flight.value(at: time)
    let (start, end) = (rows.offset(of: row), rows.offset(of: row + 1))
    return start < end && start - viewport < offset && offset < end
  }

  /// Every time a row comes into view, from samples 0.5 ms apart and halving in between.
  func sampled() -> [RowAppearance] {
    let end = flight.restTime
    var found: [RowAppearance] = []
    var before = rows.visibleRows(offset: flight.value(at: 0), viewport: viewport)
    var time = 0.0
    while time < end {
      let next = min(time + 0.0005, end)
      let now = rows.visibleRows(offset: flight.value(at: next), viewport: viewport)
      for row in now where !before.contains(row) && rows.extent(of: row) > 0 {
        var (low, high) = (time, next)
        while true {
          let middle = low + (high - low) / 2
          if middle <= low || middle >= high { break }
          if shows(row, at: middle) { high = middle } else { low = middle }
        }
        let grows = flight.value(at: next) > flight.value(at: time)
        found.append(RowAppearance(row: row, time: high, side: grows ? .end : .start))
      }
      (before, time) = (now, next)
    }
    return found.sorted { $0.time < $1.time }
  }

  static let list = RowIndex.uneven(240)
  static let fine = RowIndex(extents: (0..<4000).map { [0.7, 1.9, 0, 3.3][$0 % 4] })

  static func list(
    _ name: String, from offset: Double, velocity: Double, law: ScrollLaw = .continuous(),
    tolerance: StopRule = .uiKit, rows: RowIndex = ScheduleCase.list, viewport: Double = 700
  ) -> ScheduleCase {
    let flight = Flight(
      from: offset, velocity: velocity, in: 0...max(0, rows.totalExtent - viewport), law: law,
      tolerance: tolerance)
    return ScheduleCase(name: name, flight: flight, rows: rows, viewport: viewport)
  }

  static let spring = DampedSpring(mass: 1, stiffness: 100, dampingRatio: 0.15)
  static let loose = ScrollLaw.springs(hit: spring, released: spring)

  static let all = [
    list("down the list", from: 500, velocity: 6000),
    list("up the list", from: 8000, velocity: -5000),
    list("into the far edge and back", from: 8700, velocity: 6000),
    list("into the top and back", from: 400, velocity: -7000),
    list("released beyond the top", from: -260, velocity: 0),
    list("released far beyond the end", from: 12_000, velocity: 900),
    list("flicked inwards from beyond the top", from: -120, velocity: 4000),
    list("the display's law", from: 500, velocity: 9000, law: .uiKit(frameInterval: 1.0 / 60)),
    list("fast rate", from: 500, velocity: 9000, law: .continuous(.fast)),
    list("fine rows, bouncing", from: 5000, velocity: 6000, rows: fine, viewport: 300),
    list("a loose spring", from: 5400, velocity: 2500, law: loose, rows: fine, viewport: 300),
    list("oscillating beyond the top", from: -300, velocity: 0, law: loose),
    list("stopped at the edge", from: 8700, velocity: 6000, law: ScrollLaw(decay: 2, edge: .stop)),
    list(
      "less content than viewport", from: 500, velocity: -800, rows: RowIndex(extents: [100, 80]),
      viewport: 400),
    list("hardly any viewport", from: 300, velocity: 1500, viewport: 1),
  ]
}

@Suite struct AppearanceScheduleTests {
  @Test(arguments: ScheduleCase.all)
  func `the schedule is what dense sampling finds, each on a row's edge`(c: ScheduleCase) {
    let (schedule, sampled) = (Array(c.schedule), c.sampled())
    #expect(schedule.map(\.row) == sampled.map(\.row))
    #expect(schedule.map(\.side) == sampled.map(\.side))
    for (a, b) in zip(schedule, sampled) {
      #expect(abs(a.time - b.time) < 1e-9)
      // At the time of rest the content is pinned, and rows come in immediately.
      if a.time == c.flight.restTime { continue }
      let place = c.rows.place(of: a.row)
      let edge = a.side == .end ? place.start - c.viewport : place.end
      #expect(abs(c.flight.value(at: a.time) - edge) < 1e-9)
    }
    #expect(zip(schedule, schedule.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test func `the cases do bring rows into view at both ends`() {
    let all = ScheduleCase.all.flatMap { Array($0.schedule) }
    #expect(all.count { $0.side == .start } > 300 && all.count { $0.side == .end } > 300)
  }

  @Test(arguments: ScheduleCase.all)
  func `a row's time is its first in the schedule`(c: ScheduleCase) {
    let schedule = Array(c.schedule)
    for row in 0..<c.rows.count {
      let first = schedule.first { $0.row == row }?.time
      #expect(c.schedule.time(row: row) == (c.shows(row, at: 0) ? 0 : first))
    }
  }

  @Test func `what shows at the release is not listed, what returns is`() {
    // 20 rows of 50 in 400: released 120 beyond the end, three rows have left at the top.
    let rows = RowIndex(count: 20, extent: 50)
    let flight = Flight(from: 720, velocity: 0, in: 0...600)
    let schedule = AppearanceSchedule(of: flight, rows: rows, viewport: 400)
    #expect(schedule.map(\.row) == [13, 12] && schedule.allSatisfy { $0.side == .start })
    #expect(schedule.time(row: 14) == 0 && schedule.time(row: 11) == nil)
  }

  @Test func `taking three rows of a million takes three`() {
    let rows = RowIndex(count: 1_000_000, extent: 44)
    let flight = Flight(from: 0, velocity: 50_000, in: 0...44e6)
    let first = Array(AppearanceSchedule(of: flight, rows: rows, viewport: 844).prefix(3))
    #expect(first.map(\.row) == [20, 21, 22])
    #expect(first[1].time == Deceleration(from: 0, velocity: 50_000).time(to: 21 * 44 - 844))
  }

  @Test func `a row is due when the flight gets there, also far down`() throws {
    let rows = RowIndex(count: 1_000_000, extent: 44)
    let flight = Flight(from: 0, velocity: 4e6, in: 0...44e6)
    let schedule = AppearanceSchedule(of: flight, rows: rows, viewport: 844)
    let time = try #require(schedule.time(row: 40_000))
    #expect(abs(flight.value(at: time) - (40_000 * 44 - 844)) < 1e-8)
    #expect(schedule.time(row: 60_000) == nil)
  }

  @Test func `nothing comes into view at rest, of an empty list, or in no viewport`() {
    let rest = Flight(from: 100, velocity: 0, in: 0...1000)
    let moving = Flight(from: 100, velocity: 3000, in: 0...1000)
    let rows = RowIndex(count: 100, extent: 20)
    for (flight, rows, viewport) in [
      (rest, rows, 300.0), (moving, RowIndex(), 300), (moving, rows, 0),
    ] {
      let schedule = AppearanceSchedule(of: flight, rows: rows, viewport: viewport)
      #expect(Array(schedule).isEmpty)
      if viewport == 0 { #expect(schedule.time(row: 5) == nil) }
    }
  }

  @Test func `a motion that never ends still has an end of its schedule`() {
    // Undamped about the edge: 40 pt to either side of 600 forever. No row comes or goes within.
    let spring = DampedSpring(mass: 1, stiffness: 100, dampingRatio: 0)
    let flight = Flight(
      from: 640, velocity: 0, in: 0...600, law: .springs(hit: spring, released: spring),
      tolerance: .never)
    let still = AppearanceSchedule(
      of: flight, rows: RowIndex(extents: [500, 400, 300]), viewport: 240)
    #expect(Array(still).isEmpty && still.time(row: 0) == nil)
    // One boundary within: its row comes back in every oscillation, π/5 s apart.
    let swung = AppearanceSchedule(of: flight, rows: RowIndex(extents: [590, 500]), viewport: 320)
    let times = swung.prefix(6).map(\.time)
    #expect(times.count == 6)
    for (a, b) in zip(times, times.dropFirst()) { #expect(abs(b - a - .pi / 5) < 1e-9) }
  }

  @Test func `a damped motion without tolerance has a finite schedule`() {
    let c = ScheduleCase.list(
      "", from: 5400, velocity: 2500, law: ScheduleCase.loose, tolerance: .never,
      rows: ScheduleCase.fine, viewport: 300.123)
    let schedule = Array(c.schedule)
    #expect(schedule.count > 100 && schedule.allSatisfy { $0.time.isFinite })
  }
}
