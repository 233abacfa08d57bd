import ArgumentParser
import Foundation
import OverscrollLab
import ScrollScenes

/// `overscroll replay`: a scene in, one JSON line for every frame out.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Play a scene, one JSON line for every frame.",
    discussion: """
      A scene is JSON: what is on the screen, what the fingers do and when frames are requested.

        {"scene":1,"frameRate":60,"until":"rest",
         "model":{"type":"scrollView","viewport":[390,844],"contentSize":[390,6000]},
         "events":[{"t":0,"type":"down","id":1,"x":200,"y":700},
                   {"t":0.016,"type":"move","id":1,"x":200,"y":660},
                   {"t":0.032,"type":"up","id":1}]}

      writes lines such as

        {"frame":1,"t":0.016666666666666666,"offset":[0,30],"velocity":[0,2500],
         "zoomScale":1,"phase":"dragging","events":["willBeginDragging","didScroll"]}

      without the line break.

      The model's type is scrollView, drawer (with "list":{…} one with a list inside), \
      pictureInPicture, pager, nested, throw, dial or popTrack; its fields have the names of its \
      Swift type. "frameLead" asks for frames ahead, "frames":"whileMoving" only while needed. \
      Docs/Guides/Scenes.md lists them all.

      Whatever is not understood is an error that names file and field; the exit status is then 1.
      """)

  @Argument(help: "A file with a scene; - is standard input.")
  var scene: String

  func run() throws {
    var run = SceneRun(try SceneReader.read(path: scene))
    var text: [UInt8] = []
    while let frame = run.next() {
      frame.append(to: &text)
      text.append(UInt8(ascii: "\n"))
      // Many lines are written at a time.
      guard text.count >= 65_536 else { continue }
      try Output.write(text)
      text.removeAll(keepingCapacity: true)
    }
    try Output.write(text)
    if let error = run.error {
      throw InputError(file: LineReader.name(of: scene), reason: error.description)
    }
  }
}
