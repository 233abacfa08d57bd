import Overscroll

// The card's three states, and the finger that throws it.
let card = DrawerLayout(container: Size2(390, 844))
var drawer = Drawer(anchors: [.fromBottom(120), .fraction(0.5), .fromTop(60)], layout: card)
drawer.spring = DampedSpring(mass: 1, stiffness: 200, dampingRatio: 0.7)  // the oscillating one

drawer.touchDown(1, at: Vector2(200, 760), time: 0)
for step in 1...6 {
  drawer.touchMoved(1, to: Vector2(200, 760 - 12 * Double(step)), time: Double(step) / 60)
}
let release = drawer.touchUp(1, time: 0.1)
print(release.velocity, release.anchor)  // -720 pt/s, to anchor 1
print(drawer.destination)  // 422 pt from the top
while drawer.isMoving { show(drawer.advance(to: drawer.time + 1.0 / 60).position) }

func show(_ position: Double) {}
