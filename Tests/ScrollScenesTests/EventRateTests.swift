import Overscroll
import ScrollScenes
import Testing

/// A drag does not depend on how often the screen reports the finger.
@Suite struct EventRateTests {
  /// A second's drag along a straight line, ever faster, reported so often, then held and lifted.
  private static func drag(to end: Vector2, reports: Int) -> ScrollScene {
    let start = Vector2(200, 500)
    var events = [SceneEvent.down(0, 1, at: start)]
    for report in 1...reports {
      let time = Double(report) / Double(reports)
      events.append(.move(time, 1, to: start + (end - start) * (time * time)))
    }
    events.append(.up(1.2, 1))
    var scroller = Scroller(viewport: Size2(390, 844), content: Size2(2_000, 6_000))
    scroller.setContentOffset(Vector2(100, 0), animated: false)
    return ScrollScene(model: SceneModel(scroller), events: events, until: .rest)
  }

  @Test(
    arguments: [Vector2(200, 100), Vector2(200, 900), Vector2(150, 100), Vector2(320, 950)])
  func `a drag ends at the same place at 1 to 1,000 reports a second`(end: Vector2) {
    var dragged: [Vector2] = []
    var rested: [Vector2] = []
    for reports in [1, 2, 7, 30, 60, 90, 120, 240, 1_000] {
      let frames = Array(SceneRun(Self.drag(to: end, reports: reports)))
      // Frame 66 comes at 1.1 s, between the last report and the lift.
      dragged.append(frames[65].scroller.contentOffset)
      rested.append(frames[frames.count - 1].scroller.contentOffset)
    }
    #expect(dragged[0] != Vector2(100, 0))
    for offset in dragged { #expect((offset - dragged[0]).length < 1e-9) }
    for offset in rested { #expect((offset - rested[0]).length < 1e-9) }
  }
}
