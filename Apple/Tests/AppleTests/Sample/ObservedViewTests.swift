import Overscroll
import Testing
import UIKit

@testable import OverscrollSample

/// The system's scroll view is recorded from what it shows; here a stand-in shows what a test says.
@MainActor @Suite struct ObservedViewTests {
  /// An experiment on the stage, and the recordings that are complete.
  @MainActor private final class Observed {
    let view: ObservedView
    let stage: Stage
    var texts: [String] = []
    private var frame = 0

    init(_ experiment: Experiment) {
      view = ObservedView(experiment)
      stage = Stage(view)
      view.onRecord = { [unowned self] in texts.append($0) }
    }

    func frames(_ count: Int, _ change: (Int) -> Void = { _ in }) {
      for number in 0..<count {
        change(number)
        Stage.refresh(1, from: frame)
        frame += 1
      }
    }

    func finger(_ phase: TouchEvent.Phase, at y: Double) {
      let time = Double(frame) * Stage.interval
      stage.deliver([TouchEvent(phase, id: 1, position: Vector2(200, y), time: time)])
    }

    /// Drags from a height by some points a frame, and lifts.
    func drag(from start: Double, by step: Double, frames count: Int, _ change: (Int) -> Void) {
      finger(.began, at: start)
      frames(count) { frame in
        finger(.moved, at: start + step * Double(frame))
        change(frame)
      }
      finger(.ended, at: start + step * Double(count))
      frames(5)
    }
  }

  @Test func `an animated offset is recorded from the button on`() {
    let one = Observed(.program)
    one.frames(3)
    one.view.run()
    one.frames(60) { one.view.scrollView.contentOffset.y = CGFloat(min($0, 10) * 164) }
    #expect(one.texts.count == 1)
    #expect(one.texts.first?.hasPrefix("t,scrollTo\n0.0,-1640.0\n") == true)
  }

  @Test func `a catch is recorded only from a touch on what decelerates`() {
    let one = Observed(.caught)
    for isMoving in [false, true] {
      one.view.scrollView.standInSet(isDecelerating: isMoving)
      one.drag(from: 600, by: -1, frames: 10) {
        one.view.scrollView.contentOffset.y = CGFloat(max($0 - 4, 0))
      }
    }
    #expect(one.texts.count == 1)
    #expect(one.texts.first?.hasSuffix("\n9.0,5.0\n") == true)
  }

  @Test func `a refresh ends where it fires, and is forgotten where it does not`() {
    let one = Observed(.refresh)
    for fires in [false, true] {
      one.drag(from: 200, by: 20, frames: 20) {
        one.view.scrollView.contentOffset.y = CGFloat(-10 * $0)
        if fires, $0 == 15 { one.view.scrollView.refreshControl?.beginRefreshing() }
      }
    }
    #expect(one.texts.count == 1)
    #expect(one.texts.first?.hasSuffix("\n300.0,150.0\n") == true)
    #expect(one.view.scrollView.refreshControl?.isRefreshing == false)
  }

  @Test func `a pinch is recorded with what its fingers ask for`() {
    let one = Observed(.zoom)
    one.drag(from: 300, by: 0, frames: 20) {
      one.view.scrollView.standInPinch($0 < 19 ? 1 + CGFloat($0) / 4 : nil)
      one.view.scrollView.zoomScale = min(1 + CGFloat($0) / 4, 5)
    }
    one.frames(80) { one.view.scrollView.zoomScale = max(5 - CGFloat($0) / 10, 4) }
    #expect(one.texts.count == 1)
    #expect(one.texts.first?.hasPrefix("t,pinch,zoomScale\n0.0,1.0,1.0\n") == true)
    #expect(one.texts.first?.contains(",5.5,5.0\n") == true)
    #expect(one.texts.first?.hasSuffix(",0.0,4.0\n") == true)
  }

  @Test func `a landing's target is moved on, and a key's release begins its recording`() {
    let view = Observed(.landing).view
    var target = CGPoint(x: 0, y: 500)
    view.scrollViewWillEndDragging(
      view.scrollView, withVelocity: CGPoint(x: 0, y: 2), targetContentOffset: &target)
    #expect(target.y == 800)
    let keys = Observed(.key)
    #expect(keys.view.canBecomeFirstResponder)
    keys.view.pressesEnded([], with: nil)
    keys.frames(60) { keys.view.scrollView.contentOffset.y = CGFloat(min($0, 8)) }
    #expect(keys.texts.first?.hasPrefix("t,key\n0.0,-8.0\n") == true)
  }
}
