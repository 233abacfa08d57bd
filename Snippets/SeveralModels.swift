import Overscroll

// A small window over a page: each finger stays with what it came down on until it lifts.
var picture = PictureInPicture(size: Size2(160, 90), container: Size2(390, 844))
var page = Scroller(viewport: Size2(390, 844), content: Size2(390, 6000))
var fingers: Set<Int> = []

for event in [
  TouchEvent(.began, id: 1, position: Vector2(300, 780), time: 0),
  TouchEvent(.began, id: 2, position: Vector2(100, 400), time: 0.1),
  TouchEvent(.ended, id: 1, position: Vector2(300, 780), time: 0.2),
] {
  let place = event.position ?? .zero
  if event.phase == .began, picture.frame.contains(place) { fingers.insert(event.id) }
  if fingers.contains(event.id) { picture.handle(event) } else { page.handle(event) }
  if event.phase == .ended || event.phase == .cancelled { fingers.remove(event.id) }
}
print(picture.isTracking, page.isTracking)  // false true
