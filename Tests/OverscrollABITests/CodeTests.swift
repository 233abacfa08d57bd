import Overscroll
import ScrollFitting
import Testing

@testable import OverscrollABI

/// C's codes are the order of Swift's cases.
extension InterfaceTests {
  @Suite struct CodeTests {
    private func check<Case: Coded & CaseIterable & Equatable>(_ type: Case.Type) {
      check(type, Array(type.allCases))
    }

    private func check<Case: Coded & Equatable>(_ type: Case.Type, _ cases: [Case]) {
      for (index, one) in cases.enumerated() {
        #expect(one.code == Int32(index), "\(type)")
        #expect(Case(code: Int32(index)) == one, "\(type)")
      }
      for code in [-1, Int32(cases.count), .max, .min] {
        #expect(Case(code: code) == nil, "\(type)")
      }
    }

    @Test func `every case is its place, and nothing else is a case`() {
      check(ChangeReason.self)
      check(DrawerEdge.self)
      check(FitLaw.self, FitLaw.allCases.filter { $0.rawValue <= FitLaw.bandSlope.rawValue })
      check(HandOffOrder.self)
      check(InterfaceLayoutDirection.self)
      check(KeyAction.self)
      check(KeyCommand.self)
      check(MomentumRule.self)
      check(PageAlignment.self)
      check(PageRule.self)
      check(PanAxes.self)
      check(PlacedRule.self)
      check(PopTrackLayout.Style.self)
      check(Projection.self)
      check(PullToRefresh.State.self)
      check(ScrollAxis.self)
      check(ScrollDirection.self)
      check(ScrollFeel.Platform.self)
      check(ScrollingDrawer.Part.self)
      check(MotionPhase.self)
      for (index, one) in VelocityEstimator.allCases.enumerated() {
        #expect(one.code == Int32(index) && VelocityEstimator(code: Int32(index)) == one)
      }
      for code in [-1, 14, Int32.max, .min] { #expect(VelocityEstimator(code: code) == nil) }
      check(TrackpadMomentum.self)
      check(WheelEvent.Phase.self)
      check(WheelEvent.Unit.self)
      check(ZoomBand.Rule.self)
    }
  }
}
