import ScrollScenes
import Testing

/// Scenes as text, and what is wrong with them.
enum SceneText {
  /// A scene with a scroll view.
  static func scrollView(model: String = "", events: String = "", rest: String = "") -> String {
    scene(
      #""type":"scrollView","viewport":[390,844],"contentSize":[390,6000]"# + model,
      events: events, rest: rest)
  }

  /// A scene with a drawer of two anchors.
  static func drawer(model: String = "", events: String = "") -> String {
    scene(
      #""type":"drawer","container":[390,844],"anchors":[{"fromBottom":100},{"fraction":0.5}]"#
        + model, events: events)
  }

  /// The members that put a list into a drawer.
  static let list = #","list":{"viewport":[390,600],"contentSize":[390,2000]}"#

  /// A scene with a floating window.
  static func window(model: String = "", events: String = "") -> String {
    scene(
      #""type":"pictureInPicture","size":[160,90],"container":[390,844]"# + model, events: events)
  }

  /// A scene with a pager of four pages.
  static func pager(model: String = #","extents":[280,210,350,280]"#, events: String = "") -> String
  { scene(#""type":"pager","viewport":[390,600]"# + model, events: events) }

  private static func scene(_ model: String, events: String, rest: String = "") -> String {
    #"{"scene":1,"model":{\#(model)},"# + "\n" + #""events":[\#(events)]\#(rest)}"#
  }

  /// Texts and what is said of them, `text -> message`; a line that is indented goes on with the one before.
  static func cases(_ table: String) -> [(String, String)] {
    table.replacing("\n  ", with: " ").split(separator: "\n").map { line in
      let parts = line.split(separator: " -> ", maxSplits: 1)
      return (String(parts[0]), String(parts[1]))
    }
  }

  /// What a case says of a model, and behind a semicolon of what happens to it.
  static func parts(_ text: String) -> (model: String, events: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    return (parts[0], parts.dropFirst().joined())
  }

  /// Why a text is not read; nil when it is.
  static func error(_ text: String) -> String? {
    do throws(SceneError) {
      _ = try ScrollScene(json: text)
      return nil
    } catch {
      return error.description
    }
  }

  /// Why a scene that is read is not played to its end; nil when it is.
  static func playingError(_ text: String) throws -> String? {
    var run = SceneRun(try ScrollScene(json: text))
    while run.next() != nil {}
    return run.error?.description
  }
}

/// An event as text, its type and fields, and the same as a call.
struct Told<Model: Draggable> {
  let text: String
  let call: (inout Model) -> Model.Events

  init(_ text: String, _ call: @escaping (inout Model) -> Model.Events) {
    (self.text, self.call) = (text, call)
  }

  /// The event does what the call does, and says what that says.
  ///
  /// - Parameters:
  ///   - model: the model before.
  ///   - scene: a scene with that model, and events.
  func check<Event>(_ model: Model, scene: (String) -> String) throws
  where Model.Events == EventList<Event> {
    var run = SceneRun(try ScrollScene(json: scene(#"{"t":0,\#(text)}"#)))
    let next = run.next()
    let frame = try #require(next)
    var model = model
    var events = model.sync(to: 0)
    events.append(call(&model))
    events.append(model.sync(to: 0))
    events.append(model.advance(to: 1.0 / 60).events)
    #expect(run.model.value as? Model == model, "\(text)")
    #expect(frame.events == events.map { PartEvent($0) }, "\(text)")
  }
}
