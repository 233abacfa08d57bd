@_spi(Formulas) import Overscroll
import ScrollFeels
import ScrollMath
import Testing

/// What setting a feel, or a part of it, leaves as it is.
@Suite struct FeelPartTests {
  private let feels = ScrollerFeelTests()

  @Test(arguments: ScrollFeel.Platform.allCases, [false, true])
  func `a part that is not of this motion changes nothing`(platform: Platform, isBouncing: Bool) {
    var list = feels.list(ScrollFeel(platform), at: isBouncing ? 19_800 : 1_000)
    _ = feels.flick(&list, speed: 2_400)
    list.advance(to: isBouncing ? 0.3 : 0.2)
    let parts: [(inout ScrollFeel) -> Void] = [
      { $0.thresholds.slop = 4.5 }, { $0.momentum = .firefox }, { $0.estimator = .qt },
      { $0.pages = .projected }, { $0.law.band = .hyperbolic(0.3) },
    ]
    for change in parts {
      var other = list
      change(&other.feel)
      #expect((other.destination - list.destination).length < 1e-9)
      #expect(abs(other.restTime - list.restTime) < 1e-9)
      var same = list
      #expect((other.advance(to: 0.45).offset - same.advance(to: 0.45).offset).length < 1e-9)
    }
  }

  @Test func `a feel set to what it is, and its other parts, leave the fingers' settings`() {
    var list = feels.list(.android).with(\.pan.slop, 30)
    let before = list
    list.feel = .android
    #expect(list == before)
    list.feel.momentum = .none
    #expect(list.pan.slop == 30)
    list.feel.thresholds.minimumSpeed = 70
    #expect(list.pan.slop == 8 && list.pan.minimumFlingSpeed == 70)
    var pager = Pager(count: 9, layout: PagerLayout(viewport: Size2(390, 800))).with(\.pan.slop, 30)
    pager.feel = pager.feel
    #expect(pager.pan.slop == 30)
    let page = NestedScroll(before, order: .innerFirst).with(\.pan.slop, 20).with(\.feel, .android)
    #expect(page.pan.slop == 20 && page[page.root].pan.slop == 30)
  }

  /// v + last min((v - 0.33 last) / (0.67 last), 6), last = v e^(-4t).
  @Test(arguments: [0.05, 0.2, 0.5, 1.4, 2.2])
  func `GTK's flick takes over what the one before has slowed down to`(gap: Double) {
    var list = feels.list(.gtk)
    let alone = feels.flick(&list, speed: 2_400).velocity.y
    list.advance(to: 0.08 + gap)
    let added = feels.flick(&list, speed: 2_400, at: 0.08 + gap).velocity.y
    let last = alone * Double.exp(-4 * (gap + 0.08))
    #expect(abs(added - (alone + last * min((alone - 0.33 * last) / (0.67 * last), 6))) < 1e-2)
  }

  @Test(arguments: ScrollFeel.Platform.allCases)
  func `content released beyond an edge is as fast as its first frame says`(platform: Platform) {
    var list = feels.list(ScrollFeel(platform), at: 0)
    list.swipe(from: Vector2(200, 100), to: Vector2(200, 300), for: 0.2, events: 10)
    let told = list.velocity.y
    list.advance(to: 0.2)
    // Android's table begins with a slope that is 0.1 % off.
    #expect(abs(told - list.velocity.y) <= 2e-3 * abs(told))
  }

  @Test(arguments: [60.0, 120], [0.0, 3])
  func `under even frames content ends where and when it says`(rate: Double, scale: Double) {
    for speed in stride(from: 400.0, through: 6_000, by: 350) {
      for (offset, rest) in [
        (30_000.0, DecelerationRate.normal), (59_000, .normal), (9_000, .fast),
      ] {
        var list = Scroller.view(390, 844, of: 390, 60_000).with(\.displayScale, scale)
        (list.dynamics, list.decelerationRate) = (.uiKitFrames(frameInterval: 1 / rate), rest)
        list.setContentOffset(Vector2(0, offset), animated: false)
        _ = feels.flick(&list, speed: speed)
        for frames in [5, 1_000_000] {
          let (end, time) = (list.destination, list.restTime)
          list.run(rate, for: Double(frames) / rate)
          #expect((list.destination - end).length < 1e-9 && abs(list.restTime - time) < 1e-9)
        }
        #expect(!list.isMoving)
      }
    }
  }
}
