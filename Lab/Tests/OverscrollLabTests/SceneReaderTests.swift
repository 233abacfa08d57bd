import Foundation
import OverscrollLab
import ScrollScenes
import Testing

@Suite struct SceneReaderTests {
  @Test func `a scene is read from its file`() throws {
    let path = Checkout.root.appending(path: "Fixtures/Scenes/flick.json")
      .path(percentEncoded: false)
    let frames = Array(SceneRun(try SceneReader.read(path: path)))
    #expect(frames.last?.line.contains(#""phase":"idle""#) == true)
  }

  @Test func `an error names the file and the field`() throws {
    let path = Checkout.root.appending(path: "Fixtures/Golden/flick.jsonl")
      .path(percentEncoded: false)
    #expect(throws: InputError.self) { try SceneReader.read(path: path) }
    do throws(InputError) {
      _ = try SceneReader.read(path: path)
    } catch {
      #expect(error.file == path)
      #expect(error.reason.hasPrefix("line 2, column 1: expected the end of the text"))
    }
  }
}
