import Overscroll

// projectPipOrigin and nearestCorner, by hand.
let origin = Vector2(210, 500)
let velocity = Vector2(-500, 150)
let projection = origin.projected(velocity: velocity)
print(projection)  // (-39.75, 574.92)

// All of the container, in a value: it drags, projects, picks the corner, springs and is caught again.
var window = PictureInPicture(size: Size2(100, 180), container: Size2(390, 844), place: 1)
window.touchDown(1, at: Vector2(320, 100), time: 0)
for step in 1...6 {
  let place = Vector2(320 - 8 * Double(step), 100 + 20 * Double(step))
  window.touchMoved(1, to: place, time: Double(step) / 60)
}
let release = window.touchUp(1, time: 0.1)
print(release.projection, window.destination)  // (-6.0, 722.1), (12, 652): the lower left
while window.isMoving { show(window.advance(to: window.time + 1.0 / 60).frame) }

func show(_ frame: Rect2) {}
