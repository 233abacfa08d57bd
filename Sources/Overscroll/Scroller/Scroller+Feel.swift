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
  /// under the finger. Sets ``pan`` to the feel's. ``decelerationRate``, ``dynamics`` and the build-up of
  /// flicks are parts of it.
  ///
  /// - Complexity: O(1); setting it or a part of it allocates once, touches and frames never do.
  public var feel: ScrollFeel {
    get { axes.x.feel.feel }
    set {
      guard newValue != feel else { return }
      pan = PanConfiguration(newValue)
      setFeel(newValue)
    }
  }

  /// Changes a part of the feel.
  mutating func changeFeel(_ change: (inout ScrollFeel) -> Void) {
    var next = feel
    change(&next)
    if next != feel { setFeel(next) }
  }

  private mutating func setFeel(_ feel: ScrollFeel) {
    let shared = SharedFeel(feel)
    let isRemembering = feel.momentum == axes.x.feel.momentum
    for axis in ScrollAxis.allCases {
      if !isRemembering { memory[axis] = FlingMemory(feel.momentum) }
      axes[axis].setFeel(shared, at: time)
    }
    announceDeceleration()
  }

  /// The velocity of a flick, with what those before it add.
  ///
  /// - Parameter travel: how far the finger moved, in points.
  mutating func builtUp(_ velocity: Double, travel: Double, along axis: ScrollAxis) -> Double {
    switch memory[axis] {
    case .nothing: return velocity
    case .buildUp(var series):
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
    if case .momentum = memory.x { rememberDragging(isBeginning: isBeginning) }
  }

  @inline(never)
  private mutating func rememberDragging(isBeginning: Bool) {
    // Only Firefox's rule asks how slow a pan was; an estimate at every touch is for nothing elsewhere.
    guard isBeginning || axes.x.feel.momentum == .firefox else { return }
    let velocity = isBeginning ? .zero : driver.fingerVelocity
    for axis in ScrollAxis.allCases {
      guard case .momentum(var momentum) = memory[axis] else { continue }
      if isBeginning {
        momentum.move(at: driver.clock.event)
      } else {
        momentum.pan(speed: abs(velocity[axis]))
      }
      memory[axis] = .momentum(momentum)
    }
  }
}
