import Benchmark
import Overscroll

/// Drawers, floating windows, pagers and pop tracks; an operation is one frame, one event or one comment.
func interactionBenchmarks() {
  let count = 4_096

  measure("drawer/frame/settling", operations: count) {
    var drawer = Drawer(
      anchors: [.fromBottom(100), .fraction(0.5), .fromTop(60)],
      layout: DrawerLayout(container: Size2(390, 844)))
    drawer.move(to: 2)
    let settling = drawer
    return {
      var drawer = settling
      for index in 0..<count { blackHole(drawer.advance(to: Double(index) * 1e-4).position) }
    }
  }

  measure("drawer/touch-moved", operations: count) {
    var drawer = Drawer(
      anchors: [.fromBottom(100), .fraction(0.5), .fromTop(60)],
      layout: DrawerLayout(container: Size2(390, 844)))
    drawer.touchDown(1, at: Vector2(200, 700), time: 0)
    let touched = drawer
    return {
      var drawer = touched
      for index in 0..<count {
        let point = Vector2(200, 700 - Double(index & 511))
        blackHole(drawer.touchMoved(1, to: point, time: Double(index + 1) * 0.008))
      }
    }
  }

  measure("picture-in-picture/frame/settling", operations: count) {
    var window = PictureInPicture(size: Size2(160, 90), container: Size2(390, 844))
    window.move(to: .resting(0))
    let settling = window
    return {
      var window = settling
      for index in 0..<count { blackHole(window.advance(to: Double(index) * 1e-4).frame) }
    }
  }

  paged()
  nested()
  pops("pop-track/5000/all-popping", at: 0.1)
  pops("pop-track/5000/all-full-size", at: 3)
}

/// A million pages.
private func paged() {
  let count = 4_096
  measure("pager/frame/settling/1000000-pages", operations: count) {
    var pager = Pager.million
    pager.scroll(toPage: 999_000)
    let settling = pager
    return {
      var pager = settling
      for index in 0..<count { blackHole(pager.advance(to: Double(index) * 1e-4).pageProgress) }
    }
  }

  measure("pager/touch-moved", operations: count) {
    var pager = Pager.million
    pager.touchDown(1, at: Vector2(200, 300), time: 0)
    let touched = pager
    return {
      var pager = touched
      for index in 0..<count {
        let point = Vector2(200 - Double(index & 511), 300)
        blackHole(pager.touchMoved(1, to: point, time: Double(index + 1) * 0.008))
      }
    }
  }

  measure("pager/release/1000000-pages", operations: count) {
    var pager = Pager.million
    pager.turn = .free
    pager.touchDown(1, at: Vector2(300, 300), time: 0)
    for step in 1...4 {
      pager.touchMoved(1, to: Vector2(300 - 30 * Double(step), 300), time: Double(step) * 0.01)
    }
    let dragged = pager
    return {
      for _ in 0..<count {
        var pager = dragged
        blackHole(pager.touchUp(1, time: 0.045).page)
      }
    }
  }
}

/// A header, a pager and two lists.
private func nested() {
  let count = 4_096
  let view = Size2(390, 796)
  var page = NestedScroll(
    Scroller(viewport: view, content: Size2(390, 1_096)), order: .collapsing)
  let pager = page.add(Scroller(viewport: view, content: Size2(780, 796)), to: page.root)
  page.active = page.add(Scroller(viewport: view, content: Size2(390, 90_000)), to: pager)
  page.add(Scroller(viewport: view, content: Size2(390, 4_000)), to: pager)
  page.touchDown(1, at: Vector2(200, 700), time: 0)
  for step in 1...4 {
    page.touchMoved(1, to: Vector2(200, 700 - 60 * Double(step)), time: Double(step) * 0.01)
  }
  let touched = page
  page.touchUp(1, time: 0.045)
  let released = page

  measure("nested/4/frame/decelerating", operations: count) {
    {
      var page = released
      for index in 0..<count { blackHole(page.advance(to: 0.05 + Double(index) * 1e-4).isMoving) }
    }
  }

  measure("nested/4/touch-moved", operations: count) {
    {
      var page = touched
      for index in 0..<count {
        let point = Vector2(200, 460 - Double(index & 255))
        page.touchMoved(1, to: point, time: 0.05 + Double(index) * 0.008)
      }
      blackHole(page.time)
    }
  }
}

private func pops(_ name: String, at time: Double) {
  let count = 5_000
  measure(name, operations: count) {
    var tracks = PopTrack(
      PopTrackLayout(width: 390, trackCount: count, trackHeight: 1), capacity: count)
    for id in 0..<count { tracks.add(id: id, length: Double(id % 90), at: Double(id) * 1e-5) }
    let full = tracks
    var sprites = [PopSprite](repeating: PopSprite(), count: count)
    return { blackHole(full.fill(&sprites, at: time)) }
  }
}

extension Pager {
  /// A million pages of different sizes.
  fileprivate static let million = Pager(
    pages: RowIndex(extents: (0..<1_000_000).map { 200 + Double(($0 * 7_919) % 211) }),
    layout: PagerLayout(viewport: Size2(390, 600), spacing: 16))
}
