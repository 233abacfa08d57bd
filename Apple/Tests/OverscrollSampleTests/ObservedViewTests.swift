import QuartzCore
import Testing
import UIKit

@testable import OverscrollSample

/// The system's scroll view is recorded from what it shows; here a stand-in shows what a test says.
@MainActor @Suite(.serialized) struct ObservedViewTests {
  @MainActor private final class Stage {
    let view: ObservedView
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let fingers: StandInTouchscreen
    var texts: [String] = []
    var time = 0.0

    init(_ experiment: Experiment) {
      StandInDisplay.reset()
      view = ObservedView(experiment)
      fingers = StandInTouchscreen(window)
      view.frame = window.bounds
      window.addSubview(view)
      window.layoutIfNeeded()
      view.onRecord = { [unowned self] in texts.append($0) }
    }

    func frames(_ count: Int, _ change: (Int) -> Void = { _ in }) {
      for frame in 0..<count {
        time += 1.0 / 60
        change(frame)
        StandInDisplay.refresh(at: time, showing: time + 1.0 / 60)
      }
    }

    func touch(_ y: Double) -> StandInTouchscreen.Sample { .init(200, y, at: time) }
  }

  @Test func `an animated offset is recorded from the button on`() {
    let stage = Stage(.program)
    stage.frames(3)
    stage.view.run()
    stage.frames(30) { stage.view.scrollView.contentOffset.y = CGFloat(min($0, 10) * 164) }
    #expect(stage.texts.count == 1)
    #expect(stage.texts.first?.hasPrefix("t,scrollTo\n0.0,-1640.0\n") == true)
  }

  @Test func `a catch is recorded only from a touch on what decelerates`() {
    let stage = Stage(.caught)
    for isMoving in [false, true] {
      stage.view.scrollView.standInSet(isDecelerating: isMoving)
      stage.fingers.began(1, stage.touch(600))
      stage.frames(10) { frame in
        stage.fingers.moved(1, stage.touch(600 - Double(frame)))
        stage.view.scrollView.contentOffset.y = CGFloat(max(frame - 4, 0))
      }
      stage.fingers.ended(1, stage.touch(590))
      stage.frames(5)
    }
    #expect(stage.texts.count == 1)
    #expect(stage.texts.first?.hasSuffix("\n9.0,5.0\n") == true)
  }

  @Test func `a refresh ends where it fires, and is forgotten where it does not`() {
    let stage = Stage(.refresh)
    for fires in [false, true] {
      stage.fingers.began(1, stage.touch(200))
      stage.frames(20) { frame in
        stage.fingers.moved(1, stage.touch(200 + 20 * Double(frame)))
        stage.view.scrollView.contentOffset.y = CGFloat(-10 * frame)
        if fires, frame == 15 { stage.view.scrollView.refreshControl?.beginRefreshing() }
      }
      stage.fingers.ended(1, stage.touch(600))
      stage.frames(40)
    }
    #expect(stage.texts.count == 1)
    #expect(stage.texts.first?.hasSuffix("\n300.0,150.0\n") == true)
    #expect(stage.view.scrollView.refreshControl?.isRefreshing == false)
  }

  @Test func `a pinch is recorded with what its fingers ask for`() {
    let stage = Stage(.zoom)
    stage.fingers.began(1, stage.touch(300))
    stage.frames(20) { frame in
      stage.view.scrollView.standInPinch(1 + CGFloat(frame) / 4)
      stage.view.scrollView.zoomScale = min(1 + CGFloat(frame) / 4, 5)
    }
    stage.fingers.ended(1, stage.touch(300))
    stage.view.scrollView.standInPinch(nil)
    stage.frames(40) { stage.view.scrollView.zoomScale = max(5 - CGFloat($0) / 10, 4) }
    #expect(stage.texts.count == 1)
    #expect(stage.texts.first?.contains(",5.75,5.0\n") == true)
    #expect(stage.texts.first?.hasSuffix(",0.0,4.0\n") == true)
  }

  @Test func `a landing's target is moved on, and a key's release begins its recording`() {
    let stage = Stage(.landing)
    var target = CGPoint(x: 0, y: 500)
    stage.view.scrollViewWillEndDragging(
      stage.view.scrollView, withVelocity: CGPoint(x: 0, y: 2), targetContentOffset: &target)
    #expect(target.y == 800)
    let keys = Stage(.key)
    #expect(keys.view.canBecomeFirstResponder)
    keys.view.pressesEnded([], with: nil)
    keys.frames(30) { keys.view.scrollView.contentOffset.y = CGFloat(min($0, 8)) }
    #expect(keys.texts.first?.hasPrefix("t,key\n0.0,-8.0\n") == true)
  }
}
