import Overscroll

// An album: pages of different sizes, one in the middle, its neighbours peeking in from the sides.
let layout = PagerLayout(viewport: Size2(390, 600), spacing: 16)
var album = Pager(pages: RowIndex(extents: [280, 210, 350, 280]), layout: layout)

// A finger flicks to the left: six events in a twentieth of a second.
album.touchDown(1, at: Vector2(300, 300), time: 0)
for step in 1...6 {
  album.touchMoved(1, to: Vector2(300 - 10 * Double(step), 300), time: Double(step) / 120)
}
let release = album.touchUp(1, time: 0.05)
print(release.page, album.restTime)  // page 1, at rest at 0.73 s

// In flight a page comes in before the one that is nearest: what is seen of that one stays.
album.advance(to: 0.1)
print(album.nearestPage, album.start(of: 0))  // page 0, at -57.98 pt
album.insert(count: 1, extent: 300, at: 0)
print(album.nearestPage, album.start(of: 1))  // page 1, at -57.98 pt

// Frames, at whatever rate the display has, until nothing moves.
var time = 0.1
while album.isMoving {
  time += 1.0 / 120
  album.advance(to: time)
  album.forEachVisiblePage { draw($0.page, at: $0.start, length: $0.extent) }
}
print(album.page, album.progress)  // page 2, 2.0: the index has followed its page

func draw(_ page: Int, at start: Double, length: Double) {}
