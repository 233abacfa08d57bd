import COverscroll
import Overscroll
import ScrollFitting
@_spi(Fields) import ScrollScenes
import Testing

@testable import OverscrollABI

/// C's structs of settings have what the tables of properties say, both ways.
extension InterfaceTests {
  @Suite struct SettingsTests {
    /// Each property that C has is set to each of its samples, written into C's struct, and set from that.
    private static func check<Model, Def: Settings>(
      _ model: Model, _ properties: [ModelProperty<Model>], _: Def.Type, except: [String] = []
    ) throws where Def.Value == Model {
      try check(model, properties, except: except) {
        var def = Def()
        def.read($0)
        return def.apply(to: &$1)
      }
    }

    private static func check<Model>(
      _ model: Model, _ properties: [ModelProperty<Model>], except: [String] = [],
      copy: (Model, inout Model) -> Bool
    ) throws {
      for property in properties where property.script != nil && !except.contains(property.name) {
        for sample in property.samples where !Self.isList(sample) {
          var (one, other) = (model, model)
          try property.set(&one, to: sample)
          #expect(copy(one, &other), "\(property.name) \(sample)")
          #expect(property.json(of: other) == property.json(of: one), "\(property.name) \(sample)")
        }
      }
    }

    /// Whether C takes it by a function, as it has lists.
    private static func isList(_ sample: JSONValue) -> Bool {
      guard case .object(let members) = sample else { return false }
      return members.contains { if case .array = $0.value { true } else { false } }
    }

    @Test func `every property goes through C's struct and comes back`() throws {
      let box = Size2(390, 844)
      try Self.check(
        Scroller(viewport: box, content: Size2(390, 6_000)),
        Scroller.properties(), OverscrollScrollerDef.self)
      let drawer = Drawer(
        anchors: [.fromBottom(100), .fraction(0.5)], layout: DrawerLayout(container: box))
      try Self.check(drawer, Drawer.properties, OverscrollDrawerDef.self)
      try Self.check(
        ScrollingDrawer(drawer: drawer, list: Scroller(viewport: box, content: box)),
        ScrollingDrawer.properties, OverscrollScrollingDrawerDef.self)
      try Self.check(
        Pager(count: 4, layout: PagerLayout(viewport: box)), Pager.properties,
        OverscrollPagerDef.self)
      try Self.check(
        PictureInPicture(size: Size2(160, 90), container: box), PictureInPicture.properties,
        OverscrollPictureInPictureDef.self)
      try Self.check(Dial(center: .zero), Dial.properties, OverscrollDialDef.self)
      try Self.check(
        Throw(SIMD4<Double>()), Throw<SIMD4<Double>>.properties(), OverscrollThrowDef.self,
        except: ["candidates"])
      let page = NestedScroll(Scroller(viewport: box, content: box), order: .innerFirst)
      try Self.check(page, page.properties, OverscrollNestedDef.self)
      try Self.check(page, NestedScroll.memberProperties(of: 0)) {
        let member = OverscrollNestedMember($0, 0)
        $1.setMember(member, 0)
        return member.isValid
      }
    }

    private static func named(_ platform: ScrollFeel.Platform) -> OverscrollFeel {
      var feel = OverscrollFeel()
      #expect(overscroll_feel_named(platform.code, &feel) == OVERSCROLL_OK)
      return feel
    }

    @Test(arguments: ScrollFeel.Platform.allCases)
    func `a platform's feel is Swift's and comes back as set`(platform: ScrollFeel.Platform) {
      var feel = Self.named(platform)
      #expect(feel.feel() == ScrollFeel(platform))
      let handle = Handle()
      #expect(overscroll_set_feel(handle.id.id, &feel) == OVERSCROLL_OK)
      var same = OverscrollFeel()
      #expect(overscroll_feel(handle.id.id, &same) == OVERSCROLL_OK)
      #expect(same.feel() == ScrollFeel(platform))
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
      #expect(feel.feel() == .gtk)
      let null = OverscrollStatus(OVERSCROLL_NULL_POINTER)
      #expect(overscroll_feel(handle.id.id, nil) == null)
      #expect(overscroll_set_feel(handle.id.id, nil) == null)
      #expect(overscroll_feel_named(0, nil) == null)
      #expect(overscroll_feel_named(13, &feel) == OVERSCROLL_INVALID_ARGUMENT)
      #expect(overscroll_set_feel(0, &feel) == OVERSCROLL_STALE_ID)
    }

    @Test func `a feel that is set to what it says changes nothing, of two springs neither`() {
      let handle = Handle {
        $0.dynamics.kind = Int32(OVERSCROLL_DYNAMICS_SPRINGS)
        $0.dynamics.hit = OverscrollSpring(mass: 2, stiffness: 100, damping_ratio: 0)
        $0.dynamics.released = OverscrollSpring(mass: 1, stiffness: 200, damping_ratio: 0.7)
      }
      let (before, id) = (handle.configuration.dynamics, handle.id.id)
      var feel = OverscrollFeel()
      #expect(overscroll_feel(id, &feel) == 0 && overscroll_set_feel(id, &feel) == 0)
      #expect(areSame(before, handle.configuration.dynamics) && before.hit.mass == 2)
    }

    @Test func `a pager and a page take one, too`() {
      var (def, pager) = (overscroll_pager_def(), OverscrollPager())
      #expect(overscroll_pager_create(&def, nil, 5, &pager) == OVERSCROLL_OK)
      let (nested, _) = OverscrollNested.profile()
      for id in [pager.id, nested.id] {
        var (feel, same) = (Self.named(.flutter), OverscrollFeel())
        #expect(overscroll_set_feel(id, &feel) == OVERSCROLL_OK)
        #expect(overscroll_feel(id, &same) == OVERSCROLL_OK && same.feel() == .flutter)
        #expect(overscroll_destroy(id) == OVERSCROLL_OK)
      }
    }

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
