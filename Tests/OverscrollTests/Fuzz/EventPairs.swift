import Overscroll

/// What has begun and not ended: every begin has exactly one end.
struct EventPairs {
  private var open: Set<String> = []
  /// The first event out of turn.
  private(set) var flaw: String?

  /// What has begun and never ended.
  var unfinished: String? { open.isEmpty ? nil : open.sorted().joined(separator: ", ") }

  mutating func take(_ events: ScrollEvents) {
    for event in events {
      switch event {
      case .willBeginDragging: begin("dragging")
      case .didEndDragging: end("dragging")
      case .willBeginDecelerating: begin("decelerating")
      case .didEndDecelerating: end("decelerating")
      case .willBeginZooming: begin("zooming")
      case .didEndZooming: end("zooming")
      case .didScroll, .willEndDragging, .didEndScrollingAnimation, .didZoom, .didScrollToTop: break
      }
    }
  }

  private mutating func begin(_ what: String) {
    if !open.insert(what).inserted { flaw = flaw ?? "\(what) began twice" }
  }

  private mutating func end(_ what: String) {
    if open.remove(what) == nil { flaw = flaw ?? "\(what) ended without a beginning" }
  }
}
