import Overscroll
import Testing

@Suite struct TimerAnimationTests {
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
