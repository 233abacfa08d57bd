import Overscroll

var list = Scroller(viewport: Size2(390, 844), content: Size2(390, 60_000))

// Frames are computed one refresh ahead: this one will be shown at 0.2 s.
list.setContentOffset(Vector2(0, 5_000), animated: true)
list.advance(to: 0.100)
list.advance(to: 0.200)
let shown = list.contentOffset.y

// Then a touch arrives that happened at 0.191 s: it holds exactly what was shown.
list.touchDown(1, at: Vector2(200, 600), time: 0.191)
print(list.contentOffset.y == shown)  // true
list.touchUp(1, time: 0.250)

// A program has no time: after five idle seconds it starts with the next frame, not in the past.
list.advance(to: 5)
list.setContentOffset(.zero, animated: true)
list.advance(to: 5.008)
print(list.isMoving, list.restTime)  // true, 5.308 s

// Where the time is known, say so: the scroll then starts at that time.
_ = list.perform(at: 6) { $0.setContentOffset(Vector2(0, 1_000), animated: true) }
print(list.restTime)  // 6.3 s
