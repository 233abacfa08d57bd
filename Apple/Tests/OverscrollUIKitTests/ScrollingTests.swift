import Overscroll
import OverscrollUIKit
import Testing
import UIKit

/// Touches through a window and a display link move a view exactly as the same events move the engine alone.
@MainActor @Suite struct ScrollingTests {
  private func offset(_ scroller: Scroller) -> [Double] {
    [scroller.contentOffset.x, scroller.contentOffset.y, scroller.zoomScale]
  }

  @Test func `a flick decelerates as the engine alone does`() {
    let (view, stage) = Stage.list()
    let shown = stage.compare(
      view.adapter, with: DirectHost(view.scroller),
      .stroke(from: Vector2(200, 700), to: Vector2(203, 260)),
      read: offset)
    #expect(shown.last![1] > 3_000)
    #expect(abs(view.contentView.frame.minY + shown.last![1]) < 1e-9)
  }

  @Test func `a touch catches a flick, holds it and flicks on`() {
    let (view, stage) = Stage.list()
    let shown = stage.compare(
      view.adapter, with: DirectHost(view.scroller),
      .stroke(from: Vector2(200, 700), to: Vector2(200, 260))
        + .stroke(2, from: Vector2(180, 300), to: Vector2(180, 600), at: 0.5),
      read: offset)
    // The second finger comes down with refresh 60, and holds what was shown.
    #expect(shown[60][1] == shown[59][1] && shown[59][1] != shown[58][1])
    #expect(shown.last![1] < shown[60][1])
  }

  @Test func `content pulled beyond its edge bounces`() {
    let (view, stage) = Stage.list()
    view.scroller.setContentOffset(Vector2(0, 40), animated: false)
    let shown = stage.compare(
      view.adapter, with: DirectHost(view.scroller),
      .stroke(from: Vector2(200, 200), to: Vector2(200, 700)),
      read: offset)
    #expect(shown.map { $0[1] }.min()! < -100)
    #expect(shown.last![1] == 0)
  }

  @Test func `a cancelled touch settles without a fling`() {
    let (view, stage) = Stage.list()
    var events = [TouchEvent].stroke(from: Vector2(200, 200), to: Vector2(200, 700))
    events[events.count - 1].phase = .cancelled
    view.scroller.setContentOffset(Vector2(0, 40), animated: false)
    let shown = stage.compare(view.adapter, with: DirectHost(view.scroller), events, read: offset)
    #expect(shown[14][1] < 0)
    #expect(shown.last![1] == 0)
  }

  @Test func `two fingers zoom, one after the other leaves`() {
    let (view, stage) = Stage.list()
    view.contentSize = CGSize(width: 2_000, height: 2_000)
    view.scroller.maximumZoomScale = 3
    view.scroller.setContentOffset(Vector2(300, 400), animated: false)
    let shown = stage.compare(
      view.adapter, with: DirectHost(view.scroller),
      .stroke(1, from: Vector2(180, 400), to: Vector2(90, 250), samples: 40)
        + .stroke(2, from: Vector2(220, 440), to: Vector2(330, 640), at: 0.01, samples: 44),
      read: offset)
    #expect(shown.last![2] > 1.5)
    #expect(abs(view.contentView.frame.width - 2_000 * shown.last![2]) < 1e-9)
    #expect(abs(view.contentView.frame.minX + shown.last![0]) < 1e-9)
  }

  @Test func `two fingers flick together`() {
    let (view, stage) = Stage.list()
    let shown = stage.compare(
      view.adapter, with: DirectHost(view.scroller),
      .stroke(1, from: Vector2(120, 700), to: Vector2(123, 300))
        + .stroke(2, from: Vector2(260, 640), to: Vector2(258, 250), at: 0.004), read: offset)
    #expect(shown.last![1] > 2_000)
  }

  @Test func `what a program sets in motion goes on under a flick`() {
    let (view, stage) = Stage.list()
    let shown = stage.compare(
      view.adapter, with: DirectHost(view.scroller),
      .stroke(from: Vector2(200, 700), to: Vector2(200, 560)),
      changes: [300: { $0.setContentOffset(Vector2(0, 200), animated: true) }], read: offset)
    #expect(shown.last![1] == 200)
  }

  @Test func `a horizontal and a vertical place are drawn where they are`() {
    let (view, stage) = Stage.list()
    view.contentSize = CGSize(width: 900, height: 60_000)
    let shown = stage.compare(
      view.adapter, with: DirectHost(view.scroller),
      .stroke(from: Vector2(300, 700), to: Vector2(120, 260)),
      read: offset)
    #expect(shown.last![0] > 100)
    #expect(abs(view.contentView.frame.minX + shown.last![0]) < 1e-9)
    #expect(abs(view.contentView.frame.minY + shown.last![1]) < 1e-9)
  }
}
