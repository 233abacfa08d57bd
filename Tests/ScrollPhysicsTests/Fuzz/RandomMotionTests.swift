import ScrollPhysics
import ScrollTestSupport
import Testing

/// Random motions under every law that they obey.
///
/// `OVERSCROLL_CASES` sets how many cases there are of each kind, a case being one motion under one law;
/// `OVERSCROLL_SEED` sets the first motion's seed, each later one's is one higher. `Scripts/stress laws` runs millions.
@Suite struct RandomMotionTests {
  @Test(arguments: RandomMotion.allCases)
  func `random motions obey their laws`(kind: RandomMotion) {
    let cases = environment("OVERSCROLL_CASES") ?? 2_000
    let (first, laws) = (environment("OVERSCROLL_SEED") ?? 1, kind.laws)
    var worst = [Double](repeating: 0, count: laws.count)
    let count = (cases + laws.count - 1) / laws.count
    for seed in first..<first + count {
      var dice = SeededGenerator(seed)
      let curve = kind.curve(&dice)
      for (index, law) in laws.enumerated() {
        let broken = law.violations(of: curve, worst: &worst[index])
        guard broken.isEmpty else {
          Issue.record("\(kind) seed \(seed), \(law): \(curve): \(broken[0])")
          return
        }
      }
    }
    guard environment("OVERSCROLL_CASES") != nil else { return }
    let shares = zip(laws, worst).filter { $1 > 0 }.map { law, share in
      "\(law) \((share * 1000).rounded() / 1000)"
    }
    print(
      "LAWS \(kind): seeds \(first)...\(first + count - 1), \(count * laws.count) cases, "
        + "largest error as a share of what is allowed: \(shares.joined(separator: ", "))")
  }
}
