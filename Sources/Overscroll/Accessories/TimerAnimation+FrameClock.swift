#if !hasFeature(Embedded)

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  extension TimerAnimation {
    /// Runs an animation on real frames and returns whether it finished.
    ///
    /// Returning is the completion: once, after the last frame. Cancelling the task invalidates the
    /// animation; no frame follows.
    ///
    /// ```
    /// let finished = await TimerAnimation.run(duration: 0.3) { progress, time in … }
    /// ```
    ///
    /// - Parameters:
    ///   - duration: in seconds; 0 gives the last frame alone.
    ///   - clock: the frames.
    ///   - body: called for every frame with the progress (0 to 1) and the seconds since the start;
    ///     last with exactly 1 and `duration`.
    /// - Returns: true after the last frame, false when the task was cancelled before.
    /// - Precondition: `duration` is finite and not negative.
    @discardableResult
    public static func run<Source: Clock>(
      duration: Double, on clock: FrameClock<Source>,
      isolation: isolated (any Actor)? = #isolation,
      body: (_ progress: Double, _ time: Double) -> Void
    ) async -> Bool {
      var animation = TimerAnimation(duration: duration)
      var frames = clock.makeAsyncIterator()
      while let frame = await frames.frame(isolation: isolation),
        let shown = animation.advance(to: frame.time)
      {
        body(shown.progress, shown.time)
        if shown.isLast { return true }
      }
      return false
    }

    /// Runs an animation on frames of the system's monotonic clock, 60 a second.
    ///
    /// On iOS, `DisplayAnimation` of the Apple package has the display's own.
    ///
    /// - Precondition: `duration` is finite and not negative.
    @discardableResult
    public static func run(
      duration: Double, isolation: isolated (any Actor)? = #isolation,
      body: (_ progress: Double, _ time: Double) -> Void
    ) async -> Bool {
      await run(duration: duration, on: FrameClock(), isolation: isolation, body: body)
    }
  }

#endif
