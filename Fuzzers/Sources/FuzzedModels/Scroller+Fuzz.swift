import Overscroll
@_spi(Fields) import ScrollScenes

extension Scroller: FuzzedModel {
  private static let table = properties()

  package static func start(_ input: inout FuzzInput) -> Scroller {
    var scroller = Scroller(
      viewport: Size2(390, 844), content: Size2(input.bool() ? 2_000 : 390, 6_000),
      displayScale: Double(input.below(4)))
    scroller.minimumZoomScale = input.bool() ? 0.5 : 1
    scroller.maximumZoomScale = input.bool() ? 4 : 1
    for _ in 0..<input.below(4) { input.pick(table).draw(&scroller, from: &input) }
    return scroller
  }

  package var described: (programs: [ModelProgram<Self>], properties: [ModelProperty<Self>]) {
    (Self.programs, Self.table)
  }

  package var flaw: String? {
    guard contentOffset.isFinite, velocity.isFinite, destination.isFinite else {
      return "not finite"
    }
    return zoomScale > 0 && zoomScale.isFinite ? nil : "zoom scale"
  }

  /// Where there is the same to scroll, nothing carries content farther beyond an edge than UIKit's
  /// band reaches.
  package func flaw(after before: Scroller) -> String? {
    guard minimumOffset == before.minimumOffset, maximumOffset == before.maximumOffset,
      viewport == before.viewport, zoomScale == before.zoomScale,
      contentSize == before.contentSize, feel.law.band == .uiKit,
      refreshControlHeight == before.refreshControlHeight
    else { return nil }
    for axis in ScrollAxis.allCases {
      let (was, excess) = (before.excess(axis), excess(axis))
      if excess > max(was, 1e-9 * max(1, abs(contentOffset[axis]))) {
        return "\(excess) beyond the band on \(axis), \(was) before"
      }
    }
    return nil
  }

  /// How far beyond the band content is, which begins behind a refresh control: nothing, unless bounds have moved.
  private func excess(_ axis: ScrollAxis) -> Double {
    abs(overscroll[axis]) - viewport[axis] - (axis == .vertical ? refreshControlHeight : 0)
  }

  package var framesToRest: Int { 20_000 }
}
