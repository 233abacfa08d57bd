import Overscroll

/// Every model of the library under scripted fingers.
///
/// All calls of the models are in this file and in those named Models+….
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

extension Draggable {
  /// Passes a script's touches up to a time on.
  public mutating func take(_ strokes: inout Strokes, until time: Double) {
    while let event = strokes.next(until: time) { handle(event) }
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
