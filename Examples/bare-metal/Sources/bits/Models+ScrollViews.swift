import Overscroll
import ScriptedTouches

/// Scroll views: drags, flicks, bounces, pages, zoom, wheel, programs.
extension Models {
  private static func play(
    _ scroller: Scroller, _ strokes: Strokes, into print: inout Fingerprint
  ) {
    var (scroller, strokes) = (scroller, strokes)
    for frame in 1...frameCount {
      scroller.take(&strokes, until: time(frame))
      print.add(scroller.advance(to: time(frame)))
      print.add(scroller.destination)
      print.add(scroller.restTime)
    }
  }

  static func list(_ print: inout Fingerprint) { play(phoneList(), flicks(), into: &print) }

  static func uiKit(_ print: inout Fingerprint) {
    var list = phoneList()
    list.dynamics = .uiKitFrames(frameInterval: 1.0 / 60)
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
    _ = map.zoom(to: 2.7, about: Vector2(100, 300), animated: true)
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
      if frame == 350 { list.perform(at: time(frame)) { $0.scrollToTop() } }
      if frame == 420 { list.perform(at: time(frame)) { $0.key(.pageDown) } }
      print.add(list.advance(to: time(frame)))
    }
  }
}
