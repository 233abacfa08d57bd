internal import Overscroll
public import StrictJSON

/// A program of a model, said once: what reads, draws, lists or describes programs loops over these.
///
/// It is a type of event in a scene. A table of them stands with each model, such as `Scroller.programs`; the properties,
/// which are events too, have tables of their own.
@_spi(Fields) public struct ModelProgram<Model>: Sendable {
  /// Its type as an event.
  public let type: String

  /// What it takes.
  public let fields: [ProgramField]

  /// How an event of this type is read.
  let call: SceneCall<Model>

  /// A call: its fields as an event has them, and what runs it at a time and says what happened.
  public typealias Call = (fields: JSONValue?, run: (inout Model, _ time: Double) -> [PartEvent])

  private let drawn: @Sendable (Model, inout any PropertySource) -> Call?

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - type: its type as an event.
  ///   - argument: what it takes.
  ///   - read: runs it at a time with values of an event, and says what happened.
  ///   - drawn: the same with drawn values; nil: as with those of an event.
  init<Value>(
    _ type: String, _ argument: ProgramArgument<Model, Value>,
    timed read: @escaping @Sendable (inout Model, _ time: Double, Value) -> [PartEvent],
    drawn: (@Sendable (inout Model, _ time: Double, Value) -> [PartEvent])? = nil
  ) {
    (self.type, fields) = (type, argument.fields)
    call = SceneCall(type, argument.fields.flatMap(\.names)) { json throws(FieldError) in
      let value = try argument.read(json)
      return { model, time throws(FieldError) in
        try argument.check(value, model, json)
        return read(&model, time, value)
      }
    }
    let run = drawn ?? read
    self.drawn = { model, source in
      argument.draw(model, &source).map { value in
        (argument.written(value), { run(&$0, $1, value) })
      }
    }
  }

  /// Creates a program that takes two things.
  init<A, B>(
    _ type: String, _ a: ProgramArgument<Model, A>, _ b: ProgramArgument<Model, B>,
    timed run: @escaping @Sendable (inout Model, _ time: Double, A, B) -> [PartEvent]
  ) { self.init(type, .both(a, b), timed: { run(&$0, $1, $2.0, $2.1) }) }

  /// A call with drawn values: any that a program may hand in, sane or not, also those that no event can have; nil where
  /// the model has nothing that it could be about, such as a page of none.
  public func draw<Source: PropertySource>(
    for model: Model, from source: inout Source
  ) -> Call? {
    var any: any PropertySource = source
    let call = drawn(model, &any)
    if let rest = any as? Source { source = rest }
    return call
  }
}

extension ModelProgram where Model: Draggable, Model.Events: SceneEventList {
  /// Creates a program without a time: an event of a scene happens at its own.
  init<Value>(
    _ type: String, _ argument: ProgramArgument<Model, Value>,
    run: @escaping @Sendable (inout Model, Value) -> Model.Events
  ) {
    self.init(
      type, argument,
      timed: { model, time, value in
        var events = model.sync(to: time)
        events.append(run(&model, value))
        events.append(model.sync(to: time))
        return events.reported
      },
      drawn: { model, _, value in run(&model, value).reported })
  }

  /// Creates such a program that takes two things.
  init<A, B>(
    _ type: String, _ a: ProgramArgument<Model, A>, _ b: ProgramArgument<Model, B>,
    run: @escaping @Sendable (inout Model, A, B) -> Model.Events
  ) { self.init(type, .both(a, b)) { run(&$0, $1.0, $1.1) } }

  /// Creates such a program that takes three things.
  init<A, B, C>(
    _ type: String, _ a: ProgramArgument<Model, A>, _ b: ProgramArgument<Model, B>,
    _ c: ProgramArgument<Model, C>,
    run: @escaping @Sendable (inout Model, A, B, C) -> Model.Events
  ) { self.init(type, .both(.both(a, b), c)) { run(&$0, $1.0.0, $1.0.1, $1.1) } }
}

/// What a program takes, as an event of a scene has it.
@_spi(Fields) public struct ProgramField: Hashable, Sendable {
  /// The names of its members: one, or such as x and y.
  public let names: [String]

  /// How the guide writes it, in brackets where it may be left out.
  public let words: String

  /// Whether an event without it is refused.
  public let isRequired: Bool

  /// The members of some values that are valid.
  public let samples: [[JSONValue.Member]]
}
