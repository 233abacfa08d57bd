internal import ScrollCoordinates

/// The newest samples of a touch and when it last moved: what every velocity is computed from.
///
/// Expects sane samples in time order; see ``InputGate``.
///
/// - Complexity: O(1) for every member. UIKit's estimator allocates nothing; others allocate at the first sample
///   after a copy was made, and never again.
struct RecentMotion: Hashable, Sendable {
  private var last = LastSamples(nothing: Vector2.zero)

  #if !OVERSCROLL_LIST_ONLY
    /// More samples, for estimators that look further back than UIKit's; nil while no such estimator has asked.
    private var history: SampleHistory?
  #endif

  /// Whether there is no sample yet.
  var isEmpty: Bool { last.isEmpty }

  /// Takes the next sample.
  ///
  /// A sample at the same time as the newest replaces it. One at the same position is stored unless
  /// the estimator is `.uiKit`.
  @inline(__always)
  mutating func add(_ sample: PointerSample, for estimator: VelocityEstimator) {
    last.add(sample.position, at: sample.time)
    #if !OVERSCROLL_LIST_ONLY
      if estimator.looksFurtherBack { remember(sample) }
    #endif
  }

  /// Forgets all samples.
  mutating func reset() {
    last = LastSamples(nothing: Vector2.zero)
    #if !OVERSCROLL_LIST_ONLY
      if history != nil { forget() }
    #endif
  }

  /// The velocity at the newest sample, in pt/s, however long ago that is.
  func velocity(by estimator: VelocityEstimator) -> Vector2 {
    #if !OVERSCROLL_LIST_ONLY
      if estimator.looksFurtherBack, let history { return history.ring.velocity(by: estimator) }
    #endif
    guard let (previous, last) = last.velocities else { return .zero }
    return UIKitRelease.velocity(previous: previous ?? .zero, last: last)
  }

  /// What UIKit's recogniser said after the newest move, in pt/s.
  var recognizerVelocity: Vector2 { last.velocities?.last ?? .zero }

  /// How long the position has not changed, in seconds.
  func pause(at time: Double) -> Double { time - last.lastMove }

  /// Whether the position has not changed for an interval, in seconds, that ends at `time`.
  func isStill(at time: Double, for interval: Double) -> Bool {
    last.isStill(at: time, for: interval)
  }
}

#if !OVERSCROLL_LIST_ONLY
  extension RecentMotion {
    @inline(never)
    private mutating func remember(_ sample: PointerSample) {
      if !isKnownUniquelyReferenced(&history) { history = SampleHistory(ring) }
      history?.ring.add(sample)
    }

    @inline(never)
    private mutating func forget() {
      // Kept for the next touch, which then allocates nothing.
      if isKnownUniquelyReferenced(&history) { history?.ring = SampleRing() } else { history = nil }
    }

    private var ring: SampleRing { history?.ring ?? SampleRing() }

    static func == (a: RecentMotion, b: RecentMotion) -> Bool {
      a.last == b.last && (a.history === b.history || a.ring == b.ring)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(last) }
  }
#endif
