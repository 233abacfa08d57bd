import Overscroll

// A map without bounds is flicked: one call for both axes.
let glide = Deceleration2(from: Vector2(120, 80), velocity: Vector2(900, -400))
print(glide.destination)  // (569.55, -119.8)
print(glide.value(at: 0.5))  // (404.3, -46.4)
print(glide.duration())  // 2.248 s: the faster axis is over last

// A picture is dragged beyond the edges of its space.
let space = Rect2(x: 0, y: 0, width: 230, height: 754)
let shown = RubberBand.clamp(Vector2(330, 754), to: space, dimensions: Size2(160, 90))
print(shown)  // (270.93, 754)
