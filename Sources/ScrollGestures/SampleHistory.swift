internal import ScrollCoordinates

#if !OVERSCROLL_LIST_ONLY
  extension VelocityEstimator {
    /// Whether it looks at more samples than UIKit's, in a build that has it.
    @inline(__always)
    var looksFurtherBack: Bool {
      #if OVERSCROLL_UIKIT_ONLY
        self == .leastSquares || self == .impulse || self == .mean
      #else
        self != .uiKit
      #endif
    }
  }

  /// The newest samples in a place of their own, shared by copies until one of them takes another sample: few
  /// scrollers need them, and they are larger than all else that a touch remembers.
  final class SampleHistory: @unchecked Sendable {
    var ring: SampleRing

    init(_ ring: SampleRing) { self.ring = ring }
  }

  extension SampleRing {
    /// Takes the next sample; one at the same time as the newest replaces it.
    mutating func add(_ sample: PointerSample) {
      if count > 0, sample.time - self[0].time < VelocityTracker.clockResolution {
        moveNewest(to: sample.position)
      } else {
        append(sample)
      }
    }

    /// The velocity at the newest sample, in pt/s, by any estimator but UIKit's.
    func velocity(by estimator: VelocityEstimator) -> Vector2 {
      switch estimator {
      case .leastSquares: return leastSquaresVelocity(within: VelocityTracker.horizon)
      case .impulse: return impulseVelocity(within: VelocityTracker.horizon)
      case .mean: return meanVelocity(within: VelocityTracker.horizon)
      #if OVERSCROLL_UIKIT_ONLY
        default: return .zero
      #else
        default: return velocity(platform: estimator)
      #endif
      }
    }
  }
#endif
