@_spi(Formulas) internal import ScrollGestures
@_spi(Formulas) import Overscroll
import ScrollPhysics
import StrictJSON

/// Firefox's test bench for repeated flings: pans of one event each 10 ms, waits in frames of 1/60 s.
struct FirefoxGestures {
  /// What the hand does.
  enum Step {
    /// The finger's distance in each 10 ms; 0 sends no event.
    case pan([Double])
    /// Nothing, for some milliseconds.
    case wait(Double)
  }

  private let deceleration: DecelerationRate
  private let slop: Double
  private let minimumFling: Double

  private var time = 0.0
  private var velocity = 0.0
  private var previousStart: Double?
  private var isFlinging = false

  init(kept: Double, slop: Double, minimumFling: Double) {
    deceleration = DecelerationRate(kept)
    self.slop = slop
    self.minimumFling = minimumFling
  }

  /// Performs a step; returns the content's velocity after it, in px/s.
  mutating func perform(_ step: Step) throws(EvalError) -> Double {
    switch step {
    case .wait(let ms):
      let frames = (ms * 60 / 1000).rounded(.up)
      guard frames <= Double(FrameFlight.frameLimit) else {
        throw EvalError(
          "inputs.steps", "a wait of over \(FrameFlight.frameLimit) frames, the limit")
      }
      wait(frames: Int(frames))
      time += ms / 1000
    case .pan(let deltas): pan(deltas)
    }
    return velocity
  }

  /// Frames of a fling; it ends in the first that finds it no faster than 0.01 px/ms.
  private mutating func wait(frames: Int) {
    guard isFlinging, frames > 0 else { return }
    let kept = Deceleration(from: 0, velocity: 1, rate: deceleration).velocity(at: 1.0 / 60)
    for _ in 0..<frames {
      if abs(velocity) <= 10 { return stop() }
      velocity *= kept
    }
  }

  private mutating func stop() {
    velocity = 0
    isFlinging = false
    previousStart = nil
  }

  private mutating func pan(_ deltas: [Double]) {
    let down = time
    let interrupted = isFlinging ? velocity : 0
    var mean = RecentMeanVelocity.firefox
    mean.add(position: 0, at: time)
    var position = 0.0
    var rest: Double?
    var slowest = Double.infinity
    // Counted from the touch, so that ten milliseconds stay ten.
    for (index, delta) in deltas.enumerated() where delta != 0 {
      time = down + Double(index + 1) / 100
      position += delta
      let speed = mean.add(position: position, at: time).map(abs)
      if rest != nil {
        slowest = min(slowest, speed ?? slowest)
      } else if abs(position) >= slop {
        rest = Double(index + 1) / 100
      }
    }
    time = down + Double(deltas.count) / 100
    guard let rest else { return stop() }
    let release = -mean.velocity(at: time, youngerThan: RecentMeanVelocity.firefoxRelevance)
    let previous = previousStart
    stop()
    velocity = release
    guard abs(release) >= minimumFling * (1 - 1e-9) else { return }
    if let previous {
      velocity = MomentumRule.firefox.velocity(
        release,
        after: .init(start: previous, interrupted: interrupted, pause: rest, slowestPan: slowest))
    }
    previousStart = velocity
    isFlinging = true
  }
}

/// Firefox's spring as it steps it: Runge and Kutta's fourth order at 120 Hz, straight lines between.
struct FirefoxSpring {
  private let stiffness: Double
  private let damping: Double
  private let start: MotionState

  init(_ spring: DampedSpring, from start: Double, velocity: Double) {
    stiffness = spring.stiffness
    damping = spring.damping
    self.start = MotionState(value: start, velocity: velocity)
  }

  /// The positions at times in milliseconds.
  func values(atMs times: [Double]) throws(EvalError) -> [Double] {
    let last = times.max() ?? 0
    guard last * 0.12 <= Double(FrameFlight.frameLimit) else {
      throw EvalError("inputs.timesMs", "over \(FrameFlight.frameLimit) steps, the limit")
    }
    var states = [start]
    return times.map { ms in
      let steps = ms * 0.12
      let index = Int(steps.rounded(.up))
      while states.count <= index { states.append(step(states[states.count - 1])) }
      guard index > 0 else { return start.value }
      let share = steps - Double(index - 1)
      return states[index - 1].value * (1 - share) + states[index].value * share
    }
  }

  private func step(_ state: MotionState) -> MotionState {
    let h = 1.0 / 120
    func slope(_ state: MotionState) -> MotionState {
      MotionState(
        value: state.velocity, velocity: -(stiffness * state.value + damping * state.velocity))
    }
    func moved(_ by: MotionState, _ h: Double) -> MotionState {
      MotionState(value: state.value + by.value * h, velocity: state.velocity + by.velocity * h)
    }
    let a = slope(state)
    let b = slope(moved(a, h / 2))
    let c = slope(moved(b, h / 2))
    let d = slope(moved(c, h))
    return MotionState(
      value: state.value + h / 6 * (a.value + 2 * (b.value + c.value) + d.value),
      velocity: state.velocity + h / 6 * (a.velocity + 2 * (b.velocity + c.velocity) + d.velocity))
  }
}
