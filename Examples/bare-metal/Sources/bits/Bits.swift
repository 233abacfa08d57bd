import CBoard
import ScriptedTouches

/// Prints the hash of every script; on every processor the same.
@main
enum Bits {
  static func main() {
    let text = Text(board_put)
    var all = Fingerprint()
    for index in 0..<Models.count {
      let value = Models.fingerprint(of: index)
      all.add(value)
      text.write(bits: value)
      text.write("  ")
      text.write(Models.name(index))
      text.write("\n")
    }
    text.write(bits: all.value)
    text.write("  all\n")
  }
}
