import Overscroll
import ScrollTestSupport
import Testing

extension SeededGenerator {
  /// Extents around 44 pt, every `zero`-th row without any.
  mutating func extents(_ count: Int, zero: Int = 11) -> [Double] {
    (0..<count).map { $0 % zero == 5 ? 0 : within(20...68) }
  }
}

extension RowIndex {
  /// Uneven rows, the same for the same number of them.
  static func uneven(_ count: Int, zero: Int = 11) -> RowIndex {
    var dice = SeededGenerator(7)
    return RowIndex(extents: dice.extents(count, zero: zero))
  }
}

@Suite struct RowIndexTests {
  /// The rows that show, by looking at all of them.
  func visible(_ extents: [Double], _ offset: Double, _ viewport: Double) -> Range<Int>? {
    var (start, rows): (Double, [Int]) = (0, [])
    for (row, extent) in extents.enumerated() {
      let overlap = min(start + extent, offset + viewport) - max(start, offset)
      if overlap > 0, extent > 0 { rows.append(row) }
      start += extent
    }
    guard let first = rows.first, let last = rows.last else { return nil }
    return first..<last + 1
  }

  @Test(arguments: [1, 2, 3, 7, 64, 65, 1000])
  func `a row is found from its first point up to its end`(count: Int) {
    let index = RowIndex.uneven(count, zero: 100)
    for row in 0..<count {
      let (start, end) = (index.offset(of: row), index.offset(of: row + 1))
      guard start < end else { continue }
      #expect(index.row(at: start) == row && index.row(at: end.nextDown) == row)
      #expect(index.row(at: end) == (row + 1 == count ? nil : index.row(at: end.nextUp)))
    }
  }

  @Test func `each of a million rows is found at its offset, rounded by less than 4e-8 pt`() {
    var dice = SeededGenerator(1)
    let count = 1_000_000
    let index = RowIndex(extents: (0..<count).map { _ in dice.within(0.1...88.1) })
    // A running sum with its rounding errors carried along.
    var (sum, lost, misplaced, worst) = (0.0, 0.0, 0, 0.0)
    for row in 0..<count {
      if row % 17 == 0 {
        let offset = index.offset(of: row)
        if index.row(at: offset) != row { misplaced += 1 }
        worst = max(worst, abs(offset - sum - lost))
      }
      let next = sum + index.extent(of: row)
      lost += index.extent(of: row) - (next - sum)
      sum = next
    }
    #expect(misplaced == 0 && worst > 0 && worst < 4e-8)
  }

  @Test func `changes there and back leave no trace`() {
    let before = RowIndex.uneven(1000)
    var index = before
    for round in 0..<20_000 {
      let row = round * 7919 % 1000
      index.setExtent(1e9 / Double(round + 1), of: row)
      index.setExtent(before.extent(of: row), of: row)
    }
    #expect(index == before)
    #expect((0...1000).filter { index.offset(of: $0) != before.offset(of: $0) } == [])
  }

  @Test func `a change tells by how much the rows below move`() {
    var index = RowIndex(count: 100, extent: 44)
    for (extent, change) in [(60.0, 16.0), (44, -16), (44, 0)] {
      #expect(index.setExtent(extent, of: 10) == change)
      #expect(index.offset(of: 10) == 440 && index.offset(of: 11) == 440 + extent)
    }
    #expect(index.totalExtent == 4400)
  }

  @Test(arguments: [0.1, 1.0 / 3, 44, 0])
  func `equal rows answer to the bit alike with and without a tree`(extent: Double) {
    for count in [1, 2, 3, 5, 8, 13, 100, 1023] {
      let implied = RowIndex(count: count, extent: extent)
      var written = implied
      written.setExtent(extent + 1, of: count / 2)
      written.setExtent(extent, of: count / 2)
      #expect(written == implied && written.hashValue == implied.hashValue)
      for row in 0...count { #expect(written.offset(of: row) == implied.offset(of: row)) }
      for step in -1...50 {
        let offset = Double(step) / 49 * implied.totalExtent
        #expect(written.row(at: offset) == implied.row(at: offset))
        let shown = implied.visibleRows(offset: offset, viewport: 7)
        #expect(written.visibleRows(offset: offset, viewport: 7) == shown)
      }
    }
  }

  @Test func `the visible rows are those with a part in the viewport`() {
    var dice = SeededGenerator(3)
    let extents = dice.extents(300)
    let index = RowIndex(extents: extents)
    for _ in 0..<2000 {
      let offset = dice.within(-900...index.totalExtent + 900)
      let viewport = dice.within(0...900)
      let rows = index.visibleRows(offset: offset, viewport: viewport)
      #expect((rows.isEmpty ? nil : rows) == visible(extents, offset, viewport))
    }
  }

  @Test func `touching the viewport is not showing`() {
    let index = RowIndex(count: 10, extent: 50)
    #expect(index.visibleRows(offset: 100, viewport: 100) == 2..<4)
    #expect(index.rows(in: 100..<200) == 2..<4)
    #expect(index.visibleRows(offset: 100.5, viewport: 100) == 2..<5)
    for (offset, viewport) in [(-100.0, 100.0), (500, 100), (100, 0), (.nan, 100)] {
      #expect(index.visibleRows(offset: offset, viewport: viewport).isEmpty)
    }
  }

  @Test func `outside the content there is no row, but a nearest one`() {
    let index = RowIndex(extents: [50, 60, 0])
    #expect([-0.1, 110, .nan].map(index.row(at:)) == [nil, nil, nil])
    #expect([-0.1, 55, .infinity, .nan].map(index.nearestRow(to:)) == [0, 1, 2, 0])
    #expect(RowIndex().nearestRow(to: 0) == nil && RowIndex().row(at: 0) == nil)
    #expect(RowIndex().offset(of: 0) == 0)
  }

  @Test func `rows without extent keep their place and are never found by offset`() {
    let index = RowIndex(extents: [0, 0, 30, 0, 0, 40, 0])
    #expect((0...7).map(index.offset(of:)) == [0, 0, 0, 30, 30, 30, 70, 70])
    #expect(index.row(at: 0) == 2 && index.row(at: 30) == 5)
    #expect(index.visibleRows(offset: 10, viewport: 20) == 2..<3)
    #expect(index.visibleRows(offset: 10, viewport: 21) == 2..<6)
    #expect(RowIndex(extents: [0, 0]).visibleRows(offset: 0, viewport: 9).isEmpty)
  }

  @Test func `equal rows stay without a tree when equal ones come and go`() {
    var index = RowIndex()
    #expect(index.insert(count: 500_000_000, extent: 44, at: 0) == 22e9)
    #expect(index.insert([44, 44], at: 7) == 88)
    #expect(index.remove(5..<500_000_000) == -44 * 499_999_995)
    #expect(index == RowIndex(count: 7, extent: 44) && index.remove(0..<7) == -308)
    #expect(index == RowIndex(extents: []))
  }

  @Test func `an impossible extent counts as 0, a change to one is ignored`() {
    #expect(RowIndex(count: 1, extent: -1).totalExtent == 0)
    #expect(RowIndex(extents: [1, .nan, 2]).totalExtent == 3)
    #expect(RowIndex(extents: [1e308, 1.5e308]).totalExtent == 2e280)
    var index = RowIndex(count: 2, extent: 44)
    for extent in [Double.infinity, .nan, -3, 1e300] {
      #expect(index.setExtent(extent, of: 0) == 0 && index.totalExtent == 88)
    }
    #expect(index.insert([.nan, 6], at: 1) == 6 && index.count == 4)
    #expect(index.insert(count: 3, extent: .infinity, at: 0) == 3e280)
  }

  /// Extents that are whole numbers of 2^-40 pt, and their exact sums, rounded once.
  struct Exact {
    var ticks: [Int]

    var extents: [Double] { ticks.map { Double($0) * 0x1p-40 } }

    var offsets: [Double] {
      ticks.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }.map { Double($0) * 0x1p-40 }
    }
  }

  /// Rows of every kind: long runs of equal ones, single ones, ones without extent.
  static func ticks(_ count: Int, _ dice: inout SeededGenerator) -> [Int] {
    var ticks: [Int] = []
    while ticks.count < count {
      let tick = dice.below(7) == 0 ? 0 : 1 + dice.below(1 << 46)
      let run = dice.below(4) == 0 ? dice.below(60) : 1
      ticks.append(contentsOf: repeatElement(tick, count: min(run, count - ticks.count)))
    }
    return ticks
  }

  @Test func `after any changes every offset is the exact sum, rounded once`() {
    var dice = SeededGenerator(11)
    var exact = Exact(ticks: Self.ticks(3_000, &dice))
    var index = RowIndex(extents: exact.extents)
    for round in 0..<600 {
      let row = dice.below(exact.ticks.count + 1)
      switch round % 4 {
      case 0:
        let new = Self.ticks(dice.below(90), &dice)
        index.insert(Exact(ticks: new).extents, at: row)
        exact.ticks.insert(contentsOf: new, at: row)
      case 1:
        let (count, tick) = (dice.below(90), 1 << 45)
        index.insert(count: count, extent: 32, at: row)
        exact.ticks.insert(contentsOf: repeatElement(tick, count: count), at: row)
      case 2:
        let end = min(row + dice.below(90), exact.ticks.count)
        index.remove(row..<end)
        exact.ticks.removeSubrange(row..<end)
      default:
        guard row < exact.ticks.count else { continue }
        exact.ticks[row] = 1 + dice.below(1 << 46)
        index.setExtent(exact.extents[row], of: row)
      }
      guard round % 20 == 19 else { continue }
      #expect((0...index.count).map(index.offset(of:)) == exact.offsets)
      #expect((0..<index.count).map(index.extent(of:)) == exact.extents)
      let fresh = RowIndex(extents: exact.extents)
      #expect(index == fresh && index.hashValue == fresh.hashValue)
    }
  }

  @Test func `rows come and go at the front of a million, one by one`() {
    var index = RowIndex.uneven(1_000_000)
    let before = index
    for row in 0..<10_000 { index.insert(count: 1, extent: Double(row % 90) + 0.5, at: 0) }
    #expect(index.count == 1_010_000)
    let inserted = (0..<10_000).reversed().map { (row: Int) -> Double in Double(row % 90) + 0.5 }
    #expect((0..<10_000).map(index.extent(of:)) == inserted)
    #expect(index.offset(of: 10_000) == inserted.reduce(0, +))
    for _ in 0..<10_000 { index.remove(0..<1) }
    #expect(index == before && index.offset(of: 777_777) == before.offset(of: 777_777))
  }

  @Test func `of a billion equal rows one may differ, and be as the others again`() {
    let equal = RowIndex(count: 1_000_000_000, extent: 44)
    var index = equal
    #expect(index.setExtent(60.5, of: 400_000_000) == 16.5)
    #expect(index.insert(count: 2, extent: 44, at: 400_000_001) == 88)
    let first: Double = 400_000_000 * 44
    #expect(index.offset(of: 400_000_001) == first + 60.5 && index.totalExtent == 44_000_000_104.5)
    #expect(index.row(at: first + 60) == 400_000_000)
    #expect(index.place(of: 900_000_000).start == first + 60.5 + 44.0 * 499_999_999)
    #expect(index.remove(400_000_000..<400_000_003) == -148.5 && index != equal)
    index.insert(count: 1, extent: 44, at: 400_000_000)
    #expect(index == equal)
  }

  static func arrays(in value: Any) -> [Int] {
    if let array = value as? [Any] { return [array.count] }
    return Mirror(reflecting: value).children.flatMap { arrays(in: $0.value) }
  }

  @Test func `rows that come and go leave no memory behind`() {
    var dice = SeededGenerator(3)
    var index = RowIndex(extents: Exact(ticks: Self.ticks(1_000, &dice)).extents)
    let new = Exact(ticks: Self.ticks(500, &dice)).extents
    func round() {
      index.insert(new, at: 400)
      index.remove(400..<900)
    }
    for _ in 0..<3 { round() }
    let before = Self.arrays(in: index)
    for _ in 0..<100 { round() }
    #expect(before.contains { $0 > 20 } && Self.arrays(in: index) == before)
  }

  @Test(arguments: [0.1, 1.0 / 3, 44, 1e-300, 1e280])
  func `each of many equal rows is found at its own offset`(extent: Double) {
    let index = RowIndex(count: 90_000_000, extent: extent)
    var dice = SeededGenerator(23)
    for _ in 0..<5_000 {
      let row = dice.below(index.count)
      #expect(index.row(at: index.offset(of: row)) == row)
      #expect(index.row(at: index.offset(of: row).nextDown) == (row == 0 ? nil : row - 1))
      #expect(index.place(of: row).end == index.offset(of: row + 1))
    }
  }

  @Test func `rows tile the content whatever their extents`() {
    // Far beyond what 106 bits hold.
    var dice = SeededGenerator(5)
    let extents = (0..<2_000).map { _ in
      Double(sign: .plus, exponent: dice.below(600) - 300, significand: 1.7)
    }
    let index = RowIndex(extents: extents)
    for row in 0..<index.count {
      let place = index.place(of: row)
      #expect(place.row == row && place.extent == extents[row])
      #expect(place.start <= place.end && place.end == index.offset(of: row + 1))
      if place.start < place.end { #expect(index.row(at: place.start) == row) }
    }
  }

  @Test(arguments: [0.0, 16, 0.3])
  func `one query finds a row by its spaced begin, and those around it`(spacing: Double) {
    var dice = SeededGenerator(31)
    let lists = [
      Exact(ticks: Self.ticks(400, &dice)).extents, Array(repeating: 30.3, count: 200), [12],
    ]
    for extents in lists {
      let index = RowIndex(extents: extents)
      let begins = extents.indices.map { index.offset(of: $0) + Double($0) * spacing }
      for step in -5...2_000 {
        let point = Double(step) / 1_900 * (index.totalExtent + spacing * Double(extents.count))
        let expected: Int = begins.lastIndex { $0 <= point } ?? 0
        let found = index.surroundings(notAfter: point, spacing: spacing)
        func place(_ row: Int) -> RowPlace? { extents.indices ~= row ? index.place(of: row) : nil }
        #expect(found.place == place(expected))
        #expect(found.before == place(expected - 1) && found.after == place(expected + 1))
      }
    }
  }
}
