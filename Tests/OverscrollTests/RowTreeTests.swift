import Overscroll
import ScrollTestSupport
import Testing

@Suite struct RowTreeTests {
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
        func place(_ row: Int) -> RowPlace? {
          extents.indices.contains(row) ? index.place(of: row) : nil
        }
        #expect(found.place == place(expected))
        #expect(found.before == place(expected - 1) && found.after == place(expected + 1))
      }
    }
  }
}
