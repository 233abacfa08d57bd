import Overscroll
import ScrollFeels

typealias Platform = ScrollFeel.Platform

extension Scroller {
  /// A list on a phone: 390 × 844 over 6,000 points, at its top or scrolled to an offset.
  static func list(
    _ height: Double = 6_000, at offset: Double? = nil, displayScale: Double = 0
  ) -> Scroller {
    var list = Scroller(
      viewport: Size2(390, 844), content: Size2(390, height), displayScale: displayScale)
    if let offset { list.setContentOffset(Vector2(0, offset), animated: false) }
    return list
  }

  /// A view of some width and height, of content of another.
  static func view(
    _ width: Double, _ height: Double, of contentWidth: Double, _ contentHeight: Double
  ) -> Scroller {
    Scroller(viewport: Size2(width, height), content: Size2(contentWidth, contentHeight))
  }

  /// The same at an offset.
  func scrolled(to offset: Vector2) -> Scroller {
    var copy = self
    copy.setContentOffset(offset, animated: false)
    return copy
  }

  /// A flick up by `distance` points in a tenth of a second.
  @discardableResult
  mutating func flick(_ distance: Double, at time: Double = 0) -> ScrollRelease {
    swipe(from: Vector2(200, 600), to: Vector2(200, 600 - distance), at: time)
  }
}

extension WheelEvent {
  /// Fingers on a trackpad.
  static func stroke(_ phase: Phase, _ delta: Vector2 = .zero, at time: Double) -> WheelEvent {
    WheelEvent(delta: delta, phase: phase, isPrecise: true, time: time)
  }
}

extension ScrollLaw {
  /// A scroll view's own, as its flights follow it.
  static let uiKit = uiKit(frameInterval: 1.0 / 60)

  /// How much of a finger's velocity a deceleration loses over a distance, in 1/s: r/g.
  var loss: Double { decay / gain }

  /// How a finger's velocity carries content, from a place on.
  func glide(from start: Double, velocity: Double) -> Deceleration {
    Deceleration(from: start, velocity: velocity, decay: decay, gain: gain)
  }
}
