import Overscroll
import OverscrollUIKit
import Testing
import UIKit

/// Animations by the display's frames, and springs to and from Core Animation.
@MainActor @Suite struct DisplayAnimationTests {
  /// What an animation called, in order.
  private final class Log {
    var frames: [(progress: Double, time: Double)] = []
    var ends: [TimerCompletion] = []
  }

  private func start(_ duration: Double, _ log: Log, at now: Double = 10) -> DisplayAnimation {
    StandInDisplay.reset()
    StandInDisplay.now = now
    return DisplayAnimation(duration: duration) {
      log.frames.append(($0, $1))
    } completion: {
      log.ends.append($0)
    }
  }

  @Test func `frames are those of the time at which they are shown, the last one is the end`() {
    let log = Log()
    let animation = start(0.4, log)
    StandInDisplay.refresh(at: 10, showing: 10.1)
    StandInDisplay.refresh(at: 10.1, showing: 10.2)
    #expect(abs(log.frames[0].progress - 0.25) < 1e-12 && abs(log.frames[0].time - 0.1) < 1e-12)
    #expect(animation.isRunning && log.ends.isEmpty)
    #expect(StandInDisplay.refresh(at: 10.4, showing: 10.5) == 1)
    #expect(log.frames.count == 3 && log.frames[2] == (1, 0.4) && log.ends == [.finished])
    #expect(!animation.isRunning && StandInDisplay.links.isEmpty)
    animation.invalidate()
    #expect(log.ends == [.finished])
  }

  @Test func `invalidated, in a frame too, it shows nothing more and says so once`() {
    let log = Log()
    StandInDisplay.reset()
    var animation: DisplayAnimation?
    animation = DisplayAnimation(duration: 0.4) { progress, time in
      log.frames.append((progress, time))
      if time > 0.1 { animation?.invalidate() }
    } completion: {
      log.ends.append($0)
    }
    for frame in 1...3 { StandInDisplay.refresh(at: 0, showing: 0.08 * Double(frame)) }
    animation?.invalidate()
    #expect(log.frames.count == 2 && log.ends == [.invalidated])
    #expect(animation?.isRunning == false && StandInDisplay.links.isEmpty)
  }

  @Test func `it runs to its end without being kept, and is gone then`() {
    let log = Log()
    weak let kept = start(0, log)
    #expect(kept != nil)
    StandInDisplay.refresh(at: 10, showing: 10.1)
    #expect(log.frames.count == 1 && log.frames[0] == (1, 0) && log.ends == [.finished])
    #expect(kept == nil)
  }

  @Test func `a spring is Core Animation's, and back`() {
    let spring = DampedSpring(mass: 2, stiffness: 300, dampingRatio: 0.4)
    let animation = CASpringAnimation("position.y", spring: spring, initialVelocity: 3)
    #expect(animation.keyPath == "position.y" && animation.initialVelocity == 3)
    #expect(animation.mass == 2 && animation.stiffness == 300 && !animation.allowsOverdamping)
    #expect(abs(Double(animation.damping) - 0.8 * 600.0.squareRoot()) < 1e-12)
    #expect(animation.duration == animation.settlingDuration)
    #expect(abs(DampedSpring(animation).dampingRatio - 0.4) < 1e-15)

    let slow = CASpringAnimation("scale", spring: DampedSpring(stiffness: 100, dampingRatio: 3))
    #expect(slow.allowsOverdamping && DampedSpring(slow).dampingRatio == 3)
    slow.allowsOverdamping = false
    #expect(DampedSpring(slow).dampingRatio == 1)
  }
}
