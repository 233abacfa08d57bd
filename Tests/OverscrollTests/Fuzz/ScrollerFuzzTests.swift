import Overscroll
import ScrollScenes
import ScrollTestSupport
import Testing

/// A million random events in any order, sane and insane: nothing traps, nothing becomes NaN, everything rests.
@Suite struct ScrollerFuzzTests {
  /// A session: a scroller, a clock that mostly goes forward, and dice.
  struct Session {
    var scroller: Scroller
    var dice: SeededGenerator
    var now = 0.0
    /// Whether the latest event said that content was inserted: what is shown moves along.
    var hasInserted = false

    init(seed: Int) {
      dice = SeededGenerator(seed)
      scroller = Scroller(
        viewport: Size2(390, 844), content: Size2(390, 6000),
        displayScale: Double(Int.random(in: 0...3, using: &dice)))
      scroller.minimumZoomScale = 0.5
      scroller.maximumZoomScale = 4
      let springs = ScrollDynamics.springs(
        hit: DampedSpring(stiffness: 120, dampingRatio: 0.4),
        released: DampedSpring(stiffness: 100, dampingRatio: 2))
      scroller.dynamics =
        [.continuous, .uiKit(frameInterval: 1 / 60), .uiKitFrames(frameInterval: 1 / 120), springs]
        .randomElement(using: &dice) ?? .continuous
    }

    mutating func coordinate() -> Double {
      switch Int.random(in: 0..<40, using: &dice) {
      case 0: .nan
      case 1: .infinity
      case 2: -1e300
      case 3: 1e12
      case 4: 0
      default: Double.random(in: -200...1200, using: &dice)
      }
    }

    mutating func point() -> Vector2 { Vector2(coordinate(), coordinate()) }

    mutating func length() -> Double {
      switch Int.random(in: 0..<12, using: &dice) {
      case 0: 0
      case 1: .nan
      case 2: -50
      case 3: 1e9
      case 4: 1e-3
      default: Double.random(in: 1...8000, using: &dice)
      }
    }

    mutating func time() -> Double {
      switch Int.random(in: 0..<60, using: &dice) {
      case 0: return .nan
      case 1: return now - Double.random(in: 0...2, using: &dice)
      case 2: now += Double.random(in: 0...100, using: &dice)
      case 3...9: break
      default: now += Double.random(in: 0...0.03, using: &dice)
      }
      return now
    }

    mutating func event() {
      hasInserted = false
      let id = Int.random(in: 0..<4, using: &dice)
      switch Int.random(in: 0..<34, using: &dice) {
      case 0...3: scroller.touchDown(id, at: point(), time: time())
      case 4...13: scroller.touchMoved(id, to: point(), time: time())
      case 14...17:
        scroller.touchUp(id, at: Bool.random(using: &dice) ? point() : nil, time: time())
      case 18: scroller.touchCancelled(id, time: time())
      case 19: scroller.cancelTouches(time: time())
      case 20...23: scroller.advance(to: time())
      case 24: scroller.contentSize = Size2(length(), length())
      case 25:
        scroller.viewport = Size2(length(), length())
      case 26: scroller.contentInset = Insets(top: coordinate(), bottom: coordinate())
      case 27:
        let (time, point, animated) = (time(), point(), Bool.random(using: &dice))
        scroller.at(time) { $0.setContentOffset(point, animated: animated) }
      case 28:
        scroller.zoom(to: coordinate(), about: point(), animated: Bool.random(using: &dice))
      case 29:
        let phases = WheelEvent.Phase.allCases
        scroller.wheel(
          WheelEvent(
            delta: point(), phase: phases.randomElement(using: &dice) ?? .none, time: time()))
      case 30:
        let (time, key) = (time(), KeyCommand.allCases.randomElement(using: &dice) ?? .home)
        scroller.at(time) { $0.key(key) }
      case 31: scroller.land(on: point())
      case 32: options()
      default:
        hasInserted = true
        scroller.insertContent(before: Size2(0, coordinate()))
      }
    }

    mutating func options() {
      let flags = SceneScript.properties.filter { $0.samples.first == true }
      for flag in flags where flag.name != "isScrollEnabled" {
        try? flag.set(&scroller, to: .bool(Int.random(in: 0..<3, using: &dice) == 0))
      }
    }
  }

  /// What must hold after every event.
  static func flaw(_ session: Session, after before: Scroller) -> String? {
    let scroller = session.scroller
    guard scroller.contentOffset.isFinite, scroller.velocity.isFinite else { return "not finite" }
    guard scroller.zoomScale > 0, scroller.zoomScale.isFinite else { return "zoom scale" }
    guard !session.hasInserted, isSameExtent(scroller, before) else { return nil }
    for axis in ScrollAxis.allCases {
      let excess = (excess(before, axis), excess(scroller, axis))
      if excess.1 > max(excess.0, 1e-9 * max(1, abs(scroller.contentOffset[axis]))) {
        return "\(excess.1) beyond the band on \(axis), \(excess.0) before"
      }
    }
    return nil
  }

  /// How far beyond the band content is: nothing, unless bounds have moved under it.
  private static func excess(_ scroller: Scroller, _ axis: ScrollAxis) -> Double {
    abs(scroller.overscroll[axis]) - scroller.viewport[axis]
  }

  /// Whether there is the same to scroll, so that only fingers, programs and time have moved it.
  private static func isSameExtent(_ scroller: Scroller, _ before: Scroller) -> Bool {
    scroller.minimumOffset == before.minimumOffset && scroller.maximumOffset == before.maximumOffset
      && scroller.viewport == before.viewport && scroller.zoomScale == before.zoomScale
  }

  @Test(arguments: 1...40)
  func `nothing breaks, everything rests, and a snapshot replays to the same state`(seed: Int) {
    var session = Session(seed: seed)
    for index in 0..<25_000 {
      let snapshot = session
      session.event()
      if let flaw = Self.flaw(session, after: snapshot.scroller) {
        Issue.record("seed \(seed), event \(index): \(flaw)")
        return
      }
      if index % 50 == 0 {
        var replay = snapshot
        replay.event()
        #expect(replay.scroller == session.scroller)
      }
    }
    session.scroller.cancelTouches(time: session.now)
    let end = session.scroller.time
    if case .uiKitFrames = session.scroller.dynamics {
      for frame in 1...100_000 where session.scroller.isMoving {
        session.scroller.advance(to: end + Double(frame) / 60)
      }
    } else {
      session.scroller.advance(to: end + 1e6)
    }
    #expect(!session.scroller.isMoving)
    #expect(session.scroller.phase == .idle)
    #expect(session.scroller.overscroll == .zero)
  }
}
