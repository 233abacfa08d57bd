@_spi(Formulas) public import ScrollFitting

/// A law fitted to measurements, and how well its numbers are known.
public struct Fit: Hashable, Sendable {
  /// What was requested.
  public let task: FitTask
  /// The law.
  public let law: FitLaw
  /// What the law saw of the measurements.
  public let series: [FitSeries]
  /// The law's numbers, then those of each measurement.
  public let numbers: [Number]
  /// What follows from them.
  public let derived: [Number]
  /// How well the numbers are known.
  public let certainty: FitCertainty
  /// Rounds of least squares, or steps of the descent.
  public let rounds: Int
  /// Whether it came to an end by itself.
  public let isFinished: Bool

  /// Measured less fitted, in points; for each measurement.
  ///
  /// - Complexity: O(samples) in time and memory, on every call.
  public var errors: [[Double]] {
    let parameters = numbers.map(\.value)
    return series.indices.map { index in
      let own = law.parameters(ofSeries: index, in: parameters)
      return zip(series[index].inputs, series[index].outputs).map { $1 - law.value(at: $0, own) }
    }
  }

  /// How large the errors are.
  let sizes: ErrorSizes
  /// Of a law with variants all of them, the one that these numbers are of first; else none.
  public let variants: [FitVariant]
  /// Another end of the search that is about as good; nil where none was found.
  public let other: OtherFit?
  /// How numbers that others use would do.
  public internal(set) var presets: [PresetFit]

  /// A fitted number.
  public struct Number: Hashable, Sendable {
    /// Its name in the formulas.
    public let name: String
    /// The value.
    public let value: Double
    /// The standard error; 0 when fixed, infinite when the data leave it open.
    public let standardError: Double
    /// The unit; empty for a pure number.
    public let unit: String
    /// The measurement it belongs to; nil for the law's own.
    public let measurement: String?
  }

  /// Whether what was measured is a scale and not points.
  public var isScale: Bool { task.isScale }

  /// Pixels per point of each measurement, as stated or read off it; nil when one is unknown.
  public var scales: [Double]? { task.scales }

  /// The number of samples that were fitted.
  public var sampleCount: Int { series.reduce(0) { $0 + $1.count } }
  /// The root of the mean squared error, in points.
  public var rms: Double { sizes.rms }
  /// The largest error, in points.
  public var largestError: Double { sizes.largest.max() ?? 0 }
  /// The largest error in device pixels; nil when a scale is unknown.
  public var largestErrorPixels: Double? { pixels(sizes) }

  /// The rms that rounding to pixels alone causes, pixel/√12, in points; nil when a scale is unknown.
  public let quantisationFloor: Double?

  /// The largest of some errors in device pixels; nil when a scale is unknown.
  func pixels(_ sizes: ErrorSizes) -> Double? {
    scales.map { scales in zip(scales, sizes.largest).reduce(0) { max($0, $1.0 * $1.1) } }
  }

  /// The numbers the data leave open: no value is better than another.
  public var open: [Number] { numbers.filter { $0.standardError == .infinity } }

  /// The law's numbers that are known badly: the standard error is over a quarter of the value.
  public var vague: [Number] {
    numbers.filter {
      $0.measurement == nil && $0.standardError.isFinite
        && $0.standardError > Self.greatestRelativeError * law.size(of: $0)
    }
  }

  /// The share of its value beyond which a standard error is called out.
  static let greatestRelativeError = 0.25

  /// The change of all numbers together that the data notice least: one standard error along it.
  public var weakest: [Double] {
    guard let sigma = certainty.singularValues.last, sigma > 0,
      let direction = certainty.directions.last
    else { return [] }
    return direction.map { $0 * certainty.spread(quantisationFloor) / sigma }
  }
}

/// How large the errors of a fit are.
struct ErrorSizes: Hashable, Sendable {
  /// The root of the mean squared error of all samples, in points.
  let rms: Double
  /// The largest error of each measurement, in points.
  let largest: [Double]

  /// The errors of a fit where it is now, without keeping them.
  init(_ squares: LeastSquares) {
    largest = squares.series.indices.map { index in
      let (own, series) = (squares.parameters(ofSeries: index), squares.series[index])
      return zip(series.inputs, series.outputs).reduce(0) { largest, sample in
        max(largest, abs(sample.1 - squares.law.value(at: sample.0, own)))
      }
    }
    rms = (squares.squaredError / Double(max(1, squares.sampleCount))).squareRoot()
  }
}

/// A law with numbers that someone uses, next to the fitted one: its recordings' starts are fitted.
public struct PresetFit: Hashable, Sendable {
  /// Whose numbers, and which.
  public let preset: LawPreset
  /// The root of the mean squared error, in points.
  public let rms: Double
  /// The largest error, in points.
  public let largestError: Double
  /// The largest error, in device pixels; nil when a scale is unknown.
  public let largestErrorPixels: Double?

  /// Fitted less preset in standard errors, for each of the law's numbers; nil where one is free,
  /// fixed or open.
  public let deviations: [Double?]
}
