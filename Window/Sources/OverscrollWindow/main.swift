import CSDL2
import Foundation

if CommandLine.arguments.contains("--help") {
  print(Options.usage, terminator: "")
  exit(0)
}
guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  FileHandle.standardError.write(Data(Options.usage.utf8))
  exit(64)
}
guard var app = WindowApp(options) else { exit(69) }
app.run()
try app.finish()
SDL_Quit()
