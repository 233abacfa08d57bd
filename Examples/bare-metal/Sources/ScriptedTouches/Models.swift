public import Overscroll

/// Models of the library under scripted fingers.
///
/// Here is the list alone: what the metadata of a module names is linked into every program of it.
public enum Models {
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
