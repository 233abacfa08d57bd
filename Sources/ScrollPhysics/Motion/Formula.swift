public import ScrollCoordinates
internal import ScrollMath

/// A function of a ``Curve``'s numbers: place and slope at a time.
public struct Formula: Installed {
  /// Place and slope.
  ///
  /// It takes numbers instead of the curve, which would be copied for it. The time is in seconds, at least 0 and finite.
  public typealias Evaluate =
    @convention(thin) @Sendable (
      _ from: Double, _ target: Double, _ slope: Double, _ slow: Double, _ fast: Double,
      _ gain: Double, _ time: Double
    ) -> MotionState

  @usableFromInline package let evaluate: Evaluate

  /// Creates a formula of one's own; the function may capture nothing.
  public init(_ evaluate: @escaping Evaluate) { self.evaluate = evaluate }

  /// Standing still on the target.
  package static var still: Formula {
    Formula { _, target, _, _, _, _, _ in MotionState(value: target, velocity: 0) }
  }
}

// MARK: - One equation: y'' + (p + q) y' + p q y = 0

extension Formula {
  /// Nothing draws it, and q slows it down: x0 + v0 (1 - e^(-qt)) / q.
  package static var glide: Formula {
    Formula { from, target, slope, _, fast, _, time in
      let decay = Decay(fast * time)
      return MotionState(
        value: (from - target) + decay.lost * (slope / fast) + target,
        velocity: decay.kept * slope)
    }
  }

  /// Real poles p < q: e^(-pt) (y0 + (v0 + p y0) (1 - e^(-(q-p)t)) / (q-p)).
  package static var drawn: Formula {
    Formula { from, target, slope, slow, fast, _, time in
      SpringPoles.Base.drawn(slow, fast, time)
        .state(target, from - target, slope, slow: slow, product: slow * fast)
    }
  }

  /// The same pole twice: e^(-pt) (y0 + (v0 + p y0) t).
  package static var critical: Formula {
    Formula { from, target, slope, pole, _, _, time in
      SpringPoles.Base.critical(pole, time)
        .state(target, from - target, slope, slow: pole, product: pole * pole)
    }
  }

  /// Conjugate poles β ± iω: e^(-βt) (y0 cos ωt + (v0 + β y0) sin ωt / ω).
  package static var oscillation: Formula {
    Formula { from, target, slope, decay, frequency, _, time in
      SpringPoles.Base.oscillation(decay, frequency, time).state(
        target, from - target, slope, slow: decay, product: decay * decay + frequency * frequency)
    }
  }

  /// Even acceleration a: x0 + v0 t + a t²/2; a is the curve's `fast`.
  package static var thrown: Formula {
    Formula { from, _, slope, _, force, _, time in
      MotionState(value: from + (slope + force / 2 * time) * time, velocity: slope + force * time)
    }
  }
}
