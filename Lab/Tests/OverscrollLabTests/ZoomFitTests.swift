import Foundation
import Testing

import OverscrollLab

/// Pinches as Observe records them, made from the published law and a spring's closed form.
@Suite struct ZoomFitTests {
  /// max (2 - max / s), min / (2 - s / min): b is x / (1 + x), softened by c and d.
  static func shown(_ asked: Double, _ limits: ClosedRange<Double>, _ c: Double, _ d: Double)
    -> Double
  {
    func band(_ x: Double) -> Double { (1 - 1 / (x * c / d + 1)) * d }
    if asked > limits.upperBound {
      return limits.upperBound * (1 + band(asked / limits.upperBound - 1))
    }
    if asked < limits.lowerBound {
      return limits.lowerBound / (1 + band(limits.lowerBound / asked - 1))
    }
    return asked
  }

  /// Two fingers move apart from 1.2 and lift at 9, where 5 is the limit; then the return to it.
  static func text(
    c: Double = 1, d: Double = 1, base: Double = 1, noise: Double = 0, rate: Double = 60,
    from low: Double = 1.2, to high: Double = 9, limits: ClosedRange<Double> = 1...5,
    movesLogarithm: Bool = true
  ) -> String {
    var dice = SteadyNoise(7)
    var rows: [String] = []
    let held = Int(2 * rate)
    for frame in 0..<held {
      let way = 0.5 - 0.5 * cos(.pi * Double(frame) / Double(held - 1))
      let asked = low * pow(high / low, way)
      let scale = shown(asked, limits, c, d) + noise * dice.normal()
      rows.append("\(Double(frame) / rate),\(asked / base),\(scale)")
    }
    let (last, limit) = (
      shown(high, limits, c, d), min(max(high, limits.lowerBound), limits.upperBound)
    )
    // k 100, c 25: poles at 5 and 20.
    for frame in 1...90 {
      let time = Double(frame) / rate
      let left = (20 * exp(-5 * time) - 5 * exp(-20 * time)) / 15
      let scale = movesLogarithm ? limit * pow(last / limit, left) : limit + (last - limit) * left
      rows.append("\(Double(held - 1 + frame) / rate),0,\(frame > 84 ? limit : scale)")
    }
    return "t,pinch,zoomScale\n" + rows.joined(separator: "\n") + "\n"
  }

  private func parts(_ text: String) throws -> [Observations] {
    try observed(text, "browser-zoomScale.csv")
  }

  @Test func `a pinch is a band and two returns`() throws {
    let parts = try parts(Self.text())
    #expect(
      parts.map(\.name) == [
        "browser-zoomScale", "browser-zoomScale, released",
        "browser-zoomScale, released, logarithm",
      ])
    guard case .relation(let band) = parts[0], case .motion(let back) = parts[1] else {
      return #expect(Bool(false), "expected a band and a return")
    }
    #expect(band.inputs.count == 120 && back.count == 90)
    #expect(parts.allSatisfy { $0.isScale })
    let models: [[FitModel]] = [[.zoomBand], [.oscillator, .eased], [.oscillator]]
    #expect(parts.map { FitModel.suitable(for: $0) } == models)
  }

  @Test(arguments: [60.0, 120], [0.0, 0.003])
  func `UIScrollView's zoom band is recognised, with its limit`(rate: Double, noise: Double) throws
  {
    let fit = try Fit(.zoomBand, parts(Self.text(noise: noise, rate: rate))[0])
    #expect(fit.variants.first?.name == "UIScrollView, c 1 and d 1")
    try fit.expect(["max": 5, "largest": 10, "base": 1])
    #expect(fit.open.map(\.name) == ["min"])
  }

  @Test func `another band and its limits are found, whatever the fingers' base`() throws {
    let text = Self.text(c: 0.8, d: 0.6, base: 1.03, noise: 0.002)
    let fit = try Fit(.zoomBand, parts(text)[0])
    #expect(fit.variants.first?.name == "all free")
    try fit.expect(["max": 5, "c": 0.8, "d": 0.6, "base": 1.03])
  }

  @Test(arguments: ["c", "d"])
  func `what a fixed number leaves of a zoom band is found`(fixed: String) throws {
    for (c, d) in [(1.1, 0.64), (0.7, 1.3), (1.2, 0.7), (0.65, 0.65)] {
      for (low, high) in [(0.6, 3.7), (0.9, 2.2), (0.5, 4.8)] {
        let text = Self.text(
          c: c, d: d, noise: 0.002, from: 0.5 * low, to: 2.5 * high, limits: low...high)
        let fit = try Fit(.zoomBand, parts(text)[0], fixed: [fixed: fixed == "c" ? c : d])
        #expect(fit.rms < 0.0025, "\(c) \(d) \(low): \(fit.numbers.map(\.value))")
        try fit.expect(["max": high])
      }
    }
  }

  @Test func `a pinch below the smallest scale tells that limit`() throws {
    let text = Self.text(noise: 0.001, from: 1.8, to: 0.3)
    let fit = try Fit(.zoomBand, parts(text)[0])
    try fit.expect(["min": 1])
    #expect(fit.open.map(\.name) == ["max"])
  }

  @Test(arguments: [true, false])
  func `a free spring serves for the return of what the spring moves`(movesLogarithm: Bool) throws {
    let fits = try parts(Self.text(movesLogarithm: movesLogarithm)).dropFirst().map {
      try Fit(.oscillator, $0)
    }
    let (right, wrong) = movesLogarithm ? (fits[1], fits[0]) : (fits[0], fits[1])
    #expect(abs(right.numbers[0].value - 100) < 1e-3)
    #expect(abs(right.numbers[1].value - 25) < 1e-3)
    #expect(right.rms < 1e-6)
    // The other one leaves something to explain.
    #expect(wrong.rms > 1e-4)
  }

  @Test func `pairs without times are a band alone`() throws {
    let rows = (0..<30).map { 1 + Double($0) / 3 }.map { "\($0),\(Self.shown($0, 1...3, 1, 1))" }
    let parts = try parts("pinch,zoomScale\n" + rows.joined(separator: "\n"))
    #expect(parts.count == 1)
    let fit = try Fit(.zoomBand, parts[0])
    try fit.expect(["max": 3])
  }

  @Test(arguments: [
    ("t,pinch,zoomScale", ["0,1,1"], ".csv: 1 sample; at least 3 are needed"),
    (
      "t,pinch,zoomScale", ["0,0,1", "1,0,1", "2,0,1"],
      ".csv: no pinch (pinch above 0) of 3 samples, and no motion after it"
    ),
    (
      "t,pinch,zoomScale", ["0,1,1", "1,-2,1"],
      ".csv:3: expected a scale, or 0 without fingers, found -2.0"
    ),
    (
      "t,pinch,zoomScale", (1...9).map { "\($0),\(Double($0) / 3 + 1),\(Double($0) / 3 + 1)" },
      ": the scale followed the fingers everywhere; a zoom band needs a pinch beyond a limit"
    ),
    ("pinch,zoomScale", ["1,0", "2,1", "3,2", "4,3", "5,4", "6,5"], ": expected scales above 0"),
    (
      "pinch,zoomScale", ["1,1", "2,2", "3,2.5", "4,2.6"],
      ": 4 samples for 5 numbers; more are needed"
    ),
  ])
  func `what is no pinch says so`(columns: String, rows: [String], reason: String) {
    let text = ([columns] + rows).joined(separator: "\n")
    let error = #expect(throws: (any Error).self) { try Fit(.zoomBand, parts(text)[0]) }
    #expect(error.map { "\($0)" } == "browser-zoomScale" + reason)
  }
}
