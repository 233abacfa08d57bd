import Overscroll

extension Operation {
  /// Drawers, floating windows and the like: a whole gesture, its frames and its end in every
  /// round.
  static var interactions: [Operation] {
    [
      Operation("drawer/drag, fling, settle, layout") {
        var drawer = Drawer(
          anchors: [.dismissed, .fraction(0.5), .fromTop(60)],
          layout: DrawerLayout(container: Size2(390, 844)), anchor: 1)
        return { round in
          let start = Double(round) * 3
          drawer.touchDown(1, at: Vector2(200, 500), time: start)
          drawer.touchMoved(1, to: Vector2(200, 450), time: start + 0.01)
          drawer.touchMoved(1, to: Vector2(200, 400), time: start + 0.02)
          keep(Double(drawer.touchUp(1, time: start + 0.03).anchor))
          drawer.insets = Insets(bottom: Double(round % 2))
          for frame in 1...20 { keep(drawer.advance(to: start + Double(frame) / 10).position) }
          drawer.move(to: 1, animated: false)
        }
      },
      Operation("drawer with a list/drag, fling, hand-off") {
        var sheet = ScrollingDrawer(
          drawer: Drawer(
            anchors: [.fromBottom(100), .fraction(0.5), .fromTop(60)],
            layout: DrawerLayout(container: Size2(390, 844))),
          list: Scroller(viewport: Size2(390, 780), content: Size2(390, 9_000)))
        return { round in
          let start = Double(round) * 3
          let up = round % 2 == 0 ? -60.0 : 60
          sheet.touchDown(1, at: Vector2(200, 500), time: start)
          for step in 1...4 {
            let y = 500 + up * Double(step)
            sheet.touchMoved(1, to: Vector2(200, y), time: start + 0.01 * Double(step))
          }
          sheet.touchUp(1, time: start + 0.045)
          for frame in 1...20 {
            keep(sheet.advance(to: start + Double(frame) / 10).list.offset.y)
          }
        }
      },
      Operation("nested scrolling/drag, fling, hand-off, wheel, key") {
        var page = NestedScroll(
          Scroller(viewport: Size2(390, 796), content: Size2(390, 1_096)), order: .collapsing)
        let pager = page.add(
          Scroller(viewport: Size2(390, 796), content: Size2(780, 796)), to: page.root)
        page[pager].isPagingEnabled = true
        let lists = [9_000.0, 4_000].map { height in
          Scroller(viewport: Size2(390, 796), content: Size2(390, height))
        }
        let (posts, likes) = (page.add(lists[0], to: pager), page.add(lists[1], to: pager))
        return { round in
          let start = Double(round) * 4
          let up = round % 2 == 0 ? -60.0 : 60
          page.touchDown(
            1, at: Vector2(200, 500), in: round % 3 == 0 ? likes : posts, time: start)
          for step in 1...4 {
            let y = 500 + up * Double(step)
            page.touchMoved(1, to: Vector2(200, y), time: start + 0.01 * Double(step))
          }
          page.touchUp(1, time: start + 0.045)
          for frame in 1...20 {
            keep(page.advance(to: start + Double(frame) / 10).time)
            keep(page[posts].contentOffset.y)
          }
          page.wheel(WheelEvent(delta: Vector2(0, 90), isPrecise: false, time: start + 3))
          _ = page.perform(at: start + 3.5) { $0.key(round % 2 == 0 ? .pageDown : .arrowRight) }
        }
      },
      Operation("picture in picture/drag, throw, settle, rotate") {
        var window = PictureInPicture(size: Size2(160, 90), container: Size2(390, 844))
        return { round in
          let start = Double(round) * 3
          window.touchDown(1, at: Vector2(300, 780), time: start)
          window.touchMoved(1, to: Vector2(270, 730), time: start + 0.01)
          window.touchMoved(1, to: Vector2(240, 680), time: start + 0.02)
          keep(window.touchUp(1, time: start + 0.03).projection.x)
          window.setContainer(round % 2 == 0 ? Size2(390, 844) : Size2(844, 390))
          for frame in 1...20 { keep(window.advance(to: start + Double(frame) / 10).frame.minX) }
        }
      },
      Operation("pager/drag, fling, settle, resize, rotate, round and round") {
        var pager = Pager(
          pages: RowIndex(extents: (0..<1_000).map { 200 + Double($0 % 7) * 20 }),
          layout: PagerLayout(viewport: Size2(390, 600), spacing: 16, wraps: true))
        var seen = [VisiblePage](
          repeating: VisiblePage(page: 0, start: 0, extent: 0), count: 8)
        return { round in
          let start = Double(round) * 3
          let way = round % 3 == 0 ? -50.0 : 60
          pager.turn = round % 2 == 0 ? .free : .neighbor
          pager.touchDown(1, at: Vector2(200, 300), time: start)
          pager.touchMoved(1, to: Vector2(200 + way, 300), time: start + 0.01)
          pager.touchMoved(1, to: Vector2(200 + 2 * way, 300), time: start + 0.02)
          keep(Double(pager.touchUp(1, time: start + 0.03).page))
          pager.setExtent(200 + Double(round % 9), of: round % 1_000)
          pager.layout.viewport = Size2(390 + Double(round % 2), 600)
          for frame in 1...20 {
            keep(pager.advance(to: start + Double(frame) / 10).pageProgress)
            keep(Double(pager.fill(&seen)))
            pager.forEachVisiblePage { keep($0.start) }
          }
          pager.turnPage(by: 3, animated: false)
        }
      },
      Operation("dial and throw/turn, release, settle") {
        var dial = Dial(center: .zero)
        var tint = Throw(SIMD3(0.0, 0, 0))
        let palette = [SIMD3(1.0, 0, 0), SIMD3(0.0, 1, 0)]
        return { round in
          let start = Double(round) * 3
          dial.touchDown(1, at: Vector2(100, 0), time: start)
          dial.touchMoved(1, to: Vector2(99, 20), time: start + 0.02)
          dial.touchUp(1, time: start + 0.03)
          tint.sync(to: start)
          tint.release(velocity: SIMD3(Double(round % 5), 2, 0), to: palette)
          for frame in 1...10 {
            keep(dial.advance(to: start + Double(frame) / 5).angle)
            keep(tint.advance(to: start + Double(frame) / 5).value.x)
          }
        }
      },
      Operation("throw/touch, move, release, settle: a type of one's own") {
        var tint = Throw(Tint(), perPoint: (Tint(red: 0.01), Tint(blue: 0.01)))
        return { round in
          let start = Double(round) * 3
          tint.touchDown(1, at: .zero, time: start)
          for move in 1...10 {
            let time = start + Double(move) / 100
            tint.touchMoved(1, to: Vector2(Double(10 * move), 5), time: time)
          }
          keep(tint.touchUp(1, time: start + 0.11).destination.red)
          for frame in 1...10 { keep(tint.advance(to: start + Double(frame) / 5).value.blue) }
        }
      },
      Operation("pop tracks/add, fill, clean up") {
        var tracks = PopTrack(
          PopTrackLayout(width: 390, trackCount: 20, trackHeight: 20), capacity: 300)
        var sprites = [PopSprite](repeating: PopSprite(), count: 300)
        return { round in
          let time = Double(round) / 60
          tracks.add(id: round, length: Double(round % 90), at: time, longestWait: 1)
          keep(Double(tracks.fill(&sprites, at: time)))
          tracks.forEach(at: time) { keep($0.x) }
          if round % 10 == 0 { tracks.removeExpired(before: time) }
        }
      },
    ]
  }
}

/// A value that the engine does not know.
private struct Tint: MeasuredValue, Hashable {
  var (red, blue) = (0.0, 0.0)

  init(red: Double = 0, blue: Double = 0) { (self.red, self.blue) = (red, blue) }

  static func + (a: Tint, b: Tint) -> Tint { Tint(red: a.red + b.red, blue: a.blue + b.blue) }

  static func - (a: Tint, b: Tint) -> Tint { Tint(red: a.red - b.red, blue: a.blue - b.blue) }

  func scaled(by factor: Double) -> Tint { Tint(red: red * factor, blue: blue * factor) }

  var magnitude: Double { max(abs(red), abs(blue)) }
}
