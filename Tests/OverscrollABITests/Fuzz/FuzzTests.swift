import COverscroll
import OverscrollABI
import Testing

/// Insane arguments: no call traps, and what is drawn is always a number.
extension InterfaceTests {
  @Suite struct FuzzTests {
    static let numbers: [Double] = [
      0, -0.0, 1, -1, 0.5, 10, -100, 390, 844, 1e4, 1e9, -1e9, 1e12, -1e12, 1.1e12, 1e15, 1e300,
      -1e300,
      .infinity, -.infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e-9, 0.998,
      1e-300,
    ]
    static let codes: [Int32] = [0, 1, 2, 3, 4, 5, 7, 9, 11, 15, 16, -1, .max, .min]

    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `a scroller withstands anything`(seed: UInt64) {
      var dice = Dice(seed)
      let handle = Handle { $0.maximum_zoom_scale = 4 }
      let id = handle.id
      var time = 0.0
      for _ in 0..<6_000 {
        // Mostly sane, so that deep states are reached, and then not.
        let isSane = dice.below(4) > 0
        if isSane { time += Double(dice.below(50)) / 1000 }
        let x = isSane ? Double(dice.below(400)) : dice.pick(Self.numbers)
        let y = isSane ? Double(dice.below(900)) : dice.pick(Self.numbers)
        // A time of years would be the latest for good: only the last seed goes that far.
        let strange = dice.pick(Self.numbers)
        let now = isSane || (seed < 8 && strange > 1e6 && strange.isFinite) ? time : strange
        let code = dice.pick(Self.codes)
        let animated = Int32(dice.below(2))
        var events: OverscrollEvents = 0
        switch dice.below(22) {
        case 0...2: _ = id.touch(.began, code, x, y, now)
        case 3...6: _ = id.touch(.moved, code, x, y, now)
        case 7...8: _ = id.touch(.ended, code, x, y, now)
        case 9: _ = id.touch(.cancelled, code, 0, 0, now)
        case 10: _ = id.touch(.allCancelled, 0, 0, 0, now)
        case 11: _ = overscroll_scroller_land(id, x, y, &events)
        case 12:
          var wheel = OverscrollWheel()
          (wheel.delta, wheel.time) = (OverscrollVector(x: x, y: y), now)
          (wheel.unit, wheel.phase) = (UInt8(dice.below(5)), UInt8(dice.below(10)))
          wheel.precision = UInt8(dice.below(5))
          _ = overscroll_scroller_wheel(id, &wheel, &events)
        case 13: _ = overscroll_scroller_wheel_zoom(id, x, y, x, now, &events)
        case 14: _ = overscroll_scroller_key(id, code, &events)
        case 15: _ = overscroll_scroller_set_content_offset(id, x, y, animated, &events)
        case 16:
          _ = overscroll_scroller_scroll_rect_to_visible(id, x, y, y, x, animated, &events)
        case 17: _ = overscroll_scroller_turn_page(id, code, animated, 1, &events)
        case 18: _ = overscroll_scroller_zoom(id, dice.pick(Self.numbers), x, y, animated, nil)
        case 19: _ = overscroll_scroller_zoom_to_rect(id, x, y, y, x, animated, &events)
        case 20: _ = overscroll_scroller_insert_content(id, isSane ? x : 0, y)
        default: configure(id, &dice)
        }
        var frame = OverscrollFrame()
        if overscroll_scroller_advance(id, now, &frame) == OVERSCROLL_OK { #expect(frame.isFinite) }
        ask(id, x, y)
      }
      #expect(handle.frame.isFinite)
    }

    /// Puts insane numbers into some fields.
    private func configure(_ id: OverscrollScroller, _ dice: inout Dice) {
      var def = OverscrollScrollerDef()
      _ = overscroll_scroller_configuration(id, &def)
      let value = dice.pick(Self.numbers)
      switch dice.below(16) {
      case 0: def.viewport.width = value
      case 1: def.viewport.height = value
      case 2: def.content_size.height = value
      case 3: def.content_inset.top = value
      case 4: def.display_scale = value
      case 5: def.deceleration_rate = value
      case 6: (def.dynamics.kind, def.dynamics.frame_interval) = (dice.pick(Self.codes), value)
      case 7: (def.dynamics.kind, def.dynamics.hit.stiffness) = (3, value)
      case 8: (def.snap_vertical.kind, def.snap_vertical.stride) = (dice.pick(Self.codes), value)
      case 9: def.minimum_zoom_scale = value
      case 10: def.maximum_zoom_scale = value
      case 11: def.pan.slop = value
      case 12: def.pan.maximum_fling_speed = value
      case 13: (def.is_paging_enabled, def.reduces_motion) = (UInt8(dice.below(256)), 1)
      case 14: def.pan.velocity_estimator = dice.pick(Self.codes)
      default: (def.bounces_vertically, def.always_bounce_horizontal) = (UInt8(dice.below(2)), 255)
      }
      _ = overscroll_scroller_configure(id, &def)
    }

    private func ask(_ id: OverscrollScroller, _ x: Double, _ y: Double) {
      var (rest, time) = (OverscrollVector(), 0.0)
      #expect(overscroll_scroller_destination(id, &rest) == OVERSCROLL_OK)
      #expect(overscroll_rest_time(id.id, &time) == OVERSCROLL_OK)
      #expect(rest.x.isFinite && rest.y.isFinite && !time.isNaN)
      if overscroll_scroller_next_time(id, 1, x, y, &time) == OVERSCROLL_OK {
        #expect(time.isFinite)
      }
      var flight = OverscrollFlight()
      _ = overscroll_scroller_flight(id, 0, &flight)
      var frame = OverscrollFrame()
      if overscroll_scroller_sample(id, x, 0, 1, &frame) == OVERSCROLL_OK {
        #expect(frame.isFinite)
      }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `the physics withstand anything`(seed: UInt64) {
      var dice = Dice(seed)
      for _ in 0..<20_000 {
        let n = (0..<6).map { _ in dice.pick(Self.numbers) }
        let code = dice.pick(Self.codes)
        var motion = OverscrollMotion(value: 0, velocity: 0)
        var answer = 0.0
        var status: OverscrollStatus = 0
        var deceleration = OverscrollDeceleration(start: n[0], velocity: n[1], rate: n[2])
        var spring = OverscrollSpring(
          mass: dice.pick([1, n[0]]), stiffness: dice.pick([100, n[1]]),
          damping_ratio: dice.pick([0, 0.5, 1, n[2]]))
        var springMotion = OverscrollSpringMotion(
          spring: spring, start: n[3], target: n[4], velocity: n[5])
        var band = OverscrollRubberBand(coefficient: n[0], dimension: n[1])
        switch dice.below(24) {
        case 0: status = overscroll_deceleration_at(&deceleration, n[3], &motion)
        case 1: status = overscroll_deceleration_time_to(&deceleration, n[3], &answer)
        case 2: status = overscroll_deceleration_time_within(&deceleration, n[3], &answer)
        case 3: status = overscroll_deceleration_time_to_speed(&deceleration, n[3], &answer)
        case 4: status = overscroll_deceleration_velocity(n[0], n[1], n[2], &answer)
        case 5: status = overscroll_project(code, n[1], n[2], &answer)
        case 6: status = overscroll_spring_with_damping(n[0], n[1], n[2], &spring)
        case 7: status = overscroll_spring_with_response(n[0], n[1], &spring)
        case 8: status = overscroll_spring_with_bounce(n[0], n[1], &spring)
        case 9: status = overscroll_spring_settling_in(n[0], n[1], n[2], &spring)
        case 10: status = overscroll_spring_settling_duration(&spring, n[3], n[4], &answer)
        case 11: status = overscroll_spring_at(&springMotion, n[0], &motion)
        case 12: status = overscroll_spring_settle_time(&springMotion, n[0], &answer)
        case 13: status = overscroll_spring_first_time(&springMotion, n[0], &answer)
        case 14: status = overscroll_spring_article_bound(&springMotion, n[0], &answer)
        case 15: status = overscroll_spring_next_time(&springMotion, n[0], n[1], &answer)
        case 16: status = overscroll_spring_peak(&springMotion, &answer, &motion.value)
        case 17: status = fly(n, code, &dice, &motion)
        case 18: status = overscroll_frame_step(&motion, n[0], n[1], n[2], n[3], nil)
        case 19: status = overscroll_bounce_at(n[0], n[1], n[2], n[3], &motion)
        case 20: status = overscroll_rubber_band_unclamp(&band, n[2], n[3], n[4], &answer)
        case 21: status = overscroll_rubber_band_slope(&band, n[2], &answer)
        case 22: status = overscroll_zoom_band_unclamp(n[0], n[1], n[2], &answer)
        default:
          var eased = OverscrollEasedMotion(
            start: n[0], target: n[1], velocity: n[2], duration: dice.pick([0.3, n[3]]))
          status = overscroll_eased_at(&eased, n[4], &motion)
        }
        guard status == OVERSCROLL_OK else { continue }
        #expect(!answer.isNaN && !motion.value.isNaN && !motion.velocity.isNaN)
      }
    }

    private func fly(
      _ n: [Double], _ code: Int32, _ dice: inout Dice, _ motion: inout OverscrollMotion
    ) -> OverscrollStatus {
      var def = overscroll_flight_def()
      (def.offset, def.velocity, def.minimum, def.maximum) = (
        n[0], n[1], min(n[2], n[3]), max(n[2], n[3])
      )
      def.deceleration_rate = dice.pick([0.998, 0.99, n[4]])
      def.stop_speed = dice.pick([10, 0, n[5]])
      def.stop_distance = dice.pick([0.5, 0, n[4]])
      def.dynamics.kind = dice.pick([0, 1, 2, 3, code])
      def.dynamics.hit.damping_ratio = dice.pick([0, 0.3, 1, n[0]])
      var flight = OverscrollFlight()
      let status = overscroll_flight_plan(&def, &flight)
      guard status == OVERSCROLL_OK else { return status }
      #expect(!flight.rest_time.isNaN && flight.destination.isFinite)
      var time = 0.0
      _ = overscroll_flight_next_time(&def, n[5], n[4], &time)
      return overscroll_flight_at(&def, n[5], &motion)
    }
  }
}
