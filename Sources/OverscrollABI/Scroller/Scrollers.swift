// The functions of this file are documented in overscroll.h.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import COverscroll
internal import Overscroll
internal import ScrollCoordinates

@implementation @c
public func overscroll_scroller_create(
  _ def: UnsafePointer<OverscrollScrollerDef>?,
  _ scroller: UnsafeMutablePointer<OverscrollScroller>?
) -> OverscrollStatus {
  unsafe take(def) { def in
    guard def.isFit else { return Status.invalidArgument }
    // The size goes in first, so that a new scroller starts where its insets put it.
    return unsafe create(
      Scroller(
        viewport: def.viewport.unchecked, content: def.content_size.unchecked,
        inset: def.content_inset.unchecked, displayScale: def.display_scale), def, scroller)
  }
}

extension Scroller {
  /// Steps the display frames before a time, where the law knows only frames.
  mutating func stepFrames(to end: Double) {
    guard let interval = feel.law.stepInterval else { return }
    // An hour of frames, should something never end.
    for _ in 0..<432_000 {
      guard isDecelerating, time + interval * 1.5 < end else { return }
      advance(to: time + interval)
    }
  }
}
