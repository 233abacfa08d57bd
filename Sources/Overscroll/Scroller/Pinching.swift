/// A function of a scroller: what two fingers on it ask for.
///
/// It comes with the first zoom limits that differ, so that where nothing zooms it is not linked.
struct Pinching: Installed {
  let follow: @convention(thin) @Sendable (inout Scroller, Touched) -> Void

  /// Reads the scroller's own fingers.
  static var fingers: Pinching {
    Pinching { scroller, touched in
      let change = scroller.pinch.follow(
        touched, scroller.driver.touch.centroid, span: scroller.driver.touch.span,
        isPair: scroller.driver.touch.count > 1, at: scroller.driver.touch.sampleTime)
      if change != .none { scroller.pinch(change, scroller.pinch) }
    }
  }
}
