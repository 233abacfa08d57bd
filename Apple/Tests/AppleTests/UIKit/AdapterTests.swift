import Overscroll
import OverscrollUIKit
import Testing
import UIKit

/// What the adapter does besides moving things: taking touches from the content, losing them, ending.
@MainActor @Suite struct AdapterTests {
  /// A view in the content that says what became of its touches.
  private final class Button: UIView {
    var calls: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("began")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("cancelled")
    }
  }

  private func list() -> (OverscrollView, Button, Stage) {
    let (view, stage) = Stage.list(height: 6_000)
    let button = Button(frame: CGRect(x: 0, y: 0, width: 390, height: 6_000))
    view.contentView.addSubview(button)
    return (view, button, stage)
  }

  @Test func `a tap is the button's`() {
    let (view, button, stage) = list()
    stage.deliver(.tap(1, from: 0, to: 0.1))
    #expect(button.calls == ["began", "ended"])
    #expect(view.adapter.recognizer.state == .possible && !view.scroller.isTracking)
  }

  @Test func `a drag takes the touch from the button`() {
    let (_, button, stage) = list()
    stage.deliver(.stroke(from: Vector2(200, 700), to: Vector2(200, 400)))
    #expect(button.calls == ["began", "cancelled"])
  }

  @Test func `a touch that catches content in motion is not the button's`() {
    let (view, button, stage) = list()
    stage.deliver(.stroke(from: Vector2(200, 700), to: Vector2(200, 400)))
    Stage.refresh(17, from: 13)
    #expect(view.scroller.isMoving)
    button.calls = []
    stage.deliver(.tap(2, from: 0.26, to: 0.3))
    #expect(button.calls == ["cancelled"])
    #expect(view.adapter.recognizer.state == .possible)
    // Nor is it of one that was taken away; the next tap is.
    Stage.refresh(600, from: 36)
    view.scroller.setContentOffset(.zero, animated: true)
    Stage.refresh(4, from: 640)
    stage.deliver([TouchEvent(.began, id: 3, position: Vector2(100, 100), time: 5.38)])
    view.adapter.cancelTouches()
    stage.deliver([TouchEvent(.ended, id: 3, position: Vector2(100, 100), time: 5.39)])
    Stage.refresh(600, from: 660)
    button.calls = []
    stage.deliver(.tap(4, from: 11, to: 11.05))
    #expect(button.calls.last == "ended")
  }

  @Test func `touches that another recogniser takes away are cancelled in the engine`() {
    let (view, _, stage) = list()
    stage.deliver(.stroke(from: Vector2(200, 200), to: Vector2(200, 500), lifts: false))
    #expect(view.scroller.isDragging && view.contentOffset.y < 0)
    view.adapter.recognizer.standInPrevent()
    #expect(!view.scroller.isTracking && view.scroller.isMoving)
    Stage.refresh(270, from: 30)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `a view that leaves its window needs no frames, and loses its fingers`() {
    let (view, _, stage) = list()
    stage.deliver(.stroke(from: Vector2(200, 200), to: Vector2(200, 500), lifts: false))
    #expect(StandInDisplay.links.count == 1)
    view.removeFromSuperview()
    #expect(StandInDisplay.links.isEmpty)
    #expect(!view.scroller.isTracking)
    stage.window.addSubview(view)
    Stage.refresh(300, from: 360)
    #expect(view.contentOffset.y == 0)
    #expect(StandInDisplay.links.filter { !$0.isPaused }.isEmpty)
  }

  @Test func `a display link does not keep a view alive, and ends with it`() {
    StandInDisplay.reset()
    weak var lost: OverscrollView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let view = OverscrollView(frame: window.bounds)
      window.addSubview(view)
      lost = view
      // At rest, so that the link is paused and would never be called again.
      StandInDisplay.refresh(at: 1, showing: 1)
      StandInDisplay.refresh(at: 2, showing: 2)
      #expect(StandInDisplay.links.count == 1 && StandInDisplay.links[0].isPaused)
    }
    #expect(lost == nil)
    #expect(StandInDisplay.links.isEmpty)
  }

  @Test func `frames are requested at the rate that is set`() {
    let (view, _, _) = list()
    #expect(StandInDisplay.links[0].preferredFrameRateRange.preferred == 120)
    view.adapter.frameRates = CAFrameRateRange(minimum: 30, maximum: 60)
    #expect(StandInDisplay.links[0].preferredFrameRateRange.maximum == 60)
  }

  @Test func `anything draggable can be driven: a dial`() {
    let view = UIView(frame: .zero)
    let adapter = DragAdapter(Dial(center: Vector2(200, 450)))
    adapter.connect(to: view)
    let stage = Stage(view)
    adapter.isAttached = true
    stage.compare(
      adapter, .stroke(from: Vector2(300, 500), to: Vector2(300, 404)), read: { [$0.angle] })
  }

  @Test func `a view does not keep its adapter, and takes no touches without it`() {
    let view = AdaptedView(frame: .zero)
    weak var lost: DragAdapter<Dial>?
    do {
      let adapter = DragAdapter(Dial(center: Vector2(200, 450)))
      adapter.connect(to: view)
      lost = adapter
    }
    #expect(lost == nil)
    let (stage, button) = (Stage(view), Button(frame: view.frame))
    view.addSubview(button)
    stage.deliver(.stroke(from: Vector2(300, 500), to: Vector2(300, 404)))
    #expect(button.calls == ["began", "ended"] && StandInDisplay.links.isEmpty)
  }
}
