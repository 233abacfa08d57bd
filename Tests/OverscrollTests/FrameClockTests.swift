import Overscroll
import Synchronization
import Testing

/// A clock that is where a test puts it: sleeping takes no time, and wakes as late as it is set to.
final class ScriptedClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private let state = Mutex(Swift.Duration.seconds(5000))
  private let lateness: Duration

  init(lateness: Duration = .zero) { self.lateness = lateness }

  var now: Instant { Instant(offset: state.withLock { $0 }) }
  let minimumResolution = Duration.zero

  func pass(_ duration: Duration) { state.withLock { $0 += duration } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    state.withLock { $0 = max($0, deadline.offset + lateness) }
  }
}

func cancelCurrentTask() { unsafe withUnsafeCurrentTask { unsafe $0?.cancel() } }

@Suite struct FrameClockTests {
  func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  @Test(arguments: [24.0, 59.94, 60, 120, 240])
  func `frames are due at k divided by the rate, forever without drift`(rate: Double) async {
    let source = ScriptedClock(lateness: .microseconds(300))
    let start = source.now
    var frames = FrameClock(framesPerSecond: rate, on: source).makeAsyncIterator()
    for index in 0..<5000 {
      let frame = await frames.next()
      let (time, late) = (Double(index) / rate, index == 0 ? 0 : 300e-6)
      #expect(frame?.index == index && frame?.dropped == 0 && frame?.time == time)
      #expect(abs(seconds(start.duration(to: source.now)) - time - late) < 1e-9)
      #expect(abs((frame?.lateness ?? -1) - late) < 1e-9)
    }
  }

  @Test func `a late caller gets the frame due now, and the number of those it missed`() async {
    let source = ScriptedClock()
    var frames = FrameClock(framesPerSecond: 100, on: source).makeAsyncIterator()
    _ = await frames.next()
    source.pass(.milliseconds(35))
    let late = await frames.next()
    #expect(late?.index == 3 && late?.dropped == 2 && late?.time == 0.03)
    #expect(abs((late?.lateness ?? 0) - 0.005) < 1e-12)
    // Back on the grid, not 10 ms after the late one.
    #expect(await frames.next() == ClockFrame(index: 4, time: 0.04, lateness: 0, dropped: 0))
  }

  @Test func `every iteration begins with frame 0`() async {
    let frames = FrameClock(framesPerSecond: 8, on: ScriptedClock())
    for _ in 0..<2 {
      var times: [Double] = []
      for await frame in frames {
        times.append(frame.time)
        if frame.index == 3 { break }
      }
      #expect(times == [0, 0.125, 0.25, 0.375])
    }
  }

  @Test func `no frame follows a cancellation`() async {
    let clock = FrameClock(framesPerSecond: 1000, on: ScriptedClock())
    let seen = await Task {
      var seen = 0
      for await frame in clock {
        seen += 1
        if frame.index == 10 { cancelCurrentTask() }
      }
      return seen
    }.value
    #expect(seen == 11)
  }

  @MainActor @Test func `cancelled by its own actor while it waits, none follows either`() async {
    let clock = FrameClock(framesPerSecond: 500)
    var seen = 0
    let task = Task { @MainActor in for await _ in clock { seen += 1 } }
    while seen < 3 { await Task.yield() }
    task.cancel()
    let atCancellation = seen
    await task.value
    #expect(seen == atCancellation)
  }

  @Test func `a cancelled sequence stays over`() async {
    let clock = FrameClock(framesPerSecond: 60, on: ScriptedClock())
    let frames = await Task {
      cancelCurrentTask()
      var frames = clock.makeAsyncIterator()
      return [await frames.next(), await frames.next()]
    }.value
    #expect(frames == [nil, nil])
  }

  @Test func `real frames keep to the monotonic clock`() async {
    let start = ContinuousClock.now
    var last = 0
    for await frame in FrameClock(framesPerSecond: 100) {
      #expect(frame.index == 0 || frame.index > last)
      last = frame.index
      #expect(seconds(start.duration(to: .now)) >= frame.time)
      #expect(frame.lateness >= 0 && frame.lateness < 0.01 + 1e-9)
      if frame.index >= 8 { break }
    }
    #expect(last >= 8)
  }
}

@Suite struct TimerAnimationTests {
  @Test func `frames that drop do not change when it ends, at exactly 1`() async {
    let source = ScriptedClock()
    var (progress, shown): ([Double], [Double]) = ([], [])
    let finished = await TimerAnimation.run(
      duration: 0.125, on: FrameClock(framesPerSecond: 128, on: source)
    ) {
      progress.append($0)
      shown.append($1)
      source.pass(.milliseconds(33))
    }
    #expect(finished && progress == [0, 0.25, 0.5, 0.75, 1])
    #expect(shown == [0, 0.03125, 0.0625, 0.09375, 0.125])
  }

  @Test func `cancelled, it has not finished, and the body is not called again`() async {
    let clock = FrameClock(framesPerSecond: 100, on: ScriptedClock())
    let (finished, calls) = await Task {
      var calls = 0
      let finished = await TimerAnimation.run(duration: 1, on: clock) { progress, _ in
        calls += 1
        if progress >= 0.25 { cancelCurrentTask() }
      }
      return (finished, calls)
    }.value
    #expect(!finished && calls == 26)
  }

  @Test func `cancelled before it starts, the body is never called`() async {
    let finished = await Task {
      cancelCurrentTask()
      return await TimerAnimation.run(duration: 0) { _, _ in Issue.record("no frame is due") }
    }.value
    #expect(!finished)
  }

  @MainActor @Test func `on real frames it takes its time and stays on its actor`() async {
    let start = ContinuousClock.now
    var last = 0.0
    let finished = await TimerAnimation.run(duration: 0.05) { progress, _ in
      MainActor.assertIsolated()
      last = progress
    }
    #expect(finished && last == 1 && start.duration(to: .now) >= .milliseconds(50))
  }

  @Test(arguments: [24.0, 60, 90, 120, 240, 1000])
  func `frames of any rate run from 0 to exactly 1`(rate: Double) throws {
    var animation = TimerAnimation(duration: 0.35, start: 100)
    let frames = Displays.times(0...1000, after: 100, rate: rate)
      .compactMap { animation.advance(to: $0) }
    let last = try #require(frames.last)
    #expect(frames.first?.progress == 0 && last.progress == 1 && last.time == 0.35 && last.isLast)
    #expect(frames.count { $0.completion != nil } == 1)
    #expect(frames.count == Int((0.35 * rate - 1e-9).rounded(.up)) + 1)
    for (frame, shown) in frames.dropLast().enumerated() {
      #expect(abs(shown.progress - Double(frame) / rate / 0.35) < 1e-12)
      #expect(shown.progress < 1 && shown.time < 0.35)
    }
  }

  @Test func `dropped frames are harmless`() {
    var animation = TimerAnimation(duration: 1, start: 5)
    #expect(animation.advance(to: 5.25)?.progress == 0.25)
    #expect(animation.advance(to: 1e9) == TimerFrame(progress: 1, time: 1, completion: .finished))
    #expect(animation.advance(to: 1e9 + 1) == nil && animation.completion == .finished)
  }

  @Test func `no duration is a single, last frame`() {
    var animation = TimerAnimation(duration: 0, start: 2)
    #expect(animation.advance(to: 2)?.isLast == true && animation.advance(to: 2) == nil)
  }

  @Test func `the end comes with the frame at start + duration, also far from 0`() {
    for start in [0.1, 1e6 + 0.1, 1e9 / 3] {
      var animation = TimerAnimation(duration: 0.3, start: start)
      #expect(animation.advance(to: start + 0.3)?.isLast == true)
    }
  }

  @Test func `completion is reported exactly once`() {
    var stopped = TimerAnimation(duration: 1)
    #expect(stopped.advance(to: 0.5)?.completion == nil)
    #expect(stopped.invalidate() == .invalidated && stopped.invalidate() == nil)
    #expect(stopped.advance(to: 2) == nil && !stopped.isRunning)
    #expect(stopped.completion == .invalidated)
    var finished = TimerAnimation(duration: 1)
    #expect(finished.advance(to: 1)?.completion == .finished)
    #expect(finished.invalidate() == nil && finished.completion == .finished)
  }

  @Test func `the same time again is the same frame, an earlier one is ignored and counted`() {
    var animation = TimerAnimation(duration: 1, start: 1)
    #expect(animation.advance(to: 0.9) == nil && animation.advance(to: .nan) == nil)
    let frame = animation.advance(to: 1.5)
    #expect(animation.advance(to: 1.5) == frame && animation.advance(to: 1.4) == nil)
    #expect(animation.ignoredEvents == 3 && animation.advance(to: 1.75)?.progress == 0.75)
  }
}
