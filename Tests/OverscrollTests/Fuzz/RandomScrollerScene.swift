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
  private var dice: SeededDice
  private var fingers: [Int: (position: Vector2, velocity: Vector2)] = [:]

  /// Frames a second: a jump of some points cannot hide in what a velocity explains.
  static let rate = 960.0

  /// - Parameter feel: of what kind it starts; some scenes change to another one, or back, in between.
  init(seed: Int, feel: ScrollFeel = .uiKit) {
    dice = SeededDice(seed)
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
    pairs.take(scroller.sync(to: 0))
  }

  private static let dynamics: [ScrollDynamics] = [
    .continuous, .continuous, .continuous, .uiKit(frameInterval: 1.0 / 60),
    .springs(hit: .articleBounce, released: DampedSpring(stiffness: 300, dampingRatio: 0.6)),
  ]

  /// How many things happen, and how many frames lie between this one and the next.
  mutating func steps() -> Int { 12 + dice.int(20) }

  mutating func gap() -> Int { 1 + dice.int(dice.chance(0.1) ? 1_200 : 90) }

  // MARK: - Time

  /// Goes to the next frame; what is to happen at it happens first.
  mutating func advance(acts: Bool, movesFingers: Bool) -> ScrollFrame {
    time += 1 / Self.rate
    (isPlaced, travel) = (false, 0)
    if acts { act() }
    if movesFingers { moveFingers(by: 8 / Self.rate) }
    let frame = scroller.advance(to: time)
    pairs.take(frame.events)
    return frame
  }

  /// Lifts everything, and goes on at 60 frames a second until nothing moves.
  mutating func rest() -> (destination: Vector2, zoomScale: Double, time: Double) {
    for id in fingers.keys.sorted() { pairs.take(scroller.touchUp(id, time: time).events) }
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
    pairs.take(scroller.touchDown(id, at: position, time: time))
    fingers[id] = (position, dice.vector(2_000, 3_000))
  }

  private mutating func lift(isCancelled: Bool) {
    guard let id = fingers.keys.sorted().first else { return }
    say(isCancelled ? "cancel \(id)" : "up \(id)")
    let release =
      isCancelled
      ? scroller.touchCancelled(id, time: time) : scroller.touchUp(id, time: time)
    pairs.take(release.events)
    fingers[id] = nil
  }

  private mutating func cancelAll() {
    say("cancelAll")
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
    case 1:
      scroller.viewport = Size2(dice.pick([100, 320, 390, 844]), dice.pick([100, 200, 600]))
      say("viewport \(scroller.viewport)", places: places)
    case 2:
      scroller.contentInset = Insets(
        top: dice.within(0...100), left: 0, bottom: dice.within(0...300), right: 0)
      say("inset \(scroller.contentInset)", places: places)
    default:
      say("insert", places: true)
      scroller.insertContent(before: Size2(0, dice.within(-100...200)))
    }
  }

  private mutating func zoom() {
    switch dice.int(3) {
    case 0:
      let (scale, isAnimated) = (dice.within(0.2...5), dice.chance(0.6))
      say(
        "zoom \(scale) \(isAnimated)",
        places: !isAnimated || scroller.reducesMotion || scroller.isDragging)
      pairs.take(scroller.setZoomScale(scale, animated: isAnimated))
    case 1:
      say("limits", places: true)
      if dice.chance(0.5) {
        scroller.minimumZoomScale = dice.pick([0.25, 0.5, 1, 2])
      } else {
        scroller.maximumZoomScale = dice.pick([0.5, 1, 2, 4])
      }
    default:
      say("wheel zoom", places: true)
      let point = Vector2(dice.within(0...300), dice.within(0...300))
      pairs.take(scroller.zoom(byWheel: dice.within(-200...200), about: point, time: time))
    }
  }

  private mutating func turnWheel() {
    let phase = dice.pick(WheelEvent.Phase.allCases)
    say("wheel \(phase)", places: true)
    pairs.take(
      scroller.wheel(
        WheelEvent(
          delta: dice.vector(300, 300), phase: phase,
          isPrecise: dice.chance(0.5) ? nil : dice.chance(0.7), time: time)))
  }

  private mutating func runProgram() {
    let isAnimated = dice.chance(0.7)
    let places = !isAnimated || scroller.reducesMotion
    let target = Vector2(dice.within(-200...1_000), dice.within(-500...5_000))
    switch dice.int(5) {
    case 0:
      say("set \(target) \(isAnimated)", places: places)
      pairs.take(scroller.setContentOffset(target, animated: isAnimated))
    case 1:
      say("rect", places: places)
      let rect = Rect2(x: target.x, y: target.y, width: 50, height: 40)
      pairs.take(scroller.scrollRectToVisible(rect, animated: isAnimated))
    case 2:
      say("top", places: places)
      pairs.take(scroller.scrollToTop(animated: isAnimated))
    case 3:
      say("key", places: scroller.reducesMotion)
      pairs.take(scroller.key(dice.pick(KeyCommand.allCases)))
    default:
      say("land \(target)")
      pairs.take(scroller.land(on: target))
    }
  }

  private mutating func changeProperty() {
    switch dice.int(12) {
    case 0: scroller.isScrollEnabled.toggle()
    case 1: scroller.bounces.toggle()
    case 2: scroller.dynamics = dice.pick(Self.dynamics)
    case 3: scroller.decelerationRate = dice.pick([.normal, .fast])
    case 4: scroller.reducesMotion.toggle()
    case 5: scroller.bouncesZoom.toggle()
    case 6: scroller.hasZoomMomentum.toggle()
    case 7: scroller.isPagingEnabled.toggle()
    case 8: scroller.alwaysBounceVertical.toggle()
    case 9: scroller.displayScale = dice.pick([0, 1, 2, 3])
    case 10: scroller.pan.slop = dice.pick([0, 10])
    default: scroller.snapVertical = dice.pick([.none, .stride(80)])
    }
    say("property", places: true)
  }
}
