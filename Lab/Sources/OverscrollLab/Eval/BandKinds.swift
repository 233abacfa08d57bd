import ScrollPhysics
import StrictJSON

extension EvalKind {
  /// Resistance beyond a limit.
  static let bands: [EvalKind] = [
    EvalKind("rubberBand", "x coefficient dimension") { inputs throws(EvalError) in
      let band = try inputs.rubberBand()
      let distance = try inputs.number("x")
      return [
        "value": .number(band.stretch(distance)), "slope": .number(band.slope(distance)),
      ]
    },
    EvalKind("rubberBand.inverse", "y coefficient dimension") { inputs throws(EvalError) in
      let band = try inputs.rubberBand()
      return ["x": .optional(band.distance(stretch: try inputs.number("y")))]
    },
    EvalKind("rubberBand.clamp", "x min max coefficient dimension") { inputs throws(EvalError) in
      let band = try inputs.rubberBand()
      return ["value": .number(band.clamp(try inputs.number("x"), to: try inputs.limits()))]
    },
    EvalKind("zoom.rubberBand", "scale min max") { inputs throws(EvalError) in
      let scale = try inputs.number("scale", .positive)
      let limits = try inputs.limits(.positive)
      let band = ZoomBand(minimum: limits.lowerBound, maximum: limits.upperBound)
      return ["value": .number(band.clamp(scale))]
    },
  ]
}

extension Inputs {
  /// The band of `coefficient` and `dimension`; a dimension of 0 is a hard stop.
  func rubberBand() throws(EvalError) -> RubberBand {
    RubberBand(
      coefficient: try number("coefficient", .nonnegative),
      dimension: try number("dimension", .nonnegative))
  }
}
