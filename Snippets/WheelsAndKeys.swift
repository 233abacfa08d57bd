import Overscroll

var list = Scroller(viewport: Size2(390, 844), content: Size2(390, 60_000))

// A notch of a mouse wheel: the list animates to a target that grows with every notch.
list.wheel(WheelEvent(delta: Vector2(0, 120), isPrecise: false, time: 0))
list.wheel(WheelEvent(delta: Vector2(0, 120), isPrecise: false, time: 0.05))
print(list.destination.y)  // 240 pt
list.advance(to: list.restTime)

// Two fingers on a trackpad: followed immediately, and the system's own momentum after them.
list.wheel(WheelEvent(delta: Vector2(0, 6), phase: .began, isPrecise: true, time: 1))
list.wheel(WheelEvent(delta: Vector2(0, 14), phase: .changed, isPrecise: true, time: 1.016))
list.wheel(WheelEvent(delta: .zero, phase: .ended, time: 1.032))
list.wheel(WheelEvent(delta: Vector2(0, 10), phase: .momentumBegan, isPrecise: true, time: 1.048))
list.wheel(WheelEvent(delta: .zero, phase: .momentumEnded, time: 1.064))
print(list.contentOffset.y)  // 270 pt

// Control and wheel, which is also how browsers report a pinch: about the pointer.
list.maximumZoomScale = 3
list.zoom(byWheel: -50, about: Vector2(100, 200), time: 2)
print(list.zoomScale)  // 1.6487: e to the power of a half
list.setZoomScale(1, animated: false)

// Keys: an arrow is 40 points, a page seven eighths of the viewport. They carry no time: the scroll
// starts with the next frame.
list.key(.home)
list.advance(to: 3)
list.advance(to: list.restTime)
list.key(.pageDown)
list.key(.arrowDown)
print(list.destination.y)  // 778.5 pt
