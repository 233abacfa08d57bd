import Foundation
import OverscrollLab
import ScrollScenes
import Testing

@Suite struct SceneReaderTests {
  @Test func `a scene is read from its file`() throws {
    let scene = try SceneReader.read(path: Checkout.path("Fixtures/Scenes/flick.json"))
    let frames = Array(SceneRun(scene))
    #expect(frames.last?.line.contains(#""phase":"idle""#) == true)
  }

  @Test func `the guide has every name that a field takes`() throws {
    let text = try String(contentsOfFile: Checkout.path("Docs/Guides/Scenes.md"), encoding: .utf8)
    let scroll = #""type":"scrollView","viewport":[9,9],"contentSize":[9,99]"#
    let window = #""type":"pictureInPicture","container":[9,99],"size":[9,9]"#
    let pager = #""type":"pager","viewport":[9,9],"count":2"#
    let nested = #""type":"nested","scrollers":[{\#(scroll)"#
    let scenes = [
      "velocityEstimator": scroll + #","velocityEstimator":"?"},"events":["#,
      "feel": scroll + #","feel":"?"},"events":["#,
      "momentum": scroll + #","feel":{"momentum":"?"}},"events":["#,
      "pages": scroll + #","feel":{"pages":"?"}},"events":["#,
      "rule": window + #","rule":"?"},"events":["#,
      "edge": #""type":"drawer","container":[9,99],"anchors":["dismissed"],"edge":"?"},"events":["#,
      "stashed": window + #"},"events":[{"t":0,"type":"moveToPlace","place":{"stashed":"?"}}"#,
      "alignment": pager + #","alignment":"?"},"events":["#,
      "axis": pager + #","axis":"?"},"events":["#, "order": nested + #","order":"?"}]},"events":["#,
      "containedAxes": nested + #","containedAxes":"?"}]},"events":["#,
      "unit": scroll + #"},"events":[{"t":0,"type":"wheel","unit":"?"}"#,
      "phase": scroll + #"},"events":[{"t":0,"type":"wheel","phase":"?"}"#,
      "key": scroll + #"},"events":[{"t":0,"type":"key","key":"?"}"#,
    ]
    let rows = text.matches(of: #/\n\| `(\w+)`[^|]* \| ((?:`"\w+"` ?)+) \|/#)
    #expect(Set(rows.map { String($0.1) }) == Set(scenes.keys))
    for row in rows {
      let scene = #"{"scene":1,"model":{\#(scenes[String(row.1)] ?? "")]}"#
      let error = #expect(throws: SceneError.self) { try ScrollScene(json: scene) }
      let names = row.2.replacing("` `", with: ", ").replacing("`", with: "")
      #expect("\(error as Any)".contains("expected one of \(names), found"), "\(row.1)")
    }
  }

  @Test func `an error names the file and the field`() throws {
    let path = Checkout.path("Fixtures/Golden/flick.jsonl")
    let error = #expect(throws: InputError.self) { try SceneReader.read(path: path) }
    #expect(error?.file == path)
    #expect(error?.reason.hasPrefix("line 2, column 1: expected the end of the text") == true)
  }
}
