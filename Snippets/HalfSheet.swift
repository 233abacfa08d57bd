import Overscroll

// A sheet that is dismissed, half open or open, on a phone with a notch.
var sheet = Drawer(
  anchors: [.dismissed, .fraction(0.5), .fromTop(60)],
  layout: DrawerLayout(container: Size2(390, 844), insets: Insets(top: 47, bottom: 34)),
  anchor: 1)

// A finger flicks it up.
sheet.touchDown(1, at: Vector2(200, 500), time: 0)
for step in 1...4 {
  sheet.touchMoved(1, to: Vector2(200, 500 - 15 * Double(step)), time: Double(step) / 120)
}
let release = sheet.touchUp(1, time: 4.0 / 120)
print(release.anchor, sheet.destination)  // anchor 2, at 107 pt: 60 below the notch

// Frames until it rests.
var time = 4.0 / 120
while sheet.isMoving {
  time += 1.0 / 60
  let frame = sheet.advance(to: time)
  draw(sheetAt: frame.position, dimming: frame.progress)
}

// A program closes it; the keyboard comes while it moves, and its anchors move along.
sheet.move(to: 1)
sheet.advance(to: time + 0.1)
sheet.layout.insets.bottom = 336
while sheet.isMoving {
  time += 1.0 / 60
  for event in sheet.advance(to: time).events {
    if case .didChangeAnchor(let change) = event { print(change.from, change.to) }  // 2 to 1
  }
}

func draw(sheetAt position: Double, dimming: Double) {}
