import COverscroll
import Overscroll
import Testing

@testable import OverscrollABI

extension InterfaceTests {
  @Suite struct FeelTests {
    private static func named(_ platform: ScrollFeel.Platform) -> OverscrollFeel {
      var feel = OverscrollFeel()
      #expect(overscroll_feel_named(platform.code, &feel) == OVERSCROLL_OK)
      return feel
    }

    @Test(arguments: ScrollFeel.Platform.allCases)
    func `a platform's feel is Swift's, part by part, and comes back as it was set`(
      platform: ScrollFeel.Platform
    ) {
      var feel = Self.named(platform)
      #expect(feel.feel == ScrollFeel(platform))
      let handle = Handle()
      #expect(overscroll_set_feel(handle.id.id, &feel) == OVERSCROLL_OK)
      var same = OverscrollFeel()
      #expect(overscroll_feel(handle.id.id, &same) == OVERSCROLL_OK)
      #expect(same.feel == ScrollFeel(platform))
      // What it has made of the settings may be handed back.
      var def = handle.configuration
      #expect(def.pan.velocity_estimator == ScrollFeel(platform).estimator.code)
      #expect(overscroll_scroller_configure(handle.id, &def) == OVERSCROLL_OK)
    }

    /// One number of a feel after another that no part may have.
    private static let faults: [@Sendable (inout OverscrollFeel) -> Void] = [
      { ($0.deceleration.kind, $0.deceleration.decay) = (0, 0) },
      { ($0.deceleration.kind, $0.deceleration.decay) = (0, .nan) },
      { ($0.deceleration.kind, $0.deceleration.decay) = (0, .infinity) },
      { ($0.deceleration.kind, $0.deceleration.decay, $0.deceleration.drag) = (1, 2, 0) },
      { ($0.deceleration.kind, $0.deceleration.decay, $0.deceleration.deceleration) = (2, 2, -1) },
      {
        ($0.deceleration.kind, $0.deceleration.exponent) = (3, 1)
        $0.deceleration.second_speed = 1
      },
      { ($0.deceleration.kind, $0.deceleration.second_speed) = (4, -1) },
      { ($0.deceleration.kind, $0.deceleration.deceleration) = (5, 0) },
      { $0.deceleration.kind = 6 }, { $0.deceleration.kind = -1 },
      { ($0.edge.kind, $0.edge.pull) = (0, -10) },
      { ($0.edge.kind, $0.edge.hit_frequency) = (1, .nan) },
      { ($0.edge.kind, $0.edge.limit) = (2, .infinity) },
      { ($0.edge.kind, $0.edge.limit, $0.edge.gravity) = (2, 10, 0) },
      { ($0.edge.kind, $0.edge.deceleration) = (4, 0) }, { $0.edge.kind = 6 },
      { ($0.band.kind, $0.band.coefficient) = (0, -1) },
      { ($0.band.kind, $0.band.divisor) = (1, 0) }, { ($0.band.kind, $0.band.share) = (2, .nan) },
      { ($0.band.kind, $0.band.divisor) = (3, .infinity) }, { $0.band.kind = 5 },
      { $0.stop.speed = -1 }, { $0.stop.distance = .nan }, { $0.stop.edge_speed = -1 },
      { $0.thresholds.slop = .infinity }, { $0.thresholds.minimum_speed = -1 },
      { ($0.thresholds.minimum_speed, $0.thresholds.maximum_speed) = (10, 9) },
      { ($0.thresholds.minimum_speed, $0.thresholds.maximum_speed) = (0, 0) },
      { $0.estimator = 14 }, { $0.momentum = 8 }, { $0.pages = 5 }, { $0.pages = -1 },
    ]

    @Test func `invalid parts are refused, and change nothing`() {
      let handle = Handle()
      var gtk = Self.named(.gtk)
      #expect(overscroll_set_feel(handle.id.id, &gtk) == OVERSCROLL_OK)
      for (index, fault) in Self.faults.enumerated() {
        var feel = Self.named(.android)
        fault(&feel)
        #expect(overscroll_set_feel(handle.id.id, &feel) == OVERSCROLL_INVALID_ARGUMENT, "\(index)")
      }
      var feel = OverscrollFeel()
      _ = overscroll_feel(handle.id.id, &feel)
      #expect(feel.feel == .gtk)
      let null = OverscrollStatus(OVERSCROLL_NULL_POINTER)
      #expect(overscroll_feel(handle.id.id, nil) == null)
      #expect(overscroll_set_feel(handle.id.id, nil) == null)
      #expect(overscroll_feel_named(0, nil) == null)
      #expect(overscroll_feel_named(13, &feel) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_set_feel(0, &feel) == OVERSCROLL_STALE_ID)
    }

    @Test func `a pager and a page take one, too`() {
      var (def, pager) = (overscroll_pager_def(), OverscrollPager())
      #expect(overscroll_pager_create(&def, nil, 5, &pager) == OVERSCROLL_OK)
      let (nested, _) = OverscrollNested.profile()
      for id in [pager.id, nested.id] {
        var (feel, same) = (Self.named(.flutter), OverscrollFeel())
        #expect(overscroll_set_feel(id, &feel) == OVERSCROLL_OK)
        #expect(overscroll_feel(id, &same) == OVERSCROLL_OK && same.feel == .flutter)
        #expect(overscroll_destroy(id) == OVERSCROLL_OK)
      }
    }
  }
}
