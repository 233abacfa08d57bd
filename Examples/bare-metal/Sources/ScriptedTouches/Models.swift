import Overscroll

/// Every model of the library under scripted fingers. All calls of the models are in this file.
public enum Models {
  /// The names of the scripts, in the order of `fingerprint(of:)`.
  public static var count: Int { 13 }

  /// The name of a script.
  public static func name(_ index: Int) -> StaticString {
    switch index {
    case 0: "list"
    case 1: "zoom"
    case 2: "wheel"
    case 3: "paging"
    case 4: "uikit"
    case 5: "drawer"
    case 6: "scrolling drawer"
    case 7: "pager"
    case 8: "picture in picture"
    case 9: "throw"
    case 10: "dial"
    case 11: "nested"
    default: "pop tracks"
    }
  }

  /// The hash of all frames of a script: times, offsets, velocities, scales.
  public static func fingerprint(of index: Int) -> UInt64 {
    var print = Fingerprint()
    switch index {
    case 0: list(&print)
    case 1: zoom(&print)
    case 2: wheel(&print)
    case 3: paging(&print)
    case 4: uiKit(&print)
    case 5: drawer(&print)
    case 6: scrollingDrawer(&print)
    case 7: pager(&print)
    case 8: pictureInPicture(&print)
    case 9: thrown(&print)
    case 10: dial(&print)
    case 11: nested(&print)
    default: popTracks(&print)
    }
    return print.value
  }

  /// A list as a phone shows it: 390 × 844 points, a hundred rows.
  public static func phoneList() -> Scroller {
    Scroller(
      viewport: Size2(390, 844), content: Size2(390, 6400),
      inset: Insets(top: 47, left: 0, bottom: 34, right: 0), displayScale: 3)
  }

  /// Flicks down twice, catches, flings beyond the end.
  public static func flicks() -> Strokes {
    Strokes([
      Stroke(at: 0.1, from: Vector2(200, 700), to: Vector2(211, 420)),
      Stroke(at: 1.0, samples: 9, from: Vector2(180, 650), to: Vector2(170, 260)),
      Stroke(at: 1.7, samples: 30, from: Vector2(190, 300), to: Vector2(190, 520)),
      Stroke(at: 2.4, samples: 6, from: Vector2(150, 800), to: Vector2(140, 100)),
      Stroke(at: 3.1, samples: 5, from: Vector2(150, 800), to: Vector2(155, 60)),
    ])
  }

  static let frameCount = 600

  static func time(_ frame: Int) -> Double { Double(frame) / 60 }
}

extension Scroller {
  /// Passes a scripted touch on.
  public mutating func take(
    _ touch: Stroke.Touch, _ finger: Int, _ position: Vector2, _ time: Double
  ) {
    switch touch {
    case .down: _ = touchDown(finger, at: position, time: time)
    case .moved: _ = touchMoved(finger, to: position, time: time)
    case .up: _ = touchUp(finger, at: position, time: time)
    }
  }
}

extension Fingerprint {
  /// Adds what a scroll view shows.
  public mutating func add(_ frame: ScrollFrame) {
    add(frame.time)
    add(frame.offset)
    add(frame.velocity)
    add(frame.zoomScale)
  }
}

extension Models {
  private static func play(
    _ scroller: Scroller, _ strokes: Strokes, into print: inout Fingerprint
  ) {
    var (scroller, strokes) = (scroller, strokes)
    for frame in 1...frameCount {
      while let next = strokes.next(until: time(frame)) {
        scroller.take(next.touch, next.finger, next.position, next.time)
      }
      print.add(scroller.advance(to: time(frame)))
      print.add(scroller.destination)
      print.add(scroller.restTime)
    }
  }

  static func list(_ print: inout Fingerprint) { play(phoneList(), flicks(), into: &print) }

  static func uiKit(_ print: inout Fingerprint) {
    var list = phoneList()
    list.dynamics = .uiKitFrames(frameInterval: 1.0 / 60)
    list.buildsUpFlicks = true
    play(list, flicks(), into: &print)
  }

  static func paging(_ print: inout Fingerprint) {
    var pages = Scroller(viewport: Size2(390, 844), content: Size2(3900, 4220))
    pages.isPagingEnabled = true
    pages.isDirectionalLockEnabled = true
    let strokes = Strokes([
      Stroke(at: 0.1, from: Vector2(300, 400), to: Vector2(120, 430)),
      Stroke(at: 1.2, from: Vector2(300, 600), to: Vector2(310, 300)),
      Stroke(at: 2.3, samples: 40, from: Vector2(100, 400), to: Vector2(330, 380)),
    ])
    play(pages, strokes, into: &print)
  }

  static func zoom(_ print: inout Fingerprint) {
    var map = Scroller(viewport: Size2(390, 844), content: Size2(2000, 1500))
    map.minimumZoomScale = 0.5
    map.maximumZoomScale = 4
    map.hasZoomMomentum = true
    map.decelerationRate = .fast
    let strokes = Strokes([
      Stroke(1, at: 0.1, samples: 24, from: Vector2(180, 400), to: Vector2(60, 160)),
      Stroke(2, at: 0.1, samples: 20, from: Vector2(220, 450), to: Vector2(330, 790)),
      Stroke(1, at: 2.0, samples: 10, from: Vector2(90, 400), to: Vector2(170, 420)),
      Stroke(2, at: 2.0, samples: 10, from: Vector2(350, 470), to: Vector2(230, 440)),
      Stroke(1, at: 4.0, from: Vector2(300, 600), to: Vector2(80, 300)),
    ])
    play(map, strokes, into: &print)
    _ = map.zoom(to: 2.7, about: Vector2(100, 300), animated: true, time: 0)
    for frame in 1...frameCount {
      if frame % 40 == 0 {
        let delta = Double(frame % 7 - 3) * 31
        _ = map.zoom(byWheel: delta, about: Vector2(211, 333), time: time(frame))
      }
      print.add(map.advance(to: time(frame)))
    }
  }

  static func wheel(_ print: inout Fingerprint) {
    var list = phoneList()
    for frame in 1...frameCount {
      if frame % 5 == 0, frame < 300 {
        let delta = Vector2(Double(frame % 3), Double(frame % 11) * 13.7 - 40)
        _ = list.wheel(WheelEvent(delta: delta, time: time(frame) - 0.003))
      }
      if frame == 350 { _ = list.scrollToTop(time: time(frame)) }
      if frame == 420 { _ = list.key(.pageDown, time: time(frame)) }
      print.add(list.advance(to: time(frame)))
    }
  }

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
      while let next = strokes.next(until: time(frame)) {
        switch next.touch {
        case .down: _ = drawer.touchDown(next.finger, at: next.position, time: next.time)
        case .moved: _ = drawer.touchMoved(next.finger, to: next.position, time: next.time)
        case .up: _ = drawer.touchUp(next.finger, at: next.position, time: next.time)
        }
      }
      if frame == 420 { _ = drawer.move(to: 2, time: time(frame)) }
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
      while let next = strokes.next(until: time(frame)) {
        switch next.touch {
        case .down: _ = sheet.touchDown(next.finger, at: next.position, time: next.time)
        case .moved: _ = sheet.touchMoved(next.finger, to: next.position, time: next.time)
        case .up: _ = sheet.touchUp(next.finger, at: next.position, time: next.time)
        }
      }
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
      while let next = strokes.next(until: time(frame)) {
        switch next.touch {
        case .down: _ = pager.touchDown(next.finger, at: next.position, time: next.time)
        case .moved: _ = pager.touchMoved(next.finger, to: next.position, time: next.time)
        case .up: _ = pager.touchUp(next.finger, at: next.position, time: next.time)
        }
      }
      if frame == 360 { _ = pager.turnPages(by: 2, time: time(frame)) }
      let shown = pager.advance(to: time(frame))
      print.add(shown.time)
      print.add(shown.offset)
      print.add(shown.velocity)
      print.add(shown.progress)
    }
  }

  static func pictureInPicture(_ print: inout Fingerprint) {
    var window = PictureInPicture(
      size: Size2(160, 90), container: Size2(390, 844),
      insets: Insets(top: 47, left: 0, bottom: 34, right: 0))
    var strokes = Strokes([
      Stroke(at: 0.1, samples: 9, from: Vector2(300, 760), to: Vector2(180, 500)),
      Stroke(at: 1.3, samples: 8, from: Vector2(80, 100), to: Vector2(300, 160)),
      Stroke(at: 2.6, samples: 9, from: Vector2(300, 100), to: Vector2(230, 420)),
    ])
    for frame in 1...frameCount {
      while let next = strokes.next(until: time(frame)) {
        switch next.touch {
        case .down: _ = window.touchDown(next.finger, at: next.position, time: next.time)
        case .moved: _ = window.touchMoved(next.finger, to: next.position, time: next.time)
        case .up: _ = window.touchUp(next.finger, at: next.position, time: next.time)
        }
      }
      if frame == 330 { _ = window.setKeyboardInset(320, time: time(frame)) }
      let shown = window.advance(to: time(frame))
      print.add(shown.time)
      print.add(shown.frame.origin)
      print.add(shown.velocity)
    }
  }

  static func thrown(_ print: inout Fingerprint) {
    var card = Throw(Vector2(10, 20))
    for frame in 1...frameCount {
      switch frame % 200 {
      case 1...10: card.drag(to: Vector2(Double(frame % 200) * 7.3, 40), time: time(frame))
      case 11:
        let candidates = [Vector2(0, 0), Vector2(400, 10), Vector2(-30, 700)]
        _ = card.release(velocity: Vector2(440, Double(frame)), to: candidates, time: time(frame))
      case 90: card.move(to: Vector2(3, 4), time: time(frame))
      default: break
      }
      let shown = card.advance(to: time(frame))
      print.add(shown.value)
      print.add(shown.velocity)
    }
  }

  static func dial(_ print: inout Fingerprint) {
    var dial = Dial(center: Vector2(195, 195), limits: -7...9)
    var strokes = Strokes([
      Stroke(at: 0.1, samples: 20, from: Vector2(295, 195), to: Vector2(160, 330)),
      Stroke(at: 1.8, samples: 9, from: Vector2(95, 195), to: Vector2(260, 60)),
      Stroke(at: 4.0, samples: 9, from: Vector2(195, 60), to: Vector2(40, 230)),
    ])
    for frame in 1...frameCount {
      while let next = strokes.next(until: time(frame)) {
        switch next.touch {
        case .down: dial.touchDown(next.finger, at: next.position, time: next.time)
        case .moved: dial.touchMoved(next.finger, to: next.position, time: next.time)
        case .up: _ = dial.touchUp(next.finger, at: next.position, time: next.time)
        }
      }
      if frame == 220 { dial.detents = .every(.pi / 12) }
      let shown = dial.advance(to: time(frame))
      print.add(shown.time)
      print.add(shown.angle)
      print.add(shown.velocity)
      print.add(dial.restTime)
    }
  }

  static func nested(_ print: inout Fingerprint) {
    let header = Scroller(viewport: Size2(390, 844), content: Size2(390, 1044))
    let list = Scroller(viewport: Size2(390, 844), content: Size2(390, 4000))
    var page = NestedScroll(header, order: .collapsing)
    let inner = page.add(list, to: page.root)
    var strokes = flicks()
    for frame in 1...frameCount {
      while let next = strokes.next(until: time(frame)) {
        switch next.touch {
        case .down: page.touchDown(next.finger, at: next.position, in: inner, time: next.time)
        case .moved: page.touchMoved(next.finger, to: next.position, time: next.time)
        case .up: _ = page.touchUp(next.finger, at: next.position, time: next.time)
        }
      }
      _ = page.advance(to: time(frame))
      print.add(page.frame(of: page.root))
      print.add(page.frame(of: inner))
    }
  }

  static func popTracks(_ print: inout Fingerprint) {
    let layout = PopTrackLayout(width: 390, trackCount: 4, trackHeight: 30, duration: 5)
    var tracks = PopTrack(layout, capacity: 64)
    for frame in 1...frameCount {
      if frame % 13 == 0 {
        _ = tracks.add(id: frame, length: Double(frame % 31) * 9.1 + 20, at: time(frame))
      }
      tracks.forEach(at: time(frame)) { sprite in
        print.add(sprite.x)
        print.add(sprite.y)
        print.add(sprite.scale)
        print.add(sprite.opacity)
      }
    }
  }
}
