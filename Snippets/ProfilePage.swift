import Overscroll

// A profile: a header of 200 pt that collapses, a tab bar below it, three lists side by side.
let view = Size2(390, 796)
var page = NestedScroll(
  Scroller(viewport: view, content: Size2(390, 200 + 796)), order: .collapsing)
let pager = page.add(Scroller(viewport: view, content: Size2(3 * 390, 796)), to: page.root)
page[pager].isPagingEnabled = true
let lists = [9_000.0, 4_000, 300].map { rows in
  page.add(Scroller(viewport: view, content: Size2(390, rows)), to: pager)
}

// A finger on the first list flicks up: 80 pt in a thirtieth of a second.
page.touchDown(1, at: Vector2(200, 600), in: lists[0], time: 0)
for step in 1...4 {
  page.touchMoved(1, to: Vector2(200, 600 - 20 * Double(step)), time: Double(step) / 120)
}
page.touchUp(1, time: 4.0 / 120)
print(page[page.root].contentOffset.y)  // 70 pt: the header's, so far; 10 were the slop

// Everything is known now: when the header has collapsed, and where the list will stop.
let end = page.settled
print(end[page.root].contentOffset.y, end[lists[0]].contentOffset.y)  // 200 pt, 1063.8 pt

// Frames, at whatever rate the display has.
var time = 4.0 / 120
while page.isMoving {
  time += 1.0 / 60
  if let pass = page.advance(to: time).pass {
    print(pass.time, pass.speed)  // 0.0907 s, 2139.7 pt/s: the header is up, the list goes on
  }
  draw(
    header: page[page.root].contentOffset.y, pages: page[pager].contentOffset.x,
    rows: page[lists[0]].contentOffset.y)
}

func draw(header: Double, pages: Double, rows: Double) {}
