import Overscroll

// A feed with a map in one of its cells, 250 points below the top of the screen.
var feed = NestedScroll(
  Scroller(viewport: Size2(390, 844), content: Size2(390, 3_000)), order: .innerFirst)
var map = Scroller(viewport: Size2(390, 500), content: Size2(780, 1_000))
map.maximumZoomScale = 4
let cell = feed.add(map, to: feed.root)
feed.setViewportOrigin(Vector2(0, 250), of: cell)

// Two fingers on the map, 100 points apart, spread to 200: the feed stays where it is.
feed.touchDown(1, at: Vector2(145, 500), in: cell, time: 0)
feed.touchDown(2, at: Vector2(245, 500), in: cell, time: 0)
for step in 1...10 {
  let spread = 5 * Double(step)
  feed.touchMoved(1, to: Vector2(145 - spread, 500), time: Double(step) / 60)
  feed.touchMoved(2, to: Vector2(245 + spread, 500), time: Double(step) / 60)
}
feed.touchUp(2, time: 0.3)
feed.touchUp(1, time: 0.5)
print(feed[cell].zoomScale, feed[feed.root].contentOffset.y)  // 2 times, 0 pt
print(feed[cell].contentPoint(at: Vector2(195, 250)))  // (195, 250): what was between the fingers
