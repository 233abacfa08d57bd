/// How an indicator fades out once the motion has ended: a pure function of the time since.
///
/// ```
/// opacity   1 while moving and for `delay`, then eased to 0 within `duration`
/// ```
public struct IndicatorFade: Hashable, Sendable {
  /// How long the indicator stays after the motion has ended: 1.0 s.
  ///
  /// Source: published analyses of the indicator as shipped in iOS 26.1 (grade P).
  public static let defaultDelay = 1.0

  /// How long it takes to fade: 0.25 s.
  ///
  /// Source: published analyses of the indicator as shipped in iOS 26.1 (grade P).
  public static let defaultDuration = 0.25

  /// The fade after an indicator was flashed, from its full opacity on: 1.0 s, then out in 0.5 s.
  ///
  /// Source: published analyses of the indicator as shipped in iOS 26.1 (grade P).
  public static let flash = IndicatorFade(duration: 0.5)

  /// How long the indicator stays after the motion has ended, in seconds.
  public let delay: Double

  /// How long it then takes to fade, in seconds.
  public let duration: Double

  /// Creates a fade.
  ///
  /// - Precondition: both are finite and not negative.
  public init(
    delay: Double = IndicatorFade.defaultDelay, duration: Double = IndicatorFade.defaultDuration
  ) {
    precondition(delay >= 0 && delay.isFinite, "delay must be finite and not negative")
    precondition(duration >= 0 && duration.isFinite, "duration must be finite and not negative")
    self.delay = delay
    self.duration = duration
  }

  /// When the indicator is gone, in seconds after the motion ended; nothing changes afterwards.
  public var fadeEnd: Double { delay + duration }

  /// The opacity, 0 to 1.
  ///
  /// - Parameter time: in seconds since the motion ended; 0 while it goes on. Negative and NaN count
  ///   as still moving.
  public func opacity(at time: Double) -> Double {
    guard time > delay else { return 1 }
    guard time < fadeEnd else { return 0 }
    return 1 - Easing.easeInOut.progress(at: (time - delay) / duration).value
  }
}
