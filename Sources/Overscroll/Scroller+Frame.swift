extension Scroller {
  /// What there is to draw at the latest time known; asking changes nothing, so nothing happened.
  public var frame: ScrollFrame {
    ScrollFrame(
      time: time, offset: contentOffset, velocity: velocity, zoomScale: zoomScale, phase: phase,
      events: ScrollEvents())
  }
}
