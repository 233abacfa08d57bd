/// The last positions of a pointer on one axis, newest first: what a release estimator looks at.
@_spi(Formulas) public protocol AxisHistory {
  /// How many samples there are.
  var count: Int { get }

  /// The time of the sample `age` places before the newest one, in seconds.
  func time(at age: Int) -> Double

  /// The position of the sample `age` places before the newest one, in points.
  func position(at age: Int) -> Double
}

@_spi(Formulas) extension AxisHistory {
  /// The mean velocity between two neighbours, the newer of which has the given age, in pt/s.
  ///
  /// 0 where both have the same time.
  func difference(at age: Int) -> Double {
    let duration = time(at: age) - time(at: age + 1)
    return duration > 0 ? (position(at: age) - position(at: age + 1)) / duration : 0
  }

  /// How many of the newest samples are at most `span` seconds older than the newest.
  func count(within span: Double) -> Int {
    var recent = 0
    while recent < count, time(at: 0) - time(at: recent) <= span { recent += 1 }
    return recent
  }

  /// How many of the newest samples count: not older than `span` and with no gap between neighbours.
  ///
  /// - Parameters:
  ///   - span: the greatest age against the newest sample, in seconds; that age itself counts.
  ///   - gap: the longest pause between neighbours, in seconds.
  ///   - gapItselfEnds: whether a pause of exactly `gap` ends the run.
  ///   - limit: the most samples.
  func recentCount(
    span: Double, gap: Double = .infinity, gapItselfEnds: Bool = false, limit: Int = 20
  ) -> Int {
    guard count > 0 else { return 0 }
    let slack = PointerSample.clockResolution
    let longest = gapItselfEnds ? gap - slack : gap + slack
    var recent = 1
    while recent < min(count, limit) {
      let time = time(at: recent)
      let pause = self.time(at: recent - 1) - time
      let ends = gapItselfEnds ? pause >= longest : pause > longest
      if ends || self.time(at: 0) - time > span + slack { break }
      recent += 1
    }
    return recent
  }
}
