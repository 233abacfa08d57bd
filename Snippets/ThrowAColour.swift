import Overscroll

// A colour that a finger makes greener and less red as it moves to the right, thrown at a palette.
var tint = Throw(SIMD3(0.9, 0.1, 0.1), perPoint: (SIMD3(-0.002, 0.002, 0), .zero))
tint.candidates = [SIMD3(0.9, 0.1, 0.1), SIMD3(0.5, 0.5, 0.1), SIMD3(0.1, 0.9, 0.1)]
tint.touchDown(1, at: Vector2(100, 100), time: 0)
for step in 1...5 {
  tint.touchMoved(1, to: Vector2(100 + 20 * Double(step), 100), time: Double(step) / 60)
}
let release = tint.touchUp(1, time: 5.0 / 60)
print(release.candidate ?? -1)  // 2: green
var time = 5.0 / 60
while tint.isMoving {
  time += 1.0 / 60
  fill(tint.advance(to: time).value)
}

// A value whose velocity is known from elsewhere: a slider, a sensor, another motion.
var level = Throw(0.2)
level.drag(to: 0.3)
level.release(velocity: 0.8, to: [0, 0.5, 1])
print(level.destination)  // 0.5

// A dial with a detent every 15 degrees.
var dial = Dial(center: Vector2(200, 200), limits: 0 ... .pi)
dial.detents = .every(.pi / 12)
dial.touchDown(1, at: Vector2(300, 200), time: 0)
for step in 1...5 {
  dial.touchMoved(1, to: Vector2(300, 200 + 8 * Double(step)), time: Double(step) / 60)
}
dial.touchUp(1, time: 5.0 / 60)
print(dial.destination / .pi * 12)  // 9 detents on

func fill(_ colour: SIMD3<Double>) {}
