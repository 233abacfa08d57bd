import Overscroll
import ScrollTestSupport
import Testing

@Suite struct MomentumStreamTests {
  typealias Phase = WheelEvent.Phase

  static func event(
    _ phase: Phase, _ y: Double = 0, at time: Double, isPrecise: Bool? = true
  ) -> WheelEvent {
    WheelEvent(delta: Vector2(0, y), phase: phase, isPrecise: isPrecise, time: time)
  }

  /// Strokes at 1,200 pt/s that are cut off at the lift: what a system without momentum sends.
  static let strokes = stroke()

  static func stroke(
    _ delta: Double = 20, _ end: Phase = .ended, at time: Double = 1.104
  ) -> [WheelEvent] {
    let moves = Displays.times(1...6, after: 1).map { event(.changed, delta, at: $0) }
    return [event(.began, at: 1)] + moves + [event(end, at: time)]
  }

  /// After the strokes.
  static func gliding() -> MomentumStream {
    var stream = MomentumStream()
    for event in strokes { stream.handle(event) { _ in } }
    return stream
  }

  /// What comes out of events, and of frames until nothing moves.
  static func play(
    _ stream: inout MomentumStream, _ events: [WheelEvent], rate: Double = 60
  ) -> [WheelEvent] {
    var out: [WheelEvent] = []
    for event in events { stream.handle(event) { out.append($0) } }
    let start = out.last?.time ?? 0
    for frame in 1...100_000 where stream.isMoving {
      stream.advance(to: start + Double(frame) / rate) { out.append($0) }
    }
    return out
  }

  static func sum(_ events: [WheelEvent]) -> Vector2 { events.reduce(.zero) { $0 + $1.delta } }

  @Test(arguments: [60.0, 144])
  func `it comes to rest where a scroller's own momentum does`(rate: Double) {
    var list = Scroller.view(390, 800, of: 390, 90_000).with(\.trackpadMomentum, .engine)
    for event in Self.strokes { list.wheel(event) }
    var stream = MomentumStream()
    let out = Self.play(&stream, Self.strokes, rate: rate)
    #expect(list.isDecelerating && list.destination.y > 500)
    #expect(abs(Self.sum(out).y - list.destination.y) < 1e-9)
    #expect(abs((out.last?.time ?? 0) - list.restTime) < 1 / rate + 1e-9)
    let (phases, changes) = (out.map(\.phase), Array(repeating: Phase.changed, count: 6))
    #expect(Array(phases.prefix(9)) == [.began] + changes + [.ended, .momentumBegan])
    #expect(phases.dropFirst(9).dropLast().allSatisfy { $0 == .momentumChanged })
    #expect(phases.last == .momentumEnded && out.last?.delta == .zero)
  }

  @Test func `resting, slow and cancelled strokes, and the system's choice, glide nowhere`() {
    let cases = [(20.0, Phase.ended, 1.3), (3, .ended, 1.104), (20, .cancelled, 1.104)]
    for (delta, end, at) in cases {
      var stream = MomentumStream()
      let out = Self.play(&stream, Self.stroke(delta, end, at: at))
      #expect(Self.sum(out).y == 6 * delta && out.last?.phase == end)
    }
    var stream = MomentumStream()
    stream.momentum = .system
    let momentum = [
      Self.event(.momentumBegan, 15, at: 1.12), Self.event(.momentumChanged, 9, at: 1.14),
      Self.event(.momentumEnded, at: 1.16),
    ]
    #expect(Self.play(&stream, Self.strokes + momentum).suffix(3).map(\.delta.y) == [15, 9, 0])
    // With its own the system's would come twice.
    stream = MomentumStream()
    var out: [WheelEvent] = []
    for event in Self.strokes + momentum { stream.handle(event) { out.append($0) } }
    let glides = out.filter { $0.phase == .momentumChanged || $0.phase == .momentumBegan }
    #expect(glides.map(\.time) == [1.12, 1.14, 1.16] && stream.isMoving)
  }

  @Test func `fingers, a hold and a notch against it end a glide; one along does not`() {
    for (phase, delta, phases) in [
      (Phase.began, 0.0, [Phase.momentumBegan, .momentumEnded, .began]),
      (.held, 0, [.momentumBegan, .momentumEnded]),
      (.none, -53, [.momentumBegan, .momentumEnded, .none]), (.none, 53, [.momentumBegan, .none]),
    ] {
      var (stream, out): (MomentumStream, [WheelEvent]) = (Self.gliding(), [])
      stream.handle(Self.event(phase, delta, at: 1.3, isPrecise: phase != .none)) { out.append($0) }
      #expect(out.map(\.phase) == phases && stream.isMoving == (delta > 0) && out[0].delta.y > 100)
    }
    var (stream, held): (MomentumStream, [WheelEvent]) = (Self.gliding(), [])
    stream.hold(at: 1.2) { held.append($0) }
    stream.handle(Self.event(.ended, at: 1.5)) { held.append($0) }
    #expect(held.map(\.phase) == [.momentumBegan, .momentumEnded] && !stream.isMoving)
  }

  @Test func `without a lift, silence of a chosen time is one`() {
    let moves = (0...6).map { Self.event(.none, 20, at: 1 + Double($0) / 60) }
    var stream = MomentumStream()
    #expect(Self.play(&stream, moves).map(\.phase) == Array(repeating: .none, count: 7))
    var sums: [Double] = []
    for rate in [60.0, 97, 144] {
      stream = MomentumStream()
      stream.liftInterval = 0.05
      let out = Self.play(&stream, moves, rate: rate)
      let changes = Array(repeating: Phase.changed, count: 6)
      #expect(Array(out.map(\.phase).prefix(9)) == [.began] + changes + [.ended, .momentumBegan])
      #expect(abs(out[7].time - 1.15) < 1e-9)
      sums.append(Self.sum(out).y)
    }
    #expect(sums[0] > 600 && abs(sums[1] - sums[0]) < 1e-9 && abs(sums[2] - sums[0]) < 1e-9)
  }

  @Test func `lines come in, whole points or lines go out, and the rest is carried`() {
    var stream = MomentumStream()
    (stream.unit, stream.isWhole) = (.lines, true)
    let out = Self.play(&stream, Self.strokes)
    for event in out { #expect(event.unit == .lines && event.delta.y == event.delta.y.rounded()) }
    var (points, coarse) = (MomentumStream(), MomentumStream())
    let whole = Self.sum(Self.play(&points, Self.strokes)).y
    #expect(abs(40 * Self.sum(out).y + stream.rest.y - whole) < 1e-9 && abs(stream.rest.y) < 40)
    let turn = WheelEvent(delta: Vector2(0, 3), unit: .lines, isShiftDown: true, time: 0)
    #expect(Self.play(&coarse, [turn]).map(\.delta) == [Vector2(120, 0)])
  }

  @Test func `bad input changes nothing and is counted`() {
    var stream = Self.gliding()
    let before = stream.remaining
    let bad = [
      Self.event(.changed, .nan, at: 1.2), Self.event(.changed, 1e10, at: 1.2),
      Self.event(.began, 1, at: .infinity),
    ]
    for event in bad { stream.handle(event) { _ in Issue.record("nothing comes out") } }
    for time in [.nan, .infinity, 0.9] {
      stream.advance(to: time) { _ in Issue.record("nothing comes out") }
    }
    #expect(stream.remaining == before && stream.diagnostics.nonFinite == 3)
    // But an end is one.
    for end in [Self.event(.ended, .nan, at: 2.1), Self.event(.ended, at: .nan)] {
      stream.handle(Self.event(.began, 5, at: 2)) { _ in }
      var phases: [Phase] = []
      stream.handle(end) { phases.append($0.phase) }
      #expect(phases == [.ended])
    }
    #expect(stream.diagnostics.nonFinite == 5)
  }

  @Test func `a clock that is set back loses nothing, of a glide and of a stroke`() {
    func sum(setBack: Double, at change: Int) -> Vector2 {
      var (stream, sum) = (MomentumStream(), Vector2.zero)
      let add: (WheelEvent) -> Void = { sum = sum + $0.delta }
      for (index, stroke) in Self.strokes.enumerated() {
        var stroke = stroke
        if index >= change { stroke.time -= setBack }
        stream.handle(stroke, add)
      }
      let end = Self.strokes[Self.strokes.count - 1].time - setBack
      for frame in 1...600 { stream.advance(to: end + Double(frame) / 60, add) }
      #expect(!stream.isMoving)
      return sum
    }
    let count = Self.strokes.count
    let whole = sum(setBack: 0, at: count)
    for change in [1, 3, count] {
      #expect((sum(setBack: 0.5, at: change) - whole).length < 200)
      #expect(sum(setBack: 0.5, at: change).length > 0.8 * whole.length)
    }
    #expect((sum(setBack: 0.5, at: count) - whole).length < 0.5)
  }

  @Test func `frames that are ahead of the events change nothing of the glide`() {
    var sums: [Double] = []
    for ahead in [0.0, 0.011] {
      var stream = MomentumStream()
      stream.liftInterval = 0.05
      var out: [WheelEvent] = []
      for (step, time) in Displays.times(0...6, after: 1).enumerated() {
        if step % 2 == 1 { stream.advance(to: time + ahead) { out.append($0) } }
        stream.handle(Self.event(.none, 20, at: time)) { out.append($0) }
      }
      stream.advance(to: 9) { out.append($0) }
      #expect(!stream.isMoving)
      sums.append(Self.sum(out).y)
    }
    #expect(sums[0] > 600 && abs(sums[1] - sums[0]) < 1e-9)
  }

  @Test func `settings that make no sense are none`() {
    for wrong in [-Double.infinity, -1, .nan, .infinity] {
      var stream = MomentumStream(viewport: Size2(wrong, 600))
      #expect(stream.viewport == Size2(wrong == .infinity ? 1e12 : 0, 600))
      stream.viewport = Size2(800, wrong)
      #expect(stream.viewport.width == 800 && stream.viewport.height >= 0)
      stream.liftInterval = wrong
      #expect(stream.liftInterval == nil)
      #expect(Self.play(&stream, Self.strokes).last?.phase == .momentumEnded)
    }
  }

  /// 1,000 random streams of fingers, notches, holds and frames: what fingers and notches moved comes out as it came in,
  /// what glides is the same at two frame rates, and whole numbers with their rest are the same.
  @Test(arguments: 0..<10) func `no delta is lost or counted twice`(batch: Int) {
    for seed in 0..<100 {
      var dice = SeededGenerator(batch * 100 + seed)
      var streams = [MomentumStream(), MomentumStream(), MomentumStream()]
      if seed % 3 == 0 { for index in streams.indices { streams[index].liftInterval = 0.04 } }
      streams[2].isWhole = true
      var (time, isDown, moved) = (1.0, false, Vector2.zero)
      var frames = [1.0, 1.0, 1.0]
      let rates = [60.0, 144, dice.within(10...300)]
      var (sums, glides) = ([Vector2.zero, .zero, .zero], [Vector2.zero, .zero, .zero])
      func take(_ index: Int) -> (WheelEvent) -> Void {
        { event in
          let isGlide = event.phase == .momentumBegan || event.phase == .momentumChanged
          if isGlide { glides[index] = glides[index] + event.delta }
          sums[index] = sums[index] + event.delta
        }
      }
      func run(to time: Double) {
        for index in 0..<3 {
          while frames[index] + 1 / rates[index] <= time {
            frames[index] += 1 / rates[index]
            streams[index].advance(to: frames[index], take(index))
          }
        }
      }
      for _ in 0..<200 {
        time += dice.within(dice.chance(0.06) ? 0.1...0.9 : 0.002...0.02)
        run(to: time)
        let choice = dice.within(0...1)
        let delta = Vector2(dice.within(-30...30), dice.within(-10...50))
        var event = WheelEvent(delta: delta, phase: .changed, isPrecise: true, time: time)
        switch choice {
        case ..<0.1:
          event.phase = isDown ? .ended : .began
          isDown.toggle()
        case ..<0.13: (event.phase, event.isPrecise) = (.none, false)
        case ..<0.16: (event.phase, event.delta) = (.held, .zero)
        case ..<0.18 where isDown: (event.phase, isDown) = (.cancelled, false)
        case ..<0.4 where !isDown: event.phase = .none
        default: if !isDown { continue }
        }
        if event.phase == .held { isDown = false }
        // The end of what no longer strokes is nobody's.
        if event.phase == .ended || event.phase == .cancelled { event.delta = .zero }
        moved = moved + event.delta
        for index in 0..<3 { streams[index].handle(event, take(index)) }
      }
      run(to: time + 60)
      #expect(!streams[0].isMoving && (sums[0] - glides[0] - moved).length < 1e-9)
      #expect((sums[1] - sums[0]).length < 1e-9)
      #expect((sums[2] + streams[2].rest - sums[0]).length < 1e-9)
      #expect(abs(streams[2].rest.x) < 1 && abs(streams[2].rest.y) < 1)
    }
  }
}
