import Overscroll
import ScrollTestSupport

/// Fingers, wheels, programs, changing sizes, limits and laws in a random order, on a scroll view with
/// random properties.
struct RandomScrollerScene {
  var scroller: Scroller
  private(set) var time = 0.0
  /// What has been done, for a failure's message.
  private(set) var log: [String] = []
  /// Whether the latest call may put content elsewhere at once.
  private(set) var isPlaced = false
  /// How far fingers have moved since the frame before, in points.
  private(set) var travel = 0.0
  private(set) var pairs = EventPairs()
  /// The same in the words of the scene format.
  private(set) var script: SceneScript
  private var dice: SeededDice
  private let seed: Int
  /// Which of the steps are taken; nil for all.
  private let kept: Set<Int>?
  private var step = -1
  /// How many frames lie between each thing that happens and the next.
  let gaps: [Int]
  private var fingers: [Int: (position: Vector2, velocity: Vector2)] = [:]

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
    dice = SeededDice(seed)
    (self.seed, self.kept) = (seed, kept)
    let count = 12 + dice.int(20)
    var gaps: [Int] = []
    for _ in 0..<count { gaps.append(1 + dice.int(dice.chance(0.1) ? 1_200 : 90)) }
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
    scroller.alwaysBounceVertical = dice.chance(0.2)
    scroller.isPagingEnabled = dice.chance(0.15)
    if dice.chance(0.15) { scroller.snapVertical = .stride(100) }
    scroller.reducesMotion = dice.chance(0.15)
    scroller.hasZoomMomentum = dice.chance(0.3)
    scroller.bouncesZoom = !dice.chance(0.3)
    scroller.buildsUpFlicks = dice.chance(0.15)
    scroller.isDirectionalLockEnabled = dice.chance(0.2)
    scroller.zoomsOnDoubleTap = dice.chance(0.3)
    scroller.dynamics = dice.pick(Self.dynamics)
    if dice.chance(0.2) { scroller.decelerationRate = .fast }
    scroller.feel = feel
    script.begin(scroller)
    pairs.take(scroller.sync(to: 0))
  }

  private static let dynamics: [ScrollDynamics] = [
    .continuous, .continuous, .continuous, .uiKit(frameInterval: 1.0 / 60),
    .springs(hit: .articleBounce, released: Spring(stiffness: 300, dampingRatio: 0.6)),
  ]

  // MARK: - Time

  /// Goes to the next frame; what is to happen at it happens first.
  mutating func advance(acts: Bool, movesFingers: Bool) -> ScrollFrame {
    time += 1 / Self.rate
    (isPlaced, travel) = (false, 0)
    if acts {
      // Each step has dice of its own, so that it is the same whichever others are left out.
      step += 1
      dice = SeededDice(seed &* 1_009 &+ step &+ 1)
      if kept?.contains(step) ?? true { act() }
    }
    if movesFingers { moveFingers(by: 8 / Self.rate) }
    let frame = scroller.advance(to: time)
    pairs.take(frame.events)
    return frame
  }

  /// Lifts everything, and goes on at 60 frames a second until nothing moves.
  mutating func rest() -> (destination: Vector2, zoomScale: Double, time: Double) {
    for id in fingers.keys.sorted() {
      script.add("up", at: time, [("id", "\(id)")])
      pairs.take(scroller.touchUp(id, time: time).events)
    }
    script.add("cancelAll", at: time)
    pairs.take(scroller.cancelTouches(time: time).events)
    let end = (scroller.destination, scroller.destinationZoomScale, scroller.restTime)
    for _ in 0..<6_000 where scroller.isMoving {
      time += 1.0 / 60
      pairs.take(scroller.advance(to: time).events)
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
      pairs.take(scroller.touchMoved(id, to: finger.position, time: time))
    }
  }

  // MARK: - What happens

  private mutating func say(_ what: String, places: Bool = false) {
    log.append(what)
    if places { isPlaced = true }
  }

  private mutating func act() {
    switch dice.int(26) {
    case 0...4: touchDown()
    case 5...6: lift(isCancelled: false)
    case 7: lift(isCancelled: true)
    case 8: if dice.chance(0.3) { cancelAll() }
    case 9...11: changeSizes()
    case 12...14: zoom()
    case 15...16: turnWheel()
    case 17...20: runProgram()
    default: changeProperty()
    }
  }

  private mutating func touchDown() {
    guard fingers.count < 2 else { return }
    let (id, position) = (dice.int(4), Vector2(dice.within(0...390), dice.within(0...844)))
    say("down \(id) \(position)")
    script.add("down", at: time, [("id", "\(id)")] + position.fields)
    pairs.take(scroller.touchDown(id, at: position, time: time))
    fingers[id] = (position, dice.vector(2_000, 3_000))
  }

  private mutating func lift(isCancelled: Bool) {
    guard let id = fingers.keys.sorted().first else { return }
    say(isCancelled ? "cancel \(id)" : "up \(id)")
    script.add(isCancelled ? "cancel" : "up", at: time, [("id", "\(id)")])
    let release =
      isCancelled
      ? scroller.touchCancelled(id, time: time) : scroller.touchUp(id, time: time)
    pairs.take(release.events)
    fingers[id] = nil
  }

  private mutating func cancelAll() {
    say("cancelAll")
    script.add("cancelAll", at: time)
    pairs.take(scroller.cancelTouches(time: time).events)
    fingers = [:]
  }

  private mutating func changeSizes() {
    // Only where nothing bounces may a bound that moves place content at once.
    let places = !scroller.bounces
    switch dice.int(4) {
    case 0:
      scroller.contentSize = Size2(
        dice.pick([0, 100, 390, 2_000]), dice.pick([0, 50, 844, 3_000]))
      say("content \(scroller.contentSize)", places: places)
      script.set("contentSize", scroller.contentSize.words, at: time)
    case 1:
      scroller.viewport = Size2(dice.pick([100, 320, 390, 844]), dice.pick([100, 200, 600]))
      say("viewport \(scroller.viewport)", places: places)
      script.set("viewport", scroller.viewport.words, at: time)
    case 2:
      scroller.contentInset = Insets(
        top: dice.within(0...100), left: 0, bottom: dice.within(0...300), right: 0)
      say("inset \(scroller.contentInset)", places: places)
      script.set("contentInset", scroller.contentInset.words, at: time)
    default:
      say("insert", places: true)
      let height = dice.within(-100...200)
      script.add("insertContent", at: time, [("width", "0"), ("height", "\(height)")])
      scroller.insertContent(before: Size2(0, height))
    }
  }

  private mutating func zoom() {
    switch dice.int(3) {
    case 0:
      let (scale, isAnimated) = (dice.within(0.2...5), dice.chance(0.6))
      say(
        "zoom \(scale) \(isAnimated)",
        places: !isAnimated || scroller.reducesMotion || scroller.isDragging)
      script.add(
        "setZoomScale", at: time, [("scale", "\(scale)"), ("animated", "\(isAnimated)")])
      pairs.take(scroller.setZoomScale(scale, animated: isAnimated))
    case 1:
      say("limits", places: true)
      if dice.chance(0.5) {
        scroller.minimumZoomScale = dice.pick([0.25, 0.5, 1, 2])
        script.set("minimumZoomScale", "\(scroller.minimumZoomScale)", at: time)
      } else {
        scroller.maximumZoomScale = dice.pick([0.5, 1, 2, 4])
        script.set("maximumZoomScale", "\(scroller.maximumZoomScale)", at: time)
      }
    default:
      say("wheel zoom", places: true)
      script.lack("wheel zoom", at: time)
      let point = Vector2(dice.within(0...300), dice.within(0...300))
      pairs.take(scroller.zoom(byWheel: dice.within(-200...200), about: point, time: time))
    }
  }

  private mutating func turnWheel() {
    let phase = dice.pick(WheelEvent.Phase.allCases)
    say("wheel \(phase)", places: true)
    let (delta, isPrecise) = (
      dice.vector(300, 300), dice.chance(0.5) ? nil : dice.chance(0.7)
    )
    script.add(
      "wheel", at: time,
      [("dx", "\(delta.x)"), ("dy", "\(delta.y)"), ("phase", "\"\(phase)\"")]
        + (isPrecise.map { [("precise", "\($0)")] } ?? []))
    pairs.take(
      scroller.wheel(
        WheelEvent(delta: delta, phase: phase, isPrecise: isPrecise, time: time)))
  }

  private mutating func runProgram() {
    let isAnimated = dice.chance(0.7)
    let places = !isAnimated || scroller.reducesMotion
    let target = Vector2(dice.within(-200...1_000), dice.within(-500...5_000))
    let animated = [("animated", "\(isAnimated)")]
    switch dice.int(5) {
    case 0:
      say("set \(target) \(isAnimated)", places: places)
      script.add("setContentOffset", at: time, target.fields + animated)
      pairs.take(scroller.setContentOffset(target, animated: isAnimated))
    case 1:
      say("rect", places: places)
      let rect = Rect2(x: target.x, y: target.y, width: 50, height: 40)
      let size = [("width", "50"), ("height", "40")]
      script.add("scrollRectToVisible", at: time, target.fields + size + animated)
      pairs.take(scroller.scrollRectToVisible(rect, animated: isAnimated))
    case 2:
      say("top", places: places)
      script.add("scrollToTop", at: time, animated)
      pairs.take(scroller.scrollToTop(animated: isAnimated))
    case 3:
      say("key", places: scroller.reducesMotion)
      let key = dice.pick(KeyCommand.allCases)
      script.add("key", at: time, [("key", "\"\(key)\"")])
      pairs.take(scroller.key(key))
    default:
      say("land \(target)")
      script.add("land", at: time, target.fields)
      pairs.take(scroller.land(on: target))
    }
  }

  private mutating func changeProperty() {
    say("property", places: true)
    func flip(_ name: String, _ path: WritableKeyPath<Scroller, Bool>) {
      scroller[keyPath: path].toggle()
      script.set(name, "\(scroller[keyPath: path])", at: time)
    }
    switch dice.int(12) {
    case 0: flip("isScrollEnabled", \.isScrollEnabled)
    case 1: flip("bounces", \.bounces)
    case 2:
      scroller.dynamics = dice.pick(Self.dynamics)
      if let law = scroller.dynamics.words {
        script.set("physics", law, at: time)
      } else {
        script.lack("\(scroller.dynamics)", at: time)
      }
    case 3:
      scroller.decelerationRate = dice.pick([.normal, .fast])
      let kept = scroller.decelerationRate.keptPerMillisecond
      script.set("decelerationRate", "\(kept)", at: time)
    case 4: flip("reducesMotion", \.reducesMotion)
    case 5: flip("bouncesZoom", \.bouncesZoom)
    case 6: flip("hasZoomMomentum", \.hasZoomMomentum)
    case 7: flip("isPagingEnabled", \.isPagingEnabled)
    case 8: flip("alwaysBounceVertical", \.alwaysBounceVertical)
    case 9:
      scroller.displayScale = dice.pick([0, 1, 2, 3])
      script.set("displayScale", "\(scroller.displayScale)", at: time)
    case 10:
      scroller.pan.slop = dice.pick([0, 10])
      script.set("slop", "\(scroller.pan.slop)", at: time)
    default:
      scroller.snapVertical = dice.pick([.none, .stride(80)])
      script.set("snapVertical", scroller.snapVertical.words ?? "\"none\"", at: time)
    }
  }
}

extension Vector2 {
  /// The fields of a place in a scene.
  fileprivate var fields: [(String, String)] { [("x", "\(x)"), ("y", "\(y)")] }
}
