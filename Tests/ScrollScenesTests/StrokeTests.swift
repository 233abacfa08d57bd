import ScrollScenes
import ScrollTestSupport
import Testing

/// A stroke means what its finger does, in single events, to the bit.
@Suite struct StrokeTests {
  /// A random stroke and the single events it means, both as a scene has them.
  private static func stroke(
    _ id: Int, _ dice: inout SeededGenerator
  ) -> (stroke: JSONValue, singles: [JSONValue]) {
    let (start, rate) = (dice.within(0...1), dice.pick([30, 60, 97.3, 120, 1000]))
    let end = dice.pick(["up", "cancel", "hold"])
    let lift = 0.0125
    var (points, singles, time): ([JSONValue], [JSONValue], Double) = ([], [], start)
    for index in 0..<Int.random(in: 1...14, using: &dice) {
      let (x, y) = (JSONValue.number(dice.within(0...390)), JSONValue.number(dice.within(0...844)))
      var point = [x, y]
      if index > 0 {
        time = max(time, start + Double(index) / rate)
        if dice.below(8) == 0 || time != start + Double(index) / rate {
          time += 0.01
          point.append(.number(time))
        }
      }
      points.append(.array(point))
      singles.append([
        "t": .number(time), "type": index == 0 ? "down" : "move", "id": .number(Double(id)), "x": x,
        "y": y,
      ])
    }
    var members: [JSONValue.Member] = [
      .init("t", .number(start)), .init("type", "stroke"), .init("id", .number(Double(id))),
      .init("points", .array(points)),
    ]
    if rate != 120 { members.append(.init("rate", .number(rate))) }
    if end != "up" || Bool.random(using: &dice) { members.append(.init("end", .string(end))) }
    guard end != "hold" else { return (.object(members), singles) }
    if Bool.random(using: &dice) {
      members.append(.init("liftAfter", .number(lift)))
      time += lift
    }
    singles.append(["t": .number(time), "type": .string(end), "id": .number(Double(id))])
    return (.object(members), singles)
  }

  /// The lines of a scene's first frames with other events.
  private static func lines(_ scene: JSONValue, _ events: [JSONValue]) throws -> [String] {
    guard case .object(var members) = scene else { return [] }
    members.removeAll { ["events", "until"].contains($0.name) }
    members += [.init("events", .array(events)), .init("until", 2)]
    return SceneRun(try ScrollScene(json: JSONWriter.line(.object(members)))).map(\.line)
  }

  @Test(arguments: Fixtures.names.filter { !$0.hasPrefix("pop-track") })
  func `random strokes play as their single events, in every scene`(name: String) throws {
    let text = try Fixtures.text(name)
    let scene = try JSONParser.parse(text)
    guard case .array(let own)? = scene["events"] else { return }
    var dice = SeededGenerator(text.count)
    // Several fingers, also with the same id, before, between and after what happens besides.
    var (strokes, singles) = (own, own)
    for id in [1, 2, 3, 1] {
      let (one, isFirst) = (Self.stroke(id, &dice), Bool.random(using: &dice))
      strokes.insert(one.stroke, at: isFirst ? 0 : strokes.count)
      singles.insert(contentsOf: one.singles, at: isFirst ? 0 : singles.count)
    }
    let played = try Self.lines(scene, strokes)
    #expect(try !played.isEmpty && played == Self.lines(scene, singles))
  }

  @Test func `a stroke that says no more has 120 points a second, lifted at the last`() throws {
    let scene = try ScrollScene(
      json: SceneText.scrollView(
        events: #"{"t":1,"type":"stroke","id":7,"points":[[1,2],[3,4],[5,6]]}"#))
    let singles: [SceneEvent] = [
      .down(1, 7, at: .init(1, 2)), .move(1 + 1 / 120.0, 7, to: .init(3, 4)),
      .move(1 + 2 / 120.0, 7, to: .init(5, 6)), .up(1 + 2 / 120.0, 7),
    ]
    #expect(try scene.events[0].singles == singles && singles[0].singles == [singles[0]])
    var (one, all) = (scene.model, scene.model)
    var events: [PartEvent] = []
    for single in singles { events += try all.apply(single) }
    #expect(try one.apply(scene.events[0]) == events)
    #expect(one == all)
  }

  @Test(
    arguments: SceneText.cases(
      #"""
      "points":[[1,2]] -> id: expected a whole number between ±2^53, missing
      "id":1 -> points: expected a list of points, missing
      "id":1,"points":[] -> points: expected a first point [x, y], which is at the event's time
      "id":1,"points":[[1,2,3]]
        -> points: expected a first point [x, y], which is at the event's time
      "id":1,"points":[[1]] -> points[0]: expected [x, y], found a list of 1
      "id":1,"points":[[1,2],[3,"4"]] -> points[1][1]: expected a number, found a string "4"
      "id":1,"points":[[1,2],[3,4,0.5],[5,6]]
        -> points[2]: expected a time >= that of the point before (0.5), found 0.016666666666666666
      "id":1,"points":[[1,2]],"rate":0 -> rate: expected a number > 0, found 0
      "id":1,"points":[[1,2]],"end":"stop"
        -> end: expected one of "up", "cancel", "hold", found a string "stop"
      "id":1,"points":[[1,2]],"end":"hold","liftAfter":1
        -> liftAfter: a finger that is held has none
      "id":1,"points":[[1,2]],"liftAfter":-1 -> liftAfter: expected a number >= 0, found -1
      "id":1,"points":[[1,2]],"on":"list" -> on: unknown field; down takes t type id x y
      "id":1,"points":[[1,2]],"lift":1
        -> lift: unknown field; stroke takes t type id points rate end liftAfter on
      """#))
  func `a stroke that is not understood is an error`(fields: String, message: String) {
    let event = #"{"t":0,"type":"stroke",\#(fields)}"#
    #expect(SceneText.error(SceneText.scrollView(events: event)) == "events[0]." + message)
  }

  @Test func `what is touched is for the model to say`() {
    let stroke = #"{"t":0,"type":"stroke","id":1,"points":[[1,2]],"on":"lid"}"#
    let drawer = SceneText.error(SceneText.drawer(model: SceneText.list, events: stroke))
    #expect(drawer?.hasPrefix("events[0].on: expected") == true)
    let comments = #"{"type":"popTrack","width":390,"trackCount":2,"trackHeight":20}"#
    let tracks = SceneText.error(#"{"scene":1,"model":\#(comments),"events":[\#(stroke)]}"#)
    #expect(tracks?.hasPrefix("events[0].type: expected one of add") == true)
  }
}
