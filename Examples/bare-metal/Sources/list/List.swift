import CBoard
import Overscroll
import ScriptedTouches

/// A list under a finger, on a machine with nothing else: prints the hash of every frame.
@main
enum List {
  static func main() {
    let text = Text(board_put)
    var list = Models.phoneList()
    var strokes = Models.flicks()
    board_forbid_allocation()

    var all = Fingerprint()
    for frame in 1...400 {
      let time = Double(frame) / 60
      list.take(&strokes, until: time)
      var print = Fingerprint()
      print.add(list.advance(to: time))
      all.add(print.value)
      text.write(frame)
      text.write(" ")
      text.write(bits: print.value)
      text.write("\n")
    }
    text.write("all ")
    text.write(bits: all.value)
    text.write("\n")
  }
}
