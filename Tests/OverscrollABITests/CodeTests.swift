import COverscroll
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
        #expect(one.code == Int32(index) && Case(code: Int32(index)) == one, "\(type)")
      }
      for code in [-1, Int32(cases.count), .max, .min] {
        #expect(Case(code: code) == nil, "\(type)")
      }
    }

    @Test func `every case is its place, and nothing else is a case`() {
      let types: [any (Coded & CaseIterable & Equatable).Type] = [
        ChangeReason.self, DrawerEdge.self, HandOffOrder.self, InterfaceLayoutDirection.self,
        KeyAction.self, KeyCommand.self, MomentumRule.self, PageAlignment.self, PageRule.self,
        PanAxes.self, PlacedRule.self, PopTrackLayout.Style.self, Projection.self,
        PullToRefresh.State.self, ScrollAxis.self, ScrollDirection.self, ScrollFeel.Platform.self,
        ScrollingDrawer.Part.self, MotionPhase.self, TrackpadMomentum.self, WheelEvent.Phase.self,
        WheelEvent.Unit.self, ZoomBand.Rule.self,
      ]
      for type in types { check(type) }
      check(FitLaw.self, FitLaw.allCases.filter { $0.rawValue <= FitLaw.bandSlope.rawValue })
      for (index, one) in VelocityEstimator.allCases.enumerated() {
        #expect(one.code == Int32(index) && VelocityEstimator(code: Int32(index)) == one)
      }
      for code in [-1, 14, Int32.max, .min] { #expect(VelocityEstimator(code: code) == nil) }
    }

    @Test func `a code says which time, and which numbers make a spring`() {
      var (given, time) = (OverscrollSpringMotion(), -1.0)
      given.spring = OverscrollSpring(mass: 1, stiffness: 100, damping_ratio: 0.5)
      given.start = 1
      let motion = SpringMotion(
        DampedSpring(mass: 1, stiffness: 100, dampingRatio: 0.5), from: 1, to: 0, velocity: 0)
      let times = [
        motion.settleTime(within: 0.1), motion.firstTime(within: 0.1),
        motion.articleBound(within: 0.1),
      ]
      for (code, known) in times.enumerated() {
        #expect(overscroll_spring_time(&given, Int32(code), 0.1, &time) == OVERSCROLL_OK)
        #expect(time == known, "\(code)")
      }
      #expect(overscroll_spring_time(&given, 3, 0.1, &time) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_spring_time(&given, 0, 0, &time) == OVERSCROLL_INVALID_ARGUMENT)

      var glide = OverscrollDeceleration(start: 0, velocity: 1000, rate: 0.998)
      let curve = Deceleration(from: 0, velocity: 1000, rate: .normal)
      let passes = [curve.time(to: 100), curve.time(toWithin: 100), curve.time(toSpeed: 100)]
      for (code, known) in passes.enumerated() {
        #expect(overscroll_deceleration_time(&glide, Int32(code), 100, &time) == OVERSCROLL_OK)
        #expect(time == known, "\(code)")
      }
      #expect(overscroll_deceleration_time(&glide, 0, 1e6, &time) == OVERSCROLL_NEVER)
      #expect(overscroll_deceleration_time(&glide, 2, 0, &time) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_deceleration_time(&glide, -1, 1, &time) == OVERSCROLL_INVALID_ARGUMENT)

      let springs = [
        DampedSpring(mass: 0.3, stiffness: 0.5, damping: 0.2),
        DampedSpring(response: 0.3, dampingRatio: 0.5), DampedSpring(duration: 0.3, bounce: 0.5),
        DampedSpring(settlingIn: 0.3, dampingRatio: 0.5, epsilon: 0.2),
      ]
      for (code, known) in springs.enumerated() {
        var spring = OverscrollSpring()
        #expect(overscroll_spring_by(Int32(code), 0.3, 0.5, 0.2, &spring) == OVERSCROLL_OK)
        #expect(spring.stiffness == known?.stiffness && spring.damping_ratio == known?.dampingRatio)
      }
      var spring = OverscrollSpring()
      #expect(overscroll_spring_by(4, 1, 1, 1, &spring) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_spring_by(2, 1, -1, 0, &spring) == OVERSCROLL_INVALID_ARGUMENT)

      var (band, stretch) = (OverscrollRubberBand(coefficient: 0.55, dimension: 300), 0.0)
      #expect(overscroll_rubber_band(&band, -100, &stretch) == OVERSCROLL_OK)
      #expect(stretch == RubberBand(coefficient: 0.55, dimension: 300).stretch(-100))
      #expect(overscroll_rubber_band_inverse(&band, 300, &stretch) == OVERSCROLL_NEVER)
      #expect(overscroll_band(&band, 5, 1, 0, 0, &stretch) == OVERSCROLL_INVALID_ARGUMENT)
    }
  }
}
