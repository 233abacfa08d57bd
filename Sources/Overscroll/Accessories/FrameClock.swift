#if !hasFeature(Embedded)

  /// One frame of a ``FrameClock``.
  public struct ClockFrame: Hashable, Sendable {
    /// Its number on the grid of frames, from 0; a dropped frame leaves a gap.
    public var index: Int

    /// When it was due, in seconds since frame 0: index / rate, whatever happened before.
    public var time: Double

    /// How much later than that it arrives, in seconds; below one frame interval.
    public var lateness: Double

    /// How many frames were passed over since the one before.
    public var dropped: Int

    /// Creates a frame.
    package init(index: Int, time: Double, lateness: Double = 0, dropped: Int = 0) {
      self.index = index
      self.time = time
      self.lateness = lateness
      self.dropped = dropped
    }
  }

  /// Frames at a constant rate on a monotonic clock, for hosts without a display link.
  ///
  /// ```
  /// for await frame in FrameClock(framesPerSecond: 60) { draw(scroll.advance(to: frame.time)) }
  /// ```
  ///
  /// Frame 0 is due immediately, frame k at k / rate after it: deadlines are absolute, so nothing drifts.
  /// An iteration that is late gets the frame that is due now and the number of those passed over. The sequence
  /// ends when its task is cancelled: the cancellation is looked at in the caller's isolation, after
  /// the wait, so no frame follows it.
  ///
  /// Every iteration starts again with frame 0. The engine itself needs no clock; this is one at its side.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public struct FrameClock<Source: Clock>: AsyncSequence, Sendable
  where Source.Duration == Duration {
    /// A frame.
    public typealias Element = ClockFrame

    /// The rate, in frames per second.
    public let framesPerSecond: Double

    /// The clock that is waited on.
    public let source: Source

    /// Creates a sequence of frames on any clock, one for tests among them.
    ///
    /// - Precondition: `framesPerSecond` lies between 0.001 and 1,000,000.
    public init(framesPerSecond: Double, on source: Source) {
      precondition(
        framesPerSecond >= 0.001 && framesPerSecond <= 1e6,
        "framesPerSecond must lie between 0.001 and 1,000,000")
      self.framesPerSecond = framesPerSecond
      self.source = source
    }

    /// Starts the frames; frame 0 is due when it is first asked for.
    public func makeAsyncIterator() -> Iterator { Iterator(clock: self) }
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  extension FrameClock where Source == ContinuousClock {
    /// Creates a sequence of frames on the system's monotonic clock.
    ///
    /// - Precondition: `framesPerSecond` lies between 0.001 and 1,000,000.
    public init(framesPerSecond: Double = 60) {
      self.init(framesPerSecond: framesPerSecond, on: ContinuousClock())
    }
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  extension FrameClock {
    /// Waits for one frame after the other.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
      private let clock: FrameClock
      private var start: Source.Instant?
      private var previous = -1
      private var isOver = false

      init(clock: FrameClock) { self.clock = clock }

      /// The next frame, or nil once the task is cancelled.
      public mutating func next() async -> ClockFrame? { await frame(isolation: nil) }

      /// The next frame, or nil once the task is cancelled; without leaving the caller's isolation.
      @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(Never) -> ClockFrame? { await frame(isolation: actor) }

      mutating func frame(isolation actor: isolated (any Actor)?) async -> ClockFrame? {
        if isOver { return nil }
        let start = start ?? clock.source.now
        self.start = start
        let deadline = start.advanced(by: .seconds(time(of: previous + 1)))
        if clock.source.now < deadline {
          try? await clock.source.sleep(until: deadline, tolerance: .zero)
        } else {
          // Late, or the first: do not wait, but let others on.
          await Task.yield()
        }
        isOver = Task.isCancelled
        return isOver ? nil : frame(elapsed: start.duration(to: clock.source.now))
      }

      /// The frame that is due now, at least the next one.
      private mutating func frame(elapsed: Duration) -> ClockFrame {
        let (seconds, attoseconds) = elapsed.components
        let elapsed = Double(seconds) + Double(attoseconds) * 1e-18
        let next = previous + 1
        let index = Swift.max(Int(Swift.min(elapsed * clock.framesPerSecond, 9e18)), next)
        previous = index
        return ClockFrame(
          index: index, time: time(of: index), lateness: Swift.max(0, elapsed - time(of: index)),
          dropped: index - next)
      }

      private func time(of index: Int) -> Double { Double(index) / clock.framesPerSecond }
    }
  }

#endif
