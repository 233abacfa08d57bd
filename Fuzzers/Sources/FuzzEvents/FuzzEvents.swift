import FuzzInput
import Overscroll

/// Streams of events for everything that a finger moves: nothing traps, everything stays a number, comes to
/// rest where it said it would, and what begins ends.
///
/// The first byte chooses the model, the others are the events: see ``FuzzInput``.
@main enum FuzzEvents {
  static func main() {
    Fuzzer.run { start, count in
      var input = FuzzInput(start, count)
      switch input.below(8) {
      case 0: FuzzEvents.play(Scroller.self, &input)
      case 1: FuzzEvents.play(Drawer.self, &input)
      case 2: FuzzEvents.play(ScrollingDrawer.self, &input)
      case 3: FuzzEvents.play(Pager.self, &input)
      case 4: FuzzEvents.play(PictureInPicture.self, &input)
      case 5: FuzzEvents.play(Throw<Vector2>.self, &input)
      case 6: FuzzEvents.play(Dial.self, &input)
      default: FuzzEvents.play(NestedScroll.self, &input)
      }
      return 0
    }
  }

  /// Events until the input ends, then rest.
  fileprivate static func play<Model: FuzzedModel>(_ type: Model.Type, _ input: inout FuzzInput) {
    var model = Model.start(&input)
    var pairs = EventPairs()
    while !input.isEmpty {
      pairs.take(step(&model, &input), of: model)
      check(model, pairs)
    }
    pairs.take(model.cancelTouches(time: input.now).events, of: model)
    pairs.take(model.endProgramDrag(), of: model)
    check(model, pairs)
    if model.isDragging || model.isTracking { Fuzzer.fail("a finger is still down: \(model)") }
    rest(&model, &pairs)
  }

  /// One event: of a finger, of time, or what only this model takes.
  private static func step<Model: FuzzedModel>(
    _ model: inout Model, _ input: inout FuzzInput
  ) -> Model.Events {
    let id = input.below(4)
    switch input.below(32) {
    case 0...2: return model.touchDown(id, at: input.point(), time: input.time())
    case 3...9: return model.touchMoved(id, to: input.point(), time: input.time())
    case 10...12:
      let place = input.bool() ? input.point() : nil
      return model.touchUp(id, at: place, time: input.time()).events
    case 13: return model.touchCancelled(id, time: input.time()).events
    case 14: return model.cancelTouches(time: input.time()).events
    case 15: return model.sync(to: input.time())
    case 16:
      model.isDragEnabled = input.below(5) != 0
      return model.sync(to: model.time)
    case 17...21: return model.show(at: input.time())
    default: return model.act(&input)
    }
  }

  private static func check<Model: FuzzedModel>(_ model: Model, _ pairs: EventPairs) {
    if let flaw = model.flaw ?? pairs.flaw { Fuzzer.fail("\(flaw): \(model)") }
    if !model.time.isFinite { Fuzzer.fail("shows no time: \(model)") }
    if model.restTime.isNaN { Fuzzer.fail("rests at no time: \(model)") }
  }

  /// A while at 60 frames a second, then the end.
  private static func rest<Model: FuzzedModel>(_ model: inout Model, _ pairs: inout EventPairs) {
    let start = model.time
    for frame in 1...40 where model.isMoving {
      pairs.take(model.show(at: start + Double(frame) / 60), of: model)
      check(model, pairs)
    }
    // Far from zero a frame is less than the clock's resolution; what steps frames needs them all.
    for frame in 1...model.framesToRest where model.isMoving {
      pairs.take(model.show(at: start + 1 + 1000 * Double(frame) + abs(start) / 1e6), of: model)
      check(model, pairs)
    }
    if model.isMoving || model.phase != .idle { Fuzzer.fail("never rests: \(model)") }
    if let unfinished = pairs.unfinished { Fuzzer.fail("\(unfinished) never ended: \(model)") }
  }
}
