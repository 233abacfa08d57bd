/// Timing curves: x0 + (X - x0) e(t/T) + c t (1 - t/T)².
///
/// c, the curve's `slope`, carries what the timing curve lacks of the velocity at the start. T is its `slow`; `fast` is the
/// pole of the spring that a scroll to the top is, else 0.
extension Formula {
  /// The formula of a scroll view's own program.
  package static func program(_ curve: ProgramCurve) -> Formula {
    switch curve {
    case .standard: .standard
    case .easeOut: .easeOut
    case .easeIn: .easeIn
    case .scrollToTop: .scrollToTop
    case .unpacedScrollToTop: .unpacedScrollToTop
    }
  }

  /// `setContentOffset(_:animated:)`, and the notch of a wheel.
  package static var standard: Formula {
    Formula { from, target, carried, duration, _, _, time in
      eased(from, target, carried, duration, time) { ProgramCurve.standard.progress(at: $0) }
    }
  }

  private static var easeOut: Formula {
    Formula { from, target, carried, duration, _, _, time in
      eased(from, target, carried, duration, time) { ProgramCurve.easeOut.progress(at: $0) }
    }
  }

  private static var easeIn: Formula {
    Formula { from, target, carried, duration, _, _, time in
      eased(from, target, carried, duration, time) { ProgramCurve.easeIn.progress(at: $0) }
    }
  }

  /// A tap on the status bar.
  package static var scrollToTop: Formula {
    Formula { from, target, carried, duration, _, _, time in
      eased(from, target, carried, duration, time) { ProgramCurve.scrollToTop.progress(at: $0) }
    }
  }

  private static var unpacedScrollToTop: Formula {
    Formula { from, target, carried, duration, _, _, time in
      eased(from, target, carried, duration, time) {
        ProgramCurve.unpacedScrollToTop.progress(at: $0)
      }
    }
  }
}

@inline(__always)
func eased(
  _ from: Double, _ target: Double, _ carried: Double, _ duration: Double, _ time: Double,
  _ progress: (Double) -> (value: Double, slope: Double)
) -> MotionState {
  guard time < duration else { return MotionState(value: target, velocity: 0) }
  let share = time / duration
  let (now, rest) = (progress(share), 1 - share)
  return MotionState(
    value: from + (target - from) * now.value + carried * time * rest * rest,
    velocity: (target - from) * now.slope / duration + carried * rest * (1 - 3 * share))
}

extension Curve {
  /// A program from a place to another: it drops the velocity of whatever was going on.
  ///
  /// - Parameters:
  ///   - start: in points.
  ///   - target: in points.
  ///   - duration: in seconds, above 0.
  package static func program(
    _ curve: ProgramCurve, from start: Double, to target: Double, duration: Double
  ) -> Curve {
    Curve(
      .program, .program(curve), from: start, to: target, slow: duration, fast: curve.springPole)
  }

  /// The same program from a state to another place, in another time: place and slope go on.
  package func continued(from state: MotionState, to target: Double, in duration: Double) -> Curve {
    var curve = Curve(.program, formula, from: state.value, to: target, slow: duration)
    curve.slope = state.velocity - curve.velocity(at: 0)
    return curve
  }

  /// The spring that a scroll to the top is, from a state to another place; nil of another curve.
  ///
  /// Its timing curve would begin again as steeply as for a tap, and go back for it. A place that has come nearer, or
  /// lies behind, is met by a faster spring, as far as that may be: critically damped it passes none with v <= ω s.
  func spring(from state: MotionState, to target: Double) -> Curve? {
    guard fast > 0 else { return nil }
    let wanted = abs(state.velocity / (target - state.value))
    let pole = wanted > fast ? min(wanted, 2 * Double.pi / Segment.leastTimeLeft) : fast
    return .spring(
      SpringPoles(pole, pole), from: state.value, to: target, velocity: state.velocity)
  }
}
