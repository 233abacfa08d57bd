import Overscroll
import ScrollFeels
import Testing

/// Bounds that change while content moves by another platform's law.
@Suite struct FeelBoundsTests {
  private let feels = ScrollerFeelTests()

  @Test(arguments: ScrollFeel.Platform.allCases)
  func `an edge that moves under a spring leaves its velocity as it is`(
    platform: ScrollFeel.Platform
  ) {
    guard ScrollFeel(platform).law.edge.kind == .spring, platform != .flutterClamping else {
      return
    }
    var list = feels.list(ScrollFeel(platform), at: 19_800)
    _ = feels.flick(&list, speed: 2_400)
    var time = 0.08
    while list.isMoving, list.overscroll.y <= 0, time < 5 {
      time += 0.004
      list.advance(to: time)
    }
    let before = list.advance(to: time + 0.004).velocity.y
    #expect(list.overscroll.y > 0 && abs(before) > 1)
    list.contentSize = Size2(390, 20_799)
    let after = list.advance(to: time + 0.004 + 1e-7).velocity.y
    #expect(abs(after - before) < 0.001 * abs(before))
  }

  @Test(arguments: ScrollFeel.Platform.allCases)
  func `content that grows below goes on beyond its upper edge as before`(
    platform: ScrollFeel.Platform
  ) {
    var list = feels.list(ScrollFeel(platform), at: 100)
    _ = feels.flick(&list, speed: -2000)
    var time = 0.08
    while list.isMoving, list.overscroll.y >= 0, time < 5 {
      time += 0.004
      list.advance(to: time)
    }
    list.advance(to: time + 0.01)
    var other = list
    other.contentSize = Size2(390, 30_000)
    for frame in 1...100 {
      let now = time + 0.01 + Double(frame) / 120
      #expect(abs(other.advance(to: now).offset.y - list.advance(to: now).offset.y) < 1e-9)
    }
  }

  @Test(arguments: ScrollFeel.Platform.allCases)
  func `content that grows or shrinks elsewhere changes nothing of a flight`(
    platform: ScrollFeel.Platform
  ) {
    var list = feels.list(ScrollFeel(platform), at: 9000)
    _ = feels.flick(&list, speed: 2000)
    list.advance(to: 0.08)
    list.advance(to: 0.3)
    var other = list
    other.contentSize = Size2(390, 30_000)
    #expect(abs(other.destination.y - list.destination.y) < 1e-9)
    for frame in 1...100 {
      let time = 0.3 + Double(frame) / 60
      #expect(abs(other.advance(to: time).offset.y - list.advance(to: time).offset.y) < 1e-9)
    }
  }
}
