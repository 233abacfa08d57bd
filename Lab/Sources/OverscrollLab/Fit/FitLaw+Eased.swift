import ScrollFitting

/// What the laws of timing curves, of zooms, of flicks and of pulls need besides.
extension FitLaw {
  /// Whether it takes its time and rests before and after.
  var isTimed: Bool { [.eased, .program, .paced].contains(self) }

  /// What a number's error is compared with: its own size, but 1 for a control point, which may well lie at 0.
  func size(of number: Fit.Number) -> Double {
    let isPoint = self == .eased && ["x1", "y1", "x2", "y2"].contains(number.name)
    return isPoint ? max(1, abs(number.value)) : abs(number.value)
  }

  /// Why a law cannot be fitted to samples, whatever its numbers; nil when it can.
  func fault(of series: FitSeries) -> String? {
    switch self {
    case .eased, .program, .paced:
      let first = series.outputs.first
      return series.outputs.allSatisfy { $0 == first }
        ? "all \(series.count) samples are the same; an eased curve needs a motion" : nil
    case .zoomBand:
      guard zip(series.inputs, series.outputs).allSatisfy({ $0 > 0 && $1 > 0 }) else {
        return "expected scales above 0"
      }
      let shares = zip(series.inputs, series.outputs).map { $1 / $0 }
      guard (shares.max() ?? 1) < 1.01 * (shares.min() ?? 1) else { return nil }
      return "the scale followed the fingers everywhere; a zoom band needs a pinch beyond a limit"
    case .stopping, .rubberBand:
      let way = zip(series.inputs, series.outputs).reduce(0) { $0 + $1.0 * $1.1 }
      if way > 0 { return nil }
      return self == .stopping
        ? "the flicks did not go where they were thrown; expected distances with the velocities' signs"
        : "the content did not follow the fingers; expected offsets with the signs of their travel"
    default: return nil
    }
  }
}

extension FitTask {
  /// A number's unit where what was measured is a scale: it has none of its own.
  ///
  /// A band's d is of the stretch, in points.
  func unit(_ unit: String) -> String {
    guard model != .rubberBand, isScale else { return unit }
    return switch unit {
    case "pt": ""
    case "pt/s": "1/s"
    default: unit
    }
  }
}
