import Foundation
import ScrollFitting
import ScrollPhysics
import StrictJSON
import Testing

import OverscrollLab

@Suite struct FitTests {
  static let synthetic = Observations.motion(ComparisonTests.synthetic)

  /// The article's, of a band with c = 0.55 and d = 812.
  static let pulls = Observations.relation(
    Relation(
      name: "pulls", kind: .pulls, inputs: [0, 500, 1000, 1500], outputs: [0, 205, 328, 409]))

  @Test func `UIKit's frame law is found in its own rounded frames`() throws {
    let fit = try Fit(.uikit, Self.synthetic)
    let law = ScrollLaw.uiKit(frameInterval: 1.0 / 60)
    try fit.expect(["r": law.decay, "p": try #require(law.edge.pull)])
    // Nothing but rounding is left.
    let floor = try #require(fit.quantisationFloor)
    #expect(abs(floor - 1 / (3 * 12.0.squareRoot())) < 1e-15)
    #expect(fit.rms < 1.25 * floor)
  }

  @Test func `UIKit's law and the oscillator are the same curve`() throws {
    let one = try Fit(.uikit, Self.synthetic)
    let other = try Fit(.oscillator, Self.synthetic)
    #expect(abs(one.rms - other.rms) < 1e-9)
    #expect(abs(try one.number("k").value - other.number("k").value) < 1e-4)
    #expect(abs(try one.number("zeta").value - other.number("zeta").value) < 1e-7)
    #expect(
      abs(try one.number("zeta").standardError / other.number("zeta").standardError - 1) < 1e-3)
  }

  @Test func `the rate of a glide and where it stops are found in its offsets`() throws {
    let glide = Deceleration(from: 100, velocity: 3000)
    let end = glide.time(toSpeed: 10)
    let recording = Recording("glide", Int(60 * end) + 1, on: 3) { glide.value(at: $0) }
    let fit = try Fit(.deceleration, .motion(recording))
    try fit.expect(["d": 0.998, "v0": 3000, "x0": 100])
    let stop = try fit.number("stop")
    #expect(stop.value > 10 && stop.value < 10.5)
  }

  @Test(arguments: [1, 2, 6, 12, 200], [nil, 1.0, 3])
  func `samples at the rest after a glide are left out`(rests: Int, scale: Double?) throws {
    let glide = Deceleration(from: 100, velocity: 3000)
    let end = glide.time(toSpeed: 10)
    let moving = Int(60 * end) + 1
    let recording = Recording("glide", moving + rests, on: scale) { glide.value(at: min($0, end)) }
    let fit = try Fit(.deceleration, .motion(recording))
    let r = try fit.number("r")
    let error = max(r.standardError, 1e-9)
    // A few that rounding makes the same are no rest yet.
    let decay = DecelerationRate.normal.decayConstant
    #expect(abs(r.value - decay) < (scale == nil || rests > 9 ? 4 : 30) * error)
    let stop = try fit.number("stop").value
    #expect(scale != nil || (10..<10.5).contains(stop) && fit.sampleCount == moving)
  }

  @Test func `the law beyond an edge is found in slow releases`() throws {
    for (start, velocity) in [(300.0, 100.0), (200, 50), (400, 150), (60, 10)] {
      let recording = Recording("slow", 40) { time in
        let pulled = start - velocity * Foundation.expm1(-2.002 * time) / 2.002
        return exp(-10.05 * time) * pulled
      }
      let fit = try Fit(.uikit, .motion(recording))
      try fit.expect(["r": 2.002], within: 1e-6)
      try fit.expect(["v0": velocity], within: 1e-4)
    }
  }

  @Test(arguments: [0.05, 0.1, 0.15, 0.4])
  func `a bounce is found where its peak was not seen`(phase: Double) throws {
    let recording = Recording("tail", 20, rate: 120) {
      3_000 * ($0 + phase) * exp(-20 * ($0 + phase))
    }
    try Fit(.critical, .motion(recording)).expect(["delta": 20], within: 1e-6)
  }

  @Test func `the article's flicks stop at about 10 points per second`() throws {
    let flicks = Relation(
      name: "flicks", kind: .flicks, inputs: [5027.0956, 1802.126, 1412.374, 1687.861],
      outputs: [2506.5, 895, 700.5, 838])
    let fit = try Fit(.deceleration, .relation(flicks))
    try fit.expect(["r": 2.001384], within: 1e-6)
    try fit.expect(["stop": 10.65], within: 0.01)
    let normal = try #require(fit.presets.first)
    #expect(normal.largestError < 0.5)
    // The rate alone, the stop speed being known.
    let fixed = try Fit(.deceleration, .relation(flicks), fixed: ["stop": 10])
    #expect(try fixed.number("stop").standardError == 0)
    #expect(abs(try fixed.number("d").value - 0.998) < 2e-6)
  }

  @Test func `a finger that lifts at rest says nothing of the rate`() throws {
    let flicks = Relation(
      name: "flicks", kind: .flicks, inputs: [0.0, 1412.374, 1687.861, 1802.126, 5027.0956, 4],
      outputs: [0, 700.5, 838, 895, 2506.5, 0])
    let fit = try Fit(.deceleration, .relation(flicks))
    try fit.expect(["r": 2.001384], within: 1e-6)
    try fit.expect(["stop": 10.65], within: 0.01)
  }

  @Test func `a band is found in its slopes, and a parabola in the article's pulls`() throws {
    let stretches = [0, 20, 60, 150, 290, 420.0]
    let slopes = stretches.map { 0.55 * (1 - $0 / 812) * (1 - $0 / 812) }
    let band = try Fit(
      .rubberBand, .relation(Relation(name: "", kind: .slopes, inputs: stretches, outputs: slopes)))
    try band.expect(["c": 0.55], within: 1e-9)
    try band.expect(["d": 812], within: 1e-6)
    #expect(try band.number("d").unit == "pt" && band.isScale && band.scales == nil)
    let parabola = try Fit(.parabola, Self.pulls)
    for (name, value) in [("a", 2), ("b", 0.456), ("c", -0.000124)] {
      #expect(abs(try parabola.number(name).value / value - 1) < 1e-6, "\(name)")
    }
    // A squared error of 80.
    #expect(abs(4 * parabola.rms * parabola.rms - 80) < 1e-6)
  }

  @Test(arguments: [0.3, 0.55, 0.8, 1], ["c", "d"])
  func `what a fixed number leaves of a band is found`(coefficient: Double, fixed: String) throws {
    for dimension in [300.0, 844, 1_500] {
      for share in [0.8, 1, 1.25] {
        let pulls = (1...6).map { 100 * Double($0) }
        let relation = Relation(
          name: "", kind: .pulls, inputs: pulls,
          outputs: pulls.map { $0 * coefficient * dimension / (dimension + coefficient * $0) })
        let kept = share * (fixed == "c" ? coefficient : dimension)
        let fit = try Fit(.rubberBand, .relation(relation), fixed: [fixed: kept])
        let found = try fit.number(fixed == "c" ? "d" : "c")
        let truth = fixed == "c" ? dimension : coefficient
        #expect(fit.isFinished && abs(found.value) < 1e6)
        #expect(share != 1 || abs(found.value / truth - 1) < 1e-6, "\(dimension): \(found)")
      }
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `offsets on pixels are known no better than pixels say, even where they fit exactly`(
    scale: Double
  ) throws {
    // A line through pixels, and rest.
    let times = (0..<40).map { Double($0) / 60 }
    let floor = 1 / (scale * 12.0.squareRoot())
    for slope in [0, 6.0] {
      let offsets = times.indices.map { 200 + slope * Double(min(max($0 - 9, 0), 20)) / scale }
      let recording = Recording(name: "exact", times: times, offsets: offsets)
      let fit = try Fit(
        FitTask(slope == 0 ? .oscillator : .eased, to: [.motion(recording)], scale: scale))
      #expect(fit.rms < 1e-3 * floor)
      // A mean of all samples cannot be better known.
      let known = fit.numbers.filter { $0.unit == "pt" }
      #expect(known.allSatisfy { $0.standardError > 0.99 * floor / 40.0.squareRoot() }, "\(known)")
      #expect(fit.presets.flatMap(\.deviations).allSatisfy { abs($0 ?? 0) < 1e6 })
    }
  }

  @Test(arguments: [[100.0, 200, 400], [-100, 200, -300]], [-1.0, 0])
  func `flicks and pulls that went the other way, or nowhere, are refused`(
    inputs: [Double], share: Double
  ) {
    for (model, kind, reason) in [
      (
        FitModel.deceleration, Relation.Kind.flicks,
        "the flicks did not go where they were thrown; expected distances with the velocities' signs"
      ),
      (
        .rubberBand, .pulls,
        "the content did not follow the fingers; expected offsets with the signs of their travel"
      ),
    ] {
      let outputs = inputs.map { share * $0 / (2 + abs($0) / 1_000) }
      let relation = Relation(name: "back", kind: kind, inputs: inputs, outputs: outputs)
      #expect(throws: LabError("back: \(reason)")) { try Fit(model, .relation(relation)) }
    }
  }

  @Test func `pulls of one length leave both numbers of a band open`() throws {
    let pulls = Relation(
      name: "one", kind: .pulls, inputs: [100, 100, 100, 100], outputs: [50, 50, 51, 49])
    #expect(try Fit(.rubberBand, .relation(pulls)).open.map(\.name) == ["c", "d"])
  }

  @Test func `the article's pulls are those of a band with c = 0.55 and d = 812`() throws {
    let fit = try Fit(.rubberBand, Self.pulls)
    for (name, value) in [("c", 0.55), ("d", 812)] {
      try fit.expect([name: value], within: 2 * fit.number(name).standardError)
    }
  }

  @Test func `recordings fitted jointly share their law`() throws {
    let joint = try Fit(.critical, Self.synthetic, .motion(ComparisonTests.synthetic.mirrored))
    let alone = try Fit(.critical, Self.synthetic)
    #expect(abs(try joint.number("delta").value - alone.number("delta").value) < 1e-6)
    #expect(
      joint.numbers.map(\.measurement) == [nil, "synthetic", "synthetic", "mirrored", "mirrored"])
    #expect(abs(joint.numbers[1].value + joint.numbers[3].value) < 1e-3)
    #expect(joint.sampleCount == 2 * alone.sampleCount)
  }

  @Test func `a descent ends where least squares does, and its path leads there`() throws {
    let task = FitTask(.critical, to: [Self.synthetic], method: .descent())
    let descent = try Fit(task)
    let squares = try Fit(.critical, Self.synthetic)
    #expect(descent.isFinished)
    for (one, other) in zip(descent.numbers, squares.numbers) {
      #expect(abs(one.value - other.value) < 1e-3 * other.standardError)
    }
    var path = try Descent(task)
    #expect(path.header == ["step", "move", "delta", "A", "phi", "rms"])
    #expect(path.row[1] == "start")
    var rms = path.state.rms
    while path.step() != .finished {
      #expect(path.state.rms <= rms)
      rms = path.state.rms
    }
    #expect(path.row[0] == "\(descent.rounds)")
    #expect(path.row[2] == "\(descent.numbers[0].value)")
  }

  @Test func `the article's own start and steps are taken as given`() throws {
    let task = FitTask(
      .critical, to: [Self.synthetic],
      method: .descent(
        start: ["A": 0, "delta": 0, "phi": 0], sizes: ["A": 1, "delta": 0.01, "phi": 0.001]))
    var descent = try Descent(task)
    #expect(descent.state.parameters == .zero)
    descent.step()
    // From nothing, only A can be felt; with φ = 0 it is the whole curve's height.
    #expect(descent.row[1] == "+A")
    #expect(descent.row[3] == "1.0")
  }

  @Test func `numbers that samples cannot tell are called out`() throws {
    // Released at rest only the pull is seen: of k and c, one combination.
    let fit = try Fit(.uikit, .motion(Recording("still", 30) { 40 * exp(-10.05 * $0) }))
    let r = try fit.number("r")
    #expect(r.standardError == .infinity || r.standardError > 0.25 * abs(r.value))
    try fit.expect(["x0": 40], within: 1e-6)
    #expect(FitReport.text(fit).contains(#/known badly|leave open/#))
  }

  // MARK: - Errors

  static let refused: [(FitTask, String)] = [
    (FitTask(.uikit, to: [pulls]), "pulls: uikit needs other columns; here fit rubber-band"),
    (
      FitTask(.uikit, to: [synthetic, pulls]),
      "pulls: not the same kind of measurement as synthetic"
    ),
    (
      FitTask(.uikit, to: [synthetic], fixed: ["delta": 1]),
      "uikit has no delta; it has r, p, x0, v0"
    ),
    (
      FitTask(.critical, to: [synthetic], fixed: ["delta": 1, "A": 1, "phi": 1]),
      "every number is fixed"
    ),
    (
      FitTask(
        .uikit, to: [.motion(Recording(name: "short", times: [0, 1, 2], offsets: [1, 2, 0]))]),
      "short: 2 samples in motion; more than 2 are needed"
    ),
    (
      FitTask(.critical, to: [synthetic, synthetic], method: .descent()),
      "a descent fits one measurement at a time"
    ),
  ]

  @Test(arguments: refused)
  func `what cannot be fitted says why`(task: FitTask, reason: String) {
    #expect(throws: LabError(reason)) { try Fit(task) }
  }

  // MARK: - Reports

  @Test func `a JSON line has the documented names`() throws {
    let fit = try Fit(.oscillator, Self.synthetic)
    let value = try JSONParser.parse(JSONWriter.line(FitReport.json(fit)))
    #expect(value["model"] == "oscillator")
    #expect(value["method"] == "least-squares")
    #expect(value["parameters"]?["k"]?["value"] == .number(fit.numbers[0].value))
    #expect(value["parameters"]?["k"]?["standardError"] == .number(fit.numbers[0].standardError))
    #expect(value["parameters"]?["k"]?["unit"] == "1/s²")
    #expect(value["derived"]?["zeta"]?["value"] != nil)
    #expect(value["rms"] == .number(fit.rms))
    let recordings = try #require(value["recordings"]?.elements)
    #expect(recordings[0]["scale"] == 3)
    #expect(recordings[0]["parameters"]?["x0"]?["value"] == .number(fit.numbers[2].value))
  }

  @Test(arguments: [
    (10.92555576, 0.00574707, "10.9256 ± 0.0057"), (3528.7088, 4.5837, "3528.7 ± 4.6"),
    (0.0092479, 4.302e-5, "0.009248 ± 0.000043"), (120.12, 12.3, "120 ± 12"),
    (1.5, 0, "1.5"), (1.5, .infinity, "1.5, left open"),
  ])
  func `numbers have as many digits as they are worth`(value: Double, error: Double, text: String) {
    #expect(UncertainNumber.text(value, error) == text)
  }

  // MARK: - Device recordings

  @Test(
    .deviceRecordings,
    arguments: [
      ("bounce-1", 10.9256, 0.162, 120.1, 1.0060, 0.091, 0.096),
      ("bounce-2", 10.9272, 0.133, 119.6, 1.0013, 0.132, 0.144),
      ("bounce-3", 10.8847, 0.166, 119.7, 1.0036, 0.144, 0.144),
    ])
  func `fits to the device recordings`(
    name: String, delta: Double, criticalRms: Double, k: Double, zeta: Double, rms: Double,
    floor: Double
  ) throws {
    let recording = try ObservationsReader.parts(LineReader(path: Checkout.recording(name)))[0]
    let critical = try Fit(.critical, recording)
    try critical.expect(["delta": delta], within: 1e-4)
    #expect(abs(critical.rms - criticalRms) < 1e-3)
    let oscillator = try Fit(.oscillator, recording)
    try oscillator.expect(["k": k], within: 0.06)
    try oscillator.expect(["zeta": zeta], within: 6e-5)
    #expect(abs(oscillator.rms - rms) < 5.1e-4)
    #expect(abs(try #require(oscillator.quantisationFloor) - floor) < 5.1e-4)
    let descent = try Fit(FitTask(.critical, to: [recording], method: .descent()))
    #expect(abs(descent.numbers[0].value - critical.numbers[0].value) < 1e-6)
  }
}
