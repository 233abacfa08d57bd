import Overscroll
import ScrollTestSupport
import Testing

/// A display of any rate, a program that draws, and clocks of whole milliseconds: how many refreshes show a new frame.
@Suite struct FramePacerTests {
  /// The share of refreshes with a frame of their own; all times in seconds.
  private func share(
    rate: Double, said: Double, drawing: Double, jitter: Double = 0.0003, then other: Double? = nil
  ) -> Double {
    var (random, pacer) = (SeededGenerator(7), FramePacer(refreshRate: said))
    var (now, rate, origin) = (0.1237, rate, 0.0031)
    var (shown, refreshes, changes) = (0.0, 0.0, other)
    let (start, half) = (now, 2.0)
    var last = -Double.infinity
    while now < start + 2 * half {
      if let next = changes, now > start + half {
        (refreshes, origin, rate, changes) = (half * rate, now + 0.002, next, nil)
        pacer.setRefreshRate(next)
      }
      let frame = pacer.next(at: now)
      #expect(frame.time > last && frame.time > frame.start)
      last = frame.time
      let wait = ((frame.start - now) * 1000).rounded(.up) / 1000
      if wait > 0 { now += wait + Double.random(in: 0...jitter, using: &random) }
      let begin = now
      now += drawing * Double.random(in: 0.8...1.2, using: &random)
      pacer.drew(frame, from: begin, to: now)
      now = origin + (((now - origin) * rate).rounded(.down) + 1) / rate
      now += Double.random(in: 0...jitter, using: &random)
      pacer.presented(at: now)
      shown += 1
    }
    return shown / (refreshes + (other == nil ? 2 : 1) * half * rate)
  }

  @Test(arguments: [60.0, 75, 90, 120, 144, 240])
  func `every refresh shows a frame where there is time to draw it`(rate: Double) {
    var row = "\(rate) Hz:"
    for drawing in [0.0005, 0.002, 0.004, 0.006] {
      // The system's word for the rate is a whole number.
      let shares = [0.999, 1, 1.001].map { share(rate: rate * $0, said: rate, drawing: drawing) }
      let interval = 1 / rate
      // The longest drawing, a millisecond of rounding, and waking up twice.
      let refreshes = ((drawing * 1.2 + 0.0016) / interval).rounded(.up)
      #expect(shares.min()! >= 0.8 / refreshes, "\(rate) Hz, \(drawing) s: \(shares)")
      if refreshes == 1 { #expect(shares.min()! >= 0.98, "\(rate) Hz, \(drawing) s: \(shares)") }
      row += "  \(Int(drawing * 10_000)) ⋅ 0.1 ms \((shares.min()! * 1000).rounded() / 1000)"
    }
    print(row)
  }

  @Test func `a window goes to another display`() {
    #expect(share(rate: 60, said: 60, drawing: 0.002, then: 144) >= 0.98)
    #expect(share(rate: 144, said: 144, drawing: 0.002, then: 60) >= 0.98)
  }

  @Test func `invalidNumbers about a display is 60 refreshes a second`() {
    for rate in [0, -1, .nan, .infinity, 1e9] {
      #expect(FramePacer(refreshRate: rate).interval == 1.0 / 60)
    }
    var pacer = FramePacer(refreshRate: 120)
    let before = pacer
    pacer.presented(at: .nan)
    pacer.setRefreshRate(120)
    #expect(pacer == before)
  }

  @Test func `events come out where they happened, in order, never ahead`() {
    var (random, clock) = (SeededGenerator(3), ClockOffset())
    var (worst, last) = (0.0, -Double.infinity)
    for event in 0..<20_000 {
      // Ours is 86,400 s ahead and runs slower by 100 in a million; an event takes 1 to 9 ms.
      let happened = Double(event) / 125
      let ours = 86_400 + happened * (1 + 1e-4)
      let now = ours + Double.random(in: 0.001...0.009, using: &random)
      let time = clock.time(of: (happened * 1000).rounded(.down) / 1000, arrivingAt: now)
      #expect(time <= now && time >= last)
      last = time
      if event > 500 { worst = max(worst, abs(time - ours)) }
    }
    #expect(worst < 0.003, "\(worst)")
  }

  @Test func `a clock that is set, stops or says nothing`() {
    var clock = ClockOffset()
    // What is let through as drift is below 1e-5 s here.
    func expect(_ event: Double, _ now: Double, _ time: Double, line: Int = #line) {
      let found = clock.time(of: event, arrivingAt: now)
      #expect(abs(found - time) < 1e-5, "line \(line): \(found)")
    }
    expect(5, 100, 100)
    expect(5.01, 100.02, 100.01)
    // Set forward by an hour, and back: learned again with that event.
    expect(3_605, 100.1, 100.1)
    expect(5.2, 100.2, 100.2)
    expect(.nan, 100.3, 100.3)
    expect(5.25, 100.35, 100.3)
    expect(5.3, .nan, 100.3)
    expect(5.4, 50, 50)
  }

  @Test func `times that are none are left out`() {
    var pacer = FramePacer(refreshRate: 60)
    #expect(pacer.next(at: .nan) == pacer.next(at: 0))
    let frame = pacer.next(at: 1)
    pacer.drew(frame, from: .nan, to: 1)
    pacer.drew(frame, from: 1, to: .infinity)
    #expect(pacer.next(at: 2).time.isFinite && pacer.next(at: 2).start.isFinite)
  }
}
