import Overscroll

var map = Scroller(viewport: Size2(390, 844), content: Size2(2_000, 2_000))
map.minimumZoomScale = 0.5
map.maximumZoomScale = 4
map.zoomsOnDoubleTap = true

// Two fingers, 100 points apart, spread to 300 about the middle of the screen.
map.touchDown(1, at: Vector2(145, 422), time: 0)
map.touchDown(2, at: Vector2(245, 422), time: 0)
for step in 1...20 {
  let spread = 5 * Double(step)
  map.touchMoved(1, to: Vector2(145 - spread, 422), time: Double(step) / 60)
  map.touchMoved(2, to: Vector2(245 + spread, 422), time: Double(step) / 60)
}
print(map.zoomScale, map.contentPoint(at: Vector2(195, 422)))  // 3 times, (195, 422)

// Lifted; frames until it rests. Scale the content first, then move it by minus the offset.
map.touchUp(2, time: 0.4)
map.touchUp(1, time: 0.4)
var time = 0.4
while map.isMoving {
  time += 1.0 / 60
  let frame = map.advance(to: time)
  draw(scaledBy: frame.zoomScale, at: -frame.offset)
}

// A program shows a part of the content, as large as it fits.
map.zoom(to: Rect2(origin: Vector2(500, 500), size: Size2(195, 422)), animated: true)
print(map.destinationZoomScale, map.destination)  // 2 times, (1000, 1000)

func draw(scaledBy scale: Double, at origin: Vector2) {}
