import OverscrollLab
import ScrollPhysics
import Testing

@Suite struct MinimaxFitTests {
  static let times = (0..<40).map { Double($0) / 60 }

  static let motions = [
    LinearMotion(.continuous(), at: times), LinearMotion(FrameLaw(), at: times),
    LinearMotion(DampedSpring(stiffness: 100, dampingRatio: 1), at: times),
    LinearMotion(DampedSpring(stiffness: 200, dampingRatio: 0.3), at: times),
  ]

  @Test(arguments: motions)
  func `a motion is recovered from its own samples`(motion: LinearMotion) {
    let fit = MinimaxFit(motion, to: motion.values(displacement: 35, velocity: 2000))
    #expect(abs(fit.displacement - 35) < 1e-9)
    #expect(abs(fit.velocity - 2000) < 1e-7)
    #expect(fit.largestError < 1e-10)
  }

  @Test(arguments: motions, [1, 2, 3] as [UInt64])
  func `no motion has a smaller largest error`(motion: LinearMotion, seed: UInt64) {
    var noise = SteadyNoise(seed)
    let offsets = motion.values(displacement: -20, velocity: 900).map {
      $0 + 2 * noise.uniform() - 1
    }
    let fit = MinimaxFit(motion, to: offsets)
    let fitted = motion.values(displacement: fit.displacement, velocity: fit.velocity)
    let largest = zip(offsets, fitted).map { abs($0 - $1) }.max() ?? 0
    #expect(abs(largest - fit.largestError) < 1e-12)
    // The hardest three samples of all are exactly as hard as the answer.
    let hardest = hardestThree(motion, offsets)
    #expect(abs(hardest - largest) < 1e-9)
  }

  /// The largest error that any three samples make unavoidable, by trying all of them.
  private func hardestThree(_ motion: LinearMotion, _ y: [Double]) -> Double {
    let (a, b) = (motion.displacement, motion.velocity)
    var hardest = 0.0
    for i in y.indices {
      for j in (i + 1)..<y.count {
        for k in (j + 1)..<max(j + 1, y.count) {
          let balance = [
            a[j] * b[k] - a[k] * b[j], a[k] * b[i] - a[i] * b[k], a[i] * b[j] - a[j] * b[i],
          ]
          let weight = balance.reduce(0) { $0 + abs($1) }
          guard weight > 0 else { continue }
          let level = balance[0] * y[i] + balance[1] * y[j] + balance[2] * y[k]
          hardest = max(hardest, abs(level) / weight)
        }
      }
    }
    return hardest
  }

  @Test func `samples that cannot tell the numbers apart give no nonsense`() {
    let flat = LinearMotion(.continuous(), at: [1e6, 2e6, 3e6, 4e6])
    let fit = MinimaxFit(flat, to: [1, -2, 3, 1])
    #expect(fit.displacement.isFinite && fit.velocity.isFinite)
    #expect(fit.largestError == 3)
  }

  @Test func `a hundred thousand samples take a few exchanges`() {
    let times = (0..<100_000).map { Double($0) / 50_000 }
    let motion = LinearMotion(DampedSpring(stiffness: 118.81, dampingRatio: 1), at: times)
    let exact = motion.values(displacement: 35, velocity: 2000)
    let fit = MinimaxFit(motion, to: exact.map { ($0 * 2).rounded() / 2 })
    #expect(fit.largestError * 2 <= 0.5)
  }
}
