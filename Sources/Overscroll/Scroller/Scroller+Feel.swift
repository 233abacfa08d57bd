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

  /// Changes a part of the feel, which the caller has seen to be another one.
  mutating func changeFeel(_ change: (inout ScrollFeel) -> Void) {
    var next = feel
    change(&next)
    setFeel(next)
  }

  private mutating func setFeel(_ feel: ScrollFeel) {
    let shared = SharedFeel(feel)
    let isRemembering = feel.momentum == axes.x.feel.momentum
    if !isRemembering { memory = FlingMemory(feel.momentum) }
    for axis in ScrollAxis.allCases { axes[at: axis].setFeel(shared, at: time) }
    announceDeceleration()
  }

  /// By how much farther a release goes than by itself: 1, unless flicks build up.
  ///
  /// - Parameters:
  ///   - velocity: of the offset at the last move, in pt/s.
  ///   - travel: how far the finger moved, in points.
  mutating func flickFactor(_ velocity: Vector2, travel: Double) -> Double {
    guard case .flicks(var series) = memory else { return 1 }
    let isOutside = isOutside
    series.touchMoved(velocity: velocity, distance: travel, isOutside: isOutside)
    let release = UIKitRelease(
      previous: .zero, last: velocity, isOutside: isOutside,
      isPaging: isPaging(.horizontal) || isPaging(.vertical), isAtRest: false)
    series.touchUp(release.series, at: driver.clock.event)
    memory = .flicks(series)
    return series.factor
  }

  #if OVERSCROLL_UIKIT_ONLY
    func flung(_ velocity: Double, along _: ScrollAxis) -> Double { velocity }
  #else
    /// The velocity of a fling, with what its feel takes over from the one before.
    mutating func flung(_ velocity: Double, along axis: ScrollAxis) -> Double {
      guard case .momentum(var momenta) = memory else { return velocity }
      let feel = feel
      let length = viewport[axis]
      let flung = momenta.axes[at: axis].fling(
        velocity, rule: feel.momentum,
        viewports: length > 0 ? extent.zoomedContent[axis] / length : 0,
        limit: feel.thresholds.maximumSpeed)
      memory = .momentum(momenta)
      return flung
    }
  #endif

  /// Notes how a drag goes, for rules that ask.
  ///
  /// - Parameter translation: of the fingers, in points; nil where the drag begins.
  @inline(__always)
  mutating func noteDragging(_ translation: Vector2?) {
    if turns.x.direction != .none || turns.y.direction != .none, let translation {
      notePages(translation)
    }
    switch memory {
    case .nothing: break
    // The first flick has nothing to add to, and an estimate at every touch is for nothing.
    case .flicks(let series): if series.count > 0, let translation { rememberFlick(translation) }
    case .momentum: rememberDragging(isBeginning: translation == nil)
    }
  }

  @inline(never)
  private mutating func rememberFlick(_ translation: Vector2) {
    guard case .flicks(var series) = memory else { return }
    series.touchMoved(
      velocity: .zero - driver.fingerVelocity, distance: translation.length,
      isOutside: isOutside)
    memory = .flicks(series)
  }

  @inline(never)
  private mutating func rememberDragging(isBeginning: Bool) {
    // Only Firefox's rule asks how slow a pan was; an estimate at every touch is for nothing elsewhere.
    guard isBeginning || axes.x.feel.momentum == .firefox else { return }
    guard case .momentum(var momenta) = memory else { return }
    momenta.drag(isBeginning ? nil : driver.fingerVelocity, at: driver.clock.event)
    memory = .momentum(momenta)
  }
}
