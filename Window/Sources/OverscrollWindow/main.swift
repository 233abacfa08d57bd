import CSDL2
import Foundation

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  FileHandle.standardError.write(Data("Scripts/window --help says what it takes\n".utf8))
  exit(64)
}
guard SceneList.all[options.scene].isRecorded || options.record ?? options.trace == nil else {
  let scenes = SceneList.all.indices.filter { SceneList.all[$0].isRecorded }.map { "\($0 + 1)" }
  OpenWindow.complain(
    "--record and --trace write scenes \(scenes.joined(separator: ", ")), not \(options.scene + 1)")
  exit(64)
}
for case let file? in [options.record, options.trace] {
  let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
  guard FileManager.default.isWritableFile(atPath: folder) else {
    OpenWindow.complain("cannot write \(file)")
    exit(73)
  }
}
guard var app = WindowApp(options) else { exit(69) }
app.run()
do {
  try app.finish()
} catch {
  OpenWindow.complain("\(error)")
  exit(74)
}
SDL_Quit()
