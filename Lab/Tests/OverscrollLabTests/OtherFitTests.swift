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
    let times = (0..<34).map { Double($0) / 60 }
    let offsets = times.map { exp(-p * $0) * (120 + 50 / r * (1 - exp(-r * $0))) }
    return .motion(
      Recording(name: "return", times: times, offsets: offsets.map { (3 * $0).rounded() / 3 }))
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

  @Test func `what two poles that coincide have for errors is left open`() throws {
    let fit = try Fit(.uikit, Self.recording)
    #expect(fit.open.map(\.name) == ["r", "p", "v0"])
    #expect(fit.numbers[2].standardError < 0.2)
  }

  @Test func `frames without a sample are stepped by UIKit's law all the same`() throws {
    let whole = ComparisonTests.synthetic
    let kept = whole.times.indices.filter { $0 % 5 != 2 }
    let some = Recording(
      name: "some", times: kept.map { whole.times[$0] }, offsets: kept.map { whole.offsets[$0] })
    let comparisons = try [whole, some].map {
      try #require(try Comparison.all(of: [$0], with: [.uiKit], scale: 3).first)
    }
    #expect(comparisons.allSatisfy { $0.largestErrorPixels < 0.6 })
    #expect(comparisons.map { $0.parameters.contains { $0.name == "missing" } } == [false, true])
  }
}
