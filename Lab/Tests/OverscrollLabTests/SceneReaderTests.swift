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

  @Test func `an error names the file and the field`() throws {
    let path = Checkout.path("Fixtures/Golden/flick.jsonl")
    let error = #expect(throws: InputError.self) { try SceneReader.read(path: path) }
    #expect(error?.file == path)
    #expect(error?.reason.hasPrefix("line 2, column 1: expected the end of the text") == true)
  }
}
