#if os(iOS) || os(Linux)
  import Overscroll
  import UIKit

  /// A `TimerAnimation` on the display's own frames.
  ///
  /// ```swift
  /// let bounce = DisplayAnimation(duration: 0.4) { progress, time in … } completion: { end in … }
  /// bounce.invalidate()
  /// ```
  ///
  /// It starts when it is created, at `CACurrentMediaTime()`. Each frame is computed for the time at which it will be
  /// shown, `targetTimestamp` of a `CADisplayLink` in the run loop's common modes. It runs to its end, also if nobody
  /// keeps it, as an animation of `UIView` does.
  @MainActor public final class DisplayAnimation {
    private var animation: TimerAnimation
    private var display: DisplayLink?
    private let completion: (TimerCompletion) -> Void

    /// Starts an animation.
    ///
    /// - Parameters:
    ///   - duration: in seconds; 0 gives the last frame alone.
    ///   - frameRates: what the display should run at; more than 60 a second on an iPhone also needs
    ///     `CADisableMinimumFrameDurationOnPhone` in the app's Info.plist.
    ///   - animations: called in every frame with the progress (0 to 1) and the seconds since the start; last with
    ///     exactly 1 and `duration`.
    ///   - completion: called once: after the last frame, or by ``invalidate()``.
    /// - Precondition: `duration` is finite and not negative.
    @discardableResult
    public init(
      duration: Double, frameRates: CAFrameRateRange = .default,
      animations: @escaping (_ progress: Double, _ time: Double) -> Void,
      completion: @escaping (TimerCompletion) -> Void = { _ in }
    ) {
      animation = TimerAnimation(duration: duration, start: CACurrentMediaTime())
      self.completion = completion
      let display = DisplayLink { link in
        // The link keeps this animation alive until `end` releases the link.
        guard let frame = self.animation.advance(to: link.targetTimestamp) else { return }
        animations(frame.progress, frame.time)
        if let completion = frame.completion { self.end(completion) }
      }
      display.link.preferredFrameRateRange = frameRates
      display.link.add(to: .main, forMode: .common)
      self.display = display
    }

    /// Whether frames are still to come.
    public var isRunning: Bool { animation.isRunning }

    /// Stops it where it is: no frame follows, and the completion is `.invalidated`.
    ///
    /// Does nothing after its end.
    public func invalidate() { if let completion = animation.invalidate() { end(completion) } }

    private func end(_ completion: TimerCompletion) {
      display = nil
      self.completion(completion)
    }
  }
#endif
