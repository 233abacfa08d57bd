import ScrollGestures
import ScrollPhysics

/// Whose motion it is.
extension Scroller {
  /// How it moves, resists, stops and reads fingers: UIKit's feel, or any other platform's.
  ///
  /// ```swift
  /// list.feel = .android
  /// ```
  ///
  /// Takes effect immediately: a flight under way goes on from where it is, as fast as it is, a drag goes on
  /// under the finger. Sets ``pan`` to the feel's. While it is not ``ScrollFeel/uiKit``,
  /// ``decelerationRate``, ``dynamics`` and ``buildsUpFlicks`` have no effect.
  ///
  /// - Complexity: O(1); setting another feel than UIKit's allocates once, touches and frames never do.
  public var feel: ScrollFeel {
    get { axes.x.feel.feel }
    set { setFeel(newValue) }
  }

  private mutating func setFeel(_ feel: ScrollFeel) {
    guard feel != self.feel else { return }
    let axisFeel = AxisFeel(feel)
    pan = PanConfiguration(feel)
    let remembersMomentum = feel.momentum != .none
    for axis in ScrollAxis.allCases {
      memory[axis] = remembersMomentum ? .momentum(FlingMomentum()) : FlingMemory()
      axes[axis].setFeel(axisFeel)
      axes[axis].replan(law: law, at: time, isAnew: true)
    }
    announceDeceleration()
  }

  /// The velocity of a flick, with what those before it add.
  ///
  /// - Parameter travel: how far the finger moved, in points.
  mutating func builtUp(_ velocity: Double, travel: Double, along axis: ScrollAxis) -> Double {
    switch memory[axis] {
    case .buildUp(var series):
      guard buildsUpFlicks, axes[axis].feel.isUIKit else { return velocity }
      let factor = series.factor(
        velocity: velocity, dragDistance: travel, time: driver.clock.event)
      memory[axis] = .buildUp(series)
      return velocity * factor
    case .momentum(let momentum): return flung(velocity, after: momentum, along: axis)
    }
  }

  #if OVERSCROLL_UIKIT_ONLY
    private func flung(_ velocity: Double, after _: FlingMomentum, along _: ScrollAxis) -> Double {
      velocity
    }
  #else
    /// The velocity of a fling, with what its feel takes over from the one before.
    @inline(never)
    private mutating func flung(
      _ velocity: Double, after momentum: FlingMomentum, along axis: ScrollAxis
    ) -> Double {
      var momentum = momentum
      let feel = feel
      let length = viewport[axis]
      let flung = momentum.fling(
        velocity, rule: feel.momentum,
        viewports: length > 0 ? extent.zoomedContent[axis] / length : 0,
        limit: feel.thresholds.maximumSpeed)
      memory[axis] = .momentum(momentum)
      return flung
    }
  #endif

  /// Notes how a drag goes, for rules that ask.
  @inline(__always)
  mutating func noteDragging(isBeginning: Bool) {
    guard !axes.x.feel.isUIKit else { return }
    rememberDragging(isBeginning: isBeginning)
  }

  @inline(never)
  private mutating func rememberDragging(isBeginning: Bool) {
    // Only Firefox's rule asks how slow a pan was; an estimate at every touch is for nothing elsewhere.
    guard isBeginning || feel.momentum == .firefox else { return }
    let velocity = isBeginning ? .zero : driver.fingerVelocity
    for axis in ScrollAxis.allCases {
      guard case .momentum(var momentum) = memory[axis] else { continue }
      if isBeginning {
        momentum.mark = driver.clock.event - momentum.mark
      } else {
        momentum.pan(speed: abs(velocity[axis]))
      }
      memory[axis] = .momentum(momentum)
    }
  }

  /// How far a release would carry by itself, in points, for the choice of a place to land.
  func reach(of velocity: Double, along axis: ScrollAxis) -> Double {
    axes[axis].feel.isUIKit
      ? Projection.uiKitTarget.distance(velocity: velocity, rate: decelerationRate)
      : axes[axis].reachByFeel(of: velocity)
  }
}
