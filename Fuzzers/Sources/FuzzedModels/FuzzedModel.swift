import Overscroll
@_spi(Fields) import ScrollScenes

/// What random tests and fuzzers must know of a model, besides what everything draggable has.
package protocol FuzzedModel: Draggable {
  /// A model at rest.
  static func start(_ input: inout FuzzInput) -> Self

  /// All that a program may do with it and to it, as scenes have them.
  var described: (programs: [ModelProgram<Self>], properties: [ModelProperty<Self>]) { get }

  /// A program, a wheel, a key or a property; what happened.
  mutating func act<Source: PropertySource>(_ source: inout Source, at time: Double) -> [Word]

  /// What events tell.
  func words(_ events: Events) -> [Word]

  /// Moves to a display frame; what happened until then.
  mutating func show(_ time: Double) -> [Word]

  /// Whether all that happens is in what its calls return.
  static var tellsAll: Bool { get }

  /// What of its state can never be; nil while all is well.
  var flaw: String? { get }

  /// What can never be one event after another state; nil while all is well.
  func flaw(after before: Self) -> String?

  /// Ends what a program began that no touch ends: a drag, a stroke that went to a part.
  mutating func endProgramDrag() -> Events

  /// Whether it is where it rests; what is wrong if it is not.
  var flawAtRest: String? { get }

  /// How many frames, each far apart, it takes at most to rest; with fewer than 100 it knows when that is.
  var framesToRest: Int { get }
}

@_spi(Fields) extension FuzzInput: PropertySource {}

extension FuzzedModel {
  package mutating func act<Source: PropertySource>(
    _ source: inout Source, at time: Double
  ) -> [Word] { actAsDescribed(&source, at: time) }

  /// Runs any program, or sets any property, with drawn values.
  mutating func actAsDescribed<Source: PropertySource>(
    _ source: inout Source, at time: Double
  ) -> [Word] {
    let (programs, properties) = described
    let index = source.below(programs.count + properties.count)
    guard index < programs.count else {
      properties[index - programs.count].draw(&self, from: &source)
      return reported { $0.sync(to: $0.time) }
    }
    let call = programs[index].draw(for: self, from: &source)
    return call.map { Word.words(of: $0.run(&self, time)) } ?? []
  }

  package static var tellsAll: Bool { true }

  package var framesToRest: Int { 40 }

  package var flawAtRest: String? { nil }

  package func flaw(after before: Self) -> String? { nil }

  package mutating func endProgramDrag() -> Events { sync(to: time) }

  /// Does something; what events say of it.
  package mutating func reported(_ act: (inout Self) -> Events) -> [Word] {
    let events = act(&self)
    return words(events)
  }

  /// Any event: of a finger, of time, or what only this model takes.
  package mutating func event(_ input: inout FuzzInput) -> [Word] {
    let id = input.below(4)
    switch input.below(32) {
    case 0...2: return words(touchDown(id, at: input.point(), time: input.time()))
    case 3...9: return words(touchMoved(id, to: input.point(), time: input.time()))
    case 10...12:
      let place = input.bool() ? input.point() : nil
      return words(touchUp(id, at: place, time: input.time()).events)
    case 13: return words(touchCancelled(id, time: input.time()).events)
    case 14: return words(cancelTouches(time: input.time()).events)
    case 15: return words(sync(to: input.time()))
    case 16:
      isDragEnabled = input.below(5) != 0
      return words(sync(to: time))
    case 17...21: return show(input.time())
    default: return act(&input, at: input.time())
    }
  }
}

extension FuzzedModel where Events: Sequence {
  package func words(_ events: Events) -> [Word] { events.words() }

  package mutating func show(_ time: Double) -> [Word] { advance(to: time).events.words() }
}
