import Overscroll
import Testing

@Suite struct HeldKeyAcrossTests {
  static func diagonal(_ distance: Double = -200) -> Scroller {
    var list = Scroller.view(390, 844, of: 60_000, 60_000).scrolled(to: Vector2(30_000, 30_000))
    list.swipe(from: Vector2(200, 600), to: Vector2(200 + distance, 600 + distance))
    list.advance(to: 0.4)
    return list
  }

  @Test(arguments: [-200.0, 200], [KeyCommand.arrowDown, .arrowUp])
  func `a coast across a held key is damped, and goes v/20 far`(distance: Double, key: KeyCommand) {
    var list = Self.diagonal(distance)
    let (start, velocity) = (list.contentOffset.x, list.velocity.x)
    #expect(abs(list.destination.x - start) > 500)
    let events = list.keyDown(key, time: 0.4)
    #expect(events.contains(.didEndDecelerating) && abs(list.velocity.x - velocity) < 1e-9)
    #expect(abs(list.destination.x - start - velocity / 20) <= 0.1)
    // The sum of UIKit's steps, as fine as it may be: v += -20 v h, x += v h.
    var (place, speed) = (start, velocity)
    for step in 1...1_000_000 {
      speed -= 20 * speed * 1e-6
      place += speed * 1e-6
      guard step % 100_000 == 0 else { continue }
      #expect(abs(list.advance(to: 0.4 + Double(step) * 1e-6).offset.x - place) < 0.1)
    }
    #expect(list.velocity.x == 0 && list.velocity.y != 0)
    list.keyUp(key, time: 1.4)
    #expect(list.advance(to: 9).offset.x == list.contentOffset.x && !list.isMoving)
  }

  @Test func `released in a tap, what goes across glides by the key's spring as far as v/√109`() {
    var list = Self.diagonal()
    let (start, velocity) = (list.contentOffset.x, list.velocity.x)
    list.keyDown(.arrowDown, time: 0.4)
    list.keyUp(.arrowDown, time: 0.4)
    #expect(abs(list.destination.x - start - velocity / 109.0.squareRoot()) < 1e-9)
    #expect(list.restTime - 0.4 < 1.2)
  }

  @Test(arguments: [true, false])
  func `what is damped across bounces at its edge, or stops there`(bounces: Bool) {
    var list = Self.diagonal()
    (list.bounces, list.contentSize.width) = (bounces, list.contentOffset.x + 390 + 10)
    let edge = list.maximumOffset.x
    list.keyDown(.arrowDown, time: 0.4)
    #expect(list.destination.x == edge)
    #expect(list.nextTime(at: edge, along: .horizontal, after: 0.4) != nil)
    let farthest = list.run(for: 1).map(\.contentOffset.x).max() ?? 0
    #expect(list.contentOffset.x == edge && (farthest > edge + 5) == bounces)
  }

  @Test func `what is damped across goes on as it was when bounds change that it does not meet`() {
    var list = Self.diagonal()
    list.keyDown(.arrowDown, time: 0.4)
    list.advance(to: 0.42)
    var grown = list
    grown.contentSize.width += 500
    grown.insertContent(before: Size2(100, 0))
    #expect(abs(grown.advance(to: 0.6).offset.x - 100 - list.advance(to: 0.6).offset.x) < 1e-6)
  }
}
