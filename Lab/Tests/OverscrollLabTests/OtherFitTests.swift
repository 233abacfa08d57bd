import Foundation
import OverscrollLab
import ScrollFitting
import ScrollPhysics
import Testing

/// Fits that samples do not decide: other ends of the search, and numbers that are open.
@Suite struct OtherFitTests {
  /// UIScrollView's return from 120 pt beyond an edge at 50 pt/s, on pixels.
  private static let recording: Observations = {
    let law = ScrollLaw.continuous()
    let (r, p) = (law.decay, ScrollEdge.uiKitPull)
    return .motion(
      Recording("return", 34, on: 3) { exp(-p * $0) * (120 + 50 / r * (1 - exp(-r * $0))) })
  }()

  @Test func `an end of the search that is as good is told, where the numbers others use lead`()
    throws
  {
    let fit = try Fit(
      FitTask(.uikit, to: [Self.recording], fixed: ["r": ScrollLaw.continuous().decay]))
    let other = try #require(fit.other)
    let pulls = [fit.numbers[1].value, other.values[1]].sorted()
    #expect(pulls[1] - pulls[0] > 2 && abs(pulls[1] - ScrollEdge.uiKitPull) < 0.2)
    #expect(abs(other.rms / fit.rms - 1) < 0.05)
    #expect(FitReport.text(fit).contains("fits about as well, beyond these errors: r 2.002, p "))
  }

  @Test(arguments: [24.0, 30])
  func `a spring that samples cannot tell from a faster one is the slower, and both are told`(
    rate: Double
  ) throws {
    // k 1000, c 54: a frequency of 16.5 1/s, and an alias of as much less than the samples'.
    let frequency = (1_000.0 - 27 * 27).squareRoot()
    for scale in [nil, 3.0] {
      let recording = Recording("slow", 25, rate: rate, on: scale) { time in
        exp(-27 * time)
          * (100 * cos(frequency * time) + 2_700 / frequency * sin(frequency * time))
      }
      let fit = try Fit(.oscillator, .motion(recording))
      try fit.expect(["k": 1_000], within: 20)
      let other = try #require(fit.other)
      let alias = (other.values[0] - other.values[1] * other.values[1] / 4).squareRoot()
      #expect(abs(alias + frequency - 2 * .pi * rate) < 1)
    }
  }

  @Test func `of variants with as many numbers and nearly the same criterion both are told`()
    throws
  {
    let text = ZoomFitTests.text(
      c: 1.05, d: 1.1, noise: 0.004, from: 0.5, to: 9, limits: 1...5)
    let fit = try Fit(.zoomBand, try observed(text, "pinch.csv")[0])
    let (first, second) = (fit.variants[0], try #require(fit.variants.first { $0.name == "d 1" }))
    #expect(first.name == "c 1" && second.criterion < first.criterion + 6)
    #expect(fit.other.map { Array($0.values.prefix(4)) } == second.values)
    // One that has a name needs no other.
    let published = try Fit(.zoomBand, try observed(ZoomFitTests.text(noise: 0.004), "p.csv")[0])
    #expect(published.other == nil)
  }

  @Test func `what two poles that coincide have for errors is left open`() throws {
    let fit = try Fit(.uikit, Self.recording)
    #expect(fit.open.map(\.name) == ["r", "p", "v0"])
    #expect(fit.numbers[2].standardError < 0.2)
  }

  @Test func `frames without a sample are stepped by UIKit's law all the same`() throws {
    let whole = ComparisonTests.synthetic
    let comparisons = try [whole, whole.kept { $0 % 5 != 2 }].map {
      try #require(try Comparison.all(of: [$0], with: [.uiKit], scale: 3).first)
    }
    #expect(comparisons.allSatisfy { $0.largestErrorPixels < 0.6 })
    #expect(comparisons.map { $0.parameters.contains { $0.name == "missing" } } == [false, true])
  }
}
