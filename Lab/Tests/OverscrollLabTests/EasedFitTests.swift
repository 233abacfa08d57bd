import Foundation
import StrictJSON
import Testing

import OverscrollLab

/// Eased motions as a page records them, made by CSS' definition of a timing curve and not by ours.
@Suite struct EasedFitTests {
  static let named: [String: [Double]] = [
    "ease": [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1],
    "ease-in-out": [0.42, 0, 0.58, 1], "linear": [0, 0, 1, 1],
  ]

  /// From 120 to the fortieth row: what a smooth scroll leaves of its way, frame by frame.
  static func text(
    _ points: [Double], rate: Double, noise: Double, column: String = "scrollTo", seed: UInt64 = 1
  ) -> String {
    var dice = SteadyNoise(seed)
    let rows = (0..<Int(0.4 * rate)).map { frame in
      let time = Double(frame) / rate
      let way = BezierReference.progress(points, at: (time - 0.021) / 0.3)
      return "\(time),\(-1640 * (1 - way) + noise * dice.normal())"
    }
    return "t,\(column)\n" + rows.joined(separator: "\n") + "\n"
  }

  private func fit(_ text: String, fixed: [String: Double] = [:]) throws -> Fit {
    try Fit(.eased, observed(text, "browser-scrollTo.csv")[0], fixed: fixed)
  }

  @Test(arguments: Array(named.keys), [(60.0, 0.0), (60, 0.5), (120, 0.5), (120, 2)])
  func `CSS' curves are named, and the duration is known`(
    name: String, sampling: (rate: Double, noise: Double)
  ) throws {
    let points = try #require(Self.named[name])
    let fit = try fit(Self.text(points, rate: sampling.rate, noise: sampling.noise))
    let first = try #require(fit.variants.first)
    let found = first.name.split(separator: ",")[0]
    #expect(found == name, "\(fit.variants.map { "\($0.name) \($0.criterion)" })")
    try fit.expect(["duration": 0.3, "start": 0.021, "from": -1640, "to": 0])
    #expect(fit.numbers[0].standardError < 0.002)
  }

  @Test(arguments: [60.0, 120])
  func `a curve without a name is found`(rate: Double) throws {
    for (points, kept) in [
      ([0.8, 0, 0.2, 1], "from rest to rest"), ([0.34, 1.56, 0.64, 1], "to rest"),
      ([0.2, 0.3, 0.6, 0.5], "all free"),
    ] {
      let fit = try fit(Self.text(points, rate: rate, noise: 0.3))
      #expect(fit.variants.first?.name == kept)
      try fit.expect(["duration": 0.3, "x1": points[0], "y1": points[1]])
      try fit.expect(["x2": points[2], "y2": points[3]])
    }
  }

  @Test func `standard errors hold as often as they should`() throws {
    var within = 0
    for seed in 1...40 {
      let fit = try fit(Self.text([0.42, 0, 0.58, 1], rate: 60, noise: 0.5, seed: UInt64(seed)))
      let duration = fit.numbers[0]
      if abs(duration.value - 0.3) < 2 * duration.standardError { within += 1 }
    }
    #expect(within >= 34, "\(within) of 40")
  }

  @Test func `what is fixed stays, and a control point that is fixed leaves no variants`() throws {
    let text = Self.text([0.42, 0, 0.58, 1], rate: 60, noise: 0.5)
    let short = try fit(text, fixed: ["duration": 0.3])
    #expect(short.numbers[0].standardError == 0)
    #expect(short.variants.count == 9)
    let own = try fit(text, fixed: ["y1": 0, "y2": 1])
    #expect(own.variants.isEmpty)
    try own.expect(["x1": 0.42])
  }

  @Test func `recordings fitted jointly share duration and curve`() throws {
    let motions = try [(60.0, 1), (120, 2)].map { rate, seed in
      let text = Self.text([0.25, 0.1, 0.25, 1], rate: rate, noise: 0.5, seed: UInt64(seed))
      return try observed(text, "scroll-\(seed).csv")[0]
    }
    let fit = try Fit(.eased, motions[0], motions[1])
    #expect(fit.numbers.count == 5 + 2 * 3)
    #expect(fit.variants.first?.name == "ease, Core Animation's")
    try fit.expect(["duration": 0.3])
  }

  @Test func `the report has the variants, and JSON too`() throws {
    let fit = try fit(Self.text([0.25, 0.1, 0.25, 1], rate: 60, noise: 0))
    let report = FitReport.text(fit)
    #expect(report.contains("preferred: ease, Core Animation's"))
    #expect(report.contains("0.3 s, cubic-bezier(0.25, 0.1, 0.25, 1)"))
    let value = try JSONParser.parse(JSONWriter.line(FitReport.json(fit)))
    let variants = try #require(value["variants"]?.elements)
    #expect(variants.count == 9)
    #expect(variants[0]["name"] == "ease, Core Animation's")
    #expect(variants[0]["parameters"]?["x2"] == 0.25)
  }

  @Test(arguments: [
    (
      (0..<12).map { "\(Double($0) / 60),7" },
      "all 12 samples are the same; an eased curve needs a motion"
    ),
    (["0,1", "1,2", "2,3", "3,4", "4,5"], "5 samples for 8 numbers; more are needed"),
    (["0,1", "1,2", "2,3"], "3 samples in motion; more than 3 are needed"),
  ])
  func `what is no eased motion says so`(rows: [String], reason: String) {
    let text = (["t,scrollTo"] + rows).joined(separator: "\n")
    #expect(throws: LabError("browser-scrollTo: \(reason)")) { try fit(text) }
  }
}
