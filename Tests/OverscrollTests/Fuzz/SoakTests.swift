import Foundation
import Overscroll
import ScrollTestSupport
import Testing

/// A long time of scrolling: nothing drifts from the closed form, a late clock is as good as an early one, and
/// the memory stays as it is.
///
/// `OVERSCROLL_FRAMES` sets how many frames each model gets, in a process of its own: other tests take memory
/// at the same time. `Scripts/stress soak` gives a day's.
@Suite struct SoakTests {
  /// Times and places lie on a grid that is exact on both clocks.
  private static let rate = 128.0

  /// Where the late clock starts: 32 years.
  private static let late = 1e9

  private static let frames = environment("OVERSCROLL_FRAMES") ?? 12_500
  private static let isAlone = environment("OVERSCROLL_FRAMES") != nil

  /// The largest difference between the clocks, and from the closed form in how many frames of flight.
  private struct Outcome {
    var clocks = 0.0
    /// How many places were further apart than 1e-6 pt.
    var apart = 0
    var drift = 0.0
    var flown = 0
    var flaw: String?
  }

  /// Flicks anything around, on two clocks; the largest difference between them.
  private func soak<Model: Draggable>(
    _ start: Model, seed: Int, frames: Int = SoakTests.frames, places: (Model) -> [Double],
    released: (Model, Model.Release) -> Flight? = { _, _ in nil }
  ) -> Outcome {
    var (dice, early, late) = (SeededGenerator(seed &* 7_919 &+ 17), start, start)
    var (outcome, tick, frame) = (Outcome(), 0.0, 0)
    func time() -> Double { tick / Self.rate }
    while frame < frames {
      // A finger that flicks, sometimes into a motion, sometimes holding still at the end.
      var place = Vector2(dice.within(50...340).rounded(), dice.within(100...700).rounded())
      let step = Vector2(Double(dice.below(81) - 40), Double(dice.below(121) - 60))
      early.touchDown(1, at: place, time: time())
      late.touchDown(1, at: place, time: Self.late + time())
      for _ in 0..<(2 + dice.below(10)) {
        tick += 1
        place = place + step
        early.touchMoved(1, to: place, time: time())
        late.touchMoved(1, to: place, time: Self.late + time())
        frame += 1
        early.advance(to: time())
        late.advance(to: Self.late + time())
      }
      if dice.chance(0.1) { tick += 64 }
      let release = early.touchUp(1, time: time())
      late.touchUp(1, time: Self.late + time())
      let (flight, begin) = (released(early, release), tick)
      for _ in 0..<dice.pick([4, 30, 300, 900]) where early.isMoving || late.isMoving {
        tick += 1
        frame += 1
        early.advance(to: time())
        late.advance(to: Self.late + time())
        let now = places(early)
        for (one, other) in zip(now, places(late)) {
          guard one.isFinite, other.isFinite else {
            outcome.flaw = "not finite: \(early)"
            return outcome
          }
          outcome.clocks = max(outcome.clocks, abs(one - other))
          if abs(one - other) > 1e-6 { outcome.apart += 1 }
        }
        if let flight {
          let place = flight.value(at: (tick - begin) / Self.rate)
          outcome.drift = max(outcome.drift, abs(now[0] - place))
          outcome.flown += 1
        }
      }
    }
    return outcome
  }

  private func check(_ name: String, _ outcome: Outcome) {
    #expect(outcome.flaw == nil)
    // A frame at the very end of a spring may show the end, or what is left of it: its time is rounded, too.
    let isEnd = outcome.apart <= Self.frames / 100_000 && outcome.clocks < Self.left
    #expect(outcome.clocks <= 1e-6 || isEnd, "\(name): a clock that starts at 1e9 s")
    #expect(outcome.drift <= 1e-6, "\(name): the closed form")
    guard Self.isAlone else { return }
    print(
      "SOAK \(name): \(Self.frames) frames, clocks differ by \(outcome.clocks), "
        + "in \(outcome.apart) places by more than 1e-6; "
        + "\(outcome.flown) frames of flight, \(outcome.drift) from the closed form")
  }

  /// What is left of a spring where it ends: the tolerance of 0.1 pt.
  private static let left = 0.1 + 1e-6

  @Test func `a long time of scrolling stays exact, in the same memory`() {
    var list = Scroller(viewport: Size2(390, 844), content: Size2(390, 60_000))
    // A flight is that of its release alone.
    list.feel.momentum = .none
    // The first round takes what is taken once.
    _ = soak(list, seed: 1) { [$0.contentOffset.y] }
    let before = residentBytes
    let scrolled =
      soak(list, seed: 2) {
        [$0.contentOffset.y, $0.velocity.y]
      } released: { list, release in
        release.willDecelerate
          ? Flight(
            from: list.contentOffset.y, velocity: release.velocity.y,
            in: list.minimumOffset.y...list.maximumOffset.y, law: list.feel.law) : nil
      }
    check("scroller", scrolled)
    #expect(scrolled.flown > Self.frames / 4)
    check("drawer", soak(Drawer.sheet(), seed: 3) { [$0.position, $0.velocity] })
    check(
      "drawer with a list",
      soak(
        ScrollingDrawer(
          drawer: .sheet(),
          list: Scroller(viewport: Size2(844, 744), content: Size2(844, 6_000))), seed: 4
      ) { [$0.drawer.position, $0.list.contentOffset.y] })
    check("pager", soak(Pager.album(), seed: 5) { [$0.offset, $0.velocity] })
    check(
      "floating window", soak(PictureInPicture.window(), seed: 6) { [$0.corner.x, $0.corner.y] })
    check(
      "thrown value",
      soak(Throw(Vector2(0, 0), perPoint: (Vector2(1, 0), Vector2(0, 1)), tolerance: 0.1), seed: 7)
      { [$0.value.x, $0.value.y] })
    check("dial", soak(Dial(center: Vector2(200, 400), limits: -9...9), seed: 8) { [$0.angle] })
    check("nested scrollers", soak(NestedScroll.profile(), seed: 9) { $0.heights().parts })
    guard Self.isAlone, let before, let after = residentBytes else { return }
    #expect(after - before < 4 << 20)
    print("SOAK resident memory: \(before >> 10) kB before, \(after >> 10) kB after")
  }

  @Test func `what takes over in motion does so at the true time of the joint`() {
    // At frame 25,612 the page takes over from the list while it still moves itself, at 90 pt/s.
    let outcome = soak(NestedScroll.profile(), seed: 9, frames: 26_000) { $0.heights().parts }
    #expect(outcome.flaw == nil && outcome.clocks <= 1e-6)
  }

  /// The resident memory of this process; nil where the system does not tell in /proc.
  private var residentBytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return pages * 4096
  }
}
