@_spi(Formulas) import Overscroll
import ScrollFeels
import ScrollMath
import Testing

@Suite struct FeelBoundsTests {
  private let feels = ScrollerFeelTests()

  enum Change: CaseIterable {
    case grown, shrunk, rate, flicks, reduced, feel

    func make(in list: inout Scroller) {
      switch self {
      case .grown: list.contentSize.height += 1
      case .shrunk: list.contentSize.height -= 1
      case .rate: list.decelerationRate = .fast
      case .flicks: list.buildsUpFlicks.toggle()
      case .reduced: list.reducesMotion = true
      case .feel: list.feel = list.feel == .firefox ? .gtk : .firefox
      }
    }
  }

  @Test(arguments: ScrollFeel.Platform.allCases, Change.allCases)
  func `a change in a bounce leaves place and velocity alone`(platform: Platform, change: Change) {
    var list = feels.list(ScrollFeel(platform), at: 19_800)
    _ = feels.flick(&list, speed: 2_400)
    var moments = 0
    for time in Displays.times(21...499, rate: 250) where list.isMoving {
      list.advance(to: time)
      var other = list
      change.make(in: &other)
      let (same, seen) = (list.advance(to: time + 1e-9), other.advance(to: time + 1e-9))
      let (velocity, isFar) = (same.velocity.y, list.overscroll.y > 2)
      // Nearer it is put on its place; what goes out where nothing bounces stops.
      guard isFar, abs(velocity) > 1, change != .reduced || velocity < 0 else { continue }
      moments += 1
      #expect(abs(seen.offset.y - same.offset.y) < 0.001, "\(time)")
      #expect(abs(seen.velocity.y - velocity) < 0.001 * abs(velocity), "\(time)")
    }
    let edge = ScrollFeel(platform).law.edge
    // With the first number 0 nothing goes out, but for Bézier curves, which have none.
    #expect(moments > 5 || edge.numbers.a == 0 && edge.kind != .bezier)
  }

  @Test(arguments: ScrollFeel.Platform.allCases, [Change.flicks, .reduced])
  func `what has nothing to do with a glide leaves it alone`(platform: Platform, change: Change) {
    var list = feels.list(ScrollFeel(platform), at: 1_000)
    _ = feels.flick(&list, speed: 2_000)
    list.advance(to: 0.2)
    var other = list
    change.make(in: &other)
    #expect(abs(other.destination.y - list.destination.y) < 1e-9)
  }

  @Test(arguments: ScrollFeel.Platform.allCases)
  func `an edge that is put where the finger lifts is met as any other`(platform: Platform) {
    var list = feels.list(ScrollFeel(platform), at: 1_000)
    _ = feels.flick(&list, speed: -2_000)
    var edge = list.with(\.contentInset.top, -list.contentOffset.y)
    list.advance(to: list.time + 1e-6)
    list.contentInset.top = -list.contentOffset.y
    func farthest(_ list: inout Scroller) -> Double {
      list.run(200, for: 2.5).map { -$0.overscroll.y }.max() ?? 0
    }
    let (one, other) = (farthest(&edge), farthest(&list))
    #expect(abs(one - other) < 0.2 + 0.02 * other && edge.overscroll == .zero)
  }

  @Test(arguments: ScrollFeel.Platform.allCases)
  func `what changes right after the lift leaves the fling as it is`(platform: Platform) {
    var list = feels.list(ScrollFeel(platform), at: 1_000)
    _ = feels.flick(&list, speed: 2_000)
    var (grown, inserted) = (list, list)
    grown.contentSize.height += 44
    inserted.insertContent(before: Size2(0, 44))
    #expect(abs(grown.velocity.y - list.velocity.y) < 1e-6 * list.velocity.y)
    #expect(abs(grown.destination.y - list.destination.y) < 0.01)
    #expect(abs(inserted.velocity.y - list.velocity.y) < 1e-6 * list.velocity.y)
    #expect(abs(inserted.destination.y - list.destination.y - 44) < 0.01)
  }

  @Test(arguments: ScrollFeel.Platform.allCases, [9_000.0, 100])
  func `growth below changes no flight far off, or at the top`(platform: Platform, start: Double) {
    var list = feels.list(ScrollFeel(platform), at: start)
    let isFar = start > 1_000
    _ = feels.flick(&list, speed: isFar ? 2_000 : -2_000)
    var time = 0.08
    while list.isMoving, list.overscroll.y >= 0, time < (isFar ? 0.3 : 5) {
      time += 0.004
      list.advance(to: time)
    }
    list.advance(to: time + 0.01)
    var other = list.with(\.contentSize, Size2(390, 30_000))
    #expect(abs(other.destination.y - list.destination.y) < 1e-9)
    #expect(abs(other.velocity.y - list.velocity.y) <= 1e-9 * abs(list.velocity.y))
    for now in Displays.times(1...100, after: time + 0.01) {
      #expect(abs(other.advance(to: now).offset.y - list.advance(to: now).offset.y) < 1e-9)
    }
  }

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
