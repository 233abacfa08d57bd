import Overscroll

// No display link: a server that renders, a terminal, a test. Frames come from a clock.
if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
  var list = Scroller(viewport: Size2(390, 844), content: Size2(390, 60_000))
  list.setContentOffset(Vector2(0, 1_000), animated: true)
  for await frame in FrameClock(framesPerSecond: 60) {
    draw(list.advance(to: frame.time).offset)
    if !list.isMoving { break }
  }
  print(list.contentOffset.y)  // 1000 pt
}

func draw(_ offset: Vector2) {}
