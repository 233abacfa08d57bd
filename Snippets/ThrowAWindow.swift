import Overscroll

// A small window in the lower right corner, with the keyboard down.
var window = PictureInPicture(size: Size2(160, 90), container: Size2(390, 844))
window.stashing = StashRule(peek: 36, minimumSpeed: 1500)

// It is thrown to the left.
window.touchDown(1, at: Vector2(300, 780), time: 0)
for step in 1...4 {
  window.touchMoved(1, to: Vector2(300 - 15 * Double(step), 780), time: Double(step) / 120)
}
let release = window.touchUp(1, time: 4.0 / 120)
if case .resting(let place) = release.place { print(place, window.destination) }  // 2, (12, 742)

// The keyboard appears while it moves, and its corner moves up; frames until it rests.
window.keyboardInset = 336
var time = 4.0 / 120
while window.isMoving {
  time += 1.0 / 60
  draw(window.advance(to: time).frame)
}
print(window.corner)  // (12, 406)

func draw(_ frame: Rect2) {}
