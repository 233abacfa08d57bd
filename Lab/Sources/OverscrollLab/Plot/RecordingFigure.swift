import Foundation
import ScrollFitting

extension PlotFigure {
  /// A recording over laws whose start suits it best, and the errors in device pixels.
  ///
  /// - Parameter comparisons: of one recording with each law, one or more.
  public static func recording(_ comparisons: [Comparison]) -> PlotFigure {
    let (recording, scale) = (comparisons[0].recording, comparisons[0].scale)
    let laws = comparisons.map { comparison -> Overlaid in
      let pixels = zip(recording.times, comparison.errors).map { ($0, $1 * scale) }
      return (comparison.law.name, Array(zip(recording.times, comparison.fitted)), pixels)
    }
    let largest = comparisons.map { comparison in
      "\(comparison.law.name) \(comparison.largestErrorPixels.fixed(2)) px"
    }
    return overlay(
      title: "\(recording.name): recorded offsets and laws",
      subtitle: "largest errors: \(largest.joined(separator: ", "))",
      data: zip(recording.times, recording.offsets), laws, unit: "px")
  }

  /// A recording over fitted laws, and the errors in device pixels (points when those are unknown).
  ///
  /// - Parameter fits: of one measurement with each model, one or more.
  public static func fitted(_ fits: [Fit]) -> PlotFigure {
    let (first, series) = (fits[0], fits[0].series[0])
    let scale = first.scales?.first
    let laws = fits.map { fit -> Overlaid in
      let pixels = zip(series.inputs, fit.errors[0]).map { ($0, $1 * (scale ?? 1)) }
      return (fit.task.model.rawValue, fit.curveInputs.map { ($0, fit.value($0)) }, pixels)
    }
    let names = fits.map { fit in
      let numbers = fit.numbers.prefix(fit.law.sharedCount).map { number in
        "\(number.name) \(UncertainNumber.text(number.value, number.standardError))"
      }
      return numbers.joined(separator: ", ")
    }
    var figure = overlay(
      title: "\(first.task.measurements[0].name): measured and fitted",
      subtitle: names.joined(separator: "; "), data: zip(series.inputs, series.outputs), laws,
      unit: scale == nil ? "pt" : "px")
    switch first.law {
    case .stopping:
      figure.axis = "speed, pt/s"
      figure.panels[0].axis = "distance, pt"
    case .rubberBand, .parabola: figure.axis = "finger, pt"
    case .bandSlope:
      figure.axis = "beyond the limit, pt"
      figure.panels[0].axis = "offset's change over the finger's"
      figure.panels[1].axis = "recorded less law"
    case .zoomBand:
      figure.axis = "the fingers' scale"
      figure.panels[0].axis = "shown scale"
      figure.panels[1].axis = "shown less law"
    default: break
    }
    return figure
  }

  /// A law's name, its curve and its errors.
  private typealias Overlaid = (name: String, curve: [(Double, Double)], errors: [(Double, Double)])

  /// The first law is the prediction, dashed green; others have colours of their own.
  private static func overlay(
    title: String, subtitle: String, data: some Sequence<(Double, Double)>, _ laws: [Overlaid],
    unit: String
  ) -> PlotFigure {
    func curve(
      _ name: String, _ ink: PlotInk, _ form: PlotCurve.Form,
      _ points: some Sequence<(Double, Double)>
    ) -> PlotCurve {
      PlotCurve(name, ink, form, thinned(points.map { PlotPoint($0.0, $0.1) }))
    }
    let others: [PlotInk] = [.violet, .red, .teal, .brown, .velocity]
    var (curves, errors): ([PlotCurve], [PlotCurve]) = ([], [])
    for (index, law) in laws.enumerated() {
      let isFirst = index == 0
      let ink = isFirst ? .prediction : others[(index - 1) % others.count]
      curves.append(curve(law.name, ink, isFirst ? .dashed : .line, law.curve))
      errors.append(curve(isFirst ? "" : law.name, ink, isFirst ? .stems : .line, law.errors))
    }
    let half = unit == "px" ? [("half a pixel", 0.5), ("", -0.5)] : []
    var figure = PlotFigure(
      title: title, axis: "time, s",
      panels: [
        PlotPanel(
          axis: "offset, pt", height: 260,
          curves: curves + [curve("recorded", .offset, .dots, data)]),
        PlotPanel(
          axis: "recorded less law, \(unit)", height: 140, curves: errors,
          levels: (half + [("", 0)]).map { PlotLevel(name: $0, value: $1) }),
      ])
    figure.subtitle = subtitle
    return figure
  }

  /// The most points of one curve: more than a page has pixels.
  private static let pointLimit = 3000

  /// Every n-th point, so that a long recording makes no larger a figure than a short one.
  static func thinned(_ points: [PlotPoint]) -> [PlotPoint] {
    guard points.count > pointLimit else { return points }
    let stride = (points.count + pointLimit - 1) / pointLimit
    return points.enumerated().filter { $0.offset.isMultiple(of: stride) }.map(\.element)
  }
}

extension Fit {
  /// Inputs from the first to the last of the first measurement, close enough for a smooth curve.
  var curveInputs: [Double] {
    let inputs = series[0].inputs
    let (low, high) = (inputs.min() ?? 0, inputs.max() ?? 1)
    return (0...300).map { low + (high - low) * Double($0) / 300 }
  }

  /// What the law says for the first measurement.
  func value(_ input: Double) -> Double {
    law.value(at: input, law.parameters(ofSeries: 0, in: numbers.map(\.value)))
  }
}
