import COverscroll
import Overscroll
import OverscrollABI
import Testing

/// Insane arguments for everything that is not a scroller: no call traps, and what is drawn is a number.
extension InterfaceTests {
  @Suite struct ThingFuzzTests {
    private static let numbers = FuzzTests.numbers
    private static let codes = FuzzTests.codes

    /// What one round of fuzzing hands out.
    private struct Round {
      var dice: Dice
      var time = 0.0
      var x = 0.0
      var y = 0.0
      var code: Int32 = 0
      var animated: Int32 = 0

      init(_ seed: UInt64) { dice = Dice(seed) }

      var strange: Double { mutating get { dice.pick(numbers) } }

      mutating func next() {
        // Mostly sane, so that deep states are reached, and then not.
        let isSane = dice.below(4) > 0
        if isSane { time += Double(dice.below(50)) / 1000 }
        x = isSane ? Double(dice.below(400)) : strange
        y = isSane ? Double(dice.below(900)) : strange
        code = isSane ? Int32(dice.below(3)) : dice.pick(codes)
        animated = Int32(dice.below(2))
      }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `a drawer withstands anything`(seed: UInt64) {
      var round = Round(seed)
      var def = overscroll_drawer_def()
      def.layout.container = OverscrollSize(width: 390, height: 844)
      let kinds: [Int32] = [0, 1, 2, 3, 4]
      var anchors = kinds.map { OverscrollDrawerAnchor(value: 100, kind: $0, reserved: 0) }
      var id = OverscrollDrawer()
      #expect(overscroll_drawer_create(&def, &anchors, 5, &id) == OVERSCROLL_OK)
      defer { _ = overscroll_destroy(id.id) }
      for _ in 0..<4_000 {
        round.next()
        let (x, y, now, code) = (round.x, round.y, round.time, round.code)
        switch round.dice.below(12) {
        case 0...1: _ = id.touch(.began, code, x, y, now)
        case 2...5: _ = id.touch(.moved, code, x, y, now)
        case 6: _ = id.touch(.ended, code, x, y, now)
        case 7: _ = id.touch(.cancelled, code, 0, 0, now)
        case 8: _ = overscroll_drawer_move(id, code, round.animated, nil)
        case 9:
          anchors[round.dice.below(5)].value = round.strange
          _ = overscroll_drawer_set_anchors(id, &anchors, 5, code, round.animated, nil)
        case 10:
          _ = overscroll_drawer_configuration(id, &def)
          def.layout.container.height = x
          def.layout.insets.bottom = y
          def.spring.damping_ratio = round.strange
          _ = overscroll_drawer_configure(id, &def)
        default: _ = id.touch(.allCancelled, 0, 0, 0, now)
        }
        var frame = OverscrollDrawerFrame()
        if overscroll_drawer_advance(id, now, &frame) == OVERSCROLL_OK {
          #expect(frame.position.isFinite && frame.velocity.isFinite && frame.progress.isFinite)
        }
      }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `a floating window withstands anything`(seed: UInt64) {
      var round = Round(seed)
      var def = overscroll_picture_in_picture_def()
      def.size = OverscrollSize(width: 120, height: 180)
      def.container = OverscrollSize(width: 390, height: 844)
      def.stashes = 1
      var id = OverscrollPictureInPicture()
      #expect(overscroll_picture_in_picture_create(&def, nil, 0, &id) == OVERSCROLL_OK)
      defer { _ = overscroll_destroy(id.id) }
      for _ in 0..<4_000 {
        round.next()
        let (x, y, now, code) = (round.x, round.y, round.time, round.code)
        switch round.dice.below(12) {
        case 0...1: _ = id.touch(.began, code, x, y, now)
        case 2...5: _ = id.touch(.moved, code, x, y, now)
        case 6: _ = id.touch(.ended, code, x, y, now)
        case 7: _ = id.touch(.cancelled, code, 0, 0, now)
        case 8:
          let place = OverscrollPlace(share: round.strange, kind: code, index: code)
          _ = overscroll_picture_in_picture_move(id, place, round.animated, nil)
        case 9: _ = overscroll_picture_in_picture_set_size(id, x, y, round.animated, nil)
        case 10:
          _ = overscroll_picture_in_picture_configuration(id, &def)
          def.container.width = x
          def.keyboard_inset = y
          def.margin = round.strange
          _ = overscroll_picture_in_picture_configure(id, &def)
        default: _ = id.touch(.allCancelled, 0, 0, 0, now)
        }
        var frame = OverscrollPictureInPictureFrame()
        if overscroll_picture_in_picture_advance(id, now, &frame) == OVERSCROLL_OK {
          #expect(frame.frame.x.isFinite && frame.frame.width >= 0 && frame.velocity.y.isFinite)
        }
      }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `a dial and a thrown value withstand anything`(seed: UInt64) {
      var round = Round(seed)
      var def = overscroll_dial_def()
      (def.minimum, def.maximum) = (-2, 2)
      var dial = OverscrollDial()
      #expect(overscroll_dial_create(&def, &dial) == OVERSCROLL_OK)
      var settings = overscroll_throw_def()
      settings.per_x.parts.0 = 0.01
      var thrown = OverscrollThrow()
      #expect(overscroll_throw_create(&settings, &thrown) == OVERSCROLL_OK)
      defer {
        _ = overscroll_destroy(dial.id)
        _ = overscroll_destroy(thrown.id)
      }
      for _ in 0..<4_000 {
        round.next()
        let (x, y, now, code) = (round.x, round.y, round.time, round.code)
        var value = OverscrollValue(parts: (x, y, 0, round.strange))
        switch round.dice.below(13) {
        case 12: _ = thrown.touch(TouchEvent.Phase.allCases[round.dice.below(5)], code, x, y, now)
        case 0...1: _ = dial.touch(.began, code, x, y, now)
        case 2...4: _ = dial.touch(.moved, code, x, y, now)
        case 5: _ = dial.touch(.ended, code, x, y, now)
        case 6: _ = overscroll_dial_turn(dial, x, round.animated, nil)
        case 7:
          _ = overscroll_dial_configuration(dial, &def)
          (def.detent_step, def.detent_origin) = (round.strange, round.strange)
          _ = overscroll_dial_configure(dial, &def)
        case 8: _ = overscroll_throw_drag(thrown, &value, nil)
        case 9: _ = overscroll_throw_release(thrown, &value, nil, 0, nil)
        case 10: _ = overscroll_throw_release(thrown, &value, &value, 1, nil)
        default: _ = overscroll_throw_move(thrown, &value, round.animated, nil)
        }
        var frame = OverscrollDialFrame()
        if overscroll_dial_advance(dial, now, &frame) == OVERSCROLL_OK {
          #expect(frame.angle.isFinite && frame.velocity.isFinite && frame.destination.isFinite)
        }
        var shown = OverscrollThrowFrame()
        if overscroll_throw_advance(thrown, now, &shown) == OVERSCROLL_OK {
          #expect(shown.value.parts.0.isFinite && shown.velocity.parts.3.isFinite)
        }
      }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `pop tracks withstand anything`(seed: UInt64) {
      var round = Round(seed)
      for _ in 0..<50 {
        var def = overscroll_pop_track_def()
        def.width = round.strange
        def.duration = round.dice.below(2) == 0 ? 6 : round.strange
        def.gap = round.dice.below(2) == 0 ? 0 : round.strange
        def.spring.stiffness = round.dice.below(2) == 0 ? 400 : round.strange
        def.track_count = 3
        var id = OverscrollPopTrack()
        guard overscroll_pop_track_create(&def, &id) == OVERSCROLL_OK else { continue }
        defer { _ = overscroll_destroy(id.id) }
        for _ in 0..<100 {
          round.next()
          _ = overscroll_pop_track_add(id, round.code, round.x, round.time, round.y, nil)
          if round.dice.below(10) == 0 {
            _ = overscroll_pop_track_remove_expired(id, round.strange)
          }
          var sprites = [OverscrollPopSprite](repeating: OverscrollPopSprite(), count: 8)
          var count: Int32 = 0
          if overscroll_pop_track_fill(id, round.strange, &sprites, 8, &count) == OVERSCROLL_OK {
            #expect(count >= 0 && count <= 8)
            #expect(sprites[0].scale.isFinite)
          }
        }
      }
    }
  }
}
