import Overscroll

/// Streams of events for everything that a finger moves: nothing traps, everything stays a number, comes to
/// rest where it said it would, what begins ends, and a snapshot goes on as the original.
///
/// Fuzzers play what libFuzzer generates, the tests random bytes.
public enum FuzzedSession {
  /// Everything that fingers drag: the one list that fuzzers play, and that the laws are about.
  package static let models: [any FuzzedModel.Type] = [
    Scroller.self, Drawer.self, ScrollingDrawer.self, Pager.self, PictureInPicture.self,
    Throw<Vector2>.self, Dial.self, NestedScroll.self,
  ]

  /// The models, by the names of their types.
  public static let names = models.map { String("\($0)".prefix { $0 != "<" }) }

  /// Plays an input on a model, by its index; what is wrong, and nil while all is well.
  public static func flaw(of model: Int, in input: FuzzInput) -> String? {
    models[min(model, models.count - 1)].flaw(in: input)
  }
}

extension FuzzedModel {
  fileprivate static func flaw(in input: FuzzInput) -> String? { Session<Self>.flaw(in: input) }
}

/// A model, the rest of the input, and what has begun.
private struct Session<Model: FuzzedModel> {
  var model: Model
  var input: FuzzInput
  var pairs = EventPairs()

  /// Every how many events a copy is kept, and how many later it takes the same events.
  private static var stride: (copies: Int, replay: Int) { (100, 15) }

  /// Events until the input ends, then rest.
  static func flaw(in input: FuzzInput) -> String? {
    var input = input
    let model = Model.start(&input)
    var session = Session(model: model, input: input)
    var kept = session
    var count = 0
    while !session.input.isEmpty {
      if count.isMultiple(of: stride.copies) { kept = session }
      let before = session.model
      session.step()
      if let flaw = session.flaw ?? session.model.flaw(after: before) {
        return "event \(count): \(flaw)"
      }
      count += 1
      if count % stride.copies == stride.replay, let flaw = session.flaw(asReplayOf: kept) {
        return "event \(count): \(flaw)"
      }
    }
    return session.end()
  }

  /// Whether a copy goes on as the original did; what is wrong if it does not.
  private func flaw(asReplayOf kept: Session) -> String? {
    var copy = kept
    for _ in 0..<Self.stride.replay { copy.step() }
    if copy.model == model {
      return copy.model.hashValue == model.hashValue ? nil : "hashes differ"
    }
    // Text, as a number that is none is not equal to itself.
    return "\(copy.model)" == "\(model)" ? nil : "a snapshot goes on differently: \(model)"
  }

  /// One event: of a finger, of time, or what only this model takes.
  private mutating func step() { take(model.event(&input)) }

  private mutating func take(_ words: [Word]) { if Model.tellsAll { pairs.take(words) } }

  private var flaw: String? {
    let flaw = model.flaw ?? pairs.flaw ?? (model.time.isFinite ? nil : "shows no time")
    return (flaw ?? (model.restTime.isNaN ? "rests at no time" : nil)).map { "\($0): \(model)" }
  }

  /// No finger any more, a while at 60 frames a second, then the end.
  private mutating func end() -> String? {
    let now = input.now
    take(model.reported { $0.cancelTouches(time: now).events })
    take(model.reported { $0.endProgramDrag() })
    if model.isDragging || model.isTracking { return "a finger is still down: \(model)" }
    let start = model.time
    // Far from zero the time of rest is less than the clock's resolution away.
    if model.framesToRest < 100, abs(start) < 1e6 {
      var resting = model
      guard resting.restTime.isFinite else { return "never rests: \(model)" }
      _ = resting.show(resting.restTime)
      let flaw = resting.isMoving ? "moves when it has to rest" : resting.flawAtRest
      if let flaw { return "\(flaw): \(resting)" }
    }
    for frame in 1...40 where model.isMoving {
      take(model.show(start + Double(frame) / 60))
      if let flaw { return flaw }
    }
    // What steps frames needs them all.
    for frame in 1...model.framesToRest where model.isMoving {
      take(model.show(start + 1 + 1000 * Double(frame) + abs(start) / 1e6))
      if let flaw { return flaw }
    }
    if model.isMoving || model.phase != .idle { return "never rests: \(model)" }
    if let unfinished = pairs.unfinished { return "\(unfinished) never ended: \(model)" }
    return (flaw ?? model.flawAtRest).map { "\($0): \(model)" }
  }
}
