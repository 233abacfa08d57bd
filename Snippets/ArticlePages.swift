import Overscroll

// Pages of different widths; a flick goes to the page nearest to its projection.
let layout = PagerLayout(viewport: Size2(390, 300), spacing: 12)
var pages = Pager(pages: RowIndex(extents: [200, 300, 150, 300, 200]), layout: layout)
pages.turn = .free  // .atMost(1), the default, turns one at a time

pages.touchDown(1, at: Vector2(300, 100), time: 0)
for step in 1...6 {
  pages.touchMoved(1, to: Vector2(300 - 25 * Double(step), 100), time: Double(step) / 60)
}
print(pages.touchUp(1, time: 0.1).page)  // 4: the last one
while pages.isMoving { show(pages.advance(to: pages.time + 1.0 / 60).offset) }

func show(_ offset: Double) {}
