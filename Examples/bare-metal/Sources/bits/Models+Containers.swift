import Overscroll
import ScriptedTouches

/// Drawers, pagers and scroll views inside one another.
extension Models {
  static func drawer(_ print: inout Fingerprint) {
    var drawer = Drawer(
      anchors: [.fromBottom(120), .fraction(0.5), .fromTop(60)],
      layout: DrawerLayout(container: Size2(390, 844)))
    var strokes = Strokes([
      Stroke(at: 0.1, from: Vector2(200, 760), to: Vector2(195, 500)),
      Stroke(at: 1.3, samples: 8, from: Vector2(200, 500), to: Vector2(195, 130)),
      Stroke(at: 2.6, samples: 30, from: Vector2(200, 100), to: Vector2(195, 20)),
      Stroke(at: 4.0, samples: 7, from: Vector2(200, 100), to: Vector2(195, 700)),
    ])
    for frame in 1...frameCount {
      drawer.take(&strokes, until: time(frame))
      if frame == 420 { drawer.perform(at: time(frame)) { $0.move(to: 2) } }
      _ = drawer.advance(to: time(frame))
      print.add(drawer.time)
      print.add(drawer.position)
      print.add(drawer.velocity)
      print.add(drawer.restTime)
    }
  }

  static func scrollingDrawer(_ print: inout Fingerprint) {
    let drawer = Drawer(
      anchors: [.fromBottom(200), .fromTop(80)], layout: DrawerLayout(container: Size2(390, 844)))
    let list = Scroller(viewport: Size2(390, 764), content: Size2(390, 3000))
    var sheet = ScrollingDrawer(drawer: drawer, list: list)
    var strokes = Strokes([
      Stroke(at: 0.1, samples: 9, from: Vector2(200, 760), to: Vector2(195, 200)),
      Stroke(at: 1.3, samples: 8, from: Vector2(200, 700), to: Vector2(195, 330)),
      Stroke(at: 2.6, samples: 9, from: Vector2(200, 200), to: Vector2(195, 820)),
      Stroke(at: 4.0, samples: 7, from: Vector2(200, 200), to: Vector2(195, 700)),
    ])
    for frame in 1...frameCount {
      sheet.take(&strokes, until: time(frame))
      print.add(sheet.advance(to: time(frame)).list)
      print.add(sheet.drawer.position)
      print.add(sheet.drawerVelocity)
    }
  }

  static func pager(_ print: inout Fingerprint) {
    var pager = Pager(
      count: 9, layout: PagerLayout(viewport: Size2(390, 844), spacing: 12, wraps: true))
    var strokes = Strokes([
      Stroke(at: 0.1, samples: 9, from: Vector2(300, 400), to: Vector2(80, 410)),
      Stroke(at: 0.5, samples: 9, from: Vector2(300, 400), to: Vector2(80, 410)),
      Stroke(at: 2.0, samples: 30, from: Vector2(100, 400), to: Vector2(250, 410)),
      Stroke(at: 3.0, samples: 6, from: Vector2(20, 400), to: Vector2(380, 410)),
    ])
    for frame in 1...frameCount {
      pager.take(&strokes, until: time(frame))
      if frame == 360 { pager.perform(at: time(frame)) { $0.turnPage(by: 2) } }
      let shown = pager.advance(to: time(frame))
      print.add(shown.time)
      print.add(shown.offset)
      print.add(shown.velocity)
      print.add(shown.pageProgress)
    }
  }

  static func nested(_ print: inout Fingerprint) {
    let header = Scroller(viewport: Size2(390, 844), content: Size2(390, 1044))
    let list = Scroller(viewport: Size2(390, 844), content: Size2(390, 4000))
    var page = NestedScroll(header, order: .collapsing)
    let inner = page.add(list, to: page.root)
    var strokes = flicks()
    for frame in 1...frameCount {
      page.take(&strokes, until: time(frame))
      _ = page.advance(to: time(frame))
      print.add(page.frame(of: page.root))
      print.add(page.frame(of: inner))
    }
  }
}
