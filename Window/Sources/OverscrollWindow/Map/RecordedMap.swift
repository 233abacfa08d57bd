import Overscroll

/// The map as a scroll view: its limits of scale, and how it lies in a view.
extension RecordedModel where Model == Scroller {
  /// Creates a map.
  ///
  /// - Parameter scale: what it is shown at, about the middle of the town.
  init(map settings: StageSettings, scale: Double) {
    let size = settings.size
    var map = Scroller(viewport: size, content: MetroNetwork.size)
    map.minimumZoomScale = Self.leastScale(size)
    map.maximumZoomScale = 2.5
    map.contentInset = Self.inset(size)
    map.zoomsOnDoubleTap = true
    map.setZoomScale(scale, animated: false)
    let town = Vector2(24.5, 21) * MetroNetwork.unit * map.zoomScale
    map.setContentOffset(town - Vector2(size.width / 2, size.height / 2), animated: false)
    self.init(map, name: "map", settings)
  }

  /// The map lies in another view.
  mutating func resizeMap(_ size: Size2, time: Double) {
    guard size != model.viewport else { return }
    let (least, inset) = (Self.leastScale(size), Self.inset(size))
    resize(size, content: MetroNetwork.size, time: time)
    change(time, "setMinimumZoomScale", ["minimumZoomScale": .number(least)]) {
      $0.minimumZoomScale = least
    }
    change(time, "setContentInset", ["contentInset": inset.json]) { $0.contentInset = inset }
  }

  /// The scale at which the whole width is seen.
  private static func leastScale(_ size: Size2) -> Double {
    min(size.width / MetroNetwork.size.width, 1)
  }

  /// The whole map rests in the middle of the view.
  private static func inset(_ size: Size2) -> Insets {
    let beside = max(0, (size.height - MetroNetwork.size.height * leastScale(size)) / 2)
    return Insets(top: beside, bottom: beside)
  }
}
