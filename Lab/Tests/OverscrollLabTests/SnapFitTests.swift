import Foundation
import Testing

import OverscrollLab

/// What is recorded of a snap: the distance left, from the lift on.
@Suite struct SnapFitTests {
  private func snap(_ left: (Double) -> Double) throws -> Observations {
    let rows = (0..<60).map { "\(Double($0) / 60),\((left(Double($0) / 60) * 3).rounded() / 3)" }
    return try observed("t,snap\n" + rows.joined(separator: "\n"), "browser-snap.csv")[0]
  }

  @Test func `a free spring comes first, and is found in whole pixels`() throws {
    // k 100, c 25, from -180 with 1500 pt/s.
    let motion = try snap { time in
      let (a, b) = ((20 * -180.0 + 1500) / 15, -(5 * -180.0 + 1500) / 15)
      return a * exp(-5 * time) + b * exp(-20 * time)
    }
    #expect(FitModel.suitable(for: motion) == [.oscillator, .eased])
    let fit = try Fit(.oscillator, motion)
    try fit.expect(["k": 100, "c": 25, "x0": -180, "v0": 1500])
    let floor = try #require(fit.quantisationFloor)
    #expect(fit.rms < 1.25 * floor)
  }

  @Test func `a glide that was aimed at its row leaves a spring's numbers open, but not its curve`()
    throws
  {
    let motion = try snap { time in -180 * exp(-6 * time) }
    let fit = try Fit(.oscillator, motion)
    let floor = try #require(fit.quantisationFloor)
    #expect(fit.rms < 1.25 * floor)
    #expect(!(fit.open + fit.vague).isEmpty)
    let glide = try Fit(.deceleration, motion)
    try glide.expect(["r": 6])
  }
}
