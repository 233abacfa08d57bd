import Overscroll

// SimpleScrollView: a content size, an offset, and a pan.
var scroll = Scroller(viewport: Size2(390, 844), content: Size2(390, 4_000))

// .began and .changed: the offset follows the finger, less the 10 points of the slop.
scroll.touchDown(1, at: Vector2(200, 700), time: 0)
for step in 1...6 {
  scroll.touchMoved(1, to: Vector2(200, 700 - 25 * Double(step)), time: Double(step) / 60)
}
print(scroll.contentOffset.y)  // 140 pt

// .ended: completeGesture(withVelocity:). It decelerates from here, or bounces from beyond an edge.
let release = scroll.touchUp(1, time: 0.1)
print(release.velocity.y, release.proposedTarget.y)  // 1500 pt/s, 884.25 pt

// The display link's callback, whichever of the two it is.
while scroll.isMoving { show(scroll.advance(to: scroll.time + 1.0 / 60).offset) }
print(scroll.contentOffset.y)  // 884.25 pt

// The article's own bounce: a spring of stiffness 100. UIScrollView's is the default.
scroll.dynamics = .springs(hit: .articleBounce, released: .articleBounce)

func show(_ offset: Vector2) {}
