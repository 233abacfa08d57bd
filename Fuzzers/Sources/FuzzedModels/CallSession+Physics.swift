import COverscroll

extension CallSession {
  /// A question about a curve with any numbers.
  mutating func callPhysics() {
    let n = numbers(6)
    let code = code()
    var motion = OverscrollMotion(value: 0, velocity: 0)
    var answer = 0.0
    var status: OverscrollStatus = 0
    var deceleration = OverscrollDeceleration(start: n[0], velocity: n[1], rate: n[2])
    var spring = OverscrollSpring(
      mass: input.pick([1, n[0]]), stiffness: input.pick([100, n[1]]),
      damping_ratio: input.pick([0, 0.5, 1, n[2]]))
    var springMotion = OverscrollSpringMotion(
      spring: spring, start: n[3], target: n[4], velocity: n[5])
    var band = OverscrollRubberBand(coefficient: n[0], dimension: n[1])
    switch input.below(24) {
    case 0: status = overscroll_deceleration_at(&deceleration, n[3], &motion)
    case 1...3:
      status = overscroll_deceleration_time(
        &deceleration, input.pick([0, 1, 2, code]), n[3], &answer)
    case 4: status = overscroll_deceleration_velocity(n[0], n[1], n[2], &answer)
    case 5: status = overscroll_project(code, n[1], n[2], &answer)
    case 6...9:
      status = overscroll_spring_by(input.pick([0, 1, 2, 3, code]), n[0], n[1], n[2], &spring)
    case 10: status = overscroll_spring_settling_duration(&spring, n[3], n[4], &answer)
    case 11: status = overscroll_spring_at(&springMotion, n[0], &motion)
    case 12...14:
      status = overscroll_spring_time(&springMotion, input.pick([0, 1, 2, code]), n[0], &answer)
    case 15: status = overscroll_spring_next_time(&springMotion, n[0], n[1], &answer)
    case 16: status = overscroll_spring_peak(&springMotion, &answer, &motion.value)
    case 17: status = fly(n, code, &motion)
    case 18: status = overscroll_frame_step(&motion, n[0], n[1], n[2], n[3], nil)
    case 19: status = overscroll_bounce_at(n[0], n[1], n[2], n[3], &motion)
    case 20: status = overscroll_rubber_band_unclamp(&band, n[2], n[3], n[4], &answer)
    case 21: status = overscroll_rubber_band_slope(&band, n[2], &answer)
    case 22: status = overscroll_zoom_band_unclamp(n[0], n[1], n[2], &answer)
    default:
      var eased = OverscrollEasedMotion(
        start: n[0], target: n[1], velocity: n[2], duration: input.pick([0.3, n[3]]))
      status = overscroll_eased_at(&eased, n[4], &motion)
    }
    guard status == OVERSCROLL_OK else { return }
    if answer.isNaN || motion.value.isNaN || motion.velocity.isNaN { flaw = "no answer: \(n)" }
  }

  private mutating func fly(
    _ n: [Double], _ code: Int32, _ motion: inout OverscrollMotion
  ) -> OverscrollStatus {
    var def = overscroll_flight_def()
    (def.offset, def.velocity, def.minimum, def.maximum) = (
      n[0], n[1], min(n[2], n[3]), max(n[2], n[3])
    )
    def.deceleration_rate = input.pick([0.998, 0.99, n[4]])
    def.stop_speed = input.pick([10, 0, n[5]])
    def.stop_distance = input.pick([0.5, 0, n[4]])
    def.dynamics.kind = input.pick([0, 1, 2, 3, code])
    def.dynamics.hit.damping_ratio = input.pick([0, 0.3, 1, n[0]])
    var flight = OverscrollFlight()
    let status = overscroll_flight_plan(&def, &flight)
    guard status == OVERSCROLL_OK else { return status }
    if flight.rest_time.isNaN || !flight.destination.isFinite { flaw = "rests nowhere" }
    var time = 0.0
    _ = overscroll_flight_next_time(&def, n[5], n[4], &time)
    return overscroll_flight_at(&def, n[5], &motion)
  }
}
