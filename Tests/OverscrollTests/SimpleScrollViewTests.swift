import Overscroll
import Testing

/// The first article's scroll view, with the types of this package in place of the article's.
///
/// One vector for both axes, a straight flight to the side of the bounds, a spring there. `Scroller` is what an app
/// should use.
private struct SimpleScrollView {
  private enum State {
    case resting
    case dragging(initialOffset: Vector2)
  }

  private enum Motion {
    case deceleration(Deceleration2, hit: EdgeCollision2?)
    case bounce(SpringMotion2)
  }

  let size: Size2
  let contentSize: Size2
  private(set) var contentOffset = Vector2.zero
  private var state = State.resting
  private var motion: Motion?
  private(set) var timer: TimerAnimation?

  /// Half a pixel at 2x.
  private static let threshold = 0.25

  init(size: Size2, contentSize: Size2, contentOffset: Vector2 = .zero) {
    (self.size, self.contentSize, self.contentOffset) = (size, contentSize, contentOffset)
  }

  /// Content that is smaller than the view has no width or height here.
  var contentOffsetBounds: Rect2 {
    Rect2(
      x: 0, y: 0, width: contentSize.width - size.width, height: contentSize.height - size.height)
  }

  mutating func began() {
    timer?.invalidate()
    state = .dragging(initialOffset: contentOffset)
  }

  mutating func changed(translation: Vector2) {
    guard case .dragging(let initial) = state else { return }
    contentOffset = RubberBand.clamp(
      initial - translation, to: contentOffsetBounds, dimensions: size)
  }

  mutating func ended(velocity: Vector2, at time: Double) {
    state = .resting
    let bounds = contentOffsetBounds
    guard contentOffset.clamped(to: bounds) == contentOffset else {
      return bounce(velocity: -velocity, at: time)
    }
    let flight = Deceleration2(from: contentOffset, velocity: -velocity)
    let hit = flight.collision(with: bounds)
    motion = .deceleration(flight, hit: hit)
    timer = TimerAnimation(
      duration: hit?.time ?? flight.time(toWithin: Self.threshold), start: time)
  }

  private mutating func bounce(velocity: Vector2, at time: Double) {
    let spring = SpringMotion2(
      .articleBounce, from: contentOffset, to: contentOffset.clamped(to: contentOffsetBounds),
      velocity: velocity)
    motion = .bounce(spring)
    timer = spring.settleTime(within: Self.threshold).map {
      TimerAnimation(duration: $0, start: time)
    }
  }

  mutating func frame(at time: Double) {
    guard let start = timer?.start, let frame = timer?.advance(to: time) else { return }
    switch motion {
    case .deceleration(let flight, let hit):
      contentOffset = flight.value(at: frame.time)
      guard frame.isLast, let hit else { return }
      contentOffset = hit.point
      bounce(velocity: hit.velocity, at: start + hit.time)
      self.frame(at: time)
    case .bounce(let spring):
      contentOffset = frame.isLast ? spring.target : spring.value(at: frame.time)
    case nil: return
    }
  }
}

/// What the article's scroll view needs is here: the port writes no formula of its own.
@Suite struct SimpleScrollViewTests {
  /// A view that is pulled by a distance, released, and shown until it rests: the offsets, and when that was.
  private static func scroll(
    from offset: Vector2, pull: Vector2 = .zero, velocity: Vector2,
    content: Size2 = Size2(2_390, 4_844)
  ) -> (offsets: [Vector2], rest: Vector2, end: Double) {
    var view = SimpleScrollView(size: Size2(390, 844), contentSize: content, contentOffset: offset)
    view.began()
    view.changed(translation: pull)
    view.ended(velocity: velocity, at: 0)
    var offsets = [view.contentOffset]
    while view.timer?.isRunning == true, offsets.count < 2_000 {
      view.frame(at: Double(offsets.count) / 120)
      offsets.append(view.contentOffset)
    }
    return (offsets, view.contentOffset, view.timer.map { $0.start + $0.duration } ?? .nan)
  }

  @Test func `a flick inside follows a straight line, for as long as the vector says`() {
    let run = Self.scroll(
      from: Vector2(400, 400), pull: Vector2(-30, -14), velocity: Vector2(-1_500, -700))
    #expect(run.offsets[0] == Vector2(430, 414))
    // ln(|v| / (r ε)) / r with ε = 0.25 pt, by 30 digits.
    #expect(abs(run.end - 4.047887000) < 1e-9)
    for offset in run.offsets { #expect(abs((offset.x - 430) * 7 - (offset.y - 414) * 15) < 1e-9) }
    let destination = Vector2(430, 414).projected(velocity: Vector2(1_500, 700))
    #expect((run.rest - destination).length < 0.25 * (1 + 1e-9))
  }

  @Test func `it bounces off the side ahead, and the other axis ends with it`() {
    let run = Self.scroll(from: Vector2(400, 3_900), velocity: Vector2(-600, -3_000))
    #expect(run.offsets.contains { $0.y > 4_000 && $0.x > 420 })
    // One vector: along x it is 20 points on its path when y meets the bottom, and comes back there.
    #expect(abs(run.rest.x - 420) < 1e-9 && run.rest.y == 4_000)
    // Position and slope go on at the hit: no step is longer than the first.
    let steps = zip(run.offsets, run.offsets.dropFirst()).map { ($1 - $0).length }
    #expect(steps.allSatisfy { $0 <= Vector2(600, 3_000).length / 120 })
  }

  @Test func `a pull beyond a corner returns by bands, and a list without width has ends`() {
    let pull = Self.scroll(from: .zero, pull: Vector2(100, 200), velocity: .zero)
    let (x, y) = (RubberBand(dimension: 390), RubberBand(dimension: 844))
    #expect(pull.offsets[0] == Vector2(-x.stretch(100), -y.stretch(200)) && pull.rest == .zero)
    let list = Self.scroll(from: .zero, velocity: Vector2(0, -5_000), content: Size2(390, 1_844))
    #expect(list.offsets.contains { $0.y > 1_000 } && list.rest == Vector2(0, 1_000))
  }
}
