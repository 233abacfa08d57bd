import Overscroll
import ScrollTestSupport
import Testing

@Suite struct PopTrackTests {
  static func tracks(
    _ style: PopTrackLayout.Style = .travelling, count: Int = 4, capacity: Int = 500
  ) -> PopTrack {
    PopTrack(
      PopTrackLayout(style: style, width: 400, trackCount: count, trackHeight: 30, duration: 5),
      capacity: capacity)
  }

  @Test func `a comment comes in at the right and leaves at the left, after the duration`() {
    var tracks = Self.tracks()
    let item = tracks.add(id: 7, length: 100, at: 2)
    #expect(item?.start == 2 && item?.track == 0)
    func sprite(_ time: Double) -> PopSprite? {
      var found: PopSprite?
      tracks.forEach(at: time) { found = $0 }
      return found
    }
    #expect(sprite(1.999) == nil && sprite(7) == nil)
    #expect(sprite(2)?.x == 400 && sprite(2)?.scale == 0)
    #expect(abs((sprite(7 - 1e-9)?.x ?? 0) + 100) < 1e-6 && abs((sprite(4.5)?.x ?? 0) - 150) < 1e-9)
  }

  static let styles = [PopTrackLayout.Style.travelling, .standing]

  @Test(arguments: styles, 1...10)
  func `comments on a track never overlap`(style: PopTrackLayout.Style, seed: Int) {
    var (dice, tracks) = (SeededGenerator(seed), Self.tracks(style))
    var time = 0.0
    for id in 0..<300 {
      time += Double.random(in: 0...0.2, using: &dice)
      tracks.add(id: id, length: Double.random(in: 0...700, using: &dice), at: time)
    }
    for step in stride(from: 0, to: tracks.endTime ?? 0, by: 0.37) {
      var shown: [PopSprite] = []
      tracks.forEach(at: step) { shown.append($0) }
      #expect(shown.allSatisfy { $0.y.isFinite })
      for track in Set(shown.map(\.y)) {
        let row = shown.filter { $0.y == track }.sorted { $0.x < $1.x }
        for (a, b) in zip(row, row.dropFirst()) {
          #expect(a.x + a.length + 16 <= b.x + 1e-9, "at \(step): \(a) and \(b)")
        }
      }
    }
  }

  @Test func `the longer the faster`() {
    let layout = Self.tracks().layout
    #expect(layout.speed(length: 0) == 80 && layout.speed(length: 400) == 160)
    #expect(Self.tracks(.standing).layout.speed(length: 400) == 0)
  }

  @Test func `a comment waits for the track that is free first, or not at all`() {
    var tracks = Self.tracks(.standing, count: 2)
    for id in 0..<2 { #expect(tracks.add(id: id, length: 50, at: Double(id))?.track == id) }
    #expect(tracks.add(id: 2, length: 50, at: 2, longestWait: 1) == nil && tracks.droppedCount == 1)
    let third = tracks.add(id: 3, length: 50, at: 2)
    #expect(third?.track == 0 && third?.start == 5)
  }

  @Test func `there is space for as many as were requested, and it is used again`() {
    var tracks = Self.tracks(count: 1_000, capacity: 100)
    for id in 0..<150 { tracks.add(id: id, length: 10, at: 0) }
    #expect(tracks.count == 100 && tracks.droppedCount == 50)
    #expect(tracks.add(id: 200, length: 10, at: 5.1) != nil && tracks.count == 1)
    tracks.removeAll()
    #expect(tracks.count == 0 && tracks.endTime == nil)
  }

  @Test func `a buffer is filled as far as it goes, with the same as asked for one by one`() {
    var tracks = Self.tracks(count: 50)
    for id in 0..<50 { tracks.add(id: id, length: Double(id), at: Double(id) * 0.01) }
    var one: [PopSprite] = []
    tracks.forEach(at: 0.6) { one.append($0) }
    for (size, count) in [(80, 50), (8, 8)] {
      var buffer = Array(repeating: PopSprite(), count: size)
      #expect(tracks.fill(&buffer, at: 0.6) == count && buffer.prefix(count) == one.prefix(count))
    }
  }

  @Test func `senseless numbers are ignored and counted`() {
    var tracks = Self.tracks()
    for (length, time) in [(.nan, 0), (-4, 0), (4, .infinity), (4, 0)] as [(Double, Double)] {
      tracks.add(id: 0, length: length, at: time)
    }
    tracks.removeExpired(before: .nan)
    #expect(tracks.ignoredCount == 4 && tracks.count == 1)
    tracks.forEach(at: .nan) { _ in Issue.record("shown at no time") }
  }

  @Test func `tables are shared`() throws {
    let table = try #require(PopTrack.table(of: DampedSpring(stiffness: 900, dampingRatio: 1)))
    let pair = (0..<2).map { _ in PopTrack(Self.tracks().layout, capacity: 1, pops: [table]) }
    #expect(pair[0] == pair[1] && pair[0].pops == [table])
    #expect(PopTrack.table(of: DampedSpring(stiffness: 900, dampingRatio: 0)) == nil)
  }

  @Test(arguments: styles)
  func `each comment pops up by the table that it names`(style: PopTrackLayout.Style) throws {
    let others = [(900.0, 0.5), (100, 1)].map { DampedSpring(stiffness: $0, dampingRatio: $1) }
    let springs = [PopTrack.spring] + others
    let layout = Self.tracks(style, count: 3).layout
    var tracks = PopTrack(layout, capacity: 9, pops: springs.compactMap(PopTrack.table))
    for (id, pop) in [2, 0, 1].enumerated() {
      #expect(tracks.add(id: id, length: 50, at: 0, pop: pop)?.pop == pop)
    }
    // Later, from the space that is given back, as ever by the first if it names none.
    #expect(tracks.add(id: 3, length: 50, at: 20)?.pop == 0)
    for time in stride(from: 0, to: 2, by: 0.01) {
      tracks.forEach(at: time) { sprite in
        let motion = SpringMotion(springs[[2, 0, 1][sprite.id]], from: 0, to: 1, velocity: 0)
        #expect(abs(sprite.scale - motion.value(at: time)) <= 2e-3, "\(sprite) at \(time)")
        // Critically damped, it is never larger than it is.
        #expect(sprite.id == 2 || sprite.scale <= 1 && sprite.opacity == sprite.scale)
      }
    }
    guard style == .standing else { return }
    var scales: [Double] = []
    tracks.forEach(at: 4.9) { scales.append($0.scale) }
    let ends = [2, 0, 1].map {
      SpringMotion(springs[$0], from: 0, to: 1, velocity: 0).value(at: 0.1)
    }
    #expect(scales.count == 3 && zip(scales, ends).allSatisfy { abs($0 - min($1, 1)) <= 2e-3 })
  }

  @Test(arguments: styles, [1, 2, 13, 64])
  func `comments go to the first of the earliest tracks`(style: PopTrackLayout.Style, count: Int) {
    var dice = SeededGenerator(count)
    var tracks = Self.tracks(style, count: count, capacity: 4_000)
    let layout = tracks.layout
    var last = [PopItem?](repeating: nil, count: count)
    func start(_ length: Double, after item: PopItem?, _ time: Double) -> Double {
      guard let item else { return time }
      guard style == .travelling else { return max(time, item.start + layout.duration) }
      let entered = item.start + (item.length + layout.gap) / layout.speed(length: item.length)
      let lead = layout.duration - (layout.width - layout.gap) / layout.speed(length: length)
      return max(time, max(entered, item.start + lead))
    }
    var time = 0.0
    for id in 0..<3_000 {
      // Now and then all tracks are free, and now and then the comments come out of order.
      time += dice.within(-0.02...0.3) / Double(count) + (id % 500 == 0 ? 20 : 0)
      let length = id % 3 == 0 ? 100 : Double.random(in: 0...700, using: &dice)
      let starts = last.map { start(length, after: $0, time) }
      let expected = starts.indices.min { starts[$0] < starts[$1] }
      let item = tracks.add(id: id, length: length, at: time)
      #expect(item?.track == expected && item?.start == starts.min())
      if let item { last[item.track] = item }
    }
  }
}
