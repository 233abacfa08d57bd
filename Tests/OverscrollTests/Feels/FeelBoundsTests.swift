import Overscroll
import ScrollFeels
import Testing

/// Bounds that change while content moves by another platform's law.
@Suite struct FeelBoundsTests {
  private let feels = ScrollerFeelTests()

  @Test(arguments: ScrollFeel.Platform.allCases)
  func `an edge that moves under a spring leaves its velocity as it is`(platform: Platform) {
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

  @Test(arguments: ScrollFeel.Platform.allCases, [9_000.0, 100])
  func `content that grows below changes nothing of a flight far off, or beyond its upper edge`(
    platform: Platform, start: Double
  ) {
    var list = feels.list(ScrollFeel(platform), at: start)
    let isFar = start > 1_000
    _ = feels.flick(&list, speed: isFar ? 2_000 : -2_000)
    var time = 0.08
    while list.isMoving, list.overscroll.y >= 0, time < (isFar ? 0.3 : 5) {
      time += 0.004
      list.advance(to: time)
    }
    list.advance(to: time + 0.01)
    var other = list
    other.contentSize = Size2(390, 30_000)
    #expect(abs(other.destination.y - list.destination.y) < 1e-9)
    for frame in 1...100 {
      let now = time + 0.01 + Double(frame) / 60
      #expect(abs(other.advance(to: now).offset.y - list.advance(to: now).offset.y) < 1e-9)
    }
  }
}
