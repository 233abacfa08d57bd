import Overscroll
import ScriptedTouches

/// A floating window, a thrown card, a dial, comments on tracks.
extension Models {
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
      window.take(&strokes, until: time(frame))
      if frame == 330 { window.perform(at: time(frame)) { $0.setKeyboardInset(320) } }
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
      case 1...10:
        let place = Vector2(Double(frame % 200) * 7.3, 40)
        card.perform(at: time(frame)) { $0.drag(to: place) }
      case 11:
        let candidates = [Vector2(0, 0), Vector2(400, 10), Vector2(-30, 700)]
        let speed = Vector2(440, Double(frame))
        card.perform(at: time(frame)) { $0.release(velocity: speed, to: candidates) }
      case 90: card.perform(at: time(frame)) { $0.move(to: Vector2(3, 4)) }
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
      dial.take(&strokes, until: time(frame))
      if frame == 220 { dial.perform(at: time(frame)) { $0.detents = .every(.pi / 12) } }
      let shown = dial.advance(to: time(frame))
      print.add(shown.time)
      print.add(shown.angle)
      print.add(shown.velocity)
      print.add(dial.restTime)
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
