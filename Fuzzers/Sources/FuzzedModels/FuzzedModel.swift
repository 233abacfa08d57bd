import Overscroll
public import ScrollScenes

/// What the fuzzer must know of a model, besides what everything draggable has.
protocol FuzzedModel: Draggable {
  /// A model at rest.
  static func start(_ input: inout FuzzInput) -> Self

  /// A program, a wheel, a key or a property.
  mutating func act(_ input: inout FuzzInput) -> Events

  /// Moves to a display frame.
  mutating func show(at time: Double) -> Events

  /// What of its state can never be; nil while all is well.
  var flaw: String? { get }

  /// What is begun and ended by events, by part.
  func turns(_ events: Events) -> [Turn]

  /// Ends a drag that a program began, which no touch ends.
  mutating func endProgramDrag() -> Events

  /// Whether it is where it rests; what is wrong if it is not.
  var flawAtRest: String? { get }

  /// How many frames, each far apart, it takes at most to rest; with fewer than 100 it knows when that is.
  var framesToRest: Int { get }
}

extension FuzzInput: PropertySource {}

extension FuzzedModel {
  /// Sets any property to any value.
  mutating func draw(_ properties: [ModelProperty<Self>], _ input: inout FuzzInput) {
    input.pick(properties).draw(&self, from: &input)
  }

  var framesToRest: Int { 40 }

  var flawAtRest: String? { nil }

  mutating func endProgramDrag() -> Events { sync(to: time) }
}

/// A beginning or an end.
enum Turn {
  case begins(String)
  case ends(String)
}

/// What has begun and not ended: every begin has exactly one end.
struct EventPairs {
  private var open: Set<String> = []

  /// The first event out of turn.
  private(set) var flaw: String?

  /// What has begun and never ended.
  var unfinished: String? { open.isEmpty ? nil : open.sorted().joined(separator: ", ") }

  mutating func take<Model: FuzzedModel>(_ events: Model.Events, of model: Model) {
    for turn in model.turns(events) {
      switch turn {
      case .begins(let what):
        if !open.insert(what).inserted { flaw = flaw ?? "\(what) began twice" }
      case .ends(let what):
        if open.remove(what) == nil { flaw = flaw ?? "\(what) ended without a beginning" }
      }
    }
  }
}
