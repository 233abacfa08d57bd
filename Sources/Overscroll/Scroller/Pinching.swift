/// A function of a scroller: what two fingers on it ask for.
///
/// It comes with the first zoom limits that differ, so that where nothing zooms it is not linked.
struct Pinching: Installed {
  let follow: @convention(thin) @Sendable (inout Scroller, Touched) -> Void

  /// Reads the scroller's own fingers.
  static var fingers: Pinching {
    Pinching { scroller, touched in
      let change = scroller.body.fingers.lead(&scroller.pinch, touched)
      if change != .none { scroller.pinch(change, scroller.pinch) }
    }
  }
}
