import Overscroll

/// Streams of events for everything that a finger moves: nothing traps, everything stays a number, comes to
/// rest where it said it would, what begins ends, and a snapshot goes on as the original.
///
/// Fuzzers play what libFuzzer generates, the tests random bytes.
public enum FuzzedSession {
  /// The models, by the names of their types.
  public static let names = [
    "Scroller", "Drawer", "ScrollingDrawer", "Pager", "PictureInPicture", "Throw", "Dial",
    "NestedScroll",
  ]

  /// Plays an input on a model, by its index; what is wrong, and nil while all is well.
  public static func flaw(of model: Int, in input: FuzzInput) -> String? {
    switch model {
    case 0: Session<Scroller>.flaw(in: input)
    case 1: Session<Drawer>.flaw(in: input)
    case 2: Session<ScrollingDrawer>.flaw(in: input)
    case 3: Session<Pager>.flaw(in: input)
    case 4: Session<PictureInPicture>.flaw(in: input)
    case 5: Session<Throw<Vector2>>.flaw(in: input)
    case 6: Session<Dial>.flaw(in: input)
    default: Session<NestedScroll>.flaw(in: input)
    }
  }
}

/// A model, the rest of the input, and what has begun.
private struct Session<Model: FuzzedModel> {
  var model: Model
  var input: FuzzInput
  var pairs = EventPairs()

  /// Every how many events a copy takes the event, too.
  static var stride: Int { 50 }

  /// Events until the input ends, then rest.
  static func flaw(in input: FuzzInput) -> String? {
    var input = input
    let model = Model.start(&input)
    var session = Session(model: model, input: input)
    var count = 0
    while !session.input.isEmpty {
      let snapshot = count.isMultiple(of: stride) ? session : nil
      session.step()
      if var snapshot {
        snapshot.step()
        // Text, as a number that is none is not equal to itself.
        if snapshot.model != session.model, "\(snapshot.model)" != "\(session.model)" {
          return "event \(count): a snapshot goes on differently: \(session.model)"
        }
      }
      if let flaw = session.flaw { return "event \(count): \(flaw)" }
      count += 1
    }
    return session.end()
  }

  /// One event: of a finger, of time, or what only this model takes.
  private mutating func step() { pairs.take(event(), of: model) }

  private mutating func event() -> Model.Events {
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

  private var flaw: String? {
    let flaw = model.flaw ?? pairs.flaw ?? (model.time.isFinite ? nil : "shows no time")
    return (flaw ?? (model.restTime.isNaN ? "rests at no time" : nil)).map { "\($0): \(model)" }
  }

  /// No finger any more, a while at 60 frames a second, then the end.
  private mutating func end() -> String? {
    pairs.take(model.cancelTouches(time: input.now).events, of: model)
    pairs.take(model.endProgramDrag(), of: model)
    if model.isDragging || model.isTracking { return "a finger is still down: \(model)" }
    let start = model.time
    // Far from zero the time of rest is less than the clock's resolution away.
    if model.framesToRest < 100, abs(start) < 1e6 {
      var resting = model
      guard resting.restTime.isFinite else { return "never rests: \(model)" }
      _ = resting.show(at: resting.restTime)
      let flaw = resting.isMoving ? "moves when it has to rest" : resting.flawAtRest
      if let flaw { return "\(flaw): \(resting)" }
    }
    for frame in 1...40 where model.isMoving {
      pairs.take(model.show(at: start + Double(frame) / 60), of: model)
      if let flaw { return flaw }
    }
    // What steps frames needs them all.
    for frame in 1...model.framesToRest where model.isMoving {
      pairs.take(model.show(at: start + 1 + 1000 * Double(frame) + abs(start) / 1e6), of: model)
      if let flaw { return flaw }
    }
    if model.isMoving || model.phase != .idle { return "never rests: \(model)" }
    if let unfinished = pairs.unfinished { return "\(unfinished) never ended: \(model)" }
    return (flaw ?? model.flawAtRest).map { "\($0): \(model)" }
  }
}
