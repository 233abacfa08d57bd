import Overscroll
import RandomModels
@_spi(Fields) import ScrollScenes
import ScrollTestSupport

/// Fingers, wheels, programs, changing sizes, limits and laws in a random order, on a scroll view with
/// random properties.
struct RandomScrollerScene {
  var scroller: Scroller
  var time = 0.0
  /// What has been done, for a failure's message.
  var log: [String] = []
  /// Whether the latest call may put content elsewhere immediately.
  var isPlaced = false
  /// How far fingers have moved since the frame before, in points.
  var travel = 0.0
  var pairs = EventPairs()
  /// The same in the words of the scene format.
  var script: SceneScript
  var dice: SeededGenerator
  private let seed: Int
  /// Which of the steps are taken; nil for all.
  private let kept: Set<Int>?
  private var step = -1
  /// How many frames lie between each thing that happens and the next.
  let gaps: [Int]
  var fingers: [Int: (position: Vector2, velocity: Vector2)] = [:]

  /// Frames a second: a jump of some points cannot hide in what a velocity explains.
  static let rate = 960.0

  /// - Parameters:
  ///   - feel: of what kind it starts.
  ///   - kept: which of the steps are taken, where not all are; what the others do is as it was.
  ///   - isWritten: whether ``script`` says what happens.
  init(
    seed: Int, feel: ScrollFeel = .uiKit, keeping kept: Set<Int>? = nil, isWritten: Bool = false
  ) {
    script = SceneScript(isWritten: isWritten)
    dice = Self.dice(seed)
    (self.seed, self.kept) = (seed, kept)
    let count = 12 + dice.below(20)
    var gaps: [Int] = []
    for _ in 0..<count { gaps.append(1 + dice.below(dice.chance(0.1) ? 1_200 : 90)) }
    self.gaps = gaps
    scroller = Scroller(
      viewport: Size2(dice.pick([100, 320, 390, 844]), dice.pick([40, 200, 600, 844])),
      content: Size2(dice.pick([0, 100, 390, 2_000]), dice.pick([0, 100, 844, 3_000, 50_000])),
      inset: dice.chance(0.3) ? Insets(top: 40, left: 0, bottom: 30, right: 0) : .zero,
      displayScale: dice.pick([0, 2, 3]))
    if dice.chance(0.5) {
      scroller.minimumZoomScale = dice.pick([0.25, 0.5, 1])
      scroller.maximumZoomScale = dice.pick([1, 2, 4])
    }
    scroller.bounces = !dice.chance(0.2)
    if dice.chance(0.15) { scroller.snapVertical = .stride(100) }
    for flag in Self.changing where flag.samples.first == true && flag.name != "isScrollEnabled" {
      if dice.chance(0.2) {
        try? flag.set(&scroller, to: .bool(flag.json(of: scroller) == .bool(false)))
      }
    }
    let (dynamics, isFast) = (dice.pick(Self.dynamics), dice.chance(0.2))
    if feel == .uiKit {
      scroller.dynamics = dynamics
      if isFast { scroller.decelerationRate = .fast }
    } else {
      // The words above are parts of a feel: a platform's stays as it is named.
      scroller.feel = feel
    }
    script.begin(scroller)
    pairs.take(scroller.sync(to: 0).words())
  }

  static let dynamics: [ScrollDynamics] = [
    .uiKit(frameInterval: 1.0 / 60), .uiKit(frameInterval: 1.0 / 60), .continuous,
    .uiKitFrames(frameInterval: 1.0 / 60),
    .springs(hit: .articleBounce, released: DampedSpring(stiffness: 300, dampingRatio: 0.6)),
  ]

  /// What is changed at random: all but sizes, which have steps of their own, and whole laws and directions.
  static var changing: [ModelProperty<Scroller>] {
    let others = [
      "viewport", "contentSize", "contentInset", "safeAreaInset", "layoutDirection", "physics",
      "feel", "minimumZoomScale", "maximumZoomScale",
    ]
    return SceneScript.properties.filter { !others.contains($0.name) }
  }

  /// Seeds next to each other are far apart.
  private static func dice(_ seed: Int) -> SeededGenerator { SeededGenerator(seed &* 7_919 &+ 17) }

  /// Goes to the next frame; what is to happen at it happens first.
  mutating func advance(acts: Bool, movesFingers: Bool) -> ScrollFrame {
    time += 1 / Self.rate
    (isPlaced, travel) = (false, 0)
    if acts {
      // Each step has dice of its own, so that it is the same whichever others are left out.
      step += 1
      dice = Self.dice(seed &* 1_009 &+ step &+ 1)
      if kept?.contains(step) ?? true { act() }
    }
    if movesFingers { moveFingers(by: 8 / Self.rate) }
    let frame = scroller.advance(to: time)
    pairs.take(frame.events.words())
    return frame
  }

  /// Lifts everything, and goes on at 60 frames a second until nothing moves.
  mutating func rest() -> (
    start: Vector2, overscroll: Vector2, destination: Vector2, zoomScale: Double, time: Double
  ) {
    let (start, overscroll) = (scroller.contentOffset, scroller.overscroll)
    for id in fingers.keys.sorted() {
      script.add("up", at: time, [("id", "\(id)")])
      pairs.take(scroller.touchUp(id, time: time).events.words())
    }
    script.add("cancelAll", at: time)
    pairs.take(scroller.cancelTouches(time: time).events.words())
    let end = (
      start, overscroll, scroller.destination, scroller.destinationZoomScale, scroller.restTime
    )
    for _ in 0..<6_000 where scroller.isMoving {
      time += 1.0 / 60
      pairs.take(scroller.advance(to: time).events.words())
    }
    return end
  }

  private mutating func moveFingers(by interval: Double) {
    for id in fingers.keys.sorted() {
      guard var finger = fingers[id] else { continue }
      if dice.chance(0.02) { finger.velocity = dice.vector(2_000, 3_000) }
      if dice.chance(0.02) { finger.velocity = .zero }
      let step = finger.velocity * interval
      finger.position = finger.position + step
      fingers[id] = finger
      travel += step.length
      script.add("move", at: time, [("id", "\(id)")] + finger.position.fields)
      pairs.take(scroller.touchMoved(id, to: finger.position, time: time).words())
    }
  }
}
