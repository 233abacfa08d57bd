import Overscroll

// Twelve tracks over a video, storage for 2,000 comments.
var comments = PopTrack(
  PopTrackLayout(width: 390, trackCount: 12, trackHeight: 28), capacity: 2_000)

// A comment of 120 points may wait two seconds for a track.
comments.add(id: 7, length: 120, at: 10, longestWait: 2)

// Any frame, in any order.
comments.forEach(at: 11) { sprite in
  draw(sprite.id, at: Vector2(sprite.x, sprite.y), scale: sprite.scale, opacity: sprite.opacity)
  print(sprite.id, sprite.x, sprite.y)  // 7, at 305 pt, track at 0
}
comments.removeExpired(before: 17)
print(comments.count)  // 0: six seconds after it came, it is gone

func draw(_ id: Int, at point: Vector2, scale: Double, opacity: Double) {}
