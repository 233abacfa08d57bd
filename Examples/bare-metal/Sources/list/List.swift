import CBoard
import Overscroll
import ScriptedTouches

/// A list under a finger, on a machine with nothing else: prints the hash of every tenth frame and of all, and on a
/// board the most stack that a call took.
@main
enum List {
  static func main() {
    let text = Text(board_put)
    board_paint_stack()
    var list = create()
    var stack = (creation: board_stack_used(), touch: Int32(0), frame: Int32(0))
    var strokes = Models.flicks()
    board_forbid_allocation()

    var all = Fingerprint()
    for frame in 1...400 {
      let time = Double(frame) / 60
      board_paint_stack()
      take(&strokes, until: time, &list)
      stack.touch = max(stack.touch, board_stack_used())
      board_paint_stack()
      let shown = advance(&list, to: time)
      stack.frame = max(stack.frame, board_stack_used())
      var print = Fingerprint()
      print.add(shown)
      all.add(print.value)
      guard frame % 10 == 0 else { continue }
      text.write(frame)
      text.write(" ")
      text.write(bits: print.value)
      text.write("\n")
    }
    text.write("all ")
    text.write(bits: all.value)
    text.write("\n")
    guard stack.creation > 0 else { return }
    text.write("stack: creation ")
    text.write(Int(stack.creation))
    text.write(", touch ")
    text.write(Int(stack.touch))
    text.write(", frame ")
    text.write(Int(stack.frame))
    text.write("\n")
  }

  // Their stack is their own: within another function it would not be below the paint.
  @inline(never) private static func create() -> Scroller { Models.phoneList() }

  @inline(never) private static func take(
    _ strokes: inout Strokes, until time: Double, _ list: inout Scroller
  ) { list.take(&strokes, until: time) }

  @inline(never) private static func advance(
    _ list: inout Scroller, to time: Double
  ) -> ScrollFrame { list.advance(to: time) }
}
