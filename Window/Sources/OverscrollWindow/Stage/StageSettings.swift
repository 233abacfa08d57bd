import Overscroll

/// What a scene starts with.
struct StageSettings {
  /// The stage's size, in points.
  var size: Size2
  /// Pixels per point.
  var displayScale: Double
  /// Whether motion that no finger causes is reduced.
  var reducesMotion: Bool
  /// Who moves content on when fingers leave a trackpad.
  var trackpadMomentum: TrackpadMomentum
  /// Whether the scene keeps what it is fed.
  var records: Bool
}

extension Scroller {
  /// Takes what the window sets of every scroll view.
  mutating func apply(_ settings: StageSettings) {
    displayScale = settings.displayScale
    reducesMotion = settings.reducesMotion
    trackpadMomentum = settings.trackpadMomentum
  }
}

extension ScrollingDrawer {
  mutating func apply(_ settings: StageSettings) {
    reducesMotion = settings.reducesMotion
    list.apply(settings)
  }
}

extension PictureInPicture {
  mutating func apply(_ settings: StageSettings) { reducesMotion = settings.reducesMotion }
}

extension NestedScroll {
  mutating func apply(_ settings: StageSettings) {
    trackpadMomentum = settings.trackpadMomentum
    for index in 0..<count { self[index].apply(settings) }
  }
}
