import Overscroll
import OverscrollUIKit
import ScrollScenes
import Testing
import UIKit

/// A view in a window shows what a scene shows when it is replayed from its file.
@MainActor @Suite struct ReplayTests {
  @Test func `a flick and a catch are the replay of their scene, to the bit`() throws {
    let events: [TouchEvent] =
      .stroke(from: Vector2(200, 700), to: Vector2(200, 400))
      + .stroke(2, from: Vector2(100, 300), to: Vector2(100, 500), at: 0.75)
    let start = Scroller(viewport: Size2(390, 844), content: Size2(390, 9_000), displayScale: 1)

    // The display asks a refresh ahead, as the scene's frames do.
    let first = events[0].time
    let refreshes = 700
    let times = (1...refreshes).map { first + Double($0) * Stage.interval }
    let scene = ScrollScene(
      model: SceneModel(start), frames: .times(times), frameLead: Stage.interval,
      asking: .whileMoving,
      events: events.map { event in
        switch event.phase {
        case .began: .down(event.time, event.id, at: event.position!)
        case .moved: .move(event.time, event.id, to: event.position!)
        default: .up(event.time, event.id)
        }
      })
    var replayed: [Double: Double] = [:]
    for frame in SceneRun(scene) {
      replayed[frame.time] = try #require(frame.shown.value as? Scroller).contentOffset.y
    }
    #expect(replayed.count > 200)

    let view = OverscrollView(frame: .zero)
    view.contentSize = CGSize(width: 390, height: 9_000)
    let stage = Stage(view)
    var rest = events[...]
    var compared = 0
    for time in times {
      let due = rest.prefix { $0.time <= time - Stage.interval }
      rest = rest.dropFirst(due.count)
      stage.deliver(Array(due))
      StandInDisplay.refresh(at: time - Stage.interval, showing: time)
      guard let expected = replayed[time] else { continue }
      #expect(view.scroller.contentOffset.y.bitPattern == expected.bitPattern, "at \(time)")
      compared += 1
    }
    #expect(compared == replayed.count)
  }
}
