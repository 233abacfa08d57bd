import Overscroll

// A half open sheet with a list of messages in it.
let screen = Size2(390, 844)
let list = Scroller(viewport: Size2(390, 784), content: Size2(390, 20_000))
let drawer = Drawer(
  anchors: [.fromBottom(120), .fraction(0.5), .fromTop(60)],
  layout: DrawerLayout(container: screen), anchor: 1)
var sheet = ScrollingDrawer(drawer: drawer, list: list)

// One finger on the list, without lifting: 362 pt open the sheet, the rest scrolls the list.
sheet.touchDown(1, at: Vector2(200, 800), on: .list, time: 0)
sheet.touchMoved(1, to: Vector2(200, 300), time: 0.4)
print(sheet.drawer.position, sheet.list.contentOffset.y)  // 60 pt, 128 pt: less the slop

// Back down: first the list to its beginning, then the sheet.
sheet.touchMoved(1, to: Vector2(200, 520), time: 0.8)
print(sheet.drawer.position, sheet.list.contentOffset.y)  // 152 pt, 0 pt

// Lifted in a flick upwards: the sheet opens, and what momentum is left goes on in the list.
sheet.touchMoved(1, to: Vector2(200, 480), time: 0.816)
sheet.touchMoved(1, to: Vector2(200, 430), time: 0.833)
sheet.touchMoved(1, to: Vector2(200, 380), time: 0.85)
sheet.touchUp(1, time: 0.85)
var time = 0.85
while sheet.isMoving {
  time += 1.0 / 60
  let frame = sheet.advance(to: time)
  draw(sheetAt: frame.drawer.position, listAt: frame.list.offset.y)
}
print(sheet.drawer.position, sheet.list.contentOffset.y)  // 60 pt, 1379.9 pt

// A finger on the handle moves the sheet alone.
sheet.touchDown(1, at: Vector2(200, 70), on: .header, time: time)
sheet.touchMoved(1, to: Vector2(200, 180), time: time + 0.2)
print(sheet.drawer.position)  // 160 pt: the list stays where it is

func draw(sheetAt position: Double, listAt offset: Double) {}
