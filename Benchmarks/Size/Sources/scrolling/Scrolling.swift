import Overscroll

/// A list that is dragged, flicked and shown until it rests: all that many programs need of the library.
@main struct Scrolling {
  static func main() {
    // Nothing of this can be computed while it is compiled.
    var generator = SystemRandomNumberGenerator()
    let length = 60_000 + Double(generator.next() & 0xffff)
    var list = Scroller(viewport: Size2(390, 844), content: Size2(390, length), displayScale: 3)
    list.touchDown(1, at: Vector2(200, 700), time: 0)
    for step in 1...6 {
      list.touchMoved(1, to: Vector2(200, 700 - 50 * Double(step)), time: Double(step) / 60)
    }
    list.touchUp(1, time: 0.1)
    var time = 0.1
    while list.isMoving {
      time += 1.0 / 120
      list.advance(to: time)
    }
    print(Int(list.contentOffset.y))
  }
}
