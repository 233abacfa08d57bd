import Overscroll
import RandomModels
@_spi(Fields) import ScrollScenes
import ScrollTestSupport
import StrictJSON

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

  private mutating func say(_ what: String, places: Bool = false) {
    log.append(what)
    if places { isPlaced = true }
  }

  mutating func act() {
    switch dice.below(26) {
    case 0...4: touchDown()
    case 5...6: lift(isCancelled: false)
    case 7: lift(isCancelled: true)
    case 8: if dice.chance(0.3) { cancelAll() }
    case 9...11: changeSizes()
    case 12: changeLimits()
    case 13...20: runProgram()
    default: changeProperty()
    }
  }

  private mutating func touchDown() {
    guard fingers.count < 2 else { return }
    let (id, position) = (dice.below(4), Vector2(dice.within(0...390), dice.within(0...844)))
    say("down \(id) \(position)")
    script.add("down", at: time, [("id", "\(id)")] + position.fields)
    pairs.take(scroller.touchDown(id, at: position, time: time).words())
    fingers[id] = (position, dice.vector(2_000, 3_000))
  }

  private mutating func lift(isCancelled: Bool) {
    guard let id = fingers.keys.sorted().first else { return }
    say(isCancelled ? "cancel \(id)" : "up \(id)")
    script.add(isCancelled ? "cancel" : "up", at: time, [("id", "\(id)")])
    let release =
      isCancelled ? scroller.touchCancelled(id, time: time) : scroller.touchUp(id, time: time)
    pairs.take(release.events.words())
    fingers[id] = nil
  }

  private mutating func cancelAll() {
    say("cancelAll")
    script.add("cancelAll", at: time)
    pairs.take(scroller.cancelTouches(time: time).events.words())
    fingers = [:]
  }

  private mutating func changeSizes() {
    // Only where an axis does not bounce may a bound that moves place content immediately, or where small content lies
    // in a place of its own.
    // A program that has waited for the sizes is done with them.
    let places =
      !(scroller.bouncesHorizontally && scroller.bouncesVertically)
      || scroller.contentAlignmentPoint != .zero
      || max(scroller.contentSize.width, scroller.contentSize.height) == 0
    switch dice.below(3) {
    case 0:
      scroller.contentSize = Size2(
        dice.pick([0, 100, 390, 2_000]), dice.pick([0, 50, 844, 3_000]))
      say("content \(scroller.contentSize)", places: places)
      script.set("contentSize", of: scroller, at: time)
    case 1:
      scroller.viewport = Size2(dice.pick([100, 320, 390, 844]), dice.pick([100, 200, 600]))
      say("viewport \(scroller.viewport)", places: places)
      script.set("viewport", of: scroller, at: time)
    default:
      scroller.contentInset = Insets(
        top: dice.within(0...100), left: 0, bottom: dice.within(0...300), right: 0)
      say("inset \(scroller.contentInset)", places: places)
      script.set("contentInset", of: scroller, at: time)
    }
  }

  private mutating func changeLimits() {
    say("limits", places: true)
    if dice.chance(0.5) {
      scroller.minimumZoomScale = dice.pick([0.25, 0.5, 1, 2])
      script.set("minimumZoomScale", of: scroller, at: time)
    } else {
      scroller.maximumZoomScale = dice.pick([0.5, 1, 2, 4])
      script.set("maximumZoomScale", of: scroller, at: time)
    }
  }

  /// A wheel, a key or a program, also for a key that is not down.
  private mutating func runProgram() {
    let program = dice.pick(Scroller.programs)
    guard let call = program.draw(for: scroller, from: &dice) else { return }
    let takesTime =
      call.fields?["animated"] == true
      || ["land", "key", "keyDown", "keyUp"].contains(program.type)
    say(
      "\(program.type) \(call.fields.map(JSONWriter.line) ?? "")",
      places: !takesTime || scroller.reducesMotion || scroller.isDragging)
    if case .object(let members) = call.fields {
      script.add(program.type, at: time, members.map { ($0.name, JSONWriter.line($0.value)) })
    } else {
      script.lack(program.type, at: time)
    }
    pairs.take(Word.words(of: call.run(&scroller, time)))
  }

  private mutating func changeProperty() {
    var name = "physics"
    if dice.chance(0.08) {
      scroller.dynamics = dice.pick(Self.dynamics)
    } else {
      let property = dice.pick(Self.changing)
      name = property.name
      try? property.set(&scroller, to: dice.pick(property.samples))
    }
    say("property \(name)", places: true)
    script.set(name, of: scroller, at: time)
  }
}

extension SeededGenerator {
  mutating func vector(_ width: Double, _ height: Double) -> Vector2 {
    Vector2(within(-width...width), within(-height...height))
  }
}
