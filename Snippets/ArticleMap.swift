import Overscroll

// A map that shrinks to its least scale and a little further, and comes back.
var map = Scroller(viewport: Size2(390, 844), content: Size2(2_000, 2_000))
map.minimumZoomScale = 0.5
map.maximumZoomScale = 4
map.touchDown(1, at: Vector2(95, 400), time: 0)
map.touchDown(2, at: Vector2(295, 400), time: 0)
for step in 1...15 {
  let closing = 5 * Double(step)
  map.touchMoved(1, to: Vector2(95 + closing, 400), time: Double(step) / 60)
  map.touchMoved(2, to: Vector2(295 - closing, 400), time: Double(step) / 60)
}
print(map.zoomScale)  // 0.33: the fingers say 0.25, the band holds
map.touchUp(1, time: 0.3)
map.touchUp(2, time: 0.3)
while map.isMoving { show(map.advance(to: map.time + 1.0 / 60)) }
print(map.zoomScale)  // 0.5

func show(_ frame: ScrollFrame) {}
