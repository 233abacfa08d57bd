@_spi(Formulas) import ScrollPhysics
import Overscroll
import Testing

@Suite struct BoundsInMotionTests {
  /// What moves a bound: content that loads or folds, insets, a keyboard, a window.
  static let changes: [(name: String, apply: @Sendable (inout Scroller) -> Void)] = [
    ("content grows by little", { $0.contentSize.height += 20 }),
    ("content grows", { $0.contentSize.height += 900 }),
    ("content shrinks by little", { $0.contentSize.height -= 20 }),
    ("content shrinks", { $0.contentSize.height -= 300 }),
    ("content fits", { $0.contentSize.height = 500 }),
    ("an inset comes", { $0.contentInset = Insets(top: 40, bottom: 90) }),
    ("an inset goes", { $0.contentInset = .zero }),
    ("safe area", { $0.safeAreaInset = Insets(top: 60, bottom: 34) }),
    ("keyboard", { $0.keyboardInset = 300 }), ("viewport shrinks", { $0.viewport.height = 500 }),
    ("viewport grows", { $0.viewport.height = 900 }),
  ]

  /// Lists in a flick to an end, in the bounce there, and on the return from a pull.
  static func lists(_ dynamics: ScrollDynamics) -> [Scroller] {
    var lists: [Scroller] = []
    for isFar in [false, true] {
      var list = Scroller.list(4_000)
      // Content that fits bounces too; where nothing bounces, what is beyond a bound returns without a bounce.
      (list.dynamics, list.alwaysBounceVertical) = (dynamics, true)
      list.contentInset = Insets(top: 10, bottom: 30)
      let end = isFar ? list.maximumOffset.y : list.minimumOffset.y
      list.setContentOffset(Vector2(0, end + (isFar ? -400 : 400)), animated: false)
      list.flick(isFar ? 300 : -300)
      lists.append(list)
      list.setContentOffset(Vector2(0, end), animated: false)
      list.swipe(from: Vector2(200, 400), to: Vector2(200, isFar ? 100 : 700), at: 1, holding: 0.2)
      lists.append(list)
    }
    return lists
  }

  static let laws: [ScrollDynamics] = [
    .uiKit(frameInterval: 1.0 / 60), .continuous,
    .springs(hit: DampedSpring(stiffness: 120, dampingRatio: 0.4), released: .articleBounce),
  ]

  @Test(arguments: laws) func `what is seen goes on`(dynamics: ScrollDynamics) throws {
    var compared = 0
    for list in Self.lists(dynamics) {
      let start = list.time
      // At the release itself nothing has been seen to move.
      for step in 1..<60 {
        var list = list
        list.advance(to: start + Double(step) / 60)
        guard list.isDecelerating else { continue }
        for change in Self.changes {
          var changed = list
          change.apply(&changed)
          let (place, slope) = (list.contentOffset.y, list.velocity.y)
          #expect(changed.contentOffset.y == place, "\(change.name), frame \(step)")
          guard let (flight, begin) = changed.flight(.vertical) else { continue }
          let now = flight.state(at: changed.time - begin)
          #expect(abs(now.value - place) < 1e-9, "\(change.name), frame \(step)")
          #expect(abs(now.velocity - slope) < 1e-7, "\(change.name), frame \(step)")
          compared += 1
          #expect(!changed.shown(at: changed.restTime).isMoving && changed.overscroll == .zero)
        }
      }
    }
    #expect(compared > 1_000)
  }

  /// An inset that comes while content returns from a pull, as for a refresh: it rests there, or where it was going.
  @Test(arguments: [0, 3, 6, 9]) func `what returns does not run into the content`(frames: Int) {
    var list = Scroller.list(4_000)
    list.swipe(from: Vector2(150, 150), to: Vector2(150, 500), at: 0, holding: 0.2)
    list.run(for: Double(frames) / 60)
    let isBeyond = list.contentOffset.y < -56
    list.contentInset = Insets(top: 56)
    let greatest = list.run().map(\.contentOffset.y).max() ?? .infinity
    #expect(list.contentOffset.y == (isBeyond ? -56 : 0))
    #expect(greatest <= 0 && (frames > 0 || greatest <= -56))
  }

  @Test(arguments: [0, 1e-6])
  func `content that comes in at a release goes on as fast as it is seen`(later: Double) {
    var list = Scroller.list(5_000)
    let release = list.swipe(from: Vector2(200, 400), to: Vector2(200, 700))
    if later > 0 { list.advance(to: list.time + later) }
    let velocity = list.velocity.y
    #expect(abs(velocity) < 0.6 * abs(release.velocity.y))
    list.insertContent(before: Size2(0, 700))
    #expect(abs(list.velocity.y - velocity) < 1e-9)
  }

  @Test func `in UIKit's frames the velocity that is carried goes on`() {
    let tick = 1.0 / 60
    for step in 1..<60 {
      var list = Scroller.list(4_000, at: 4_000 - 844 - 400)
      list.dynamics = .uiKitFrames(frameInterval: tick)
      let release = list.flick(300)
      var state = FrameLaw.State(offset: list.contentOffset.y, velocity: release.velocity.y)
      for frame in 1...60 {
        if frame == step { list.contentSize.height += 20 }
        let range = list.minimumOffset.y...list.maximumOffset.y
        var factor = 1.0
        state = FrameLaw().coast(state, by: tick, in: range, factor: &factor)
        let place = list.advance(to: list.time + tick).offset.y
        guard list.isDecelerating else { break }
        #expect(abs(place - state.offset) < 1e-9, "changed before frame \(step), frame \(frame)")
      }
    }
  }

  @Test func `where nothing bounces, bounds that gave way are returned to in UIKit's frames`() {
    let tick = 1.0 / 60
    var list = Scroller.list(4_000)
    (list.dynamics, list.bounces) = (.uiKitFrames(frameInterval: tick), false)
    list.contentInset.top = 70
    list.setContentOffset(Vector2(0, -70), animated: false)
    list.drag(from: Vector2(200, 100), to: Vector2(200, 400), events: 6)
    list.contentInset.top = 50
    #expect(list.contentOffset.y == -70)
    _ = list.touchUp(1, time: 7 * tick)
    let promised = list.restTime
    // By the finger's 3,000 pt/s it would go on to -130.
    #expect(list.run().allSatisfy { $0.contentOffset.y >= -70 })
    #expect(list.contentOffset.y == -50 && list.time - promised < 4 * tick)
  }

  @Test func `what bounds leave behind under a finger follows it back, and resists further out`() {
    var list = Scroller.list(3_000, at: 2_156)
    list.drag(from: Vector2(200, 400), to: Vector2(200, 390))
    // Stretched by 100 pt of the finger, then left behind.
    list.touchMoved(1, to: Vector2(200, 290), time: 0.2)
    let stretch = list.contentOffset.y - 2_156
    list.contentSize.height = 2_000
    #expect(list.contentOffset.y == 2_156 + stretch)
    for (time, finger, place) in [(0.3, 390.0, 2_156.0), (0.4, 690, 1_856), (0.5, 890, 1_656)] {
      if time == 0.5 { list.contentSize.height = 1_500 }
      list.touchMoved(1, to: Vector2(200, finger), time: time)
      #expect(abs(list.contentOffset.y - place) < 1e-9, "\(time)")
    }
    list.touchUp(1, time: 1)
    #expect(list.advance(through: 1.01, to: 9).offset.y == 656)
  }
}
