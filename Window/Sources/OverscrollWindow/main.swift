import CSDL2
import Foundation

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  FileHandle.standardError.write(Data("Scripts/window --help says what it takes\n".utf8))
  exit(64)
}
guard var app = WindowApp(options) else { exit(69) }
app.run()
try app.finish()
SDL_Quit()
