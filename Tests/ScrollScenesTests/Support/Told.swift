import ScrollScenes
import Testing

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
    #expect(frame.events == events.map { SceneNews($0) }, "\(text)")
  }
}
