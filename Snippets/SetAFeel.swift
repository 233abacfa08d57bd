import Overscroll

// Android's list: its flick, its edges, its fingers.
var list = Scroller(viewport: Size2(390, 844), content: Size2(390, 60_000))
list.feel = .android
flick(&list, by: -300)
print(list.destination.y)  // 1600.92 pt
print(list.pan.slop)  // 8.0 pt: the feel has set it

// Any part by itself, also in flight: from here on it slows down as GTK's does.
list.advance(to: 0.5)
list.feel.law.deceleration = .exponential(decay: 4)
print(list.destination.y)  // 1521.68 pt

// Pagers and nested pages have one, too.
var album = Pager(count: 9, layout: PagerLayout(viewport: Size2(390, 600)))
album.feel = .flutter
print(album.spring.stiffness)  // 100.0: Flutter's page spring

func flick(_ scroller: inout Scroller, by distance: Double) {
  scroller.touchDown(1, at: Vector2(200, 700), time: 0)
  for step in 1...6 {
    scroller.touchMoved(
      1, to: Vector2(200, 700 + distance * Double(step) / 6), time: Double(step) / 60)
  }
  scroller.touchUp(1, time: 0.1)
}
