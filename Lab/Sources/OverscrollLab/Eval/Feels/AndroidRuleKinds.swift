@_spi(Formulas) internal import ScrollGestures
import Overscroll
import StrictJSON

extension EvalKind {
  /// What Android makes of a finger.
  static let androidRules: [EvalKind] = [
    EvalKind("feel.android.thresholds", "density extraLarge") { inputs throws(EvalError) in
      let thresholds = AndroidThresholds(
        density: try inputs.number("density", .moderatePositive),
        isExtraLarge: try inputs.bool("extraLarge"))
      return [
        "minFling": .number(thresholds.minimumFling),
        "maxFling": .number(thresholds.maximumFling),
        "touchSlop": .number(thresholds.touchSlop),
        "pagingSlop": .number(thresholds.pagingSlop),
        "overflingDistance": .number(thresholds.overflingDistance),
      ]
    },
    EvalKind("feel.android.estimator.lsq2", "samples up") { inputs throws(EvalError) in
      try inputs.estimate(.android)
    },
    EvalKind("feel.android.estimator.impulse", "samples up variant differential") {
      inputs throws(EvalError) in
      let isRaw = try inputs.choice("variant", ["running", "raw"]) == "raw"
      return try inputs.estimate(
        .impulse(isRaw: isRaw), areDeltas: try inputs.bool("differential", or: false))
    },
  ]
}

/// Samples as they were listed, newest first.
struct ListedSamples: AxisHistory {
  private let samples: [(time: Double, value: Double)]

  /// Takes samples, oldest first.
  ///
  /// - Parameter replacesSameTime: whether a sample takes the place of one of the same time.
  init(_ samples: [(time: Double, value: Double)], replacesSameTime: Bool) {
    var kept: [(time: Double, value: Double)] = []
    for sample in samples {
      if replacesSameTime, kept.last?.time == sample.time { kept.removeLast() }
      kept.append(sample)
    }
    self.samples = kept.reversed()
  }

  var count: Int { samples.count }
  func time(at age: Int) -> Double { samples[age].time }
  func position(at age: Int) -> Double { samples[age].value }
}

extension Inputs {
  /// What an estimator makes of `samples` and `up`.
  func estimate(
    _ estimator: ReleaseEstimator, samples name: String = "samples", areDeltas: Bool = false,
    perMillisecond: Bool = false
  ) throws(EvalError) -> JSONValue {
    let history = ListedSamples(
      try events(name), replacesSameTime: estimator.replacesSameTime)
    let lift = try optionalNumber("up", .moderate).map { $0 / 1000 }
    let velocity = estimator.velocity(history, liftedAt: lift, areDeltas: areDeltas)
    return ["velocity": .optional(velocity.map { perMillisecond ? $0 / 1000 : $0 })]
  }
}
